/** Wallets for tests: in the page, and controlled by the test. */
import { property } from "../foreign";
import type { Network } from "./types";

/** The site's networks, similar to those that the page passes. */
export const networks: Network[] = [
  evm("ethereum", "Ethereum", 1, "https://etherscan.io"),
  evm("bnb", "BNB Chain", 56, "https://bscscan.com"),
  evm("base", "Base", 8453, "https://basescan.org"),
  {
    key: "solana",
    name: "Solana",
    kind: "solana",
    explorer: "https://explorer.solana.com",
    currency: { name: "Solana", symbol: "SOL", decimals: 9 },
  },
];

function evm(key: string, name: string, chain_id: number, explorer: string): Network {
  const currency = { name: "Ether", symbol: "ETH", decimals: 18 };
  return { key, name, kind: "evm", chain_id, explorer, rpc: `https://rpc.example/${key}`, currency };
}

export const evmAccount = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
export const solanaAccount = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";

/** An error like those of wallets. */
export const refusal = (code: number) => Object.assign(new Error("refused"), { code });

/** The chain in a request. */
const chainOf = (params: unknown) => String(property(property(params, "0"), "chainId"));

/** An EVM wallet; `answers` may replace the response to a method, and every call is recorded. */
export function evmWallet(answers: Record<string, (params: never) => unknown> = {}) {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const wallet = {
    calls: [] as { method: string; params?: unknown }[],
    accounts: [] as string[],
    chain: "0x1",
    known: ["0x1", "0x38", "0x2105"],
    answers,
    /** The names of the called methods. */
    methods: () => wallet.calls.map(({ method }) => method),
    emit(event: string, payload?: unknown) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(payload);
    },
    heard: (event: string) => listeners.get(event)?.size ?? 0,
    provider: {
      on(event: string, listener: (payload: unknown) => void) {
        if (!listeners.has(event)) listeners.set(event, new Set());
        listeners.get(event)!.add(listener);
      },
      removeListener: (event: string, listener: (payload: unknown) => void) => listeners.get(event)?.delete(listener),
      async request(call: { method: string; params?: unknown }): Promise<unknown> {
        wallet.calls.push(call);
        const { method, params } = call;
        if (answers[method]) return answers[method](params as never);
        if (method === "eth_requestAccounts") wallet.accounts = [evmAccount];
        if (method === "eth_requestAccounts" || method === "eth_accounts") return wallet.accounts;
        if (method === "eth_chainId") return wallet.chain;
        if (method === "wallet_switchEthereumChain") {
          if (!wallet.known.includes(chainOf(params))) throw refusal(4902);
          wallet.chain = chainOf(params);
          wallet.emit("chainChanged", wallet.chain);
          return null;
        }
        if (method === "wallet_addEthereumChain") return void wallet.known.push(chainOf(params));
        throw refusal(-32601);
      },
    },
  };
  return wallet;
}

/** Announces a provider by EIP-6963. */
export function announce(provider: unknown, info: object = {}) {
  const detail = {
    info: { uuid: "u-1", name: "Fox", rdns: "org.fox", icon: "data:image/png;base64,AA", ...info },
    provider,
  };
  dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
}

/** A wallet of the Wallet Standard; `features` and the rest may be replaced. */
export function solanaWallet(more: object = {}) {
  let changed: ((change: object) => void) | undefined;
  const wallet = {
    version: "1.0.0",
    name: "Sun",
    icon: "data:image/svg+xml,x",
    chains: ["solana:mainnet"],
    accounts: [] as { address: string; chains: string[] }[],
    silent: [] as unknown[],
    left: 0,
    heard: () => !!changed,
    change(accounts: { address: string; chains: string[] }[]) {
      wallet.accounts = accounts;
      changed?.({ accounts });
    },
    features: {
      "standard:connect": {
        async connect(input?: { silent?: boolean }) {
          wallet.silent.push(input?.silent);
          if (!input?.silent) wallet.accounts = [{ address: solanaAccount, chains: ["solana:mainnet"] }];
          return { accounts: wallet.accounts };
        },
      },
      "standard:disconnect": { disconnect: async () => void wallet.left++ },
      "standard:events": {
        on(_event: string, listener: (change: object) => void) {
          changed = listener;
          return () => (changed = undefined);
        },
      },
    } as Record<string, unknown>,
    ...more,
  };
  return wallet;
}

/** Registers a wallet like one that is loaded after the page's script. */
export function register(...wallets: unknown[]) {
  const detail = (api: { register(...wallets: unknown[]): void }) => api.register(...wallets);
  dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail }));
}
