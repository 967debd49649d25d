/** A page of a test, with a wallet store of its own. */
import { vi } from "vitest";
import { createWalletStore, type WalletStore } from "./store";
import { announce, evmWallet, networks } from "./testing";

/** The id of `evmWallet`. */
export const fox = "evm:org.fox";
/** The record of the connected wallet. */
export const record = () => localStorage.getItem("wallet");
/** Writes that record, like an earlier page. */
export const keep = (id: string, kind: string) => localStorage.setItem("wallet", JSON.stringify({ id, kind }));
export const later = () => vi.advanceTimersByTimeAsync(0);

/** The store of the page. */
export let wallets: WalletStore;
export const state = () => wallets.state();

/** The listeners that the test has added to the window. */
let hung: [string, EventListenerOrEventListenerObject][] = [];

/** A page without subscribers. */
export function create(): void {
  wallets = createWalletStore();
}

/** A newly opened page with a subscriber. */
export async function open(configured = true) {
  create();
  if (configured) wallets.configure(networks);
  wallets.subscribe(() => {});
  return wallets;
}

/** A page with an EVM wallet that the visitor has connected. */
export async function connected(wallet = evmWallet()) {
  await open();
  announce(wallet.provider);
  await wallets.connect(fox, "evm");
  return wallet;
}

/** Begins a test; `track` replaces the analytics. */
export function begin(track: Record<string, ReturnType<typeof vi.fn>>): void {
  vi.useFakeTimers();
  localStorage.clear();
  for (const spy of Object.values(track)) spy.mockReset();
  const add = window.addEventListener;
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      hung.push([type, listener]);
      add.call(window, type, listener);
    },
  );
}

/** Ends a test. */
export function end(): void {
  for (const [type, listener] of hung) window.removeEventListener(type, listener);
  hung = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
}
