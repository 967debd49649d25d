let typed = false;
// An island that imports this is prerendered at build time, too.
globalThis.addEventListener?.("input", () => (typed = true), true);

/**
 * Reloads the page because the server no longer has `chunk`: a new release has replaced it. Answers whether the page reloads.
 *
 * Once per chunk and tab. Not where session storage is blocked, as nothing would end the loop; not when something was typed
 * into the page; and not when a listener prevents `archipel:leaving` on the document, as a payment under way must.
 */
export function reloadOnce(chunk: string, page: Pick<Window, "sessionStorage" | "location"> = window): boolean {
  const key = `archipel:reload:${chunk}`;
  try {
    if (typed || isFilled() || page.sessionStorage.getItem(key)) return false;
    if (!document.dispatchEvent(new Event("archipel:leaving", { cancelable: true }))) return false;
    page.sessionStorage.setItem(key, "1");
  } catch {
    return false;
  }
  page.location.reload();
  return true;
}

/** Remembers what has been typed into the page, before an island that is hydrated makes it its own. */
export function noteTyped(): void {
  typed ||= isFilled();
}

/** Whether a field holds something else than the page came with: it may have been filled before this script came. */
function isFilled(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=radio], [type=checkbox]), textarea",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
