// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { reloadOnce } from "archipel/reload";
import { guardLeaving } from "./leaving";

afterEach(() => vi.unstubAllGlobals());

test("neither the visitor nor a new release takes the page away while there is a reason to stay", async () => {
  vi.stubGlobal("fetch", async () => ({ status: 200 }));
  let isAsked = true;
  const leave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const reload = (chunk: string) => {
    const page = { sessionStorage, location: { ...location, reload: () => {} } };
    return reloadOnce(chunk, page);
  };
  const end = guardLeaving(() => isAsked);
  expect([leave(), await reload("a.js")]).toEqual([false, false]);
  isAsked = false;
  expect([leave(), await reload("b.js")]).toEqual([true, true]);
  isAsked = true;
  end();
  expect([leave(), await reload("c.js")]).toEqual([true, true]);
});
