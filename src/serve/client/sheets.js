/** Exchanges style sheets without a moment in which the page has none. */

/** The sheets that stay until another has loaded, by that one. */
const waiting = new WeakMap();

/** Whether an element is a style sheet of a file of its own. */
export const isSheet = (element) => element.localName === "link" && element.relList.contains("stylesheet");

/** Puts the sheet `fresh` behind `old`, which goes when `fresh` has loaded or has failed to. */
export function swapSheet(old, fresh) {
  const leaving = [old, ...(waiting.get(old) ?? [])];
  waiting.set(fresh, leaving);
  const done = () => {
    for (const sheet of leaving) sheet.remove();
    waiting.delete(fresh);
  };
  fresh.addEventListener("load", done, { once: true });
  fresh.addEventListener("error", done, { once: true });
  old.after(fresh);
}
