/** The referrer of the visitor: the query parameter `r`, stored in local storage under `ref`. */

const KEY = "ref";

/**
 * Stores the referrer in a URL. The first one is preserved. Anything but 1 to 64 letters, digits, `_` and `-` is
 * ignored, and so is everything if storage is blocked.
 */
export function keepReferrer(search: string): void {
  const name = new URLSearchParams(search).get("r");
  if (!valid(name) || readReferrer()) return;
  try {
    localStorage.setItem(KEY, name);
  } catch {}
}

/** The stored referrer; undefined without one, or if storage is blocked or contains another value. */
export function readReferrer(): string | undefined {
  try {
    const name = localStorage.getItem(KEY);
    return valid(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

function valid(name: string | null): name is string {
  return /^[\w-]{1,64}$/.test(name ?? "");
}
