import { useState } from "react";
import type { WalletOption } from "../lib/wallets/types";

/** A wallet's own picture, or the first letter of its name if it has no valid one. */
export function Tile({ wallet: { name, icon } }: { wallet: Pick<WalletOption, "name" | "icon"> }) {
  const [broken, setBroken] = useState(false);
  return icon && !broken ? (
    <img className="wallet-tile" src={icon} alt="" onError={() => setBroken(true)} />
  ) : (
    <span className="wallet-tile" aria-hidden="true">
      {[...name.toUpperCase()][0] ?? "?"}
    </span>
  );
}
