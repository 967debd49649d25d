/** Puts text on the clipboard. */

/**
 * Copies `text` and answers whether that worked; never throws. Call it in the event of a press, where browsers
 * allow it.
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

/**
 * The way of older browsers and of pages without a secure connection: selects `text` in a field and copies the
 * selection.
 */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  // No keyboard on screens without one, and no scrolling to the field.
  field.readOnly = true;
  field.style.cssText = "position:fixed;inset:0;opacity:0";
  // An open dialog keeps the focus inside, so the field has to be there too.
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
