/** Deletes the cookies that Google's and Meta's scripts have set for this site. */

/** Their names, as the two document them; some go on after `_`. */
const theirs = /^_(fbp|fbc|ga|gid|gat|gcl)(_|$)/;

/** Deletes them on this host and on the domains above it; a cookie does not tell which it belongs to. */
export function forgetCookies(): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join(".")}`);
  try {
    for (const cookie of document.cookie.split("; ")) {
      const name = cookie.split("=")[0]!;
      if (!theirs.test(name)) continue;
      for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  } catch {
    // Cookies are blocked: there are none.
  }
}
