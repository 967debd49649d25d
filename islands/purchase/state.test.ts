import { expect, test } from "vitest";
import { PurchaseError } from "./problem";
import { initial, news, next, type PaymentEvent } from "./state";
import { dollars, hash, kept, networks, payer, recipient, token } from "./testing";

const order = { currency: "USDC", network: networks[0]!, ...dollars };
const sent = { ...kept, hash };
const paid = { type: "success", checked: true, amount: "100" } as const;
const begin: PaymentEvent = { type: "begin", order };
const after = (...events: PaymentEvent[]) => events.reduce(next, initial);
const explorerUrl = `https://explorer.example/tx/${hash}`;

test("it begins with the form, which only a payment that begins replaces", () => {
  expect(initial).toEqual({ view: "form" });
  expect(after({ type: "step", step: "sign" }, { type: "sent", sent, explorerUrl }, paid)).toBe(initial);
});

test("a transfer from its order to its receipt", () => {
  let state = initial;
  const go = (event: PaymentEvent) => (state = next(state, event));

  go(begin);
  expect(state).toMatchObject({ view: "progress", details: { order, isRenewed: false, amount: "100" } });
  go({ type: "step", step: "check", asked: "switch" });
  expect(state).toMatchObject({ view: "progress", step: "check", asked: "switch" });
  go({ type: "step", step: "check" });
  expect(state).toMatchObject({ view: "progress", step: "check", asked: undefined });
  const review = { from: payer, token, recipient };
  go({ type: "review", review });
  expect(state).toMatchObject({ view: "review", review });
  go({ type: "step", step: "sign" });
  go({ type: "recorded", id: "one" });
  expect(state).toMatchObject({ view: "progress", step: "sign", details: { id: "one" } });
  go({ type: "sent", sent, explorerUrl });
  expect(state).toMatchObject({ view: "progress", step: "confirm", details: { explorerUrl, sent } });
  go({ type: "silence", silent: true });
  expect(state).toMatchObject({ view: "progress", step: "confirm", details: { isSilent: true } });
  go(paid);
  expect(state).toMatchObject({ view: "success", checked: true, details: { explorerUrl, amount: "100" } });

  go({ type: "reset" });
  expect(state).toBe(initial);
});

test("the next payment knows nothing of the last one", () => {
  const problem: PaymentEvent = { type: "problem", error: new PurchaseError("rejected") };
  expect(after(begin, problem)).toMatchObject({ view: "problem", error: { code: "rejected" } });
  expect(after(begin, { type: "sent", sent, explorerUrl }, { type: "pending" }).view).toBe("pending");
  expect(next(after(begin, { type: "sent", sent, explorerUrl }, problem), begin)).toEqual(after(begin));
  expect(after(begin, { ...begin, renewed: true })).toMatchObject({ details: { isRenewed: true } });
});

test("a payment whose wallet is asked late is in progress again", () => {
  const unanswered: PaymentEvent = { type: "problem", error: new PurchaseError("unanswered") };
  const state = after(begin, unanswered, { type: "recorded", id: "one" });
  expect(state).toMatchObject({ view: "progress", step: "sign", details: { id: "one" } });
});

test("what the provider says was paid counts", () => {
  const state = after(begin, { ...paid, checked: false, amount: "99" });
  expect(state).toMatchObject({ view: "success", checked: false, details: { amount: "99", explorerUrl: undefined } });
});

test("a payment that only the provider vouches for may have a link", () => {
  expect(after(begin, { ...paid, checked: false, explorerUrl })).toMatchObject({ details: { explorerUrl } });
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
  // Continued waiting after the time limit.
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
    { type: "success", checked: false, amount: "20", explorerUrl: `solana/${signature}` },
  ]);
});
