/** The island on a page of a test. */
import { expect, vi } from "vitest";
import { readMessages } from "../lib/testing";
import { announce, evmWallet, networks } from "../lib/wallets/testing";

/** Shared messages of the island. */
export const words = { "copy-done": "Copied", "copy-failed": "Not copied. The text is selected: copy it by hand." };
/** Receives complaints of hydration and React. */
export const complain = vi.fn();
/** The island on the page. */
export let container: HTMLElement;
/** React and the store of the page. */
export let act: typeof import("react")["act"];
export let wallets: typeof import("../lib/wallets/store")["wallets"];
/** The listeners that the page has added to the window. */
let hung: [string, EventListenerOrEventListenerObject][] = [];

/** Begins a test; `spies` replace external modules. */
export function begin(...spies: ReturnType<typeof vi.fn>[]): void {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  localStorage.clear();
  for (const spy of [complain, ...spies]) spy.mockReset();
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
}

/** Ends a test. */
export function end(): void {
  for (const [type, listener] of hung) window.removeEventListener(type, listener);
  hung = [];
  expect(complain).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** Two wallets with an app, and links of both kinds. */
export const apps = [
  { name: "Fox app", networks: ["ethereum", "base"], open: "https://fox.example/dapp/{place}" },
  { name: "Sun app", networks: ["solana"], open: "https://sun.example/browse/{url}?ref={origin}" },
];

/** Places the island on its own page, on a device with or without a mouse; returns the server's HTML. */
export async function hydrate({ locale = "en", isTouch = false } = {}): Promise<string> {
  vi.stubGlobal("matchMedia", () => ({ matches: isTouch }));
  // A page has one store, and one React.
  vi.resetModules();
  ({ act } = await import("react"));
  const { place } = await import("../lib/testing-island");
  const { default: Wallet } = await import("./island");
  ({ wallets } = await import("../lib/wallets/store"));
  // The parts for a connected wallet are loaded later; here they are loaded.
  await import("./account");
  const props = { help: `/${locale}/dont-have-wallet/`, platform: `/${locale}/platform/`, networks, apps };
  const messages = { ...readMessages(locale, "wallet"), ...words };
  const placed = await place(Wallet, { name: "wallet", locale, props, messages, complain });
  container = placed.container;
  return placed.html;
}

export const opener = () => container.querySelector<HTMLElement>(".wallet-open")!;
export const dialog = () => container.querySelector("dialog")!;
export const title = () => dialog().querySelector("h2")!;
export const alert = () => dialog().querySelector("[role=alert]")!.textContent;
export const status = () => dialog().querySelector("[role=status]")!.textContent;
export const rows = () => [...dialog().querySelectorAll<HTMLButtonElement>("button.wallet-row")];
export const part = (text: string) =>
  [...dialog().querySelectorAll<HTMLElement>("button, a")].find(
    (one) => one.textContent === text || one.ariaLabel === text,
  )!;
export const press = async (element: HTMLElement) => {
  await act(async () => element.click());
  // The view of a connected wallet is imported.
  await act(() => new Promise((done) => setTimeout(done)));
};

/** A page with one EVM wallet and the dialog open. */
export async function choosing(wallet = evmWallet()) {
  await hydrate();
  await act(async () => announce(wallet.provider));
  await press(opener());
  return wallet;
}

/** The same, connected, and the dialog open again. */
export async function account(wallet = evmWallet()) {
  await choosing(wallet);
  await press(rows()[0]!);
  if (!dialog().open) await press(opener());
  return wallet;
}
