// @vitest-environment jsdom
import { lazy, Suspense, useActionState, useId } from "react";
import { expect, test, vi } from "vitest";
import { hydrate } from "./hydrate";
import { type Response, render } from "./prerender";

const Late = lazy(async () => ({ default: () => <b id={useId()}>late</b> }));

function Order() {
  const [answer, send] = useActionState(async (_: string, form: FormData) => `ordered: ${form.get("tea")}`, "nothing");
  return (
    <form action={send}>
      <Suspense fallback="wait">
        <Late />
      </Suspense>
      <input name="tea" defaultValue="green" />
      <button type="submit">order</button>
      <output>{answer}</output>
    </form>
  );
}

test("what was waited for, and a form with an action, are hydrated as they were prerendered", async () => {
  // Like the thread that prerenders islands.
  const idle = () => ({ name: null, action: "#", method: "dialog", data: null });
  Object.defineProperty(Function.prototype, "$$FORM_ACTION", { value: idle, configurable: true, writable: true });
  const data = { id: "order", props: {}, messages: {} };
  const request = { island: "order", locale: "en", static: false, ...data };
  const { html } = (await render(() => ({ default: Order }), request)) as Extract<Response, { html: string }>;
  Reflect.deleteProperty(Function.prototype, "$$FORM_ACTION");
  expect(html).toContain('<form action="#" method="dialog"><!--$--><b id="_orderR_1_">late</b><!--/$-->');

  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  const before = container.innerHTML;
  await hydrate(container, Order, "en", data, complain);
  // React hydrates the boundary after its module is loaded.
  await vi.waitFor(() => expect(Object.keys(container.querySelector("b")!)).not.toEqual([]));
  expect(container.innerHTML).toBe(before);
  container.querySelector("button")!.click();
  await vi.waitFor(() => expect(container.querySelector("output")!.textContent).toBe("ordered: green"));
  // Browsers do not also load React's server renderer.
  const complaints = complain.mock.calls.filter(([words]) => !String(words).includes("multiple renderers"));
  expect(complaints).toEqual([]);
});
