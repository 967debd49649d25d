/** The few words of the ERC-20 and JSON-RPC languages that a transfer needs (EIP-20, Ethereum's contract ABI). */
import { PurchaseError } from "./problem";
import type { Receipt } from "./receipt";

/** First four bytes of the Keccak-256 hash of each function's signature. */
const TRANSFER = "0xa9059cbb"; // transfer(address,uint256)
const BALANCE_OF = "0x70a08231"; // balanceOf(address)
const DECIMALS = "0x313ce567"; // decimals()

/** Keccak-256 of `Transfer(address,address,uint256)`: the first topic of that event. */
const TRANSFER_EVENT = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

/** Call data that moves `amount`, in the token's smallest units, to `recipient`. */
export function encodeTransfer(recipient: string, amount: bigint): string {
  return TRANSFER + word(recipient) + word(amount);
}

/** Call data that asks for the balance of `owner`. */
export function encodeBalanceOf(owner: string): string {
  return BALANCE_OF + word(owner);
}

/** Call data that asks how many decimals a token has. */
export function encodeDecimals(): string {
  return DECIMALS;
}

/** The number a contract answers with: 32 bytes. A `PurchaseError` for anything else, as where there is no contract. */
export function readWord(answer: unknown): bigint {
  if (typeof answer !== "string" || !/^0x[0-9a-f]{64}$/i.test(answer)) throw new PurchaseError("token-mismatch");
  return BigInt(answer);
}

/** A JSON-RPC quantity, such as a balance in wei. A `PurchaseError` for anything else. */
export function readQuantity(answer: unknown): bigint {
  if (typeof answer !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(answer)) throw new PurchaseError("unreachable");
  return BigInt(answer);
}

/** Whether a transaction moved exactly `amount` of `token` to `recipient`, as its events tell. */
export function hasTransferred({ logs }: Receipt, token: string, recipient: string, amount: bigint): boolean {
  return logs.some(
    ({ address, topics, data }) =>
      same(address, token) &&
      same(topics[0], TRANSFER_EVENT) &&
      same(topics[2], `0x${word(recipient)}`) &&
      same(data, `0x${word(amount)}`),
  );
}

/** 32 bytes in hexadecimal: an address or a number. */
function word(value: string | bigint): string {
  const digits = typeof value === "bigint" ? value.toString(16) : value.slice(2).toLowerCase();
  return digits.padStart(64, "0");
}

function same(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
