// @vitest-environment jsdom
import { expect, test } from "vitest";
import { reloadOnce } from "archipel/reload";
import { guardLeaving } from "./leaving";

test("neither the visitor nor a new release takes the page away while there is a reason to stay", () => {
  let isAsked = true;
  const leave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const reload = (chunk: string) => {
    const page = { sessionStorage, location: { ...location, reload: () => {} } };
    return reloadOnce(chunk, page);
  };
  const end = guardLeaving(() => isAsked);
  expect([leave(), reload("a.js")]).toEqual([false, false]);
  isAsked = false;
  expect([leave(), reload("b.js")]).toEqual([true, true]);
  isAsked = true;
  end();
  expect([leave(), reload("c.js")]).toEqual([true, true]);
});
