/**
 * Repeats what a visitor did to an island before it was hydrated, and `press.ts` has kept: the focus, the text of fields, presses
 * in their order.
 */
import type {} from "./press";

/** After how many milliseconds nobody expects a press any more. */
const MAX_AGE = 15_000;

/** What is a press only together with the click that follows. */
const POINTER = /^(pointer|mouse)/;

/** Where a key presses by a click, which was kept, too. */
const CLICKED = "a, button, select, summary, textarea, input:not(:read-write)";

const isTyped = ({ type }: Event) => type === "input" || type === "change";

/** Removes the events of an island from those that are kept. */
function take(island: Element): Event[] {
  const kept = globalThis.archipelKept ?? [];
  const isOwn = ({ target }: Event) => target instanceof Node && island.contains(target);
  const own = kept.filter(isOwn);
  const endsPresses = (event: Event) => event.type === "archipel:forget" || (event as KeyboardEvent).key === "Escape";
  const last = kept.findLastIndex(endsPresses);
  const current = own.filter((event) => isTyped(event) || kept.indexOf(event) > last);
  for (const event of own) kept.splice(kept.indexOf(event), 1);
  return current;
}

/** Forgets the presses of an island that could not be fetched, and keeps the text of its fields. */
export function giveUp(island: Element): void {
  const typed = take(island).filter(isTyped);
  globalThis.archipelKept?.push(...typed);
}

/** Repeats what was done to `island`, which has been hydrated. A listener that prevents `archipel:late` keeps presses that are old. */
export async function repeat(island: Element): Promise<void> {
  if (!globalThis.archipelKept) return;
  const events = take(island);
  const focused = document.activeElement;
  if (focused && focused !== island && island.contains(focused))
    focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  const typed = events.filter(
    (event, at) =>
      isTyped(event) &&
      !events.some((later, n) => n > at && later.type === event.type && later.target === event.target),
  );
  const isLate = (event: Event) => performance.now() - event.timeStamp > MAX_AGE;
  const late = new Event("archipel:late", { bubbles: true, cancelable: true });
  const presses = events.filter((event) => !isTyped(event));
  const isDropped = presses.some(isLate) && island.dispatchEvent(late);
  let pointer: Event[] = [];
  const done = [...typed];
  for (const event of presses.filter((event) => !isDropped || !isLate(event))) {
    if (event.type === "pointerdown") pointer = [];
    if (POINTER.test(event.type)) pointer.push(event);
    else if (event.type === "click") done.push(...pointer.splice(0), event);
    else done.push(event);
  }
  for (const event of done) {
    doAgain(event);
    // What React makes of an event is in the page before the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function doAgain(event: Event): void {
  const target = event.target as HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };
  const { key, submitter } = event as KeyboardEvent & SubmitEvent;
  if (event.type === "submit") {
    (event.target as HTMLFormElement).requestSubmit(submitter ?? undefined);
    return;
  }
  const isOther = !/^(Enter| )$/.test(key) || (key === " " && target.matches(":read-write"));
  if (event.type === "keydown" && (isOther || target.closest(CLICKED))) return;
  // The browser has followed a link and opened what opens by itself.
  if (event.type === "click" && !event.defaultPrevented) return;
  // React takes the value that a field has when it is hydrated for known, and ignores events that do not change it.
  if (isTyped(event)) target._valueTracker?.setValue(`${target.value}?`);
  target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
