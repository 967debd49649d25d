/** Searches a network for payments with an unknown outcome: by their transfers, and by the account's transactions. */
import * as Value from "ox/Value";
import { present } from "../lib/present";
import { property } from "../lib/foreign";
import { candidates, claimant, type Sought } from "./claim";
import { decimalsOf, type Network } from "../lib/sale/currencies";
import { encodeTransfer, type Log, readNumber, transfersIn, transferTopics } from "./erc20";
import type { Ledger } from "./ledger";
import { type Ask, checkChain, DEPTH, isLog } from "./receipt";
import { isHash } from "./record";
import { findAtNonce } from "./replaced";

/** The number of blocks per request, and of consecutive requests. */
const [span, spans] = [5_000, 20] as const;

/** The number of latest blocks that are searched again, as nodes may lag and blocks may be replaced. */
const overlap = 64;

/**
 * The number of consecutive times that the network may lack the transaction returned by a wallet, before it is
 * considered wrong.
 */
const misses = 3;

/** The number of times that each transaction was missing. */
const missing = new Map<string, number>();

/**
 * Searches for transfers that are not known to be in a block: the token's events list those to the recipient, even if
 * another account has sent them for a contract. Rejects if the network does not respond.
 */
export async function search(ask: Ask, network: Network, sought: readonly Sought[], ledger: Ledger): Promise<void> {
  for (const payment of sought) await noteSequence(ask, network, payment, ledger);
  const groups = new Map<string, Sought[]>();
  for (const payment of sought) {
    const { from, token, recipient } = payment.transfer;
    const key = [from, token, recipient].join().toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), payment]);
  }
  for (const group of groups.values()) {
    const { from, token, recipient } = present(group[0]).transfer;
    const latest = readNumber(await ask("eth_blockNumber", []));
    let reached = Math.min(...group.map(({ transfer }) => transfer.block));
    let isDecided = true;
    for (let turn = 0; turn < spans && reached < latest; turn++) {
      const end = Math.min(latest, reached + span);
      const range = { fromBlock: hex(reached + 1), toBlock: hex(end) };
      const logs = await ask("eth_getLogs", [
        { address: token, topics: transferTopics(from.toLowerCase(), recipient), ...range },
      ]);
      if (!Array.isArray(logs)) throw new Error("the events can't be read");
      for (const found of transfersIn(logs.filter(isMined)))
        isDecided = (await claim(ask, network, found, ledger)) && isDecided;
      reached = end;
    }
    for (const payment of group) await findReplaced(ask, network, payment, latest, ledger);
    // Undecided transfers are checked again.
    if (!isDecided) continue;
    await checkChain(ask, network);
    for (const { id, transfer } of group) {
      const block = Math.min(reached, latest - overlap);
      if (block > transfer.block) ledger.change(id, { transfer: { ...transfer, block } });
    }
  }
}

/** Assigns a transfer to its payment, unless it is known to be another's. Returns whether that could be decided. */
async function claim(
  ask: Ask,
  network: Network,
  found: ReturnType<typeof transfersIn<Mined>>[number],
  ledger: Ledger,
): Promise<boolean> {
  const { log, ...event } = found;
  const hash = log.transactionHash;
  ledger.load();
  if (ledger.isTaken(hash)) return true;
  const transfer = { ...event, block: readNumber(log.blockNumber) };
  const sent = await transaction(ask, hash);
  const nonce = sent && equal(sent.from, found.from) ? readNumber(sent.nonce) : undefined;
  await checkChain(ask, network);
  ledger.load();
  if (ledger.isTaken(hash)) return true;
  const { list } = ledger.state();
  // The number among the account's transactions is decisive, so it is awaited.
  if (!sent && candidates(list, network, transfer).length > 1) return false;
  const payment = claimant(list, network, { ...transfer, nonce });
  if (payment) ledger.give(payment.id, hash, nonce);
  return true;
}

/** Records the number of a payment's transaction among the account's, while the network still has it. */
async function noteSequence(ask: Ask, network: Network, { id, hash, sequence, transfer }: Sought, ledger: Ledger) {
  if (!hash || sequence !== undefined) return;
  const sent = await transaction(ask, hash);
  await checkChain(ask, network);
  if (sent) {
    if (equal(sent.from, transfer.from)) ledger.change(id, { sequence: readNumber(sent.nonce) });
    return;
  }
  const times = (missing.get(hash) ?? 0) + 1;
  missing.set(hash, times);
  if (times >= misses) ledger.doubt(id);
}

/**
 * Finds the transaction that has replaced that of a payment: the same transfer with a higher fee, or another one. While it is
 * unknown, nothing is concluded: a node that is behind does not have the payment's own transaction either.
 */
async function findReplaced(ask: Ask, network: Network, { id, transfer }: Sought, latest: number, ledger: Ledger) {
  const payment = ledger.state().list.find((payment) => payment.id === id);
  if (!payment?.hash || payment.sequence === undefined || payment.outcome) return;
  const { hash, sequence, amount, currency } = payment;
  // Many nodes do not provide the state of former blocks.
  const taker = await findAtNonce(ask, transfer.from, sequence, transfer.block, latest - DEPTH).catch(() => undefined);
  if (!taker || equal(taker.hash, hash)) return;
  await checkChain(ask, network);
  const data = encodeTransfer(transfer.recipient, Value.from(amount, decimalsOf(currency, network)));
  const isSame = equal(String(taker.to), transfer.token) && equal(String(taker.input), data);
  if (isSame) ledger.give(id, taker.hash, sequence);
  else await ledger.settle(id, "replaced", hash);
}

/** A transaction by its hash; `undefined` if the network does not have it. */
async function transaction(ask: Ask, hash: string): Promise<{ from: string; nonce: unknown } | undefined> {
  const answer = await ask("eth_getTransactionByHash", [hash]);
  if (!equal(String(property(answer, "hash")), hash)) return undefined;
  return { from: String(property(answer, "from")), nonce: property(answer, "nonce") };
}

type Mined = Log & { transactionHash: string; blockNumber: string };

function isMined(log: unknown): log is Mined {
  return isLog(log) && isHash(property(log, "transactionHash")) && property(log, "removed") !== true;
}

const equal = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const hex = (value: number) => `0x${value.toString(16)}`;
