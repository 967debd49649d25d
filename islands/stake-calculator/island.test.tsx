// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readMessages, renderedLocales } from "../lib/testing";
import { place, withoutNoscript } from "../lib/testing-island";
import StakeCalculator from "./island";
import { shownStake } from "./shown";

const track = vi.hoisted(() => vi.fn());
vi.mock("../analytics/track", () => ({ trackStakingClick: track }));

const limits = { amount_min: 1, amount_max: 1_000_000_000, months_min: 1, months_max: 36 };
const props = {
  apy: 79,
  supply: 1_000_000_000,
  risks: "/en/risk-disclosure/#yield",
  amount: 10_000,
  months: 12,
  ...limits,
};
const facts = { "staking-token-ratio": "1", "tokenomics-supply": "1,000,000,000" };
const complain = vi.fn();
let container: HTMLElement;

beforeEach(() => {
  history.replaceState(null, "", "/en/tokenomics/");
  complain.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(() => {
  expect(complain).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

/** Places the island and returns the server's HTML; `before` may change it before hydration. */
async function hydrate(locale = "en", before = () => {}): Promise<string> {
  const shared = {
    "documents-risks": "Risk disclosure",
    "state-not-published": "Not published",
    "copy-done": "Copied",
    "copy-failed": "Not copied",
  };
  const own = readMessages(locale, "stake-calculator", facts);
  const { html } = await place(StakeCalculator, {
    name: "stake-calculator",
    locale,
    props,
    messages: { ...own, ...shared },
    complain,
    before: (placed) => {
      container = placed;
      before();
    },
  });
  return html;
}

const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
const slider = () => container.querySelector<HTMLInputElement>("input[type=range]")!;
const result = () => container.querySelector(".stake-calculator-result")!.textContent!;
const errors = () => [...container.querySelectorAll(".error-msg")].map((error) => error.textContent);

/** Types like a user: through the element's own setter, which React observes. */
function type(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Enters both values and presses the button. */
function calculate(amount: string, months: string) {
  type(field("amount"), amount);
  type(field("months"), months);
  container.querySelector<HTMLElement>("form button")!.click();
}

/** The button below the result. */
const copy = () => container.querySelector<HTMLElement>(".stake-calculator-share button")!;

test.each(renderedLocales)("the browser renders what the server rendered in %s", async (locale) => {
  const server = await hydrate(locale);
  expect(withoutNoscript(container.innerHTML)).toBe(withoutNoscript(server));
  expect(container.textContent).toContain(new Intl.NumberFormat(locale).format(7_900));
  expect(container.textContent).toContain(new Intl.NumberFormat(locale, { style: "percent" }).format(0.79));
  expect(container.textContent).not.toMatch(/[{}]/);
});

test.each([
  ["en", "20,000.50", "7,900.2"], // 20,000.5 × 79 % × 6 ÷ 12 = 7,900.1975
  ["de", "20.000,50", "7.900,2"],
  ["fr", "20 000,50", "7\u202f900,2"],
])("it calculates in %s and the address keeps it", async (locale, amount, earned) => {
  await hydrate(locale);
  calculate(amount, "6");
  await vi.waitFor(() => expect(result()).toContain(earned));
  expect(new URLSearchParams(location.search).get("months")).toBe("6");
  // The URL shows the same when it is opened again.
  await hydrate(locale);
  await vi.waitFor(() => expect(result()).toContain(earned));
  expect(slider().value).toBe("6");
});

test("the result is that of what stands in the fields, and says that it is a maximum", async () => {
  await hydrate();
  expect(result()).toContain("up to 7,900 ");
  expect(container.querySelector(".stake-calculator-result a")!.getAttribute("href")).toBe(props.risks);
  type(field("amount"), "20,000");
  await vi.waitFor(() => expect(result()).toContain("up to 15,800 "));
  type(slider(), "6");
  await vi.waitFor(() => expect(result()).toContain("up to 7,900 "));
  expect(result()).toContain("over 6\u00a0months");
  type(field("amount"), "");
  await vi.waitFor(() => expect(result()).toBe("Correct the entry to see a result."));
  expect(errors()).toEqual([]);
  expect(location.search).toBe("");
});

test("an error goes as soon as its cause does", async () => {
  await hydrate();
  calculate("ten", "37");
  await vi.waitFor(() => expect(errors()).toHaveLength(2));
  type(field("amount"), "10");
  await vi.waitFor(() => expect(errors()).toEqual(["Enter a duration in whole months, from 1 to 36"]));
});

test("an error is shown on submit, once, beside its field, and nothing typed is lost", async () => {
  await hydrate();
  type(field("amount"), "ten");
  await new Promise((resolve) => setTimeout(resolve));
  expect(errors()).toEqual([]);
  calculate("ten", "37");
  await vi.waitFor(() => expect(errors()).toHaveLength(2));
  expect(errors()).toEqual([
    "Enter a stake amount in numbers, such as 10,000",
    "Enter a duration in whole months, from 1 to 36",
  ]);
  for (const said of errors()) expect(container.textContent!.split(said!)).toHaveLength(2);
  expect(document.activeElement).toBe(field("amount"));
  expect(field("amount").value).toBe("ten");
  expect(field("amount").getAttribute("aria-invalid")).toBe("true");
  const described = field("amount").getAttribute("aria-describedby")!.split(" ");
  expect(described.map((id) => document.getElementById(id)!.textContent)[0]).toBe(errors()[0]);
  expect(location.search).toBe("");

  calculate("2,000", "37");
  await vi.waitFor(() => expect(document.activeElement).toBe(field("months")));
  calculate("2,000,000,000", "36");
  await vi.waitFor(() => expect(errors()).toEqual(["Enter a stake amount from 1 to 1,000,000,000\u00a0raa"]));
  calculate("20,000", "36");
  await vi.waitFor(() => expect(errors()).toEqual([]));
  expect(result()).toContain("47,400");
});

test("what can't be calculated has no result, nothing to copy, and nothing to draw", async () => {
  await hydrate();
  expect(shownStake.get()).toEqual({ amount: 10_000, months: 12 });
  calculate("ten", "12");
  await vi.waitFor(() => expect(result()).toBe("Correct the entry to see a result."));
  expect(container.textContent).not.toContain("7,900");
  expect(container.querySelector(".stake-calculator-share")).toBeNull();
  expect(shownStake.get()).toBeUndefined();
  calculate("20,000", "6");
  await vi.waitFor(() => expect(shownStake.get()).toEqual({ amount: 20_000, months: 6 }));
  expect(copy()).not.toBeNull();
});

test("the slider and the field are one value", async () => {
  await hydrate();
  expect(slider().getAttribute("aria-valuetext")).toBe("12\u00a0months");
  type(slider(), "1");
  await vi.waitFor(() => expect(field("months").value).toBe("1"));
  expect(slider().getAttribute("aria-valuetext")).toBe("1\u00a0month");
  type(field("months"), "24");
  await vi.waitFor(() => expect(slider().value).toBe("24"));
  type(field("months"), "");
  await vi.waitFor(() => expect(slider().value).toBe("12"));
});

test("what was typed before the island was hydrated is kept", async () => {
  await hydrate("en", () => {
    field("amount").value = "500";
  });
  container.querySelector("button")!.click();
  await vi.waitFor(() => expect(result()).toContain("395"));
  expect(location.search).toBe("?amount=500&months=12");
});

test.each([
  ["ten", "Enter a stake amount in numbers, such as 10,000"],
  ["999999999999999999", "Enter a stake amount from 1 to 1,000,000,000\u00a0raa"],
])("an address that asks for %s is told so, and shows no result", async (amount, said) => {
  history.replaceState(null, "", `?amount=${amount}&r=friend`);
  await hydrate();
  await vi.waitFor(() => expect(field("amount").value).toBe(amount));
  await vi.waitFor(() => expect(errors()).toEqual([said]));
  expect(result()).toBe("Correct the entry to see a result.");
  expect(document.activeElement).toBe(document.body);
  calculate("2,400", "1");
  await vi.waitFor(() => expect(result()).toContain("158"));
  expect(location.search).toBe("?amount=2400&r=friend&months=1");
});

test.each([
  ["de", "1.2340", "1,2340", "0,97"], // 1.234 × 79 % = 0.97486
  ["en", "20000,5", "20000.5", "15,800.4"], // 20,000.5 × 79 % = 15,800.395
])("in %s a link made in another language holds the same calculation", async (locale, amount, shown, earned) => {
  history.replaceState(null, "", `?amount=${amount}&months=12`);
  await hydrate(locale);
  await vi.waitFor(() => expect(result()).toContain(earned));
  expect(field("amount").value).toBe(shown);
});

test("the link to a calculation holds it, leads to its section, and takes nothing else along", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  history.replaceState(null, "", "?r=friend&utm_source=x#top");
  await hydrate();
  copy().click();
  await vi.waitFor(() => expect(copy().textContent).toContain("Copied"));
  const base = `${location.origin}/en/tokenomics/`;
  expect(writeText).toHaveBeenLastCalledWith(`${base}?amount=10000&months=12`);
  calculate("20,000.5", "6");
  await vi.waitFor(() => expect(result()).toContain("7,900.2"));
  copy().click();
  await vi.waitFor(() => expect(writeText).toHaveBeenLastCalledWith(`${base}?amount=20000.5&months=6`));
  vi.unstubAllGlobals();
});

test("where copying is refused the link stands there, selected", async () => {
  complain.mockReset();
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("refused")) } });
  document.execCommand = () => false;
  await hydrate();
  copy().click();
  await vi.waitFor(() => expect(container.querySelector(".copy-button-field")).not.toBeNull());
  const input = container.querySelector<HTMLInputElement>(".copy-button-field input")!;
  expect(input.value).toBe(`${location.origin}/en/tokenomics/?amount=10000&months=12`);
  await vi.waitFor(() => expect(document.activeElement).toBe(input));
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
  expect(container.querySelector(".error-msg")!.textContent).toBe("Not copied");
  // The copy function itself has logged the reason.
  expect(complain).toHaveBeenCalledTimes(1);
  complain.mockReset();
  vi.unstubAllGlobals();
});

test("pressing the button is reported, whether or not there is something to calculate", async () => {
  track.mockReset();
  await hydrate();
  calculate("ten", "12");
  calculate("10", "12");
  expect(track).toHaveBeenCalledTimes(2);
});

test("a stake that exceeds the supply with its reward is said to do so", async () => {
  await hydrate();
  const exceeds = () => container.querySelector(".stake-calculator-exceeds")?.textContent?.trim();
  expect(exceeds()).toBeUndefined();
  calculate("1,000,000,000", "36");
  await vi.waitFor(() => expect(exceeds()).toContain("3,370,000,000\u00a0raa"));
  expect(exceeds()).toContain("1,000,000,000\u00a0raa");
  calculate("10,000", "36");
  await vi.waitFor(() => expect(exceeds()).toBeUndefined());
});
