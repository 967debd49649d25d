/** Writes text to the clipboard. */

/**
 * Copies `text` and returns whether that succeeded; never throws. Must be called in the event handler of a click, where
 * browsers allow it.
 *
 * A failure is logged once, in Russian.
 */
export async function copyText(text: string): Promise<boolean> {
  let reason: unknown;
  try {
    // Absent outside secure contexts.
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    reason = error;
  }
  try {
    if (copySelected(text)) return true;
  } catch (error) {
    reason = error;
  }
  console.error("Не удалось скопировать текст в буфер обмена", reason);
  return false;
}

/** The method for older browsers and insecure pages: selects `text` in a field and copies the selection. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  // No on-screen keyboard, and no scrolling to the field.
  field.readOnly = true;
  field.style.cssText = "position:fixed;inset:0;opacity:0";
  // An open dialog traps the focus, so the field has to be inside it.
  (focused?.closest("dialog") ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.setSelectionRange(0, text.length);
    return document.execCommand("copy");
  } finally {
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}
