/**
 * The button that pauses all animations. They depend on the root's attribute, which the script in the page's head sets
 * before the first paint (islands/lib/motion).
 */

/** Makes the button pause and continue motion, and stores the choice if storage is available. */
export function followMotion(): void {
  const button = document.querySelector<HTMLElement>("button.motion");
  if (!button) return;
  const { dataset } = document.documentElement;
  const show = () => {
    button.ariaPressed = String("motion" in dataset);
  };
  show();
  button.addEventListener("click", () => {
    if ("motion" in dataset) delete dataset.motion;
    else dataset.motion = "paused";
    show();
    try {
      if (dataset.motion) localStorage.setItem("motion", dataset.motion);
      else localStorage.removeItem("motion");
    } catch {}
  });
  // Without it, nothing is animated.
  import("../lib/motion/start").then(({ startMotion }) => startMotion(button)).catch(() => {});
}
