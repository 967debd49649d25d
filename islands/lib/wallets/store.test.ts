// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shortAddress } from "./store";
import { announce, evmAccount, evmWallet, networks, refusal, register, solanaAccount, solanaWallet } from "./testing";
import { begin, connected, create, end, fox, keep, later, open, record, state, wallets } from "./testing-page";

const track = vi.hoisted(() => ({
  trackConnectWalletClick: vi.fn(),
  trackWalletConnectInitiated: vi.fn(),
  trackWalletConnected: vi.fn(),
}));
vi.mock("../../analytics/track", () => track);

beforeEach(() => begin(track));
afterEach(end);

test("nothing is looked for before somebody listens, and nothing asked after", async () => {
  create();
  const request = vi.fn();
  addEventListener("eip6963:requestProvider", request);
  expect(state()).toEqual({ asking: false, wallets: [], status: "disconnected" });
  const stop = wallets.subscribe(() => {});
  wallets.subscribe(() => {})();
  expect(request).toHaveBeenCalledTimes(1);
  const wallet = evmWallet();
  const sun = solanaWallet();
  announce(wallet.provider);
  register(sun);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(wallet.calls).toEqual([]);
  expect(sun.silent).toEqual([]);
  expect(state().wallets).toEqual([
    { id: fox, name: "Fox", icon: "data:image/png;base64,AA", kind: "evm" },
    { id: "solana:Sun", name: "Sun", icon: "data:image/svg+xml,x", kind: "solana" },
  ]);
  stop();
});

test("listeners hear every change until they stop; the state is the same object in between", async () => {
  await open();
  const listener = vi.fn();
  const stop = wallets.subscribe(listener);
  announce(evmWallet().provider);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(state()).toBe(wallets.state());
  stop();
  wallets.dismiss();
  expect(listener).toHaveBeenCalledTimes(1);
});

test("asking opens the dialog and hydrates its island; a connected wallet is no click to connect", async () => {
  await open();
  const hydrate = vi.fn();
  document.addEventListener("archipel:hydrate", hydrate, { once: true });
  wallets.ask("base");
  expect(hydrate.mock.calls[0]![0].detail).toEqual({ island: "wallet" });
  expect(state()).toMatchObject({ asking: true, wanted: "base" });
  expect(track.trackConnectWalletClick).toHaveBeenCalledTimes(1);
  wallets.dismiss();
  expect(state()).toMatchObject({ asking: false, wanted: undefined });
  await connected();
  wallets.ask();
  expect(track.trackConnectWalletClick).toHaveBeenCalledTimes(1);
});

test("an EVM wallet is connected, remembered and reported in order", async () => {
  const wallet = evmWallet();
  await open();
  announce(wallet.provider);
  const done = wallets.connect(fox, "evm");
  expect(state()).toMatchObject({ status: "connecting", wallet: { id: fox }, asked: { id: fox }, kind: "evm" });
  expect(track.trackWalletConnectInitiated).toHaveBeenCalledTimes(1);
  expect(track.trackWalletConnected).not.toHaveBeenCalled();
  await done;
  expect(state()).toMatchObject({ status: "connected", address: evmAccount, chainId: 1, network: "ethereum" });
  expect(state().error).toBeUndefined();
  expect(wallet.methods()).toEqual(["eth_requestAccounts", "eth_chainId"]);
  expect(record()).toBe('{"id":"evm:org.fox","kind":"evm"}');
  expect(track.trackWalletConnected).toHaveBeenCalledTimes(1);
  expect(wallets.evm()).toBe(wallet.provider);
  expect(wallets.solana()).toBeUndefined();
  // The provider is not visible to components.
  expect(JSON.stringify(state())).not.toContain("provider");
});

test("networks may be told after the wallet is connected", async () => {
  await open(false);
  announce(evmWallet().provider);
  await wallets.connect(fox, "evm");
  expect(state()).toMatchObject({ chainId: 1, network: undefined });
  wallets.configure(networks);
  expect(state().network).toBe("ethereum");
});

test.each<[string, Parameters<typeof evmWallet>[0], string]>([
  ["declines", { eth_requestAccounts: () => Promise.reject(refusal(4001)) }, "rejected"],
  ["still waits", { eth_requestAccounts: () => Promise.reject(refusal(-32002)) }, "busy"],
  ["is cut off", { eth_requestAccounts: () => Promise.reject(refusal(4900)) }, "unavailable"],
  ["names no account", { eth_requestAccounts: () => [] }, "rejected"],
  ["answers with nothing", { eth_requestAccounts: () => undefined }, "invalid-answer"],
  ["answers with a text", { eth_requestAccounts: () => evmAccount }, "invalid-answer"],
  ["answers with markup", { eth_requestAccounts: () => ["<img src=x>"] }, "invalid-answer"],
  ["does not know its chain", { eth_chainId: () => "mainnet" }, "invalid-answer"],
  ["throws a text", { eth_requestAccounts: () => Promise.reject("no") }, "failed"],
  ["throws nothing at all", { eth_requestAccounts: () => Promise.reject() }, "failed"],
  [
    "throws at once",
    {
      eth_requestAccounts() {
        throw null;
      },
    },
    "failed",
  ],
])("a wallet that %s is not connected", async (_case, answers, error) => {
  await connected(evmWallet(answers));
  expect(state()).toMatchObject({ status: "disconnected", wallet: undefined, asked: { id: fox }, error });
  expect(state().address).toBeUndefined();
  expect(record()).toBeNull();
  expect(wallets.evm()).toBeUndefined();
  expect(track.trackWalletConnected).not.toHaveBeenCalled();
  // A new attempt clears the old error.
  void wallets.connect(fox, "evm");
  expect(state()).toMatchObject({ status: "connecting", error: undefined });
});

test("a wallet that never answers is given up after a minute", async () => {
  await open();
  announce(evmWallet({ eth_requestAccounts: () => new Promise(() => {}) }).provider);
  void wallets.connect(fox, "evm");
  await vi.advanceTimersByTimeAsync(59_999);
  expect(state().status).toBe("connecting");
  await vi.advanceTimersByTimeAsync(1);
  expect(state()).toMatchObject({ status: "disconnected", error: "timeout" });
});

test("an answer given up is not heard when it comes", async () => {
  let agree = (_accounts: string[]) => {};
  const wallet = evmWallet({ eth_requestAccounts: () => new Promise<string[]>((resolve) => (agree = resolve)) });
  await open();
  announce(wallet.provider);
  wallets.ask();
  void wallets.connect(fox, "evm");
  await later();
  wallets.cancel();
  expect(state()).toMatchObject({ status: "disconnected", asking: true, error: undefined });
  agree([evmAccount]);
  await later();
  expect(state().status).toBe("disconnected");
  expect(record()).toBeNull();
  expect(wallet.heard("accountsChanged")).toBe(0);
  // Closing the dialog cancels, too.
  void wallets.connect(fox, "evm");
  wallets.dismiss();
  expect(state()).toMatchObject({ status: "disconnected", asking: false });
});

test("a wallet that is not there is unavailable", async () => {
  await open();
  await wallets.connect("evm:gone", "evm");
  expect(state()).toMatchObject({ status: "disconnected", error: "unavailable" });
  announce(evmWallet().provider);
  await wallets.connect(fox, "solana");
  expect(state().error).toBe("unavailable");
});

test("a provider that cannot report is connected all the same", async () => {
  const { provider, methods } = evmWallet();
  await open();
  announce({ request: provider.request });
  await wallets.connect(fox, "evm");
  expect(state().status).toBe("connected");
  expect(methods()).toContain("eth_chainId");
  const thrower = () => {
    throw new Error("hostile");
  };
  announce({ request: provider.request, on: thrower, removeListener: thrower }, { uuid: "2", rdns: "b" });
  await wallets.connect("evm:b", "evm");
  expect(state()).toMatchObject({ status: "connected", wallet: { id: "evm:b" } });
  wallets.disconnect();
  expect(state().status).toBe("disconnected");
});

test("accounts and chains are followed", async () => {
  const wallet = await connected();
  const other = `0x${"12".repeat(20)}`;
  wallet.emit("accountsChanged", [other]);
  expect(state()).toMatchObject({ address: other, chainId: 1, network: "ethereum" });
  wallet.emit("chainChanged", "0x2105");
  expect(state()).toMatchObject({ address: other, chainId: 8453, network: "base" });
  wallet.emit("chainChanged", 56);
  expect(state()).toMatchObject({ chainId: 56, network: "bnb" });
  wallet.emit("chainChanged", "0x89");
  expect(state()).toMatchObject({ status: "connected", chainId: 137, network: undefined });
  wallet.emit("chainChanged", { hostile: true });
  expect(state()).toMatchObject({ status: "connected", chainId: undefined, network: undefined });
});

test("no accounts left is a disconnection", async () => {
  const wallet = await connected();
  wallet.emit("accountsChanged", []);
  expect(state()).toMatchObject({ status: "disconnected", address: undefined, network: undefined, error: undefined });
  expect(record()).toBeNull();
  expect(wallet.heard("chainChanged")).toBe(0);
  wallet.emit("chainChanged", "0x38");
  expect(state().chainId).toBeUndefined();
});

test("accounts that cannot be read end the connection with a reason", async () => {
  const wallet = await connected();
  wallet.emit("accountsChanged", ["<script>"]);
  expect(state()).toMatchObject({ status: "disconnected", error: "invalid-answer" });
  expect(record()).toBeNull();
});

test("a wallet's farewell ends the connection, its pause does not", async () => {
  const wallet = await connected();
  wallet.emit("disconnect", refusal(1013));
  expect(state().status).toBe("connected");
  wallet.emit("disconnect");
  expect(state().status).toBe("disconnected");
  expect(record()).toBeNull();
});

test("a farewell that throws when it is looked at ends the connection", async () => {
  const wallet = await connected();
  wallet.emit("disconnect", {
    get code() {
      throw new Error("hostile");
    },
  });
  expect(state()).toMatchObject({ status: "disconnected", error: "failed" });
});

test("an error of before is gone once the wallet reports something", async () => {
  const wallet = await connected(evmWallet({ wallet_switchEthereumChain: () => Promise.reject(refusal(4001)) }));
  await wallets.switchTo("base").catch(() => {});
  expect(state().error).toBe("rejected");
  wallet.emit("chainChanged", "0x38");
  expect(state()).toMatchObject({ network: "bnb", error: undefined });
});

test("disconnecting gives the permission back and forgets", async () => {
  const wallet = await connected();
  wallets.disconnect();
  expect(state()).toMatchObject({ status: "disconnected", wallet: undefined, address: undefined });
  expect(record()).toBeNull();
  expect(wallets.evm()).toBeUndefined();
  await later();
  expect(wallet.calls.at(-1)).toEqual({ method: "wallet_revokePermissions", params: [{ eth_accounts: {} }] });
  wallet.emit("accountsChanged", [evmAccount]);
  expect(state().status).toBe("disconnected");
});

test("a wallet connected before returns without a prompt", async () => {
  keep(fox, "evm");
  await open();
  const wallet = evmWallet();
  wallet.accounts = [evmAccount];
  announce(wallet.provider);
  await later();
  expect(state()).toMatchObject({ status: "connected", address: evmAccount, network: "ethereum" });
  expect(wallet.methods()).toEqual(["eth_accounts", "eth_chainId"]);
  expect(Object.values(track).flatMap((spy) => spy.mock.calls)).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(record()).not.toBeNull();
});

test("only the wallet of the record is asked", async () => {
  keep("evm:com.other", "evm");
  await open();
  const wallet = evmWallet();
  announce(wallet.provider);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(record()).not.toBeNull();
  // It is no longer in this browser.
  await vi.advanceTimersByTimeAsync(1);
  expect(record()).toBeNull();
  expect(wallet.calls).toEqual([]);
  expect(state().status).toBe("disconnected");
  expect(state().error).toBeUndefined();
});

test.each<[string, Parameters<typeof evmWallet>[0]]>([
  ["nothing", { eth_accounts: () => [] }],
  ["nonsense", { eth_accounts: () => "nonsense" }],
  ["an error", { eth_accounts: () => Promise.reject(refusal(-32603)) }],
])("a record whose wallet answers with %s is removed quietly", async (_case, answers) => {
  keep(fox, "evm");
  await open();
  announce(evmWallet(answers).provider);
  await later();
  expect(record()).toBeNull();
  expect(state()).toMatchObject({ status: "disconnected" });
  expect(state().error).toBeUndefined();
});

test("the return of an old wallet does not disturb the connecting of another", async () => {
  keep("evm:com.slow", "evm");
  await connected();
  const slow = evmWallet();
  slow.accounts = [evmAccount];
  announce(slow.provider, { uuid: "slow", rdns: "com.slow" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(slow.calls).toEqual([]);
  expect(state()).toMatchObject({ status: "connected", wallet: { id: fox } });
  expect(record()).toContain(fox);
});

test("another wallet takes the place of the connected one", async () => {
  const wallet = await connected();
  register(solanaWallet());
  await wallets.connect("solana:Sun", "solana");
  expect(state()).toMatchObject({ status: "connected", kind: "solana", address: solanaAccount, network: "solana" });
  expect(record()).toBe('{"id":"solana:Sun","kind":"solana"}');
  wallet.emit("accountsChanged", [`0x${"34".repeat(20)}`]);
  expect(state().address).toBe(solanaAccount);
});

test.each(["declined", "cancelled"])("when another wallet was %s, the connected one is back", async (how) => {
  await connected();
  const answers = {
    eth_requestAccounts: () => (how === "declined" ? Promise.reject(refusal(4001)) : new Promise(() => {})),
  };
  announce(evmWallet(answers).provider, { uuid: "2", rdns: "com.other" });
  const attempt = wallets.connect("evm:com.other", "evm");
  await later();
  if (how === "cancelled") wallets.cancel();
  else await attempt;
  await later();
  expect(state()).toMatchObject({
    status: "connected",
    wallet: { id: fox },
    asked: { id: "evm:com.other" },
    error: how === "declined" ? "rejected" : undefined,
  });
  expect(record()).toContain(fox);
});

test("blocked storage only means connecting again on the next page", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  await connected();
  expect(state().status).toBe("connected");
});

test("addresses are shortened", async () => {
  await open();
  expect(shortAddress(evmAccount)).toBe("0xA0b8…eB48");
  expect(shortAddress(solanaAccount)).toBe("7xKX…gAsU");
});

test("disconnecting in one tab leaves the wallet in the others", async () => {
  vi.useRealTimers();
  await connected();
  const other = wallets;
  await connected();
  expect(wallets).not.toBe(other);
  expect(other.state().status).toBe("connected");
  wallets.disconnect();
  await vi.waitFor(() => expect(other.state().status).toBe("disconnected"));
  expect(other.state().address).toBeUndefined();
  expect(record()).toBeNull();
});

test("a page that was put aside meanwhile leaves it when it comes back", async () => {
  await connected();
  const back = Object.assign(new Event("pageshow"), { persisted: true });
  dispatchEvent(back);
  expect(state().status).toBe("connected");
  localStorage.removeItem("wallet");
  dispatchEvent(back);
  expect(state().status).toBe("disconnected");
});

test("a page that was put aside asks for account and network when it comes back", async () => {
  const wallet = await connected();
  const back = Object.assign(new Event("pageshow"), { persisted: true });
  wallet.chain = "0x38";
  wallet.accounts = [evmAccount.replace("A0", "B1")];
  dispatchEvent(back);
  await vi.waitFor(() => expect(state()).toMatchObject({ network: "bnb", address: evmAccount.replace("A0", "B1") }));
  wallet.accounts = [];
  dispatchEvent(back);
  await vi.waitFor(() => expect(state().status).toBe("disconnected"));
});
