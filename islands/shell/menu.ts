/**
 * The menu of small screens. Its address (`#menu`) opens it, so it works without script; this adds the behaviour of a
 * dialog: the page behind is inert, the focus is moved and restored, and Escape, the scrim and the back button close
 * it.
 */

/** Follows the address of the page and the controls of its menu. */
export function followMenu(): void {
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
  const drawer = find(".drawer");
  const opener = find<HTMLAnchorElement>(".menu-open");
  if (!drawer || !opener) return;
  const behind = document.querySelectorAll<HTMLElement>(".skip, .consent, .riskbar, .site-header, main, .site-footer");
  /** Whether the menu is next to the page, or replaced by the one in the header. */
  const wide = matchMedia(document.body.classList.contains("platform") ? "(min-width: 48rem)" : "(min-width: 70rem)");
  let open = false;
  /** Whether a step back in the tab's history closes the menu. */
  let stepped = false;
  /** Whether a link of the menu was chosen, which moves the focus elsewhere. */
  let chosen = false;

  const follow = () => {
    const now = location.hash === "#menu" && !wide.matches;
    if (now === open) return;
    open = now;
    for (const part of behind) part.inert = open;
    if (open) {
      find(".menu-close")?.focus();
    } else {
      if (!chosen) opener.focus({ preventScroll: true });
      stepped = chosen = false;
    }
  };
  /** Closes without a new entry in the history, so that the back button does not open the menu again. */
  const leave = () => {
    location.replace("#skip");
    history.replaceState(history.state, "", location.pathname + location.search);
  };
  const close = () => (stepped ? history.back() : leave());

  opener.addEventListener("click", (event) => {
    stepped = plain(event) && location.hash !== "#menu";
  });
  for (const control of document.querySelectorAll(".menu-close, .scrim")) {
    control.addEventListener("click", (event) => {
      event.preventDefault();
      close();
    });
  }
  drawer.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!open || !link || event.defaultPrevented || !plain(event)) return;
    chosen = true;
    leave();
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && open) close();
  });
  addEventListener("hashchange", follow);
  wide.addEventListener("change", follow);
  follow();
}

/** Whether a click follows a link in the same tab. */
function plain(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
