/** The links that open a page in the browser of a wallet's app. No React here. */

/** A wallet with an app, from content/data/wallets.yaml. */
export interface WalletApp {
  name: string;
  /** The keys of the networks on which it has accounts. */
  networks: string[];
  /** Its deep link: `{url}` and `{origin}` stand for percent-encoded URLs, `{place}` for one without its scheme, unencoded. */
  open: string;
}

/**
 * The URL that opens the page `address` in the app, at its anchor. In `{place}`, the anchor is that of the link itself: the app
 * receives the whole link and reads it from there, like the query.
 */
export function linkTo(app: WalletApp, address: string): string {
  const { origin, host, pathname, search, hash } = new URL(address);
  const path = `${pathname}${search}${hash}`;
  const parts: Record<string, string> = {
    url: encodeURIComponent(`${origin}${path}`),
    origin: encodeURIComponent(origin),
    place: `${host}${path}`,
  };
  return app.open.replace(/\{(\w+)\}/g, (found, name: string) => parts[name] ?? found);
}
