/** The language menu, a `<details class="languages">` with links. */

/**
 * Lets the links keep the query and the anchor, and closes the menu by Escape, by a press elsewhere and when
 * the focus leaves.
 */
export function followLanguages(): void {
  const menu = document.querySelector<HTMLDetailsElement>(".languages");
  if (!menu) return;
  const keepPlace = () => {
    for (const link of menu.querySelectorAll("a")) {
      link.search = location.search;
      // The address of an open menu is no place.
      link.hash = location.hash.replace(/^#(menu|skip)$/, "");
    }
  };
  const outside = (target: EventTarget | null) => !menu.contains(target as Node | null);
  menu.addEventListener("toggle", keepPlace);
  // It may have been opened before this script came.
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
    menu.querySelector("summary")!.focus();
  });
}
