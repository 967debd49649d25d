/** Selects the payment provider of a site. */
import { loadChunk } from "archipel/load-chunk";
import { present } from "../lib/present";
import type { Network } from "../lib/sale/currencies";
import type { PaymentProvider } from "./provider";

/** The settings that select the provider. */
export interface PaymentSettings {
  provider: "script" | "transfer";
  /** Set with `script`; the template renders no panel without it. */
  script?: string;
  /** Set with `transfer`, likewise. */
  recipient?: string;
  networks: readonly Network[];
}

/** The provider selected by the settings; its code is only fetched now. */
export async function createProvider(settings: PaymentSettings): Promise<PaymentProvider> {
  const { provider, script, recipient, networks } = settings;
  if (provider === "script")
    return (await loadChunk(() => import("./external"), import.meta.url)).external(present(script));
  return (await loadChunk(() => import("./transfer"), import.meta.url)).transfer(present(recipient), networks);
}
