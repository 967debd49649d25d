/**
 * Tabs by the ARIA practices. The page contains the buttons, and the style sheet shows the panel of the selected one
 * from the first paint on; this handles clicks and keys. Without script, the panels are shown one after the other.
 */

/** Activates every `role="tablist"` of the page: its tabs name their panels by `aria-controls`. */
export function followTabs(): void {
  // The style sheet of an older browser shows all panels, so that tabs are not needed.
  const shown = matchMedia("(scripting: enabled)").matches;
  for (const list of document.querySelectorAll<HTMLElement>("[role=tablist]")) {
    if (shown) follow(list);
    else list.hidden = true;
  }
}

function follow(list: HTMLElement) {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const panel = (tab: HTMLElement) => document.getElementById(tab.getAttribute("aria-controls") ?? "");
  const select = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      panel(tab)?.classList.toggle("is-on", tab === chosen);
    }
  };
  for (const tab of tabs) {
    // A story contains no focusable element, so the story itself is focusable.
    panel(tab)?.setAttribute("tabindex", "0");
    tab.addEventListener("click", () => select(tab));
  }
  const wide = matchMedia("(min-width: 60rem)");
  const turn = () => list.setAttribute("aria-orientation", wide.matches ? "vertical" : "horizontal");
  wide.addEventListener("change", turn);
  turn();

  list.addEventListener("keydown", (event) => {
    const { key } = event;
    const at = tabs.indexOf(event.target as HTMLElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const keys = wide.matches ? (["ArrowUp", "ArrowDown"] as const) : (["ArrowLeft", "ArrowRight"] as const);
    const isMirrored = !wide.matches && getComputedStyle(list).direction === "rtl";
    const [back, on] = isMirrored ? ([keys[1], keys[0]] as const) : keys;
    const last = tabs.length - 1;
    const next = tabs[{ [back]: at ? at - 1 : last, [on]: at < last ? at + 1 : 0, Home: 0, End: last }[key] ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
}
