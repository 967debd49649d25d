/**
 * What the marketing team learns of a purchase, step by step (content/docs/services.md).
 *
 * Every function may be called at any time. Without an id, without consent, and after it was
 * withdrawn, they do nothing; what happens then is not reported later. content/docs/services.md has the
 * events as a table.
 */
import { services } from "../lib/services";
import { push } from "./data-layer";
import { pixelEvent, type PixelEvent } from "./pixel";
import { startAnalytics } from "./start";

/** The purchase dialog can be used. */
export function trackModalLoaded(): void {
  report("modal_loaded");
  reportToPixel("ViewContent");
}

/** Connecting a wallet was asked for. */
export function trackConnectWalletClick(): void {
  report("connect_wallet_click");
}

/** A wallet was chosen and asked. */
export function trackWalletConnectInitiated(): void {
  report("wallet_connect_initiated", { source: "connect_button" });
}

/** The wallet has agreed. */
export function trackWalletConnected(): void {
  report("wallet_connected");
  reportToPixel("Lead");
}

/** A network was chosen; `network` is its key in content/data/chains.yaml. */
export function trackNetworkSelected(network: string): void {
  report("network_selected", { network });
}

/** The amount last entered, in USD. */
let entered: number | undefined;

/** An amount was entered: `amountPayment` in USD. Only a number above 0 is reported. */
export function trackAmountInput(amountPayment?: number): void {
  entered = isAmount(amountPayment) ? amountPayment : undefined;
  if (entered !== undefined) report("amount_input", { amount: decimals(entered) });
  else if (startAnalytics().data_layer) console.warn("[Analytics] amountPayment is not provided");
  reportToPixel("AddToCart", entered ?? null);
}

/** The visitor has asked to buy for `amountPayment` USD: the amount last entered, unless given. */
export function trackPurchaseAttempt(amountPayment: number | undefined = entered): void {
  report("purchase_attempt");
  reportToPixel("InitiateCheckout", amountPayment ?? null);
}

/** The payment for `amountPayment` USD was confirmed: the amount last entered, unless given. */
export function trackPurchaseSuccess(amountPayment: number | undefined = entered): void {
  report("purchase_success");
  reportToPixel("Purchase", amountPayment ?? null);
}

/** The purchase has failed, whatever the reason was; `amount` in USD if it is known. */
export function trackPurchaseError(amount?: number): void {
  report("purchase_error", { reason: "unknown_error", ...(isAmount(amount) && { amount: decimals(amount) }) });
}

/** Staking was asked for. */
export function trackStakingClick(): void {
  report("staking_click");
}

/** Tells the data layer. */
function report(event: string, values: object = {}): void {
  if (startAnalytics().data_layer) push({ event, ...values });
}

/** Whether it has been said that there is no pixel. */
let said = false;

/**
 * Tells the pixel, and the data layer that it was told. An event about an amount needs one: null
 * stands for an amount that is not known.
 */
function reportToPixel(event: PixelEvent, amount?: number | null): void {
  const { data_layer, pixel } = startAnalytics();
  if (!pixel) {
    if (!said && !services().analytics?.pixel) console.warn("[MetaPixel] Pixel ID not found");
    said = true;
    return;
  }
  if (amount !== undefined && !isAmount(amount)) {
    console.warn("[MetaPixel] amountPayment is not provided");
    return;
  }
  const values = { currency: "USD", ...(isAmount(amount) && { value: Number(decimals(amount)) }) };
  pixelEvent(event, values);
  if (data_layer) push({ event, ...values });
}

/** Whether `value` is an amount that is reported: a number above 0. */
function isAmount(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value < Infinity;
}

/** An amount in USD with 2 decimals. */
function decimals(amount: number): string {
  return amount.toFixed(2);
}
