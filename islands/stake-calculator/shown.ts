/** The calculation that the page shows, for islands that draw it. */
import type { Stake } from "./reward";

/** Creates a store for `useSyncExternalStore`: the stake whose result the calculator shows, or none. */
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
