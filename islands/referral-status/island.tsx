import { useId } from "react";
import { present } from "../lib/present";
import { type Earned, fetchReferral, type Referral } from "../lib/accounts/answers";
import { AccountCard, useShownAccount } from "../lib/accounts/card";
import { Room } from "../lib/accounts/room";
import { type Reading, useReading } from "../lib/accounts/use-reading";
import { showDecimal } from "../lib/forms/number";
import { type Messages, useMessages, type Variables } from "archipel";
import { shortAddress } from "../lib/wallets/store";
import { useWallet } from "../lib/wallets/use-wallet";
import { type Sample, sampleEarnings } from "./sample";
import { standing, type Tier } from "./tier";
import { TierBar } from "./tier-bar";

interface Props {
  heading: string;
  currencies: string[];
  tiers: Tier[];
  sample: Sample;
  service: boolean;
}

/**
 * Earnings and tier of the sample account or of the connected wallet. Until those of the wallet are known, the currency is
 * shown in place of each figure.
 */
export default function ReferralStatus({ heading, currencies, tiers, sample, service }: Props) {
  const { t, locale, number } = useMessages();
  const wallet = useWallet();
  const connected = wallet.status === "connected" ? wallet.address : undefined;
  const [kind, choose] = useShownAccount(connected);
  const isSample = kind === "sample";
  const address = service ? connected : undefined;
  const [reading, retry] = useReading(address, () => fetchReferral(present(address)));
  const referral = reading?.state === "done" ? reading.value : undefined;
  const earnings = isSample ? sampleEarnings(sample, tiers) : referral;
  const turnover = isSample ? String(sample.turnover) : referral?.turnover;

  const [value, bonus] = currencies as [string, string];
  const shown = (earned: Earned) => (
    <>
      <dd className="num">
        {showDecimal(earned.value, locale)} <span>{value}</span>
      </dd>
      <dd>{t("bonus", { amount: showDecimal(earned.bonus, locale), currency: bonus })}</dd>
    </>
  );
  const paid = present(tiers.find(({ reward }) => reward !== undefined)).name;
  const short = shortAddress(address ?? `0x${"0".repeat(40)}`);
  const variables = { address: short, tier: paid };
  const said = sentence(service, reading);

  return (
    <>
      <div className="head-split">
        <h2 id={heading}>{t("title")}</h2>
      </div>
      <AccountCard kind={kind} onChoose={choose}>
        {isSample && (
          <dl className="referral-status-link">
            <dt>{t("link")}</dt>
            <dd>{sample.link}</dd>
          </dl>
        )}
        <dl className="figures">
          {(["total", "month", "claimable"] as const).map((part) => (
            <div key={part}>
              <dt>{t(part)}</dt>
              {earnings ? (
                shown(earnings[part])
              ) : (
                <>
                  <dd className="account-unknown">{t("state-not-published")}</dd>
                  <dd className="note">{t("paid-in", { value, bonus })}</dd>
                </>
              )}
            </div>
          ))}
        </dl>
        <div className="foot-note referral-status-note">
          {isSample ? (
            <p>{t("sample-note", { earlier: number(sample.earlier), amount: number(sample.turnover), tier: paid })}</p>
          ) : (
            <Room others={service ? sentences(t, variables) : []}>
              <div>
                <span role="status">{said && t(said, variables)}</span>{" "}
                {reading?.state === "failed" && (
                  <button type="button" onClick={retry}>
                    {t("retry")}
                  </button>
                )}
              </div>
            </Room>
          )}
        </div>
        {turnover !== undefined && <Progress tiers={tiers} turnover={turnover} />}
      </AccountCard>
    </>
  );
}

/** The message below the figures; none while they are read. */
function sentence(service: boolean, reading: Reading<Referral> | undefined): string | undefined {
  if (!service) return "unavailable";
  switch (reading?.state) {
    case undefined:
      return "no-wallet";
    case "quiet":
      return undefined;
    case "failed":
      return reading.isAnswer ? "failed-answer" : "failed";
    case "pending":
      return "pending";
    case "done":
      return "ready";
  }
}

/** All possible messages below the figures. */
function sentences(t: Messages["t"], variables: Variables): string[][] {
  const failed = ["failed", "failed-answer"].map((id) => [t(id), " ", t("retry")]);
  return [...["no-wallet", "pending", "ready"].map((id) => [t(id, variables)]), ...failed];
}

/** The current tier and the bar to the next one. */
function Progress({ tiers, turnover }: { tiers: Tier[]; turnover: string }) {
  const { t, locale, number } = useMessages();
  const id = useId();
  const { tier, next, missing } = standing(turnover, tiers);
  const goal = number((next ?? tier).above ?? 0, { notation: "compact" });
  const way = !next
    ? t("next-none")
    : missing === "0"
      ? t("next-above", { tier: next.name, goal })
      : t("next", { amount: showDecimal(missing ?? "0", locale), tier: next.name });

  return (
    <div className="split tier">
      <div>
        <h3 id={id}>{t("tier")}</h3>
        <p className="num">{tier.name}</p>
        <p className="muted">{way}</p>
      </div>
      <div>
        <TierBar tiers={tiers} turnover={turnover} labelledBy={id} />
        <p className="hint">{t("turnover-note", { amount: showDecimal(turnover, locale) })}</p>
      </div>
    </div>
  );
}
