let typed = false;
// An island that imports this is prerendered at build time, too.
globalThis.addEventListener?.("input", () => (typed = true), true);

/** How long the server may take to answer for the page, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Reloads the page because `chunk` can't be had: a new release may have replaced it. Answers whether the page reloads.
 *
 * Once per chunk and tab. Not where session storage is blocked, as nothing would end the loop; not when something was typed
 * into the page; not when the page itself can't be had, as without a network; and not when a listener prevents
 * `archipel:leaving` on the document, as a payment under way must.
 */
export async function reloadOnce(
  chunk: string,
  page: Pick<Window, "sessionStorage" | "location"> = window,
): Promise<boolean> {
  const key = `archipel:reload:${chunk}`;
  const mayReload = () => !typed && !isFilled() && !page.sessionStorage.getItem(key);
  try {
    // Something may be typed while the server is asked.
    if (!mayReload() || !(await isServed()) || !mayReload()) return false;
    if (!document.dispatchEvent(new Event("archipel:leaving", { cancelable: true }))) return false;
    page.sessionStorage.setItem(key, "1");
  } catch {
    return false;
  }
  page.location.reload();
  return true;
}

/** Answers whether the server can be reached and has this page. */
export async function isServed(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return (await fetch(location.href, { method: "HEAD", cache: "no-store", signal })).status < 500;
  } catch {
    return false;
  }
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
