import type { Directive } from "./directive";

/** Wakes the island when its `media` query matches, now or later. */
export const media: Directive = (island, wake, signal) => {
  const query = matchMedia(island.getAttribute("media")!);
  const check = () => {
    if (query.matches) wake();
  };
  query.addEventListener("change", check, { signal });
  check();
};
