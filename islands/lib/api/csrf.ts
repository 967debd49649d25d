/** CSRF protection: the token that a server of the site's own origin has set as a cookie is sent back as a header. */

/** The names that HTTP client libraries use by default. */
export const csrf = { cookie: "XSRF-TOKEN", header: "X-XSRF-TOKEN" };

/**
 * The header with the token for a request to `url`; none for another origin, which must not receive it, and none without the cookie.
 */
export function csrfHeader(url: string): Record<string, string> {
  if (new URL(url).origin !== location.origin) return {};
  const start = `${csrf.cookie}=`;
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith(start));
  return cookie ? { [csrf.header]: decodeURIComponent(cookie.slice(start.length)) } : {};
}
