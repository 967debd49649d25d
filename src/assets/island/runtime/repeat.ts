/**
 * Replays the events of a visitor on an island before it was hydrated, which `press.ts` has queued: the focus, the text of
 * fields, clicks in order.
 */
import type {} from "./press";

/** The age in milliseconds after which a queued event is no longer replayed. */
const MAX_AGE = 15_000;

/** Events that only have an effect together with the following click. */
const POINTER = /^(pointer|mouse)/;

/** Elements on which a key causes a click, which is queued, too. */
const CLICKED = "a, button, select, summary, textarea, input:not(:read-write)";

const isTyped = ({ type }: Event) => type === "input" || type === "change";

/** Removes the events of an island from the queue, and returns them. */
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

/** Discards the queued events of an island that could not be fetched, except the text of its fields. */
export function giveUp(island: Element): void {
  const typed = take(island).filter(isTyped);
  globalThis.archipelKept?.push(...typed);
}

/** Replays the events on `island`, which is hydrated. A listener that prevents `archipel:late` discards old events. */
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
    // Changes of React after an event are in the page before the next one.
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
  // The browser has followed a link, or opened an element.
  if (event.type === "click" && !event.defaultPrevented) return;
  // React ignores `input` events that do not change the value that a field had at hydration.
  if (isTyped(event)) target._valueTracker?.setValue(`${target.value}?`);
  target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
