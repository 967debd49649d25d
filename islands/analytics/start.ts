/** Loads the configured services when the visitor has consented. */
import { allowed } from "../consent/choice";
import { services } from "../lib/services";
import { startDataLayer } from "./data-layer";
import { startPixel } from "./pixel";

/** Whether the scripts of this page have been requested. */
let started = false;

/**
 * The ids that may be used now: none without consent. The first call that returns some loads the corresponding scripts.
 */
export function startAnalytics(): { data_layer?: string; pixel?: string } {
  const { analytics = {} } = services();
  if (!allowed()) return {};
  if (!started) {
    started = true;
    if (analytics.data_layer) startDataLayer(analytics.data_layer);
    if (analytics.pixel) startPixel(analytics.pixel);
    // Consent may be withdrawn in another tab, or while this page is in the back/forward cache.
    addEventListener("storage", followChoice);
    addEventListener("pageshow", followChoice);
  }
  return analytics;
}

function followChoice(): void {
  if (!allowed()) stopAnalytics();
}

/**
 * Ends the effects of consent: reloads the page, since loaded scripts can't be removed. During a payment the page is not
 * reloaded, and reports nothing.
 */
export function stopAnalytics(): void {
  if (document.dispatchEvent(new Event("archipel:leaving", { cancelable: true }))) location.reload();
  else setTimeout(followChoice, 1_000);
}
