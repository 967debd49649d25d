import { type RefObject, useEffect, useId, useRef } from "react";
import { Room } from "../accounts/room";
import { Icon } from "../icons/icon";
import { useMessages } from "archipel";
import { useCopy } from "./use-copy";

interface Props {
  label: string;
  /** Returns the text to copy; called in the browser only. */
  text: () => string;
  /** The field with the text, which is selected if copying fails. Without one, a field is shown in that case. */
  field?: RefObject<HTMLInputElement | null>;
}

/**
 * A button that copies, shows the success for two seconds, and otherwise selects the text for manual copying. Its
 * island needs the shared messages `copy-done` and `copy-failed`.
 */
export function CopyButton({ label, text, field }: Props) {
  const { t } = useMessages();
  const [state, copy] = useCopy();
  const own = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    const input = (field ?? own).current;
    if (state !== "failed" || !input) return;
    input.focus();
    input.select();
  }, [state, field]);

  const said = (isDone: boolean) => (
    <>
      <Icon name={isDone ? "check" : "copy"} />
      {isDone ? t("copy-done") : label}
    </>
  );

  return (
    <>
      <button className="btn btn-outline scripted" type="button" onClick={() => copy(text())}>
        <Room inline others={[false, true].map(said)}>
          {said(state === "done")}
        </Room>
      </button>
      <span className={state === "failed" ? "error-msg" : "sr"} id={id} role="status">
        {state === "done" && t("copy-done")}
        {state === "failed" && t("copy-failed")}
      </span>
      {state === "failed" && !field && (
        <div className="input copy-button-field">
          <input readOnly ref={own} value={text()} aria-label={label} aria-describedby={id} />
        </div>
      )}
    </>
  );
}
