/** A connection to one wallet: opening it, following its events, switching its network, disconnecting it. */
import { answer, chainNumber, evmAddress, explain, solanaAccount } from "./answers";
import type { Found } from "./discovery";
import { type Eip1193Provider, type Network, type SolanaWallet, WalletError, type WalletErrorCode } from "./types";

/** The visible state of a connected wallet. */
export interface View {
  address: string;
  /** EIP-155 id; absent for Solana, and if an EVM wallet returned an invalid one. */
  chainId?: number | undefined;
  /** A Solana account of a test network. */
  astray?: boolean;
}

export interface Session {
  wallet: Found;
  view: View;
  /** Stops following the wallet. */
  close(): void;
  /** Revokes the wallet's permission, if the wallet supports it; does not wait and never fails. */
  revoke(): void;
  /** Switches the wallet to another network; rejects with a `WalletError`. */
  switchTo(network: Network): Promise<void>;
  /** Requests account and network from the wallet again, as after a pause without its events. */
  refresh(): Promise<void>;
}

/** The number of checks whether a wallet has switched its network after it agreed, and the pause between them, in milliseconds. */
const arrival = { turns: 20, pause: 250 };

/** Called after a change; without a view the connection has ended, with a code if that is an error. */
export type OnChange = (view: View | undefined, error?: WalletErrorCode) => void;

/**
 * Connects a wallet. `silent` requests only permissions that were granted before, without a prompt: it returns
 * `undefined` if there are none. Rejects with a `WalletError`.
 */
export function open(wallet: Found, silent: boolean, onChange: OnChange): Promise<Session | undefined> {
  return wallet.kind === "evm" ? openEvm(wallet, silent, onChange) : openSolana(wallet, silent, onChange);
}

async function openEvm(
  wallet: Found & { provider: Eip1193Provider },
  silent: boolean,
  onChange: OnChange,
): Promise<Session | undefined> {
  const { provider } = wallet;
  const request = (method: string, params?: unknown[]) =>
    answer(() => provider.request(params ? { method, params } : { method }));
  const chain = async () => chainNumber(await request("eth_chainId"));

  const address = evmAddress(await request(silent ? "eth_accounts" : "eth_requestAccounts"));
  if (!address) return nobody(silent);
  const session: Session = {
    wallet,
    view: { address, chainId: await chain() },
    close: () => attend("removeListener"),
    revoke: () => void request("wallet_revokePermissions", [{ eth_accounts: {} }]).catch(() => {}),
    async switchTo(network) {
      const { chain_id: id = 0 } = network;
      const chainId = `0x${id.toString(16)}`;
      const change = () => request("wallet_switchEthereumChain", [{ chainId }]);
      try {
        await change();
      } catch (error) {
        if (explain(error).code !== "unknown-chain" || !network.rpc) throw error;
        const added = {
          chainId,
          chainName: network.name,
          nativeCurrency: network.currency,
          rpcUrls: [network.rpc],
          blockExplorerUrls: [network.explorer],
        };
        await request("wallet_addEthereumChain", [added]).catch((error) => {
          throw explain(error).code === "failed" ? new WalletError("unknown-chain") : error;
        });
        // Some wallets add a network without switching to it.
        if ((await chain()) !== id) await change();
      }
      // The approval is not sufficient: the wallet must be on the network, and some respond earlier.
      for (let turn = 0; (await chain()) !== id; turn++) {
        if (turn === arrival.turns) throw new WalletError("failed");
        await new Promise((resolve) => setTimeout(resolve, arrival.pause));
      }
      show({ chainId: id });
    },
    async refresh() {
      const address = evmAddress(await request("eth_accounts"));
      if (!address) return onChange(undefined);
      show({ address, chainId: await chain() });
    },
  };

  function show(change: Partial<View>) {
    session.view = { ...session.view, ...change };
    onChange(session.view);
  }
  const listeners: Record<string, (payload: unknown) => void> = {
    accountsChanged: (accounts) =>
      hear(onChange, () => {
        const address = evmAddress(accounts);
        if (address) show({ address });
        else onChange(undefined);
      }),
    chainChanged(chain) {
      let chainId: number | undefined;
      try {
        chainId = chainNumber(chain);
      } catch {
        // The network is unknown.
      }
      show({ chainId });
    },
    // MetaMask's 1013 is temporary: it reconnects by itself.
    disconnect: (error) =>
      hear(onChange, () => (error as { code?: unknown } | undefined)?.code === 1013 || onChange(undefined)),
  };
  function attend(way: "on" | "removeListener") {
    for (const [event, listener] of Object.entries(listeners)) {
      try {
        provider[way]?.(event, listener);
      } catch {
        // A wallet without events is checked before signing.
      }
    }
  }
  attend("on");
  return session;
}

/** Features of the Wallet Standard; their results are checked. */
interface StandardFeatures {
  connect: { connect(input?: { silent: boolean }): unknown };
  disconnect?: { disconnect(): unknown };
  events?: { on(event: "change", listener: () => void): unknown };
}

async function openSolana(
  wallet: Found & { provider: SolanaWallet },
  silent: boolean,
  onChange: OnChange,
): Promise<Session | undefined> {
  const { provider } = wallet;
  const feature = <Name extends keyof StandardFeatures>(name: Name) =>
    provider.features[`standard:${name}`] as StandardFeatures[Name];
  const look = (accounts: unknown): View | undefined => {
    const account = solanaAccount(accounts);
    return account && { address: account.address, astray: !account.main };
  };
  const granted = await answer(() => feature("connect").connect(silent ? { silent } : undefined));
  const view = look((granted as { accounts?: unknown } | undefined)?.accounts);
  if (!view) return nobody(silent);
  let stop: unknown;
  try {
    stop = feature("events")?.on("change", () => hear(onChange, () => onChange(look(provider.accounts))));
  } catch {
    // See above.
  }
  return {
    wallet,
    view,
    close() {
      try {
        (stop as (() => void) | undefined)?.();
      } catch {
        // The store no longer listens in any case.
      }
    },
    revoke: () => void answer(() => feature("disconnect")?.disconnect()).catch(() => {}),
    switchTo: () => Promise.reject(new WalletError("unknown-chain")),
    refresh: async () => onChange(look(provider.accounts)),
  };
}

/** No account: a rejection, unless the request was silent. */
function nobody(silent: boolean): undefined {
  if (!silent) throw new WalletError("rejected");
}

/** Handles an event; an invalid one ends the connection. */
function hear(onChange: OnChange, report: () => void) {
  try {
    report();
  } catch (error) {
    onChange(undefined, explain(error).code);
  }
}
