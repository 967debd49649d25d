/** Lets one tab at a time decide about the payments that all tabs share. */

/** Times in milliseconds. */
const times = {
  /** The lock is held so much longer than the work: what was written reaches other processes later than the lock does. */
  settling: 50,
  /** After that the lock is not waited for: the tab that holds it may be frozen. */
  patience: 3_000,
};

/** Runs `work` while no other tab runs any; at once where the browser has no locks. */
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
    // It never fails itself: the lock was refused, or not had in time.
    locks.request("purchase", { signal: AbortSignal.timeout(times.patience) }, run).catch(run);
  });
}
