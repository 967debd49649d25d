// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readMessages, renderedLocales } from "../lib/testing";
import { place } from "../lib/testing-island";
import ReferralExample from "./island";

const props = {
  currencies: ["USDT", "RAA"],
  tiers: [
    { name: "Beginner" },
    { name: "Leader", above: 1_000_000, reward: 1 },
    { name: "Mentor", above: 3_000_000, reward: 1.5 },
    { name: "Guru", above: 5_000_000, reward: 2 },
  ],
  price: 0.06,
  amount: 1_500_000,
};
let container: HTMLElement;
const complain = vi.fn();

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(() => {
  expect(complain).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Places the island and returns the server's HTML. */
async function hydrate(locale = "en"): Promise<string> {
  const messages = readMessages(locale, "referral-example", { "presale-initial_price": "0.06" });
  const placed = await place(ReferralExample, { name: "referral-example", locale, props, messages, complain });
  container = placed.container;
  return placed.html;
}

const slider = () => container.querySelector("input")!;
const rewards = () => [...container.querySelectorAll(".referral-example-figures .num")].map((each) => each.textContent);
const active = () => container.querySelector("tr[aria-current] th")!.textContent;

/** Moves the slider through the element's own setter, which React observes. */
const move = (position: number) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(slider(), String(position));
    slider().dispatchEvent(new Event("input", { bubbles: true }));
  });

test.each(renderedLocales)("the browser renders what the server rendered in %s", async (locale) => {
  const server = await hydrate(locale);
  expect(container.innerHTML).toBe(server);
  expect(container.textContent).not.toMatch(/[{}]/);
});

test("the example is paid at the tier of its amount", async () => {
  await hydrate();
  expect(rewards()).toEqual(["900 USDT", "15,000 RAA"]);
  expect(active()).toBe("Leader");
  expect(slider().getAttribute("aria-valuetext")).toBe("1,500,000\u00a0raa, Leader");
});

test.each([
  [0, [], "Beginner"],
  [20, [], "Beginner"],
  [21, ["660 USDT", "11,000 RAA"], "Leader"],
  [60, ["4,500 USDT", "75,000 RAA"], "Mentor"],
  [61, ["6,120 USDT", "102,000 RAA"], "Guru"],
])("at position %i", async (position, figures, tier) => {
  await hydrate();
  await move(position);
  expect(rewards()).toEqual(figures);
  expect(active()).toBe(tier);
});

test("a tier without a reward says that none is stated, and shows no figure", async () => {
  await hydrate();
  await move(5);
  expect(container.querySelector("[role=status]")!.textContent).toContain(
    "The project states no reward for up to 1M raa in a month (Beginner tier).",
  );
  const figures = [...container.querySelectorAll(".referral-example-figures dd")].map((each) => each.textContent);
  expect(figures).toEqual(["None stated", "None stated"]);
});
