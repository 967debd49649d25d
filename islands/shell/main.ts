/** The part of the page's behaviour that can wait; `script.ts` loads it. */
import { followCopyButtons } from "./copy-buttons";
import { followLanguages } from "./languages";
import { followMenu } from "./menu";
import { followMotion } from "./motion";
import { followIntent } from "./prefetch";
import { followSidebar } from "./sidebar";
import { followTabs } from "./tabs";
import { followTheme } from "./theme";
import { followTooltips } from "./tooltips";
import { followVideo } from "./video";

let started = false;

/**
 * Starts everything, once, and sets the attribute `awake` on the root. `pressed` is what was clicked before: a control
 * that had no answer yet gets its click again. Islands see to that themselves.
 */
export function start(pressed: Element | null): void {
  if (started) return;
  started = true;
  followLanguages();
  followMenu();
  followTheme();
  followSidebar();
  followTooltips();
  followCopyButtons();
  followIntent();
  followTabs();
  followVideo();
  followMotion();
  const root = document.documentElement;
  // An earlier attempt to fetch this may have failed.
  root.removeAttribute("data-plain");
  root.toggleAttribute("awake", true);
  const control = pressed?.closest("button");
  if (control?.closest(".scripted") && !control.closest("archipel-island")) control.click();
}
