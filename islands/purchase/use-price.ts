/** The price in the form: a quote, or the schedule's current one. */
import { useEffect, useMemo, useState } from "react";
import { isOffered, isStable } from "../lib/sale/currencies";
import { isScheduled, nextStep, type Price, type Schedule, scheduledPrice } from "../lib/sale/price";
import type { Quote } from "./provider";
import type { Checkout } from "./use-purchase";

/**
 * The reason why there is no price: it is being fetched, the provider has none, or the site has no rate for the
 * currency.
 */
export type NoPrice = "asking" | "unanswered" | "unknown";

/**
 * The price for a currency on a network: the provider's quote, fetched again when it expires; without quotes the
 * schedule's, for stablecoins only. Values that depend on the date are available after the first render.
 */
export function usePrice(
  { loading, provider, offers }: Checkout,
  script: boolean,
  schedule: Schedule,
  currency: string,
  network: string,
): Price | NoPrice {
  const [scheduled, setScheduled] = useState<string>();
  const [answered, setAnswered] = useState<{ offer: string; quote: Quote | "unanswered" }>();
  const offer = `${currency} ${network}`;
  const quote = isOffered(offers, currency, network) ? provider?.quote : undefined;
  useEffect(() => {
    if (!isScheduled(schedule)) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = Date.now();
      setScheduled(scheduledPrice(schedule, now));
      timer = setTimeout(look, nextStep(schedule, now) - now);
    };
    look();
    // Timers do not run while the device sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [schedule]);
  useEffect(() => {
    if (!quote) return;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const ask = async () => {
      const answer = await quote({ currency, network });
      if (gone) return;
      setAnswered({ offer: `${currency} ${network}`, quote: answer ?? "unanswered" });
      timer = setTimeout(ask, (answer?.seconds ?? 30) * 1000);
    };
    setAnswered(undefined);
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [quote, currency, network]);

  // The same object until the price changes.
  return useMemo(() => {
    if (script && loading === "loading") return "asking";
    if (quote) return answered?.offer === offer ? answered.quote : "asking";
    if (!isStable(currency)) return "unknown";
    if (!isScheduled(schedule)) return { price: schedule.initial, rate: "1", basis: "initial" };
    return scheduled === undefined ? "asking" : { price: scheduled, rate: "1", basis: "schedule" };
  }, [script, loading, quote, answered, offer, currency, schedule, scheduled]);
}
