/**
 * Simulates a purchase while payments are not available, or before one is made: the steps, messages and failures are
 * those of a payment, and no wallet receives a request; nothing is stored, sent or tracked. No React here.
 */
import { CARD } from "../../lib/sale/currencies";
import { PurchaseError } from "../problem";
import type { Order, PaymentProvider, Review, Session } from "../provider";

/** The outcome of a practice purchase: it succeeds, or fails with a problem of that name. */
export type Scenario = "through" | "rejected" | "no-gas" | "wrong-network" | "widget";

/** The scenarios of a currency: a card has a provider's form, everything else a wallet. */
export function scenariosFor(currency: string): Scenario[] {
  return currency === CARD ? ["through", "widget"] : ["through", "rejected", "no-gas", "wrong-network"];
}

/** The duration of a step that takes time in a real purchase; a test ends it manually. */
export const practice = { pause: () => new Promise<void>((resolve) => setTimeout(resolve, 1_800)) };

/** Shows the request of the simulated wallet or form; resolves to whether the visitor agrees. */
export type Ask = () => Promise<boolean>;

/** The result of `createPractice`. */
export type PracticeProvider = ReturnType<typeof createPractice>;

/** A provider without payments. `review` replaces addresses: a fictitious one could receive payments. */
export function createPractice(currency: string, scenario: Scenario, review: Review, ask: Ask) {
  const shared = { wallet: false, load: async () => [] };
  const confirm = async ({ step }: Pick<Session, "step">) => {
    step("confirm");
    await practice.pause();
    return {};
  };
  if (currency === CARD)
    return {
      ...shared,
      steps: ["pay", "confirm"],
      async pay(_order: Order, session: Pick<Session, "step">) {
        session.step("pay");
        if (!(await ask())) throw new DOMException("closed", "AbortError");
        if (scenario === "widget") throw new PurchaseError("widget");
        return confirm(session);
      },
    } satisfies PaymentProvider;
  return {
    ...shared,
    steps: ["check", "review", "sign", "confirm"],
    async review(_order: Order, session: Pick<Session, "step">) {
      session.step("check");
      await practice.pause();
      if (scenario === "no-gas" || scenario === "wrong-network") throw new PurchaseError(scenario);
      return review;
    },
    async pay(_order: Order, session: Pick<Session, "step">) {
      session.step("sign");
      if (!(await ask())) throw new PurchaseError("rejected");
      return confirm(session);
    },
  } satisfies PaymentProvider;
}
