import type { Directive } from "./directive";

/** Hydrates the island when its content is near the viewport. The element itself has no box. */
export const visible: Directive = (island, hydrate, signal) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) hydrate();
    },
    { rootMargin: "200px" },
  );
  observer.observe(island.firstElementChild as Element);
  signal.addEventListener("abort", () => observer.disconnect());
};
