/**
 * Runs a practice purchase through the states of a real one. It has no ledger and no analytics, so nothing is stored or reported.
 */
import { useEffect, useReducer, useRef, useState } from "react";
import { present } from "../../lib/present";
import { asProblem } from "../problem";
import type { Order, Step } from "../provider";
import { initial, next, type PaymentState } from "../state";
import type { Ask, PracticeProvider } from "./provider";

/** The progress of a practice purchase. */
export interface PracticeRun {
  state: PaymentState;
  /** Answers the simulated wallet or form; `undefined` while it has no request. */
  answer: ((agrees: boolean) => void) | undefined;
  /** Begins with the simulated order; `create` creates the provider. */
  begin(order: Order, create: (ask: Ask) => PracticeProvider): Promise<void>;
  /** Continues from the review to the wallet. */
  sign(): Promise<void>;
  /** Back to the start. */
  leave(): void;
}

/** Creates the state of a practice purchase. */
export function usePractice(): PracticeRun {
  const [state, dispatch] = useReducer(next, initial);
  const [answer, setAnswer] = useState<(agrees: boolean) => void>();
  const run = useRef<{ provider: PracticeProvider; order: Order }>(undefined);

  useEffect(
    () => () => {
      run.current = undefined;
    },
    [],
  );

  /** Runs a part of the current run; a run that was left does nothing more. */
  async function carryOut(work: (isCurrent: () => boolean) => Promise<void>) {
    const mine = run.current;
    const isCurrent = () => run.current === mine;
    try {
      await work(isCurrent);
    } catch (error) {
      if (!isCurrent()) return;
      if ((error as Error).name === "AbortError") leave();
      else dispatch({ type: "problem", error: asProblem(error) });
    }
  }

  const session = (isCurrent: () => boolean) => ({
    step: (step: Step) => {
      if (isCurrent()) dispatch({ type: "step", step });
    },
  });

  function pay() {
    return carryOut(async (isCurrent) => {
      const { provider, order } = present(run.current);
      await provider.pay(order, session(isCurrent));
      if (isCurrent()) dispatch({ type: "success", checked: "review" in provider, amount: order.amount });
    });
  }

  function leave() {
    run.current = undefined;
    setAnswer(undefined);
    dispatch({ type: "reset" });
  }

  return {
    state,
    answer,
    begin(order, create) {
      const ask = () =>
        new Promise<boolean>((resolve) =>
          setAnswer(() => (agrees: boolean) => {
            setAnswer(undefined);
            resolve(agrees);
          }),
        );
      const provider = create(ask);
      run.current = { provider, order };
      dispatch({ type: "begin", order });
      if (!("review" in provider)) return pay();
      return carryOut(async (isCurrent) => {
        const review = await provider.review(order, session(isCurrent));
        if (isCurrent()) dispatch({ type: "review", review });
      });
    },
    async sign() {
      if (state.view === "review") await pay();
    },
    leave,
  };
}
