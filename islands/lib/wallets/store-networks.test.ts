// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { evmWallet, refusal } from "./testing";
import { begin, connected, end, open, state, wallets } from "./testing-page";

const track = vi.hoisted(() => ({
  trackConnectWalletClick: vi.fn(),
  trackWalletConnectInitiated: vi.fn(),
  trackWalletConnected: vi.fn(),
}));
vi.mock("../../analytics/track", () => track);

beforeEach(() => begin(track));
afterEach(end);

const code = (code: string) => expect.objectContaining({ code });

test("the wallet is put on another network", async () => {
  const wallet = await connected();
  await wallets.switchTo("base");
  expect(state()).toMatchObject({ chainId: 8453, network: "base", error: undefined });
  expect(wallet.calls.find(({ method }) => method === "wallet_switchEthereumChain")!.params).toEqual([
    { chainId: "0x2105" },
  ]);
  const calls = wallet.calls.length;
  await wallets.switchTo("base");
  expect(wallet.calls).toHaveLength(calls);
});

test("a wallet that does not report its new network is on it all the same", async () => {
  const wallet = evmWallet({
    wallet_switchEthereumChain([{ chainId }]: [{ chainId: string }]) {
      wallet.chain = chainId;
    },
  });
  await connected(wallet);
  await wallets.switchTo("bnb");
  expect(state()).toMatchObject({ chainId: 56, network: "bnb" });
});

test("a network that the wallet lacks is added, and then gone to", async () => {
  const wallet = evmWallet();
  wallet.known = ["0x1"];
  await connected(wallet);
  await wallets.switchTo("base");
  expect(state().network).toBe("base");
  expect(wallet.methods().slice(2)).toEqual([
    "wallet_switchEthereumChain",
    "wallet_addEthereumChain",
    "eth_chainId",
    "wallet_switchEthereumChain",
    "eth_chainId",
  ]);
  expect(wallet.calls.find(({ method }) => method === "wallet_addEthereumChain")!.params).toEqual([
    {
      chainId: "0x2105",
      chainName: "Base",
      nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
      rpcUrls: ["https://rpc.example/base"],
      blockExplorerUrls: ["https://basescan.org"],
    },
  ]);
});

test.each<[string, Parameters<typeof evmWallet>[0], string]>([
  ["declined", { wallet_switchEthereumChain: () => Promise.reject(refusal(4001)) }, "rejected"],
  ["waited for", { wallet_switchEthereumChain: () => Promise.reject(refusal(-32002)) }, "busy"],
  [
    "declined to add",
    {
      wallet_switchEthereumChain: () => Promise.reject(refusal(4902)),
      wallet_addEthereumChain: () => Promise.reject(refusal(4001)),
    },
    "rejected",
  ],
  [
    "not to be added",
    {
      wallet_switchEthereumChain: () => Promise.reject(refusal(4902)),
      wallet_addEthereumChain: () => Promise.reject(refusal(-32602)),
    },
    "unknown-chain",
  ],
  [
    "beyond the wallet",
    {
      wallet_switchEthereumChain: () => Promise.reject(refusal(4200)),
      wallet_addEthereumChain: () => Promise.reject(refusal(4200)),
    },
    "unknown-chain",
  ],
  ["promised and not gone to", { wallet_switchEthereumChain: () => null }, "failed"],
])("a network that was %s is reported with its reason", async (_case, answers, error) => {
  await connected(evmWallet(answers));
  const refused = expect(wallets.switchTo("base")).rejects.toEqual(code(error));
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(state()).toMatchObject({ status: "connected", chainId: 1, network: "ethereum", error });
});

test("a wallet that agrees before it has changed its network is waited for", async () => {
  const wallet = evmWallet({
    wallet_switchEthereumChain: () => void setTimeout(() => (wallet.chain = "0x2105"), 2_000),
  });
  await connected(wallet);
  const changed = wallets.switchTo("base");
  await vi.advanceTimersByTimeAsync(3_000);
  await changed;
  expect(state()).toMatchObject({ network: "base", error: undefined });
});

test("a network without a way to switch to it is reported", async () => {
  await open();
  await expect(wallets.switchTo("base")).rejects.toEqual(code("unavailable"));
  await connected();
  await expect(wallets.switchTo("dogecoin")).rejects.toEqual(code("unavailable"));
  await expect(wallets.switchTo("solana")).rejects.toEqual(code("unknown-chain"));
});
