// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerError } from "../lib/accounts/shape";
import { readMessages, renderedLocales } from "../lib/testing";
import { place, withoutNoscript } from "../lib/testing-island";
import { address } from "../lib/wallets/testing-store";
import type { WalletState } from "../lib/wallets/types";
import StakeAccount from "./island";

const store = await vi.hoisted(async () => (await import("../lib/wallets/testing-store")).fakeStore());
const mocks = vi.hoisted(() => ({ fetchStake: vi.fn(), toast: vi.fn(), track: vi.fn() }));
vi.mock("../lib/wallets/store", () => store.module);
vi.mock("../lib/accounts/answers", () => ({ fetchStake: mocks.fetchStake }));
vi.mock("../toasts/toast", () => ({ toast: mocks.toast }));
vi.mock("../analytics/track", () => ({ trackStakingClick: mocks.track }));

const base = { key: "base", name: "Base", address: "0x00000000000000000000000000000000000000aA" };
const sample = { amount: 10_000, months: 3, apy: 79, rounds: 12 };
const all = { symbol: "sRAA", decimals: 18, networks: [base], service: true, sample };
const switchMessages = {
  "account-shown": "Account shown",
  "account-sample": "Sample account",
  "account-yours": "Your account",
  "account-sample-note": "Nobody's.",
};
let container: HTMLElement;
const complain = vi.fn();

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  for (const mock of [...Object.values(mocks), complain]) mock.mockReset();
  store.reset();
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(() => {
  expect(complain).not.toHaveBeenCalled();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Places the island and returns the server's HTML. */
async function hydrate(props: object = all, locale = "en"): Promise<string> {
  const shared = { "state-not-published": "Not published", "state-sample": "Sample", ...switchMessages };
  const messages = { ...readMessages(locale, "stake-account"), ...shared };
  const placed = await place(StakeAccount, { name: "stake-account", locale, props, messages, complain });
  container = placed.container;
  return placed.html;
}

const connect = (change?: Partial<WalletState>) => act(async () => store.connect(change));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => button(name)!.click());
const button = (name: string) => [...container.querySelectorAll("button")].find((each) => each.textContent === name);
const said = () => container.querySelector("[role=status]")!.textContent;
/** Balance and rewards; none if something else is shown in place of a figure. */
const figures = () =>
  [...container.querySelectorAll(".figures > div")]
    .slice(0, 2)
    .map((part) => part.querySelector("dd.num")?.textContent);
const none = [undefined, undefined];
const sampled = ["10,000 sRAA", "1,975 raa"];
const isSample = () => container.querySelector(".sample") !== null;
/** Makes `balanceOf` return this number of units. */
const balance = (units: bigint) => store.request.mockResolvedValue(`0x${units.toString(16).padStart(64, "0")}`);

test.each(renderedLocales)(
  "the browser renders what the server rendered in %s, and asks for nothing",
  async (locale) => {
    for (const props of [
      all,
      { ...all, networks: [] },
      { ...all, service: false },
      { ...all, networks: [], service: false },
    ]) {
      const server = await hydrate(props, locale);
      expect(withoutNoscript(container.innerHTML)).toBe(withoutNoscript(server));
      expect(container.textContent).not.toMatch(/[{}]/);
    }
    expect(store.request).not.toHaveBeenCalled();
    expect(mocks.fetchStake).not.toHaveBeenCalled();
  },
);

test("where nothing can be read the page says so, before and after a wallet is connected", async () => {
  await hydrate({ ...all, networks: [], service: false });
  expect(said()).toContain("Connect a wallet to see your stake");
  expect(said()).toContain("not published on any network yet");
  await connect();
  expect(said()).toBe(
    "0x71C7…976F is connected. " +
      "The balance cannot be read today: the contract address of sRAA is not published on any network yet.",
  );
  expect(figures()).toEqual(none);
  expect(button("Connect wallet")).toBeUndefined();
  const places = [...container.querySelectorAll(".figures > div")].slice(0, 2);
  expect(places.map((place) => place.querySelector("dd")!.textContent)).toEqual(["Not published", "Not published"]);
  // No button can follow, so no space is reserved for one above the figures.
  expect(container.querySelectorAll(".stake-account-line > .room")).toHaveLength(1);
  expect(store.request).not.toHaveBeenCalled();
  expect(mocks.fetchStake).not.toHaveBeenCalled();
});

test("without a wallet the sample account is shown, marked once, with a locked claim", async () => {
  await hydrate();
  expect(isSample()).toBe(true);
  expect(container.querySelectorAll(".badge")).toHaveLength(1);
  expect(figures()).toEqual(sampled);
  expect(container.textContent).toContain("After 3 months at 79% a year");
  expect(container.querySelectorAll(".stake-account-dots li")).toHaveLength(12);
  expect(container.querySelector(".stake-account-dots .sr")!.textContent).toBe("Round 1: 833.33\u00a0raa. Locked");
  expect(container.textContent).toContain("Needs 12 signed transactions. 0 of 12 signed.");
  await press("Claim");
  expect(mocks.toast).toHaveBeenCalledTimes(1);
  expect(mocks.track).not.toHaveBeenCalled();
  expect(said()).toContain("you sign nothing");
  await press("Connect wallet");
  expect(store.ask).toHaveBeenCalledExactlyOnceWith();
});

test("the visitor switches between the accounts, and a wallet shows its own", async () => {
  balance(5n * 10n ** 18n);
  mocks.fetchStake.mockResolvedValue({ rewards: "1", rounds: [] });
  await hydrate();
  const pressed = () => [...container.querySelectorAll("[aria-pressed=true]")].map((each) => each.textContent).join();
  expect(pressed()).toBe("Sample account");
  await press("Your account");
  expect(pressed()).toBe("Your account");
  expect(figures()).toEqual(none);
  expect(button("Claim")).toBeUndefined();
  expect(container.querySelector(".stake-account-rounds")).toBeNull();
  await press("Sample account");
  expect(figures()).toEqual(sampled);
  await connect();
  expect(isSample()).toBe(false);
  expect(figures()).toEqual(["5 sRAA", "1 raa"]);
  await press("Sample account");
  expect(figures()).toEqual(sampled);
  expect(button("Connect wallet")).toBeUndefined();
  await press("Your account");
  expect(figures()).toEqual(["5 sRAA", "1 raa"]);
  await connect({ status: "disconnected", address: undefined });
  expect(isSample()).toBe(true);
});

test("balance, rewards and rounds are shown; the rounds on request", async () => {
  balance(12_345_678_900_000_000_000_000n); // 12,345.6789
  const rounds = [
    { amount: "2500", unlocks: "2027-01-31", state: "signed" },
    { amount: "2500.129", unlocks: "2027-02-28", state: "open" },
    { amount: "0.001", state: "locked" },
  ];
  mocks.fetchStake.mockResolvedValue({ rewards: "412.079", rounds });
  await hydrate();
  await connect();
  expect(mocks.fetchStake).toHaveBeenCalledExactlyOnceWith(address);
  expect(figures()).toEqual(["12,345.67 sRAA", "412.07 raa"]);
  expect(container.querySelector(".stake-account-rounds p")!.textContent).toBe(
    "Needs 3 signed transactions. 1 of 3 signed.",
  );
  expect([...container.querySelectorAll<HTMLElement>("[data-state]")].map(({ dataset }) => dataset.state)).toEqual([
    "signed",
    "open",
    "locked",
  ]);
  const list = container.querySelector<HTMLElement>(".stake-account-rounds > :last-child")!;
  expect(list.hidden).toBe(true);
  expect(button("Show rounds")!.getAttribute("aria-expanded")).toBe("false");
  expect(button("Show rounds")!.getAttribute("aria-controls")).toBe(list.id);
  await press("Show rounds");
  expect(list.hidden).toBe(false);
  expect(button("Hide rounds")!.getAttribute("aria-expanded")).toBe("true");
  const rows = [...list.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["Round 1", "2,500\u00a0raa", "January 31, 2027", "Signed"],
    ["Round 2", "2,500.12\u00a0raa", "February 28, 2027", "Open to claim"],
    ["Round 3", "0.001\u00a0raa", "Not published", "Locked"],
  ]);
  await press("Hide rounds");
  expect(list.hidden).toBe(true);
});

test("a wallet without a stake is told so, with zeros", async () => {
  balance(0n);
  mocks.fetchStake.mockResolvedValue({ rewards: "0", rounds: [] });
  await hydrate();
  await connect();
  expect(said()).toBe("No stake is known here for 0x71C7…976F.");
  expect(figures()).toEqual(["0 sRAA", "0 raa"]);
});

test("waiting is told after a second", async () => {
  store.request.mockReturnValue(new Promise(() => {}));
  mocks.fetchStake.mockResolvedValue({ rewards: "0", rounds: [] });
  await hydrate();
  await connect();
  expect(said()).toBe("");
  await wait(1_000);
  expect(said()).toBe("Reading the stake of 0x71C7…976F.");
  await wait(9_000);
  expect(said()).toContain("could not be read");
});

test("a failure can be tried again", async () => {
  balance(5n * 10n ** 18n);
  mocks.fetchStake.mockRejectedValueOnce(new Error("Network Error"));
  await hydrate();
  await connect();
  expect(said()).toContain("could not be read");
  expect(figures()).toEqual(none);
  mocks.fetchStake.mockRejectedValueOnce(new AnswerError("rewards"));
  await press("Try again");
  expect(said()).toContain("could not be understood");
  mocks.fetchStake.mockResolvedValue({ rewards: "1", rounds: [] });
  await press("Try again");
  expect(said()).toBe("This is the stake of 0x71C7…976F.");
  expect(figures()).toEqual(["5 sRAA", "1 raa"]);
});

test("a wallet that answers with something else shows nothing of it", async () => {
  store.request.mockResolvedValue("0x");
  mocks.fetchStake.mockResolvedValue({ rewards: "1", rounds: [] });
  await hydrate();
  await connect();
  expect(said()).toContain("could not be understood");
  expect(figures()).toEqual(none);
});

test("on another network the balance is not asked for, and where it is read is said", async () => {
  mocks.fetchStake.mockResolvedValue({ rewards: "7", rounds: [] });
  await hydrate();
  await connect({ network: undefined });
  expect(store.request).not.toHaveBeenCalled();
  expect(figures()).toEqual([undefined, "7 raa"]);
  expect(said()).toBe(
    "This is the stake of 0x71C7…976F. " +
      "Your balance can be read on Base, where the address of sRAA is published. Your wallet is on another network.",
  );
  balance(10n ** 18n);
  await connect({ network: "base" });
  expect(figures()).toEqual(["1 sRAA", "7 raa"]);
});

test("the balance is read anew on another network, also where the contract has the same address there", async () => {
  balance(10n ** 18n);
  await hydrate({ ...all, networks: [base, { ...base, key: "ethereum", name: "Ethereum" }], service: false });
  await connect();
  expect(figures()[0]).toBe("1 sRAA");
  balance(2n * 10n ** 18n);
  await connect({ network: "ethereum" });
  expect(figures()[0]).toBe("2 sRAA");
  expect(store.request).toHaveBeenCalledTimes(2);
});

test("without the service the balance stands alone", async () => {
  balance(10n ** 18n);
  await hydrate({ ...all, service: false });
  await connect();
  expect(mocks.fetchStake).not.toHaveBeenCalled();
  expect(figures()).toEqual(["1 sRAA", undefined]);
  expect(said()).toContain("Rewards and vesting rounds cannot be shown yet");
});

test("another account is another stake, and none of the former remains", async () => {
  balance(10n ** 18n);
  mocks.fetchStake.mockResolvedValueOnce({ rewards: "7", rounds: [{ amount: "1", state: "locked" }] });
  await hydrate();
  await connect();
  expect(figures()).toEqual(["1 sRAA", "7 raa"]);
  mocks.fetchStake.mockReturnValueOnce(new Promise(() => {}));
  await connect({ address: address.replace("71C7", "0000") });
  expect(figures()).toEqual(none);
  expect(container.querySelector(".stake-account-rounds")).toBeNull();
  await connect({ status: "disconnected", address: undefined });
  expect(figures()).toEqual(sampled);
  expect(said()).toContain("Connect a wallet to see your stake");
});

test("the claim is locked, says why, and sends nothing", async () => {
  balance(10n ** 18n);
  mocks.fetchStake.mockResolvedValue({ rewards: "7", rounds: [] });
  await hydrate();
  await connect();
  const claim = button("Claim")!;
  expect(claim.getAttribute("aria-disabled")).toBe("true");
  const reason = document.getElementById(claim.getAttribute("aria-describedby")!)!.textContent;
  expect(reason).toBe("The claim stays locked until listing.");
  store.request.mockClear();
  await press("Claim");
  expect(mocks.toast).toHaveBeenCalledExactlyOnceWith({ type: "info", id: "claim", title: reason });
  expect(mocks.track).toHaveBeenCalledTimes(1);
  expect(store.request).not.toHaveBeenCalled();
});
