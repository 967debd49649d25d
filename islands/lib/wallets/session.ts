/** A connection to one wallet: opening it, following what the wallet reports, changing its network, leaving it. */
import { answer, chainNumber, evmAddress, explain, solanaAccount } from "./answers";
import type { Found } from "./discovery";
import { type Eip1193Provider, type Network, type SolanaWallet, WalletError, type WalletErrorCode } from "./types";

/** What a connected wallet shows. */
export interface View {
  address: string;
  /** EIP-155 id; absent for Solana, and when an EVM wallet reported one that cannot be read. */
  chainId?: number | undefined;
  /** A Solana account of a test network. */
  astray?: boolean;
}

export interface Session {
  wallet: Found;
  view: View;
  /** Stops following the wallet. */
  close(): void;
  /** Gives the wallet's permission back, as far as the wallet lets us; does not wait and never fails. */
  revoke(): void;
  /** Puts the wallet on another network; rejects with a `WalletError`. */
  switchTo(network: Network): Promise<void>;
  /** Asks the wallet for account and network anew, as after a pause in which its reports were not heard. */
  refresh(): Promise<void>;
}

/** How often a wallet that has agreed to change its network is asked whether it is there, and the pause between, in milliseconds. */
const arrival = { turns: 20, pause: 250 };

/** Hears of a change; without a view the connection has ended, with a code if it ended badly. */
export type OnChange = (view: View | undefined, error?: WalletErrorCode) => void;

/**
 * Connects a wallet. `silent` asks for what was granted before and shows no prompt: it answers
 * `undefined` if that is nothing. Rejects with a `WalletError`.
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
        // Some wallets add a network without going there.
        if ((await chain()) !== id) await change();
      }
      // A yes is not enough: the wallet has to be there, and some answer before they are.
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
        // An unknown network, then.
      }
      show({ chainId });
    },
    // MetaMask's 1013 is a pause: it comes back by itself.
    disconnect: (error) =>
      hear(onChange, () => (error as { code?: unknown } | undefined)?.code === 1013 || onChange(undefined)),
  };
  function attend(way: "on" | "removeListener") {
    for (const [event, listener] of Object.entries(listeners)) {
      try {
        provider[way]?.(event, listener);
      } catch {
        // A wallet that reports nothing is asked when something is to be signed.
      }
    }
  }
  attend("on");
  return session;
}

/** Features as the Wallet Standard has them; what they answer is checked. */
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
    // As above.
  }
  return {
    wallet,
    view,
    close() {
      try {
        (stop as (() => void) | undefined)?.();
      } catch {
        // The store no longer listens anyway.
      }
    },
    revoke: () => void answer(() => feature("disconnect")?.disconnect()).catch(() => {}),
    switchTo: () => Promise.reject(new WalletError("unknown-chain")),
    refresh: async () => onChange(look(provider.accounts)),
  };
}

/** No account: a refusal, unless nothing was asked. */
function nobody(silent: boolean): undefined {
  if (!silent) throw new WalletError("rejected");
}

/** Reads a report; one that cannot be read ends the connection. */
function hear(onChange: OnChange, report: () => void) {
  try {
    report();
  } catch (error) {
    onChange(undefined, explain(error).code);
  }
}
