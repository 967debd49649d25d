// @vitest-environment jsdom
import { useEffect, useId, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrate, roots } from "./hydrate";
import "./loader";
import { useMessages } from "./messages";
import { render } from "./prerender";
import { hydrateIslands } from "./hydrate-islands";

const messages = { pressed_one: "Pressed {{count}} time", pressed_other: "Pressed {{count}} times" };
const mounted = vi.fn();

/** Counts clicks; throws at the third. */
function Counter({ start }: { start: number }) {
  const { t } = useMessages();
  const [count, setCount] = useState(start);
  useEffect(() => mounted(), []);
  if (count === 3) throw new Error("three");
  return (
    <p id={useId()}>
      <button onClick={() => setCount(count + 1)}>{t("pressed", { count })}</button>
    </p>
  );
}

/** Throws in browsers. */
function Broken(): never {
  throw new Error("broken");
}

const files: Record<string, () => Promise<unknown>> = {
  "/hydrate.js": () => import("./hydrate"),
  "/counter.js": async () => ({ default: Counter }),
  "/broken.js": async () => ({ default: Broken }),
};
let isCut = false;
const fetchWords = () => (isCut ? Promise.reject(new TypeError("cut")) : Promise.resolve(JSON.stringify(messages)));
let wordsFile: () => Promise<string> = fetchWords;
vi.mock("./load-chunk", () => ({
  loadModule: (url: string) => (isCut || !files[url] ? Promise.reject(new TypeError(url)) : files[url]()),
  fetchText: () => wordsFile(),
}));
let isReachable = false;
vi.mock("./reload", () => ({ isServed: async () => isReachable, noteTyped() {} }));
hydrateIslands();

const errors = vi.fn();
const failures = vi.fn();

beforeEach(() => {
  isCut = isReachable = false;
  for (const spy of [mounted, errors, failures]) spy.mockReset();
  vi.spyOn(console, "error").mockImplementation(errors);
  document.body.addEventListener("archipel:island-error", onFailure);
});
afterEach(() => {
  document.body.removeEventListener("archipel:island-error", onFailure);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function onFailure(event: Event) {
  failures((event as CustomEvent).detail);
}

/** Adds an island to the page, as the build writes it. */
function place(
  when: string,
  src = "/counter.js",
  { start = 0, words = messages as object | string, stored = "" } = {},
): { island: Element; button: () => HTMLElement; html: string } {
  const data = { id: "counter-2", props: { start }, messages };
  const request = { seq: 1, island: "counter", locale: "en", static: false, ...data };
  const { html } = render(() => ({ default: Counter }), request) as { html: string };
  document.body.innerHTML =
    `<archipel-island src="${src}" runtime="/hydrate.js" when="${when}" name="counter" locale="en"${stored && ` stored="${stored}"`}>` +
    `<div data-island>${html}</div>` +
    `<script type="application/json">${JSON.stringify({ ...data, messages: words })}</script></archipel-island>`;
  const island = document.body.firstElementChild!;
  return { island, button: () => island.querySelector("button")!, html };
}

const hydrated = (island: Element) => vi.waitFor(() => expect(island.hasAttribute("hydrated")).toBe(true));

test("an island is hydrated with the server's HTML as it was", async () => {
  const { island, button, html } = place("load");
  await hydrated(island);
  expect(island.firstElementChild!.innerHTML).toBe(html);
  expect(html).toContain("counter-2");
  button().click();
  await vi.waitFor(() => expect(button().textContent).toBe("Pressed 1 time"));
  expect(errors).not.toHaveBeenCalled();
  expect(mounted).toHaveBeenCalledTimes(1);
});

test("moving an island does not hydrate it again", async () => {
  const { island } = place("load");
  await hydrated(island);
  document.body.append(island);
  await Promise.resolve();
  expect(mounted).toHaveBeenCalledTimes(1);
});

test("an island that is hydrated again shows other words and code with the state it has, until it is taken out", async () => {
  const { island, button } = place("load");
  await hydrated(island);
  button().click();
  await vi.waitFor(() => expect(button().textContent).toBe("Pressed 1 time"));
  const container = island.firstElementChild as HTMLElement;
  const data = {
    id: "counter-2",
    props: { start: 0 },
    messages: { pressed_one: "Clicked {{count}} time", pressed_other: "" },
  };
  await hydrate(container, Counter, "en", data, failures);
  expect(button().textContent).toBe("Clicked 1 time");
  expect(mounted).toHaveBeenCalledTimes(1);
  await expect(hydrate(container, Broken, "en", data, failures)).rejects.toThrow("broken");
  expect(button().textContent).toBe("Clicked 1 time");
  roots.get(container)!.unmount();
  expect(failures).not.toHaveBeenCalled();
});

test("an island that leaves the page before its moment is not hydrated", async () => {
  const { island, button } = place("interaction");
  const waiting = button();
  island.remove();
  waiting.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(mounted).not.toHaveBeenCalled();
});

test.each([
  [
    "it is asked for again",
    (island: Element) => island.dispatchEvent(new Event("archipel:hydrating", { bubbles: true })),
  ],
  [
    "the next touch",
    (island: Element) => island.querySelector("button")!.dispatchEvent(new Event("pointerdown", { bubbles: true })),
  ],
  ["the network is back", () => dispatchEvent(new Event("online"))],
])("one that cannot be fetched keeps the server's HTML, is reported, and is hydrated when %s", async (_, again) => {
  isCut = true;
  const { island, html } = place("interaction", "/counter.js", { words: "/words.json" });
  island.querySelector("button")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(failures).toHaveBeenCalledTimes(1));
  expect(failures.mock.calls[0]![0]).toMatchObject({ island: "counter", error: expect.any(TypeError) });
  expect(island.firstElementChild!.innerHTML).toBe(html);
  expect(island.hasAttribute("hydrated")).toBe(false);
  isCut = false;
  again(island);
  await hydrated(island);
  expect(failures).toHaveBeenCalledTimes(1);
  expect(mounted).toHaveBeenCalledTimes(1);
});

test("one whose last attempt fails after the network is back is hydrated all the same", async () => {
  let cut = (_: Error) => {};
  wordsFile = () => new Promise((_, reject) => (cut = reject));
  const { island } = place("load", "/counter.js", { words: "/words.json" });
  dispatchEvent(new Event("online"));
  wordsFile = fetchWords;
  cut(new TypeError("cut"));
  await hydrated(island);
  expect(failures).toHaveBeenCalledTimes(1);
  expect(mounted).toHaveBeenCalledTimes(1);
});

test("an island that had to be hydrated before the code for it had come is hydrated", async () => {
  const { island } = place("interaction");
  island.toggleAttribute("hydrating", true);
  hydrateIslands();
  await hydrated(island);
});

test("an island that cannot be rendered keeps the server's HTML where it has no words for that, and is reported", async () => {
  const { island, html } = place("load", "/broken.js");
  await vi.waitFor(() => expect(failures).toHaveBeenCalledTimes(1));
  expect(failures.mock.calls[0]![0].error.message).toBe("broken");
  expect(island.firstElementChild!.innerHTML).toBe(html);
  expect(island.hasAttribute("hydrating")).toBe(false);
  expect(island.hasAttribute("hydrated"), "no press waits for it").toBe(true);
});

test("an island that breaks later gets the server's HTML back where it has no words for that", async () => {
  const { island, button, html } = place("load", "/counter.js", { start: 2 });
  await hydrated(island);
  button().click();
  await vi.waitFor(() => expect(failures).toHaveBeenCalledTimes(1));
  expect(failures.mock.calls[0]![0].error.message).toBe("three");
  expect(island.firstElementChild!.innerHTML).toBe(html);
});

const told = {
  ...messages,
  "island-error-title": "Something went wrong!",
  "island-error-show": "Show Error",
  "island-error-hide": "Hide Error",
};

/** Reads the error view of an island, and opens and closes it. */
async function readError(island: Element): Promise<string> {
  await vi.waitFor(() => expect(island.querySelector("[role=alert]")).not.toBeNull());
  expect(island.querySelector("[role=alert]")!.textContent).toContain("Something went wrong!");
  expect(island.firstElementChild!.children).toHaveLength(1);
  const [details, summary] = [island.querySelector("details")!, island.querySelector("summary")!];
  const text = details.querySelector("pre")!.textContent!;
  for (const [open, word] of [
    [true, "Hide Error"],
    [false, "Show Error"],
  ] as const) {
    details.open = open;
    await vi.waitFor(() => expect(summary.textContent).toBe(word));
  }
  return text;
}

test("an island that breaks later says so, and shows the error on demand", async () => {
  const { island, button } = place("load", "/counter.js", { start: 2, words: told });
  await hydrated(island);
  button().click();
  expect(await readError(island)).toBe("Error: three");
  expect(failures).toHaveBeenCalledTimes(1);
});

test("so does one that cannot be rendered", async () => {
  const { island } = place("load", "/broken.js", { words: told });
  expect(await readError(island)).toBe("Error: broken");
  expect(failures.mock.calls).toEqual([[{ island: "counter", error: expect.objectContaining({ message: "broken" }) }]]);
});

test("so does one whose code can't be had while the page can, until it is had", async () => {
  isCut = true;
  isReachable = true;
  const { island, html } = place("load", "/counter.js", { words: told });
  expect(await readError(island)).toBe("TypeError: /hydrate.js");
  expect(island.hasAttribute("hydrated")).toBe(false);
  isCut = false;
  dispatchEvent(new Event("online"));
  await hydrated(island);
  expect(island.firstElementChild!.innerHTML).toBe(html);
});

test("an island whose words are fetched is hydrated with them", async () => {
  const { island, button, html } = place("load", "/counter.js", { words: "/words.json" });
  await hydrated(island);
  expect(island.firstElementChild!.innerHTML).toBe(html);
  button().click();
  await vi.waitFor(() => expect(button().textContent).toBe("Pressed 1 time"));
});

test("an island that waits for a touch is hydrated by itself where there is something to take up again", async () => {
  localStorage.setItem("kept", "1");
  await hydrated(place("interaction", "/counter.js", { stored: "kept" }).island);
  localStorage.removeItem("kept");
  const { island } = place("interaction", "/counter.js", { stored: "kept" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(island.hasAttribute("hydrated")).toBe(false);
});

test.each(["call", "interaction"])(
  "an island that waits (%s) is hydrated when it is asked for by its name",
  async (when) => {
    const { island } = place(when);
    const call = (name: string) =>
      document.dispatchEvent(new CustomEvent("archipel:hydrate", { detail: { island: name } }));
    call("other");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(island.hasAttribute("hydrated")).toBe(false);
    call("counter");
    expect(island.hasAttribute("hydrating")).toBe(true);
    await hydrated(island);
    call("counter");
    expect(island.hasAttribute("hydrating")).toBe(false);
  },
);
