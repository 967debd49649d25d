// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLedger } from "./ledger";
import { isHash, isOpen, readRecord, statusOf } from "./record";
import { hash, kept, networks, store } from "./testing";

const other = `0x${"cd".repeat(32)}`;
const ledger = () => {
  const made = createLedger(networks, "base");
  made.subscribe(() => {});
  return made;
};
const read = (id: string) => JSON.parse(localStorage.getItem(`purchase:${id}`)!);
const { id: _, time: __, ...intent } = kept;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

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
    { time: Date.now() - 31 * 86_400_000 },
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
  one.settle(first, "confirmed");
  one.name(second, hash);
  expect(one.state().list.map(statusOf)).toEqual(["asked", "confirmed"]);
  // The same transaction again, for another payment: a wallet that is wrong.
  one.name(first, hash);
  expect(one.state().list.map(statusOf)).toEqual(["asked", "confirmed"]);
});

test("a transaction that is another account's is not taken, whatever the wallet says", () => {
  const one = ledger();
  const elsewhere = { ...intent, transfer: { ...intent.transfer, from: intent.transfer.token } };
  const [first, second] = [one.add(intent), one.add(elsewhere)];
  one.change(first, { hash, found: true });
  one.settle(first, "confirmed");
  one.name(second, hash);
  expect(one.state().list.map(statusOf)).toEqual(["confirmed", "asked"]);
});

test("an outcome is news once, in all tabs together", () => {
  const [one, two] = [ledger(), ledger()];
  const id = one.add({ ...intent, hash });
  expect(two.settle(id, "confirmed")).toBe(true);
  expect(one.settle(id, "confirmed")).toBe(false);
  expect(one.settle("nobody", "confirmed")).toBe(false);
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

test("where storage is blocked the page knows its payments all the same", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const one = ledger();
  expect(one.isKept()).toBe(true);
  const id = one.add(intent);
  expect(one.isKept()).toBe(false);
  one.name(id, hash);
  expect(one.settle(id, "confirmed")).toBe(true);
  expect(one.state().list).toMatchObject([{ hash, outcome: "confirmed" }]);
});

test("hashes", () => {
  expect(isHash(hash)).toBe(true);
  const others = ["0x", hash.slice(2), `${hash}0`, hash.replace("a", "g"), 5, null];
  for (const value of others) expect(isHash(value)).toBe(false);
});
