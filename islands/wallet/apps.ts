/** The links that open a page in the browser of a wallet's app. No React here. */

/** A wallet with an app, from content/data/wallets.yaml. */
export interface WalletApp {
  name: string;
  /** Keys of the networks it has accounts on. */
  networks: string[];
  /** Its maker's link: `{url}` and `{origin}` stand for percent-encoded addresses, `{place}` for one without its scheme, as it is. */
  open: string;
}

/** The address that opens the page `address` in the app. The anchor is left out: in a link it would be the link's own. */
export function linkTo(app: WalletApp, address: string): string {
  const { origin, host, pathname, search } = new URL(address);
  const place = `${host}${pathname}${search}`;
  const parts: Record<string, string> = {
    url: encodeURIComponent(`${origin}${pathname}${search}`),
    origin: encodeURIComponent(origin),
    place,
  };
  return app.open.replace(/\{(\w+)\}/g, (found, name: string) => parts[name] ?? found);
}
