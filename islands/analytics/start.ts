/** Loading what the site is configured to use, once the visitor has allowed it. */
import { allowed } from "../consent/choice";
import { services } from "../services";
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
  }
  return analytics;
}
