/** The language menu, a `<details class="languages">` with links. */

/**
 * Preserves the query and the anchor in the links, and the path of an unknown address; moves the focus by the arrow keys; closes the menu on
 * Escape, on a click elsewhere and when the focus leaves.
 */
export function followLanguages(): void {
  const menu = document.querySelector<HTMLDetailsElement>(".languages");
  if (!menu) return;
  const own = menu.querySelector<HTMLAnchorElement>("[aria-current]")?.pathname;
  const links = [...menu.querySelectorAll("a")].map((link) => ({ link, path: link.pathname }));
  const keepPlace = () => {
    for (const { link, path } of links) {
      // A page at another address than its own is shown for a missing page.
      if (own && own !== location.pathname) link.pathname = translate(location.pathname, own, path);
      link.search = location.search;
      // The anchors of menus are not positions in the page.
      link.hash = location.hash.replace(/^#(menu|skip)$/, "");
    }
  };
  const outside = (target: EventTarget | null) => !menu.contains(target as Node | null);
  menu.addEventListener("toggle", keepPlace);
  // It may have been opened before this script was loaded.
  if (menu.open) keepPlace();

  addEventListener("click", (event) => {
    if (outside(event.target)) menu.open = false;
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && outside(relatedTarget)) menu.open = false;
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  menu.addEventListener("keydown", (event) => {
    if (!menu.open || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const last = links.length - 1;
    // -1 on the button that opens the menu.
    const at = links.findIndex(({ link }) => link === event.target);
    const next = { ArrowUp: Math.max(at - 1, 0), ArrowDown: Math.min(at + 1, last), Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.link.focus();
  });
}

/** The address `path` in another language: `own` and `other` are the addresses of one page in both. Without a language, `other`. */
function translate(path: string, own: string, other: string): string {
  const [parts, ours, theirs] = [path, own, other].map((address) => address.split("/")) as [
    string[],
    string[],
    string[],
  ];
  const at = ours.findIndex((part, index) => part !== theirs[index]);
  if (at < 0) return path;
  if (parts[at] !== ours[at]) return other;
  return parts.with(at, theirs[at] ?? "").join("/");
}
