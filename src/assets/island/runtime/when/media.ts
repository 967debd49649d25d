import type { Directive } from "./directive";

/** Hydrates the island when its `media` query matches, now or later. */
export const media: Directive = (island, hydrate, signal) => {
  const query = matchMedia(island.getAttribute("media") as string);
  const check = () => {
    if (query.matches) hydrate();
  };
  query.addEventListener("change", check, { signal });
  check();
};
