/**
 * Reports errors to the URL in site.toml. Pages of a site without one do not contain this script: errors stay in the
 * console. It only records events; the code for reports is fetched when the page has loaded, or earlier on an error.
 */
import type { Happening } from "./listener";

const early: Happening[] = [];
let tell = (happening: Happening): void => {
  // Only this number of steps is reported.
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
      // The next error tries again.
      () => (fetched = undefined),
    );
  };
  addEventListener(type, listen, type === "click");
}
