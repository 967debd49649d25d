import { type ReactNode, useState } from "react";
import { useMessages } from "archipel";

/** An account that a card can show: the sample, or that of the connected wallet. */
export type AccountKind = "sample" | "yours";

/**
 * Returns the account to show and a function that selects one: the sample while no wallet is connected, then the wallet's. A
 * selection applies until another wallet is connected.
 */
export function useShownAccount(address: string | undefined): [AccountKind, (kind: AccountKind) => void] {
  const [choice, setChoice] = useState<{ kind: AccountKind; address: string | undefined }>();
  const byWallet = address ? "yours" : "sample";
  const kind = choice && choice.address === address ? choice.kind : byWallet;
  return [kind, (kind) => setChoice({ kind, address })];
}

interface Props {
  kind: AccountKind;
  onChoose: (kind: AccountKind) => void;
  children: ReactNode;
}

/** The messages of the switch. */
const labels: Record<AccountKind, string> = { sample: "account-sample", yours: "account-yours" };

/**
 * A card with the figures of an account. Its head has the switch between the two accounts and marks the sample; the frame and the
 * ground of the sample differ as well. Islands that show it name its messages (locales/en/samples.ftl) in `island.toml`.
 */
export function AccountCard({ kind, onChoose, children }: Props) {
  const { t } = useMessages();
  return (
    <div className={kind === "sample" ? "cell account-card sample" : "cell account-card"}>
      <div className="account-head">
        {kind === "sample" && (
          <p>
            <span className="badge badge-doubt">{t("state-sample")}</span> {t("account-sample-note")}
          </p>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div className="account-switch scripted" role="group" aria-label={t("account-shown")}>
          {(Object.keys(labels) as AccountKind[]).map((each) => (
            <button type="button" key={each} aria-pressed={each === kind} onClick={() => onChoose(each)}>
              {t(labels[each])}
            </button>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
