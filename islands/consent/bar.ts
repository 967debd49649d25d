/**
 * The bar `.consent` that requests consent to analytics, and `.consent-choice` on the page about
 * privacy, where the choice is changed.
 */
import { present } from "../lib/present";
import { startAnalytics, stopAnalytics } from "../analytics/start";
import { allowed, type Choice, keepChoice, readChoice, refusedByBrowser } from "./choice";

const bar = present(document.querySelector<HTMLElement>(".consent"));
const panel = document.querySelector<HTMLElement>(".consent-choice");

/** Whether the bar was closed without an answer: it is shown again on the next page. */
let postponed = false;

/** Shows the choice, or the question if there is none, and loads the allowed services. */
function show(): void {
  const state = refusedByBrowser() ? "browser" : (readChoice() ?? "none");
  bar.hidden = state !== "none" || postponed;
  if (panel) {
    panel.hidden = false;
    present(panel.querySelector<HTMLElement>(".actions")).hidden = state === "browser";
    for (const sentence of panel.querySelectorAll<HTMLElement>("[data-consent-state]")) {
      sentence.hidden = sentence.dataset.consentState !== state;
    }
  }
  startAnalytics();
}

function decide(choice: Choice): void {
  const withdrawn = allowed() && choice === "denied";
  keepChoice(choice);
  show();
  if (withdrawn) stopAnalytics();
}

/**
 * Reserves space for the bar: at the end of the page, below the focused element, and below sticky elements (`--room`).
 */
function makeRoom(): void {
  const room = bar.offsetHeight ? `${bar.offsetHeight}px` : "";
  const { style } = document.documentElement;
  style.setProperty("--room", room);
  document.body.style.paddingBlockEnd = style.scrollPaddingBlockEnd = room;
}

for (const button of document.querySelectorAll<HTMLElement>("[data-consent]")) {
  button.addEventListener("click", () => decide(button.dataset.consent as Choice));
}
bar.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  postponed = true;
  show();
});
// Decided in another tab, or before coming back to this page.
addEventListener("storage", show);
addEventListener("pageshow", show);
new ResizeObserver(makeRoom).observe(bar);
show();
