import type { Messages } from "archipel";
import type { ReactNode } from "react";
import { type AmountProblem, printDecimal, type Side } from "../lib/sale/amount";
import { ErrorMessage } from "../lib/forms/fields";
import { RAA_DECIMALS } from "../lib/sale/price";

interface AmountFieldProps {
  id: string;
  side: Side;
  label: string;
  hint: string;
  /** What stands in the field behind the amount. */
  unit: ReactNode;
  value: string;
  placeholder: string | undefined;
  disabled: boolean;
  error: string | undefined | false;
  onChange(text: string): void;
  onBlur(): void;
}

/** The field of an amount, what is paid or what is received, with its error above it. */
export function AmountField(props: AmountFieldProps) {
  const { id, side, error } = props;
  return (
    <div className={error ? "field-group has-error" : "field-group"}>
      <label htmlFor={id}>{props.label}</label>
      {error && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      <div className="input">
        <input
          id={id}
          name={side}
          inputMode="decimal"
          autoComplete="off"
          disabled={props.disabled}
          value={props.value}
          placeholder={props.placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${id}-error ` : ""}${id}-hint`}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
        {props.unit}
      </div>
      <p className={side === "pay" ? "hint" : "hint purchase-price"} id={`${id}-hint`}>
        {props.hint}
      </p>
    </div>
  );
}

/** The words for what is wrong with an amount; what is paid is in `currency`, which has so many `decimals`. */
export function amountError(
  problem: AmountProblem,
  side: Side,
  { t, locale }: Messages,
  { currency, decimals }: { currency: string; decimals: number },
): string {
  switch (problem) {
    case "empty":
      return t("amount-error-empty");
    case "number":
      return t("amount-error-number", { example: printDecimal("100.5", locale) });
    case "decimals":
      return side === "pay"
        ? t("amount-error-decimals", { currency, count: decimals })
        : t("amount-error-decimals", { currency: t("receive-unit"), count: RAA_DECIMALS });
    case "minimum":
      return t("amount-error-minimum");
    case "maximum":
      return t("amount-error-maximum");
  }
}
