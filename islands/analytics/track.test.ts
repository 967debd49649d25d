// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { property } from "../lib/foreign";

type Track = typeof import("./track");
const both = { data_layer: "GTM-ABC", pixel: "42" };
const warned = vi.fn();

/** A page of a site with these ids, and the visitor's choice. Each has its own modules, as in a browser. */
async function page(analytics: object | undefined, consent: string | null = "granted"): Promise<Track> {
  vi.resetModules();
  document.head.innerHTML = "";
  document.body.innerHTML = `<script type="application/json" id="services">${JSON.stringify({ analytics })}</script>`;
  delete window.dataLayer;
  delete window.fbq;
  localStorage.clear();
  if (consent) localStorage.setItem("consent", consent);
  return import("./track");
}

/** A purchase, step by step as in content/docs/services.md. */
function buy(track: Track): void {
  track.trackModalLoaded();
  track.trackConnectWalletClick();
  track.trackWalletConnectInitiated();
  track.trackWalletConnected();
  track.trackNetworkSelected("base");
  track.trackAmountInput(25);
  track.trackPurchaseAttempt();
  track.trackPurchaseSuccess();
}

const scripts = () => [...document.scripts].map(({ src }) => src).filter(Boolean);
/** The entries of the data layer, without the container's own first entry. */
const layer = () => window.dataLayer?.filter((entry) => !("gtm.start" in entry));
const pixel = () => window.fbq?.queue;

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(warned);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  warned.mockReset();
});

test("a purchase is reported event by event", async () => {
  buy(await page(both));
  expect(layer()).toEqual([
    { event: "modal_loaded" },
    { event: "ViewContent", currency: "USD" },
    { event: "connect_wallet_click" },
    { event: "wallet_connect_initiated", source: "connect_button" },
    { event: "wallet_connected" },
    { event: "Lead", currency: "USD" },
    { event: "network_selected", network: "base" },
    { event: "amount_input", amount: "25.00" },
    { event: "AddToCart", currency: "USD", value: 25 },
    { event: "purchase_attempt" },
    { event: "InitiateCheckout", currency: "USD", value: 25 },
    { event: "purchase_success" },
    { event: "Purchase", currency: "USD", value: 25 },
  ]);
  expect(pixel()).toEqual([
    ["set", "autoConfig", false, "42"],
    ["init", "42"],
    ["track", "ViewContent", { currency: "USD" }],
    ["track", "Lead", { currency: "USD" }],
    ["track", "AddToCart", { currency: "USD", value: 25 }],
    ["track", "InitiateCheckout", { currency: "USD", value: 25 }],
    ["track", "Purchase", { currency: "USD", value: 25 }],
  ]);
  expect(warned).not.toHaveBeenCalled();
});

test("a failed purchase and a click on staking have no part in the pixel", async () => {
  const track = await page(both);
  track.trackPurchaseError(12.345);
  track.trackPurchaseError();
  track.trackPurchaseError(NaN);
  track.trackStakingClick();
  expect(layer()).toEqual([
    { event: "purchase_error", reason: "unknown_error", amount: "12.35" },
    { event: "purchase_error", reason: "unknown_error" },
    { event: "purchase_error", reason: "unknown_error" },
    { event: "staking_click" },
  ]);
  expect(pixel()).toHaveLength(2);
});

test.each([
  [0.1 + 0.2, "0.30", 0.3],
  [10, "10.00", 10],
  [1234.5, "1234.50", 1234.5],
  [499.999, "500.00", 500],
])("%f USD is reported with two decimals", async (amount, text, value) => {
  (await page(both)).trackAmountInput(amount);
  expect(layer()).toEqual([
    { event: "amount_input", amount: text },
    { event: "AddToCart", currency: "USD", value },
  ]);
});

test.each([undefined, 0, -1, NaN, Infinity, "25" as unknown as number, null as unknown as number])(
  "an amount that is %s is not reported, and that is said",
  async (amount) => {
    (await page(both)).trackAmountInput(amount);
    expect(layer()).toEqual([]);
    expect(pixel()).toHaveLength(2);
    expect(warned.mock.calls).toEqual([
      ["[Analytics] amountPayment is not provided"],
      ["[MetaPixel] amountPayment is not provided"],
    ]);
  },
);

test("a purchase tells the pixel its own amount, or the last one, or nothing", async () => {
  const track = await page(both);
  track.trackAmountInput(25);
  track.trackPurchaseAttempt(30);
  track.trackPurchaseSuccess();
  track.trackAmountInput(0);
  track.trackPurchaseSuccess();
  expect(
    pixel()!
      .slice(2)
      .map(([, event, values]) => [event, property(values, "value")]),
  ).toEqual([
    ["AddToCart", 25],
    ["InitiateCheckout", 30],
    ["Purchase", 25],
  ]);
});

test("the documented scripts are loaded once, by their ids", async () => {
  const track = await page({ data_layer: "GTM-A&B", pixel: "42" });
  expect(scripts()).toEqual([]);
  buy(track);
  buy(track);
  expect(scripts()).toEqual([
    "https://www.googletagmanager.com/gtm.js?id=GTM-A%26B",
    "https://connect.facebook.net/en_US/fbevents.js",
  ]);
  expect(window.dataLayer![0]).toEqual({ "gtm.start": expect.any(Number), event: "gtm.js" });
});

test("the pixel's script takes over from its queue", async () => {
  const track = await page(both);
  track.trackModalLoaded();
  const take = vi.fn();
  window.fbq!.callMethod = take;
  track.trackWalletConnected();
  expect(take.mock.calls).toEqual([["track", "Lead", { currency: "USD" }]]);
  expect(pixel()).toHaveLength(3);
});

test("without a pixel only the data layer is told, and the missing id is mentioned once", async () => {
  buy(await page({ data_layer: "GTM-ABC" }));
  expect(scripts()).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABC"]);
  expect(layer()!.map((entry) => property(entry, "event"))).not.toContain("Lead");
  expect(layer()).toHaveLength(8);
  expect(window.fbq).toBeUndefined();
  expect(warned.mock.calls).toEqual([["[MetaPixel] Pixel ID not found"]]);
});

test("without a container only the pixel is told", async () => {
  buy(await page({ pixel: "42" }));
  expect(scripts()).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
  expect(window.dataLayer).toBeUndefined();
  expect(pixel()).toHaveLength(7);
});

test.each([
  ["no id", undefined, "granted"],
  ["no id in the block", {}, "granted"],
  ["no consent", both, null],
  ["a refusal", both, "denied"],
  ["another word in storage", both, "yes"],
])("with %s nothing is loaded, kept or sent", async (_, analytics, consent) => {
  const track = await page(analytics, consent);
  buy(track);
  track.trackAmountInput();
  track.trackPurchaseError(1);
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(window.fbq).toBeUndefined();
  expect(warned.mock.calls.flat().filter((text) => text !== "[MetaPixel] Pixel ID not found")).toEqual([]);
});

test("what happened before consent is not reported, nor what happens after it was withdrawn", async () => {
  const track = await page(both, null);
  track.trackModalLoaded();
  localStorage.setItem("consent", "granted");
  track.trackConnectWalletClick();
  localStorage.setItem("consent", "denied");
  track.trackWalletConnectInitiated();
  expect(layer()).toEqual([{ event: "connect_wallet_click" }]);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "%j is a refusal, whatever was allowed",
  async (signal) => {
    const track = await page(both);
    vi.stubGlobal("navigator", signal);
    buy(track);
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  },
);

test("blocked storage is no consent", async () => {
  const track = await page(both);
  vi.stubGlobal("localStorage", undefined);
  buy(track);
  expect(scripts()).toEqual([]);
});
