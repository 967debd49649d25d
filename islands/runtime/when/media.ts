import type { Directive } from "./directive";

/** Wakes the island when its `media` query matches, now or later. */
export const media: Directive = (island, wake) => {
  const query = matchMedia(island.getAttribute("media")!);
  const check = () => {
    if (query.matches) wake();
  };
  query.addEventListener("change", check);
  check();
  return () => query.removeEventListener("change", check);
};
