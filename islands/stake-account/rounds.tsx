import { useId, useState } from "react";
import type { Round, RoundState } from "../lib/accounts/answers";
import { showDecimal } from "../lib/forms/number";
import { Icon } from "../lib/icons/icon";
import { joinSentences } from "../lib/join-sentences";
import { useMessages } from "archipel";

/** The message that names each state. */
const states: Record<RoundState, string> = { locked: "locked", open: "round-open", signed: "round-signed" };

/** The vesting rounds of an account: one dot each, and a list on demand. Each is a transaction to sign. */
export function Rounds({ rounds }: { rounds: Round[] }) {
  const { t, locale, number } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const signed = rounds.filter(({ state }) => state === "signed").length;
  const said = joinSentences(
    locale,
    t("rounds", { count: rounds.length }),
    t("rounds-progress", { signed, total: rounds.length }),
  );
  return (
    <div className="stake-account-rounds">
      <div className="stake-account-line">
        <div>
          <h3>{t("rounds-title")}</h3>
          <p>{said}</p>
        </div>
        <button
          className="btn btn-outline scripted"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "rounds-hide" : "rounds-show")}
        </button>
      </div>
      <ol className="stake-account-dots" aria-label={t("rounds-title")}>
        {rounds.map(({ amount, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its number
          <li key={index} data-state={state}>
            <i aria-hidden="true">{state === "open" ? null : <Icon name={state === "signed" ? "check" : "lock"} />}</i>
            <span className="micro" aria-hidden="true">
              {number(index + 1)}
            </span>
            <span className="sr">
              {joinSentences(
                locale,
                t("round-says", { number: index + 1, amount: showDecimal(amount, locale) }),
                t(states[state]),
              )}
            </span>
          </li>
        ))}
      </ol>
      <div id={id} hidden={!isOpen}>
        <List rounds={rounds} />
      </div>
    </div>
  );
}

function List({ rounds }: { rounds: Round[] }) {
  const { t, locale, date } = useMessages();
  /** Without a date of the listing, the dates of the rounds are unknown. */
  const isDated = rounds.some(({ unlocks }) => unlocks);
  const heads = { amount: t("amount-head"), unlocks: t("unlocks-head"), state: t("state-head") };
  return (
    <>
      <table className="ledger ledger-stack" aria-label={t("rounds-title")}>
        <thead>
          <tr>
            <th scope="col">{t("round-head")}</th>
            <th scope="col" className="n">
              {heads.amount}
            </th>
            {isDated && (
              <th scope="col" className="n">
                {heads.unlocks}
              </th>
            )}
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
                {showDecimal(amount, locale)}
                {"\u00a0"}
                {t("unit")}
              </td>
              {isDated && (
                <td className={unlocks ? "n" : "n muted"} data-label={heads.unlocks}>
                  {unlocks ? date(unlocks) : t("state-not-published")}
                </td>
              )}
              <td className="n" data-label={heads.state}>
                {t(states[state])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{t("rounds-note")}</p>
    </>
  );
}
