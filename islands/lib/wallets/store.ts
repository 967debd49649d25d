/**
 * The wallet of the visitor: one store for all islands of a page.
 *
 * It looks for wallets once somebody listens, asks nothing of them until told to (but for the return
 * to a wallet connected before, which shows no prompt), and follows what they report.
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

/** Nothing found, nothing connected: how every page begins. */
export const disconnected: WalletState = { asking: false, wallets: [], status: "disconnected" };

/** How long a wallet connected before may take to announce itself, in milliseconds. */
const absence = 5_000;

/** The wallet of a page and what can be done with it. */
export type WalletStore = ReturnType<typeof createWalletStore>;

/** Makes the store for a page. It looks for wallets once somebody subscribes. */
export function createWalletStore() {
  let state = disconnected;
  let networks: readonly Network[] = [];
  let found: Found[] = [];
  let session: Session | undefined;
  /** The wallet that was connected when another one was asked. */
  let former: Found | undefined;
  /** Counts what was begun, so that an answer to something given up is not heard. */
  let attempt = 0;
  let started = false;
  /** Looks for a wallet that does not announce itself. */
  let look = () => {};
  /** Tells the other tabs of the site, and hears from them. */
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

  /** Ends what is connected or being connected. */
  function leave(change: Partial<WalletState> = {}) {
    attempt++;
    session?.close();
    session = undefined;
    const nothing = { wallet: undefined, kind: undefined, address: undefined, chainId: undefined, network: undefined };
    set({ status: "disconnected", ...nothing, ...change });
  }

  /** Gives up connecting, and returns to the wallet that was connected before. */
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

  /** Begins to look for wallets, once, and for the one connected before. */
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
      // Somebody was quicker and has asked for another wallet.
      if (!attempt) void enter(known, true);
    });
    try {
      channel = new BroadcastChannel("wallet");
      channel.onmessage = ({ data }) => {
        if (data === "disconnected" && state.status === "connected") leave({ error: undefined });
      };
    } catch {
      // Where storage is blocked, browsers may close this way between tabs, too.
    }
    addEventListener("pageshow", ({ persisted }) => {
      // The page was put aside and has heard nothing meanwhile.
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
    /** Tells the networks of the site; only these are known. */
    configure(list: readonly Network[]) {
      networks = list;
      if (session) set(connected(session));
    },

    /** Calls `listener` at every change, until the function it answers is called. The first call begins the search for wallets. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      start();
      return () => listeners.delete(listener);
    },

    /** How things stand: the same object until something changes. */
    state: (): WalletState => state,

    /**
     * Opens the dialog, hydrating its island: to connect, or to see the connected wallet. `network` is
     * the key of the network that is needed, if one is. Reports the click to the analytics itself.
     */
    ask(network?: string) {
      if (state.status !== "connected") trackConnectWalletClick();
      look();
      set({ asking: true, wanted: network, error: undefined });
      document.dispatchEvent(new CustomEvent("archipel:hydrate", { detail: { island: "wallet" } }));
    },

    /** Closes the dialog; an answer still awaited is given up. */
    dismiss() {
      cancel();
      set({ asking: false, wanted: undefined, error: undefined });
    },

    /** Gives up the answer that is awaited. */
    cancel,

    /** Asks a wallet for its account. Never rejects: the state tells how it went. */
    async connect(id: string, kind: NetworkKind): Promise<void> {
      const wallet = found.find((wallet) => wallet.id === id && wallet.kind === kind);
      if (!wallet) return set({ error: "unavailable" });
      trackWalletConnectInitiated();
      await enter(wallet);
    },

    /** Leaves the wallet and forgets it, in all tabs; the wallet's permission is given back where it takes it back. */
    disconnect() {
      session?.revoke();
      forget();
      channel?.postMessage("disconnected");
      leave({ error: undefined });
    },

    /**
     * Puts the connected wallet on a network of the site, and gives it the network if it lacks it.
     * Rejects with a `WalletError`, whose code is in the state too.
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

/** An address as buttons show it: `0x12ab…90ef`, `7xKX…gAsU`. */
export function shortAddress(address: string): string {
  return `${address.slice(0, address.startsWith("0x") ? 6 : 4)}…${address.slice(-4)}`;
}
