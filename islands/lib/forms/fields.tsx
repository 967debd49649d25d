/** The parts of a form that show its errors. */
import type { ReactNode } from "react";
import { Icon } from "../icons/icon";

/** An error next to its field. */
export function ErrorMessage({ id, children }: { id: string; children: string }) {
  return (
    <p className="error-msg" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}

/** An error in the summary, with a link to the field. */
export function ErrorLink({ field, children }: { field: string; children: string }) {
  return (
    <li>
      <a
        href={`#${field}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(field)?.focus();
        }}
      >
        {children}
      </a>
    </li>
  );
}

interface CheckProps {
  id: string;
  name: string;
  label: string;
  checked: boolean;
  disabled: boolean;
  error: string | undefined | false;
  onChange(checked: boolean): void;
  /** The content below. */
  children?: ReactNode;
}

/** A checkbox, with its error above it. */
export function Check({ id, name, label, checked, disabled, error, onChange, children }: CheckProps) {
  return (
    <div className={error ? "field-group has-error" : "field-group"}>
      {error && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      <label className="purchase-terms">
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {children}
    </div>
  );
}
