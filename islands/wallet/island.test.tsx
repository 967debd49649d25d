// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readMessages, renderedLocales } from "../lib/testing";
import { announce, evmWallet, refusal, register, solanaWallet } from "../lib/wallets/testing";
import {
  act,
  alert,
  begin,
  choosing,
  container,
  dialog,
  end,
  hydrate,
  opener,
  part,
  press,
  rows,
  title,
  wallets,
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

test.each(renderedLocales)("the browser renders what the server rendered in %s", async (locale) => {
  const server = await hydrate({ locale });
  expect(container.innerHTML).toBe(server);
  expect(server).not.toMatch(/[{}]/);
  expect(opener().ariaLabel ?? opener().getAttribute("aria-label")).toBe(readMessages(locale, "wallet").connect);
  expect(opener().getAttribute("type")).toBe("button");
});

test("other parts of the page open the dialog, too", async () => {
  await hydrate();
  await act(async () => wallets.ask());
  expect(dialog().open).toBe(true);
  expect(title().textContent).toBe("Connect a wallet");
});

test("the room of the address is kept in the button before there is one", async () => {
  const server = await hydrate();
  const texts = () =>
    [...opener().querySelectorAll(".wallet-text > *")].map((text) => [
      text.textContent,
      text.getAttribute("aria-hidden"),
    ]);
  expect(server).toContain("0x0000…0000");
  expect(texts()).toEqual([
    ["Connect wallet", "false"],
    ["0x0000…0000Ethereum", "true"],
  ]);
  await act(async () => announce(evmWallet().provider));
  await press(opener());
  await press(rows()[0]!);
  expect(texts()).toEqual([
    ["Connect wallet", "true"],
    ["0xA0b8…eB48Ethereum", "false"],
  ]);
  expect(opener().getAttribute("aria-label")).toBe("Wallet 0xA0b8…eB48 on Ethereum");
});

test("the dialog is named, starts at its heading, and closes in every way", async () => {
  await choosing();
  expect(dialog().open).toBe(true);
  expect(document.getElementById(dialog().getAttribute("aria-labelledby")!)).toBe(title());
  expect(document.activeElement).toBe(title());
  expect(track.trackConnectWalletClick).toHaveBeenCalledTimes(1);

  await press(part("Close"));
  expect(dialog().open).toBe(false);
  await press(opener());
  // Escape closes a modal dialog natively.
  await act(async () => dialog().close());
  expect(wallets.state().asking).toBe(false);
  await press(opener());
  const down = () => new MouseEvent("mousedown", { bubbles: true });
  await act(async () => title().dispatchEvent(down()));
  expect(dialog().open).toBe(true);
  await act(async () => dialog().dispatchEvent(down()));
  expect(dialog().open).toBe(false);
});

test("wallets are listed by network, found early or late; help comes last", async () => {
  await choosing();
  await act(async () => register(solanaWallet()));
  const lists = [...dialog().querySelectorAll("ul")].map((list) => [list.getAttribute("aria-label"), list.textContent]);
  expect(lists).toEqual([
    ["For Ethereum, BNB Chain, and Base", "Fox"],
    ["For Solana", "SSun".slice(1)],
  ]);
  const help = part("No wallet yet? How to set one up") as HTMLAnchorElement;
  expect(help.getAttribute("href")).toBe("/en/dont-have-wallet/");
  expect(rows().at(-1)!.compareDocumentPosition(help) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("without a wallet it says so and offers help", async () => {
  await hydrate();
  await press(opener());
  expect(dialog().textContent).toContain("No wallet was found in this browser.");
  expect(part("No wallet yet? How to set one up")).toBeTruthy();
  // A wallet that is announced in the meantime replaces the sentence.
  await act(async () => announce(evmWallet().provider));
  expect(dialog().textContent).not.toContain("No wallet was found");
  expect(rows()).toHaveLength(1);
});

test("on a phone without a wallet the apps open this page, those of the network that is needed", async () => {
  history.replaceState(null, "", "/en/platform/?r=friend&x=1#radar");
  await hydrate({ isTouch: true });
  await press(opener());
  const links = () => [...dialog().querySelectorAll<HTMLAnchorElement>("a.wallet-row")].map(({ href }) => href);
  const { host, origin } = location;
  const url = encodeURIComponent(`${origin}/en/platform/?r=friend&x=1#radar`);
  expect(links()).toEqual([
    `https://fox.example/dapp/${host}/en/platform/?r=friend&x=1#radar`,
    `https://sun.example/browse/${url}?ref=${encodeURIComponent(origin)}`,
  ]);
  expect(dialog().textContent).toContain("On a phone, a wallet is an app.");
  expect(part("No wallet yet? How to set one up")).toBeTruthy();
  await act(async () => wallets.dismiss());
  await act(async () => wallets.ask("solana"));
  expect(links()).toHaveLength(1);
  // In the browser of an app, the wallet is available, and there are no links to apps.
  await act(async () => wallets.dismiss());
  await act(async () => announce(evmWallet().provider));
  await press(opener());
  expect(links()).toEqual([]);
  expect(rows()).toHaveLength(1);
  history.replaceState(null, "", "/");
});

test("with a mouse no app is offered, and the page about wallets is the way on", async () => {
  await hydrate();
  await press(opener());
  expect(dialog().querySelector("a.wallet-row")).toBeNull();
  expect(part("No wallet yet? How to set one up").className).toContain("btn-primary");
});

test("a hostile wallet is text and a letter", async () => {
  await choosing(evmWallet());
  await act(async () => {
    announce(evmWallet().provider, {
      uuid: "h",
      rdns: "h",
      name: "<img src=x onerror=alert(1)>",
      icon: "javascript:alert(1)",
    });
    announce(evmWallet().provider, { uuid: "i", rdns: "i", name: "\u202eevil", icon: "https://spy.example/i.svg" });
    announce(evmWallet().provider, {
      uuid: "j",
      rdns: "j",
      name: "svg",
      icon: "data:image/svg+xml,<svg onload='alert(1)'/>",
    });
  });
  const [fox, markup, bidi, svg] = rows();
  expect(markup!.querySelector("img")).toBeNull();
  expect(markup!.querySelector("bdi")!.textContent).toBe("<img src=x onerror=alert(1)>");
  expect(markup!.querySelector(".wallet-tile")!.textContent).toBe("<");
  expect(bidi!.textContent).toBe("Eevil");
  // A picture is only rendered as an image.
  expect(svg!.querySelector("svg")).toBeNull();
  expect(svg!.querySelector("img")!.getAttribute("src")).toMatch(/^data:image\/svg\+xml,/);
  expect(fox!.querySelector("img")!.alt).toBe("");
  await act(async () => void svg!.querySelector("img")!.dispatchEvent(new Event("error")));
  expect(svg!.querySelector(".wallet-tile")!.textContent).toBe("S");
});

test("two hundred wallets are sixty rows", async () => {
  await choosing();
  await act(async () => {
    for (let n = 0; n < 200; n++) announce(evmWallet().provider, { uuid: `u${n}`, rdns: `w${n}`, name: `Wallet ${n}` });
  });
  expect(rows()).toHaveLength(60);
});

test("while a wallet is asked it says where to answer, and can be left", async () => {
  await choosing(evmWallet({ eth_requestAccounts: () => new Promise(() => {}) }));
  await press(rows()[0]!);
  expect(title().textContent).toBe("Waiting for Fox");
  expect(document.activeElement).toBe(title());
  expect(dialog().querySelector("[aria-busy=true]")).not.toBeNull();
  await press(part("Cancel"));
  expect(title().textContent).toBe("Connect a wallet");
  expect(alert()).toBe("");
  await press(rows()[0]!);
  await press(part("Close"));
  expect(dialog().open).toBe(false);
  expect(wallets.state().status).toBe("disconnected");
});

test.each<[number | undefined, string]>([
  [4001, "You declined the request in Fox. Nothing has changed."],
  [-32002, "Fox is still waiting for you to answer an earlier request. Open its window, answer there, then try again."],
  [4900, "Fox cannot be reached. Check that it is enabled and unlocked, then try again."],
  [undefined, "Fox reported a problem. Nothing has changed. Open it to see why, then try again."],
])("the error %s is told above the list, and the wallet can be tried again", async (code, text) => {
  const answers: Parameters<typeof evmWallet>[0] = { eth_requestAccounts: () => Promise.reject(code && refusal(code)) };
  await choosing(evmWallet(answers));
  await press(rows()[0]!);
  expect(alert()).toBe(text);
  expect(document.activeElement).toBe(title());
  delete answers!.eth_requestAccounts;
  await press(rows()[0]!);
  expect(wallets.state().status).toBe("connected");
  expect(dialog().open).toBe(false);
});

test("an answer that cannot be read is told; so is silence", async () => {
  await choosing(evmWallet({ eth_requestAccounts: () => "nonsense" }));
  await press(rows()[0]!);
  expect(alert()).toBe("Fox gave an answer that this site cannot read. Update the wallet, or use another one.");
  const messages = readMessages("en", "wallet");
  for (const code of ["rejected", "busy", "unavailable", "unknown-chain", "invalid-answer", "timeout", "failed"]) {
    expect(messages[`error-${code}`]).toContain("{{wallet}}");
  }
});

test("a connection closes the dialog and is told in the corner, in the order of the report", async () => {
  const wallet = await choosing();
  await press(rows()[0]!);
  expect(dialog().open).toBe(false);
  expect(outside.toast).toHaveBeenCalledWith({
    type: "success",
    title: "Wallet connected",
    description: "0xA0b8…eB48",
  });
  const orders = [track.trackConnectWalletClick, track.trackWalletConnectInitiated, track.trackWalletConnected];
  const order = orders.map((spy) => spy.mock.invocationCallOrder[0]!);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(wallet.methods()).toEqual(["eth_requestAccounts", "eth_chainId"]);
});
