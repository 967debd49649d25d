// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { forget, recall, remember } from "./record";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("a record is kept, read and removed", () => {
  expect(recall()).toBeUndefined();
  remember({ id: "evm:org.fox", kind: "evm", address: "0x1" } as never);
  expect(localStorage.getItem("wallet")).toBe('{"id":"evm:org.fox","kind":"evm"}');
  expect(recall()).toEqual({ id: "evm:org.fox", kind: "evm" });
  forget();
  expect(localStorage.length).toBe(0);
});

test.each(["", "no json", "null", "7", "[]", "{}", '{"id":7,"kind":"evm"}', '{"id":"x","kind":"bitcoin"}'])(
  "%j is no record and is removed",
  (text) => {
    localStorage.setItem("wallet", text);
    expect(recall()).toBeUndefined();
    expect(localStorage.getItem("wallet")).toBeNull();
  },
);

test("blocked storage is an empty one", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
  }
  expect(recall()).toBeUndefined();
  expect(() => remember({ id: "a", kind: "evm" })).not.toThrow();
  expect(forget).not.toThrow();
});
