// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { external } from "./external";
import type { PaymentProvider, Session } from "./provider";
import { dollars, hash, networks } from "./testing";

const order = { currency: "USDC", network: networks[0]!, ...dollars };
const offers = [{ currency: "USDC", network: "ethereum" }];
const complain = vi.fn();
let scripts = 0;
let session: Session;
let abort: AbortController;
/** The configuration with which the widget was mounted. */
let config: { theme?: string; onEvent(event: unknown): void } | undefined;
/** Begins a payment, and waits until it is recorded. */
async function begin(provider: PaymentProvider, ordered = order): Promise<{ payment: Promise<unknown> }> {
  const payment = provider.pay(ordered, session);
  payment.catch(() => {});
  await Promise.resolve();
  await Promise.resolve();
  return { payment };
}
const unmount = vi.fn();
const widget = (parts: object = {}) => ({
  offers,
  mount(place: HTMLElement, given: typeof config) {
    place.textContent = "the widget";
    config = given;
    return { unmount };
  },
  ...parts,
});

beforeEach(() => {
  complain.mockReset();
  unmount.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  document.head.replaceChildren();
  document.documentElement.removeAttribute("data-theme");
  localStorage.clear();
  abort = new AbortController();
  session = {
    step: vi.fn(),
    record: vi.fn(async () => {}),
    late: vi.fn(),
    signal: abort.signal,
    place: document.createElement("div"),
    locale: "de",
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const script = () => [...document.head.querySelectorAll("script")].at(-1)!;

/** A provider whose script is loaded and has defined `defined`. */
async function loaded(defined: unknown): Promise<PaymentProvider> {
  const provider = external(`https://pay.example/${scripts++}.js`);
  const ready = provider.load();
  Object.assign(window, { RaaPayment: defined });
  script().onload!(new Event("load"));
  await ready;
  return provider;
}

async function failing(defined: unknown): Promise<void> {
  await expect(loaded(defined)).rejects.toThrow();
}

test("the script is loaded once", async () => {
  const src = "https://pay.example/once.js";
  const [first, second] = [external(src).load(), external(src).load()];
  expect(document.head.querySelectorAll("script")).toHaveLength(1);
  expect(script().src).toBe(src);
  Object.assign(window, { RaaPayment: widget() });
  script().onload!(new Event("load"));
  expect(await first).toEqual(offers);
  expect(await second).toEqual(offers);
  expect(complain).not.toHaveBeenCalled();
});

test("a script that can't be had is a failure", async () => {
  const ready = external("https://pay.example/missing.js").load();
  script().onerror!(new Event("error") as never);
  await expect(ready).rejects.toThrow();
});

test("a script that does not come within ten seconds is a failure", async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  external("https://pay.example/slow.js").load().catch(failed);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

test.each([undefined, null, 5, {}, { mount: "now" }, widget({ offers: undefined }), widget({ offers: {} })])(
  "a script that defines %j is a failure",
  failing,
);

test("offers of the wrong type are left out", async () => {
  const src = "https://pay.example/offers.js";
  const ready = external(src).load();
  const wrong = [null, 5, {}, { currency: "ETH" }, { currency: 1, network: "base" }];
  Object.assign(window, { RaaPayment: widget({ offers: [...wrong, ...offers] }) });
  script().onload!(new Event("load"));
  expect(await ready).toEqual(offers);
});

test("a quote is read", async () => {
  const asked = vi.fn(async () => ({ price: "0.08", rate: "2500.5", seconds: 60 }));
  const provider = await loaded(widget({ quote: asked }));
  expect(await provider.quote!(offers[0]!)).toEqual({ price: "0.08", rate: "2500.5", basis: "quote", seconds: 60 });
  expect(asked).toHaveBeenCalledWith(offers[0]);
  asked.mockResolvedValueOnce({ price: "0.08", rate: "1", seconds: 0.01 });
  expect((await provider.quote!(offers[0]!))!.seconds).toBe(5);
  asked.mockResolvedValueOnce({ price: "0.08", rate: "1", seconds: Infinity });
  expect((await provider.quote!(offers[0]!))!.seconds).toBe(3600);
});

test("without quotes there is no way to ask for one", async () => {
  expect((await loaded(widget())).quote).toBeUndefined();
  expect((await loaded(widget({ quote: "0.08" }))).quote).toBeUndefined();
});

test.each([
  null,
  undefined,
  "0.08",
  {},
  { price: 0.08, rate: "1", seconds: 60 },
  { price: "0.08", rate: "0", seconds: 60 },
  { price: "-1", rate: "1", seconds: 60 },
  { price: "0.08", rate: "1", seconds: "60" },
  { price: "0.08", rate: "1", seconds: NaN },
])("the quote %j is none", async (answer) => {
  const provider = await loaded(widget({ quote: () => answer }));
  expect(await provider.quote!(offers[0]!)).toBeUndefined();
});

test("a quote that throws or never comes is none", async () => {
  const throwing = await loaded(
    widget({
      quote: () => {
        throw new Error("no");
      },
    }),
  );
  expect(await throwing.quote!(offers[0]!)).toBeUndefined();
  const silent = await loaded(widget({ quote: () => new Promise(() => {}) }));
  vi.useFakeTimers();
  const quote = silent.quote!(offers[0]!);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await quote).toBeUndefined();
});

test("the widget is told what the visitor has chosen and who has sent them", async () => {
  localStorage.setItem("ref", "ann-7");
  const provider = await loaded(widget());
  const { payment } = await begin(provider);
  expect(session.step).toHaveBeenCalledWith("pay");
  expect(session.record).toHaveBeenCalledTimes(1);
  const { onEvent, ...rest } = config as NonNullable<typeof config>;
  const chosen = { currency: "USDC", network: "ethereum", amount: "100" };
  expect(rest).toEqual({ ...chosen, locale: "de", theme: "dark", referrer: "ann-7" });
  expect(session.place.textContent).toBe("the widget");
  onEvent({ type: "step" });
  onEvent({ type: "success", hash });
  expect(await payment).toEqual({ hash });
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(session.place.childNodes).toHaveLength(0);
});

test("the theme is the page's", async () => {
  const provider = await loaded(widget());
  document.documentElement.dataset.theme = "light";
  await begin(provider);
  expect(config?.theme).toBe("light");
  document.documentElement.removeAttribute("data-theme");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await begin(provider);
  expect(config?.theme).toBe("light");
});

test("a success without a transaction is the provider's word", async () => {
  const provider = await loaded(widget());
  const { payment } = await begin(provider, { ...order, currency: "card", network: networks[2]! });
  config?.onEvent({ type: "success", amount: "99.50" });
  expect(await payment).toEqual({ amount: "99.5" });
});

test("a signature on Solana is a link and no more", async () => {
  const provider = await loaded(widget());
  const solana = { ...order, currency: "SOL", network: networks[3]! };
  const signature = "5".repeat(88);
  const { payment } = await begin(provider, solana);
  config?.onEvent({ type: "success", hash: signature });
  expect(await payment).toEqual({ signature });
});

test.each([null, undefined, "success", 5, {}, { type: 5 }, { type: "error" }])(
  "the event %j ends it as an error of the widget",
  async (event) => {
    const provider = await loaded(widget());
    const { payment } = await begin(provider);
    config?.onEvent(event);
    await expect(payment).rejects.toMatchObject({ code: "widget" });
    expect(unmount).toHaveBeenCalledTimes(1);
  },
);

test.each([
  [{ hash: "0x12" }, {}],
  [{ hash: 5 }, {}],
  [{ hash: null, amount: null }, {}],
  [
    { hash, amount: 100 },
    { hash, amount: "100" },
  ],
  [{ hash, amount: "1e9" }, { hash }],
  [{ hash, amount: "0" }, { hash }],
  [{ amount: "0.1234567" }, { amount: "0.123456" }],
  [{ amount: { toString: null } }, {}],
])("a success with %j is one of %j", async (parts, paid) => {
  const { payment } = await begin(await loaded(widget()));
  config?.onEvent({ type: "success", ...parts });
  expect(await payment).toEqual(paid);
});

test.each(["close", "error"])("a success after `%s` counts, once", async (type) => {
  const { payment } = await begin(await loaded(widget()));
  config?.onEvent({ type });
  await expect(payment).rejects.toBeDefined();
  config?.onEvent({ type: "success", hash });
  config?.onEvent({ type: "success", hash });
  expect(vi.mocked(session.late).mock.calls).toEqual([[{ hash }]]);
});

test("an event that can't be read is an error, and a quote that can't be is none", async () => {
  const hostile = (name: string, rest: object) =>
    Object.defineProperty({ ...rest }, name, {
      get() {
        throw new Error("hostile");
      },
    });
  const provider = await loaded(widget({ quote: () => hostile("price", { rate: "1", seconds: 60 }) }));
  expect(await provider.quote!(offers[0]!)).toBeUndefined();
  const { payment } = await begin(provider);
  config?.onEvent(hostile("type", {}));
  await expect(payment).rejects.toMatchObject({ code: "widget" });
  const other = await begin(provider);
  config?.onEvent(hostile("amount", { type: "success", hash }));
  expect(await other.payment).toEqual({ hash });
});

test("who has left while the payment was written down sees no form", async () => {
  const provider = await loaded(widget());
  config = undefined;
  const payment = provider.pay(order, session);
  abort.abort();
  await expect(payment).rejects.toMatchObject({ name: "AbortError" });
  expect(config).toBeUndefined();
});

test("a widget that throws or gives no handle is an error", async () => {
  const thrown = await loaded(
    widget({
      mount() {
        throw new Error("no");
      },
    }),
  );
  await expect(thrown.pay(order, session)).rejects.toMatchObject({ code: "widget" });
  const bare = await loaded(widget({ mount: () => undefined }));
  await expect(bare.pay(order, session)).rejects.toMatchObject({ code: "widget" });
});

test("the visitor and the widget may both go back", async () => {
  const provider = await loaded(widget());
  const { payment: closed } = await begin(provider);
  config?.onEvent({ type: "close" });
  await expect(closed).rejects.toMatchObject({ name: "AbortError" });
  const { payment: left } = await begin(provider);
  abort.abort();
  expect(unmount).toHaveBeenCalledTimes(2);
  expect(session.place.childNodes).toHaveLength(0);
  // A visitor who has left may have paid before.
  config?.onEvent({ type: "success", hash });
  expect(await left).toEqual({ hash });
  expect(unmount).toHaveBeenCalledTimes(2);
});
