/** The services that the site is configured to use, as the page names them. */

/** Identifiers and addresses from `[settings]` of site.toml; what is not configured is absent. */
export interface Services {
  analytics?: {
    /** The id of the tag container that reads the data layer. */
    data_layer?: string;
    /** The id of the advertising pixel. */
    pixel?: string;
  };
  sales_api?: { base_url: string; version: string };
  errors?: {
    /** Where error reports are sent. */
    destination: string;
  };
}

/** Reads the page's `#services`; a page without it uses none. */
export function services(): Services {
  return JSON.parse(document.getElementById("services")?.textContent ?? "{}");
}
