import type { Round, RoundState } from "../accounts/answers";
import { showDecimal } from "../forms/number";
import { useMessages } from "archipel";

/** The message that names each state. */
const states: Record<RoundState, string> = { locked: "locked", open: "round-open", signed: "round-signed" };

/** The vesting rounds of an account: each is a transaction to sign. */
export function Rounds({ id, rounds, hidden }: { id: string; rounds: Round[]; hidden: boolean }) {
  const { t, locale, date } = useMessages();
  const heads = { amount: t("amount-head"), unlocks: t("unlocks-head"), state: t("state-head") };
  return (
    <div className="stake-account-rounds" id={id} hidden={hidden}>
      <table className="ledger ledger-stack">
        <caption>{t("rounds-title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("round-head")}</th>
            <th scope="col" className="n">
              {heads.amount}
            </th>
            <th scope="col" className="n">
              {heads.unlocks}
            </th>
            <th scope="col" className="n">
              {heads.state}
            </th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ amount, unlocks, state }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its number
            <tr key={index}>
              <th scope="row">{t("round-name", { number: index + 1 })}</th>
              <td className="n" data-label={heads.amount}>
                {showDecimal(amount, locale)} {t("unit")}
              </td>
              <td className={unlocks ? "n" : "n muted"} data-label={heads.unlocks}>
                {unlocks ? date(unlocks) : t("state-not-published")}
              </td>
              <td className="n" data-label={heads.state}>
                {t(states[state])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{t("rounds-note")}</p>
    </div>
  );
}
