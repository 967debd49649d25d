/** The payments of this browser: one list for all of its tabs, in local storage with one key per payment. */
import { alone } from "./alone";
import { isAlike, isUnanswered } from "./claim";
import type { Network } from "../lib/sale/currencies";
import { PurchaseError } from "./problem";
import { isDisputed, isOpen, type Outcome, PREFIX, type PaymentRecord, readRecord } from "./record";

/** The state of the payments for the panel; a new object after every change. */
export interface Payments {
  /** From the oldest to the newest. */
  list: readonly PaymentRecord[];
  /** Keys of the networks that do not respond. */
  silent: readonly string[];
  /** Ids of the payments that were not confirmed within the time limit. */
  slow: readonly string[];
}

/** No payments: the initial state of every page. */
export const nothing: Payments = { list: [], silent: [], slow: [] };

/** Whether a transaction is known to belong to a payment. */
const holds = ({ hash }: PaymentRecord, other: string) => hash?.toLowerCase() === other.toLowerCase();

const byTime = (one: PaymentRecord, other: PaymentRecord) => one.time - other.time;

/** The list and its operations. */
export type Ledger = ReturnType<typeof createLedger>;

/** Creates the list for a page. It reads nothing before the first subscription. */
export function createLedger(networks: readonly Network[], cardNetwork: string) {
  let state = nothing;
  let isKept = true;
  /** Ids of the payments that this page has started. */
  const own = new Set<string>();
  const listeners = new Set<() => void>();

  function set(change: Partial<Payments>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  /** The payments in storage; if it is blocked or full, those in the memory of this page. */
  function load() {
    const found = new Map<string, PaymentRecord>();
    try {
      for (const name of Object.keys(localStorage)) {
        if (!name.startsWith(PREFIX)) continue;
        const id = name.slice(PREFIX.length);
        const payment = readRecord(id, localStorage.getItem(name) ?? "", networks, cardNetwork);
        if (payment) found.set(id, payment);
        else localStorage.removeItem(name);
      }
    } catch {
      isKept = false;
    }
    for (const payment of state.list) {
      if (!isKept) found.set(payment.id, payment);
      // Another tab has cleared the storage: payments that this page has requested may still take money.
      else if (!found.has(payment.id) && own.has(payment.id) && isOpen(payment)) {
        found.set(payment.id, payment);
        write(payment);
      }
    }
    const list = [...found.values()].sort(byTime);
    if (JSON.stringify(list) !== JSON.stringify(state.list)) set({ list });
  }

  function write({ id, ...payment }: PaymentRecord) {
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify(payment));
    } catch {
      isKept = false;
    }
  }

  function put(payment: PaymentRecord) {
    write(payment);
    set({ list: [...state.list.filter(({ id }) => id !== payment.id), payment].sort(byTime) });
  }

  const find = (id: string) => state.list.find((payment) => payment.id === id);

  function change(id: string, change: Partial<PaymentRecord>) {
    load();
    const payment = find(id);
    if (payment) put({ ...payment, ...change });
  }

  /** A time after all recorded ones, in milliseconds since 1970. */
  const now = () => Math.max(Date.now(), ...state.list.map(({ time }) => time + 1));

  /** A payment's transaction belongs to another payment. Its own is searched again, unless its wallet has declined it. */
  const release = ({ id, declined }: PaymentRecord) =>
    change(id, {
      hash: undefined,
      found: undefined,
      block: undefined,
      sequence: undefined,
      outcome: undefined,
      hidden: undefined,
      closed: declined,
    });

  /**
   * Assigns the transaction that was found for an alike payment whose request may still be open to a payment whose wallet has
   * responded, as `claimant` does if the response comes first.
   */
  function adopt({ id, ...payment }: PaymentRecord) {
    const holder = state.list.find(
      (other) =>
        other.hash && isAlike(other, { id, ...payment }) && isUnanswered(other) && other.time < (payment.answered ?? 0),
    );
    if (!holder) return;
    const { hash, block, sequence, outcome, hidden } = holder;
    release(holder);
    change(id, { hash, found: true, block, sequence, outcome, hidden, closed: undefined });
  }

  /** Records a payment; returns its id. */
  function add(payment: Omit<PaymentRecord, "id" | "time">): string {
    const id = crypto.randomUUID();
    own.add(id);
    put({ id, time: now(), ...payment });
    return id;
  }

  const heard = (event: StorageEvent) => (event.key === null || event.key.startsWith(PREFIX)) && load();

  return {
    state: () => state,

    /** Calls `listener` after every change, including those of other tabs, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      if (!listeners.size) {
        load();
        addEventListener("storage", heard);
        addEventListener("pageshow", load);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size) return;
        removeEventListener("storage", heard);
        removeEventListener("pageshow", load);
      };
    },

    /** Reads what other tabs have written. */
    load,

    /** Whether the payments are stored beyond this page. */
    isKept: () => isKept,

    /** The payments that may still take money. */
    open: () => state.list.filter(isOpen),

    add,

    /**
     * Records a payment, unless another one may take money that the visitor has not been warned about: `known` are the ids of
     * those payments.
     */
    begin: (payment: Omit<PaymentRecord, "id" | "time">, known: readonly string[]): Promise<string> =>
      alone(() => {
        load();
        if (state.list.some((other) => isOpen(other) && !known.includes(other.id))) throw new PurchaseError("another");
        return add(payment);
      }),

    change,

    /** Assigns a transfer on the network to a payment. */
    give(id: string, hash: string, sequence: number | undefined): void {
      load();
      const holder = state.list.find((payment) => payment.id !== id && holds(payment, hash));
      if (holder) release(holder);
      const nothing = { block: undefined, closed: undefined, hidden: undefined, outcome: undefined };
      change(id, { ...nothing, hash, found: true, sequence });
    },

    /** Whether a transaction is assigned to a payment. */
    isTaken: (hash: string) => state.list.some((payment) => holds(payment, hash) && !isDisputed(payment)),

    /**
     * Assigns the transaction that the wallet or the provider has returned to a payment. It has precedence over one that was
     * found by searching: a payment to which it was assigned is searched again. A transaction that was returned for another
     * payment, or is known to be a different transfer, is rejected. Returns whether it was assigned.
     */
    name(id: string, hash: string, details: Partial<PaymentRecord> = {}): boolean {
      load();
      const holder = state.list.find((payment) => payment.id !== id && holds(payment, hash));
      const payment = find(id);
      if (!payment) return false;
      if (holder && !(holder.found && isAlike(holder, payment)) && !isDisputed(holder)) {
        const answered = now();
        change(id, { answered });
        if (!payment.hash) adopt({ ...payment, answered });
        return false;
      }
      if (holder) release(holder);
      const named = { ...details, answered: now(), declined: undefined, found: undefined, closed: undefined };
      const { block, outcome, sequence } = holder && !isDisputed(holder) ? holder : ({} as Partial<PaymentRecord>);
      change(id, holds(payment, hash) ? named : { ...named, hash, hidden: undefined, block, outcome, sequence });
      return true;
    },

    /** The wallet has declined the payment. */
    decline(id: string): void {
      load();
      change(id, { closed: true, declined: true, answered: now() });
      const payment = find(id);
      if (payment && !payment.hash) adopt(payment);
    },

    /** The network does not have the transaction that the wallet has returned for a payment. */
    doubt(id: string): void {
      load();
      const payment = find(id);
      if (payment && !payment.found) adopt(payment);
    },

    /**
     * Records the outcome of a payment, unless its transaction is no longer the one that was `judged`. Returns whether that is
     * new, which the success of each transaction is once.
     */
    settle: (id: string, outcome: Outcome, judged?: string): Promise<boolean> =>
      alone(() => {
        load();
        const payment = find(id);
        const { hash } = payment ?? {};
        if (!payment || payment.outcome === outcome || (judged && judged !== hash)) return false;
        const isSuccess = outcome === "confirmed" || outcome === "other-account";
        const isKnown = isSuccess && state.list.some(({ reported }) => reported && reported === hash);
        change(id, { outcome, block: undefined, hidden: undefined, ...(isSuccess && { reported: hash }) });
        return !isKnown;
      }),

    /** Records whether a network responds. */
    silence(network: string, silent: boolean) {
      if (state.silent.includes(network) === silent) return;
      set({ silent: silent ? [...state.silent, network] : state.silent.filter((key) => key !== network) });
    },

    /** Records whether a payment takes longer than usual. */
    slow(id: string, slow: boolean) {
      if (state.slow.includes(id) !== slow)
        set({ slow: slow ? [...state.slow, id] : state.slow.filter((other) => other !== id) });
    },
  };
}
