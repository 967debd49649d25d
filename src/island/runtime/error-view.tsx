import { useId, useState } from "react";
import { useMessages } from "./messages";

/** What stands in the place of an island that failed after it was hydrated: that it did, and the error on demand. */
export function ErrorView({ error }: { error: unknown }) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="caution island-error" role="alert">
      <p>
        <strong>{t("island-error-title")}</strong>
      </p>
      <button
        type="button"
        className="btn btn-outline"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(open ? "island-error-hide" : "island-error-show")}
      </button>
      <pre id={id} hidden={!open} dir="ltr">
        {String(error)}
      </pre>
    </div>
  );
}
