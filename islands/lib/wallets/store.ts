/**
 * The wallet of the visitor: one store for all islands of a page.
 *
 * It starts the discovery of wallets with the first subscriber, sends no requests to them until a user action (except a
 * silent reconnection to a wallet connected before), and follows their events.
 */
import { trackConnectWalletClick, trackWalletConnected, trackWalletConnectInitiated } from "../../analytics/track";
import { explain } from "./answers";
import { discover, type Found } from "./discovery";
import { forget, recall, remember } from "./record";
import { open, type Session, type View } from "./session";
import {
  type Eip1193Provider,
  type Network,
  type NetworkKind,
  type SolanaWallet,
  WalletError,
  type WalletErrorCode,
  type WalletOption,
  type WalletState,
} from "./types";

/** Nothing found, nothing connected: the initial state of every page. */
export const disconnected: WalletState = { asking: false, wallets: [], status: "disconnected" };

/** The time limit for the announcement of a wallet connected before, in milliseconds. */
const absence = 5_000;

/** The wallet of a page and its operations. */
export type WalletStore = ReturnType<typeof createWalletStore>;

/** Creates the store for a page. It starts discovery when it has a subscriber. */
export function createWalletStore() {
  let state = disconnected;
  let networks: readonly Network[] = [];
  let found: Found[] = [];
  let session: Session | undefined;
  /** The wallet that was connected when another one received a request. */
  let former: Found | undefined;
  /** Counts the attempts, so that results of cancelled ones are ignored. */
  let attempt = 0;
  let started = false;
  /** Checks for a wallet that does not announce itself. */
  let look = () => {};
  /** Notifies the other tabs of the site, and receives their notifications. */
  let channel: BroadcastChannel | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<WalletState>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  /** Kind, account and network of a connection. */
  function connected({ wallet, view }: Session): Partial<WalletState> {
    const { address, chainId, astray } = view;
    const { kind } = wallet;
    const network = networks.find((network) => network.kind === kind && network.chain_id === chainId);
    return {
      status: "connected",
      wallet: option(wallet),
      kind,
      address,
      chainId,
      network: astray ? undefined : network?.key,
    };
  }

  function option({ id, name, icon, kind }: Found): WalletOption {
    return { id, name, icon, kind };
  }

  /** Ends the connection or the attempt to connect. */
  function leave(change: Partial<WalletState> = {}) {
    attempt++;
    session?.close();
    session = undefined;
    const nothing = { wallet: undefined, kind: undefined, address: undefined, chainId: undefined, network: undefined };
    set({ status: "disconnected", ...nothing, ...change });
  }

  /** Cancels connecting, and returns to the wallet that was connected before. */
  function giveUp(error?: WalletErrorCode) {
    leave({ error });
    if (former) void enter(former, true);
  }

  async function enter(wallet: Found, silent = false) {
    former = silent ? undefined : session?.wallet;
    const asked = option(wallet);
    leave(silent ? {} : { status: "connecting", wallet: asked, asked, kind: wallet.kind, error: undefined });
    const mine = attempt;
    try {
      const opened = await open(wallet, silent, (view: View | undefined, error) => {
        if (mine !== attempt || !session) return;
        session.view = view ?? session.view;
        if (view) return set({ ...connected(session), error: undefined });
        forget();
        leave({ error });
      });
      if (mine !== attempt) return opened?.close();
      if (!opened) return forget();
      session = opened;
      remember(wallet);
      set(connected(opened));
      if (!silent) trackWalletConnected();
    } catch (error) {
      if (mine !== attempt) return;
      if (silent) forget();
      else giveUp(explain(error).code);
    }
  }

  /** Starts the discovery of wallets, once, and reconnects the one connected before. */
  function start() {
    if (started) return;
    started = true;
    let record = recall();
    look = discover((wallets) => {
      found = wallets;
      set({ wallets: found.map(option) });
      const known = record && found.find(({ id }) => id === record?.id);
      if (!known) return;
      record = undefined;
      // The visitor has chosen another wallet in the meantime.
      if (!attempt) void enter(known, true);
    });
    try {
      channel = new BroadcastChannel("wallet");
      channel.onmessage = ({ data }) => {
        if (data === "disconnected" && state.status === "connected") leave({ error: undefined });
      };
    } catch {
      // If storage is blocked, browsers may block communication between tabs, too.
    }
    addEventListener("pageshow", ({ persisted }) => {
      // The page was in the back/forward cache and has received no events.
      if (!persisted || !session) return;
      if (!recall()) return leave({ error: undefined });
      session.refresh().catch(() => {});
    });
    setTimeout(() => {
      // The wallet is no longer in this browser.
      if (record && !attempt) forget();
      record = undefined;
    }, absence);
  }

  function cancel() {
    if (state.status === "connecting") giveUp();
  }

  return {
    /** Sets the networks of the site; only these are supported. */
    configure(list: readonly Network[]) {
      networks = list;
      if (session) set(connected(session));
    },

    /** Calls `listener` after every change, until the returned function is called. The first call starts discovery. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      start();
      return () => listeners.delete(listener);
    },

    /** The current state: the same object until something changes. */
    state: (): WalletState => state,

    /**
     * Opens the dialog, hydrating its island: to connect, or to show the connected wallet. `network` is the key of the
     * required network, if any. Reports the click to analytics.
     */
    ask(network?: string) {
      if (state.status !== "connected") trackConnectWalletClick();
      look();
      set({ asking: true, wanted: network, error: undefined });
      document.dispatchEvent(new CustomEvent("archipel:hydrate", { detail: { island: "wallet" } }));
    },

    /** Closes the dialog; a pending request is cancelled. */
    dismiss() {
      cancel();
      set({ asking: false, wanted: undefined, error: undefined });
    },

    /** Cancels the pending request. */
    cancel,

    /** Requests the account of a wallet. Never rejects: the state contains the result. */
    async connect(id: string, kind: NetworkKind): Promise<void> {
      const wallet = found.find((wallet) => wallet.id === id && wallet.kind === kind);
      if (!wallet) return set({ error: "unavailable" });
      trackWalletConnectInitiated();
      await enter(wallet);
    },

    /** Disconnects and removes the wallet, in all tabs; the permission is revoked if the wallet supports it. */
    disconnect() {
      session?.revoke();
      forget();
      channel?.postMessage("disconnected");
      leave({ error: undefined });
    },

    /**
     * Switches the connected wallet to a network of the site, and adds the network if the wallet lacks it. Rejects with
     * a `WalletError`, whose code is in the state, too.
     */
    async switchTo(key: string): Promise<void> {
      const current = session;
      const network = networks.find((network) => network.key === key);
      set({ error: undefined });
      try {
        if (!current || !network) throw new WalletError("unavailable");
        if (state.network === key) return;
        if (network.kind !== current.wallet.kind) throw new WalletError("unknown-chain");
        await current.switchTo(network);
      } catch (error) {
        const problem = explain(error);
        if (session === current) set({ error: problem.code });
        throw problem;
      }
    },

    /** The connected EVM wallet. */
    evm(): Eip1193Provider | undefined {
      return session?.wallet.kind === "evm" ? session.wallet.provider : undefined;
    },

    /** The connected Solana wallet. */
    solana(): SolanaWallet | undefined {
      return session?.wallet.kind === "solana" ? session.wallet.provider : undefined;
    },
  };
}

/** The store that all islands of the page share. */
export const wallets = createWalletStore();

/** An address as shown on buttons: `0x12ab…90ef`, `7xKX…gAsU`. */
export function shortAddress(address: string): string {
  return `${address.slice(0, address.startsWith("0x") ? 6 : 4)}…${address.slice(-4)}`;
}
