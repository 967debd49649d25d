/** The payments of this browser: one list for all of its tabs, kept in local storage under a name for each. */
import { isAlike, isUnanswered } from "./claim";
import type { Network } from "./currencies";
import { isOpen, type Outcome, PREFIX, type PaymentRecord, readRecord } from "./record";

/** What the panel is told of the payments; a new object at every change. */
export interface Payments {
  /** From the oldest to the newest. */
  list: readonly PaymentRecord[];
  /** Keys of the networks that nobody can be asked about now. */
  silent: readonly string[];
  /** Ids of those that were not confirmed within the site's patience. */
  slow: readonly string[];
}

/** No payments: how every page begins. */
export const nothing: Payments = { list: [], silent: [], slow: [] };

const byTime = (one: PaymentRecord, other: PaymentRecord) => one.time - other.time;

/** The list and what can be done with it. */
export type Ledger = ReturnType<typeof createLedger>;

/** Makes the list for a page. It reads nothing before somebody subscribes. */
export function createLedger(networks: readonly Network[], cardNetwork: string) {
  let state = nothing;
  let isKept = true;
  const listeners = new Set<() => void>();

  function set(change: Partial<Payments>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  /** The payments in storage; where that is blocked or full, what this page knows counts. */
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
    if (!isKept) for (const payment of state.list) found.set(payment.id, payment);
    const list = [...found.values()].sort(byTime);
    if (JSON.stringify(list) !== JSON.stringify(state.list)) set({ list });
  }

  function put({ id, ...payment }: PaymentRecord) {
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify(payment));
    } catch {
      isKept = false;
    }
    set({ list: [...state.list.filter((other) => other.id !== id), { id, ...payment }].sort(byTime) });
  }

  function change(id: string, change: Partial<PaymentRecord>) {
    load();
    const payment = state.list.find((payment) => payment.id === id);
    if (payment) put({ ...payment, ...change });
  }

  /** A time after everything that has been written down, in milliseconds since 1970. */
  const now = () => Math.max(Date.now(), ...state.list.map(({ time }) => time + 1));

  /** A payment's transaction turns out to be another one's. It is looked for again, unless its wallet has declined it. */
  const release = ({ id, declined }: PaymentRecord) =>
    change(id, {
      hash: undefined,
      found: undefined,
      sequence: undefined,
      outcome: undefined,
      hidden: undefined,
      closed: declined,
    });

  /**
   * Gives a payment whose wallet has answered the transaction that was found for an alike one whose request may still be open, as
   * `claimant` does where the answer comes first.
   */
  function adopt({ id, ...payment }: PaymentRecord) {
    const holder = state.list.find(
      (other) =>
        other.hash && isAlike(other, { id, ...payment }) && isUnanswered(other) && other.time < payment.answered!,
    );
    if (!holder) return;
    const { hash, sequence, outcome, hidden } = holder;
    release(holder);
    change(id, { hash, found: true, sequence, outcome, hidden, closed: undefined });
  }

  const heard = (event: StorageEvent) => (event.key === null || event.key.startsWith(PREFIX)) && load();

  return {
    state: () => state,

    /** Calls `listener` at every change, those of other tabs included, until the function it answers is called. */
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

    /** Whether the payments outlive this page. */
    isKept: () => isKept,

    /** The payments that may still take money. */
    open: () => state.list.filter(isOpen),

    /** Writes a payment down; its id. */
    add(payment: Omit<PaymentRecord, "id" | "time">): string {
      const id = crypto.randomUUID();
      put({ id, time: now(), ...payment });
      return id;
    },

    change,

    /**
     * Whoever was asked names the payment's transaction. That counts for more than what was found by looking: a payment which
     * was thought to be this one is looked for again. A transaction that was named for another payment, or is known to be a
     * different transfer, is not taken.
     */
    name(id: string, hash: string, details: Partial<PaymentRecord> = {}): void {
      load();
      const same = (payment: PaymentRecord) => payment.hash?.toLowerCase() === hash.toLowerCase();
      const holder = state.list.find((payment) => payment.id !== id && same(payment));
      const payment = state.list.find((payment) => payment.id === id);
      if (!payment) return;
      if (holder && !(holder.found && isAlike(holder, payment))) {
        const answered = now();
        change(id, { answered });
        if (!payment.hash) adopt({ ...payment, answered });
        return;
      }
      if (holder) release(holder);
      const named = { ...details, answered: now(), declined: undefined, found: undefined, closed: undefined };
      if (same(payment)) {
        change(id, named);
        return;
      }
      const { outcome, sequence } = holder ?? {};
      change(id, { ...named, hash, hidden: undefined, outcome, sequence });
    },

    /** The wallet has declined the payment. */
    decline(id: string): void {
      load();
      change(id, { closed: true, declined: true, answered: now() });
      const payment = state.list.find((payment) => payment.id === id);
      if (payment && !payment.hash) adopt(payment);
    },

    /** The network does not know the transaction that the wallet has named for a payment. */
    doubt(id: string): void {
      load();
      const payment = state.list.find((payment) => payment.id === id);
      if (payment && !payment.found) adopt(payment);
    },

    /** Writes down how a payment has ended; whether that is news. */
    settle(id: string, outcome: Outcome): boolean {
      load();
      const payment = state.list.find((payment) => payment.id === id);
      if (!payment || payment.outcome === outcome) return false;
      change(id, { outcome });
      return true;
    },

    /** Tells whether a network can be asked. */
    silence(network: string, silent: boolean) {
      if (state.silent.includes(network) === silent) return;
      set({ silent: silent ? [...state.silent, network] : state.silent.filter((key) => key !== network) });
    },

    /** Tells whether a payment takes longer than usual. */
    slow(id: string, slow: boolean) {
      if (state.slow.includes(id) !== slow)
        set({ slow: slow ? [...state.slow, id] : state.slow.filter((other) => other !== id) });
    },
  };
}
