// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerError } from "../lib/accounts/shape";
import { readMessages, renderedLocales } from "../lib/testing";
import { place, withoutNoscript } from "../lib/testing-island";
import { address } from "../lib/wallets/testing-store";
import ReferralLink from "./island";

const store = await vi.hoisted(async () => (await import("../lib/wallets/testing-store")).fakeStore());
const fetchReferral = vi.hoisted(() => vi.fn());
vi.mock("../lib/wallets/store", () => store.module);
vi.mock("../lib/accounts/answers", () => ({ fetchReferral }));

let container: HTMLElement;
const complain = vi.fn();

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  store.reset();
  fetchReferral.mockReset();
  complain.mockReset();
  localStorage.clear();
  history.replaceState(null, "", "/en/platform/referral-hub/?x=1#link");
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(() => {
  expect(complain).not.toHaveBeenCalled();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Places the island and returns the server's HTML. */
async function hydrate(service = true, locale = "en"): Promise<string> {
  const shared = { "copy-done": "Copied", "copy-failed": "Not copied" };
  const messages = { ...readMessages(locale, "referral-link"), ...shared };
  const props = { home: "/en/", service };
  const placed = await place(ReferralLink, { name: "referral-link", locale, props, messages, complain });
  container = placed.container;
  return placed.html;
}

const connect = () => act(async () => store.connect());
const said = () => container.querySelector("[role=status]")!.textContent;
const field = () => container.querySelector("input");
const button = (name: string) =>
  [...container.querySelectorAll("button")].find((each) => each.textContent!.startsWith(name));
const press = (name: string) => act(async () => button(name)!.click());
const referrer = () => container.querySelector<HTMLElement>(".referral-link > p.hint")!;

test.each(renderedLocales)("the browser renders what the server rendered in %s", async (locale) => {
  for (const service of [true, false]) {
    const server = await hydrate(service, locale);
    expect(withoutNoscript(container.innerHTML)).toBe(withoutNoscript(server));
    expect(container.textContent).not.toMatch(/[{}]/);
    expect(field()).toBeNull();
  }
});

test("without the service there is no link and no wallet is asked for", async () => {
  await hydrate(false);
  await connect();
  expect(said()).toContain("Your link will appear here once personal links are available.");
  expect(container.querySelector("button")).toBeNull();
  expect(fetchReferral).not.toHaveBeenCalled();
});

test("the link holds the code of the service, and nothing of the address of this page", async () => {
  fetchReferral.mockResolvedValue({ code: "anna-7" });
  await hydrate();
  await press("Connect wallet");
  expect(store.ask).toHaveBeenCalledTimes(1);
  await connect();
  expect(fetchReferral).toHaveBeenCalledExactlyOnceWith(address);
  expect(field()!.value).toBe(`${location.origin}/en/?r=anna-7`);
  expect(container.querySelector(`label[for="${field()!.id}"]`)!.textContent).toBe("Link of 0x71C7…976F");
  expect(button("Connect wallet")).toBeUndefined();
});

test("copying is told for two seconds", async () => {
  fetchReferral.mockResolvedValue({ code: "anna-7" });
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await hydrate();
  await connect();
  vi.useFakeTimers();
  await press("Copy link");
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/en/?r=anna-7`);
  const announced = () => container.querySelector(".actions [role=status]")!.textContent;
  expect(announced()).toBe("Copied");
  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(announced()).toBe("Copied");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(announced()).toBe("");
});

test("where copying is refused the link is selected", async () => {
  fetchReferral.mockResolvedValue({ code: "anna-7" });
  vi.stubGlobal("navigator", {});
  document.execCommand = () => false;
  await hydrate();
  await connect();
  await press("Copy link");
  expect(container.querySelector(".error-msg")!.textContent).toBe("Not copied");
  expect(document.activeElement).toBe(field());
  expect([field()!.selectionStart, field()!.selectionEnd]).toEqual([0, field()!.value.length]);
  // The copy function itself has logged the reason.
  expect(complain).toHaveBeenCalledTimes(1);
  complain.mockReset();
});

test("sharing is offered where the device has it, with the risk said", async () => {
  fetchReferral.mockResolvedValue({ code: "anna-7" });
  vi.stubGlobal("navigator", {});
  await hydrate();
  await connect();
  expect(button("Share")).toBeUndefined();
  // The dialog was closed without sharing.
  const share = vi.fn().mockRejectedValue(new DOMException("", "AbortError"));
  vi.stubGlobal("navigator", { share });
  await hydrate();
  await press("Share");
  expect(share).toHaveBeenCalledExactlyOnceWith({
    text: "raa is a high-risk token. This link pays me when you buy.",
    url: `${location.origin}/en/?r=anna-7`,
  });
});

test("a failure can be tried again", async () => {
  fetchReferral.mockRejectedValueOnce(new Error("Network Error"));
  await hydrate();
  await connect();
  expect(said()).toContain("could not be fetched");
  fetchReferral.mockRejectedValueOnce(new AnswerError("code"));
  await press("Try again");
  expect(said()).toContain("could not be understood");
  fetchReferral.mockResolvedValue({ code: "a" });
  await press("Try again");
  expect(field()!.value).toBe(`${location.origin}/en/?r=a`);
});

test("who sends the visitor to this very page is shown, unless somebody else came first", async () => {
  history.replaceState(null, "", "/en/platform/referral-hub/?r=anna-7");
  await hydrate(false);
  expect(referrer().textContent).toBe("You came through the link of anna-7.");
  history.replaceState(null, "", "/en/platform/referral-hub/?r=ben");
  await hydrate(false);
  expect(referrer().textContent).toBe("You came through the link of anna-7.");
});

test("who sent the visitor is shown, if it can be read and is a code", async () => {
  await hydrate(false);
  expect(referrer().style.visibility).toBe("hidden");
  localStorage.setItem("ref", "friend-42");
  await hydrate(false);
  expect(referrer().style.visibility).toBe("");
  expect(referrer().textContent).toBe("You came through the link of friend-42.");
  localStorage.setItem("ref", "<img src=x>");
  await hydrate(false);
  expect(referrer().style.visibility).toBe("hidden");
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  await hydrate(false);
  expect(referrer().style.visibility).toBe("hidden");
});
