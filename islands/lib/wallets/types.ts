/** What the wallet store and those who use it share. No code here but the error. */

/** A family of networks: wallets of one kind speak one protocol (EIP-1193, or the Wallet Standard). */
export type NetworkKind = "evm" | "solana";

/** A network of the site, from content/data/chains.yaml. */
export interface Network {
  /** Its key in the data: `ethereum`. */
  key: string;
  name: string;
  kind: NetworkKind;
  /** EIP-155 chain id; EVM networks have one. */
  chain_id?: number;
  /** Address of the block explorer, without a slash at the end; `/address/…` and `/tx/…` follow. */
  explorer: string;
  /** A public JSON-RPC address: what a wallet that does not know the network is given. */
  rpc?: string;
  /** The coin that pays its fees. */
  currency: { name: string; symbol: string; decimals: number };
}

/** An EIP-1193 provider. Its answers come from outside: check each before use. */
export interface Eip1193Provider {
  request(call: { method: string; params?: readonly unknown[] | object }): Promise<unknown>;
  on?(event: string, listener: (payload: unknown) => void): unknown;
  removeListener?(event: string, listener: (payload: unknown) => void): unknown;
}

/** An account of the Wallet Standard, as far as it is used here. */
export interface SolanaAccount {
  /** Base58. */
  address: string;
  /** `solana:mainnet` and the like. */
  chains: readonly string[];
}

/** A Solana wallet of the Wallet Standard; what `features` answer comes from outside: check it before use. */
export interface SolanaWallet {
  name: string;
  icon: string;
  chains: readonly string[];
  accounts: readonly SolanaAccount[];
  features: Record<string, unknown>;
}

/** A wallet found in this browser. */
export interface WalletOption {
  /** The same in every visit: `evm:` and the reversed domain name, or `solana:` and the name. */
  id: string;
  /** Text of the wallet's own making, stripped of control characters and at most 40 characters long; empty if it gave none. */
  name: string;
  /** A `data:` address of a picture, for `<img>` alone. */
  icon?: string | undefined;
  kind: NetworkKind;
}

/** Why a wallet did not do what it was asked to. */
export type WalletErrorCode =
  /** The person declined (EIP-1193 code 4001). */
  | "rejected"
  /** The wallet still waits for an earlier answer (-32002). */
  | "busy"
  /** No such wallet, or it has lost its connection (4900, 4901). */
  | "unavailable"
  /** The wallet does not know the network and cannot be given it. */
  | "unknown-chain"
  /** The wallet answered with something else than was asked for. */
  | "invalid-answer"
  /** No answer within 60 seconds. */
  | "timeout"
  /** Anything else. */
  | "failed";

/** What the wallet operations reject with. */
export class WalletError extends Error {
  constructor(readonly code: WalletErrorCode) {
    super(`wallet: ${code}`);
  }
}

/** Where things stand; a new object at every change. */
export interface WalletState {
  /** The dialog is, or should be, open. */
  asking: boolean;
  /** The key of the network that was asked for, while the dialog is open. */
  wanted?: string | undefined;
  /** What was found so far; more may be announced at any time. */
  wallets: WalletOption[];
  status: "disconnected" | "connecting" | "connected";
  /** The connected wallet, or the one that is being asked. */
  wallet?: WalletOption | undefined;
  kind?: NetworkKind | undefined;
  /** The wallet that was asked to connect last: whom `error` is about, when nothing is connected. */
  asked?: WalletOption | undefined;
  /** Checked in form: `0x` and 40 hexadecimal digits as the wallet wrote them, or base58 of 32 to 44 characters. */
  address?: string | undefined;
  /** EIP-155 id of the network that an EVM wallet is on. */
  chainId?: number | undefined;
  /** Key of the network the wallet is on; absent when it is on one that the site does not know. */
  network?: string | undefined;
  /** Why the last connecting or switching failed; gone with the next attempt. */
  error?: WalletErrorCode | undefined;
}
