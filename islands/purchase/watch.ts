/** Follows every payment of the browser to its outcome, for as long as the page is open. */
import * as Value from "ox/Value";
import { isSought } from "./claim";
import { decimalsOf, type Network } from "./currencies";
import { hasTransferred } from "./erc20";
import type { Ledger } from "./ledger";
import { isOpen, type Outcome, type PaymentRecord, statusOf } from "./record";
import { type Ask, withTimeout, readReceipt } from "./receipt";
import { search } from "./search";

/** How payments are followed; times in milliseconds. */
export const following = {
  /** The pause after the first question; each one is half as long again, up to `longest`. */
  first: 1_000,
  longest: 15_000,
  /** How long a single answer may take. */
  answer: 20_000,
  /** How long a wallet may take to return after a reload, before another way of asking is taken. */
  returning: 4_000,
  /** After that a transaction is said to take long, though it may still be confirmed. */
  patience: 8 * 60_000,
};

/** What following needs of the panel. */
export interface Follower {
  /** Who can be asked about a network now; where `alone` is true, without the wallet. */
  connection(network: Network, alone: boolean): Ask | undefined;
  /** Hears of an outcome that nobody knew. */
  onOutcome(payment: PaymentRecord, outcome: Outcome): void;
}

/** Begins to follow; answers how to ask at once, about all or about one payment, and how to stop. */
export function watch(ledger: Ledger, networks: readonly Network[], follower: Follower) {
  const began = Date.now();
  /** The networks that are being asked, each with the end of its pause. */
  const running = new Map<string, () => void>();
  /** Since when each transaction is waited for. */
  const since = new Map<string, number>();
  let known = "";
  let isStopped = false;

  function start() {
    for (const network of networks.filter(({ kind }) => kind === "evm")) {
      if (!running.has(network.key) && due(network).length) void follow(network);
    }
  }

  /** The payments on a network that have no end yet. */
  function due({ key }: Network): PaymentRecord[] {
    const { list } = ledger.state();
    return list.filter((payment) => payment.network === key && (payment.hash || payment.transfer) && !isEnded(payment));
  }

  async function follow(network: Network) {
    let pause = following.first;
    let isPoked = false;
    let wake = () => {};
    running.set(network.key, () => {
      pause = following.first;
      isPoked = true;
      wake();
    });
    while (!isStopped) {
      isPoked = false;
      const payments = due(network);
      const isBackground = !payments.some(isOpen);
      if (!payments.length || (isBackground && pause >= following.longest)) break;
      const isAlone = Date.now() - began > following.returning;
      const ask = follower.connection(network, isAlone);
      if (isAlone) ledger.silence(network.key, !ask);
      if (ask)
        await look(network, payments, (method, params) => withTimeout(ask(method, params), following.answer)).catch(
          () => {},
        );
      for (const payment of payments) tellSlow(payment);
      // Something has become known while this was being asked.
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

  async function look(network: Network, payments: readonly PaymentRecord[], ask: Ask) {
    for (const { id, hash } of payments) if (hash) await judge(network, id, hash, ask);
    const sought = due(network).filter(isSought);
    if (sought.length) await search(ask, network, sought, ledger);
    for (const { id, hash } of due(network)) {
      if (hash && !payments.some((payment) => payment.id === id && payment.hash === hash))
        await judge(network, id, hash, ask);
    }
  }

  /** Asks for a receipt and says what it means. */
  async function judge(network: Network, id: string, hash: string, ask: Ask) {
    const receipt = readReceipt(await ask("eth_getTransactionReceipt", [hash]).catch(() => undefined), hash);
    const payment = ledger.state().list.find((payment) => payment.id === id);
    if (!receipt || isStopped || payment?.hash !== hash) return;
    const { transfer, amount, currency } = payment;
    const moved = () =>
      hasTransferred(receipt.logs, { ...transfer!, amount: Value.from(amount, decimalsOf(currency, network)) });
    const outcome = !receipt.success ? "reverted" : transfer && !moved() ? "not-transferred" : "confirmed";
    if (ledger.settle(id, outcome)) follower.onOutcome(payment, outcome);
  }

  function tellSlow({ id, hash }: PaymentRecord) {
    if (!hash) return;
    if (!since.has(id)) since.set(id, Date.now());
    if (Date.now() - since.get(id)! >= following.patience) ledger.slow(id, true);
  }

  function poke() {
    for (const again of running.values()) again();
    start();
  }

  const stop = ledger.subscribe(() => {
    // Asked at once where there is something new to ask about; what this page has just learned is no such thing.
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
    /** Waits on for a payment that takes long. */
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

/**
 * Whether nothing more can happen to a payment. Of one that was replaced the network may still think better, and where a
 * transaction holds no transfer, the wallet may have named a wrong one.
 */
function isEnded(payment: PaymentRecord): boolean {
  return ["confirmed", "reported", "reverted"].includes(statusOf(payment));
}
