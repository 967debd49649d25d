/**
 * The page's own behaviour. This much loads with every page; the rest, and the code that hydrates islands, is loaded when the browser is idle,
 * after three seconds, or at the first movement, click or key, whichever is first. Without it the page works: menus open by their addresses,
 * films and languages are links, stories are shown one after the other. Clicks until then are queued (templates/partials/press.html).
 */

const load = () => import("./hydration");
/** The bundler writes the chunk's URL into the source of `load`. */
const url = new URL(/"(.+)"/.exec(String(load))?.[1] ?? "", import.meta.url);
const soon = ["pointermove", "pointerdown", "keydown", "archipel:hydrating"];
let isAsked = false;

/**
 * A browser may reject a module that has failed once until the page is reloaded, so this one is imported only when it has been
 * fetched as a file.
 */
async function loadOnce() {
  if (isAsked) return;
  isAsked = true;
  for (let pause = 350; ; pause = Math.min(pause * 2, 5000)) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      if (response.ok && (await response.text())) return (await load()).start();
    } catch {}
    // The style sheet then shows content that only a script could open.
    document.documentElement.toggleAttribute("data-plain", true);
    await new Promise((end) => {
      setTimeout(end, pause);
      for (const event of ["online", "click"]) addEventListener(event, end, { capture: true, once: true });
    });
  }
}

for (const event of soon) addEventListener(event, loadOnce);
// The browser may never be idle, for example on a slow device.
if (typeof requestIdleCallback === "function") requestIdleCallback(loadOnce, { timeout: 3000 });
else setTimeout(loadOnce);
// The referrer is stored even if the visit ends early.
if (location.search.includes("r=")) void loadOnce();

export {};
