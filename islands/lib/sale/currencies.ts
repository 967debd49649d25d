/** What can be paid with, and on which network it lives. */
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

/** Paying by bank card; every other currency goes by its symbol. */
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

/** What amounts of a currency are counted in: its symbol; a card pays in USD. */
export function unitOf(currency: string): string {
  return currency === CARD ? "USD" : currency;
}

/** Whether a currency lives on a network: as its own coin, as a stablecoin there, or as what a card buys. */
export function livesOn(currency: string, network: Network, cardNetwork: string): boolean {
  if (currency === CARD) return network.key === cardNetwork;
  return network.currency.symbol === currency || stablecoin(currency, network) !== undefined;
}

/** Decimals of a currency on a network that it lives on; a card pays in cents. */
export function decimalsOf(currency: string, network: Network): number {
  if (currency === CARD) return 2;
  return stablecoin(currency, network)?.decimals ?? network.currency.decimals;
}

/** The networks to choose from for a currency: those it can be paid on, or, if there is none, those it lives on. */
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

/** Whether a currency can be paid with on a network. */
export function isOffered(offers: readonly Offer[], currency: string, network: string): boolean {
  return offers.some((offer) => offer.currency === currency && offer.network === network);
}
