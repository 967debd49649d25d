import {
  type CSSProperties,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { present } from "../lib/present";
import { trackStakingClick } from "../analytics/track";
import { CopyButton } from "../lib/forms/copy-button";
import { parseNumber, plainNumber } from "../lib/forms/number";
import { Icon } from "../lib/icons/icon";
import { useMessages } from "archipel";
import { type Limits, type Problem, readStake, reward, type Stake } from "./reward";
import { shownStake } from "./shown";

interface Props extends Limits, Stake {
  /** The published rate, in percent a year. */
  apy: number;
  /** The total supply of tokens. */
  supply: number;
  /** The URL of the page about the risks. */
  risks: string;
}

/**
 * The staking calculator. It shows the reward of an example stake, then of the entered one after each change; no reward while
 * the input is invalid. The button also shows the problems. Other parts of the page that draw the stake follow `shownStake`.
 *
 * The query of the URL contains the last calculation for which the button was pressed (`?amount=10000&months=12`), exactly as the
 * form submits it without a script, so a link to it and a click before hydration both work.
 */
export default function StakeCalculator({ apy, supply, risks, amount, months, ...limits }: Props) {
  const { t, locale, number } = useMessages();
  const [typed, setTyped] = useState({ amount: number(amount), months: number(months) });
  const [stake, setStake] = useState<Stake | undefined>({ amount, months });
  const [problems, setProblems] = useState<Partial<Record<keyof Stake, Problem>>>({});
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  /** The values of the fields, which before hydration are not in React's state. */
  const fields = () => Object.fromEntries(new FormData(present(form.current))) as Record<keyof Stake, string>;

  /** Handles a change of the fields: a result is only shown for its own input. */
  function enter(change: Partial<typeof typed>) {
    const { stake, problems = {} } = readStake({ ...fields(), ...change }, limits, locale);
    setTyped((typed) => ({ ...typed, ...change }));
    setStake(stake);
    // An error is removed with its cause; a new one is only shown on submit, so that nobody is corrected while typing.
    setProblems((shown) => Object.fromEntries(Object.keys(shown).map((name) => [name, problems[name as keyof Stake]])));
  }

  /** The query parameters of a stake. */
  const plain = ({ amount, months }: Stake) => ({
    amount: plainNumber(amount, locale),
    months: plainNumber(months, locale),
  });

  const restore = useEffectEvent(() => {
    const query = new URLSearchParams(location.search);
    const { amount, months } = fields();
    const early = { amount: query.get("amount") ?? amount, months: query.get("months") ?? months };
    setTyped(early);
    if (!query.has("amount") && !query.has("months")) return setStake(readStake(early, limits, locale).stake);
    // A link may have been created in another language: a point or a comma, whichever is valid.
    const found = [locale, "en", "de"].map((locale) => readStake(early, limits, locale).stake).find(Boolean);
    setStake(found);
    if (!found) setProblems(readStake(early, limits, locale).problems ?? {});
    else if (!readStake(early, limits, locale).stake) setTyped(plain(found));
  });
  useEffect(() => restore(), []);

  useEffect(() => shownStake.set(stake), [stake]);

  function calculate(event: FormEvent) {
    event.preventDefault();
    trackStakingClick();
    const { stake, problems = {} } = readStake(fields(), limits, locale);
    setProblems(problems);
    setStake(stake);
    const [wrong] = Object.keys(problems);
    if (!stake) return form.current?.querySelector<HTMLElement>(`input[name=${wrong}]`)?.focus();
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(plain(stake))) url.searchParams.set(name, value);
    history.replaceState(history.state, "", url);
  }

  /** A link to the shown calculation, without other parts of the URL. */
  function link(stake: Stake): string {
    const url = new URL(location.pathname, location.href);
    url.search = String(new URLSearchParams(plain(stake)));
    url.hash = form.current?.closest("section[id]")?.id ?? "";
    return url.href;
  }

  const amountRange = { min: limits.amount_min, max: limits.amount_max };
  const monthsRange = { min: limits.months_min, max: limits.months_max };
  const errors = {
    amount:
      problems.amount === "range"
        ? t("amount-error-range", amountRange)
        : problems.amount && t("amount-error-number", { example: amount }),
    months: problems.months && t("months-error", monthsRange),
  };
  const { min, max } = monthsRange;
  const position = Math.min(
    max,
    Math.max(min, Math.round(parseNumber(typed.months, locale) ?? stake?.months ?? months)),
  );

  return (
    <div className="stake-calculator">
      <form className="stake-calculator-form" aria-label={t("form-label")} noValidate ref={form} onSubmit={calculate}>
        <Field
          id={`${id}-amount`}
          name="amount"
          inputMode="decimal"
          label={t("amount-label")}
          unit={t("amount-unit")}
          hint={t("amount-hint", amountRange)}
          error={errors.amount}
          value={typed.amount}
          onChange={(event) => enter({ amount: event.target.value })}
        />
        <Field
          id={`${id}-months`}
          name="months"
          inputMode="numeric"
          label={t("months-label")}
          unit={t("months-unit")}
          hint={t("months-hint", monthsRange)}
          error={errors.months}
          value={typed.months}
          onChange={(event) => enter({ months: event.target.value })}
        >
          <input
            className="stake-calculator-slider"
            type="range"
            aria-label={t("months-label")}
            aria-valuetext={t("months-value", { count: position })}
            min={min}
            max={max}
            value={position}
            style={{ "--position": `${(100 * (position - min)) / (max - min)}%` } as CSSProperties}
            onChange={(event) => enter({ months: number(event.target.valueAsNumber) })}
          />
        </Field>
        {/* Without scripts it has no effect, and the notice replaces it. */}
        <button className="btn btn-primary btn-lg scripted" type="submit">
          {t("run")}
        </button>
        <noscript>
          <p>{t("no-script")}</p>
        </noscript>
      </form>
      <div className="stake-calculator-result" role="status">
        {stake ? <Reward {...{ stake, apy, supply, risks }} /> : <p className="note">{t("no-result")}</p>}
      </div>
      {stake && (
        <>
          <Basis stake={stake} apy={apy} />
          <div className="actions stake-calculator-share">
            <CopyButton label={t("copy")} text={() => link(stake)} />
          </div>
        </>
      )}
    </div>
  );
}

interface ResultProps {
  stake: Stake;
  apy: number;
}

/** The formatted figures of a result. */
function useFigures({ stake, apy }: ResultProps) {
  const { number } = useMessages();
  return {
    rate: number(apy / 100, { style: "percent", maximumFractionDigits: 2 }),
    earned: number(reward(stake, apy), { maximumFractionDigits: 2 }),
  };
}

/** The result. */
function Reward({ stake, apy, supply, risks }: ResultProps & { supply: number; risks: string }) {
  const { t, number } = useMessages();
  const sum = stake.amount + reward(stake, apy);
  const { rate, earned } = useFigures({ stake, apy });
  return (
    <dl>
      <div>
        <dt>{t("reward-label")}</dt>
        <dd className="num">
          {t("reward-value", { amount: earned })} <span>{t("amount-unit")}</span>
        </dd>
        <dd className="note">{t("reward-basis", { amount: stake.amount, count: stake.months })}</dd>
        <dd className="note">
          <a href={risks}>{t("documents-risks")}</a>
        </dd>
        {sum > supply && (
          <dd className="stake-calculator-exceeds">
            <Icon name="alert" /> {t("exceeds", { sum: number(sum, { maximumFractionDigits: 0 }) })}
          </dd>
        )}
      </div>
      <div>
        <dt>{t("apy-label")}</dt>
        <dd>{rate}</dd>
      </div>
      <div>
        <dt>{t("penalty-label")}</dt>
        <dd className="muted">{t("state-not-published")}</dd>
      </div>
    </dl>
  );
}

/** The calculation of the result. */
function Basis({ stake, apy }: ResultProps) {
  const { t } = useMessages();
  const { rate, earned } = useFigures({ stake, apy });
  return (
    <ul className="note stake-calculator-basis">
      <li>{t("formula", { amount: stake.amount, apy: rate, months: stake.months, reward: earned })}</li>
      <li>{t("assumption-rate", { apy: rate })}</li>
      <li>{t("assumption-ratio")}</li>
    </ul>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  /** The unit after the value in the box. */
  unit: string;
  hint: string;
  error?: string | undefined;
  /** A second control for the same value. */
  children?: ReactNode;
}

/** A labelled text field with its hint and, if its value is invalid, the error. */
function Field({ id, label, unit, hint, error, children, ...input }: FieldProps) {
  return (
    <div className={error ? "field-group has-error" : "field-group"}>
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className="error-msg" id={`${id}-error`}>
          <Icon name="wrong" />
          <span>{error}</span>
        </p>
      )}
      <div className="input">
        <input
          {...input}
          id={id}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${id}-error ` : ""}${id}-unit ${id}-hint`}
        />
        <span className="unit" id={`${id}-unit`}>
          {unit}
        </span>
      </div>
      {children}
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
