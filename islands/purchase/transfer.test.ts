import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WalletError } from "../lib/wallets/types";
import { PurchaseError } from "./problem";
import type { Session } from "./provider";
import { type Answers, dollars, fakeStore, hash, networks, payer, recipient, rich, token, word } from "./testing";
import { transfer } from "./transfer";

const store = await vi.hoisted(async () => (await import("./testing")).fakeStore());
vi.mock("../lib/wallets/store", () => store.module);

const provider = transfer(recipient, networks);
const order = { currency: "USDC", network: networks[0]!, ...dollars };
const steps: string[] = [];
const record = vi.fn();
let abort = new AbortController();
const session = {
  step: (step: string, asked?: string) => void steps.push(asked ? `${step} ${asked}` : step),
  record: async (note: object) =>
    record(
      note,
      store.calls.map(({ method }) => method),
    ),
  get signal() {
    return abort.signal;
  },
} as unknown as Session;
const review = () => provider.review!(order, session);
const pay = async () => provider.pay(order, session, { from: payer, token, recipient });
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error: PurchaseError) => error.code,
  );

beforeEach(() => {
  store.reset();
  store.connect("ethereum");
  steps.length = 0;
  record.mockReset();
  abort = new AbortController();
});
afterEach(() => void vi.useRealTimers());

test("a recipient with a wrong checksum gets no provider", () => {
  const last = recipient.slice(-1);
  const wrong = recipient.slice(0, -1) + (last === "0" ? "1" : "0");
  expect(() => transfer(wrong, networks)).toThrow();
});

test("the fake is the one of the other tests", () => expect(fakeStore().answers).toBe(rich));

test("it offers the stablecoins of the EVM networks", async () => {
  expect(await provider.load()).toEqual([
    { currency: "USDT", network: "ethereum" },
    { currency: "USDC", network: "ethereum" },
    { currency: "USDC", network: "bnb" },
  ]);
  expect(provider.quote).toBeUndefined();
});

test("the review asks the network and names everything in full", async () => {
  expect(await review()).toEqual({ from: payer, token, recipient });
  expect(steps).toEqual(["check"]);
  const methods = ["eth_accounts", "eth_chainId", "eth_call", "eth_call", "eth_getBalance"];
  expect(store.calls.map(({ method }) => method)).toEqual(methods);
  const data = `0x70a08231${payer.slice(2).padStart(64, "0")}`;
  expect(store.calls[3]!.params).toEqual([{ to: token, data }, "latest"]);
});

test("another network is changed first", async () => {
  store.connect("base");
  const asked = vi.fn(async (key: string) => store.connect(key));
  store.switchTo = asked;
  await review();
  expect(asked).toHaveBeenCalledWith("ethereum");
  expect(steps).toEqual(["check switch", "check"]);
});

test.each([
  ["rejected", "rejected"],
  ["busy", "busy"],
  ["unavailable", "no-wallet"],
  ["unknown-chain", "unknown-chain"],
  ["invalid-answer", "failed"],
  ["timeout", "unanswered"],
  ["failed", "failed"],
] as const)("a switch that is %s ends as %s", async (wallet, problem) => {
  store.connect();
  store.switchTo = async () => {
    throw new WalletError(wallet);
  };
  expect(await code(review())).toBe(problem);
});

test.each<[string, Answers, string]>([
  ["another network than it says", { eth_chainId: "0x38" }, "wrong-network"],
  ["no network", { eth_chainId: null }, "unreachable"],
  ["no account", { eth_accounts: [] }, "no-wallet"],
  ["an account that is none", { eth_accounts: [{}] }, "no-wallet"],
  ["accounts that are no list", { eth_accounts: "0x1" }, "no-wallet"],
  ["no contract", { decimals: "0x" }, "token-mismatch"],
  ["other decimals", { decimals: word(18n) }, "token-mismatch"],
  ["decimals that are no number", { decimals: 6 }, "token-mismatch"],
  ["a balance that is no number", { balanceOf: "500" }, "token-mismatch"],
  ["too little of the token", { balanceOf: word(99_999_999n) }, "insufficient-funds"],
  ["no gas", { eth_getBalance: "0x0" }, "no-gas"],
  ["gas that is no quantity", { eth_getBalance: "much" }, "unreachable"],
  ["an error of the network", { balanceOf: { code: -32000 } }, "unreachable"],
  ["an error without a code", { decimals: new Error("offline") }, "unreachable"],
  ["a lost connection", { eth_getBalance: { code: 4900 } }, "no-wallet"],
])("%s stops it", async (_, answers, problem) => {
  store.answers = { ...rich, ...answers };
  expect(await code(review())).toBe(problem);
  expect(store.calls.every(({ method }) => method !== "eth_sendTransaction")).toBe(true);
});

test("the balance is told, and one that is just enough is enough", async () => {
  store.answers = { ...rich, balanceOf: word(99_500_000n) };
  await expect(review()).rejects.toMatchObject({ code: "insufficient-funds", details: { balance: "99.5" } });
  store.answers = { ...rich, balanceOf: word(100_000_000n) };
  await expect(review()).resolves.toBeDefined();
});

test("a wallet that never answers is given up", async () => {
  vi.useFakeTimers();
  store.answers = { ...rich, eth_getBalance: () => new Promise(() => {}) };
  const end = code(review());
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await end).toBe("unreachable");
});

test("what is signed is the transfer that was shown", async () => {
  expect(await pay()).toEqual({ hash });
  expect(steps).toEqual(["sign"]);
  expect(store.calls.at(-1)).toEqual({
    method: "eth_sendTransaction",
    params: [
      {
        from: payer,
        to: token,
        value: "0x0",
        chainId: "0x1",
        data:
          "0xa9059cbb" +
          "0000000000000000000000005aaeb6053f3e94c9b9a09f33669435e7ef1beaed" +
          "0000000000000000000000000000000000000000000000000000000005f5e100",
      },
    ],
  });
});

test.each([1, "1", "0x01"])("a wallet whose network is %j is on Ethereum", async (eth_chainId) => {
  store.answers = { ...rich, eth_chainId, eth_getTransactionCount: 5, eth_blockNumber: 16 };
  await review();
  expect(await pay()).toEqual({ hash });
  expect(record.mock.calls[0]![0]).toMatchObject({ nonce: 5, pending: 5, block: 16 });
});

test("whoever goes back while the payment is written down has paid nothing", async () => {
  record.mockImplementation(() => abort.abort());
  await expect(pay()).rejects.toMatchObject({ name: "AbortError" });
  expect(store.calls.every(({ method }) => method !== "eth_sendTransaction")).toBe(true);
});

test.each<[string, Answers]>([
  ["account", { eth_accounts: [recipient] }],
  ["network", { eth_chainId: "0x38" }],
])("another %s than reviewed signs nothing", async (_, answers) => {
  store.answers = { ...rich, ...answers };
  expect(await code(pay())).toBe("changed");
  expect(store.calls.every(({ method }) => method !== "eth_sendTransaction")).toBe(true);
});

test.each<[unknown, string]>([
  [{ code: 4001 }, "rejected"],
  [{ code: -32002 }, "unanswered"],
  [{ code: 4900 }, "unanswered"],
  [{ code: 4901 }, "unanswered"],
  [{ code: 4200 }, "failed"],
  [{ code: -32000 }, "failed"],
  [new Error("boom"), "failed"],
  ["0x12", "failed"],
  [null, "failed"],
  [{}, "failed"],
])("a wallet that answers %j ends it as %s", async (answer, problem) => {
  store.answers = { ...rich, eth_sendTransaction: answer };
  expect(await code(pay())).toBe(problem);
});

test("the payment is written down with what it can be found by, before the wallet is asked for it", async () => {
  await pay();
  expect(record).toHaveBeenCalledTimes(1);
  const [note, methods] = record.mock.calls[0]!;
  expect(note).toEqual({ from: payer, token, recipient, nonce: 5, pending: 5, block: 16 });
  const asked = [
    "eth_getTransactionCount",
    "eth_getTransactionCount",
    "eth_blockNumber",
    "eth_accounts",
    "eth_chainId",
  ];
  expect(methods).toEqual(asked);
});

test("what can't be written down is not asked for", async () => {
  record.mockImplementation(() => {
    throw new PurchaseError("another");
  });
  expect(await code(pay())).toBe("another");
  expect(store.calls.every(({ method }) => method !== "eth_sendTransaction")).toBe(true);
});

test("whoever goes back before the wallet was asked has paid nothing", async () => {
  const paid = pay();
  abort.abort();
  await expect(paid).rejects.toMatchObject({ name: "AbortError" });
  expect(record).not.toHaveBeenCalled();
  expect(store.calls.every(({ method }) => method !== "eth_sendTransaction")).toBe(true);
});

test.each<[string, Answers]>([
  ["how many transactions there are", { eth_getTransactionCount: null }],
  ["which block is the latest", { eth_blockNumber: { code: -32000 } }],
])("a network that does not say %s stops it", async (_, answers) => {
  store.answers = { ...rich, ...answers };
  expect(await code(pay())).toBe("unreachable");
  expect(record).not.toHaveBeenCalled();
});
