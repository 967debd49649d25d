/**
 * Whether animations are permitted: not if the visitor has paused them, the system requests reduced motion, the tab is
 * in the background, or the device saves data or battery, as far as the browser exposes it.
 */

/** A battery that is not charging counts as low up to this share. */
const LOW = 0.2;

interface Battery extends EventTarget {
  readonly charging: boolean;
  readonly level: number;
}

/** Browser APIs that TypeScript's library lacks. */
interface Device {
  readonly connection?: EventTarget & { readonly saveData?: boolean };
  getBattery?(): Promise<Battery>;
}

/** Reads and observes everything that affects motion. */
export class Permit {
  readonly #root = document.documentElement;
  readonly #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #connection = (navigator as Device).connection;
  readonly #listeners = new Set<() => void>();
  #battery: Battery | undefined;

  constructor() {
    document.addEventListener("visibilitychange", this.#tell);
    new MutationObserver(this.#tell).observe(this.#root, { attributeFilter: ["data-motion"] });
    this.#reduced.addEventListener("change", this.#tell);
    this.#connection?.addEventListener("change", this.#tell);
    (navigator as Device).getBattery?.().then(
      (battery) => {
        this.#battery = battery;
        for (const event of ["chargingchange", "levelchange"]) battery.addEventListener(event, this.#tell);
        this.#tell();
      },
      // The host's permissions policy may forbid the query.
      () => {},
    );
  }

  readonly #tell = () => {
    for (const listener of this.#listeners) listener();
  };

  /** Calls `listener` now and after every change. */
  follow(listener: () => void): void {
    this.#listeners.add(listener);
    listener();
  }

  /** Whether the system permits motion, so that the visitor decides. */
  get open(): boolean {
    const isLow = this.#battery && !this.#battery.charging && this.#battery.level <= LOW;
    return !this.#reduced.matches && !this.#connection?.saveData && !isLow;
  }

  /** Whether animations are permitted now. */
  get granted(): boolean {
    return this.open && !("motion" in this.#root.dataset) && !document.hidden;
  }
}
