// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepReferrer, readReferrer } from "./referrer";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("the first touch wins", () => {
  expect(readReferrer()).toBeUndefined();
  keepReferrer("?utm=x&r=Anna_7-b");
  expect(localStorage.getItem("ref")).toBe("Anna_7-b");
  keepReferrer("?r=other");
  expect(readReferrer()).toBe("Anna_7-b");
});

test("the longest name has 64 characters", () => {
  keepReferrer(`?r=${"a".repeat(65)}`);
  expect(readReferrer()).toBeUndefined();
  keepReferrer(`?r=${"a".repeat(64)}`);
  expect(readReferrer()).toHaveLength(64);
});

test.each([
  "",
  "?r=",
  "?x=1",
  "?R=anna",
  "?r=%3Cscript%3E",
  "?r=a%20b",
  "?r=a%0A",
  "?r=a%00",
  "?r=%D0%B0%D0%BD%D0%BD%D0%B0",
  "?r=../../x",
  "?r=javascript:alert(1)",
  "?r=%",
  "?r=a&r=<",
])("%j leaves what may be kept, and nothing else", (search) => {
  keepReferrer(search);
  expect(localStorage.getItem("ref")).toBe(search === "?r=a&r=<" ? "a" : null);
});

test("a kept value that could not have been kept is not read, and makes room", () => {
  localStorage.setItem("ref", "<img src=x>");
  expect(readReferrer()).toBeUndefined();
  keepReferrer("?r=anna");
  expect(readReferrer()).toBe("anna");
});

test("a blocked storage is no error", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked");
  });
  keepReferrer("?r=anna");
  expect(readReferrer()).toBeUndefined();
});
