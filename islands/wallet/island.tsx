import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { useMessages } from "archipel";
import { loadChunk } from "archipel/load-chunk";
import { shortAddress, wallets } from "../lib/wallets/store";
import { useWallet } from "../lib/wallets/use-wallet";
import { Choice } from "./choice";
import { Icon } from "../lib/icons/icon";
import type { ViewProps } from "./view";
import { Waiting } from "./waiting";

type Props = Pick<ViewProps, "help" | "platform" | "networks" | "apps">;

/** The wallet: the button of the header, which is the account once a wallet is connected, and its dialog. */
export default function Wallet({ help, platform, networks, apps }: Props) {
  const { t } = useMessages();
  const { asking, status, wanted, kind, address, network } = useWallet();
  /** Whether the connected wallet is to be replaced by another one. */
  const [changing, change] = useState(false);
  /** The view of a connected wallet, fetched when a wallet receives a request: most visitors have none. */
  const [Account, setAccount] = useState<ComponentType<ViewProps>>();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => wallets.configure(networks), [networks]);
  const isNeeded = status !== "disconnected" && !Account;
  useEffect(() => {
    if (!isNeeded) return;
    loadChunk(() => import("./account"), import.meta.url).then(
      (module) => setAccount(() => module.Account),
      (error) =>
        setAccount(() => () => {
          throw error;
        }),
    );
  }, [isNeeded]);

  const short = address && shortAddress(address);
  const name = networks.find(({ key }) => key === network)?.name;
  const needed = networks.find(({ key }) => key === wanted);
  const fits = !changing && (!needed || needed.kind === kind);
  const View = status === "connecting" ? Waiting : status === "connected" && fits ? Account : Choice;

  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    if (!asking) {
      change(false);
      return current.close();
    }
    if (!View) return;
    if (!current.open) current.showModal();
    // Each view is read from its heading.
    title.current?.focus();
  }, [asking, View]);

  return (
    <>
      <button
        className="btn btn-outline wallet-open"
        type="button"
        aria-haspopup="dialog"
        aria-label={t(short ? (name ? "open-account" : "open-account-astray") : "connect", {
          address: short ?? "",
          network: name ?? "",
        })}
        onClick={() => wallets.ask()}
      >
        <Icon name={short && !name ? "alert" : "wallet"} {...(short && { tone: name ? "calm" : "greed" })} />
        {/* Both texts are stacked, so that the button has the same width before and after. */}
        <span className="wallet-text">
          <span aria-hidden={!!short}>{t("connect")}</span>
          <span aria-hidden={!short}>
            <code>{short ?? "0x0000…0000"}</code>
            <small>{short && !name ? t("network-unknown") : (name ?? networks[0]?.name)}</small>
          </span>
        </span>
      </button>
      <dialog
        className="wallet"
        aria-labelledby={asking && View ? "wallet-title" : undefined}
        ref={dialog}
        onClose={wallets.dismiss}
        onMouseDown={leave}
      >
        {asking && View && (
          <div>
            <View
              title={title}
              needed={needed}
              networks={networks}
              apps={apps}
              help={help}
              platform={platform}
              change={change}
            />
            <button className="icon-btn wallet-close" type="button" aria-label={t("close")} onClick={wallets.dismiss}>
              <Icon name="x" />
            </button>
          </div>
        )}
      </dialog>
    </>
  );
}

/** A click outside of the box, which the dialog fills completely, is one on the backdrop. */
function leave(event: MouseEvent) {
  if (event.target !== event.currentTarget) return;
  // The clicked element is not focusable; the focus returns to the element that opened the dialog.
  event.preventDefault();
  wallets.dismiss();
}
