/**
 * Keeps what a visitor does to an island before it is hydrated; `repeat.ts` does it again then. It stands in the page as an inline
 * script, since a press may come before any file.
 *
 * Links, and what a browser opens or fills by itself, are the browser's. It is left out where code of the site imports
 * `hydrate-islands`: that decides when islands are hydrated, and keeps presses as it likes.
 */
declare global {
  /** Events of islands that wait, and what gives presses up, in their order. */
  var archipelKept: Event[];
}

/** What a browser does without a script. */
const NATIVE =
  "a[href]:not([href='#']),summary,select,option,video,audio,:read-write,[type=file],[type=color],[type=range]";

const TYPES = "pointerdown mousedown pointerup mouseup click submit keydown input change".split(" ");

/** Gives all presses up. */
const FORGET = "archipel:forget";

const kept: Event[] = [];
globalThis.archipelKept = kept;

for (const type of [...TYPES, FORGET])
  addEventListener(
    type,
    (event) => {
      const { key } = event as KeyboardEvent;
      const target = event.target as HTMLElement;
      const owner = target.closest?.("archipel-island:not([hydrated])");
      if (owner || key === "Escape" || type === FORGET) kept.push(event);
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
