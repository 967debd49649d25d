/**
 * Prefetches a page of the site when the visitor is about to open it (after 50 ms, stale after 30 s:
 * content/docs/constants.md).
 */

const DELAY = 50;
const STALE = 30_000;

/** Chromium's information about the connection, which other browsers lack. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Prefetches the target of an internal link that is hovered, focused or touched for a moment. */
export function followIntent(): void {
  const fetched = new Map<string, { at: number; hint: Element }>();
  let link: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetch = (url: string) => {
    const now = Date.now();
    const last = fetched.get(url);
    if (!frugal() && !(last && now - last.at < STALE)) {
      last?.hint.remove();
      const hint = document.createElement("link");
      hint.rel = "prefetch";
      hint.href = url;
      document.head.append(hint);
      fetched.set(url, { at: now, hint });
    }
  };
  const enter = ({ target }: Event) => {
    const next = target instanceof Element ? target.closest("a") : null;
    if (next === link) return;
    link = next;
    clearTimeout(timer);
    const url = next && page(next);
    if (url) timer = setTimeout(fetch, DELAY, url);
  };
  const leave = () => {
    link = null;
    clearTimeout(timer);
  };
  for (const event of ["pointerover", "focusin", "touchstart"]) addEventListener(event, enter, { passive: true });
  for (const event of ["focusout", "touchcancel"]) addEventListener(event, leave);
  document.documentElement.addEventListener("pointerleave", leave);
}

/** The address of another page of this site that a link opens in this tab; undefined for anything else. */
function page(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, target } = link;
  if (origin !== location.origin || (target && target !== "_self") || link.hasAttribute("download")) return undefined;
  const same = pathname === location.pathname && search === location.search;
  return same ? undefined : origin + pathname + search;
}

/** Whether the visitor saves data or has a slow connection. */
function frugal(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith("2g"));
}
