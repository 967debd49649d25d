/** Parses the responses of wallets. They are external, so everything is checked before it is used. */
import { WalletError, type WalletErrorCode } from "./types";

/** The time limit of a wallet's response, in milliseconds: long enough to unlock it and to read what it shows. */
export const patience = 60_000;

/**
 * A name as text: without control, format (bidirectional, zero-width) and surrogate characters, with single spaces, at most 40
 * characters.
 */
export function cleanName(name: unknown): string {
  if (typeof name !== "string") return "";
  const text = name
    .slice(0, 400)
    .replace(/\p{Z}+/gu, " ")
    .replace(/\p{C}/gu, "");
  return [...text.trim()].slice(0, 40).join("");
}

/** A `data:` URL of a picture of the usual types with at most 128 KiB; nothing else is shown or fetched. */
export function cleanIcon(icon: unknown): string | undefined {
  const picture = typeof icon === "string" && icon.length <= 131_072 ? icon.trim() : "";
  return /^data:image\/(png|svg\+xml|webp|jpeg|gif)[;,]/.test(picture) ? picture : undefined;
}

/** The first address of a list of EVM accounts; `undefined` for an empty list. */
export function evmAddress(accounts: unknown): string | undefined {
  if (!Array.isArray(accounts)) throw new WalletError("invalid-answer");
  if (!accounts.length) return undefined;
  if (!isText(accounts[0], /^0x[0-9a-fA-F]{40}$/)) throw new WalletError("invalid-answer");
  return accounts[0];
}

/** The first Solana account of a list, and whether it is on the main network; `undefined` for a list without one. */
export function solanaAccount(accounts: unknown): { address: string; main: boolean } | undefined {
  if (!Array.isArray(accounts)) throw new WalletError("invalid-answer");
  const account = accounts.find((account) => isSolana(account?.chains));
  if (!account) return undefined;
  if (!isText(account.address, /^[1-9A-HJ-NP-Za-km-z]{32,44}$/)) throw new WalletError("invalid-answer");
  return { address: account.address, main: account.chains.includes("solana:mainnet") };
}

/** Whether a list of chains of the Wallet Standard contains one of Solana. */
export function isSolana(chains: unknown): boolean {
  return Array.isArray(chains) && chains.some((chain) => isText(chain, /^solana:/));
}

/** A chain id, which wallets return as a hexadecimal text or, some of them, as a number. */
export function chainNumber(answer: unknown): number {
  const id = isText(answer, /^0x[0-9a-fA-F]{1,13}$|^\d{1,15}$/) ? Number(answer) : answer;
  if (!Number.isSafeInteger(id) || (id as number) < 1) throw new WalletError("invalid-answer");
  return id as number;
}

/** Converts an error of a wallet, of any type, to a `WalletError`. */
export function explain(error: unknown): WalletError {
  if (error instanceof WalletError) return error;
  return new WalletError(codes[errorCode(error)] ?? "failed");
}

/** EIP-1193, EIP-1474 and MetaMask's own codes that are more specific than "it failed". */
const codes: Record<number, WalletErrorCode> = {
  4001: "rejected",
  [-32002]: "busy",
  4900: "unavailable",
  4901: "unavailable",
  4902: "unknown-chain",
  // The method is missing: such a wallet can't be switched to another network.
  4200: "unknown-chain",
  [-32601]: "unknown-chain",
};

/** Possible properties of errors of wallets. */
interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: Failure;
  data?: Failure;
  originalError?: Failure;
}

/**
 * The code of a wallet's error. Some wallets wrap the error of their core in another one, or contain the code only in the
 * message.
 */
function errorCode(error: unknown): number {
  try {
    const failure = error as Failure;
    const { cause, data } = failure;
    const all = [failure, cause, data, data?.originalError].filter((one) => !!one);
    const number = all.map(({ code }) => Number(code)).findLast((code) => code in codes);
    return number ?? (all.some((one) => /4902|unrecognized chain/i.test(String(one.message ?? one))) ? 4902 : 0);
  } catch {
    return 0;
  }
}

/**
 * Waits for the response to a request. All errors become a `WalletError`, and so does a missing response within `patience`.
 */
export async function answer<Answer>(question: () => Promise<Answer> | Answer): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WalletError("timeout")), patience);
  });
  try {
    // A wallet may throw synchronously, too.
    return await Promise.race([Promise.resolve().then(question), late]);
  } catch (error) {
    throw explain(error);
  } finally {
    clearTimeout(timer);
  }
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === "string" && form.test(value);
}
