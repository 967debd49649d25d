/** The module that `script.ts` fetches first: it hydrates islands, and fetches the page's own behaviour. */
import { loadChunk } from "archipel/load-chunk";
import { hydrateOnce, hydrateIslands } from "archipel/hydrate-islands";
import { leadOn } from "./unknown";

const root = document.documentElement;

/** Starts to hydrate islands, and the page itself. */
export function start(): void {
  leadOn();
  hydrateIslands();
  if (location.search.includes("r=")) {
    loadChunk(() => import("../lib/referrer/referrer"), import.meta.url).then(
      ({ keepReferrer }) => keepReferrer(location.search),
      () => {},
    );
  }
  const hydratePage = () => {
    const prepare = () => loadChunk(() => import("./main"), import.meta.url);
    void hydrateOnce(root, "shell", prepare, ({ start }) => start());
  };
  addEventListener("archipel:hydrating", ({ target }) => target === root && hydratePage());
  // The style sheet then shows content that only a script could open.
  addEventListener(
    "archipel:island-error",
    ({ target }) => target === root && root.toggleAttribute("data-plain", true),
  );
  hydratePage();
}
