/** Optional behaviour of pages: copy buttons, tabs, the theme, the current heading, and search. Without it everything can be read. */
import { loadChunk } from "archipel/load-chunk";
import { addCopyButtons } from "./copy";
import { addTabs } from "./tabs";

const root = document.documentElement;

for (const button of document.querySelectorAll<HTMLButtonElement>(".theme")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const isDark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = isDark ? "light" : "dark";
    root.dataset.theme = theme;
    try {
      localStorage.setItem("theme", theme);
    } catch {
      // Without storage, the theme applies to this page only.
    }
  });
}

// Menus close on Escape and on a click elsewhere.
for (const menu of document.querySelectorAll<HTMLDetailsElement>(".languages")) {
  document.addEventListener("click", ({ target }) => {
    if (!menu.contains(target as Node)) menu.open = false;
  });
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}

addTabs(document);
addCopyButtons(document);

// A table that scrolls can be scrolled with the keyboard.
const follow = () => {
  for (const table of document.querySelectorAll<HTMLTableElement>(".text table")) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute("tabindex");
  }
};
addEventListener("resize", follow);
follow();

// On wide screens the table of contents is always open, and marks the heading in view.
const links = new Map<string, HTMLAnchorElement>();
for (const link of document.querySelectorAll<HTMLAnchorElement>(".contents a")) links.set(link.hash.slice(1), link);
const headings = [...links.keys()]
  .map((id) => document.getElementById(decodeURIComponent(id)))
  .filter((it) => it !== null);
const mark = () => {
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 120);
  const current = passed.at(-1)?.id ?? headings[0]?.id;
  for (const [id, link] of links) {
    if (decodeURIComponent(id) === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
};
if (headings.length > 0) {
  let isWaiting = false;
  addEventListener(
    "scroll",
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        mark();
      });
    },
    { passive: true },
  );
  mark();
}
const contents = document.querySelector<HTMLDetailsElement>(".contents details");
const wide = matchMedia("(width >= 80rem)");
const fold = () => {
  if (contents) contents.open = wide.matches;
};
contents?.addEventListener("click", ({ target }) => {
  if ((target as Element).closest("a") && !wide.matches) contents.open = false;
});
wide.addEventListener("change", fold);
fold();

// The page that is open is in view in the sidebar.
const current = document.querySelector<HTMLElement>(".sidebar [aria-current]");
const sidebar = current?.closest<HTMLElement>(".sidebar");
if (current && sidebar) sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 2;

for (const box of document.querySelectorAll<HTMLElement>(".search")) {
  const input = box.querySelector("input");
  if (!input) continue;
  box.hidden = false;
  const open = () =>
    loadChunk(() => import("./search"), import.meta.url).then(
      ({ followSearch }) => followSearch(box),
      () => {
        const status = box.querySelector("[role=status]");
        if (status) status.textContent = box.dataset.failed ?? "";
      },
    );
  input.addEventListener("focus", open, { once: true });
  document.addEventListener("keydown", (event) => {
    const isTyping = (event.target as Element).closest("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    input.focus();
  });
}
