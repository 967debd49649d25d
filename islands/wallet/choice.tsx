import { useMessages } from "archipel";
import { toast } from "../toasts/toast";
import { shortAddress, wallets } from "../lib/wallets/store";
import type { WalletOption } from "../lib/wallets/types";
import { useWallet } from "../lib/wallets/use-wallet";
import { Icon } from "../lib/icons/icon";
import { linkTo } from "./apps";
import { Problem } from "./problem";
import { Tile } from "./tile";
import type { ViewProps } from "./view";

/**
 * The wallets of this browser to choose from, grouped by their networks. Without any, a phone shows links to the wallets'
 * apps, and every device one to the page about wallets.
 */
export function Choice({ title, needed, networks, apps, help, change }: ViewProps) {
  const { t, locale } = useMessages();
  const { wallets: found, asked } = useWallet();

  async function choose({ id, kind }: WalletOption) {
    await wallets.connect(id, kind);
    const { status, wallet, address, network } = wallets.state();
    if (status !== "connected" || wallet?.id !== id) return;
    change(false);
    toast({ type: "success", title: t("toast-connected"), description: shortAddress(address ?? "") });
    // On a wrong network, the dialog stays open and shows that.
    if (needed ? network === needed.key : network) wallets.dismiss();
  }

  const groups = (["evm", "solana"] as const)
    .filter((kind) => !needed || needed.kind === kind)
    .map((kind) => ({
      names: networks.filter((network) => network.kind === kind).map(({ name }) => name),
      options: found.filter((wallet) => wallet.kind === kind),
    }))
    .filter(({ options }) => options.length);
  const list = new Intl.ListFormat(locale);
  // A browser with a mouse has extensions, and the wallet's app is on another device.
  const isTouch = matchMedia("(hover: none)").matches;
  const offered = isTouch ? apps.filter(({ networks }) => !needed || networks.includes(needed.key)) : [];

  return (
    <>
      <h2 className="size-3" id="wallet-title" tabIndex={-1} ref={title}>
        {t("choose-title")}
      </h2>
      <div>
        <p className="note">{t("choose-lead")}</p>
        <Problem wallet={asked} />
      </div>
      {groups.map(({ names, options }) => {
        const label = t("choose-networks", { networks: list.format(names) });
        return (
          <div key={label}>
            <p className="hint" aria-hidden="true">
              {label}
            </p>
            <ul aria-label={label}>
              {options.map((wallet) => (
                <li key={wallet.id}>
                  <button className="wallet-row" type="button" onClick={() => choose(wallet)}>
                    <Tile wallet={wallet} />
                    <bdi>{wallet.name || t("unnamed")}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {groups.length ? (
        <p className="note">
          <a href={help}>{t("help")}</a>
        </p>
      ) : (
        <>
          <div>
            <p>{needed ? t("none-for", { network: needed.name }) : t("none")}</p>
            <p className="note">{t(offered.length ? "apps-lead" : "none-hint")}</p>
          </div>
          {offered.length > 0 && (
            <ul aria-label={t("apps-label")}>
              {offered.map((app) => (
                <li key={app.name}>
                  <a className="wallet-row" href={linkTo(app, location.href)} rel="noopener">
                    <Tile wallet={app} />
                    {app.name}
                    <Icon name="out" />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <a className={offered.length ? "note" : "btn btn-primary"} href={help}>
            {t("help")}
          </a>
        </>
      )}
    </>
  );
}
