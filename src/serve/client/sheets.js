/** Replaces style sheets without a flash of unstyled content. */

/** The old sheets that are removed when a new one has loaded, by the new one. */
const waiting = new WeakMap();

/** Whether an element links to a style sheet. */
export const isSheet = (element) => element.localName === "link" && element.relList.contains("stylesheet");

/** Inserts the sheet `fresh` after `old`, which is removed when `fresh` has loaded or failed. */
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
