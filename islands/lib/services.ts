/** The configured services of the site, as listed in the page, and their scripts. */

/** Identifiers and URLs from `[settings]` of site.toml; services that are not configured are absent. */
export interface Services {
  analytics?: {
    /** The id of the tag container that reads the data layer. */
    data_layer?: string;
    /** The id of the advertising pixel. */
    pixel?: string;
  };
  sales_api?: { base_url: string; version: string };
  errors?: {
    /** The URL for error reports. */
    destination: string;
  };
}

/** Reads the page's `#services`; a page without it has none. */
export function services(): Services {
  return JSON.parse(document.getElementById("services")?.textContent ?? "{}");
}

/** Adds the script of a service to the page. A failed request is ignored. */
export function addScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
