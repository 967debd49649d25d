import type { Directive } from "./directive";

/** Hydrates the island when a script requests it: `archipel:hydrate` on the document, with its name. */
export const call: Directive = (island, hydrate, signal) => {
  const hear = (event: Event) => {
    if ((event as CustomEvent).detail.island === island.getAttribute("name")) hydrate();
  };
  document.addEventListener("archipel:hydrate", hear, { signal });
};
