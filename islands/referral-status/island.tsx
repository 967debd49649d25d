import { type CSSProperties, useId } from "react";
import { type Earned, fetchReferral, type Referral } from "../accounts/answers";
import { Room } from "../accounts/room";
import { type Reading, useReading } from "../accounts/use-reading";
import { showDecimal } from "../forms/number";
import { type Messages, useMessages, type Variables } from "archipel";
import { shortAddress } from "../wallets/store";
import { useWallet } from "../wallets/use-wallet";
import { standing, type Tier } from "./tier";

interface Props {
  heading: string;
  currencies: string[];
  tiers: (Tier & { mark: string; pays: boolean })[];
  sample: number;
  service: boolean;
}

/**
 * Earnings and tier of the connected wallet. Until they are known, the place of each figure says
 * what it is paid in, and the tier is a sample, marked as one.
 */
export default function ReferralStatus({ heading, currencies, tiers, sample, service }: Props) {
  const { t, locale } = useMessages();
  const wallet = useWallet();
  const address = service && wallet.status === "connected" ? wallet.address : undefined;
  const [reading, retry] = useReading(address, () => fetchReferral(address!));
  const referral = reading?.state === "done" ? reading.value : undefined;

  const [value, bonus] = currencies as [string, string];
  const shown = (earned: Earned) => (
    <>
      <dd className="num">
        {showDecimal(earned.value, locale)} <span>{value}</span>
      </dd>
      <dd>{t("bonus", { amount: showDecimal(earned.bonus, locale), currency: bonus })}</dd>
    </>
  );
  const paid = tiers.find(({ pays }) => pays)!.name;
  const short = shortAddress(address ?? `0x${"0".repeat(40)}`);
  const variables = { address: short, tier: paid };
  const said = sentence(service, reading);

  return (
    <>
      <h2 className="sr" id={heading}>
        {t("title")}
      </h2>
      <dl className="figures">
        {(["total", "month", "claimable"] as const).map((part) => (
          <div key={part}>
            <dt>{t(part)}</dt>
            {referral ? shown(referral[part]) : <dd className="note">{t("paid-in", { value, bonus })}</dd>}
          </div>
        ))}
      </dl>
      <div className="foot-note referral-status-note">
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
      </div>
      <Progress tiers={tiers} sample={sample} referral={referral} />
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

/** All that may stand below the figures. */
function sentences(t: Messages["t"], variables: Variables): string[] {
  const failed = ["failed", "failed-answer"].map((id) => `${t(id)} ${t("retry")}`);
  return [...["no-wallet", "pending", "ready"].map((id) => t(id, variables)), ...failed];
}

/** The current tier and the bar to the next one: those of the account, or a sample. */
function Progress({ tiers, sample, referral }: Pick<Props, "tiers" | "sample"> & { referral: Referral | undefined }) {
  const { t, locale, number } = useMessages();
  const id = useId();
  const turnover = referral?.turnover ?? String(sample);
  const { tier, next, missing, share } = standing(turnover, tiers);
  const goal = number((next ?? tier).above ?? 0, { notation: "compact" });
  const progress = next
    ? t("progress", { share: number(share / 100, { style: "percent" }), goal })
    : t("progress-full", { goal });
  const way = !next
    ? t("next-none")
    : missing === "0"
      ? t("next-above", { tier: next.name, goal })
      : t("next", { amount: showDecimal(missing!, locale), tier: next.name });

  return (
    <div className="split tier">
      <div>
        <h2 id={id}>
          {t("tier")} {/* Its room stays when the values are real, so that nothing moves. */}
          <span className={referral ? "badge room-other" : "badge badge-doubt"} aria-hidden={Boolean(referral)}>
            {t("state-sample")}
          </span>
        </h2>
        <p className="num">{tier.name}</p>
        <p className="muted">{way}</p>
      </div>
      <div>
        <div
          className="tier-bar"
          style={{ "--fill": `${share}%` } as CSSProperties}
          role="progressbar"
          aria-valuenow={share}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={progress}
          aria-labelledby={id}
        >
          <span>{progress}</span>
        </div>
        <ol>
          {tiers.map(({ name, mark }) => (
            <li key={name} aria-current={name === tier.name || undefined}>
              {name} <span className="muted">{mark}</span>
            </li>
          ))}
        </ol>
        <div className="hint">
          <Room others={[t("sample-note")]}>
            {referral ? t("turnover-note", { amount: showDecimal(turnover, locale) }) : t("sample-note")}
          </Room>
        </div>
      </div>
    </div>
  );
}
