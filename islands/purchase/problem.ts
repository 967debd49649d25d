/** What can go wrong with a payment. */
import { WalletError, type WalletErrorCode } from "../lib/wallets/types";

/** Each has a message `problem-…` that says what happened and what to do. */
export type ProblemCode =
  /** The person declined in the wallet. */
  | "rejected"
  /** The wallet still shows an earlier request. */
  | "busy"
  /** No wallet is connected any more, or none that speaks to EVM networks. */
  | "no-wallet"
  /** The wallet does not know the network and did not add it. */
  | "unknown-chain"
  /** The wallet says it has changed the network, and is on another one. */
  | "wrong-network"
  /** Less of the token than is to be paid; `details.balance` has how much. */
  | "insufficient-funds"
  /** None of the network's own coin, which pays the fee. */
  | "no-gas"
  /** The token contract does not answer as the token that the site names. */
  | "token-mismatch"
  /** Account or network are other than those that were reviewed. */
  | "changed"
  /** The network could not be asked, or answered with something else than was asked for. */
  | "unreachable"
  /** The wallet has not answered in time. */
  | "unanswered"
  /** The wallet failed in a way of its own. */
  | "failed"
  /** The network has executed the transaction and undone it. */
  | "reverted"
  /** The transaction is confirmed and does not hold the transfer. */
  | "not-transferred"
  /** The transaction is confirmed, and the transfer came from another account. */
  | "other-account"
  /** Another transaction of the account was confirmed in its place. */
  | "replaced"
  /** Another payment was begun since this one was reviewed. */
  | "another"
  /** The external provider reports an error, or says what can't be read. */
  | "widget";

/** Nothing was sent for certain: whoever meets one of these may simply try again. */
const harmless: readonly ProblemCode[] = [
  "rejected",
  "busy",
  "no-wallet",
  "unknown-chain",
  "wrong-network",
  "insufficient-funds",
  "no-gas",
  "token-mismatch",
  "changed",
  "unreachable",
  "replaced",
  "another",
];

/** Whether it is certain that nothing was sent. */
export function isHarmless(code: ProblemCode): boolean {
  return harmless.includes(code);
}

/** What payments reject with. `details` are variables of the message, as decimals. */
export class PurchaseError extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: Record<string, string> = {},
  ) {
    super(`purchase: ${code}`);
  }
}

const ofWallet: Record<WalletErrorCode, ProblemCode> = {
  rejected: "rejected",
  busy: "busy",
  unavailable: "no-wallet",
  "unknown-chain": "unknown-chain",
  "invalid-answer": "failed",
  timeout: "unanswered",
  failed: "failed",
};

/** Any error as a `PurchaseError`; `otherwise` is what one that says nothing stands for. */
export function asProblem(error: unknown, otherwise: ProblemCode = "failed"): PurchaseError {
  if (error instanceof PurchaseError) return error;
  const code = error instanceof WalletError ? ofWallet[error.code] : "failed";
  return new PurchaseError(code === "failed" ? otherwise : code);
}
