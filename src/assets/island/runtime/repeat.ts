/**
 * Replays the events of a visitor on an island before it was hydrated, which `press.ts` has queued: the focus, and in their order
 * the text of fields, keys and clicks.
 */
import type {} from "./press";

/** The age in milliseconds after which a queued event is no longer replayed. */
const MAX_AGE = 15_000;

/** Events that only have an effect together with the following click. */
const POINTER = /^(pointer|mouse)/;

/** Elements on which a key causes a click, which is queued, too. */
const CLICKED = "a, button, select, summary, textarea, input:not(:read-write)";

type Queued = (typeof globalThis.archipelKept)[number];

const isTyped = ({ type }: Event) => type === "input" || type === "change";

/** Fields in which `change` follows `input` events with the same value. */
const ENTERED = "textarea, input:not([type=checkbox], [type=radio], [type=file])";

/**
 * Whether a key is replayed: not one whose click is queued, nor one that the text of a field contains.
 */
function isReplayed({ key, target }: KeyboardEvent): boolean {
  const element = target as Element;
  if (/^(Enter| )$/.test(key) && element.closest(CLICKED)) return false;
  return key.length > 1 || !element.matches(":read-write");
}

/** Removes the events of an island from the queue, and returns them. */
function take(island: Element): Queued[] {
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
  const isLate = (event: Event) => performance.now() - event.timeStamp > MAX_AGE;
  const late = new Event("archipel:late", { bubbles: true, cancelable: true });
  const presses = events.filter((event) => !isTyped(event));
  const isDropped = presses.some(isLate) && island.dispatchEvent(late);
  const isKey = ({ type }: Event) => type === "keydown" || type === "keyup";
  const isEffective = (event: Event) =>
    !POINTER.test(event.type) && !(isKey(event) && !isReplayed(event as KeyboardEvent));
  // The last of several events of a field, unless something else happened between them.
  const isLast = (event: Event, at: number) => {
    const rest = events.slice(at + 1);
    const next = rest.findIndex((later) => later.type === event.type && later.target === event.target);
    return next < 0 || rest.slice(0, next).some((between) => !isTyped(between) && isEffective(between));
  };
  let pointer: Event[] = [];
  const done: Queued[] = [];
  for (const [at, event] of events.entries()) {
    if (isTyped(event)) {
      if (isLast(event, at)) done.push(event);
      continue;
    }
    if (isDropped && isLate(event)) continue;
    if (event.type === "pointerdown") pointer = [];
    if (POINTER.test(event.type)) pointer.push(event);
    else if (event.type === "click") done.push(...pointer.splice(0), event);
    else if (isEffective(event)) done.push(event);
  }
  const texts = new Map<EventTarget | null, Text>();
  for (const event of done) {
    doAgain(event, texts);
    // Changes of React after an event are in the page before the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The text of a field: as the visitor saw it at an event, and as it was set for that event. */
interface Text {
  seen: string;
  set: string;
}

/** The text that a field has at an event. What the island has removed since the last event stays removed. */
function textAt(text: string, last: Text | undefined, now: string): string {
  const isChanged = last && now !== last.set && text.startsWith(last.seen);
  return isChanged ? now + text.slice(last.seen.length) : text;
}

function doAgain(event: Queued, texts: Map<EventTarget | null, Text>): void {
  const target = event.target as HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };
  if (event.type === "submit") {
    (event.target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter ?? undefined);
    return;
  }
  // The browser has followed a link, or opened an element.
  if (event.type === "click" && !event.defaultPrevented) return;
  if (event.text !== undefined) {
    const set = textAt(event.text, texts.get(target), target.value);
    if (target.value !== set) target.value = set;
    texts.set(target, { seen: event.text, set });
  }
  // React ignores events that do not change the value that a field had at hydration.
  if (isTyped(event) && (event.type === "input" || !target.matches(ENTERED)))
    target._valueTracker?.setValue(`${target.value}?`);
  target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
