/** Follows every payment of the browser to its outcome, while the page is open. */
import * as Value from "ox/Value";
import { isSought } from "./claim";
import { decimalsOf, type Network } from "../lib/sale/currencies";
import { hasTransferred, readNumber } from "./erc20";
import type { Ledger } from "./ledger";
import { isOpen, type Outcome, type PaymentRecord, statusOf } from "./record";
import { type Ask, checkChain, DEPTH, type Receipt, withTimeout, readReceipt } from "./receipt";
import { search } from "./search";

/** The parameters of following payments; times in milliseconds. */
export const following = {
  /** The pause after the first request; each one is half as long again, up to `longest`. */
  first: 1_000,
  longest: 15_000,
  /** The time limit of a single response. */
  answer: 20_000,
  /** The time limit for a wallet to reconnect after a reload, before another connection is used. */
  returning: 4_000,
  /** The number of requests that are only sent to the wallet before the network's public URL is used, too. */
  turns: 3,
  /** The time after which a transaction is reported as slow, though it may still be confirmed. */
  patience: 8 * 60_000,
};

/** The interface to the panel. */
export interface Follower {
  /** The current connections to a network: the visitor's wallet, and the network's public URL. */
  connections(network: Network): { wallet?: Ask | undefined; open?: Ask | undefined };
  /** Called for a new outcome. */
  onOutcome(payment: PaymentRecord, outcome: Outcome): void;
}

/** Starts following; returns functions to check immediately, all payments or one, and to stop. */
export function watch(ledger: Ledger, networks: readonly Network[], follower: Follower) {
  const began = Date.now();
  /** The networks that are being polled, each with a function that ends its pause. */
  const running = new Map<string, () => void>();
  /** The time since when each transaction is waited for. */
  const since = new Map<string, number>();
  let known = "";
  let isStopped = false;

  function start() {
    for (const network of networks.filter(({ kind }) => kind === "evm")) {
      if (!running.has(network.key) && due(network).length) void follow(network);
    }
  }

  /** The payments on a network without an outcome. */
  function due({ key }: Network): PaymentRecord[] {
    const { list } = ledger.state();
    return list.filter((payment) => payment.network === key && (payment.hash || payment.transfer) && !isEnded(payment));
  }

  async function follow(network: Network) {
    let pause = following.first;
    let isPoked = false;
    let turn = 0;
    let wake = () => {};
    running.set(network.key, () => {
      pause = following.first;
      turn = 0;
      isPoked = true;
      wake();
    });
    while (!isStopped) {
      isPoked = false;
      const payments = due(network);
      const isBackground = !payments.some(isOpen);
      if (!payments.length || (isBackground && pause >= following.longest)) break;
      const { wallet, open } = follower.connections(network);
      let isHeard = wallet !== undefined && (await look(network, wallet));
      const isReturned = Date.now() - began > following.returning;
      // One node may fail, or lag for a long time.
      if (open && isReturned && (!isHeard || turn >= following.turns) && due(network).length)
        isHeard = (await look(network, open)) || isHeard;
      turn += 1;
      if (isReturned) ledger.silence(network.key, !isHeard);
      for (const payment of payments) tellSlow(payment);
      // Something has changed during the requests.
      if (isPoked) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, Math.min(pause, following.longest));
      });
      pause *= 1.5;
    }
    running.delete(network.key);
    ledger.silence(network.key, false);
  }

  /** Sends requests about all payments to one connection; returns whether it has responded, and is on the network. */
  async function look(network: Network, connection: Ask): Promise<boolean> {
    const ask: Ask = (method, params) => withTimeout(connection(method, params), following.answer);
    const payments = due(network);
    try {
      await checkChain(ask, network);
      for (const { id, hash } of payments) if (hash) await judge(network, id, hash, ask);
      const sought = due(network).filter(isSought);
      if (sought.length) await search(ask, network, sought, ledger);
      for (const { id, hash } of due(network)) {
        if (hash && !payments.some((payment) => payment.id === id && payment.hash === hash))
          await judge(network, id, hash, ask);
      }
      return true;
    } catch {
      return false;
    }
  }

  /** Fetches a receipt and determines the outcome, when enough blocks follow. */
  async function judge(network: Network, id: string, hash: string, ask: Ask) {
    const receipt = readReceipt(await ask("eth_getTransactionReceipt", [hash]), hash);
    const head = readNumber(await ask("eth_blockNumber", []));
    await checkChain(ask, network);
    const payment = ledger.state().list.find((payment) => payment.id === id);
    if (isStopped || payment?.hash !== hash) return;
    if (!receipt || head - receipt.block < DEPTH) {
      // A node that has not reached that block does not prove that the transaction was removed from it.
      const isBehind = !receipt && payment.block !== undefined && head < payment.block;
      if (payment.block !== receipt?.block && !payment.outcome && !isBehind)
        ledger.change(id, { block: receipt?.block });
      return;
    }
    const outcome = outcomeOf(network, payment, receipt);
    if (outcome && (await ledger.settle(id, outcome, hash))) follower.onOutcome(payment, outcome);
  }

  function tellSlow({ id }: PaymentRecord) {
    const { hash, block } = ledger.state().list.find((payment) => payment.id === id) ?? {};
    if (!hash) return;
    if (block !== undefined) {
      since.delete(id);
      return ledger.slow(id, false);
    }
    const began = since.get(id) ?? Date.now();
    since.set(id, began);
    if (Date.now() - began >= following.patience) ledger.slow(id, true);
  }

  function poke() {
    for (const again of running.values()) again();
    start();
  }

  const stop = ledger.subscribe(() => {
    // Polled immediately if another payment is new; changes that this page has just found are not.
    const now = ledger
      .state()
      .list.map(({ id, hash }) => id + hash)
      .join();
    if (now === known) return;
    known = now;
    poke();
  });
  const seen = () => document.visibilityState === "visible" && poke();
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", poke);
  poke();

  return {
    /** Continues to wait for a slow payment. */
    again(id: string) {
      since.delete(id);
      ledger.slow(id, false);
      poke();
    },
    stop() {
      isStopped = true;
      stop();
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("online", poke);
      for (const end of running.values()) end();
    },
  };
}

/** The outcome of a payment according to a receipt; undefined if decisive data is missing. */
function outcomeOf(
  network: Network,
  { transfer, amount, currency }: PaymentRecord,
  { success, logs }: Receipt,
): Outcome | undefined {
  if (success === false) return "reverted";
  if (!transfer) return success ? "confirmed" : undefined;
  const { token, recipient, from } = transfer;
  const moved = { token, recipient, amount: Value.from(amount, decimalsOf(currency, network)) };
  if (hasTransferred(logs, { ...moved, from })) return "confirmed";
  if (hasTransferred(logs, moved)) return "other-account";
  return success ? "not-transferred" : undefined;
}

/**
 * Whether the outcome of a payment is final. A replacement may be revoked by the network, and if a transaction contains
 * no transfer, the wallet may have returned a wrong one.
 */
function isEnded(payment: PaymentRecord): boolean {
  return ["confirmed", "reported", "reverted"].includes(statusOf(payment));
}
