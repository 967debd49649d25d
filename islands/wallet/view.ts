import type { RefObject } from "react";
import type { Network } from "../lib/wallets/types";
import type { WalletApp } from "./apps";

/** What each view of the dialog is given. */
export interface ViewProps {
  /** The heading, which names the dialog and takes the focus when the view appears. */
  title: RefObject<HTMLHeadingElement | null>;
  /** The network that the page asked for. */
  needed: Network | undefined;
  networks: Network[];
  /** The wallets whose apps open a page by a link. */
  apps: WalletApp[];
  /** Address of the page for people without a wallet. */
  help: string;
  /** Address of the platform; absent on its own pages. */
  platform?: string | undefined;
  /** Says whether the connected wallet is to be changed for another one. */
  change(changing: boolean): void;
}
