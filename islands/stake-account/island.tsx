import { useId } from "react";
import { joinSentences } from "../lib/join-sentences";
import { present } from "../lib/present";
import { fetchStake } from "../lib/accounts/answers";
import { AccountCard, useShownAccount } from "../lib/accounts/card";
import { Room } from "../lib/accounts/room";
import { useReading } from "../lib/accounts/use-reading";
import { trackStakingClick } from "../analytics/track";
import { fromUnits, showDecimal } from "../lib/forms/number";
import { Icon } from "../lib/icons/icon";
import { useMessages } from "archipel";
import { toast } from "../toasts/toast";
import { shortAddress, wallets } from "../lib/wallets/store";
import { useWallet } from "../lib/wallets/use-wallet";
import { readBalance } from "./balance";
import { type Account, lineOf } from "./line";
import { Rounds } from "./rounds";
import { type Sample, sampleAccount } from "./sample";

interface Props {
  symbol: string;
  decimals: number;
  networks: { key: string; name: string; address: string }[];
  service: boolean;
  sample: Sample;
}

/**
 * The stake of the sample account or of the connected wallet. The balance is read from the chain through the wallet, rewards
 * and rounds from the sales API. A figure is only shown when it was read; before, a description is in its place. The claim
 * is never sent: its button shows when it opens.
 */
export default function StakeAccount({ symbol, decimals, networks, service, sample }: Props) {
  const { t, locale, number } = useMessages();
  const wallet = useWallet();
  const id = useId();

  const address = wallet.status === "connected" ? wallet.address : undefined;
  const [kind, choose] = useShownAccount(address);
  const isSample = kind === "sample";
  const network = networks.find(({ key }) => key === wallet.network);
  const token = network?.address;
  const isReadable = networks.length > 0 || service;
  // By the network, not by its contract: a token may have the same address on several networks.
  const key = isReadable && address ? `${address} ${network?.key}` : undefined;
  const [reading, retry] = useReading<Account>(key, async () => {
    const [units, stake] = await Promise.all([
      token ? readBalance(wallets.evm(), token, present(address)) : undefined,
      service ? fetchStake(present(address)) : undefined,
    ]);
    return { balance: units === undefined ? undefined : fromUnits(units, decimals), stake };
  });
  const read = reading?.state === "done" ? reading.value : undefined;
  const account = isSample ? sampleAccount(sample) : read;

  const names = new Intl.ListFormat(locale, { type: "disjunction" }).format(networks.map(({ name }) => name));
  const line = lineOf({ networks: names, service }, address && shortAddress(address), reading);
  const said = joinSentences(locale, ...line.says.map(([id, variables]) => t(id, variables)));
  const shown = (amount: string | undefined, unit: string, note: string) =>
    amount === undefined ? (
      <>
        <dd className="account-unknown">{t("state-not-published")}</dd>
        <dd className="note">{note}</dd>
      </>
    ) : (
      <>
        <dd className="num">
          {showDecimal(amount, locale)} <span>{unit}</span>
        </dd>
        {isSample && note && <dd className="note">{note}</dd>}
      </>
    );
  const rate = number(sample.apy / 100, { style: "percent", maximumFractionDigits: 2 });
  const accruedNote = isSample ? t("accrued-sample", { count: sample.months, apy: rate }) : t("accrued-note");

  function claim() {
    if (!isSample) trackStakingClick();
    toast({ type: "info", id: "claim", title: t("locked-note") });
  }

  return (
    <AccountCard kind={kind} onChoose={choose}>
      {/* With a connection, the line is about the wallet, not about the sample. */}
      {!(isSample && address) && (
        <div className="stake-account-line">
          <Room others={sentences(t, names, service).map((each) => joinSentences(locale, ...each))}>
            <div role="status">
              {line.head && <p className="title size-3">{t(line.head)}</p>}
              <p>{said}</p>
            </div>
          </Room>
          {/* If nothing can be read, no button follows, and no space is reserved. */}
          {(line.offers || isReadable) && (
            <Room
              others={["connect", "retry"].map((id) => (
                <span className="btn btn-outline" key={id}>
                  {t(id)}
                </span>
              ))}
            >
              {line.offers && (
                <button
                  className="btn btn-outline scripted"
                  type="button"
                  onClick={line.offers === "connect" ? () => wallets.ask() : retry}
                >
                  {t(line.offers)}
                </button>
              )}
            </Room>
          )}
        </div>
      )}
      <noscript>
        <p className="hint">{t("no-script")}</p>
      </noscript>
      <dl className="figures">
        <div>
          <dt>{t("balance")}</dt>
          {shown(account?.balance, symbol, isSample ? "" : t("balance-note"))}
        </div>
        <div>
          <dt>{t("accrued")}</dt>
          {shown(account?.stake?.rewards, t("unit"), accruedNote)}
        </div>
        <div>
          <dt>{t("claim")}</dt>
          <dd className="num stake-account-claim">
            <Icon name="lock" />
            {t("locked")}
            {account && (
              <button
                className="btn btn-outline scripted"
                type="button"
                aria-disabled="true"
                aria-describedby={`${id}-locked`}
                onClick={claim}
              >
                {t("claim-run")}
              </button>
            )}
          </dd>
          <dd className="note" id={`${id}-locked`}>
            {t("locked-note")}
          </dd>
        </div>
      </dl>
      {/* Another account's list begins closed. */}
      {account?.stake && account.stake.rounds.length > 0 && <Rounds key={kind} rounds={account.stake.rounds} />}
    </AccountCard>
  );
}

/** The longest possible messages of the line, for an address of the usual length. */
function sentences(t: ReturnType<typeof useMessages>["t"], networks: string, service: boolean): string[][] {
  const address = shortAddress(`0x${"0".repeat(40)}`);
  if (!networks && !service) return [[t("connected", { address }), t("unavailable")]];
  const read = [t("read", { address }), networks ? t("balance-elsewhere", { networks }) : t("unavailable")];
  if (!service) read.push(t("rewards-unavailable"));
  return [[t("pending", { address })], [t("failed")], [t("failed-answer")], read];
}
