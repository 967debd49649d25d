/** Deletes the cookies that Google's and Meta's scripts have set for this site. */

/** Their names, as the two document them; some go on after `_`. */
const theirs = /^(_(fbp|fbc|ga|gac|gid|gat|gcl)(_|$)|_dc_gtm_)/;

/**
 * Deletes them on this host and on the domains above it, and for this path and those above it: a cookie tells neither of the
 * two. Those of another path are seen, and deleted, by the pages below that path.
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
