/** The wallet store for React. */
import { useSyncExternalStore } from "react";
import type { WalletState } from "./types";
import { disconnected, wallets } from "./store";

/** The current state of the wallet; while prerendering and in the first client render: disconnected, nothing found. */
export function useWallet(): WalletState {
  return useSyncExternalStore(wallets.subscribe, wallets.state, () => disconnected);
}
