// @vitest-environment jsdom
import { act, Children, cloneElement, Fragment, type ReactElement, type ReactNode, Suspense, useId } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createMessages, MessagesProvider, readProps } from "./messages";
import { createElement, jsx, jsxs } from "./elements";

const refuse = (problem: string): string => {
  throw new Error(problem);
};

/** Messages of an island in Persian that borrows `title` and `files` from English. */
const persian = () =>
  createMessages(
    "fa",
    {
      own: "سلام",
      title: "Hello",
      files_one: "{{count}} file",
      files_other: "{{count}} files",
      "@borrowed": JSON.stringify({ locale: "en", dir: "ltr", ids: ["files", "title"], settings: {} }),
    },
    refuse,
  );

type Words = ReturnType<typeof persian>;

const show = (messages: Words, node: ReactNode) =>
  renderToString(jsx(MessagesProvider as never, { value: messages, children: node } as never)).replaceAll(
    "<!-- -->",
    "",
  );

test("borrowed messages have the numbers and plurals of their language", () => {
  const { t, number } = persian();
  expect([0, 1, 2].map((count) => t("files", { count }))).toEqual(["0 files", "1 file", "2 files"]);
  expect(number(12)).toBe("۱۲");
});

test("the element that shows a borrowed text has its language", () => {
  const messages = persian();
  const { t } = messages;
  const lent = 'lang="en" dir="ltr"';
  expect(show(messages, jsx("p", { children: t("title") }))).toBe(`<p ${lent}>Hello</p>`);
  expect(show(messages, jsx("p", { children: t("own") }))).toBe("<p>سلام</p>");
  expect(show(messages, jsxs("p", { children: [t("title"), " ", t("own")] }))).toBe(
    `<p><span ${lent}>Hello</span> سلام</p>`,
  );
  expect(show(messages, jsxs("p", { children: [t("title"), jsx("b", { children: t("own") })] }))).toBe(
    `<p><span ${lent}>Hello</span><b>سلام</b></p>`,
  );
  expect(show(messages, jsx("ul", { children: [t("title"), t("own")] }))).toBe(
    `<ul><span ${lent}>Hello</span>سلام</ul>`,
  );
  expect(show(messages, jsxs("option", { children: [t("title"), " (2)"] }))).toBe(`<option ${lent}>Hello (2)</option>`);
  expect(show(messages, jsx("p", { dangerouslySetInnerHTML: { __html: t("title") } }))).toBe(`<p ${lent}>Hello</p>`);
  expect(show(messages, jsx("p", { lang: "de", children: t("title") }))).toBe('<p lang="de">Hello</p>');
  expect(show(messages, jsxs("p", { children: [t("files", { count: 2 }), " ", 3, null] }))).toBe(
    `<p><span ${lent}>2 files</span> 3</p>`,
  );
  expect(show(messages, createElement("li", { key: "a" } as object, t("title")))).toBe(`<li ${lent}>Hello</li>`);
  expect(show(messages, createElement("p", null, t("title"), t("own")))).toBe(`<p><span ${lent}>Hello</span>سلام</p>`);
});

const element = (type: unknown, props: object, ...children: ReactNode[]) =>
  children.length > 1
    ? jsxs(type as "p", { ...props, children })
    : jsx(type as "p", { ...props, children: children[0] });

test("a number beside a borrowed text is in the language of the page", () => {
  const messages = persian();
  const { t, number } = messages;
  const span = '<span lang="en" dir="ltr">Hello</span>';
  for (const amount of [number(12), 12]) {
    expect(show(messages, element("p", {}, amount, "\u00a0", t("title")))).toBe(`<p>${amount}\u00a0${span}</p>`);
  }
});

test("a borrowed text in a fragment is wrapped", () => {
  const messages = persian();
  const { t } = messages;
  const lent = 'lang="en" dir="ltr"';
  const bold = element("b", {}, "x");
  const shown = (node: ReactNode) => show(messages, node);
  const span = `<span ${lent}>Hello</span>`;
  expect(shown(element(Fragment, {}, t("title"), " ", bold))).toBe(`${span} <b>x</b>`);
  expect(shown(element(Fragment, {}, t("title")))).toBe(span);
  expect(shown(jsx(Fragment, { children: [t("title"), t("own")] }))).toBe(`${span}سلام`);
  expect(shown(element("p", {}, element(Fragment, {}, t("title")), bold))).toBe(`<p>${span}<b>x</b></p>`);
  expect(shown(element(Suspense, {}, t("title"))).replaceAll(/<!--.*?-->/g, "")).toBe(span);
  expect(shown(createElement(Fragment, { key: "a" } as object, t("title")))).toBe(span);
  expect(shown(element(Fragment, {}, t("own"), 3, null))).toBe("سلام3");
  const { key, type } = jsx(Fragment, { children: t("title") }, "a");
  expect([key, type]).toEqual(["a", Fragment]);
});

test("a fragment in an element that can't contain a span has only texts", () => {
  const messages = persian();
  const { t } = messages;
  const Part = () => element(Fragment, {}, t("title"), " ", t("own"));
  const part = element(Part, {});
  expect(show(messages, element("option", { value: "1" }, part))).toBe('<option value="1">Hello سلام</option>');
  const drawn = element("svg", {}, element("text", { lang: "de" }, part), element("g", {}, part));
  expect(show(messages, drawn)).toBe('<svg><text lang="de">Hello سلام</text><g>Hello سلام</g></svg>');
  const foreign = element("svg", {}, element("foreignObject", {}, element("div", {}, part)));
  const span = '<span lang="en" dir="ltr">Hello</span>';
  expect(show(messages, foreign)).toBe(`<svg><foreignObject><div>${span} سلام</div></foreignObject></svg>`);
  const mixed = element("svg", {}, element("foreignObject", {}, t("title"), element("p", {}, part)));
  expect(show(messages, mixed)).toBe(`<svg><foreignObject>${span}<p>${span} سلام</p></foreignObject></svg>`);
});

test("keys of wrapped texts differ from those of other children", () => {
  const messages = persian();
  const items = [element("b", {}, "x"), messages.t("title")];
  const keyed = items.map((item, at) => (at === 0 ? cloneElement(item as ReactElement, { key: "1" }) : item));
  const errors: unknown[] = [];
  const print = console.error;
  console.error = (...parts) => errors.push(parts);
  show(messages, jsx(Fragment, { children: keyed }));
  show(messages, element("text", {}, "x", element("tspan", {}, "y")));
  console.error = print;
  expect(errors).toEqual([]);
});

test("elements with borrowed texts are elements like others", () => {
  const { t } = persian();
  const button = jsx("button", { children: t("title") }) as ReactElement<{ id: string; children: string }>;
  expect(button.type).toBe("button");
  expect(Children.map(button, (child) => child.props.children)).toEqual(["Hello"]);
  expect(cloneElement(button, { id: "a" }).props.id).toBe("a");
});

test("an element keeps its state when its text is translated or borrowed", async () => {
  const messages = persian();
  const page = (id: string) =>
    jsx(
      MessagesProvider as never,
      {
        value: messages,
        children: jsxs("label", { children: [messages.t(id), jsx("input", {})] }),
      } as never,
    );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page("own"));
  const root = await act(() => hydrateRoot(container, page("own")));
  const [label, input] = [container.firstChild, container.querySelector("input")];
  await act(() => root.render(page("title")));
  expect(container.querySelector("span[lang=en]")?.textContent).toBe("Hello");
  expect([container.firstChild, container.querySelector("input")]).toEqual([label, input]);
});

test("an equal text of another island gets no element", () => {
  persian().t("title");
  const other = createMessages("de", { hello: "Hello" }, refuse);
  expect(show(other, jsxs("p", { children: [other.t("hello"), jsx("b", {})] }))).toBe("<p>Hello<b></b></p>");
});

test("texts are marked the same before and after hydration", async () => {
  const page = (messages: Words, count: number) =>
    jsx(
      MessagesProvider as never,
      {
        value: messages,
        children: jsxs("p", { children: [messages.t("files", { count }), messages.t("own")] }),
      } as never,
    );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page(persian(), 1));
  const errors: unknown[] = [];
  const messages = persian();
  const root = await act(() =>
    hydrateRoot(container, page(messages, 1), { onRecoverableError: (e) => errors.push(e) }),
  );
  expect(errors).toEqual([]);
  await act(() => root.render(page(messages, 2)));
  expect(container.innerHTML).toBe('<p><span lang="en" dir="ltr">2 files</span>سلام</p>');
});

test("fragments are marked the same before and after hydration", async () => {
  const Part = ({ words, tag }: { words: Words; tag: string }) =>
    element(Fragment, {}, words.t("title"), " ", element(tag, { id: useId() }));
  const page = (words: Words) => {
    const drawn = element("svg", {}, element("text", {}, element(Part, { words, tag: "tspan" })));
    const children = element(
      "div",
      {},
      element(Part, { words, tag: "b" }),
      drawn,
      element(Suspense, {}, words.t("title")),
    );
    return jsx(MessagesProvider as never, { value: words, children } as never);
  };
  const container = document.createElement("div");
  container.innerHTML = renderToString(page(persian()));
  const before = container.innerHTML;
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  await act(() => hydrateRoot(container, page(persian()), { onRecoverableError }));
  expect([errors, container.innerHTML]).toEqual([[], before]);
  expect(container.querySelectorAll("div > span[lang=en]").length).toBe(2);
});

test("borrowed texts of props are marked the same before and after hydration", async () => {
  const given = {
    label: "\ufdd0Files\ufdd1",
    items: ["\ufdd0One\ufdd1", "دو"],
    count: 3,
    both: "دو \ufdd0three\ufdd1",
  };
  const page = (isOpen: boolean) => {
    const own = createMessages("fa", { own: "سلام" }, refuse);
    const { messages, props } = readProps(own, given, { locale: "en", dir: "ltr" });
    const items = props.items.map((item) => jsx("li", { children: item }, item));
    const texts = [props.label, " ", props.count, jsx("ul", { children: items }), props.both];
    const children = jsxs("div", { title: props.label, children: isOpen ? [...texts, props.label] : texts } as object);
    return jsx(MessagesProvider as never, { value: messages, children } as never);
  };
  const container = document.createElement("div");
  container.innerHTML = renderToString(page(false));
  const lent = 'lang="en" dir="ltr"';
  const expected = `<div title="Files"><span ${lent}>Files</span> 3<ul><li ${lent}>One</li><li>دو</li></ul>دو three`;
  expect(container.innerHTML.replaceAll("<!-- -->", "")).toBe(`${expected}</div>`);
  const errors: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => errors.push(error) };
  const root = await act(() => hydrateRoot(container, page(false), options));
  await act(() => root.render(page(true)));
  expect(errors).toEqual([]);
  expect(container.innerHTML.replaceAll("<!-- -->", "")).toBe(`${expected}<span ${lent}>Files</span></div>`);
});

test("without a fallback, props stay as they are", () => {
  const own = createMessages("en", {}, refuse);
  const props = { label: "Files" };
  expect(readProps(own, props)).toEqual({ messages: own, props });
});
