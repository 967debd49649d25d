import type { Messages } from "archipel";
import { type AmountProblem, printDecimal, type Side } from "./amount";
import { RAA_DECIMALS } from "./price";

/** The error message for an amount; the payment is in `currency`, which has `decimals` decimals. */
export function amountError(
  problem: AmountProblem,
  side: Side,
  { t, locale }: Messages,
  { currency, decimals }: { currency: string; decimals: number },
): string {
  switch (problem) {
    case "empty":
      return t("amount-error-empty");
    case "number":
      return t("amount-error-number", { example: printDecimal("100.5", locale) });
    case "decimals":
      return side === "pay"
        ? t("amount-error-decimals", { currency, count: decimals })
        : t("amount-error-decimals", { currency: t("receive-unit"), count: RAA_DECIMALS });
    case "minimum":
      return t("amount-error-minimum");
    case "maximum":
      return t("amount-error-maximum");
  }
}
