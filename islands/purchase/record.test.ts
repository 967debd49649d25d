// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLedger } from "./ledger";
import { isHash, isOpen, readRecord, statusOf } from "./record";
import { hash, kept, networks, store } from "./testing";

const other = `0x${"cd".repeat(32)}`;
const ends: (() => void)[] = [];
const ledger = () => {
  const made = createLedger(networks, "base");
  ends.push(made.subscribe(() => {}));
  return made;
};
const read = (id: string) => JSON.parse(localStorage.getItem(`purchase:${id}`)!);
const { id: _, time: __, ...intent } = kept;

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

test("a payment is written down, and another page reads it", () => {
  const one = ledger();
  const id = one.add(intent);
  expect(read(id)).toMatchObject(intent);
  expect(ledger().state().list).toMatchObject([{ ...intent, id }]);
  expect(one.open()).toHaveLength(1);
});

test.each([
  "nonsense",
  "null",
  "[]",
  ...[
    { network: "mars" },
    { network: "solana" },
    { currency: "SOL" },
    { amount: "1e9" },
    { amount: "<b>" },
    { amount: "0.1234567" },
    { usd: "much" },
    { time: "today" },
    { time: Date.now() - 31 * 86_400_000, outcome: "confirmed", hash },
    { time: Date.now() - 31 * 86_400_000, closed: true },
  ].map((change) => JSON.stringify({ ...kept, ...change })),
])("%s is not read", (text) => {
  expect(readRecord("one", text, networks, "base")).toBeUndefined();
});

test.each([
  { hash: "0x12" },
  { hash: `javascript:${"a".repeat(60)}` },
  { outcome: "great" },
  { transfer: { ...kept.transfer, from: "0x1" } },
  { transfer: { ...kept.transfer, nonce: -1 } },
  { signature: "0" },
  { closed: "yes" },
  { sequence: 1.5 },
])("a part that can't be read is left out: %j", (change) => {
  const [name] = Object.keys(change);
  expect(readRecord("one", JSON.stringify({ ...kept, ...change }), networks, "base")).not.toHaveProperty(name!);
});

test("where a payment stands", () => {
  expect(statusOf(kept)).toBe("asked");
  expect(statusOf({ ...kept, closed: true })).toBe("closed");
  expect(statusOf({ ...kept, closed: true, hash })).toBe("closed");
  expect(statusOf({ ...kept, closed: true, hash, outcome: "confirmed" })).toBe("confirmed");
  expect(statusOf({ ...kept, hash, outcome: "confirmed" })).toBe("confirmed");
  const open = [
    {},
    { hash },
    { closed: true },
    { outcome: "replaced", hash },
    { outcome: "confirmed", hash },
  ] as object[];
  expect(open.map((change) => isOpen({ ...kept, ...change }))).toEqual([true, true, false, false, false]);
});

test("two payments at once are two records", () => {
  const one = ledger();
  const [first, second] = [one.add(intent), one.add({ ...intent, amount: "22" })];
  one.name(second, other);
  one.name(first, hash);
  expect(one.state().list.map(({ amount, hash }) => [amount, hash])).toEqual([
    ["100", hash],
    ["22", other],
  ]);
});

test("the wallet's word counts for more than what was found by looking, and a transaction is one payment's", () => {
  const one = ledger();
  const [first, second] = [one.add(intent), one.add(intent)];
  one.change(first, { hash, found: true, sequence: 5 });
  one.change(first, { outcome: "confirmed" });
  one.name(second, hash);
  expect(one.state().list.map(statusOf)).toEqual(["asked", "confirmed"]);
  // The same transaction for another payment: an error of the wallet.
  one.name(first, hash);
  expect(one.state().list.map(statusOf)).toEqual(["asked", "confirmed"]);
});

test("a transaction that is another account's is not taken, whatever the wallet says", () => {
  const one = ledger();
  const elsewhere = { ...intent, transfer: { ...intent.transfer, from: intent.transfer.token } };
  const [first, second] = [one.add(intent), one.add(elsewhere)];
  one.change(first, { hash, found: true });
  one.change(first, { outcome: "confirmed" });
  one.name(second, hash);
  expect(one.state().list.map(statusOf)).toEqual(["confirmed", "asked"]);
});

test("a payment that may still take money is kept, whatever the visitor's clock says", () => {
  const text = JSON.stringify({ ...kept, time: Date.now() - 400 * 86_400_000 });
  expect(readRecord("one", text, networks, "base")).toMatchObject({ amount: "100" });
});

test("an outcome is news once, in all tabs together", async () => {
  const [one, two] = [ledger(), ledger()];
  const id = one.add({ ...intent, hash });
  expect(await two.settle(id, "confirmed")).toBe(true);
  expect(await one.settle(id, "confirmed")).toBe(false);
  expect(await one.settle("nobody", "confirmed")).toBe(false);
  // The same transaction as that of another payment.
  one.change(id, { outcome: undefined, hash: undefined });
  const other = one.add({ ...intent, hash });
  expect(await one.settle(other, "confirmed")).toBe(false);
  expect(one.state().list.map(statusOf)).toEqual(["asked", "confirmed"]);
});

test("one tab at a time decides, where the browser has locks", async () => {
  let last = Promise.resolve();
  const request = (_: string, __: object, work: () => Promise<void>) => (last = last.then(work));
  vi.stubGlobal("navigator", { locks: { request } });
  const [one, two] = [ledger(), ledger()];
  const id = one.add({ ...intent, hash });
  expect(await Promise.all([one.settle(id, "confirmed"), two.settle(id, "confirmed")])).toEqual([true, false]);
  const begun = [one, two].map((tab) => tab.begin(intent, []).catch(({ code }) => code));
  expect(await Promise.all(begun)).toEqual([expect.stringMatching(/-/), "another"]);
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new DOMException("no", "SecurityError")) } });
  expect(await one.settle(id, "reverted")).toBe(true);
  vi.unstubAllGlobals();
});

test("an outcome that is another one than the visitor has seen is shown again", async () => {
  const one = ledger();
  const id = one.add({ ...intent, hash });
  await one.settle(id, "replaced");
  one.change(id, { hidden: true });
  await one.settle(id, "confirmed");
  expect(one.state().list[0]!.hidden).toBeUndefined();
});

test("an outcome of a transaction that is no longer the payment's is none", async () => {
  const one = ledger();
  const id = one.add({ ...intent, hash: other });
  expect(await one.settle(id, "replaced", hash)).toBe(false);
  expect(one.state().list.map(statusOf)).toEqual(["sent"]);
});

test("what this page has asked for is kept though another tab empties the storage", async () => {
  const one = ledger();
  const open = one.add(intent);
  const ended = one.add({ ...intent, hash });
  await one.settle(ended, "confirmed");
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(one.state().list).toMatchObject([{ id: open }]);
  expect(read(open)).toMatchObject(intent);
});

test("a transaction of another transfer that was named is given to the payment that it is", () => {
  const one = ledger();
  const [first, second] = [one.add(intent), one.add(intent)];
  one.name(first, hash);
  one.change(first, { outcome: "other-account" });
  expect(one.isTaken(hash)).toBe(false);
  expect(one.name(second, hash)).toBe(true);
  expect(one.state().list.map(statusOf)).toEqual(["asked", "sent"]);
  one.change(second, { outcome: "not-transferred" });
  one.give(first, hash, 5);
  expect(one.state().list).toMatchObject([{ hash, sequence: 5, found: true }, {}]);
  expect(one.state().list.map(statusOf)).toEqual(["sent", "asked"]);
});

test("what another tab writes is heard", () => {
  const one = ledger();
  const heard = vi.fn();
  one.subscribe(heard);
  store({ ...kept });
  dispatchEvent(new StorageEvent("storage", { key: "purchase:one" }));
  expect(heard).toHaveBeenCalled();
  expect(one.state().list).toMatchObject([{ id: "one", amount: "100" }]);
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(one.state().list).toEqual([]);
});

test("what can't be read is removed, and what is not a payment is left alone", () => {
  localStorage.setItem("purchase:x", "nonsense");
  localStorage.setItem("purchases", "nonsense");
  ledger();
  expect(Object.keys(localStorage)).toEqual(["purchases"]);
});

test("where storage is blocked the page knows its payments all the same", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const one = ledger();
  expect(one.isKept()).toBe(true);
  const id = one.add(intent);
  expect(one.isKept()).toBe(false);
  one.name(id, hash);
  expect(await one.settle(id, "confirmed")).toBe(true);
  expect(one.state().list).toMatchObject([{ hash, outcome: "confirmed" }]);
});

test("hashes", () => {
  expect(isHash(hash)).toBe(true);
  const others = ["0x", hash.slice(2), `${hash}0`, hash.replace("a", "g"), 5, null];
  for (const value of others) expect(isHash(value)).toBe(false);
});
