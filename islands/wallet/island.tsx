import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useMessages } from "archipel";
import { shortAddress, wallets } from "../wallets/store";
import type { Network } from "../wallets/types";
import { useWallet } from "../wallets/use-wallet";
import { Account } from "./account";
import { Choice } from "./choice";
import { Icon } from "../icons/icon";
import { Waiting } from "./waiting";

interface Props {
  /** Whether the header shows the button; the dialog opens for other parts of the page all the same. */
  button: boolean;
  /** Address of the page for people without a wallet. */
  help: string;
  networks: Network[];
}

/** The wallet: the header's button and one dialog for connecting, waiting and the connected wallet. */
export default function Wallet({ button, help, networks }: Props) {
  const { t } = useMessages();
  const { asking, status, wanted, kind, address, network } = useWallet();
  /** The connected wallet is to be changed for another one. */
  const [changing, change] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => wallets.configure(networks), [networks]);

  const short = address && shortAddress(address);
  const needed = networks.find(({ key }) => key === wanted);
  const fits = !changing && (!needed || needed.kind === kind);
  const view = status === "connecting" ? "waiting" : status === "connected" && fits ? "account" : "choice";

  useEffect(() => {
    if (!asking) {
      change(false);
      return dialog.current!.close();
    }
    if (!dialog.current!.open) dialog.current!.showModal();
    // Each view begins to be read from its heading.
    title.current!.focus();
  }, [asking, view]);

  const View = { waiting: Waiting, account: Account, choice: Choice }[view];
  return (
    <>
      {button && (
        <button
          className="btn btn-outline wallet-open"
          type="button"
          aria-haspopup="dialog"
          aria-label={t(short ? (network ? "open-account" : "open-account-astray") : "connect", {
            address: short ?? "",
          })}
          onClick={() => wallets.ask()}
        >
          <Icon name={short && !network ? "alert" : "wallet"} {...(short && { tone: network ? "calm" : "greed" })} />
          {/* Both texts stand in one place, so that the button is as wide before as after. */}
          <span className="wallet-text">
            <span aria-hidden={!!short}>{t("connect")}</span>
            <code aria-hidden={!short}>{short ?? "0x0000…0000"}</code>
          </span>
        </button>
      )}
      <dialog
        className="wallet"
        aria-labelledby={asking ? "wallet-title" : undefined}
        ref={dialog}
        onClose={wallets.dismiss}
        onMouseDown={leave}
      >
        {asking && (
          <div>
            <View title={title} needed={needed} networks={networks} help={help} change={change} />
            <button className="icon-btn wallet-close" type="button" aria-label={t("close")} onClick={wallets.dismiss}>
              <Icon name="x" />
            </button>
          </div>
        )}
      </dialog>
    </>
  );
}

/** A press beside the box, which the dialog fills completely, is one on the backdrop. */
function leave(event: MouseEvent) {
  if (event.target !== event.currentTarget) return;
  // Where the press lies nothing takes the focus; it goes back to where the dialog was opened.
  event.preventDefault();
  wallets.dismiss();
}
