// @vitest-environment jsdom
import { type FormEvent, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { hydrate } from "./hydrate";
import { hydrateOnce } from "./hydrate-islands";
import "./press";
import { render } from "./prerender";

const clicks = vi.fn();
const seen = vi.fn();

function Island() {
  const [count, setCount] = useState(0);
  const [text, setText] = useState("");
  const [isOn, setOn] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    seen(`sent ${text}`);
  };
  return (
    <form onSubmit={send} onFocus={() => seen("focus")}>
      <button type="button" onClick={() => setCount(count + 1)} onPointerDown={() => seen("down")}>
        <b>{count}</b>
      </button>
      <input type="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
      <output>{text}</output>
      <a href="#there">there</a>
      {/* biome-ignore lint/a11y: it has to be no button */}
      <i tabIndex={0} onKeyDown={({ key }) => seen(key)} />
      <input
        type="search"
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Enter") return;
          seen(`add ${currentTarget.value}`);
          currentTarget.value = "";
        }}
      />
      <input type="number" defaultValue="1" onChange={({ target }) => seen(`number ${target.value}`)} />
    </form>
  );
}

let island: HTMLElement;
const find = <Kind extends Element>(selector: string) => island.querySelector<Kind>(selector)!;

beforeEach(() => {
  for (const spy of [clicks, seen]) spy.mockReset();
  globalThis.archipelKept.length = 0;
  const request = { island: "a", id: "a", locale: "en", static: false, props: {}, messages: {} };
  const response = render(() => ({ default: Island }), request);
  document.body.innerHTML = `<archipel-island><div data-island>${(response as { html: string }).html}</div></archipel-island>`;
  island = document.querySelector("archipel-island")!;
});

/** Hydrates the island, and waits until queued events have been replayed. */
const wake = (prepare = () => Promise.resolve()) =>
  hydrateOnce(island, "a", prepare, (_, fail) =>
    hydrate(find<HTMLElement>("[data-island]"), Island, "en", { id: "a", props: {}, messages: {} }, fail),
  );

test("presses count when the island is hydrated, each of them and in their order", async () => {
  document.body.addEventListener("click", clicks);
  find("button").dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  find<HTMLElement>("b").click();
  find<HTMLElement>("button").click();
  expect(clicks, "the page does not see it yet").not.toHaveBeenCalled();
  expect(island.hasAttribute("hydrating"), "it is hydrated, whatever it waits for").toBe(true);
  await wake();
  expect(find("b").textContent).toBe("2");
  expect(seen.mock.calls.flat()).toContain("down");
  expect(clicks).toHaveBeenCalledTimes(2);
  document.body.removeEventListener("click", clicks);
});

test("a box is checked once, and a typed text reaches the island", async () => {
  find<HTMLInputElement>("[type=checkbox]").click();
  const field = find<HTMLInputElement>("[type=text]");
  field.focus();
  field.value = "ab";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await wake();
  expect(find<HTMLInputElement>("[type=checkbox]").checked).toBe(true);
  expect(find("output").textContent).toBe("ab");
  expect(field.value).toBe("ab");
  expect(seen.mock.calls.flat()).toContain("focus");
});

test("a form is sent with what was typed", async () => {
  const field = find<HTMLInputElement>("[type=text]");
  field.value = "c";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  find<HTMLFormElement>("form").requestSubmit();
  await wake();
  expect(seen.mock.calls.flat()).toContain("sent c");
});

test("keys reach what is not a button", async () => {
  const key = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  find("i").dispatchEvent(key);
  expect(key.defaultPrevented).toBe(true);
  await wake();
  expect(seen.mock.calls.flat()).toContain("Enter");
});

/** Types into a field, as a browser does. */
function type(field: HTMLInputElement, text: string) {
  for (const key of text) {
    field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    field.value += key;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

test("each word that is added by a key is that of its moment", async () => {
  const field = find<HTMLInputElement>("[type=search]");
  for (const word of ["ab", "cd"]) {
    type(field, word);
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  }
  type(field, "e");
  find<HTMLElement>("button").click();
  await wake();
  expect(seen.mock.calls.flat()).toEqual(["add ab", "add cd"]);
  expect(field.value).toBe("e");
});

test("arrows reach the island", async () => {
  find("i").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  find<HTMLElement>("button").click();
  await wake();
  expect(seen.mock.calls.flat()).toEqual(["ArrowRight"]);
});

test("a number is changed once", async () => {
  const field = find<HTMLInputElement>("[type=number]");
  field.value = "2";
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  find<HTMLElement>("button").click();
  await wake();
  expect(seen.mock.calls.flat()).toEqual(["number 2"]);
});

test("links are the browser's", async () => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  find("a").dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(island.hasAttribute("hydrating")).toBe(false);
});

test.each([
  ["Escape", () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))],
  ["another part of the page", () => dispatchEvent(new Event("archipel:forget"))],
])("%s gives a press up", async (_, giveUp) => {
  find<HTMLElement>("button").click();
  giveUp();
  await wake();
  expect(find("b").textContent).toBe("0");
});

test.each([
  ["is given up", false, "0"],
  ["waits if the page shows that it does", true, "1"],
])("a press whose code could not be fetched %s", async (_, isShown, count) => {
  const show = (event: Event) => isShown && event.preventDefault();
  addEventListener("archipel:island-error", show);
  find<HTMLElement>("button").click();
  await wake(() => Promise.reject(new TypeError("cut")));
  await wake();
  expect(find("b").textContent).toBe(count);
  removeEventListener("archipel:island-error", show);
});

test("a press that nobody expects any more is given up", async () => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  Object.defineProperty(click, "timeStamp", { value: performance.now() - 60_000 });
  find("button").dispatchEvent(click);
  await wake();
  expect(find("b").textContent).toBe("0");
});
