/** Loading what the site is configured to use, once the visitor has allowed it. */
import { allowed } from "../consent/choice";
import { services } from "../lib/services";
import { startDataLayer } from "./data-layer";
import { startPixel } from "./pixel";

/** Whether the scripts of this page have been asked for. */
let started = false;

/**
 * The ids that may be used now: none without consent. Whatever they belong to is loaded with the
 * first answer.
 */
export function startAnalytics(): { data_layer?: string; pixel?: string } {
  const { analytics = {} } = services();
  if (!allowed()) return {};
  if (!started) {
    started = true;
    if (analytics.data_layer) startDataLayer(analytics.data_layer);
    if (analytics.pixel) startPixel(analytics.pixel);
    // Consent may be withdrawn in another tab, or while this page is put aside.
    addEventListener("storage", followChoice);
    addEventListener("pageshow", followChoice);
  }
  return analytics;
}

function followChoice(): void {
  if (!allowed()) stopAnalytics();
}

/**
 * Ends what consent has begun: loads the page again, as scripts that were loaded go only with the page. While a payment is under
 * way the page stays, and nothing is reported from it.
 */
export function stopAnalytics(): void {
  if (document.dispatchEvent(new Event("archipel:leaving", { cancelable: true }))) location.reload();
  else setTimeout(followChoice, 1_000);
}
