/** What a token transfer needs of EIP-20, Ethereum's contract ABI and JSON-RPC, by viem. */
import { type Address, erc20Abi } from "viem";
import { decodeFunctionResult, encodeEventTopics, encodeFunctionData, isHex, parseEventLogs } from "viem/utils";
import { PurchaseError } from "./problem";

/** An event of a contract, as JSON-RPC has it. */
export interface Log {
  address: string;
  topics: string[];
  data: string;
}

/** What a transfer's event has to say. `from` is left out where it is not known. */
export interface Transfer {
  from?: string | undefined;
  token: string;
  recipient: string;
  /** In the token's smallest units. */
  amount: bigint;
}

/** Call data that moves `amount`, in the token's smallest units, to `recipient`. */
export function encodeTransfer(recipient: string, amount: bigint): string {
  return encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [recipient as Address, amount] });
}

/** Call data that asks for the balance of `owner`. */
export function encodeBalanceOf(owner: string): string {
  return encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [owner as Address] });
}

/** Call data that asks how many decimals a token has. */
export function encodeDecimals(): string {
  return encodeFunctionData({ abi: erc20Abi, functionName: "decimals" });
}

/** The number a contract answers with. A `PurchaseError` for anything else, as where there is no contract. */
export function readWord(answer: unknown): bigint {
  if (!isHex(answer) || answer.length !== 66) throw new PurchaseError("token-mismatch");
  return decodeFunctionResult({ abi: erc20Abi, functionName: "balanceOf", data: answer });
}

/** A JSON-RPC quantity, such as a balance in wei. A `PurchaseError` for anything else. */
export function readQuantity(answer: unknown): bigint {
  if (typeof answer !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(answer)) throw new PurchaseError("unreachable");
  return BigInt(answer);
}

/** What `eth_getLogs` is asked for every transfer from an account to a recipient. */
export function transferTopics(from: string, to: string): unknown[] {
  return encodeEventTopics({ abi: erc20Abi, eventName: "Transfer", args: { from: from as Address, to: to as Address } });
}

/** Whether one of the events moved exactly `amount` of `token` to `recipient`. */
export function hasTransferred(logs: readonly Log[], { from, token, recipient, amount }: Transfer): boolean {
  return transfersIn(logs).some(
    (one) => same(one.token, token) && same(one.recipient, recipient) && one.amount === amount && (!from || same(one.from, from)),
  );
}

/** The transfers among events; those that can't be read as one are none. */
export function transfersIn<Given extends Log>(logs: readonly Given[]): (Transfer & { from: string; log: Given })[] {
  return logs.flatMap((log) => {
    try {
      const [event] = parseEventLogs({ abi: erc20Abi, eventName: "Transfer", logs: [log as never] });
      if (!event) return [];
      const { from, to, value } = event.args as { from: string; to: string; value: bigint };
      return [{ from, token: log.address, recipient: to, amount: value, log }];
    } catch {
      return [];
    }
  });
}

function same(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
