// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSent, isHash, keepSent, readSent } from "./pending";
import { hash, networks } from "./testing";

const sent = { hash, network: "ethereum", currency: "USDC", amount: "100.5", usd: 100.5, transfer: true };
const read = () => readSent(networks, "base");

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("a payment is kept, read and forgotten", () => {
  expect(read()).toBeUndefined();
  keepSent(sent);
  expect(read()).toEqual(sent);
  expect(Object.keys(sessionStorage)).toEqual(["purchase"]);
  forgetSent();
  expect(read()).toBeUndefined();
});

test.each([
  "nonsense",
  "null",
  "[]",
  '"text"',
  JSON.stringify({ ...sent, hash: "0x12" }),
  JSON.stringify({ ...sent, hash: `javascript:${"a".repeat(60)}` }),
  JSON.stringify({ ...sent, network: "mars" }),
  JSON.stringify({ ...sent, network: "solana", currency: "SOL" }),
  JSON.stringify({ ...sent, currency: "SOL" }),
  JSON.stringify({ ...sent, amount: "1e9" }),
  JSON.stringify({ ...sent, amount: "<b>" }),
  JSON.stringify({ ...sent, amount: "0.1234567" }),
])("%s is not read", (text) => {
  sessionStorage.setItem("purchase", text);
  expect(read()).toBeUndefined();
});

test("parts that may be missing may be missing", () => {
  sessionStorage.setItem("purchase", JSON.stringify({ ...sent, usd: "much", transfer: "yes" }));
  const { usd, ...rest } = sent;
  expect(read()).toEqual({ ...rest, transfer: false });
});

test("blocked storage is no error", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
  }
  keepSent(sent);
  forgetSent();
  expect(read()).toBeUndefined();
});

test("hashes", () => {
  expect(isHash(hash)).toBe(true);
  const others = ["0x", hash.slice(2), `${hash}0`, hash.replace("a", "g"), 5, null];
  for (const value of others) expect(isHash(value)).toBe(false);
});
