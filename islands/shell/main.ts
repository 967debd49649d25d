/** The part of the page's behaviour that is loaded later, by `hydration.ts`. */
import { followCopyButtons } from "./copy-buttons";
import { followLanguages } from "./languages";
import { followMenu } from "./menu";
import { followMotion } from "./motion";
import { followIntent } from "./prefetch";
import { followSearch } from "./search";
import { followSidebar } from "./sidebar";
import { followStrips } from "./strips";
import { followTabs } from "./tabs";
import { followTheme } from "./theme";
import { followTooltips } from "./tooltips";
import { followVideo } from "./video";

let started = false;

/** Starts everything, once. */
export function start(): void {
  if (started) return;
  started = true;
  followLanguages();
  followMenu();
  followTheme();
  followSidebar();
  followTooltips();
  followCopyButtons();
  followIntent();
  followStrips();
  followTabs();
  followVideo();
  followMotion();
  followSearch();
  // An earlier attempt to fetch this may have failed.
  document.documentElement.removeAttribute("data-plain");
}
