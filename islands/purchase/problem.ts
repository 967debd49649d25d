/** The problems of a payment. */
import { WalletError, type WalletErrorCode } from "../lib/wallets/types";

/** Each has a message `problem-…` with the reason and an instruction. */
export type ProblemCode =
  /** The user declined in the wallet. */
  | "rejected"
  /** The wallet still shows an earlier request. */
  | "busy"
  /** No wallet is connected any more, or none that supports EVM networks. */
  | "no-wallet"
  /** The wallet lacks the network and did not add it. */
  | "unknown-chain"
  /** The wallet reports that it has switched the network, but is on another one. */
  | "wrong-network"
  /** The balance of the token is too low; `details.balance` contains it. */
  | "insufficient-funds"
  /** No balance of the network's own coin, which pays the fee. */
  | "no-gas"
  /** The token contract does not behave like the token that the site configures. */
  | "token-mismatch"
  /** The account or the network differs from the reviewed one. */
  | "changed"
  /** The network could not be reached, or returned an unexpected result. */
  | "unreachable"
  /** The wallet has not responded in time. */
  | "unanswered"
  /** Another failure of the wallet. */
  | "failed"
  /** The network has executed and reverted the transaction. */
  | "reverted"
  /** The transaction is confirmed and does not contain the transfer. */
  | "not-transferred"
  /** The transaction is confirmed, and the transfer came from another account. */
  | "other-account"
  /** Another transaction of the account was confirmed in its place. */
  | "replaced"
  /** Another payment was started since this one was reviewed. */
  | "another"
  /** The external provider reports an error, or returns an invalid result. */
  | "widget";

/** Problems after which certainly nothing was sent, so that the visitor may try again. */
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

/** The error with which payments reject. `details` are variables of the message, as decimals. */
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

/** Converts any error to a `PurchaseError`; `otherwise` is the code for an unspecific one. */
export function asProblem(error: unknown, otherwise: ProblemCode = "failed"): PurchaseError {
  if (error instanceof PurchaseError) return error;
  const code = error instanceof WalletError ? ofWallet[error.code] : "failed";
  return new PurchaseError(code === "failed" ? otherwise : code);
}
