/** Stands in for the wallet store of a page, under a test's control. */
import { vi } from "vitest";
import type { WalletState } from "./types";

const nobody: WalletState = { asking: false, wallets: [], status: "disconnected" };

/** The account of a connected wallet. */
export const address = "0x71C7656EC7ab88b098defB751B7401B5f6d8976F";

/** A store; a test hoists it, and mocks the module `store` with its `module`. */
export function fakeStore() {
  const listeners = new Set<() => void>();
  const ask = vi.fn();
  const request = vi.fn();
  let state = nobody;
  return {
    /** Hears when a wallet is asked for. */
    ask,
    /** Answers what the wallet is asked. */
    request,
    /** A wallet on Base is connected from now on, or what `change` says of it. */
    connect(change: Partial<WalletState> = {}) {
      state = { ...state, status: "connected", kind: "evm", address, network: "base", ...change };
      for (const listener of listeners) listener();
    },
    /** Forgets the wallet, and the islands of former tests. */
    reset() {
      state = nobody;
      listeners.clear();
      ask.mockReset();
      request.mockReset();
    },
    module: {
      disconnected: nobody,
      shortAddress: (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`,
      wallets: {
        subscribe(listener: () => void) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        state: () => state,
        ask,
        evm: () => ({ request }),
      },
    },
  };
}
