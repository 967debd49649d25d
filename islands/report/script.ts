/**
 * Reports errors to the address that site.toml names. Pages of a site that names none don't contain
 * this script: errors stay in the console. It only remembers what happens; what makes a report of it
 * is fetched when the page has loaded, or with an error before.
 */
import type { Happening } from "./listener";

const early: Happening[] = [];
let tell = (happening: Happening): void => {
  // More steps than that are not reported.
  if (early.push(happening) > 100) early.shift();
};
let fetched: Promise<unknown> | undefined;

for (const type of ["load", "click", "offline", "online", "error", "unhandledrejection", "archipel:island-error"]) {
  const listen = (event: Event) => {
    tell({ event, at: performance.now() });
    if (!/load|err|rej/.test(type)) return;
    fetched ??= import("./listener").then(
      ({ createListener }) => {
        tell = createListener();
        for (const happening of early) tell(happening);
      },
      // The next error asks again.
      () => (fetched = undefined),
    );
  };
  addEventListener(type, listen, type === "click");
}
