import type { Directive } from "./directive";

/** Wakes the island when a script asks for it: `archipel:wake` on the document, with its name. */
export const call: Directive = (island, wake, signal) => {
  const hear = (event: Event) => {
    if ((event as CustomEvent).detail.island === island.getAttribute("name")) wake();
  };
  document.addEventListener("archipel:wake", hear, { signal });
};
