import { useMessages } from "archipel";
import { wallets } from "../lib/wallets/store";
import { useWallet } from "../lib/wallets/use-wallet";
import { Tile } from "./tile";
import type { ViewProps } from "./view";

/** A request to a wallet is pending; the visitor responds in the wallet's own window. */
export function Waiting({ title }: ViewProps) {
  const { t } = useMessages();
  const { wallet } = useWallet();
  return (
    <>
      <h2 className="size-3" id="wallet-title" tabIndex={-1} ref={title}>
        {t("waiting-title", { wallet: wallet?.name || t("unnamed") })}
      </h2>
      <div className="wallet-row" aria-busy="true">
        {wallet && <Tile wallet={wallet} />}
        <p className="note">{t("waiting-text")}</p>
      </div>
      <button className="btn btn-outline" type="button" onClick={wallets.cancel}>
        {t("cancel")}
      </button>
    </>
  );
}
