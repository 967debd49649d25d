/** A mock of the wallet store of a page, controlled by a test. */
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
    /** A mock that is called when a wallet is requested. */
    ask,
    /** Responds to requests to the wallet. */
    request,
    /** Connects a wallet on Base, with the changes in `change`. */
    connect(change: Partial<WalletState> = {}) {
      state = { ...state, status: "connected", kind: "evm", address, network: "base", ...change };
      for (const listener of listeners) listener();
    },
    /** Resets the wallet, and the islands of former tests. */
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
