/** Utilities of tests of the purchase panel. */
import { property } from "../lib/foreign";
import { token } from "../lib/sale/testing";

export { networks, token } from "../lib/sale/testing";

/** The recipient of payments. */
export const recipient = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
/** The paying account. */
export const payer = "0x2222222222222222222222222222222222222222";
/** A transaction. */
export const hash = `0x${"ab".repeat(32)}`;

/** 100 USD for RAA at the initial price. */
export const dollars = {
  amount: "100",
  receive: "1666.666666",
  usd: 100,
  price: { price: "0.06", rate: "1", basis: "initial" as const },
  known: [],
};

/** A payment as it is stored: a transfer of 100 USDC on Ethereum, requested from the wallet. */
export const kept = {
  id: "one",
  time: Date.now(),
  network: "ethereum",
  currency: "USDC",
  amount: "100",
  receive: "1666.666666",
  price: "0.06",
  rate: "1",
  usd: 100,
  transfer: { from: payer, token, recipient, nonce: 5, block: 16 },
};

/** Stores payments, like an earlier page. */
export function store(...payments: { id: string }[]) {
  for (const { id, ...payment } of payments) localStorage.setItem(`purchase:${id}`, JSON.stringify(payment));
}

/** A number as a contract returns it: 32 bytes. */
export const word = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`;

/** The event of an ERC-20 transfer, as in a receipt. */
export const transferLog = (from: string, to: string, amount: bigint, address = token) => ({
  address,
  topics: [
    "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
    `0x${from.slice(2).toLowerCase().padStart(64, "0")}`,
    `0x${to.slice(2).toLowerCase().padStart(64, "0")}`,
  ],
  data: word(amount),
});

/** The responses of a wallet, by method; an `Error` or an object with a `code` is thrown. */
export type Answers = Record<string, unknown>;

/** A wallet on Ethereum with 500 USDC and some ether that sends every requested transaction. */
export const rich: Answers = {
  eth_accounts: [payer],
  eth_chainId: "0x1",
  decimals: word(6n),
  balanceOf: word(500_000_000n),
  eth_getBalance: "0xde0b6b3a7640000",
  eth_sendTransaction: hash,
  eth_getTransactionCount: "0x5",
  eth_blockNumber: "0x10",
  eth_getLogs: [],
  eth_getTransactionByHash: null,
  eth_getTransactionReceipt: {
    transactionHash: hash,
    blockHash: hash,
    // Three blocks before the latest one.
    blockNumber: "0xd",
    status: "0x1",
    logs: [transferLog(payer, recipient, 100_000_000n)],
  },
};

/** A request to a wallet. */
interface Call {
  method: string;
  params?: unknown[];
}

/** A mock of the wallet store: `state` and `answers` are set by a test, `calls` are the requests to the wallet. */
export function fakeStore() {
  const nobody = { asking: false, wallets: [], status: "disconnected" };
  const listeners = new Set<() => void>();
  const store = {
    answers: rich,
    calls: [] as { method: string; params: unknown[] }[],
    current: nobody as Record<string, unknown>,
    /** Connects the payer's wallet, on the network with this key. */
    connect(network?: string) {
      store.set({ ...nobody, status: "connected", kind: "evm", address: payer, network });
    },
    set(state: Record<string, unknown>) {
      store.current = state;
      for (const listener of listeners) listener();
    },
    reset() {
      store.answers = rich;
      store.calls = [];
      store.asked = [];
      store.switchTo = async () => {};
      store.set(nobody);
    },
    asked: [] as unknown[],
    switchTo: async (_key: string): Promise<void> => {},
    module: {
      disconnected: nobody,
      shortAddress: (address: string) => address.slice(0, 6),
      wallets: {
        configure() {},
        subscribe(listener: () => void) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        state: () => store.current,
        ask: (network?: string) => void store.asked.push(network),
        switchTo: (key: string) => store.switchTo(key),
        evm: () => (store.current.kind === "evm" ? { request: (call: Call) => store.request(call) } : undefined),
      },
    },
    async request({ method, params = [] }: Call) {
      store.calls.push({ method, params });
      const functions: Record<string, string> = { "0x313ce567": "decimals", "0x70a08231": "balanceOf" };
      const name = method === "eth_call" ? functions[String(property(params[0], "data")).slice(0, 10)]! : method;
      const answer = store.answers[name];
      const given = typeof answer === "function" ? answer(params) : answer;
      if (given instanceof Error || (given as { code?: unknown })?.code !== undefined) throw given;
      return given;
    },
  };
  return store;
}

/** The tracked events, each as a name and its values. */
export const tracked: unknown[][] = [];
/** The names of the tracked events. */
export const told = () => tracked.map(([name]) => name);

const track =
  (name: string) =>
  (...values: unknown[]) =>
    void tracked.push([name, ...values]);

/** A mock of the analytics. */
export const fakeAnalytics = {
  trackModalLoaded: track("modal loaded"),
  trackNetworkSelected: track("network selected"),
  trackAmountInput: track("amount input"),
  trackPurchaseAttempt: track("purchase attempt"),
  trackPurchaseSuccess: track("purchase success"),
  trackPurchaseError: track("purchase error"),
};
