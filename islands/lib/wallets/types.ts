/** Types of the wallet store and its users. The only code is the error. */

/** A family of networks: wallets of one kind implement one protocol (EIP-1193, or the Wallet Standard). */
export type NetworkKind = "evm" | "solana";

/** A network of the site, from content/data/chains.yaml. */
export interface Network {
  /** Its key in the data: `ethereum`. */
  key: string;
  name: string;
  kind: NetworkKind;
  /** EIP-155 chain id; EVM networks have one. */
  chain_id?: number;
  /** URL of the block explorer, without a slash at the end; `/address/…` and `/tx/…` are appended. */
  explorer: string;
  /** A public JSON-RPC URL, which is passed to a wallet that lacks the network. */
  rpc?: string;
  /** The coin that pays its fees. */
  currency: { name: string; symbol: string; decimals: number };
}

/** An EIP-1193 provider. Its results are external: check each before use. */
export interface Eip1193Provider {
  request(call: { method: string; params?: readonly unknown[] | object }): Promise<unknown>;
  on?(event: string, listener: (payload: unknown) => void): unknown;
  removeListener?(event: string, listener: (payload: unknown) => void): unknown;
}

/** An account of the Wallet Standard, with the properties used here. */
export interface SolanaAccount {
  /** Base58. */
  address: string;
  /** For example `solana:mainnet`. */
  chains: readonly string[];
}

/** A Solana wallet of the Wallet Standard; the results of `features` are external: check them before use. */
export interface SolanaWallet {
  name: string;
  icon: string;
  chains: readonly string[];
  accounts: readonly SolanaAccount[];
  features: Record<string, unknown>;
}

/** A wallet found in this browser. */
export interface WalletOption {
  /** Stable between visits: `evm:` and the reversed domain name, or `solana:` and the name. */
  id: string;
  /** The wallet's name for itself, without control characters and with at most 40 characters; empty if it has none. */
  name: string;
  /** A `data:` URL of a picture, for `<img>` only. */
  icon?: string | undefined;
  kind: NetworkKind;
}

/** The reason why a wallet did not perform an operation. */
export type WalletErrorCode =
  /** The user declined (EIP-1193 code 4001). */
  | "rejected"
  /** The wallet is waiting for an earlier response (-32002). */
  | "busy"
  /** No such wallet, or it has lost its connection (4900, 4901). */
  | "unavailable"
  /** The wallet lacks the network, and it can't be added. */
  | "unknown-chain"
  /** The wallet returned an unexpected result. */
  | "invalid-answer"
  /** No response within 60 seconds. */
  | "timeout"
  /** Anything else. */
  | "failed";

/** The error with which wallet operations reject. */
export class WalletError extends Error {
  constructor(readonly code: WalletErrorCode) {
    super(`wallet: ${code}`);
  }
}

/** The state of the store; a new object after every change. */
export interface WalletState {
  /** Whether the dialog is open, or should be. */
  asking: boolean;
  /** The key of the required network, while the dialog is open. */
  wanted?: string | undefined;
  /** The wallets found so far; more may be announced at any time. */
  wallets: WalletOption[];
  status: "disconnected" | "connecting" | "connected";
  /** The connected wallet, or the one with a pending request. */
  wallet?: WalletOption | undefined;
  kind?: NetworkKind | undefined;
  /** The wallet that received the last request to connect: the subject of `error` if none is connected. */
  asked?: WalletOption | undefined;
  /**
   * Its form is checked: `0x` and 40 hexadecimal digits as returned by the wallet, or base58 of 32 to 44 characters.
   */
  address?: string | undefined;
  /** The EIP-155 id of the current network of an EVM wallet. */
  chainId?: number | undefined;
  /** The key of the wallet's network; absent if the site does not support it. */
  network?: string | undefined;
  /** The reason why the last connecting or switching failed; cleared by the next attempt. */
  error?: WalletErrorCode | undefined;
}
