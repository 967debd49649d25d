/** The page for unknown addresses, on hosts that support only one for all: they send that of the default language. */

/**
 * Redirects to the page of the address's own language, which receives the address as its fragment and shows it again; from an
 * address in no language of the site to the home page.
 */
export function leadOn(page: Pick<Window, "location" | "history"> = window): void {
  const home = document.querySelector<HTMLAnchorElement>(".not-found .btn-primary")?.pathname;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".languages a")];
  const own = links.find((link) => link.hasAttribute("aria-current"));
  if (!home || !own) return;
  const { pathname, search, hash } = page.location;
  const isBelow = (path: string, link: HTMLAnchorElement) => path.startsWith(link.pathname.replace(/[^/]+\/$/, ""));
  if (isBelow(hash.slice(1), own)) {
    page.history.replaceState(null, "", hash.slice(1));
    return;
  }
  const other = links.find((link) => isBelow(pathname, link));
  // A file outside of all languages is not a page.
  if (other === own || (!other && /\.[^/]*$/.test(pathname))) return;
  page.location.replace(other ? `${other.pathname}#${pathname}${search}${hash}` : `${home}${search}${hash}`);
}
