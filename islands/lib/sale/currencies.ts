/** The currencies of payments, and their networks. */
import type { Network as WalletNetwork } from "../wallets/types";

/** A token whose unit is counted as one USD. */
export interface Stablecoin {
  symbol: string;
  /** Its contract. */
  address: string;
  decimals: number;
}

/** A network of the site with the stablecoins on it. */
export interface Network extends WalletNetwork {
  /** Its drawing, as SVG from the site's own files. */
  icon: string;
  stablecoins: Stablecoin[];
}

/** Payment by bank card; every other currency is identified by its symbol. */
export const CARD = "card";

/** Symbols whose unit is counted as one USD. */
const STABLECOINS = ["USDT", "USDC"];

/** A currency on a network. */
export interface Offer {
  /** A symbol, or `card`. */
  currency: string;
  /** Key of a network. */
  network: string;
}

/** Whether one unit is counted as one USD. */
export function isStable(currency: string): boolean {
  return STABLECOINS.includes(currency);
}

/** The token contract of a currency on a network, if it is one. */
export function stablecoin(currency: string, network: Network): Stablecoin | undefined {
  return network.stablecoins.find(({ symbol }) => symbol === currency);
}

/** The unit of amounts of a currency: its symbol; a card pays in USD. */
export function unitOf(currency: string): string {
  return currency === CARD ? "USD" : currency;
}

/** Whether a currency exists on a network: as its native coin, as a stablecoin, or as the currency that a card buys. */
export function livesOn(currency: string, network: Network, cardNetwork: string): boolean {
  if (currency === CARD) return network.key === cardNetwork;
  return network.currency.symbol === currency || stablecoin(currency, network) !== undefined;
}

/** The decimals of a currency on a network on which it exists; a card pays in cents. */
export function decimalsOf(currency: string, network: Network): number {
  if (currency === CARD) return 2;
  return stablecoin(currency, network)?.decimals ?? network.currency.decimals;
}

/**
 * The networks to choose from for a currency: those on which it is offered, or, if there is none, those on which it
 * exists.
 */
export function networksFor(
  currency: string,
  networks: readonly Network[],
  cardNetwork: string,
  offers: readonly Offer[],
): Network[] {
  const home = networks.filter((network) => livesOn(currency, network, cardNetwork));
  const payable = home.filter((network) => isOffered(offers, currency, network.key));
  return payable.length ? payable : home;
}

/** Whether a currency is offered on a network. */
export function isOffered(offers: readonly Offer[], currency: string, network: string): boolean {
  return offers.some((offer) => offer.currency === currency && offer.network === network);
}
