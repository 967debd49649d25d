/**
 * The page's own behaviour. This much loads with every page; the rest comes when the browser is idle or at the first
 * movement, press or key, whichever is first. Without it the page works: menus open by their addresses, films and
 * languages are links, stories stand one after the other.
 */

const root = document.documentElement;

// Whoever sent the visitor is kept even if the visit ends early.
if (location.search.includes("r=")) {
  import("../referrer/referrer").then(({ keepReferrer }) => keepReferrer(location.search)).catch(() => {});
}

/** What was pressed before anything could answer. */
let pressed: EventTarget | null = null;
const press = ({ target }: Event) => {
  pressed = target;
};
addEventListener("click", press);

const wake = () => {
  import("./main")
    .then(({ start }) => {
      removeEventListener("click", press);
      start(pressed as Element | null);
    })
    // The style sheet then shows what only a script could open.
    .catch(() => root.toggleAttribute("data-plain", true));
};
for (const event of ["pointermove", "pointerdown", "keydown"]) addEventListener(event, wake, { once: true });
(window.requestIdleCallback ?? setTimeout)(wake);

export {};
