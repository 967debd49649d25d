import { expect, test } from "vitest";
import { PurchaseError } from "./problem";
import { initial, latest, news, next, type PaymentEvent, paymentOf, stepOf, viewOf } from "./state";
import { dollars, hash, kept, networks, payer, recipient, token } from "./testing";

const order = { currency: "USDC", network: networks[0]!, ...dollars };
const sent = { ...kept, hash };
const paid = { type: "success", checked: true, amount: "100", usd: 100 } as const;
const begin: PaymentEvent = { type: "begin", order };
const after = (...events: PaymentEvent[]) => events.reduce(next, initial);
const explorerUrl = `https://explorer.example/tx/${hash}`;

test("it begins with nothing", () => {
  expect(initial).toEqual({ openPaymentSuccess: false, explorerUrl: undefined, amountPayment: undefined, events: [] });
  expect(viewOf(initial)).toBe("form");
  expect(paymentOf(initial)).toBeUndefined();
});

test("a transfer from its amount to its receipt", () => {
  let state = next(initial, { type: "amount", amountPayment: 100 });
  expect(state).toMatchObject({ amountPayment: 100, events: [] });
  expect(viewOf(state)).toBe("form");
  const go = (event: PaymentEvent) => (state = next(state, event));

  go(begin);
  go({ type: "amount", amountPayment: 5 });
  expect(state.amountPayment).toBe(100);
  go({ type: "step", step: "check", asked: "switch" });
  expect([viewOf(state), stepOf(state)]).toEqual(["progress", "check"]);
  go({ type: "review", review: { from: payer, token, recipient } });
  expect([viewOf(state), stepOf(state)]).toEqual(["review", "review"]);
  go({ type: "step", step: "sign" });
  expect([viewOf(state), stepOf(state)]).toEqual(["progress", "sign"]);
  go({ type: "sent", sent, explorerUrl });
  expect([viewOf(state), stepOf(state)]).toEqual(["progress", "confirm"]);
  expect(state).toMatchObject({ explorerUrl, openPaymentSuccess: false, amountPayment: 100 });
  go({ type: "silence", silent: true });
  expect([viewOf(state), stepOf(state)]).toEqual(["progress", "confirm"]);
  go(paid);
  expect(viewOf(state)).toBe("success");
  expect(state).toMatchObject({ openPaymentSuccess: true, explorerUrl, amountPayment: 100 });
  const happened = ["begin", "step", "review", "step", "sent", "silence", "success"];
  expect(state.events.map(({ type }) => type)).toEqual(happened);

  go({ type: "reset" });
  expect(state).toEqual({ ...initial, amountPayment: 100 });
});

test("what has failed is not a success", () => {
  const problem: PaymentEvent = { type: "problem", error: new PurchaseError("rejected") };
  expect(viewOf(after(begin, problem))).toBe("problem");
  expect(after(begin, problem)).toMatchObject({ openPaymentSuccess: false, explorerUrl: undefined });
  const pending = after(begin, { type: "sent", sent, explorerUrl }, { type: "pending" });
  expect([viewOf(pending), pending.openPaymentSuccess]).toEqual(["pending", false]);
  // The next payment knows nothing of the last one.
  expect(next(after(begin, { type: "sent", sent, explorerUrl }, problem), begin)).toEqual(after(begin));
});

test("a payment of before a reload needs no order", () => {
  const state = after({ type: "sent", sent: { ...sent, usd: 7 }, explorerUrl });
  expect([viewOf(state), stepOf(state), state.amountPayment]).toEqual(["progress", "confirm", 7]);
  expect(paymentOf(state)).toEqual({ amount: "100", currency: "USDC", network: "ethereum" });
  expect(latest(state, "begin")).toBeUndefined();
});

test("what the provider says was paid counts", () => {
  const state = after(begin, { ...paid, checked: false, amount: "99" });
  expect(paymentOf(state)).toEqual({ amount: "99", currency: "USDC", network: "ethereum" });
});

test("a payment that only the provider vouches for may have a link", () => {
  const state = after(begin, { ...paid, checked: false, explorerUrl });
  expect(state).toMatchObject({ openPaymentSuccess: true, explorerUrl });
  expect(after(begin, { ...paid, checked: false }).explorerUrl).toBeUndefined();
});

const link = (network: string, transaction: string) => `${network}/${transaction}`;
const told = (state: ReturnType<typeof after>, record: object, more: object = {}) =>
  news(state, { list: [{ ...kept, ...record }], silent: [], slow: [], ...more }, link);

test("what the record tells becomes news once", () => {
  const asked = after(begin, { type: "recorded", id: "one" });
  expect(told(asked, {})).toEqual([]);
  const [first, ...none] = told(asked, { hash });
  expect(first).toEqual({ type: "sent", sent, explorerUrl: `ethereum/${hash}` });
  expect(none).toEqual([]);
  const sentOff = next(asked, first!);
  expect(told(sentOff, { hash })).toEqual([]);
  expect(told(sentOff, { hash }, { silent: ["ethereum"] })).toEqual([{ type: "silence", silent: true }]);
  expect(told(sentOff, { hash }, { slow: ["one"] })).toEqual([{ type: "pending" }]);
  expect(told(sentOff, { hash, outcome: "confirmed" })).toEqual([paid]);
  expect(told(next(sentOff, paid), { hash, outcome: "confirmed" })).toEqual([]);
  // Waiting on after patience has ended.
  expect(told(next(sentOff, { type: "pending" }), { hash }).map(({ type }) => type)).toEqual(["sent"]);
});

test("a signature after an error, and an outcome that is none, are told as well", () => {
  const unanswered = after(
    begin,
    { type: "recorded", id: "one" },
    { type: "problem", error: new PurchaseError("unanswered") },
  );
  expect(told(unanswered, { hash, outcome: "confirmed" }).map(({ type }) => type)).toEqual(["sent", "success"]);
  const [event] = told(unanswered, { hash, outcome: "reverted" }).slice(1);
  expect(event).toMatchObject({ type: "problem", error: { code: "reverted" } });
  const reverted = [...told(unanswered, { hash, outcome: "reverted" })].reduce(next, unanswered);
  expect(told(reverted, { hash, outcome: "reverted" })).toEqual([]);
});

test("the records of other payments are no news of this one", () => {
  const asked = after(begin, { type: "recorded", id: "two" });
  expect(told(asked, { hash, outcome: "confirmed" })).toEqual([]);
  expect(told(initial, { hash })).toEqual([]);
});

test("the provider's word has a link where it names a transaction, and the amount that it says", () => {
  const asked = after(begin, { type: "recorded", id: "one" });
  const signature = "5".repeat(88);
  const record = { network: "solana", amount: "20", usd: 20, outcome: "reported" };
  expect(told(asked, { ...record, signature })).toEqual([
    { type: "success", checked: false, amount: "20", usd: 20, explorerUrl: `solana/${signature}` },
  ]);
});
