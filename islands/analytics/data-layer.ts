/** The data layer: a list on the page that a tag container reads. */
import { addScript } from "../lib/services";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/**
 * Loads the tag container `id` as Google documents it for Tag Manager: first the entry `gtm.js` in
 * the data layer, then the script.
 */
export function startDataLayer(id: string): void {
  push({ "gtm.start": Date.now(), event: "gtm.js" });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

/** Adds an entry to the data layer. */
export function push(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
