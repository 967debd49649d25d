/**
 * Finds the wallets of this browser: EVM wallets by EIP-6963 (mipd, by the makers of viem), with `window.ethereum` if none is
 * announced, and Solana wallets by the Wallet Standard. Discovery sends no requests to wallets.
 */
import { requestProviders } from "mipd";
import { cleanIcon, cleanName, isSolana } from "./answers";
import type { Eip1193Provider, SolanaWallet, WalletOption } from "./types";

/** A wallet and its interface. */
export type Found = WalletOption &
  ({ kind: "evm"; provider: Eip1193Provider } | { kind: "solana"; provider: SolanaWallet });

/** The maximum number of wallets; further announcements are ignored. */
const most = 60;

/**
 * Starts listening and requests announcements of all wallets; `onFound` is called with the whole list after every change.
 * Returns a function that checks again for a wallet that only sets `window.ethereum`, which may happen at any time.
 */
export function discover(onFound: (found: Found[]) => void): () => void {
  let found: Found[] = [];
  const uuids = new Set<unknown>();

  function add(wallet: Found) {
    if (found.length >= most || found.some(({ id }) => id === wallet.id)) return;
    const legacy = wallet.kind === "evm" ? injected.id : undefined;
    found = [...found.filter(({ id }) => id !== legacy), wallet];
    onFound(found);
  }

  requestProviders((detail) => {
    read(() => {
      const { info, provider } = detail;
      const name = cleanName(info.name);
      const domain = cleanName(info.rdns);
      if (!name || !domain || uuids.has(info.uuid) || typeof provider.request !== "function") return;
      uuids.add(info.uuid);
      add({
        id: `evm:${domain}`,
        name,
        icon: cleanIcon(info.icon),
        kind: "evm",
        provider: provider as Eip1193Provider,
      });
    });
  });

  function look() {
    read(() => {
      const provider = (window as { ethereum?: Eip1193Provider }).ethereum;
      if (typeof provider?.request !== "function" || found.some(({ kind }) => kind === "evm")) return;
      add({ ...injected, provider });
    });
  }
  // Most wallets announce themselves before this line; the others soon. Some only dispatch an event when they are
  // loaded, however late.
  setTimeout(look, 300);
  addEventListener("ethereum#initialized", look);

  const register = (...wallets: SolanaWallet[]) => {
    for (const wallet of wallets) {
      read(() => {
        const name = cleanName(wallet.name);
        const connect = wallet.features["standard:connect"] as { connect?: unknown } | undefined;
        if (!name || !isSolana(wallet.chains) || typeof connect?.connect !== "function") return;
        add({ id: `solana:${name}`, name, icon: cleanIcon(wallet.icon), kind: "solana", provider: wallet });
      });
    }
    return () => {
      found = found.filter(({ provider }) => !wallets.includes(provider as SolanaWallet));
      onFound(found);
    };
  };
  addEventListener("wallet-standard:register-wallet", (event) => {
    read(() => (event as CustomEvent).detail({ register }));
  });
  dispatchEvent(new CustomEvent("wallet-standard:app-ready", { detail: { register } }));
  return look;
}

const injected = { id: "evm:injected", name: "", icon: undefined, kind: "evm" } as const;

/** Reads an announcement; invalid ones are ignored. */
function read(announcement: () => void) {
  try {
    announcement();
  } catch {
    // A throwing getter or a missing part: such a wallet could not be used.
  }
}
