// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { locales, readMessages } from "../lib/testing";
import { announce, evmAccount, evmWallet, networks, refusal, register, solanaWallet } from "../lib/wallets/testing";

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

const words = { "copy-done": "Copied", "copy-failed": "Not copied. The text is selected: copy it by hand." };
const complain = vi.fn();
let container: HTMLElement;
let act: typeof import("react")["act"];
let wallets: typeof import("../lib/wallets/store")["wallets"];
let hung: [string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  localStorage.clear();
  for (const spy of [complain, ...Object.values(track), ...Object.values(outside)]) spy.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
  const add = window.addEventListener;
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
      if (/wallet|eip6963/.test(type)) hung.push([type, listener]);
      add.call(window, type, listener, options);
    },
  );
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
});
afterEach(() => {
  for (const [type, listener] of hung) window.removeEventListener(type, listener);
  hung = [];
  expect(complain).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Two wallets with an app, and links of both kinds. */
const apps = [
  { name: "Fox app", networks: ["ethereum", "base"], open: "https://fox.example/dapp/{place}" },
  { name: "Sun app", networks: ["solana"], open: "https://sun.example/browse/{url}?ref={origin}" },
];

/** Places the island on a page of its own, on a device with a mouse or without one; answers the server's HTML. */
async function hydrate({ locale = "en", isTouch = false } = {}): Promise<string> {
  vi.stubGlobal("matchMedia", () => ({ matches: isTouch }));
  // A page has one store, and one React.
  vi.resetModules();
  ({ act } = await import("react"));
  const { place } = await import("../lib/testing-island");
  const { default: Wallet } = await import("./island");
  ({ wallets } = await import("../lib/wallets/store"));
  // What a wallet needs once it is connected comes later; here it has come.
  await import("./account");
  const props = { help: `/${locale}/dont-have-wallet/`, platform: `/${locale}/platform/`, networks, apps };
  const messages = { ...readMessages(locale, "wallet"), ...words };
  const placed = await place(Wallet, { name: "wallet", locale, props, messages, complain });
  container = placed.container;
  return placed.html;
}

const opener = () => container.querySelector<HTMLElement>(".wallet-open")!;
const dialog = () => container.querySelector("dialog")!;
const title = () => dialog().querySelector("h2")!;
const alert = () => dialog().querySelector("[role=alert]")!.textContent;
const status = () => dialog().querySelector("[role=status]")!.textContent;
const rows = () => [...dialog().querySelectorAll<HTMLButtonElement>("button.wallet-row")];
const part = (text: string) =>
  [...dialog().querySelectorAll<HTMLElement>("button, a")].find(
    (one) => one.textContent === text || one.ariaLabel === text,
  )!;
const press = async (element: HTMLElement) => {
  await act(async () => element.click());
  // The view of a connected wallet is imported.
  await act(() => new Promise((done) => setTimeout(done)));
};

/** A page with one EVM wallet and the dialog open. */
async function choosing(wallet = evmWallet()) {
  await hydrate();
  await act(async () => announce(wallet.provider));
  await press(opener());
  return wallet;
}

/** The same, connected, and the dialog open again. */
async function account(wallet = evmWallet()) {
  await choosing(wallet);
  await press(rows()[0]!);
  if (!dialog().open) await press(opener());
  return wallet;
}

test.each(locales)("the browser renders what the server rendered in %s", async (locale) => {
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
  // Escape closes a modal dialog by itself.
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
  // One that is announced meanwhile takes the sentence's place.
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
  // In the browser of an app the wallet is there, and nothing leads away.
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
  // A picture is only ever shown as a picture.
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

test("a change of network that was declined is told", async () => {
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
  // The dialog stays, as something is to be done.
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

test("a Solana account of a test network is told so", async () => {
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
