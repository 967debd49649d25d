/** Who sent the visitor: the query parameter `r`, kept in local storage under `ref`. */

const KEY = "ref";

/**
 * Keeps the referrer that an address names. The first one wins: a kept one stays. Anything but 1 to 64 letters, digits,
 * `_` and `-` is dropped; so is everything where the storage is blocked.
 */
export function keepReferrer(search: string): void {
  const name = new URLSearchParams(search).get("r");
  if (!valid(name) || readReferrer()) return;
  try {
    localStorage.setItem(KEY, name);
  } catch {}
}

/** The referrer that was kept; undefined without one, or where the storage is blocked or holds something else. */
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
