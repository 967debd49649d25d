/**
 * Whoever takes the payment, behind one interface: `external.ts` is another service's script,
 * `transfer.ts` the visitor's own wallet, and `providers.ts` chooses; `practice/provider.ts` takes no payment and
 * only acts one out. content/docs/payment.md describes them for those who configure a site.
 */
import type { Network, Offer } from "../lib/sale/currencies";
import type { Price } from "../lib/sale/price";
import type { TransferNote } from "./record";

/** The named steps of a payment; each has a message `step-…`. */
export type Step = "check" | "review" | "sign" | "pay" | "confirm";

/** What the visitor has decided on. */
export interface Order {
  currency: string;
  network: Network;
  /** What is paid, as a decimal that fits the currency. */
  amount: string;
  /** What that buys at the price shown, in RAA, as a decimal: an estimate. */
  receive: string;
  /** What is paid, in USD. */
  usd: number;
  /** What that was worked out with. */
  price: Price;
  /** Ids of the payments that may still go through, of which the visitor has been told. */
  known: readonly string[];
  /** The order at another price, if the price is another one by now. */
  renewed?(): Order | undefined;
}

/** What the visitor's wallet is going to be asked to sign, all of it shown before. */
export interface Review {
  /** The account that pays. */
  from: string;
  /** Contract of the token that is moved. */
  token: string;
  /** Who receives it. */
  recipient: string;
}

/** What a provider says of a payment that it has carried out. */
export interface Payment {
  /** The transaction, if it is one on an EVM network that the site knows: it is then followed to its receipt. */
  hash?: string;
  /** The transaction, if it is one on Solana: a link, as this site does not check it. */
  signature?: string;
  /** What was paid, where it is not what the order says. */
  amount?: string;
}

/** A price with an end. */
export interface Quote extends Price {
  /** For how long it holds, in seconds. */
  seconds: number;
}

/** What a provider may use while a payment runs. */
export interface Session {
  /** Tells the visitor which step has been reached. */
  step(step: Step, asked?: "switch"): void;
  /** Aborted when the visitor goes back. */
  signal: AbortSignal;
  /** A place in the panel for a form of the provider's own, empty. */
  place: HTMLElement;
  /** BCP 47 tag of the page's language. */
  locale: string;
  /** Writes the payment down, before anybody is asked for it. Rejects if that must not be: then nobody may be asked. */
  record(note?: TransferNote): Promise<void>;
  /** Tells of a payment that was carried out after `pay` had rejected. */
  late(payment: Payment): void;
}

/** One way of paying. Everything that goes wrong is a `PurchaseError`, unless said otherwise. */
export interface PaymentProvider {
  /** The steps of a payment, in order. */
  readonly steps: readonly Step[];
  /** Whether the visitor pays from the EVM wallet connected to this site. */
  readonly wallet: boolean;
  /**
   * Makes the provider ready and answers what can be paid with: nothing at all if it sells nothing.
   * Rejects when the provider can't be had.
   */
  load(): Promise<Offer[]>;
  /** What RAA and the currency cost now; `undefined` if the provider gives no price. Without it the schedule counts. */
  quote?(offer: Offer): Promise<Quote | undefined>;
  /** Checks that the order can be paid; answers what is going to be signed. Without it there is nothing to review. */
  review?(order: Order, session: Session): Promise<Review>;
  /**
   * Pays; resolves when the provider is done, which is not yet a confirmation by the network. It is listened to after the
   * visitor has gone back, too: whoever was asked may still agree.
   */
  pay(order: Order, session: Session, review?: Review): Promise<Payment>;
}
