// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hash, kept, store as keep, told, tracked } from "./testing";
import {
  appears,
  arrive,
  asked,
  begin,
  complain,
  container,
  end,
  enter,
  focused,
  field,
  leaveField,
  press,
  says,
  script,
  text,
  hydrate,
} from "./testing-panel";

const store = await vi.hoisted(async () => (await import("./testing")).fakeStore());
vi.mock("../lib/wallets/store", () => store.module);
vi.mock("../analytics/track", async () => (await import("./testing")).fakeAnalytics);

beforeEach(() => begin(store));
afterEach(end);

let config: { theme?: string; onEvent(event: unknown): void } | undefined;
const unmount = vi.fn();
const widget = {
  offers: [
    { currency: "USDC", network: "ethereum" },
    { currency: "ETH", network: "base" },
    { currency: "card", network: "base" },
    { currency: "USDC", network: "mars" },
  ],
  async quote({ currency }: { currency: string }) {
    return { price: "0.08", rate: currency === "ETH" ? "2500.5" : "1", seconds: 60 };
  },
  mount(_place: HTMLElement, given: typeof config) {
    config = given;
    return { unmount };
  },
};

test("an amount that was entered before the price came is told with what it is worth", async () => {
  await hydrate(script());
  enter("pay", "100");
  leaveField("pay");
  await arrive(widget);
  await says("0.08 USD per RAA, quoted by the payment provider.");
  const amounts = () => tracked.filter(([name]) => name === "amount input");
  await vi.waitFor(() => expect(amounts()).toEqual([["amount input", 100]]));
  leaveField("pay");
  expect(amounts()).toHaveLength(1);
});

test("another service gives the price and takes the payment", async () => {
  localStorage.setItem("ref", "ann-7");
  await hydrate(script());
  expect(text()).toContain("Asking the payment provider for its price.");
  await arrive(widget);
  await says("0.08 USD per RAA, quoted by the payment provider.");
  expect(text()).toContain("The referral code ann-7 goes to the payment provider");
  enter("currency", "ETH");
  await says("0.08 USD per RAA and 2,500.5 USD per ETH");
  enter("receive", "62512.5");
  // 62,512.5 × 0.08 ÷ 2,500.5
  await vi.waitFor(() => expect(field("pay").value).toBe("2"));
  leaveField("receive");
  field("terms").click();
  press("Continue to payment");
  await says("Follow the payment provider’s form below.");
  expect(config).toMatchObject({ currency: "ETH", network: "base", amount: "2" });
  expect(config).toMatchObject({ referrer: "ann-7", locale: "en", theme: "dark" });
  config?.onEvent({ type: "success" });
  await says("Reported as paid");
  expect(text()).not.toContain("Payment confirmed");
  expect(tracked).toEqual([
    ["modal loaded"],
    ["network selected", "base"],
    ["amount input", 5001],
    ["purchase attempt", 5001],
    ["purchase success", 5001],
  ]);
});

test("an error of the widget is one of the purchase, and closing it is none", async () => {
  await hydrate(script());
  await arrive(widget);
  await says("quoted by the payment provider");
  enter("pay", "100");
  field("terms").click();
  await vi.waitFor(() => expect(field("receive").value).toBe("1,250"));
  press("Continue to payment");
  await says("Follow the payment provider’s form below.");
  config?.onEvent({ type: "error", message: "<b>boom</b>" });
  await says("The payment provider reported an error.");
  expect(text()).not.toContain("boom");
  expect(tracked.at(-1)).toEqual(["purchase error", 100]);
  press("Back to the amount");
  await says("The payment provider reported an error. Check your card or wallet before you pay again");
  field("again").click();
  press("Continue to payment");
  await says("Follow the payment provider’s form below.");
  config?.onEvent({ type: "close" });
  await appears("Continue to payment");
  expect(told().filter((name) => name === "purchase error")).toHaveLength(1);
});

test("what was paid counts, on the page and in the analytics, and not what was asked for", async () => {
  await hydrate(script());
  await arrive(widget);
  await says("quoted by the payment provider");
  enter("pay", "750");
  field("terms").click();
  await vi.waitFor(() => expect(field("receive").value).toBe("9,375"));
  press("Continue to payment");
  await says("Follow the payment provider’s form below.");
  config?.onEvent({ type: "success", amount: "20" });
  await says("Reported as paid");
  expect(text()).toContain("20 USDC");
  expect(text()).not.toContain("750 USDC");
  expect(tracked.at(-1)).toEqual(["purchase success", 20]);
});

test("a provider that answers after the visitor has left, and twice, is heard once", async () => {
  await hydrate(script());
  await arrive(widget);
  await says("quoted by the payment provider");
  enter("pay", "100");
  field("terms").click();
  await vi.waitFor(() => expect(field("receive").value).toBe("1,250"));
  press("Continue to payment");
  await says("Follow the payment provider’s form below.");
  press("Back to the amount");
  await says("this page has not heard how it ended");
  config?.onEvent({ type: "success" });
  config?.onEvent({ type: "success" });
  config?.onEvent({ type: "error" });
  await says("The payment provider reports this payment as complete.");
  expect(told().filter((name) => name === "purchase success")).toHaveLength(1);
  expect(told()).not.toContain("purchase error");
});

test("a new quote is announced, and nothing goes on before it was seen", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let price = "0.07";
  await hydrate(script());
  await arrive({ ...widget, quote: async () => ({ price, rate: "1", seconds: 60 }) });
  await says("0.07 USD per RAA");
  enter("receive", "1000");
  field("terms").click();
  await vi.waitFor(() => expect(field("pay").value).toBe("70"));
  price = "0.09";
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(field("pay").value).toBe("90"));
  expect(text()).toContain("The price has changed to 0.09 USD per RAA.");
  config = undefined;
  press("Continue to payment");
  await focused("The price has changed to 0.09 USD per RAA.");
  expect(config).toBeUndefined();
  press("Continue to payment");
  await vi.waitFor(() => expect(config).toMatchObject({ amount: "90" }));
});

test("a form that is sent off while the service loads says the price once it is there", async () => {
  await hydrate(script());
  config = undefined;
  enter("pay", "100");
  field("terms").click();
  press("Continue to payment");
  await arrive(widget);
  await focused("0.08 USD per RAA");
  expect(config).toBeUndefined();
  press("Continue to payment");
  await vi.waitFor(() => expect(config).toMatchObject({ amount: "100" }));
});

test("a success that names another payment's transaction leaves no empty place", async () => {
  keep({ ...kept, hash, answered: 1 } as typeof kept);
  await hydrate(script());
  await arrive(widget);
  await says("quoted by the payment provider");
  enter("pay", "100");
  field("terms").click();
  await vi.waitFor(() => expect(field("receive").value).toBe("1,250"));
  field("again").click();
  press("Continue to payment");
  await says("Follow the payment provider’s form below.");
  config?.onEvent({ type: "success", hash });
  await says("The payment provider reported an error.");
});

test("a service that is closed and then reports the payment is believed", async () => {
  await hydrate(script());
  await arrive(widget);
  await says("quoted by the payment provider");
  enter("pay", "100");
  field("terms").click();
  await vi.waitFor(() => expect(field("receive").value).toBe("1,250"));
  press("Continue to payment");
  await says("Follow the payment provider’s form below.");
  config?.onEvent({ type: "close" });
  await appears("Continue to payment");
  config?.onEvent({ type: "success" });
  await says("The payment provider reports this payment as complete.");
  expect(told().filter((name) => name === "purchase success")).toHaveLength(1);
});

test("above the limit a card purchase is said to be checked", async () => {
  await hydrate(script());
  await arrive(widget);
  await says("quoted by the payment provider");
  enter("currency", "card");
  await says("Up to 500 USD no identity check is needed.");
  enter("pay", "500.01");
  await says("Above 500 USD expect an identity check.");
});

test("who sends the visitor to this very page goes to the service, whichever script is there first", async () => {
  history.replaceState(null, "", "/en/how-to-buy/?r=ann-7");
  await hydrate(script());
  await arrive(widget);
  await says("The referral code ann-7 goes to the payment provider");
  history.replaceState(null, "", "/");
});

test("a service that sells nothing closes the panel", async () => {
  await hydrate(script());
  await arrive({ ...widget, offers: [{ currency: "USDC", network: "mars" }] });
  await says("the payment provider offers nothing to pay with");
  expect(container.querySelector("form")).toBeNull();
  expect(tracked).toEqual([]);
});

test("a service that can't be had is said, and leads to support", async () => {
  await hydrate(script());
  (await asked()).onerror!(new Event("error") as never);
  await says("The payment provider could not be loaded");
  expect(container.querySelector('a[href="/support"]')).not.toBeNull();
  for (const input of container.querySelectorAll("input, select")) expect(input.matches(":disabled")).toBe(true);
  expect(tracked).toEqual([]);
  expect(complain.mock.calls).toEqual([["WidgetProvider failed to load"]]);
  complain.mockReset();
});

test("a part of this site that can't be had is no other failure", async () => {
  vi.resetModules();
  vi.doMock("./external", () => {
    throw new Error("the chunk is gone");
  });
  await hydrate(script());
  await says("The payment provider could not be loaded");
  expect(complain.mock.calls).toEqual([["WidgetProvider failed to load"]]);
  complain.mockReset();
  vi.doUnmock("./external");
});
