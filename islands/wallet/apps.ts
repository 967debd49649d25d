/** The links that open a page in the browser of a wallet's app. No React here. */

/** A wallet with an app, from content/data/wallets.yaml. */
export interface WalletApp {
  name: string;
  /** Keys of the networks it has accounts on. */
  networks: string[];
  /** Its maker's link: `{url}` and `{origin}` stand for percent-encoded addresses, `{place}` for one without its scheme, as it is. */
  open: string;
}

/**
 * The address that opens the page `address` in the app, at its anchor. In `{place}` the anchor is the link's own: the app is handed
 * the whole link and takes it from there, as it takes the query.
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
