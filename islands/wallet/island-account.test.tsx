// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, evmAccount, evmWallet, refusal, register, solanaWallet } from "../lib/wallets/testing";
import {
  account,
  act,
  alert,
  begin,
  choosing,
  dialog,
  end,
  hydrate,
  opener,
  part,
  press,
  rows,
  status,
  title,
  wallets,
  words,
} from "./testing";

const track = vi.hoisted(() => ({
  trackConnectWalletClick: vi.fn(),
  trackWalletConnectInitiated: vi.fn(),
  trackWalletConnected: vi.fn(),
  trackNetworkSelected: vi.fn(),
}));
const outside = vi.hoisted(() => ({ toast: vi.fn(), copyText: vi.fn() }));
vi.mock("../analytics/track", () => track);
vi.mock("../toasts/toast", () => ({ toast: outside.toast }));
vi.mock("../lib/clipboard/copy", () => ({ copyText: outside.copyText }));

beforeEach(() => begin(...Object.values(track), ...Object.values(outside)));
afterEach(end);

test("the connected wallet shows its address in full, network and explorer", async () => {
  await account();
  expect(title().textContent).toBe("Your wallet");
  expect([...dialog().querySelectorAll("dd")].map((value) => value.textContent)).toEqual([
    "Fox",
    "Ethereum",
    evmAccount,
  ]);
  const link = part("View on etherscan.io") as HTMLAnchorElement;
  expect(link.href).toBe(`https://etherscan.io/address/${evmAccount}`);
  expect(link.rel).toBe("noopener");
});

test("the account states what the site sees and what is kept", async () => {
  await account();
  expect(dialog().textContent).toContain(
    "This site sees this address and its network, and stores neither on a server.",
  );
  expect(dialog().textContent).toContain("this browser remembers which wallet you connected");
  expect(JSON.stringify(localStorage)).not.toContain(evmAccount);
});

test("with a sales service the account states that it is asked", async () => {
  const configured = document.head.appendChild(document.createElement("script"));
  configured.id = "services";
  configured.type = "application/json";
  configured.textContent = JSON.stringify({ sales_api: { base_url: "https://api.example", version: "1" } });
  await account();
  configured.remove();
  expect(dialog().textContent).toContain("It asks its sales service for the stake and the referrals of the address.");
  expect(dialog().textContent).not.toContain("stores neither");
});

test("the account leads to the platform", async () => {
  await account();
  expect(part("Open the platform").getAttribute("href")).toBe("/en/platform/");
});

test("the address is copied, or selected where that is refused", async () => {
  await account();
  outside.copyText.mockResolvedValueOnce(true);
  await press(part("Copy address"));
  expect(outside.copyText).toHaveBeenCalledWith(evmAccount);
  expect(status()).toBe("Copied");
  outside.copyText.mockResolvedValueOnce(false);
  await press(part("Copy address"));
  expect(status()).toBe(words["copy-failed"]);
  expect(getSelection()!.toString()).toBe(evmAccount);
});

test("another network is one press away, and said", async () => {
  const wallet = await account();
  expect(rows().map((row) => [row.textContent, row.getAttribute("aria-current")])).toEqual([
    ["Ethereum", "true"],
    ["BNB Chain", "false"],
    ["Base", "false"],
  ]);
  await press(part("Base"));
  expect(track.trackNetworkSelected.mock.calls).toEqual([["base"]]);
  expect(wallet.chain).toBe("0x2105");
  expect(status()).toBe("The wallet is now on Base.");
  expect(part("View on basescan.org")).toBeTruthy();
  expect(rows()[2]!.getAttribute("aria-current")).toBe("true");
});

test("a declined change of network is reported", async () => {
  await account(evmWallet({ wallet_switchEthereumChain: () => Promise.reject(refusal(4001)) }));
  await press(part("Base"));
  expect(alert()).toBe("You declined the request in Fox. Nothing has changed.");
  expect(status()).toBe("");
  expect(rows().every((row) => !row.ariaDisabled)).toBe(true);
});

test("while the wallet is asked to change, it is asked once, and the keyboard keeps its place", async () => {
  await account(evmWallet({ wallet_switchEthereumChain: () => new Promise(() => {}) }));
  rows()[2]!.focus();
  await press(rows()[2]!);
  await press(rows()[1]!);
  expect(track.trackNetworkSelected.mock.calls).toEqual([["base"]]);
  expect(rows().every((row) => row.ariaDisabled === "true" && !row.disabled)).toBe(true);
  expect(document.activeElement).toBe(rows()[2]);
});

test("a network that the site does not know is named as such, in the button too", async () => {
  const wallet = evmWallet();
  wallet.chain = "0x89";
  await choosing(wallet);
  await press(rows()[0]!);
  // The dialog stays open, as an action is required.
  expect(dialog().open).toBe(true);
  expect(title().textContent).toBe("Your wallet");
  expect(dialog().textContent).toContain(
    "The wallet is on a network that this site does not use. Choose one of these.",
  );
  expect(opener().getAttribute("aria-label")).toBe("Wallet 0xA0b8…eB48, on a network that this site does not use");
  await press(part("BNB Chain"));
  expect(wallet.chain).toBe("0x38");
  expect(opener().getAttribute("aria-label")).toBe("Wallet 0xA0b8…eB48 on BNB Chain");
});

test("a network that was asked for is gone to, and the dialog leaves", async () => {
  const wallet = await choosing();
  await act(async () => wallets.dismiss());
  await act(async () => wallets.ask("base"));
  expect(dialog().querySelectorAll("ul")).toHaveLength(1);
  await press(rows()[0]!);
  expect(dialog().textContent).toContain("This step needs Base. Choose it here.");
  await press(part("Base"));
  expect(wallet.chain).toBe("0x2105");
  expect(dialog().open).toBe(false);
});

test("a wallet of the other kind is asked for when its network is needed", async () => {
  await account();
  await act(async () => wallets.dismiss());
  await act(async () => register(solanaWallet()));
  await act(async () => wallets.ask("solana"));
  expect(title().textContent).toBe("Connect a wallet");
  expect(rows().map((row) => row.textContent)).toEqual(["Sun"]);
  await press(rows()[0]!);
  expect(wallets.state()).toMatchObject({ kind: "solana", network: "solana" });
  expect(dialog().open).toBe(false);
});

test("an account on a Solana test network is reported as one", async () => {
  await hydrate();
  const sun = solanaWallet();
  await act(async () => register(sun));
  await press(opener());
  await press(rows()[0]!);
  await act(async () => sun.change([{ address: sun.accounts[0]!.address, chains: ["solana:devnet"] }]));
  await press(opener());
  expect(dialog().textContent).toContain("The wallet is set to a test network of Solana.");
  expect(rows()).toEqual([]);
});

test("another wallet can be chosen, and the choice left", async () => {
  await account();
  await press(part("Use another wallet"));
  expect(title().textContent).toBe("Connect a wallet");
  await press(part("Close"));
  await press(opener());
  expect(title().textContent).toBe("Your wallet");
  await press(part("Use another wallet"));
  await act(async () => announce(evmWallet().provider, { uuid: "2", rdns: "b", name: "Second" }));
  await press(rows()[1]!);
  expect(wallets.state().wallet!.name).toBe("Second");
});

test("disconnecting leaves the wallet and says so", async () => {
  await account();
  await press(part("Disconnect"));
  expect(dialog().open).toBe(false);
  expect(opener().getAttribute("aria-label")).toBe("Connect wallet");
  expect(localStorage.getItem("wallet")).toBeNull();
  expect(outside.toast).toHaveBeenLastCalledWith({
    type: "info",
    title: "Wallet disconnected",
    description: "This site no longer knows its address.",
  });
});

test("a wallet that leaves while its details are open leaves the choice", async () => {
  const wallet = await account();
  await act(async () => wallet.emit("accountsChanged", []));
  expect(dialog().open).toBe(true);
  expect(title().textContent).toBe("Connect a wallet");
});
