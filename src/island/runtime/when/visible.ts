import type { Directive } from "./directive";

/** Wakes the island when its content is about to scroll into view. The element itself has no box. */
export const visible: Directive = (island, wake, signal) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) wake();
    },
    { rootMargin: "200px" },
  );
  observer.observe(island.firstElementChild!);
  signal.addEventListener("abort", () => observer.disconnect());
};
