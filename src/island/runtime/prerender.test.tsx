import { useId } from "react";
import { expect, test, vi } from "vitest";
import { useMessages } from "./messages";
import { type Request, render } from "./prerender";

const messages = { hello: "Hallo, {{name}}", n: "{{n}}" };

function Greeting({ name }: { name: string }) {
  const { t } = useMessages();
  return (
    <p id={useId()}>
      {t("hello", { name })} {t("n", { n: 1234.5 })}
    </p>
  );
}

function List() {
  // Without keys, which React is to report.
  return (
    <ul>
      {[1, 2].map((n) => (
        <li>{n}</li>
      ))}
    </ul>
  );
}

function Thrower(): never {
  throw new Error("no luck");
}

const islands = {
  greeting: () => ({ default: Greeting }),
  list: () => ({ default: List }),
  thrower: () => ({ default: Thrower }),
  broken: () => {
    throw new Error("no module");
  },
  empty: () => ({}),
};

const prerender = (more: Partial<Request>) =>
  render(islands[(more.island ?? "greeting") as keyof typeof islands], {
    island: "greeting",
    id: "g",
    locale: "de",
    static: false,
    props: {},
    messages,
    ...more,
  });

test("an island is rendered with its words, its numbers and its ids", () => {
  expect(prerender({ props: { name: "Ö\u2028\n<b>" } })).toEqual({
    html: '<p id="_gR_0_">Hallo, Ö\u2028\n&lt;b&gt;<!-- --> <!-- -->1.234,5</p>',
  });
  expect(prerender({ props: { name: "x" }, static: true, id: "h" })).toEqual({
    html: '<p id="_hR_0_">Hallo, x 1.234,5</p>',
  });
});

test.each([
  [{ island: "thrower" }, "no luck"],
  [{ messages: { n: "{{n}}" } }, "the message `hello` is missing"],
  [{}, 'the message "Hallo, {{name}}" was not given `name`'],
  [{ island: "broken" }, "no module"],
])("a mistake is the answer, and the next island is not harmed: %j", (request, error) => {
  expect(prerender(request)).toMatchObject({ error, stack: expect.stringContaining(error) });
  expect(prerender({ props: { name: "x" } })).toHaveProperty("html");
});

test("an island without a component is told from one that fails", () => {
  expect(prerender({ island: "empty" })).toEqual({ missing: true });
});

test("what React reports is part of the answer, and is not printed", () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  const { warnings } = prerender({ island: "list" });
  expect(warnings).toEqual([expect.stringContaining('unique "key" prop')]);
  expect(print).not.toHaveBeenCalled();
  expect(prerender({ props: { name: "x" } }).warnings).toBeUndefined();
});
