/** The calculation that the page shows, for islands that draw it. */
import type { Stake } from "./reward";

/** Makes a store for `useSyncExternalStore`: the stake that the calculator shows a result for, or none. */
function createShownStake() {
  let shown: Stake | undefined;
  const listeners = new Set<() => void>();
  return {
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
}

/** The store that all islands of the page share. */
export const shownStake = createShownStake();
