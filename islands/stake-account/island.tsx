import { type ReactNode, useId, useState } from "react";
import { fetchStake } from "../accounts/answers";
import { Room } from "../accounts/room";
import { useReading } from "../accounts/use-reading";
import { trackStakingClick } from "../analytics/track";
import { fromUnits, showDecimal } from "../forms/number";
import { Icon } from "../icons/icon";
import { useMessages } from "archipel";
import { toast } from "../toasts/toast";
import { shortAddress, wallets } from "../wallets/store";
import { useWallet } from "../wallets/use-wallet";
import { readBalance } from "./balance";
import { type Account, type Line, lineOf } from "./line";
import { Rounds } from "./rounds";

interface Props {
  symbol: string;
  decimals: number;
  networks: { key: string; name: string; address: string }[];
  service: boolean;
}

/**
 * The stake of the connected wallet. The balance is read from the chain through the wallet, rewards
 * and rounds from the sales API. A figure stands there only once it was read; before, each place says
 * what belongs there. The claim is never sent: its button says when it opens.
 */
export default function StakeAccount({ symbol, decimals, networks, service }: Props) {
  const { t, locale } = useMessages();
  const wallet = useWallet();
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  const address = wallet.status === "connected" ? wallet.address : undefined;
  const network = networks.find(({ key }) => key === wallet.network);
  const token = network?.address;
  const isReadable = networks.length > 0 || service;
  // By the network and not by its contract: a token may have the same address on several networks.
  const key = isReadable && address ? `${address} ${network?.key}` : undefined;
  const [reading, retry] = useReading<Account>(key, async () => {
    const [units, stake] = await Promise.all([
      token ? readBalance(wallets.evm()!, token, address!) : undefined,
      service ? fetchStake(address!) : undefined,
    ]);
    return { balance: units === undefined ? undefined : fromUnits(units, decimals), stake };
  });

  const names = new Intl.ListFormat(locale, { type: "disjunction" }).format(networks.map(({ name }) => name));
  const line = lineOf({ networks: names, service }, address && shortAddress(address), reading);
  // Chinese sets no space between sentences.
  const join = (sentences: string[]) => sentences.join(locale.startsWith("zh") ? "" : " ");
  const said = join(line.says.map(([id, variables]) => t(id, variables)));
  const { balance, stake } = reading?.state === "done" ? reading.value : {};
  const shown = (amount: string | undefined, unit: string, note: string) =>
    amount === undefined ? (
      <dd className="note">{t(note)}</dd>
    ) : (
      <dd className="num">
        {showDecimal(amount, locale)} <span>{unit}</span>
      </dd>
    );

  function claim() {
    trackStakingClick();
    toast({ type: "info", id: "claim", title: t("locked-note") });
  }

  return (
    <div className="stake-account">
      <div className="stake-account-line">
        <Room others={sentences(t, names, service).map((each) => join(each))}>
          <div role="status">
            {line.head && <p className="title size-3">{t(line.head)}</p>}
            <p>{said}</p>
          </div>
        </Room>
        <Room others={["connect", "retry", "rounds-show", "rounds-hide"].map((id) => <Ghost key={id}>{t(id)}</Ghost>)}>
          <Offer offers={line.offers} isOpen={isOpen} controls={`${id}-rounds`} onRetry={retry} onOpen={setOpen} />
        </Room>
      </div>
      <noscript>
        <p className="hint">{t("no-script")}</p>
      </noscript>
      <dl className="figures">
        <div>
          <dt>{t("balance")}</dt>
          {shown(balance, symbol, "balance-note")}
        </div>
        <div>
          <dt>{t("accrued")}</dt>
          {shown(stake?.rewards, t("unit"), "accrued-note")}
        </div>
        <div>
          <dt>{t("claim")}</dt>
          <dd className="num stake-account-claim">
            <Icon name="lock" />
            {t("locked")}
            {reading?.state === "done" && (
              <button
                className="btn btn-outline"
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
      {stake && stake.rounds.length > 0 && <Rounds id={`${id}-rounds`} rounds={stake.rounds} hidden={!isOpen} />}
    </div>
  );
}

/** The longest that the line may come to say, for an address and a number of rounds as long as usual. */
function sentences(t: ReturnType<typeof useMessages>["t"], networks: string, service: boolean): string[][] {
  const address = shortAddress(`0x${"0".repeat(40)}`);
  if (!networks && !service) return [[t("connected", { address }), t("unavailable")]];
  const read = [t("read", { address }), networks ? t("balance-elsewhere", { networks }) : t("unavailable")];
  if (!service) read.push(t("rewards-unavailable"));
  return [[t("pending", { address })], [t("failed")], [t("failed-answer")], read];
}

interface OfferProps {
  offers: Line["offers"];
  isOpen: boolean;
  /** The id of the list of rounds. */
  controls: string;
  onRetry: () => void;
  onOpen: (isOpen: boolean) => void;
}

/** The line's button; nothing where it offers none. */
function Offer({ offers, isOpen, controls, onRetry, onOpen }: OfferProps) {
  const { t } = useMessages();
  const button = { className: "btn btn-outline scripted", type: "button" } as const;
  switch (offers) {
    case "connect":
      return (
        <button {...button} onClick={() => wallets.ask()}>
          {t("connect")}
        </button>
      );
    case "retry":
      return (
        <button {...button} onClick={onRetry}>
          {t("retry")}
        </button>
      );
    case "rounds":
      return (
        <button {...button} aria-expanded={isOpen} aria-controls={controls} onClick={() => onOpen(!isOpen)}>
          {t(isOpen ? "rounds-hide" : "rounds-show")}
        </button>
      );
    case undefined:
      return null;
  }
}

/** The room of a button. */
function Ghost({ children }: { children: ReactNode }) {
  return <span className="btn btn-outline">{children}</span>;
}
