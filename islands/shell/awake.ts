/** What `script.ts` fetches first: it wakes islands, and brings the page's own behaviour. */
import { bringChunk } from "archipel/bring";
import { wake, wakeIslands } from "archipel/wake";

const root = document.documentElement;

/** Starts waking what is called, and the page itself. */
export function start(): void {
  wakeIslands();
  if (location.search.includes("r=")) {
    bringChunk(() => import("../referrer/referrer"), import.meta.url).then(
      ({ keepReferrer }) => keepReferrer(location.search),
      () => {},
    );
  }
  const wakePage = () => {
    const prepare = () => bringChunk(() => import("./main"), import.meta.url);
    void wake(root, "shell", prepare, ({ start }) => start());
  };
  addEventListener("archipel:called", ({ target }) => target === root && wakePage());
  // The style sheet then shows what only a script could open.
  addEventListener(
    "archipel:island-error",
    ({ target }) => target === root && root.toggleAttribute("data-plain", true),
  );
  wakePage();
}
