// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderedLocales } from "../lib/testing";
import { withoutNoscript } from "../lib/testing-island";
import { amount, complain, container, hydrate, press, radio, says, text, type, words } from "./testing";

beforeEach(() => {
  complain.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(() => {
  expect(complain).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const result = () => words(container.querySelector("[role=status]")!);
const networks = () =>
  [...container.querySelectorAll<HTMLInputElement>("input[name=network]")].map(({ value }) => value);

test.each(renderedLocales)("the browser renders what the server rendered in %s", async (locale) => {
  const server = await hydrate(locale);
  expect(withoutNoscript(container.innerHTML)).toBe(withoutNoscript(server));
  expect(container.querySelector("h1")!.textContent).toContain(new Intl.NumberFormat(locale).format(100));
  expect(container.querySelector(".num")!.textContent).toContain(new Intl.NumberFormat(locale).format(1_666.66));
  expect(container.querySelector("tbody tr")!.textContent).toContain(new Intl.NumberFormat(locale).format(138.88));
  expect(container.textContent).not.toMatch(/[{}]/);
});

test.each([
  ["en", "1,234.56", "20,576"],
  ["de", "1.234,56", "20.576"],
  ["hi", "1,00,000", "16,66,666.66"],
])("it answers while one types in %s", async (locale, typed, receive) => {
  await hydrate(locale);
  type(typed);
  await vi.waitFor(() => expect(result()).toContain(receive));
  expect(container.querySelector("h1")!.textContent).toContain(typed);
  expect(container.querySelector("tbody tr:last-child")!.textContent).toContain(receive);
});

test.each([
  ["", "Enter an amount"],
  ["ten", "Enter the amount in numbers, such as 100.5"],
  ["20.005", "Enter an amount of USD with at most 2 decimal places"],
  ["9.99", "Enter an amount of about 10 USD or more"],
  ["60000000.01", "Enter an amount that buys at most 1,000,000,000 raa, which is the whole supply"],
])("“%s” is refused in one place, and nothing else is answered", async (typed, said) => {
  await hydrate();
  type(typed);
  await vi.waitFor(() => expect(result()).toBe(said));
  expect(text().split(said)).toHaveLength(2);
  expect(container.querySelector(".num, table")).toBeNull();
  expect(container.querySelector("h1")!.textContent).toBe("What your amount would buy");
  expect(amount().getAttribute("aria-invalid")).toBe("true");
  expect(words(document.getElementById(amount().getAttribute("aria-describedby")!)!)).toBe(said);
  press("Practise the purchase");
  await vi.waitFor(() => expect(document.activeElement).toBe(amount()));
  type("60");
  await vi.waitFor(() => expect(result()).toContain("1,000"));
});

test("a currency has its networks, and the fees are those of what is chosen", async () => {
  await hydrate();
  expect(text()).toContain("One USDC is counted as one USD.");
  expect(networks()).toEqual(["ethereum", "bnb"]);
  radio("currency", "BNB").click();
  await says("charged in BNB");
  expect(networks()).toEqual(["bnb"]);
  expect(radio("network", "bnb").checked).toBe(true);
  expect(text()).toContain("The network fee on BNB Chain, called gas, is added in BNB.");
  radio("currency", "ETH").click();
  await vi.waitFor(() => expect(networks()).toEqual(["ethereum", "base"]));
  radio("network", "base").click();
  await says("The network fee on Base, called gas, is added in ETH.");
});

test("a card needs an identity check above the limit only", async () => {
  await hydrate();
  radio("currency", "card").click();
  await vi.waitFor(() => expect(radio("network", "base").checked).toBe(true));
  type("500");
  await says("Up to 500 USD no identity check is needed.");
  expect(text()).not.toContain("gas");
  type("500.01");
  await says("Above 500 USD expect an identity check.");
});

test("what was entered before the island was hydrated is kept", async () => {
  await hydrate("en", () => {
    amount().value = "60";
    radio("currency", "SOL").checked = true;
  });
  await says("charged in SOL");
  expect(result()).toContain("1,000");
  expect(radio("network", "solana").checked).toBe(true);
});
