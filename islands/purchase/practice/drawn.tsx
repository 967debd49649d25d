import { useMessages } from "archipel";
import type { ReactNode } from "react";
import { Icon } from "../../lib/icons/icon";

interface DrawnProps {
  /** The source of the request: the visitor's wallet, or the form of a card payment provider. */
  kind: "wallet" | "card";
  /** The shown lines, each with its label. */
  lines: readonly (readonly [label: string, value: string])[];
  /** Marks it as practice. */
  badge: ReactNode;
  /** An optional note below. */
  note?: string | undefined;
  /** Whether the visitor has chosen to decline. */
  declines: boolean;
  answer(agrees: boolean): void;
}

/** A wallet's prompt, or a card payment provider's form, as a simulation: it only accepts an answer. */
export function Drawn({ kind, badge, lines, note, declines, answer }: DrawnProps) {
  const { t } = useMessages();
  return (
    // It is focused as a whole, so that a browser scrolls its buttons into view.
    <div className="practice-drawn" role="dialog" aria-labelledby="practice-drawn" tabIndex={-1} data-focus>
      <h4 id="practice-drawn">
        <Icon name={kind === "wallet" ? "wallet" : "lock"} />
        {t(`drawn-${kind}`)}
      </h4>
      {badge}
      <dl className="facts">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="hint">{note}</p>}
      <div className="actions">
        <button className="btn btn-outline" type="button" onClick={() => answer(false)}>
          {t(kind === "wallet" ? "drawn-decline" : "drawn-cancel")}
        </button>
        <button className="btn btn-primary" type="button" disabled={declines} onClick={() => answer(true)}>
          {t(kind === "wallet" ? "drawn-approve" : "drawn-pay")}
        </button>
      </div>
    </div>
  );
}
