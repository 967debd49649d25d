/** The calculation that the page shows, for islands that draw it. */
import type { Stake } from "./reward";

let shown: Stake | undefined;
const listeners = new Set<() => void>();

/** A store for `useSyncExternalStore`: the stake that the calculator shows a result for, or none. */
export const shownStake = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Stake | undefined => shown,
  set(stake: Stake | undefined): void {
    shown = stake;
    for (const listener of listeners) listener();
  },
};
