import { useEffect, useRef } from "react";
import { useMessages } from "archipel";
import { wallets } from "../lib/wallets/store";
import { CARD, livesOn } from "../lib/sale/currencies";
import { type FormProps, PurchaseForm } from "./form";
import { Outcome } from "./outcome";
import { PaymentList } from "./payments";
import { Progress, statusOf } from "./progress";
import type { PaymentSettings } from "./providers";
import { useFocus } from "./use-focus";
import { usePurchase, useCheckout } from "./use-purchase";

interface Props extends PaymentSettings, Pick<FormProps, "schedule" | "minimum" | "supply" | "links"> {
  /** Symbols of accepted currencies, besides the card. */
  currencies: string[];
  /** Key of the network on which card purchases arrive. */
  card_network: string;
  /** The maximum of a card purchase without an identity check, in USD. */
  card_limit: number;
}

/**
 * The purchase panel: a form, and in its place a review, the progress of a payment and its outcome.
 *
 * A wallet receives no request before its button is pressed, nothing is sent before everything was shown, and a payment
 * is only confirmed by the receipt of its network.
 */
export default function Purchase(props: Props) {
  const { networks, card_network, links } = props;
  const { t, locale } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const checkout = useCheckout(props);
  const purchase = usePurchase(networks, card_network, locale, place);
  const { state } = purchase;
  const { view } = state;

  useEffect(() => wallets.configure(networks), [networks]);
  useFocus(root, view);

  if (view === "form" && checkout.loading === "loaded" && !checkout.offers.length) {
    return (
      <div className="purchase" ref={root}>
        <p className="caution">{t("closed-offers")}</p>
        <p>{t("closed-next")}</p>
        <p className="actions">
          <a href={links.risks}>{t("risks-link")}</a>
          <a href={links.wallet}>{t("wallet-link")}</a>
        </p>
      </div>
    );
  }

  const lives = (currency: string) => networks.some((network) => livesOn(currency, network, card_network));
  return (
    <div className="purchase" ref={root}>
      <PaymentList payments={purchase.payments} networks={networks} wait={purchase.wait} dismiss={purchase.dismiss} />
      {/* Hidden, not removed: the entered values are preserved when the visitor returns. */}
      <PurchaseForm
        {...{ networks, purchase, links }}
        hidden={view !== "form"}
        checkout={checkout}
        currencies={[...props.currencies, CARD].filter(lives)}
        cardNetwork={card_network}
        cardLimit={props.card_limit}
        schedule={props.schedule}
        minimum={props.minimum}
        supply={props.supply}
        script={props.provider === "script"}
      />
      {(state.view === "progress" || state.view === "review") && (
        <Progress state={state} purchase={purchase} steps={checkout.provider?.steps} />
      )}
      {(state.view === "success" || state.view === "pending" || state.view === "problem") && (
        <Outcome {...{ state, purchase, links }} />
      )}
      <p className="sr" role="status">
        {state.view === "progress" && statusOf(state, t)}
      </p>
      <div className="purchase-place" ref={place} />
    </div>
  );
}
