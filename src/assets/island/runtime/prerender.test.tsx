import { lazy, Suspense, use, useId } from "react";
import { expect, test } from "vitest";
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

const Late = lazy(async () => ({ default: () => <b id={useId()}>{"late ".repeat(1000)}</b> }));

function Waiting() {
  return (
    <Suspense fallback="wait">
      <Late />
    </Suspense>
  );
}

function Failing() {
  return <Suspense fallback="wait">{[<Thrower key="" />]}</Suspense>;
}

function Endless() {
  return <Suspense fallback="wait">{use(new Promise<string>(() => {}))}</Suspense>;
}

function Hoisting() {
  return (
    <p>
      <title>T</title>
      <img src="/a.png" alt="" />
      <link rel="stylesheet" href="/a.css" precedence="low" />
    </p>
  );
}

function Thrower(): never {
  throw new Error("no luck");
}

const islands = {
  greeting: () => ({ default: Greeting }),
  waiting: () => ({ default: Waiting }),
  failing: () => ({ default: Failing }),
  endless: () => ({ default: Endless }),
  hoisting: () => ({ default: Hoisting }),
  thrower: () => ({ default: Thrower }),
  broken: () => {
    throw new Error("no module");
  },
  empty: () => ({}),
};

const prerender = async (more: Partial<Request>, signal?: AbortSignal) =>
  render(
    islands[(more.island ?? "greeting") as keyof typeof islands],
    { island: "greeting", id: "g", locale: "de", static: false, props: {}, messages, ...more },
    signal,
  );

test("an island is rendered with its words, its numbers and its ids", async () => {
  expect(await prerender({ props: { name: "Ö\u2028\n<b>" } })).toEqual({
    html: '<p id="_gR_0_">Hallo, Ö\u2028\n&lt;b&gt;<!-- --> <!-- -->1.234,5</p>',
  });
  expect(await prerender({ props: { name: "x" }, static: true, id: "h" })).toEqual({
    html: '<p id="_hR_0_">Hallo, x 1.234,5</p>',
  });
});

test.each([
  [{ island: "thrower" }, "no luck"],
  [{ messages: { n: "{{n}}" } }, "the message `hello` is missing"],
  [{}, 'the message "Hallo, {{name}}" was not given `name`'],
  [{ island: "failing" }, "no luck"],
])("a mistake is the answer, and the next island is not harmed: %j", async (request, error) => {
  expect(await prerender(request)).toMatchObject({ error, stack: expect.stringContaining(error) });
  expect(await prerender({ props: { name: "x" } })).toHaveProperty("html");
});

test("an island without a component is told from one that fails", async () => {
  expect(await prerender({ island: "empty" })).toEqual({ missing: true });
  await expect(prerender({ island: "broken" })).rejects.toThrow("no module");
});

test("what is loaded late is waited for, and is not apart from its place", async () => {
  const text = `<b id="_gR_0_">${"late ".repeat(1000)}</b>`;
  expect(await prerender({ island: "waiting" })).toEqual({ html: `<!--$-->${text}<!--/$-->`, waited: true });
  expect(await prerender({ island: "waiting", static: true })).toEqual({ html: text });
});

test("an island that waits for ever says where, once it is stopped", async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort());
  expect(await prerender({ island: "endless" }, controller.signal)).toEqual({
    stack: expect.stringContaining("Endless"),
  });
});

test("what React moves to the head is told, but for preloads of pictures", async () => {
  expect(await prerender({ island: "hoisting" })).toEqual({
    html: '<p><img src="/a.png" alt=""/></p>',
    hoisted: [expect.stringContaining('<link rel="stylesheet"'), "<title>"],
  });
});
