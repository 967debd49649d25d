import { useMessages } from "archipel";
import type { WalletOption } from "../lib/wallets/types";
import { useWallet } from "../lib/wallets/use-wallet";
import { Icon } from "../lib/icons/icon";

/** The problem of a wallet, if any. */
export function Problem({ wallet }: { wallet: WalletOption | undefined }) {
  const { t } = useMessages();
  const { error } = useWallet();
  return (
    <div role="alert">
      {error && (
        <p className="error-msg">
          <Icon name="alert" />
          <span>{t(`error-${error}`, { wallet: wallet?.name || t("unnamed") })}</span>
        </p>
      )}
    </div>
  );
}
