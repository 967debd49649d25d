// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { evmAccount, refusal, register, solanaAccount, solanaWallet } from "./testing";
import { begin, end, keep, later, open, record, state, wallets } from "./testing-page";

const track = vi.hoisted(() => ({
  trackConnectWalletClick: vi.fn(),
  trackWalletConnectInitiated: vi.fn(),
  trackWalletConnected: vi.fn(),
}));
vi.mock("../../analytics/track", () => track);

beforeEach(() => begin(track));
afterEach(end);

const code = (code: string) => expect.objectContaining({ code });

test("a Solana wallet is connected, followed and left", async () => {
  const sun = solanaWallet();
  await open();
  register(sun);
  await wallets.connect("solana:Sun", "solana");
  expect(state()).toMatchObject({ status: "connected", kind: "solana", address: solanaAccount, network: "solana" });
  expect(state().chainId).toBeUndefined();
  expect(sun.silent).toEqual([undefined]);
  expect(wallets.solana()).toBe(sun);
  const other = "1".repeat(32);
  sun.change([{ address: other, chains: ["solana:mainnet"] }]);
  expect(state().address).toBe(other);
  sun.change([{ address: other, chains: ["solana:devnet"] }]);
  expect(state()).toMatchObject({ status: "connected", network: undefined });
  await expect(wallets.switchTo("solana")).rejects.toEqual(code("unknown-chain"));
  wallets.disconnect();
  await later();
  expect(state()).toMatchObject({ status: "disconnected", kind: undefined });
  expect(sun.left).toBe(1);
  expect(sun.heard()).toBe(false);
});

test("a Solana wallet without accounts left, or with ones that cannot be read, is disconnected", async () => {
  const sun = solanaWallet();
  await open();
  register(sun);
  await wallets.connect("solana:Sun", "solana");
  sun.change([]);
  expect(state()).toMatchObject({ status: "disconnected", error: undefined });
  expect(record()).toBeNull();
  await wallets.connect("solana:Sun", "solana");
  sun.change([{ address: "0".repeat(40), chains: ["solana:mainnet"] }]);
  expect(state()).toMatchObject({ status: "disconnected", error: "invalid-answer" });
});

test("a Solana wallet returns silently", async () => {
  keep("solana:Sun", "solana");
  await open();
  const sun = solanaWallet();
  sun.accounts = [{ address: solanaAccount, chains: ["solana:mainnet"] }];
  register(sun);
  await later();
  expect(sun.silent).toEqual([true]);
  expect(state()).toMatchObject({ status: "connected", address: solanaAccount });
  expect(track.trackWalletConnected).not.toHaveBeenCalled();
});

test.each<[string, unknown, string]>([
  ["declines", () => Promise.reject(refusal(4001)), "rejected"],
  ["has no account", () => ({ accounts: [] }), "rejected"],
  ["answers with nothing", () => undefined, "invalid-answer"],
  ["answers with no list", () => ({ accounts: "all" }), "invalid-answer"],
  [
    "answers with a wrong address",
    () => ({ accounts: [{ address: evmAccount, chains: ["solana:mainnet"] }] }),
    "invalid-answer",
  ],
  ["throws", () => Promise.reject(new Error("x")), "failed"],
])("a Solana wallet that %s is not connected", async (_case, connect, error) => {
  await open();
  register(solanaWallet({ features: { "standard:connect": { connect } } }));
  await wallets.connect("solana:Sun", "solana");
  expect(state()).toMatchObject({ status: "disconnected", error });
  expect(record()).toBeNull();
});

test("a Solana wallet that cannot report or leave is no obstacle", async () => {
  await open();
  const { features } = solanaWallet();
  const broken = { on: () => 5 };
  register(solanaWallet({ features: { ...features, "standard:events": broken, "standard:disconnect": {} } }));
  await wallets.connect("solana:Sun", "solana");
  expect(state().status).toBe("connected");
  wallets.disconnect();
  await later();
  expect(state().status).toBe("disconnected");
});
