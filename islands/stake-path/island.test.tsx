// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readMessages, renderedLocales } from "../lib/testing";
import { place } from "../lib/testing-island";
import { shownStake } from "../stake-calculator/shown";
import StakePath from "./island";

const props = { symbol: "sRAA", apy: 79, amount: 10_000, months: 12, parts: 12 };
const complain = vi.fn();
let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  complain.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(async () => {
  await act(async () => shownStake.set(undefined));
  expect(complain).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Places the island and returns the server's HTML. */
async function hydrate(locale = "en"): Promise<string> {
  const messages = readMessages(locale, "stake-path", { "staking-token-ratio": "1" });
  const placed = await place(StakePath, { name: "stake-path", locale, props, messages, complain });
  container = placed.container;
  return placed.html;
}

const figures = () =>
  [...container.querySelectorAll(".value")].map((figure) => figure.textContent!.replace(/\s+/g, " "));
const when = () => [...container.querySelectorAll("li .micro")].map((each) => each.textContent!.replace(/\s/g, " "));
const strands = () => container.querySelector("path[stroke^=url]")!.getAttribute("d");
const calculate = (amount: number, months: number) => act(async () => shownStake.set({ amount, months }));

test.each(renderedLocales)("the browser renders what the server rendered in %s", async (locale) => {
  const server = await hydrate(locale);
  expect(container.innerHTML).toBe(server);
  expect(container.textContent).toContain(new Intl.NumberFormat(locale).format(7_900));
  expect(container.textContent).not.toMatch(/[{}]/);
});

test("the example reads without a calculation", async () => {
  await hydrate();
  const basis = container.querySelector("[role=status]")!.textContent!.replace(/\s/g, " ");
  expect(basis).toBe("For 10,000 raa, if TGE comes 12 months after the purchase.");
  expect(figures()).toEqual(["10,000 raa", "10,000 sRAA", "up to 7,900 raa", "833.33 raa a month", "10,000 raa"]);
  expect(when()).toEqual(["Month 0", "Months 0 to 12", "Month 12", "Months 13 to 24", "Month 24"]);
});

test("it hydrates the calculator, which knows what a link holds", async () => {
  const asked = vi.fn();
  document.addEventListener(
    "archipel:hydrate",
    ({ detail }: CustomEventInit<{ island: string }>) => asked(detail!.island),
    { once: true },
  );
  await hydrate();
  expect(asked).toHaveBeenCalledExactlyOnceWith("stake-calculator");
});

test("drawing and figures follow the calculator, and go back to the example where it shows nothing", async () => {
  await hydrate();
  const example = strands();
  // 20,000 × 79 % × 6 ÷ 12 = 7,900; 20,000 ÷ 12 = 1,666.67
  await calculate(20_000, 6);
  expect(figures()).toEqual(["20,000 raa", "20,000 sRAA", "up to 7,900 raa", "1,666.67 raa a month", "20,000 raa"]);
  expect(when().at(-1)).toBe("Month 18");
  expect(strands()).not.toBe(example);
  await act(async () => shownStake.set(undefined));
  expect(figures()[0]).toBe("10,000 raa");
  expect(strands()).toBe(example);
});
