/** What `script.ts` fetches first: it wakes islands, and brings the page's own behaviour. Nothing else imports it, so it is one file. */
import { bringChunk } from "../runtime/bring";
import { wake, wakeIslands } from "../runtime/wake";

const root = document.documentElement;

/** Starts waking what is called, and the page itself. */
export function start(): void {
  wakeIslands();
  if (location.search.includes("r=")) {
    bringChunk(() => import("../referrer/referrer"), import.meta.url).then(({ keepReferrer }) => keepReferrer(location.search), () => {});
  }
  const wakePage = () => {
    const prepare = () => bringChunk(() => import("./main"), import.meta.url);
    void wake(root, "shell", prepare, ({ start }) => start());
  };
  addEventListener("archipel:called", ({ target }) => target === root && wakePage());
  wakePage();
}
