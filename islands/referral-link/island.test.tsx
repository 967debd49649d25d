// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerError } from "../accounts/shape";
import { hydrate } from "archipel/hydrate";
import { render } from "archipel/prerender";
import { locales, readMessages } from "../testing";
import type { WalletState } from "../wallets/types";
import ReferralLink from "./island";

const mocks = vi.hoisted(() => ({
  state: { asking: false, wallets: [], status: "disconnected" } as WalletState,
  listeners: new Set<() => void>(),
  ask: vi.fn(),
  fetchReferral: vi.fn(),
}));
vi.mock("../wallets/store", () => ({
  disconnected: { asking: false, wallets: [], status: "disconnected" },
  shortAddress: (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`,
  wallets: {
    subscribe: (listener: () => void) => {
      mocks.listeners.add(listener);
      return () => mocks.listeners.delete(listener);
    },
    state: () => mocks.state,
    ask: mocks.ask,
  },
}));
vi.mock("../accounts/answers", () => ({ fetchReferral: mocks.fetchReferral }));

const address = "0x71C7656EC7ab88b098defB751B7401B5f6d8976F";
const shared = { "copy-done": "Copied", "copy-failed": "Not copied" };
let container: HTMLElement;
const complain = vi.fn();

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  mocks.state = { asking: false, wallets: [], status: "disconnected" };
  mocks.listeners.clear();
  for (const mock of [mocks.ask, mocks.fetchReferral, complain]) mock.mockReset();
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

/** Draws the island as the build does, wakes it, and answers the server's HTML. */
async function wake(service = true, locale = "en"): Promise<string> {
  const words = { ...readMessages("en", "referral-link"), ...readMessages(locale, "referral-link") };
  const data = { id: "link", props: { home: "/en/", service }, messages: { ...words, ...shared } };
  const response = render(() => ({ default: ReferralLink }), { island: "it", locale, static: false, ...data });
  expect(response).toEqual({ html: expect.any(String) });
  document.body.innerHTML = `<div data-island>${(response as { html: string }).html}</div>`;
  container = document.body.firstElementChild as HTMLElement;
  const server = container.innerHTML;
  let awake: Promise<void>;
  await act(async () => {
    awake = hydrate(container, ReferralLink, locale, data, complain);
  });
  await awake!;
  return server;
}

/** The wallet is connected from now on. */
function connect() {
  mocks.state = { ...mocks.state, status: "connected", kind: "evm", address, network: "base" };
  return act(async () => {
    for (const listener of mocks.listeners) listener();
  });
}
const said = () => container.querySelector("[role=status]")!.textContent;
const field = () => container.querySelector("input");
const button = (name: string) =>
  [...container.querySelectorAll("button")].find((each) => each.textContent!.startsWith(name));
const press = (name: string) => act(async () => button(name)!.click());
const referrer = () => container.querySelector<HTMLElement>(".referral-link > p.hint")!;

test.each(locales)("the browser renders what the server rendered in %s", async (locale) => {
  for (const service of [true, false]) {
    const server = await wake(service, locale);
    const bare = (text: string) => text.replace(/<noscript>.*?<\/noscript>/, "");
    expect(bare(container.innerHTML)).toBe(bare(server));
    expect(container.textContent).not.toMatch(/[{}]/);
    expect(field()).toBeNull();
  }
});

test("without the service there is no link and no wallet is asked for", async () => {
  await wake(false);
  await connect();
  expect(said()).toContain("Personal links are not available yet");
  expect(container.querySelector("button")).toBeNull();
  expect(mocks.fetchReferral).not.toHaveBeenCalled();
});

test("the link holds the code of the service, and nothing of the address of this page", async () => {
  mocks.fetchReferral.mockResolvedValue({ code: "anna-7" });
  await wake();
  await press("Connect wallet");
  expect(mocks.ask).toHaveBeenCalledTimes(1);
  await connect();
  expect(mocks.fetchReferral).toHaveBeenCalledExactlyOnceWith(address);
  expect(field()!.value).toBe(`${location.origin}/en/?r=anna-7`);
  expect(container.querySelector(`label[for="${field()!.id}"]`)!.textContent).toBe("Link of 0x71C7…976F");
  expect(button("Connect wallet")).toBeUndefined();
});

test("copying is told for two seconds", async () => {
  mocks.fetchReferral.mockResolvedValue({ code: "anna-7" });
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await wake();
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
  mocks.fetchReferral.mockResolvedValue({ code: "anna-7" });
  vi.stubGlobal("navigator", {});
  document.execCommand = () => false;
  await wake();
  await connect();
  await press("Copy link");
  expect(container.querySelector(".error-msg")!.textContent).toBe("Not copied");
  expect(document.activeElement).toBe(field());
  expect([field()!.selectionStart, field()!.selectionEnd]).toEqual([0, field()!.value.length]);
  // The copying itself has told the console why.
  expect(complain).toHaveBeenCalledTimes(1);
  complain.mockReset();
});

test("sharing is offered where the device has it, with the risk said", async () => {
  mocks.fetchReferral.mockResolvedValue({ code: "anna-7" });
  vi.stubGlobal("navigator", {});
  await wake();
  await connect();
  expect(button("Share")).toBeUndefined();
  // Closed without sharing.
  const share = vi.fn().mockRejectedValue(new DOMException("", "AbortError"));
  vi.stubGlobal("navigator", { share });
  await wake();
  await press("Share");
  expect(share).toHaveBeenCalledExactlyOnceWith({
    text: "raa is a high-risk token. This link pays me when you buy.",
    url: `${location.origin}/en/?r=anna-7`,
  });
});

test("a failure can be tried again", async () => {
  mocks.fetchReferral.mockRejectedValueOnce(new Error("Network Error"));
  await wake();
  await connect();
  expect(said()).toContain("could not be fetched");
  mocks.fetchReferral.mockRejectedValueOnce(new AnswerError("code"));
  await press("Try again");
  expect(said()).toContain("could not be understood");
  mocks.fetchReferral.mockResolvedValue({ code: "a" });
  await press("Try again");
  expect(field()!.value).toBe(`${location.origin}/en/?r=a`);
});

test("who sends the visitor to this very page is shown, unless somebody else came first", async () => {
  history.replaceState(null, "", "/en/platform/referral-hub/?r=anna-7");
  await wake(false);
  expect(referrer().textContent).toBe("You came through the link of anna-7.");
  history.replaceState(null, "", "/en/platform/referral-hub/?r=ben");
  await wake(false);
  expect(referrer().textContent).toBe("You came through the link of anna-7.");
});

test("who sent the visitor is shown, if it can be read and is a code", async () => {
  await wake(false);
  expect(referrer().style.visibility).toBe("hidden");
  localStorage.setItem("ref", "friend-42");
  await wake(false);
  expect(referrer().style.visibility).toBe("");
  expect(referrer().textContent).toBe("You came through the link of friend-42.");
  localStorage.setItem("ref", "<img src=x>");
  await wake(false);
  expect(referrer().style.visibility).toBe("hidden");
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  await wake(false);
  expect(referrer().style.visibility).toBe("hidden");
});
