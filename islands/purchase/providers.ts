/** Which of the providers takes the payments of a site. */
import { loadChunk } from "archipel/load-chunk";
import type { Network } from "./currencies";
import type { PaymentProvider } from "./provider";

/** What of the site's settings chooses the provider. */
export interface PaymentSettings {
  provider: "none" | "script" | "transfer";
  script?: string;
  recipient?: string;
  networks: readonly Network[];
}

/** Whether the settings name a provider and give what it needs. */
export function isConfigured({ provider, script, recipient }: PaymentSettings): boolean {
  return (provider === "script" && !!script) || (provider === "transfer" && !!recipient);
}

/** The provider that the settings choose; its code is fetched only then. */
export async function createProvider(settings: PaymentSettings): Promise<PaymentProvider> {
  const { provider, script, recipient, networks } = settings;
  if (provider === "script" && script)
    return (await loadChunk(() => import("./external"), import.meta.url)).external(script);
  if (provider === "transfer" && recipient)
    return (await loadChunk(() => import("./transfer"), import.meta.url)).transfer(recipient, networks);
  return (await loadChunk(() => import("./none"), import.meta.url)).none;
}
