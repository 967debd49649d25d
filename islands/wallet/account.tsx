import { useRef, useState } from "react";
import { trackNetworkSelected } from "../analytics/track";
import { copyText } from "../lib/clipboard/copy";
import { joinSentences } from "../lib/join-sentences";
import { services } from "../lib/services";
import { useMessages } from "archipel";
import { toast } from "../toasts/toast";
import { wallets } from "../lib/wallets/store";
import { useWallet } from "../lib/wallets/use-wallet";
import { Icon } from "../lib/icons/icon";
import { Problem } from "./problem";
import type { ViewProps } from "./view";

/** The connected wallet: its state, and its possible actions. */
export function Account({ title, needed, networks, platform, change }: ViewProps) {
  const { t, locale } = useMessages();
  const { wallet, kind, address, network } = useWallet();
  /** The last message; it applies to the network on which it was shown. */
  const [said, setSaid] = useState<{ text: string; on: string | undefined }>();
  const [moving, setMoving] = useState<string>();
  const code = useRef<HTMLElement>(null);

  const own = networks.filter((one) => one.kind === kind);
  const here = own.find(({ key }) => key === network);
  const say = (text: string, on = network) => setSaid({ text, on });
  const explorer = here?.explorer ?? (kind === "solana" ? own[0]?.explorer : undefined);

  async function copy() {
    if (await copyText(address ?? "")) return say(t("copy-done"));
    if (code.current) getSelection()?.selectAllChildren(code.current);
    say(t("copy-failed"));
  }

  async function move(key: string) {
    trackNetworkSelected(key);
    setMoving(key);
    say(t("waiting-text"));
    try {
      await wallets.switchTo(key);
      say(t("switched", { network: own.find((one) => one.key === key)?.name ?? "" }), key);
      if (needed?.key === key) wallets.dismiss();
    } catch {
      say("");
      // The state contains the reason, and Problem shows it.
    }
    setMoving(undefined);
  }

  function leave() {
    wallets.disconnect();
    wallets.dismiss();
    toast({ type: "info", title: t("toast-disconnected"), description: t("toast-disconnected-text") });
  }

  return (
    <>
      <h2 className="size-3" id="wallet-title" tabIndex={-1} ref={title}>
        {t("account-title")}
      </h2>
      <dl className="facts">
        <div>
          <dt>{t("wallet-label")}</dt>
          <dd>
            <bdi>{wallet?.name || t("unnamed")}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("network-label")}</dt>
          <dd>{here?.name ?? t("network-unknown")}</dd>
        </div>
        <div>
          <dt>{t("address-label")}</dt>
          <dd>
            <code ref={code}>{address}</code>
          </dd>
        </div>
      </dl>
      <div className="actions">
        <button className="btn btn-outline" type="button" onClick={copy}>
          <Icon name="copy" />
          {t("copy")}
        </button>
        {explorer && (
          <a className="btn btn-text" href={`${explorer}/address/${address}`} target="_blank" rel="noopener">
            {t("explorer", { host: new URL(explorer).host })}
          </a>
        )}
      </div>
      <p className="hint">{joinSentences(locale, t(services().sales_api ? "sees-service" : "sees"), t("remembers"))}</p>
      <div>
        {kind === "evm" ? (
          <>
            <p className="note" id="wallet-switch">
              {needed && needed.key !== network
                ? t("switch-wanted", { network: needed.name })
                : t(here ? "switch-label" : "switch-astray")}
            </p>
            <ul aria-labelledby="wallet-switch">
              {own.map(({ key, name }) => (
                <li key={key}>
                  <button
                    className="wallet-row"
                    type="button"
                    aria-current={key === network}
                    aria-busy={key === moving}
                    // Not `disabled`, which would remove the focus from the clicked button.
                    aria-disabled={moving ? true : undefined}
                    onClick={() => moving || move(key)}
                  >
                    {name}
                    {key === network && <Icon name="check" tone="calm" />}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          !here && <p className="note">{t("astray-solana", { network: own[0]?.name ?? "" })}</p>
        )}
        <Problem wallet={wallet} />
        <p className="hint" role="status">
          {said?.on === network && said?.text}
        </p>
      </div>
      <div className="actions wallet-ways">
        {platform && (
          <a className="btn btn-primary" href={platform}>
            {t("platform")}
          </a>
        )}
        <button className="btn btn-outline" type="button" onClick={leave}>
          {t("disconnect")}
        </button>
        <button className="btn btn-text" type="button" onClick={() => change(true)}>
          {t("another")}
        </button>
      </div>
    </>
  );
}
