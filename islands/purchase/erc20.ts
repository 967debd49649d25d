/**
 * The parts of EIP-20, Ethereum's contract ABI and JSON-RPC that a token transfer needs. The encoding is by ox, the core of
 * viem; viem itself would add code for signatures and contract calls that the bundler can't remove.
 */
import * as AbiEvent from "ox/AbiEvent";
import * as AbiFunction from "ox/AbiFunction";
import type { Address } from "ox/Address";
import * as Hex from "ox/Hex";
import { PurchaseError } from "./problem";

/** An event of a contract, in JSON-RPC. */
export interface Log {
  address: string;
  topics: string[];
  data: string;
}

/** The expected event of a transfer. `from` is absent if it is not known. */
export interface Transfer {
  from?: string | undefined;
  token: string;
  recipient: string;
  /** In the token's smallest units. */
  amount: bigint;
}

const transfer = {
  type: "function",
  name: "transfer",
  stateMutability: "nonpayable",
  inputs: [
    { name: "to", type: "address" },
    { name: "value", type: "uint256" },
  ],
  outputs: [{ name: "", type: "bool" }],
} as const;

const balanceOf = {
  type: "function",
  name: "balanceOf",
  stateMutability: "view",
  inputs: [{ name: "account", type: "address" }],
  outputs: [{ name: "", type: "uint256" }],
} as const;

const decimals = {
  type: "function",
  name: "decimals",
  stateMutability: "view",
  inputs: [],
  outputs: [{ name: "", type: "uint8" }],
} as const;

const transferred = {
  type: "event",
  name: "Transfer",
  inputs: [
    { name: "from", type: "address", indexed: true },
    { name: "to", type: "address", indexed: true },
    { name: "value", type: "uint256", indexed: false },
  ],
} as const;

/** Call data that transfers `amount`, in the token's smallest units, to `recipient`. */
export function encodeTransfer(recipient: string, amount: bigint): string {
  return AbiFunction.encodeData(transfer, [recipient as Address, amount]);
}

/** Call data that reads the balance of `owner`. */
export function encodeBalanceOf(owner: string): string {
  return AbiFunction.encodeData(balanceOf, [owner as Address]);
}

/** Call data that reads the number of decimals of a token. */
export function encodeDecimals(): string {
  return AbiFunction.encodeData(decimals);
}

/** The number that a contract returns. Throws a `PurchaseError` for anything else, for example without a contract. */
export function readWord(answer: unknown): bigint {
  if (!Hex.validate(answer, { strict: true }) || answer.length !== 66) throw new PurchaseError("token-mismatch");
  return AbiFunction.decodeResult(balanceOf, answer);
}

/**
 * A JSON-RPC quantity, such as a balance in wei, or a number, as some wallets return it. Throws a `PurchaseError` for anything
 * else.
 */
export function readQuantity(answer: unknown): bigint {
  if (Number.isSafeInteger(answer) && (answer as number) >= 0) return BigInt(answer as number);
  if (typeof answer !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(answer)) throw new PurchaseError("unreachable");
  return BigInt(answer);
}

/** A JSON-RPC quantity that is a count, such as the number of a block. */
export function readNumber(answer: unknown): number {
  return Number(readQuantity(answer));
}

/** The topics for `eth_getLogs` that match every transfer from an account to a recipient. */
export function transferTopics(from: string, to: string): readonly unknown[] {
  return AbiEvent.encode(transferred, { from: from as Address, to: to as Address }).topics;
}

/** Whether one of the events transferred exactly `amount` of `token` to `recipient`. */
export function hasTransferred(logs: readonly Log[], { from, token, recipient, amount }: Transfer): boolean {
  return transfersIn(logs).some(
    (one) =>
      same(one.token, token) &&
      same(one.recipient, recipient) &&
      one.amount === amount &&
      (!from || same(one.from, from)),
  );
}

/** The transfers among events; events that can't be parsed as one are ignored. */
export function transfersIn<Given extends Log>(logs: readonly Given[]): (Transfer & { from: string; log: Given })[] {
  return logs.flatMap((log) => {
    try {
      const { from, to, value } = AbiEvent.decode(transferred, log as AbiEvent.decode.Log);
      return [{ from, token: log.address, recipient: to, amount: value, log }];
    } catch {
      return [];
    }
  });
}

function same(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
