import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { present } from "../lib/present";
import { fetchReferral, type Referral } from "../lib/accounts/answers";
import { Room } from "../lib/accounts/room";
import { type Reading, useReading } from "../lib/accounts/use-reading";
import { CopyButton } from "../lib/forms/copy-button";
import { keepReferrer, readReferrer } from "../lib/referrer/referrer";
import { useMessages } from "archipel";
import { shortAddress, wallets } from "../lib/wallets/store";
import { useWallet } from "../lib/wallets/use-wallet";

interface Props {
  home: string;
  service: boolean;
}

/**
 * The personal link of the connected wallet, with the code from the sales API; without that service there is none, and
 * this is shown. Below it, the link through which the visitor came.
 */
export default function ReferralLink({ home, service }: Props) {
  const { t } = useMessages();
  const wallet = useWallet();
  const address = service && wallet.status === "connected" ? wallet.address : undefined;
  const [reading, retry] = useReading(address, () => fetchReferral(present(address)));
  const [referrer, setReferrer] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The page's own script, which stores the code, may run later than this.
    keepReferrer(location.search);
    setReferrer(readReferrer());
  }, []);

  const isFailed = reading?.state === "failed";
  const said = sentence(service, reading);
  const short = shortAddress(address ?? `0x${"0".repeat(40)}`);
  const link = reading?.state === "done" ? linkTo(home, reading.value.code) : undefined;

  return (
    <div className="referral-link">
      <Room
        others={
          service ? [...sentences(t, short), <LinkField key="field" label={t("link-label", { address: short })} />] : []
        }
      >
        {/* The frame in place of the future link. */}
        <p role="status" className={said && "referral-link-empty"}>
          {said && t(said, { address: short })}
        </p>
        {link && <LinkField label={t("link-label", { address: short })} link={link} field={field} />}
      </Room>
      {service && (
        <Room
          others={[
            <span className="btn" key="button">
              {t("connect")}
            </span>,
          ]}
        >
          <div className="actions">
            {!reading && <Button onClick={() => wallets.ask()}>{t("connect")}</Button>}
            {isFailed && <Button onClick={retry}>{t("retry")}</Button>}
            {link && <CopyButton label={t("copy")} text={() => link} field={field} />}
            {link && <ShareButton link={link} />}
          </div>
        </Room>
      )}
      {service && (
        <noscript>
          <p className="hint">{t("no-script")}</p>
        </noscript>
      )}
      <p className="hint" style={referrer ? undefined : { visibility: "hidden" }}>
        {t("came-through", { code: referrer ?? "–" })}
      </p>
    </div>
  );
}

/** The message in place of the link; none if the link is shown or has just been requested. */
function sentence(service: boolean, reading: Reading<Referral> | undefined): string | undefined {
  if (!service) return "unavailable";
  switch (reading?.state) {
    case undefined:
      return "no-wallet";
    case "pending":
      return "pending";
    case "failed":
      return reading.isAnswer ? "failed-answer" : "failed";
    default:
      return undefined;
  }
}

/** All possible messages in place of the link. */
function sentences(t: ReturnType<typeof useMessages>["t"], address: string): ReactNode[] {
  return ["no-wallet", "pending", "failed", "failed-answer"].map((id) => (
    <p className="referral-link-empty" key={id}>
      {t(id, { address })}
    </p>
  ));
}

/** The URL for a code: the home page in the visitor's language, on the current host. */
function linkTo(home: string, code: string): string {
  const url = new URL(home, location.href);
  url.searchParams.set("r", code);
  return url.href;
}

/** The link in a field, from which it can be selected; or only its space. */
function LinkField({
  label,
  link,
  field,
}: {
  label: string;
  link?: string;
  field?: RefObject<HTMLInputElement | null>;
}) {
  const id = useId();
  return (
    <div className="field-group">
      {link ? <label htmlFor={id}>{label}</label> : <span>{label}</span>}
      <div className="input">
        {link && <input id={id} readOnly value={link} ref={field} onFocus={(event) => event.target.select()} />}
      </div>
    </div>
  );
}

/** Offers the link to the device's own sharing; nothing if it is not supported. */
function ShareButton({ link }: { link: string }) {
  const { t } = useMessages();
  if (!("share" in navigator)) return null;
  // Cancelling needs no message.
  const share = () => navigator.share({ text: t("share-text"), url: link }).catch(() => {});
  return <Button onClick={share}>{t("share")}</Button>;
}

function Button({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button className="btn btn-outline scripted" type="button" onClick={onClick}>
      {children}
    </button>
  );
}
