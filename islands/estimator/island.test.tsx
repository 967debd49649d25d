// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { locales, readMessages } from "../testing";
import { place, withoutNoscript } from "../testing-island";
import Estimator from "./island";

const network = (key: string, coin: string, ...takes: string[]) => ({
  key,
  name: key,
  icon: "<svg></svg>",
  coin,
  takes: [coin, ...takes],
});
const props = {
  amount: "100",
  price: "0.06",
  step_days: 3,
  minimum: "10",
  supply: "1000000000",
  months: 12,
  tge: "TGE is planned.",
  currencies: ["ETH", "BNB", "SOL", "USDT", "USDC"],
  card_limit: 500,
  networks: [
    network("Ethereum", "ETH", "USDT", "USDC"),
    network("BNB Chain", "BNB", "USDT", "USDC"),
    network("Base", "ETH", "USDT", "USDC", "card"),
    network("Solana", "SOL"),
  ],
};
const facts: Record<string, string> = {
  "presale-minimum_purchase": "10",
  "presale-card_limit": "500",
  "tokenomics-supply": "1,000,000,000",
  "staking-token-ratio": "1",
};
const complain = vi.fn();
let container: HTMLElement;

beforeEach(() => {
  complain.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(() => {
  expect(complain).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

/** Places the island, which `before` may touch before it is hydrated, and answers the server's HTML. */
async function hydrate(locale = "en", before = () => {}): Promise<string> {
  const { html } = await place(Estimator, {
    name: "estimator",
    locale,
    props,
    messages: { ...readMessages(locale, "estimator", facts), "closing-estimate": "Estimate a purchase" },
    complain,
    before: (placed) => {
      container = placed;
      before();
    },
  });
  return html;
}

const amount = () => container.querySelector<HTMLInputElement>("input[name=amount]")!;
const radio = (name: string, value: string) =>
  container.querySelector<HTMLInputElement>(`input[name=${name}][value="${value}"]`)!;
/** The words of an element, whose amounts are glued to their units. */
const words = (element: Element) => element.textContent!.replaceAll("\u00a0", " ");
const result = () => words(container.querySelector("[role=status]")!);
const summary = () => container.querySelector<HTMLElement>(".error-summary");
const press = () => container.querySelector<HTMLElement>("form button")!.click();

/** Types as a person does: through the element's own setter, which React watches. */
function type(value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(amount(), value);
  amount().dispatchEvent(new Event("input", { bubbles: true }));
}

test.each(locales)("the browser renders what the server rendered in %s", async (locale) => {
  const server = await hydrate(locale);
  expect(withoutNoscript(container.innerHTML)).toBe(withoutNoscript(server));
  expect(container.querySelector(".num")!.textContent).toContain(new Intl.NumberFormat(locale).format(1_666.66));
  expect(container.querySelector("tbody tr")!.textContent).toContain(new Intl.NumberFormat(locale).format(138.88));
  expect(container.textContent).not.toMatch(/[{}]/);
});

test.each([
  ["en", "1,234.56", "20,576"],
  ["de", "1.234,56", "20.576"],
  ["hi", "1,00,000", "16,66,666.66"],
])("it estimates in %s", async (locale, typed, receive) => {
  await hydrate(locale);
  type(typed);
  press();
  await vi.waitFor(() => expect(result()).toContain(receive));
  expect(container.querySelector("tbody tr:last-child")!.textContent).toContain(receive);
});

test.each([
  ["", "Enter an amount"],
  ["ten", "Enter the amount in numbers, such as 100.5"],
  ["20.005", "Enter an amount of USD with at most 2 decimal places"],
  ["9.99", "Enter an amount of about 10 USD or more"],
  ["60000000.01", "Enter an amount that buys at most 1,000,000,000 raa, which is the whole supply"],
])("“%s” is refused, and no estimate stays beneath it", async (typed, said) => {
  await hydrate();
  type(typed);
  expect(summary()).toBeNull();
  press();
  await vi.waitFor(() => expect(document.activeElement).toBe(summary()));
  expect(words(summary()!.querySelector("a")!)).toBe(said);
  expect(words(container.querySelector(".error-msg")!)).toBe(said);
  expect(amount().value).toBe(typed);
  expect(amount().getAttribute("aria-invalid")).toBe("true");
  const described = amount().getAttribute("aria-describedby")!.split(" ");
  expect(words(document.getElementById(described[0]!)!)).toBe(said);
  expect(container.querySelector("dl, table")).toBeNull();
  summary()!.querySelector("a")!.click();
  expect(document.activeElement).toBe(amount());
  type("60");
  press();
  await vi.waitFor(() => expect(result()).toContain("1,000"));
  expect(summary()).toBeNull();
});

test("a currency limits the networks, and the fees are those of what is chosen", async () => {
  await hydrate();
  expect(result()).toContain("One USDC is counted as one USD.");
  radio("currency", "BNB").click();
  await vi.waitFor(() => expect(radio("network", "BNB Chain").checked).toBe(true));
  expect(["Ethereum", "Base", "Solana"].map((key) => radio("network", key).disabled)).toEqual([true, true, true]);
  press();
  await vi.waitFor(() => expect(result()).toContain("charged in BNB"));
  expect(result()).toContain("The network fee on BNB Chain, called gas, is added in BNB.");
  radio("currency", "USDT").click();
  await vi.waitFor(() => expect(radio("network", "Base").disabled).toBe(false));
  radio("network", "Base").click();
  press();
  await vi.waitFor(() => expect(result()).toContain("The network fee on Base, called gas, is added in ETH."));
});

test("a card needs an identity check above the limit only", async () => {
  await hydrate();
  radio("currency", "card").click();
  await vi.waitFor(() => expect(radio("network", "Base").checked).toBe(true));
  type("500");
  press();
  await vi.waitFor(() => expect(result()).toContain("Up to 500 USD no identity check is needed."));
  expect(result()).not.toContain("gas");
  type("500.01");
  press();
  await vi.waitFor(() => expect(result()).toContain("Above 500 USD expect an identity check."));
});

test("what was entered before the island was hydrated is kept", async () => {
  await hydrate("en", () => {
    amount().value = "60";
    radio("currency", "SOL").checked = true;
  });
  press();
  await vi.waitFor(() => expect(result()).toContain("charged in SOL"));
  expect(result()).toContain("1,000");
  expect(radio("network", "Solana").checked).toBe(true);
});
