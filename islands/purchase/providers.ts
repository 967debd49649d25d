/** Which of the providers takes the payments of a site. */
import { loadChunk } from "archipel/load-chunk";
import { present } from "../lib/present";
import type { Network } from "../lib/sale/currencies";
import type { PaymentProvider } from "./provider";

/** What of the site's settings chooses the provider. */
export interface PaymentSettings {
  provider: "script" | "transfer";
  /** Given with `script`; the template draws no panel without it. */
  script?: string;
  /** Given with `transfer`, likewise. */
  recipient?: string;
  networks: readonly Network[];
}

/** The provider that the settings choose; its code is fetched only then. */
export async function createProvider(settings: PaymentSettings): Promise<PaymentProvider> {
  const { provider, script, recipient, networks } = settings;
  if (provider === "script")
    return (await loadChunk(() => import("./external"), import.meta.url)).external(present(script));
  return (await loadChunk(() => import("./transfer"), import.meta.url)).transfer(present(recipient), networks);
}
