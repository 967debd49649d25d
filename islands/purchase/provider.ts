/**
 * Payment providers behind one interface: `external.ts` is another service's script, `transfer.ts` the visitor's own
 * wallet, and `providers.ts` selects one; `practice/provider.ts` only simulates a payment.
 * content/docs/payment.md describes them for operators of a site.
 */
import type { Network, Offer } from "../lib/sale/currencies";
import type { Price } from "../lib/sale/price";
import type { TransferNote } from "./record";

/** The named steps of a payment; each has a message `step-…`. */
export type Step = "check" | "review" | "sign" | "pay" | "confirm";

/** The decisions of the visitor. */
export interface Order {
  currency: string;
  network: Network;
  /** The payment, as a decimal that fits the currency. */
  amount: string;
  /** The amount of RAA that it buys at the shown price, as a decimal: an estimate. */
  receive: string;
  /** The payment in USD. */
  usd: number;
  /** The price that was used. */
  price: Price;
  /** Ids of the payments that may still succeed, about which the visitor was warned. */
  known: readonly string[];
  /** The order at another price, if the price has changed. */
  renewed?(): Order | undefined;
}

/** The data that the visitor's wallet is requested to sign, all of it shown before. */
export interface Review {
  /** The paying account. */
  from: string;
  /** The contract of the transferred token. */
  token: string;
  /** The recipient. */
  recipient: string;
}

/** The result of a payment by a provider. */
export interface Payment {
  /** The transaction, if it is one on an EVM network that the site supports: it is then followed to its receipt. */
  hash?: string;
  /** The transaction, if it is one on Solana: a link, as this site does not check it. */
  signature?: string;
  /** The paid amount, if it differs from the order. */
  amount?: string;
}

/** A price with a limited validity. */
export interface Quote extends Price {
  /** Its validity, in seconds. */
  seconds: number;
}

/** The interface for a provider during a payment. */
export interface Session {
  /** Shows the visitor the current step. */
  step(step: Step, asked?: "switch"): void;
  /** Aborted when the visitor goes back. */
  signal: AbortSignal;
  /** An empty element in the panel for the provider's own form. */
  place: HTMLElement;
  /** BCP 47 tag of the page's language. */
  locale: string;
  /**
   * Records the payment, before any request is sent. Rejects if the payment must not start: then no request may be
   * sent.
   */
  record(note?: TransferNote): Promise<void>;
  /** Reports a payment that was completed after `pay` had rejected. */
  late(payment: Payment): void;
}

/** A payment method. All errors are a `PurchaseError`, unless stated otherwise. */
export interface PaymentProvider {
  /** The steps of a payment, in order. */
  readonly steps: readonly Step[];
  /** Whether the visitor pays from the EVM wallet connected to this site. */
  readonly wallet: boolean;
  /**
   * Loads the provider and returns its offers: an empty list if it sells nothing. Rejects if the provider can't be
   * loaded.
   */
  load(): Promise<Offer[]>;
  /**
   * The current price of RAA and value of the currency; `undefined` if the provider has no price. Without this method,
   * the schedule applies.
   */
  quote?(offer: Offer): Promise<Quote | undefined>;
  /**
   * Checks that the order can be paid; returns the data to be signed. Without this method, there is nothing to review.
   */
  review?(order: Order, session: Session): Promise<Review>;
  /**
   * Pays; resolves when the provider is done, which is not yet a confirmation by the network. Its result is handled after
   * the visitor has gone back, too: the request may still be approved.
   */
  pay(order: Order, session: Session, review?: Review): Promise<Payment>;
}
