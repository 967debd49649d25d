import { useEffect, useEffectEvent, useRef } from "react";
import { trackAmountInput, trackNetworkSelected } from "../analytics/track";

/** The values of the form. */
interface Entered {
  /** Whether the previous step is done: with the visitor's own wallet, connecting it. */
  isReady: boolean;
  /** The network of the form, and the one that the visitor has chosen. */
  network: string;
  chosen: string | undefined;
  amount: string;
  /** The value of the amount, and whether its quote is pending. */
  usd: number | undefined;
  isAsking: boolean;
}

/** Tracks the input of a visitor. The steps have an order, and each is tracked once. */
export function useFormAnalytics({ isReady, network, chosen, amount, usd, isAsking }: Entered) {
  const tracked = useRef<{ network?: string; amount?: string }>({});
  /** Whether the amount is tracked when its value is known. */
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
    /** Records that the visitor has chosen something. */
    touch() {
      isTouched.current = true;
    },
    /** Records another amount, which is tracked when the visitor leaves the field. */
    edit() {
      isTouched.current = true;
      isPending.current = false;
    },
  };
}
