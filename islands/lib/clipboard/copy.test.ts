// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyText } from "./copy";

const complain = vi.fn();
const command = vi.fn();
let copied: string | undefined;

/** A mock of the clipboard of a secure page, which jsdom lacks. */
function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}

beforeEach(() => {
  document.body.innerHTML = "<button>Copy</button><dialog open><button id=inside>Copy</button></dialog>";
  copied = undefined;
  complain.mockReset();
  command.mockReset().mockImplementation(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    copied = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  });
  document.execCommand = command;
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "clipboard");
  vi.restoreAllMocks();
});

test("the secure clipboard is asked first", async () => {
  const write = vi.fn(async () => {});
  clipboard(write);
  expect(await copyText("0xA1")).toBe(true);
  expect(write).toHaveBeenCalledExactlyOnceWith("0xA1");
  expect(command).not.toHaveBeenCalled();
});

test.each([
  ["missing", () => {}],
  ["refusing", () => clipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")))],
  [
    "throwing",
    () =>
      clipboard(() => {
        throw new Error("no");
      }),
  ],
])("a %s clipboard gives way to a selected field, which leaves nothing behind", async (_, prepare) => {
  prepare();
  const button = document.querySelector("button")!;
  button.focus();
  expect(await copyText("line 1\nline 2")).toBe(true);
  expect(copied).toBe("line 1\nline 2");
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(complain).not.toHaveBeenCalled();
});

test("inside a dialog the field is inside too", async () => {
  document.getElementById("inside")!.focus();
  command.mockImplementation(() => document.activeElement!.closest("dialog") !== null);
  expect(await copyText("x")).toBe(true);
  expect(document.activeElement!.id).toBe("inside");
});

test.each([
  ["refused", () => false],
  [
    "thrown",
    () => {
      throw new Error("blocked");
    },
  ],
])("a copy that is %s is logged once in Russian and answered with false", async (_, answer) => {
  command.mockImplementation(answer);
  expect(await copyText("x")).toBe(false);
  expect(complain).toHaveBeenCalledTimes(1);
  expect(complain.mock.calls[0]![0]).toMatch(/^[А-Яа-яё ]+$/);
  expect(document.querySelector("textarea")).toBeNull();
});
