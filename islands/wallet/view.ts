import type { RefObject } from "react";
import type { Network } from "../lib/wallets/types";
import type { WalletApp } from "./apps";

/** The props of each view of the dialog. */
export interface ViewProps {
  /** The heading, which names the dialog and is focused when the view appears. */
  title: RefObject<HTMLHeadingElement | null>;
  /** The network that the page requires. */
  needed: Network | undefined;
  networks: Network[];
  /** The wallets whose apps open a page by a link. */
  apps: WalletApp[];
  /** URL of the page for people without a wallet. */
  help: string;
  /** URL of the platform; absent on its own pages. */
  platform?: string | undefined;
  /** Sets whether the connected wallet is to be replaced by another one. */
  change(changing: boolean): void;
}
