import { useEffect, useEffectEvent, useRef } from "react";
import { trackAmountInput, trackNetworkSelected } from "../analytics/track";

/** What the form holds. */
interface Entered {
  /** Whether the step before it is done: with a wallet of one's own, connecting it. */
  isReady: boolean;
  /** The network of the form, and the one that the visitor has chosen. */
  network: string;
  chosen: string | undefined;
  amount: string;
  /** What the amount is worth, and whether that is still being asked for. */
  usd: number | undefined;
  isAsking: boolean;
}

/** Tracks what a visitor enters. The steps have an order, and each is tracked once. */
export function useFormAnalytics({ isReady, network, chosen, amount, usd, isAsking }: Entered) {
  const tracked = useRef<{ network?: string; amount?: string }>({});
  /** Whether the amount is to be tracked when it is known what it is worth. */
  const isPending = useRef(false);
  /** Whether the visitor has entered or chosen something. */
  const isTouched = useRef(false);

  const trackEntered = useEffectEvent(() => {
    if (!isTouched.current) return;
    if (chosen && chosen !== tracked.current.network) trackNetwork(chosen);
    trackAmount();
  });
  useEffect(() => {
    if (isReady) trackEntered();
  }, [isReady]);
  const trackPending = useEffectEvent(() => {
    if (isPending.current) trackAmount();
  });
  useEffect(() => {
    if (!isAsking) trackPending();
  }, [isAsking]);

  function trackNetwork(key: string) {
    if (!isReady || tracked.current.network === key) return;
    tracked.current.network = key;
    trackNetworkSelected(key);
  }

  function trackAmount() {
    isPending.current = isAsking;
    if (isPending.current) return;
    const entered = `${amount.trim()} ${usd}`;
    if (!isReady || !amount.trim() || tracked.current.amount === entered) return;
    trackNetwork(network);
    tracked.current.amount = entered;
    trackAmountInput(usd || undefined);
  }

  return {
    trackNetwork,
    trackAmount,
    /** Notes that the visitor has chosen something. */
    touch() {
      isTouched.current = true;
    },
    /** Notes another amount, which is tracked when the visitor leaves the field. */
    edit() {
      isTouched.current = true;
      isPending.current = false;
    },
  };
}
