/** The default: nobody takes payments, and the panel says why and what can be done instead. */
import { PurchaseError } from "./problem";
import type { PaymentProvider } from "./provider";

/** Offers nothing, so no form is drawn and no purchase is begun or reported. */
export const none: PaymentProvider = {
  steps: [],
  wallet: false,
  load: async () => [],
  async pay() {
    throw new PurchaseError("failed");
  },
};
