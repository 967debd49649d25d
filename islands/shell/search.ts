/** Search fields: `<search class="search">`. Their code and the index are fetched at the first focus. */
import { loadChunk } from "archipel/load-chunk";

/** Activates every search field of the page. */
export function followSearch(): void {
  for (const box of document.querySelectorAll<HTMLElement>(".search")) {
    const open = () =>
      loadChunk(() => import("../lib/search/search"), import.meta.url).then(
        ({ start }) => start(box),
        () => {
          const status = box.querySelector("[role=status]");
          if (status) status.textContent = box.dataset.failed ?? "";
        },
      );
    box.querySelector("input")?.addEventListener("focus", open);
    if (box.contains(document.activeElement)) void open();
  }
}
