// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readMessages, renderedLocales } from "../lib/testing";
import { place } from "../lib/testing-island";
import type { WalletState } from "../lib/wallets/types";
import StakePreview from "./island";

const store = await vi.hoisted(async () => (await import("../lib/wallets/testing-store")).fakeStore());
vi.mock("../lib/wallets/store", () => store.module);

const base = { key: "base", name: "Base", address: "0x00000000000000000000000000000000000000aA" };
const all = { amount: 10_000, months: 12, parts: 12, decimals: 18, networks: [base] };
let container: HTMLElement;
const complain = vi.fn();

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  store.reset();
  complain.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(() => {
  expect(complain).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Places the island and returns the server's HTML. */
async function hydrate(props: object = all, locale = "en"): Promise<string> {
  const messages = readMessages(locale, "stake-preview");
  const placed = await place(StakePreview, { name: "stake-preview", locale, props, messages, complain });
  container = placed.container;
  return placed.html;
}

const connect = (change?: Partial<WalletState>) => act(async () => store.connect(change));
const said = () => container.querySelector("[role=status]")!.textContent;
const amount = () => container.querySelector(".num")!.textContent;
const badge = () => container.querySelector(".badge")?.textContent;
const isGrey = () => container.querySelector("[data-grey]") !== null;
const parts = () => [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
/** Makes `balanceOf` return this number of units. */
const balance = (units: bigint) => store.request.mockResolvedValue(`0x${units.toString(16).padStart(64, "0")}`);

test.each(renderedLocales)("the browser renders what the server rendered in %s", async (locale) => {
  const server = await hydrate(all, locale);
  expect(container.innerHTML).toBe(server);
  expect(container.textContent).not.toMatch(/[{}]/);
});

test("before a wallet is connected it is the example, and says so", async () => {
  await hydrate();
  expect(badge()).toBe("Example");
  expect(said()).toBe("This is how your stake will look. Connect to replace the example.");
  expect(amount()).toBe("10,000\u00a0raa");
  expect(parts()).toEqual(["Locked until TGE, shown as 12 months", "Then 833.33\u00a0raa unlock each month, 12 times"]);
  expect(isGrey()).toBe(false);
  await act(async () => container.querySelector("button")!.click());
  expect(store.ask).toHaveBeenCalledExactlyOnceWith();
});

test.each([
  ["where no contract is known", { ...all, networks: [] }, {}],
  ["on another network", all, { network: "ethereum" }],
])("%s the example stays, in grey, with the address", async (_, props, change) => {
  await hydrate(props);
  await connect(change);
  expect(said()).toBe("0x71C7…976F is connected. Its stake cannot be read today. The example is still shown, in grey.");
  expect([badge(), amount(), isGrey()]).toEqual(["Example", "10,000\u00a0raa", true]);
  expect(container.querySelector("button")).toBeNull();
  expect(store.request).not.toHaveBeenCalled();
});

test("a stake that can be read takes the example's place", async () => {
  balance(2_400n * 10n ** 18n);
  await hydrate();
  await connect();
  expect(said()).toBe("This is the stake of 0x71C7…976F.");
  expect([badge(), amount(), isGrey()]).toEqual([undefined, "2,400\u00a0raa", false]);
  expect(parts()[1]).toBe("Then 200\u00a0raa unlock each month, 12 times");
  await connect({ status: "disconnected", address: undefined });
  expect([badge(), amount(), isGrey()]).toEqual(["Example", "10,000\u00a0raa", false]);
});

test("a wallet without a stake keeps the example and says so", async () => {
  balance(0n);
  await hydrate();
  await connect();
  expect(said()).toBe("0x71C7…976F holds no sRAA. The example is still shown, in grey.");
  expect([badge(), isGrey()]).toEqual(["Example", true]);
});

test("a stake that cannot be read is not invented", async () => {
  store.request.mockRejectedValue(new Error("no"));
  await hydrate();
  await connect();
  expect(said()).toContain("cannot be read today");
  expect([badge(), isGrey()]).toEqual(["Example", true]);
});
