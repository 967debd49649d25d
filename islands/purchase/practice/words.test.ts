import { expect, test } from "vitest";
import { locales, readMessages } from "../../lib/testing";

/** Messages of the estimator with another meaning in the purchase panel. */
const own = ["amount-label", "currency-label", "no-script", "card-fee", "price-par"];

test.each(locales)("the practice purchase has the words of a purchase in %s", (locale) => {
  const real = readMessages(locale, "purchase");
  const shared = Object.entries(readMessages(locale, "estimator")).filter(([id]) => id in real && !own.includes(id));
  expect(shared.length).toBeGreaterThan(30);
  expect(Object.fromEntries(shared)).toEqual(Object.fromEntries(shared.map(([id]) => [id, real[id]])));
});
