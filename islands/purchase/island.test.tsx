// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderedLocales } from "../lib/testing";
import { withoutNoscript } from "../lib/testing-island";
import { told } from "./testing";
import {
  appears,
  arrive,
  begin,
  container,
  end,
  enter,
  field,
  focused,
  press,
  radio,
  says,
  script,
  shared,
  shown,
  text,
  transfer,
  hydrate,
} from "./testing-panel";

const store = await vi.hoisted(async () => (await import("./testing")).fakeStore());
vi.mock("../lib/wallets/store", () => store.module);
vi.mock("../analytics/track", async () => (await import("./testing")).fakeAnalytics);

beforeEach(() => begin(store));
afterEach(end);

test.each(renderedLocales)("the browser renders what the server rendered in %s", async (locale) => {
  for (const props of [transfer, script()]) {
    const server = await hydrate(props, locale);
    expect(withoutNoscript(container.innerHTML)).toBe(withoutNoscript(server));
    if (props.provider === "script") await arrive({ offers: [{ currency: "USDC", network: "base" }], mount() {} });
    expect(container.textContent).not.toMatch(/[{}]/);
  }
});

test("a form that nobody touches is rendered to an end", async () => {
  const rendered = vi.spyOn(Intl.NumberFormat.prototype, "formatToParts");
  const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
  await hydrate(transfer);
  await vi.waitFor(() => expect(rendered).toHaveBeenCalled());
  await pause();
  const before = rendered.mock.calls.length;
  await pause();
  expect(rendered.mock.calls.length).toBe(before);
});

test("either amount is worked out from the other, at the initial price, said to be so", async () => {
  await hydrate(transfer, "de");
  enter("pay", "1.000,5");
  // 1,000.5 ÷ 0.06
  await vi.waitFor(() => expect(field("receive").value).toBe("16.675"));
  enter("receive", "1.234,5");
  // 1,234.5 × 0.06
  await vi.waitFor(() => expect(field("pay").value).toBe("74,07"));
  enter("receive", "nothing");
  await vi.waitFor(() => expect(field("pay").value).toBe(""));
  await hydrate(transfer);
  expect(text()).toContain("0.06 USD per RAA: the initial price.");
  expect(text()).toContain("One USDC is counted as one USD.");
});

test("a published schedule gives the price of the day, after hydration", async () => {
  vi.useFakeTimers({ now: Date.parse("2025-06-07T12:00:00Z"), toFake: ["Date"] });
  const server = await hydrate({
    ...transfer,
    schedule: { ...shared.schedule, step_size: "0.0005", start: "2025-06-01" },
  });
  expect(server).toContain("–&nbsp;USD per RAA, according to the published schedule.");
  await says("0.061 USD per RAA, according to the published schedule.");
});

test("what was entered before hydration is kept", async () => {
  await hydrate(transfer, "en", () => {
    (field("currency") as unknown as HTMLSelectElement).value = "USDT";
    field("pay").value = "60";
    field("terms").checked = true;
  });
  await vi.waitFor(() => expect(field("receive").value).toBe("1,000"));
  expect(field("currency").value).toBe("USDT");
  expect(field("terms").checked).toBe(true);
});

test("a currency has its networks, and none but a stablecoin has a price here", async () => {
  await hydrate(transfer);
  const open = () => shared.networks.map(({ key }) => key).filter((key) => !radio(key).disabled);
  expect(open()).toEqual(["ethereum", "bnb"]);
  enter("currency", "SOL");
  await vi.waitFor(() => expect(open()).toEqual(["solana"]));
  expect(radio("solana").checked).toBe(true);
  expect(text()).toContain("no exchange rate for SOL");
  enter("currency", "card");
  await vi.waitFor(() => expect(open()).toEqual(["base"]));
  expect(text()).toContain("Up to 500 USD no identity check is needed");
  expect(text()).toContain("none is configured on this site");
  await vi.waitFor(() => expect(shown()[0]!.hasAttribute("disabled")).toBe(true));
});

test.each([
  ["", "Enter an amount"],
  ["ten", "Enter the amount in numbers, such as 100.5"],
  ["-20", "Enter the amount in numbers, such as 100.5"],
  ["1e5", "Enter the amount in numbers, such as 100.5"],
  ["20.1234567", "Enter an amount of USDC with at most 6 decimal places"],
  ["9.99", "Enter an amount of about 10 USD or more"],
  ["99999999999999999999", "Enter an amount that buys at most 1,000,000,000 RAA"],
])("the amount %j is answered: %s", async (amount, message) => {
  store.connect("ethereum");
  await hydrate(transfer);
  await appears("Review the payment");
  enter("pay", amount);
  press("Review the payment");
  await says(message);
  expect(text()).toContain("Tick the box once you have read the terms and the risk disclosure");
  await focused(message);
  container.querySelector<HTMLElement>(".error-summary a")!.click();
  expect(document.activeElement).toBe(field("pay"));
  expect(field("pay").getAttribute("aria-invalid")).toBe("true");
  expect(field("pay").value).toBe(amount);
  expect(told()).not.toContain("purchase attempt");
  expect(store.calls).toEqual([]);
});

test("without a wallet the button asks for one, and nothing else happens", async () => {
  await hydrate(transfer);
  enter("pay", "100");
  press("Connect wallet");
  await vi.waitFor(() => expect(store.asked).toEqual(["ethereum"]));
  store.set({ status: "connected", kind: "solana", address: "abc", wallets: [] });
  await says("The connected wallet is on Solana.");
  press("Connect wallet");
  await vi.waitFor(() => expect(store.asked).toHaveLength(2));
  expect(told()).toEqual(["modal loaded"]);
});
