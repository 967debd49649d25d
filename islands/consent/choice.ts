/** What the visitor has decided about analytics. Nothing decided is no consent. */

export type Choice = "granted" | "denied";

/** Where the choice is kept (content/data/storage.yaml). */
const key = "consent";

/** A choice that storage would not take holds until the page is left. */
let unkept: Choice | undefined;

/** Whether the browser says no for its owner: Global Privacy Control or Do Not Track. */
export function refusedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: unknown };
  return globalPrivacyControl === true || doNotTrack === "1";
}

/** The choice made on this site; undefined while there is none. What the browser says is not asked. */
export function readChoice(): Choice | undefined {
  if (unkept) return unkept;
  try {
    const kept = localStorage.getItem(key);
    return kept === "granted" || kept === "denied" ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice. One that can't be kept leaves none behind: the next page asks again. */
export function keepChoice(choice: Choice): void {
  unkept = choice;
  try {
    localStorage.removeItem(key);
    localStorage.setItem(key, choice);
    unkept = undefined;
  } catch {
    // Storage is blocked or full.
  }
}

/** Whether analytics may run now: allowed on this site, and not refused by the browser. */
export function allowed(): boolean {
  return readChoice() === "granted" && !refusedByBrowser();
}
