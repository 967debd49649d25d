import { useEffect, useRef } from "react";
import { trackAmountInput, trackNetworkSelected } from "../analytics/track";

/** What the analytics can be told of the form. */
interface Entered {
  /** Whether a step before these is done: with a wallet of one's own, connecting it. */
  isReady: boolean;
  /** The network of the form, and the one that the visitor has chosen. */
  network: string;
  chosen: string | undefined;
  amount: string;
  /** What the amount is worth, and whether that is still being asked for. */
  usd: number | undefined;
  isAsking: boolean;
}

/** Tells the analytics what a visitor enters: the steps have an order, and each is told once. */
export function useTelling({ isReady, network, chosen, amount, usd, isAsking }: Entered) {
  const told = useRef<{ network?: string; amount?: string }>({});
  /** Whether the amount is still to be told, for what it is worth is being asked. */
  const owed = useRef(false);
  /** Whether the visitor has entered or chosen something. */
  const touched = useRef(false);

  useEffect(() => {
    if (!isReady || !touched.current) return;
    if (chosen && chosen !== told.current.network) tellNetwork(chosen);
    tellAmount();
  }, [isReady]);
  useEffect(() => {
    if (owed.current) tellAmount();
  }, [isAsking]);

  function tellNetwork(key: string) {
    if (!isReady || told.current.network === key) return;
    told.current.network = key;
    trackNetworkSelected(key);
  }

  function tellAmount() {
    owed.current = isAsking;
    if (owed.current) return;
    const entered = `${amount.trim()} ${usd}`;
    if (!isReady || !amount.trim() || told.current.amount === entered) return;
    tellNetwork(network);
    told.current.amount = entered;
    trackAmountInput(usd || undefined);
  }

  return {
    tellNetwork,
    tellAmount,
    /** The visitor has chosen something. */
    touch() {
      touched.current = true;
    },
    /** The visitor has entered another amount, which is told when the field is left. */
    enter() {
      touched.current = true;
      owed.current = false;
    },
  };
}
