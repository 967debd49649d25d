import type { ReactNode } from "react";
import type { Side } from "../lib/sale/amount";
import { ErrorMessage } from "../lib/forms/fields";

interface AmountFieldProps {
  id: string;
  side: Side;
  label: string;
  hint: ReactNode;
  /** The unit after the amount. */
  unit: ReactNode;
  value: string;
  placeholder: string | undefined;
  disabled: boolean;
  error: string | undefined | false;
  onChange(text: string): void;
  onBlur(): void;
}

/** The field of an amount, paid or received, with its error above it. */
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
