/** Reading something that takes its time: what to show meanwhile, and afterwards. */
import { useEffect, useState } from "react";
import { AnswerError } from "./shape";

/** The time before the page reports that a reading takes long, in milliseconds (content/docs/constants.md). */
const PENDING_AFTER = 1_000;
/** How long it is said at least once it is, in milliseconds (content/docs/constants.md). */
const PENDING_FOR = 500;

export type Reading<T> =
  /** Asked for just now; nothing is said of it yet. */
  | { state: "quiet" }
  /** It takes a while. */
  | { state: "pending" }
  | { state: "done"; value: T }
  /** Failed; `isAnswer` if an answer came and could not be read. */
  | { state: "failed"; isAnswer: boolean };

/**
 * Calls `read` for each new `key` and tells how it goes; with no key, nothing is read. What comes for
 * a former key is dropped. The function it answers reads once more.
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
