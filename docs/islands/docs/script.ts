/** Optional behaviour of pages: copy buttons, tabs, the theme, the current heading, and search. Without it everything can be read. */
import { loadChunk } from "archipel/load-chunk";
import { addCopyButtons } from "./copy";
import { addTabs } from "./tabs";

const root = document.documentElement;

for (const button of document.querySelectorAll<HTMLButtonElement>(".theme")) {
  button.addEventListener("click", () => {
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const theme = (root.dataset.theme || system) === "dark" ? "light" : "dark";
    // A reader who returns to the theme of the system follows the system again.
    root.dataset.theme = theme === system ? "" : theme;
    try {
      localStorage.setItem("theme", root.dataset.theme);
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

// A link to each heading, to copy its URL. Screen readers and the keyboard have the table of contents.
for (const heading of document.querySelectorAll(".text :is(h2, h3, h4)[id]")) {
  const link = document.createElement("a");
  link.className = "anchor";
  link.href = `#${heading.id}`;
  link.textContent = "#";
  link.tabIndex = -1;
  link.ariaHidden = "true";
  heading.append(link);
}

addTabs(document);
addCopyButtons(document);

// A table that scrolls can be scrolled with the keyboard.
const tables = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) (target as HTMLElement).tabIndex = 0;
    else target.removeAttribute("tabindex");
  }
});
for (const table of document.querySelectorAll(".text table")) tables.observe(table);

// The table of contents marks the last heading that has reached the top.
const links = new Map<string, HTMLAnchorElement>();
for (const link of document.querySelectorAll<HTMLAnchorElement>(".contents a")) {
  links.set(decodeURIComponent(link.hash.slice(1)), link);
}
const passed = new Set<string>();
const headings = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) passed.add(target.id);
      else passed.delete(target.id);
    }
    const current = [...links.keys()].findLast((id) => passed.has(id)) ?? links.keys().next().value;
    for (const [id, link] of links) {
      if (id === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  },
  // All that is above the window counts, so that a jump over headings is observed, too.
  { rootMargin: "9999999px 0px -80% 0px" },
);
for (const id of links.keys()) {
  const heading = document.getElementById(id);
  if (heading) headings.observe(heading);
}
for (const above of document.querySelectorAll<HTMLDetailsElement>(".contents-above details")) {
  above.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) above.open = false;
  });
}

// The current page is in view in the sidebar.
const item = document.querySelector<HTMLElement>(".sidebar [aria-current]");
const sidebar = item?.closest<HTMLElement>(".sidebar");
if (item && sidebar) {
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) sidebar.scrollTop = item.offsetTop - sidebar.clientHeight / 2;
      observer.disconnect();
    },
    { root: sidebar },
  ).observe(item);
}

for (const box of document.querySelectorAll<HTMLElement>(".search")) {
  const input = box.querySelector("input");
  if (!input) continue;
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
