/** What `script.ts` fetches first: it hydrates islands, and fetches the page's own behaviour. */
import { bringChunk } from "archipel/bring";
import { hydrateOnce, hydrateIslands } from "archipel/hydrate-islands";

const root = document.documentElement;

/** Starts hydrating what is called, and the page itself. */
export function start(): void {
  hydrateIslands();
  if (location.search.includes("r=")) {
    bringChunk(() => import("../referrer/referrer"), import.meta.url).then(
      ({ keepReferrer }) => keepReferrer(location.search),
      () => {},
    );
  }
  const hydratePage = () => {
    const prepare = () => bringChunk(() => import("./main"), import.meta.url);
    void hydrateOnce(root, "shell", prepare, ({ start }) => start());
  };
  addEventListener("archipel:called", ({ target }) => target === root && hydratePage());
  // The style sheet then shows what only a script could open.
  addEventListener(
    "archipel:island-error",
    ({ target }) => target === root && root.toggleAttribute("data-plain", true),
  );
  hydratePage();
}
