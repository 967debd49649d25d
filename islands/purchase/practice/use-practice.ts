/** Runs a practice purchase through the states of a real one. It has no ledger and no analytics, so nothing is kept or reported. */
import { useEffect, useReducer, useRef, useState } from "react";
import { present } from "../../lib/present";
import { asProblem } from "../problem";
import type { Order, Step } from "../provider";
import { initial, next, type PaymentState } from "../state";
import type { Ask, PracticeProvider } from "./provider";

/** A practice purchase as far as it has gone. */
export interface PracticeRun {
  state: PaymentState;
  /** Answers the drawn wallet or form; `undefined` while it asks nothing. */
  answer: ((agrees: boolean) => void) | undefined;
  /** Begins with what would be ordered; `create` makes the provider. */
  begin(order: Order, create: (ask: Ask) => PracticeProvider): Promise<void>;
  /** Goes on from the review to the wallet. */
  sign(): Promise<void>;
  /** Back to the start. */
  leave(): void;
}

/** Makes the state of a practice purchase. */
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

  /** Does a part of the run that is current; a run that was left does nothing more. */
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
