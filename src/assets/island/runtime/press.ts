/**
 * Queues the events of a visitor on an island before it is hydrated; `repeat.ts` replays them. It is an inline script of the page,
 * since a click may precede any file.
 *
 * Events on links, and on elements that a browser opens or fills by itself, are not queued. It is omitted where code of the site
 * imports `hydrate-islands`: that code decides when islands are hydrated, and how events are queued.
 */
declare global {
  /** Queued events of islands, and events that discard the queue, in order. */
  var archipelKept: (Event & {
    /** For `input` events, the text of the field at that moment. */
    text?: string;
  })[];
}

/** Elements that work in a browser without scripts. */
const NATIVE =
  "a[href]:not([href='#']),summary,select,option,video,audio,:read-write,[type=file],[type=color],[type=range]";

const TYPES = "pointerdown mousedown pointerup mouseup click dblclick submit keydown keyup input change".split(" ");

/** The event that discards all queued events. */
const FORGET = "archipel:forget";

const kept: typeof globalThis.archipelKept = [];
globalThis.archipelKept = kept;

for (const type of [...TYPES, FORGET])
  addEventListener(
    type,
    (event) => {
      const { key } = event as KeyboardEvent;
      const target = event.target as HTMLElement;
      const owner = target.closest?.("archipel-island:not([hydrated])");
      if (owner || key === "Escape" || type === FORGET)
        kept.push(type === "input" ? Object.assign(event, { text: (target as HTMLInputElement).value }) : event);
      if (!owner) return;
      const pressed: Element = target.closest("label")?.control ?? target;
      const isPress =
        type === "submit" ||
        (type === "click" && !pressed.closest(NATIVE)) ||
        (/^(Enter| )$/.test(key) && !target.closest(`button,input,${NATIVE}`));
      if (!isPress && owner.getAttribute("when") !== "interaction") return;
      if (isPress) {
        event.preventDefault();
        event.stopPropagation();
      }
      owner.setAttribute("hydrating", "");
      owner.dispatchEvent(new Event("archipel:hydrating", { bubbles: true }));
    },
    true,
  );

export {};
