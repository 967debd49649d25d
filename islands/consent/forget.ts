/** Deletes the cookies that Google's and Meta's scripts have set for this site. */

/** Their names, as documented by Google and Meta; some continue after `_`. */
const theirs = /^(_(fbp|fbc|ga|gac|gid|gat|gcl)(_|$)|_dc_gtm_)/;

/**
 * Deletes them on this host and its parent domains, and for this path and its parents, since a cookie does not expose its
 * domain and path. Cookies of another path are deleted by the pages below that path.
 */
export function forgetCookies(): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, at) => `; domain=${labels.slice(at).join(".")}`)];
  const folders = location.pathname.split("/").filter(Boolean);
  const paths = folders.map((_, at) => `/${folders.slice(0, at + 1).join("/")}`);
  try {
    for (const cookie of document.cookie.split("; ")) {
      const [name = ""] = cookie.split("=");
      if (!theirs.test(name)) continue;
      for (const path of ["/", ...paths.flatMap((path) => [path, `${path}/`])])
        for (const domain of domains) document.cookie = `${name}=; path=${path}; max-age=0${domain}`;
    }
  } catch {
    // Cookies are blocked: there are none.
  }
}
