// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const buttons = `<div class="actions"><button data-consent="granted">A</button><button data-consent="denied">R</button></div>`;
const states = ["none", "granted", "denied", "browser"].map(
  (state) => `<span data-consent-state="${state}">${state}</span>`,
);
const panel = `<div class="consent-choice" hidden><p>${states.join("")}</p>${buttons}</div>`;
const reload = vi.fn();
let resized = () => {};

/** A page with the bar, and with the panel of the page about privacy. Scripts of others are not fetched by jsdom. */
async function page(withPanel = false): Promise<void> {
  vi.resetModules();
  delete window.fbq;
  document.head.innerHTML = "";
  document.body.innerHTML =
    `<script type="application/json" id="services">{"analytics": {"data_layer": "GTM-ABC", "pixel": "42"}}</script>` +
    `<section class="consent" hidden>${buttons}</section>${withPanel ? panel : ""}`;
  await import("./script");
  dispatchEvent(new Event("load"));
  await vi.dynamicImportSettled();
}

const bar = () => document.querySelector<HTMLElement>(".consent")!;
const press = (where: string, choice: string) =>
  document.querySelector<HTMLElement>(`${where} [data-consent=${choice}]`)!.click();
const state = () =>
  [...document.querySelectorAll<HTMLElement>("[data-consent-state]:not([hidden])")].map((it) => it.textContent);
const loaded = () => document.querySelectorAll("head script").length;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("location", { hostname: "www.raa.example", pathname: "/en/how-to-buy/", reload });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
});

test("nothing is loaded while nothing is decided", async () => {
  await page();
  expect(bar().hidden).toBe(false);
  expect(loaded()).toBe(0);
  expect(localStorage.length).toBe(0);
});

test("allowing is kept, ends the question and loads at once", async () => {
  await page();
  press(".consent", "granted");
  expect(bar().hidden).toBe(true);
  expect(localStorage.getItem("consent")).toBe("granted");
  expect(loaded()).toBe(2);
  await page();
  expect(bar().hidden).toBe(true);
  expect(loaded()).toBe(2);
});

test("refusing is kept, ends the question and loads nothing", async () => {
  await page();
  press(".consent", "denied");
  expect(bar().hidden).toBe(true);
  expect(localStorage.getItem("consent")).toBe("denied");
  expect(reload).not.toHaveBeenCalled();
  await page();
  expect(bar().hidden).toBe(true);
  expect(loaded()).toBe(0);
});

test("Escape decides nothing: the next page asks again", async () => {
  await page();
  const key = (key: string) =>
    bar()
      .querySelector("button")!
      .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  key("Tab");
  expect(bar().hidden).toBe(false);
  key("Escape");
  expect(bar().hidden).toBe(true);
  expect(localStorage.length).toBe(0);
  await page();
  expect(bar().hidden).toBe(false);
});

test("the page about privacy shows the choice and changes it", async () => {
  await page(true);
  expect(document.querySelector<HTMLElement>(".consent-choice")!.hidden).toBe(false);
  expect(state()).toEqual(["none"]);
  press(".consent-choice", "denied");
  expect(state()).toEqual(["denied"]);
  press(".consent-choice", "granted");
  expect(state()).toEqual(["granted"]);
  expect(bar().hidden).toBe(true);
  expect(loaded()).toBe(2);
});

test("withdrawing loads the page again, which deletes the cookies of others", async () => {
  localStorage.setItem("consent", "granted");
  await page(true);
  const cookies = vi.spyOn(document, "cookie", "set");
  vi.spyOn(document, "cookie", "get").mockReturnValue(
    "_fbp=fb.1; sidebar=open; _ga_X=GS1; _garden=1; _gac_UA-1=1; _dc_gtm_UA-1=1",
  );
  press(".consent-choice", "denied");
  expect(localStorage.getItem("consent")).toBe("denied");
  expect(reload).toHaveBeenCalledTimes(1);
  await page(true);
  const deleted = cookies.mock.calls.map(([text]) => text);
  expect(deleted).toContain("_fbp=; path=/; max-age=0");
  expect(deleted).toContain("_ga_X=; path=/; max-age=0; domain=raa.example");
  expect(deleted).toContain("_gac_UA-1=; path=/en/how-to-buy/; max-age=0");
  expect(deleted).toContain("_dc_gtm_UA-1=; path=/en; max-age=0; domain=www.raa.example");
  expect(deleted.join()).not.toMatch(/sidebar|_garden/);
});

test("a choice made in another tab is followed", async () => {
  await page(true);
  localStorage.setItem("consent", "denied");
  dispatchEvent(new StorageEvent("storage"));
  expect(bar().hidden).toBe(true);
  expect(state()).toEqual(["denied"]);
});

test.each(["storage", "pageshow"])("consent withdrawn elsewhere ends analytics of an open page (%s)", async (event) => {
  localStorage.setItem("consent", "granted");
  await page();
  expect(loaded()).toBe(2);
  localStorage.setItem("consent", "denied");
  dispatchEvent(new Event(event));
  expect(reload).toHaveBeenCalled();
});

test("while a payment is under way the page stays, and goes when it may", async () => {
  vi.useFakeTimers();
  localStorage.setItem("consent", "granted");
  await page();
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener("archipel:leaving", stay);
  localStorage.setItem("consent", "denied");
  dispatchEvent(new StorageEvent("storage"));
  vi.advanceTimersByTime(5_000);
  expect(reload).not.toHaveBeenCalled();
  document.removeEventListener("archipel:leaving", stay);
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalled();
  vi.useRealTimers();
});

test("a page of another path deletes what was left there", async () => {
  localStorage.setItem("consent", "denied");
  const cookies = vi.spyOn(document, "cookie", "set");
  vi.spyOn(document, "cookie", "get").mockReturnValue("_gid=1");
  await page();
  expect(cookies.mock.calls.join()).toContain("_gid=; path=/en/how-to-buy; max-age=0");
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "%j refuses: no question, no buttons",
  async (signal) => {
    vi.stubGlobal("navigator", signal);
    localStorage.setItem("consent", "granted");
    await page(true);
    expect(bar().hidden).toBe(true);
    expect(state()).toEqual(["browser"]);
    expect(document.querySelector<HTMLElement>(".consent-choice .actions")!.hidden).toBe(true);
    expect(loaded()).toBe(0);
  },
);

test.each([undefined, false, "true"])(
  "Global Privacy Control that is %s refuses nothing",
  async (globalPrivacyControl) => {
    vi.stubGlobal("navigator", { globalPrivacyControl, doNotTrack: "unspecified" });
    await page();
    expect(bar().hidden).toBe(false);
  },
);

test("with storage blocked a choice holds until the page is left", async () => {
  vi.stubGlobal("localStorage", undefined);
  await page(true);
  expect(bar().hidden).toBe(false);
  press(".consent", "granted");
  expect([bar().hidden, loaded()]).toEqual([true, 2]);
  expect(state()).toEqual(["granted"]);
  await page();
  expect([bar().hidden, loaded()]).toEqual([false, 0]);
});

test("a refusal that storage has no room for takes an earlier consent with it", async () => {
  localStorage.setItem("consent", "granted");
  await page(true);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  press(".consent-choice", "denied");
  expect(state()).toEqual(["denied"]);
  expect(localStorage.getItem("consent")).toBeNull();
});

test("the bar has room at the end of the page as long as it is open", async () => {
  await page();
  const height = vi.spyOn(bar(), "offsetHeight", "get").mockReturnValue(94);
  resized();
  expect(document.body.style.paddingBlockEnd).toBe("94px");
  expect(document.documentElement.style.getPropertyValue("--room")).toBe("94px");
  height.mockReturnValue(0);
  resized();
  expect(document.body.style.paddingBlockEnd).toBe("");
  expect(document.documentElement.style.getPropertyValue("--room")).toBe("");
});
