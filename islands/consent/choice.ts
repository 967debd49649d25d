/** The visitor's choice about analytics. No choice means no consent. */

export type Choice = "granted" | "denied";

/** The storage key of the choice (content/data/storage.yaml). */
const key = "consent";

/** A choice that could not be stored applies until the page is left. */
let unkept: Choice | undefined;

/** Whether the browser refuses on behalf of its user: Global Privacy Control or Do Not Track. */
export function refusedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: unknown };
  return globalPrivacyControl === true || doNotTrack === "1";
}

/** The choice made on this site; undefined without one. Signals of the browser are not considered. */
export function readChoice(): Choice | undefined {
  if (unkept) return unkept;
  try {
    const kept = localStorage.getItem(key);
    return kept === "granted" || kept === "denied" ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice. If it can't be stored, none is stored, and the next page shows the question again. */
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
