/** A slow read: the state to show during it, and afterwards. */
import { useEffect, useState } from "react";
import { AnswerError } from "./shape";

/** The time before the page shows that a read is slow, in milliseconds (content/docs/constants.md). */
const PENDING_AFTER = 1_000;
/** The minimum time for which that is shown, in milliseconds (content/docs/constants.md). */
const PENDING_FOR = 500;

export type Reading<T> =
  /** Started just now; nothing is shown yet. */
  | { state: "quiet" }
  /** Slow. */
  | { state: "pending" }
  | { state: "done"; value: T }
  /** Failed; `isAnswer` if a response was received that could not be parsed. */
  | { state: "failed"; isAnswer: boolean };

/**
 * Calls `read` for each new `key` and returns the state; without a key, nothing is read. Results for a former key are
 * dropped. The returned function reads again.
 */
export function useReading<T>(key: string | undefined, read: () => Promise<T>): [Reading<T> | undefined, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ of: string; reading: Reading<T> }>();
  const asked = key === undefined ? undefined : `${attempt} ${key}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is another function in every rendering; `asked` stands for it
  useEffect(() => {
    if (asked === undefined) return;
    let pendingSince = Infinity;
    const tell = (reading: Reading<T>) => setOutcome({ of: asked, reading });
    let timer = setTimeout(() => {
      pendingSince = performance.now();
      tell({ state: "pending" });
    }, PENDING_AFTER);
    let isStale = false;
    const settle = (reading: Reading<T>) => {
      if (isStale) return;
      clearTimeout(timer);
      const rest = pendingSince + PENDING_FOR - performance.now();
      if (rest > 0 && rest < Infinity) timer = setTimeout(() => tell(reading), rest);
      else tell(reading);
    };
    read().then(
      (value) => settle({ state: "done", value }),
      (error) => settle({ state: "failed", isAnswer: error instanceof AnswerError }),
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [asked]);

  const reading = outcome?.of === asked ? outcome?.reading : ({ state: "quiet" } as const);
  return [asked === undefined ? undefined : reading, () => setAttempt((attempt) => attempt + 1)];
}
