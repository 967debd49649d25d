// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followCopyButtons } from "./copy-buttons";
import { find } from "./testing";

const copy = vi.hoisted(() => vi.fn<(text: string) => Promise<boolean>>());
vi.mock("../lib/clipboard/copy", () => ({ copyText: copy }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    `<td><span> 0xA1b2 </span><button class="copy" data-done="Copied" data-failed="Not copied.">` +
    `<span id="copy"></span><span id="tick" hidden></span></button>` +
    `<span class="sr" role="status"></span></td>`;
  followCopyButtons();
});
afterEach(() => vi.useRealTimers());

const status = () => find("[role=status]");
const ticked = () => find("#copy").hasAttribute("hidden") && !find("#tick").hasAttribute("hidden");
const click = async () => {
  find("button").click();
  await vi.advanceTimersByTimeAsync(0);
};

test("the address is copied; a tick and a status say so for two seconds", async () => {
  copy.mockResolvedValue(true);
  await click();
  expect(copy).toHaveBeenLastCalledWith("0xA1b2");
  expect(status().textContent).toBe("Copied");
  expect(status().className).toBe("sr");
  expect(ticked()).toBe(true);
  await vi.advanceTimersByTimeAsync(1500);
  await click();
  await vi.advanceTimersByTimeAsync(1999);
  expect(ticked()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(ticked()).toBe(false);
  expect(status().textContent).toBe("");
});

test("a failure is said to all and the address is selected", async () => {
  copy.mockResolvedValue(false);
  await click();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(status().textContent).toBe("Not copied.");
  expect(status().className).toBe("");
  expect(ticked()).toBe(false);
  expect(getSelection()!.toString().trim()).toBe("0xA1b2");
  copy.mockResolvedValue(true);
  await click();
  expect(status().className).toBe("sr");
  expect(ticked()).toBe(true);
});
