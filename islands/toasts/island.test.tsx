// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMessages, MessagesProvider } from "archipel/messages";
import { render } from "archipel/prerender";
import { readMessages, renderedLocales } from "../lib/testing";
import Toasts from "./island";
import { dismissToast, toast, type ToastOptions } from "./toast";

const complain = vi.fn();
let region: HTMLElement;
let root: Root;

/** Renders the island like the build and hydrates it. */
async function hydrate(locale = "en") {
  const messages = readMessages(locale, "toasts");
  const request = { island: "toasts", id: "toasts", locale, static: false, props: {}, messages };
  const answer = render(() => ({ default: Toasts }), request);
  expect(answer).toEqual({ html: expect.any(String) });
  document.body.innerHTML = `<button id="page">Page</button><div data-island>${(answer as { html: string }).html}</div>`;
  const container = document.body.lastElementChild as HTMLElement;
  region = container.querySelector("section")!;
  const server = container.innerHTML;
  const words = createMessages(locale, messages, complain);
  await act(async () => {
    root = hydrateRoot(
      container,
      <MessagesProvider value={words}>
        <Toasts />
      </MessagesProvider>,
    );
  });
  await pass(100);
  expect(container.innerHTML).toBe(server);
}

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
/** Adds a notification and waits for its arrival. */
async function add(options: Partial<ToastOptions> = {}) {
  await act(async () => void toast({ type: "info", title: "Title", ...options }));
  await pass(60);
}
const items = () => [...document.querySelectorAll<HTMLElement>(".toasts li")];
const titles = () => items().map((item) => item.querySelector("p")?.textContent);
const button = (item: HTMLElement) => item.querySelector<HTMLElement>(".icon-btn");
const press = (element: HTMLElement) => act(() => element.click());
const key = (target: EventTarget, init: KeyboardEventInit) =>
  act(() => void target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })));
const pointer = (target: Element, type: string, x = 0, y = 0) =>
  act(() => void target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y })));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  complain.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(async () => {
  await act(async () => {
    dismissToast();
    vi.advanceTimersByTime(1000);
    root.unmount();
  });
  expect(complain).not.toHaveBeenCalled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(renderedLocales)("it is empty and named until something is said in %s", async (locale) => {
  await hydrate(locale);
  expect(region.getAttribute("aria-label")).toContain("Alt+T");
  expect(items()).toEqual([]);
  await add({ type: "error", title: "Title" });
  expect(region.textContent).not.toMatch(/[{}]/);
  expect(button(items()[0]!)!.getAttribute("aria-label")).toBeTruthy();
});

test("it is announced: the place first, the words after", async () => {
  await hydrate();
  await act(async () => void toast({ type: "error", title: "Not sent", description: "Try again." }));
  const place = items()[0]!.querySelector("[role]")!;
  expect(place.getAttribute("role")).toBe("alert");
  expect(place.textContent).toBe("");
  await pass(60);
  expect(items()[0]!.querySelector("[role]")).toBe(place);
  expect(place.textContent).toBe("Error: Not sentTry again.");
});

test.each([
  ["message", "status", ""],
  ["success", "status", "Done: "],
  ["info", "status", "Note: "],
  ["warning", "status", "Warning: "],
  ["error", "alert", "Error: "],
  ["loading", "status", "In progress: "],
] as const)("%s is a %s and says its kind in words", async (type, role, word) => {
  await hydrate();
  await add({ type });
  const [item] = items();
  expect(item!.querySelector("[role]")!.getAttribute("role")).toBe(role);
  expect(item!.querySelector("[role]")!.textContent).toBe(`${word}Title`);
  expect(item!.querySelectorAll(":scope > div > svg[aria-hidden=true]")).toHaveLength(type === "message" ? 0 : 1);
});

test("it closes after 4000 ms and is removed 200 ms later", async () => {
  await hydrate();
  await add();
  await pass(3999);
  expect(items()[0]!.className).not.toContain("is-leaving");
  await pass(1);
  expect(items()[0]!.className).toContain("is-leaving");
  await pass(199);
  expect(items()).toHaveLength(1);
  await pass(1);
  expect(items()).toHaveLength(0);
});

test("loading never closes by itself, until it is replaced", async () => {
  await hydrate();
  await add({ id: "x", type: "loading", title: "Sending", duration: 1 });
  await pass(100_000);
  expect(titles()).toEqual(["Sending"]);
  await add({ id: "x", type: "success", title: "Sent" });
  expect(titles()).toEqual(["Sent"]);
  await pass(4300);
  expect(items()).toEqual([]);
});

test("three are visible; the others wait with their time", async () => {
  await hydrate();
  for (const title of ["A", "B", "C", "D"]) await act(async () => void toast({ type: "info", title }));
  await pass(60);
  expect(items().map(({ hidden }) => hidden)).toEqual([false, false, false, true]);
  expect(
    items()
      .slice(0, 3)
      .map(({ style }) => style.translate),
  ).toEqual(["", "0 14px", "0 28px"]);
  await pass(4200);
  expect(titles()).toEqual(["A"]);
  expect(items()[0]!.hidden).toBe(false);
  await pass(3999);
  expect(titles()).toEqual(["A"]);
  await pass(201);
  expect(items()).toEqual([]);
});

test.each([
  ["top-left", "1rem", "auto", "0 14px"],
  ["top-center", "0px", "0px", "0 14px"],
  ["bottom-right", "auto", "1rem", "0 -14px"],
  ["bottom-center", "0px", "0px", "0 -14px"],
] as const)("one stands where its caller says: %s", async (position, left, right, behind) => {
  await hydrate();
  await add({ title: "Elsewhere" });
  await add({ title: "A", position });
  await add({ title: "B", position });
  const stacks = [...document.querySelectorAll<HTMLElement>(".toasts")];
  const lists = stacks.map((stack) =>
    [...stack.querySelectorAll("li")].map((item) => item.querySelector("p")!.textContent),
  );
  expect(lists).toEqual([["Elsewhere"], ["B", "A"]]);
  const { style } = stacks[1]!;
  expect([style.left, style.right]).toEqual([left, right]);
  expect(style.top === "auto").toBe(position.startsWith("bottom"));
  expect(stacks[1]!.querySelectorAll("li")[1]!.style.translate).toBe(behind);
  await key(document, { code: "KeyT", key: "t", altKey: true });
  expect(document.activeElement, "the keys lead to the newest").toBe(stacks[1]);
  await key(stacks[1]!, { key: "Escape" });
  await pass(4500);
  expect(items()).toEqual([]);
});

test("one at the left is swiped to the left, one at the bottom downwards", async () => {
  await hydrate();
  for (const [x, y] of [
    [-45, 0],
    [0, 45],
  ] as const) {
    await add({ position: "bottom-left" });
    const [item] = items();
    for (const [wrongX, wrongY] of [
      [-x, -y],
      [x, y],
    ] as const) {
      expect(item!.className).not.toContain("is-leaving");
      await pointer(item!, "pointerdown");
      await pointer(item!, "pointermove", wrongX, wrongY);
      await pointer(item!, "pointerup", wrongX, wrongY);
    }
    expect(item!.className).toContain("is-leaving");
    await pass(200);
  }
});

test("hovering lays them out and stops their time", async () => {
  await hydrate();
  await add();
  await pass(3000);
  await pointer(region, "pointerover");
  expect(region.className).toContain("is-expanded");
  await pass(60_000);
  expect(items()).toHaveLength(1);
  await pointer(region, "pointerout");
  expect(region.className).not.toContain("is-expanded");
  // 60 ms of the first 3000 passed before its arrival; they do not count.
  await pass(999);
  expect(items()[0]!.className).not.toContain("is-leaving");
  await pass(1);
  expect(items()[0]!.className).toContain("is-leaving");
});

test("a hidden tab stops their time", async () => {
  await hydrate();
  await add();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await pass(60_000);
  expect(items()).toHaveLength(1);
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await pass(4200);
  expect(items()).toEqual([]);
});

test("Alt+T leads to them whatever the alphabet, Escape back", async () => {
  await hydrate();
  const page = document.getElementById("page")!;
  page.focus();
  await key(document, { code: "KeyT", key: "†", altKey: true });
  expect(document.activeElement).toBe(page);
  await add();
  await key(document, { code: "KeyT", key: "t" });
  await key(document, { code: "KeyT", key: "t", altKey: true, ctrlKey: true });
  expect(document.activeElement).toBe(page);
  await key(document, { code: "KeyT", key: "†", altKey: true });
  expect(document.activeElement).toBe(region);
  expect(region.className).toContain("is-expanded");
  await pass(60_000);
  expect(items()).toHaveLength(1);
  await key(region, { key: "Escape" });
  expect(document.activeElement).toBe(page);
  expect(region.className).not.toContain("is-expanded");
  await pass(4200);
  expect(items()).toEqual([]);
});

test("the close button closes one; the focus goes to the others, and home after the last", async () => {
  await hydrate();
  const page = document.getElementById("page")!;
  page.focus();
  await add({ title: "A" });
  await add({ title: "B" });
  await act(() => button(items()[0]!)!.focus());
  await press(button(items()[0]!)!);
  await pass(200);
  expect(titles()).toEqual(["A"]);
  expect(document.activeElement).toBe(region);
  await act(() => button(items()[0]!)!.focus());
  await press(button(items()[0]!)!);
  await pass(200);
  expect(document.activeElement).toBe(page);
});

test("a press of the pointer leaves no focus behind, which would stop the time of the others", async () => {
  await hydrate();
  const page = document.getElementById("page")!;
  page.focus();
  await add({ title: "A" });
  await add({ title: "B" });
  await act(() => button(items()[0]!)!.focus());
  await act(() => button(items()[0]!)!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 })));
  expect(document.activeElement).toBe(page);
  await pass(4200);
  expect(titles()).toEqual([]);
});

test("an action is done, and closes", async () => {
  await hydrate();
  const onClick = vi.fn();
  await add({ action: { label: "Undo", onClick } });
  await press(items()[0]!.querySelector<HTMLElement>(".btn")!);
  expect(onClick).toHaveBeenCalledTimes(1);
  await pass(200);
  expect(items()).toEqual([]);
});

test.each([
  ["Undo", 1, 0],
  ["Not now", 0, 1],
  ["Later", 0, 0],
])("of two buttons %s is pressed, and closes", async (label, done, left) => {
  await hydrate();
  const [action, cancel] = [vi.fn(), vi.fn()];
  const way = label === "Later" ? { label } : { label: "Not now", onClick: cancel };
  await add({ action: { label: "Undo", onClick: action }, cancel: way });
  const buttons = [...items()[0]!.querySelectorAll<HTMLElement>(".btn")];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Undo", way.label]);
  await press(buttons.find(({ textContent }) => textContent === label)!);
  expect([action.mock.calls.length, cancel.mock.calls.length]).toEqual([done, left]);
  await pass(200);
  expect(items()).toEqual([]);
});

test.each([
  ["45 px to the right", 45, 0, true],
  ["44 px to the right", 44, 0, false],
  ["to the left", -90, 0, false],
  ["45 px upwards", 0, -45, true],
  ["downwards", 0, 90, false],
])("a swipe %s", async (_, x, y, gone) => {
  await hydrate();
  await add();
  const [item] = items();
  await pointer(item!, "pointerdown");
  await pointer(item!, "pointermove", Math.sign(x) * 3, Math.sign(y) * 3);
  await pointer(item!, "pointermove", x, y);
  await pointer(item!, "pointerup", x, y);
  expect(item!.className.includes("is-leaving")).toBe(gone);
  expect(item!.style.translate !== "").toBe(gone);
});

test("one that may not be dismissed has no button and no swipe", async () => {
  await hydrate();
  await add({ dismissible: false });
  const [item] = items();
  expect(button(item!)).toBeNull();
  await pointer(item!, "pointerdown");
  await pointer(item!, "pointermove", 90);
  await pointer(item!, "pointerup", 90);
  expect(item!.className).not.toContain("is-leaving");
});

test("while a dialog is open they are in it, and come back", async () => {
  await hydrate();
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  await add();
  const dialog = document.querySelector("dialog")!;
  expect(dialog.querySelectorAll(".toasts li")).toHaveLength(1);
  dialog.open = false;
  await act(async () => void dialog.dispatchEvent(new Event("close")));
  expect(dialog.childElementCount).toBe(0);
  expect(titles()).toEqual(["Title"]);
  await pass(4200);
  expect(items()).toEqual([]);
});
