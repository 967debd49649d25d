/** Ensures that one tab at a time decides about the payments that all tabs share. */

/** Times in milliseconds. */
const times = {
  /** The additional time for which the lock is held: writes to storage reach other processes later than the lock. */
  settling: 50,
  /** The time limit of waiting for the lock: the tab that holds it may be frozen. */
  patience: 3_000,
};

/** Runs `work` while no other tab runs any; immediately if the browser has no locks. */
export async function alone<Result>(work: () => Result): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    const run = async () => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
      await new Promise((settled) => setTimeout(settled, times.settling));
    };
    // `run` never rejects: either the lock was rejected, or it timed out.
    locks.request("purchase", { signal: AbortSignal.timeout(times.patience) }, run).catch(run);
  });
}
