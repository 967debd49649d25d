let typed = false;
// An island that imports this module is prerendered at build time, too.
globalThis.addEventListener?.("input", () => (typed = true), true);

/** The time limit of the request for the page, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Reloads the page because `chunk` can't be fetched: a new release may have replaced it. Returns whether the page reloads.
 *
 * Once per chunk and tab. Not if session storage is blocked, as nothing would end the loop; not if the user has typed
 * something into the page; not if the page itself can't be fetched, as without a network; and not if a listener prevents
 * `archipel:leaving` on the document, as during a payment.
 */
export async function reloadOnce(
  chunk: string,
  page: Pick<Window, "sessionStorage" | "location"> = window,
): Promise<boolean> {
  const key = `archipel:reload:${chunk}`;
  const mayReload = () => !typed && !isFilled() && !page.sessionStorage.getItem(key);
  try {
    // The user may type something during the request.
    if (!mayReload() || !(await isServed()) || !mayReload()) return false;
    if (!document.dispatchEvent(new Event("archipel:leaving", { cancelable: true }))) return false;
    page.sessionStorage.setItem(key, "1");
  } catch {
    return false;
  }
  page.location.reload();
  return true;
}

/** Returns whether the server can be reached and has this page. */
export async function isServed(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return (await fetch(location.href, { method: "HEAD", cache: "no-store", signal })).status < 500;
  } catch {
    return false;
  }
}

/** Records whether the user has typed something into the page, before the hydration of an island changes it. */
export function noteTyped(): void {
  typed ||= isFilled();
}

/**
 * Whether the value of a field differs from the one in the page: the user may have changed it before this script was
 * loaded.
 */
function isFilled(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=radio], [type=checkbox]), textarea",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
