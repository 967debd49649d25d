import { expect, test } from "vitest";
import { emptyForm, type FormAction, isRepriced, nextForm, problemsOf } from "./form-state";
import type { Price } from "../lib/sale/price";

const price: Price = { price: "0.06", rate: "1", basis: "initial" };
const higher: Price = { ...price, price: "0.07" };
const after = (...actions: FormAction[]) => actions.reduce(nextForm, emptyForm("USDC"));
const amount = (text: string, price?: Price): FormAction => ({ type: "amount", typed: { side: "pay", text }, price });
const shows = (price: Price): FormAction => ({ type: "price", price });

test("what was entered earlier is restored, and what is missing stays as it was", () => {
  const draft = { side: "receive", text: "5", currency: "USDT", network: "bnb", agreed: true } as const;
  const state = after({ type: "restore", draft, referrer: "ABC" });
  expect(state).toMatchObject({ currency: "USDT", chosen: "bnb", agreed: true, referrer: "ABC" });
  expect(state.typed).toEqual({ side: "receive", text: "5" });
  expect(after({ type: "restore", draft: {}, referrer: undefined })).toMatchObject(emptyForm("USDC"));
});

test("a price is news only after an amount was entered", () => {
  expect(isRepriced(after(shows(price), shows(higher)), higher)).toBe(false);
  const entered = after(shows(price), amount("100", price), shows(higher));
  expect(isRepriced(entered, higher)).toBe(true);
  expect(isRepriced(entered, undefined)).toBe(false);
  expect(isRepriced(nextForm(entered, amount("101", higher)), higher)).toBe(false);
});

test.each<FormAction>([
  { type: "currency", currency: "USDT" },
  { type: "network", network: "bnb" },
])("the price of something else is no news", (action) => {
  const state = after(shows(price), amount("100", price), action, shows(higher));
  expect(isRepriced(state, higher)).toBe(false);
});

test("an equal price changes nothing", () => {
  const state = after(shows(price));
  expect(nextForm(state, shows({ ...price }))).toBe(state);
});

test("a form that was submitted without a price waits for one, and goes on only when it is submitted again", () => {
  const waiting = after(amount("100"), { type: "wait" });
  expect(waiting.status).toBe("waiting");
  const shown = nextForm(waiting, shows(price));
  expect(shown).toMatchObject({ status: "rejected", problems: { price: true }, seen: price });
  expect(nextForm(shown, { type: "submit", problems: {}, price }).status).toBe("editing");
});

test("problems stay until the form is submitted again", () => {
  const problems = { terms: true };
  const rejected = after(
    { type: "submit", problems, price },
    { type: "terms", agreed: true },
    { type: "again", again: "" },
  );
  expect(problemsOf(rejected)).toBe(problems);
  expect(problemsOf(nextForm(rejected, { type: "wait" }))).toBe(problems);
  expect(problemsOf(nextForm(rejected, { type: "submit", problems: {}, price }))).toBeUndefined();
});
