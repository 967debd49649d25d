import { expect, test } from "vitest";
import { PurchaseError } from "./problem";
import { initial, latest, next, type PaymentEvent, paymentOf, stepOf, viewOf } from "./state";
import { hash, networks, payer, recipient, token } from "./testing";

const order = { currency: "USDC", network: networks[0]!, amount: "100", receive: "1666.666666", usd: 100 };
const sent = { hash, network: "ethereum", currency: "USDC", amount: "100", usd: 100, transfer: true };
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
  go({ type: "success", checked: true });
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
  const state = after(begin, { type: "success", checked: false, amount: "99" });
  expect(paymentOf(state)).toEqual({ amount: "99", currency: "USDC", network: "ethereum" });
});

test("a payment that only the provider vouches for may have a link", () => {
  const state = after(begin, { type: "success", checked: false, explorerUrl });
  expect(state).toMatchObject({ openPaymentSuccess: true, explorerUrl });
  expect(after(begin, { type: "success", checked: false }).explorerUrl).toBeUndefined();
});
