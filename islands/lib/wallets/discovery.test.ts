// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { discover, type Found } from "./discovery";
import { announce, evmWallet, register, solanaWallet } from "./testing";

let found: Found[] = [];
const names = () => found.map(({ id, name }) => [id, name]);
/** The listeners that a test has added to the window; a page lasts for one test. */
let hung: [string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  found = [];
  const add = window.addEventListener;
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      hung.push([type, listener]);
      add.call(window, type, listener);
    },
  );
});
afterEach(() => {
  for (const [type, listener] of hung) window.removeEventListener(type, listener);
  hung = [];
  Reflect.deleteProperty(window, "ethereum");
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const start = () => discover((list) => (found = list));

test("EVM wallets answer the request, and others come later", () => {
  const early = evmWallet();
  addEventListener("eip6963:requestProvider", () =>
    announce(early.provider, { uuid: "a", name: "Early", rdns: "a.b" }),
  );
  start();
  expect(names()).toEqual([["evm:a.b", "Early"]]);
  announce(evmWallet().provider, { uuid: "b", name: "Late", rdns: "b.c" });
  expect(names()).toEqual([
    ["evm:a.b", "Early"],
    ["evm:b.c", "Late"],
  ]);
  expect(early.calls).toEqual([]);
});

test("a wallet that announces itself again is the same wallet", () => {
  start();
  const { provider } = evmWallet();
  announce(provider, { uuid: "a" });
  announce(provider, { uuid: "a", name: "Another name", rdns: "x.y" });
  announce(provider, { uuid: "b" });
  expect(names()).toEqual([["evm:org.fox", "Fox"]]);
});

test.each<[string, object, unknown]>([
  ["without a name", { name: "\u202e" }, evmWallet().provider],
  ["with a name that is no text", { name: {} }, evmWallet().provider],
  ["without a domain", { rdns: undefined }, evmWallet().provider],
  ["without a provider", {}, undefined],
  ["with a provider that cannot be asked", {}, { request: "no" }],
])("an announcement %s is none", (_case, info, provider) => {
  start();
  announce(provider, info);
  expect(found).toEqual([]);
});

test("an announcement that throws, or has no detail, is none", () => {
  start();
  dispatchEvent(new CustomEvent("eip6963:announceProvider"));
  dispatchEvent(new Event("eip6963:announceProvider"));
  const hostile = {
    get info() {
      throw new Error("hostile");
    },
  };
  dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: hostile }));
  register(undefined, null, 7, "wallet");
  dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: "no function" }));
  announce(evmWallet().provider);
  expect(names()).toEqual([["evm:org.fox", "Fox"]]);
});

test("names are cut and cleaned, pictures only data", () => {
  start();
  announce(evmWallet().provider, { name: `\u202e<b>${"x".repeat(90)}`, icon: "https://spy.example/x.png" });
  expect(found[0]).toMatchObject({ name: `<b>${"x".repeat(37)}`, icon: undefined });
  register(solanaWallet({ icon: "javascript:alert(1)" }));
  expect(found[1]!.icon).toBeUndefined();
});

test("no more than sixty wallets are listed", () => {
  start();
  for (let n = 0; n < 200; n++)
    announce(evmWallet().provider, { uuid: `u${n}`, rdns: `w${n}.example`, name: `Wallet ${n}` });
  expect(found).toHaveLength(60);
  expect(found[59]!.name).toBe("Wallet 59");
});

test("window.ethereum counts only where nobody announces himself", () => {
  const { provider, calls } = evmWallet();
  Object.assign(window, { ethereum: provider });
  start();
  vi.advanceTimersByTime(299);
  expect(found).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(found).toMatchObject([{ id: "evm:injected", name: "", kind: "evm", provider }]);
  announce(evmWallet().provider);
  expect(names()).toEqual([["evm:org.fox", "Fox"]]);
  expect(calls).toEqual([]);
});

test("window.ethereum is not looked at beside an announced wallet", () => {
  Object.assign(window, { ethereum: evmWallet().provider });
  start();
  announce(evmWallet().provider);
  vi.advanceTimersByTime(1000);
  expect(names()).toEqual([["evm:org.fox", "Fox"]]);
});

test.each([{}, { request: 1 }, null, 7])("%j in the place of window.ethereum is no wallet", (ethereum) => {
  Object.assign(window, { ethereum });
  start();
  vi.advanceTimersByTime(300);
  expect(found).toEqual([]);
});

test("Solana wallets that were there first hear that the page is ready", () => {
  const wallet = solanaWallet();
  addEventListener("wallet-standard:app-ready", (event) => {
    const unregister = (event as CustomEvent).detail.register(wallet);
    expect(unregister).toBeTypeOf("function");
  });
  start();
  expect(found).toMatchObject([{ id: "solana:Sun", name: "Sun", kind: "solana", icon: "data:image/svg+xml,x" }]);
  expect(wallet.silent).toEqual([]);
});

test("Solana wallets that come later register themselves, each name once", () => {
  start();
  register(solanaWallet({ name: "One" }), solanaWallet({ name: "Two" }));
  register(solanaWallet({ name: "One" }));
  expect(names()).toEqual([
    ["solana:One", "One"],
    ["solana:Two", "Two"],
  ]);
});

test("a Solana wallet may take its registration back", () => {
  start();
  const wallet = solanaWallet();
  let leave = () => {};
  const detail = (api: { register(wallet: object): () => void }) => (leave = api.register(wallet));
  dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail }));
  register(solanaWallet({ name: "Other" }));
  leave();
  leave();
  expect(names()).toEqual([["solana:Other", "Other"]]);
});

test.each<[string, object]>([
  ["of another chain", { chains: ["sui:mainnet"] }],
  ["without chains", { chains: undefined }],
  ["that cannot connect", { features: {} }],
  ["whose connecting is no function", { features: { "standard:connect": { connect: true } } }],
  ["without features", { features: null }],
  ["without a name", { name: 5 }],
])("a wallet %s is not listed", (_case, more) => {
  start();
  register(solanaWallet(more));
  expect(found).toEqual([]);
});

test("one wallet of both kinds is listed for each", () => {
  start();
  announce(evmWallet().provider, { name: "Both", rdns: "both" });
  register(solanaWallet({ name: "Both" }));
  expect(names()).toEqual([
    ["evm:both", "Both"],
    ["solana:Both", "Both"],
  ]);
});

test("a legacy wallet that comes late is found when it says so, and when it is looked for", () => {
  const look = start();
  vi.advanceTimersByTime(10_000);
  expect(found).toEqual([]);
  const { provider, calls } = evmWallet();
  Object.assign(window, { ethereum: provider });
  expect(found).toEqual([]);
  dispatchEvent(new Event("ethereum#initialized"));
  expect(found).toMatchObject([{ id: "evm:injected", provider }]);
  look();
  expect(found).toHaveLength(1);
  expect(calls).toEqual([]);
});

test("a legacy wallet that says nothing is found when it is looked for", () => {
  const look = start();
  vi.advanceTimersByTime(10_000);
  Object.assign(window, { ethereum: evmWallet().provider });
  look();
  expect(found).toMatchObject([{ id: "evm:injected" }]);
});
