/**
 * Tooltips: the text of `data-tooltip`, or the name of a link or button that shows only an icon. Shown on hover after 700 ms,
 * or immediately within 300 ms of the last one (content/docs/constants.md), and on keyboard focus. They stay while the pointer
 * is on them and close on Escape (WCAG 2.2, 1.4.13).
 */

const DELAY = 700;
const SKIP = 300;
/** The time to move from the control to its tooltip, in milliseconds. */
const GRACE = 120;
/** Distance from the control and from the edges of the window, in pixels. */
const AWAY = 6;

/** Shows the tooltips of the page, also of elements that are added later. */
export function followTooltips(): void {
  const tip = document.createElement("div");
  tip.id = "tooltip";
  tip.className = "badge tooltip";
  tip.role = "tooltip";
  tip.popover = "manual";
  /** The owner of the tooltip that is shown or about to be. */
  let owner: Element | undefined;
  /** A control that was clicked: it has no tooltip again before the pointer has left it. */
  let pressed: Element | undefined;
  /** Whether the focus moves by Tab, rather than by a script. */
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
    // Outside of an open dialog it could not be reached, and outside of a landmark not be found.
    (owner.closest("dialog, main, header, nav, footer") ?? document.body).append(tip);
    tip.showPopover?.();
    place(tip, owner);
    // Not for a name that is announced in any case.
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
  // The clicked element, with any key, may move.
  addEventListener("click", hide);
  // The page scrolls to the focused element.
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

/** The text of the tooltip of `owner`; none for a control with a visible name. */
function wordsOf(owner: Element): string | null | undefined {
  const words = owner.getAttribute("data-tooltip");
  return words ?? (owner.textContent?.trim() ? undefined : owner.getAttribute("aria-label"));
}

/** Places the tooltip below its control, or above if there is no space; next to an entry of the folded side menu. */
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
