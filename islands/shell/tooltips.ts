/**
 * Tooltips: what `data-tooltip` says, or the name of a link or button that shows only an icon. By hovering after
 * 700 ms, or at once within 300 ms of the last one (content/docs/constants.md), and by focus from the keyboard. They stay while
 * the pointer is on them and go by Escape (WCAG 2.2, 1.4.13).
 */

const DELAY = 700;
const SKIP = 300;
/** Time to cross from the control to its tooltip, in milliseconds. */
const GRACE = 120;
/** Distance from the control and from the edges of the window, in pixels. */
const AWAY = 6;

/** Shows the tooltips of the page, now and of whatever is added to it. */
export function followTooltips(): void {
  const tip = document.createElement("div");
  tip.id = "tooltip";
  tip.className = "badge tooltip";
  tip.role = "tooltip";
  tip.popover = "manual";
  /** What the tooltip belongs to, shown or about to be. */
  let owner: Element | undefined;
  /** A control that was pressed: it has no tooltip again before the pointer has left it. */
  let pressed: Element | undefined;
  /** Whether the focus moves by Tab, and not because a script moved it. */
  let tabbed = false;
  let shown = false;
  let hiddenAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (shown) {
      hiddenAt = performance.now();
      owner?.removeAttribute("aria-describedby");
      tip.remove();
    }
    shown = false;
    owner = undefined;
  };
  const show = () => {
    const words = owner && wordsOf(owner);
    if (!owner || !words || !owner.isConnected) return hide();
    tip.textContent = words;
    // Outside an open dialog it could not be reached, and outside a landmark not be found.
    (owner.closest("dialog, main, header, nav, footer") ?? document.body).append(tip);
    tip.showPopover?.();
    place(tip, owner);
    // Not for a name that is read out anyway.
    if (owner.getAttribute("aria-label") !== words && owner.textContent?.trim() !== words) {
      owner.setAttribute("aria-describedby", tip.id);
    }
    shown = true;
  };
  const ask = (next: Element, delay: number) => {
    if (next === owner) {
      if (shown) clearTimeout(timer);
      return;
    }
    hide();
    owner = next;
    const fresh = performance.now() - hiddenAt < SKIP;
    if (delay && !fresh) timer = setTimeout(show, delay);
    else show();
  };
  const leave = () => {
    clearTimeout(timer);
    if (shown) timer = setTimeout(hide, GRACE);
    else hide();
  };

  addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    if (target === tip) return clearTimeout(timer);
    const next = ownerOf(target);
    if (next !== pressed) pressed = undefined;
    if (next && !pressed) ask(next, DELAY);
    else if (owner && !owner.contains(document.activeElement)) leave();
  });
  document.documentElement.addEventListener("pointerleave", leave);
  addEventListener("focusin", ({ target }) => {
    const next = target instanceof Element ? ownerOf(target) : undefined;
    if (tabbed && next) ask(next, 0);
  });
  addEventListener("focusout", hide);
  addEventListener("pointerdown", ({ target }) => {
    tabbed = false;
    if (target === tip) return;
    hide();
    pressed = ownerOf(target as Element);
  });
  addEventListener("keydown", ({ key }) => {
    tabbed = key === "Tab";
    if (key === "Escape") hide();
  });
  // What was pressed, with any key, may move.
  addEventListener("click", hide);
  // The page scrolls to what takes the focus.
  const move = () => {
    if (!owner?.contains(document.activeElement)) hide();
    else if (shown) place(tip, owner);
  };
  addEventListener("scroll", move, { capture: true, passive: true });
  addEventListener("resize", move);
}

/** The control around `target` that has a tooltip. */
function ownerOf(target: Element): Element | undefined {
  const owner = target.closest("[data-tooltip], a, button");
  return owner && wordsOf(owner) ? owner : undefined;
}

/** What the tooltip of `owner` says; nothing for a control whose name can be seen. */
function wordsOf(owner: Element): string | null | undefined {
  const words = owner.getAttribute("data-tooltip");
  return words ?? (owner.textContent?.trim() ? undefined : owner.getAttribute("aria-label"));
}

/** Puts the tooltip under its control, or above where there is no room; beside an entry of the folded side menu. */
function place(tip: HTMLElement, owner: Element) {
  const { left, right, top, bottom, width, height } = owner.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = tip;
  const beside = owner.closest(".side");
  const below = bottom + AWAY;
  const x = beside ? right + AWAY : left + (width - offsetWidth) / 2;
  const y = beside
    ? top + (height - offsetHeight) / 2
    : below + offsetHeight > clientHeight
      ? top - AWAY - offsetHeight
      : below;
  const within = (value: number, size: number, room: number) => Math.max(AWAY, Math.min(value, room - size - AWAY));
  tip.style.left = `${within(x, offsetWidth, clientWidth)}px`;
  tip.style.top = `${within(y, offsetHeight, clientHeight)}px`;
}
