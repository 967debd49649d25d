/**
 * The analytics events of a purchase, step by step (content/docs/services.md).
 *
 * Every function may be called at any time. Without an id, without consent, and after consent was withdrawn, they do
 * nothing, and the event is not reported later. content/docs/services.md lists the events in a table.
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

/** The visitor has requested to connect a wallet. */
export function trackConnectWalletClick(): void {
  report("connect_wallet_click");
}

/** A wallet was chosen and received the request. */
export function trackWalletConnectInitiated(): void {
  report("wallet_connect_initiated", { source: "connect_button" });
}

/** The wallet has approved. */
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

/** The visitor has submitted a purchase for `amountPayment` USD: by default the amount last entered. */
export function trackPurchaseAttempt(amountPayment: number | undefined = entered): void {
  report("purchase_attempt");
  reportToPixel("InitiateCheckout", amountPayment ?? null);
}

/** The payment for `amountPayment` USD was confirmed: by default the amount last entered. */
export function trackPurchaseSuccess(amountPayment: number | undefined = entered): void {
  report("purchase_success");
  reportToPixel("Purchase", amountPayment ?? null);
}

/** The purchase has failed, whatever the reason was; `amount` in USD if it is known. */
export function trackPurchaseError(amount?: number): void {
  report("purchase_error", { reason: "unknown_error", ...(isAmount(amount) && { amount: decimals(amount) }) });
}

/** Staking was requested. */
export function trackStakingClick(): void {
  report("staking_click");
}

/** Adds an event to the data layer. */
function report(event: string, values: object = {}): void {
  if (startAnalytics().data_layer) push({ event, ...values });
}

/** Whether the missing pixel has been reported. */
let said = false;

/**
 * Reports an event to the pixel, and to the data layer that the pixel has received it. An event about an amount
 * requires one: null stands for an unknown amount.
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
