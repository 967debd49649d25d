// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerError } from "../lib/accounts/shape";
import { readMessages, renderedLocales } from "../lib/testing";
import { place } from "../lib/testing-island";
import { address } from "../lib/wallets/testing-store";
import ReferralStatus from "./island";

const store = await vi.hoisted(async () => (await import("../lib/wallets/testing-store")).fakeStore());
const fetchReferral = vi.hoisted(() => vi.fn());
vi.mock("../lib/wallets/store", () => store.module);
vi.mock("../lib/accounts/answers", () => ({ fetchReferral }));

const props = {
  heading: "h-earnings",
  currencies: ["USDT", "RAA"],
  tiers: [
    { name: "Beginner" },
    { name: "Leader", above: 1_000_000, reward: 1 },
    { name: "Mentor", above: 3_000_000, reward: 1.5 },
    { name: "Guru", above: 5_000_000, reward: 2 },
  ],
  sample: { link: "https://raa.example/en/?r=sample-account", turnover: 270_000, earlier: 1_200_000, price: 0.06 },
  service: true,
};
const zero = { value: "0", bonus: "0" };
const referral = {
  code: "anna-7",
  turnover: "1500000",
  total: { value: "1204.509", bonus: "20080" },
  month: { value: "0.005", bonus: "333.33" },
  claimable: zero,
};
let container: HTMLElement;
const complain = vi.fn();

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  store.reset();
  fetchReferral.mockReset();
  complain.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(() => {
  expect(complain).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shared = {
  "state-not-published": "Not known yet",
  "state-sample": "Sample",
  "account-shown": "Account shown",
  "account-sample": "Sample account",
  "account-yours": "Your account",
  "account-sample-note": "Nobody's.",
};

/** Places the island and returns the server's HTML. */
async function hydrate(change: object = {}, locale = "en"): Promise<string> {
  const messages = { ...readMessages(locale, "referral-status", { "presale-initial_price": "0.06" }), ...shared };
  const all = { name: "referral-status", locale, props: { ...props, ...change }, messages, complain };
  const placed = await place(ReferralStatus, all);
  container = placed.container;
  return placed.html;
}

const connect = () => act(async () => store.connect());
const press = (name: string) =>
  act(async () => [...container.querySelectorAll("button")].find((each) => each.textContent === name)!.click());
const said = () => container.querySelector("[role=status]")!.textContent;
const note = () => container.querySelector(".referral-status-note")!.textContent;
const fills = () => [...bar().children].map((part) => (part as HTMLElement).style.getPropertyValue("--fill"));
const figures = () => [...container.querySelectorAll(".figures dd")].map((figure) => figure.textContent);
/** No figures: a message in their place, and their currencies below. */
const unknown = Array(3).fill(["Not known yet", "In USDT, with a bonus in RAA"]).flat();
const bar = () => container.querySelector<HTMLElement>("[role=progressbar]")!;
const tier = () => [...container.querySelectorAll(".tier > div:first-child p")].map((line) => line.textContent);
/** Whether the values are marked as a sample. */
const isSample = () => container.querySelector(".sample .badge") !== null;

test.each(renderedLocales)(
  "the browser renders what the server rendered in %s, a sample that says so",
  async (locale) => {
    for (const service of [true, false]) {
      const server = await hydrate({ service }, locale);
      expect(container.innerHTML).toBe(server);
      expect(container.textContent).not.toMatch(/[{}]/);
      expect(isSample()).toBe(true);
      expect(bar().getAttribute("aria-valuenow")).toBe("27");
    }
    expect(fetchReferral).not.toHaveBeenCalled();
  },
);

test("the sample is 27 % of 1M", async () => {
  await hydrate();
  expect(tier()).toEqual(["Beginner", "730,000\u00a0raa to Leader"]);
  expect(bar().getAttribute("aria-valuetext")).toBe("27% of 1M\u00a0raa");
  expect(fills()).toEqual(["27%", "0%", "0%"]);
  expect(document.getElementById(bar().getAttribute("aria-labelledby")!)!.textContent).toContain("Current tier");
  expect(figures()).toEqual([
    "720 USDT",
    "12,000\u00a0RAA bonus",
    "0 USDT",
    "0\u00a0RAA bonus",
    "720 USDT",
    "12,000\u00a0RAA bonus",
  ]);
  expect(note()).toContain(
    "1,200,000\u00a0raa were bought in an earlier month and 270,000\u00a0raa so far in this one",
  );
  expect(container.querySelector(".referral-status-link dd")!.textContent).toBe(props.sample.link);
  expect(container.querySelector("h2")!.id).toBe("h-earnings");
});

test("without the service a wallet has no figures, and the page says so", async () => {
  await hydrate({ service: false });
  await connect();
  expect(said()).toBe("Earnings will be shown here once personal links are available.");
  expect(isSample()).toBe(false);
  expect(figures()).toEqual(unknown);
  expect(bar()).toBeNull();
  expect(fetchReferral).not.toHaveBeenCalled();
});

test("real values take the place of the sample and of its mark", async () => {
  fetchReferral.mockResolvedValue(referral);
  await hydrate();
  await press("Your account");
  expect(said()).toContain("Connect a wallet above");
  await connect();
  expect(fetchReferral).toHaveBeenCalledExactlyOnceWith(address);
  expect(said()).toBe("These are the figures of 0x71C7…976F. Monthly rewards begin at Leader.");
  expect(figures()).toEqual([
    "1,204.5 USDT",
    "20,080\u00a0RAA bonus",
    "0.005 USDT",
    "333.33\u00a0RAA bonus",
    "0 USDT",
    "0\u00a0RAA bonus",
  ]);
  expect(isSample()).toBe(false);
  expect(tier()).toEqual(["Leader", "1,500,000\u00a0raa to Mentor"]);
  expect(bar().getAttribute("aria-valuenow")).toBe("50");
  expect(fills()).toEqual(["100%", "25%", "0%"]);
  expect(bar().getAttribute("aria-valuetext")).toBe("50% of 3M\u00a0raa");
  expect(container.textContent).toContain("Turnover so far: 1,500,000\u00a0raa");
  expect(container.querySelector(".referral-status-link")).toBeNull();
});

test.each([
  ["1000000", ["Beginner", "Leader begins above 1M\u00a0raa"], "100% of 1M\u00a0raa"],
  ["1000000.01", ["Leader", "1,999,999.99\u00a0raa to Mentor"], "33% of 3M\u00a0raa"],
  ["5000000", ["Mentor", "Guru begins above 5M\u00a0raa"], "100% of 5M\u00a0raa"],
  ["5000000.01", ["Guru", "The highest tier"], "over 5M\u00a0raa"],
])("a turnover of %s at a tier's mark", async (turnover, lines, progress) => {
  fetchReferral.mockResolvedValue({ ...referral, turnover });
  await hydrate();
  await connect();
  expect(tier()).toEqual(lines);
  expect(bar().getAttribute("aria-valuetext")).toBe(progress);
});

test("a failure says so, shows no figure, and can be tried again", async () => {
  fetchReferral.mockRejectedValueOnce(new Error("Network Error"));
  await hydrate();
  await connect();
  expect(said()).toContain("could not be fetched");
  expect(figures()).toEqual(unknown);
  fetchReferral.mockRejectedValueOnce(new AnswerError("code"));
  await press("Try again");
  expect(said()).toContain("could not be understood");
  fetchReferral.mockResolvedValue(referral);
  await press("Try again");
  expect(figures()[0]).toBe("1,204.5 USDT");
  expect(container.querySelector(".referral-status-note button")).toBeNull();
});
