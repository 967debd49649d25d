import { createElement as byHand, type ReactNode } from "react";
import { expect, test } from "vitest";
import { jsx, jsxs } from "./elements";
import { useMessages } from "./messages";
import { render } from "./prerender";

const messages = {
  own: "سلام",
  named: "سلام {{name}}",
  note: "Hello",
  empty: "",
  count_one: "{{count}}",
  count_other: "{{count}}",
  "@borrowed": JSON.stringify({ locale: "en", dir: "ltr", ids: ["note", "empty", "count"], settings: {} }),
};

const lent = { locale: "en", dir: "ltr" };

type Words = ReturnType<typeof useMessages>;

const element = (type: unknown, props: object, ...children: ReactNode[]) =>
  children.length > 1
    ? jsxs(type as "p", { ...props, children })
    : jsx(type as "p", { ...props, children: children[0] });

/** The ids of the texts without a language in what an island renders. */
function unmarked<P extends object>(island: (words: Words, props: P) => ReactNode, props: P = {} as P): string[] {
  const Island = (props: P) => island(useMessages(), props);
  const request = { island: "a", id: "a", locale: "fa", static: true, props, messages, lent, traced: true };
  const response = render(() => ({ default: Island }), request);
  if (!("html" in response)) throw new Error(JSON.stringify(response));
  return (response.unmarked ?? []).map(({ id, isProp, locale, stack }) => {
    if (isProp) return `prop ${id} ${locale}`;
    expect(stack).toContain("unmarked.test.tsx");
    return `${id} ${locale}`;
  });
}

test("borrowed texts without an element of their own are found", () => {
  const Label = () => useMessages().t("note");
  const found: ((words: Words) => ReactNode)[] = [
    () => element("p", {}, element(Label, {})),
    ({ t }) => byHand("p", null, t("note")),
    ({ t }) => element("p", {}, `${t("note")} – ${t("own")}`),
    ({ t }) => element("p", {}, t("named", { name: t("note") })),
    ({ t }) => element("p", {}, t("note").toUpperCase()),
    ({ t }) => element("p", { lang: "de" }, t("note")),
    ({ t }) =>
      element("div", { lang: "en" }, element("p", { lang: "fa" }, element("br", {}), byHand("b", null, t("note")))),
    ({ t }) => element("p", { dangerouslySetInnerHTML: { __html: `<img alt="a > b"><b>${t("note")}</b>` } }),
    ({ t }) => element("option", {}, `${t("note")} (${t("own")})`),
  ];
  for (const island of found) expect(unmarked(island), `${island}`).toEqual(["note en"]);
});

test("texts with their language, in attributes and without letters are not found", () => {
  const found: ((words: Words) => ReactNode)[] = [
    ({ t }) => element("p", {}, t("note"), " ", t("own")),
    ({ t }) => element("section", { lang: "EN" }, element("p", {}, `${t("note")}: 3`), element("br", {}), t("note")),
    ({ t }) => element("p", { title: t("note"), "aria-label": `${t("note")} > ${t("own")}` }, t("own")),
    ({ t }) => element("textarea", { readOnly: true, value: t("note") }),
    ({ t }) => element("p", {}, `${t("count", { count: 3 })} ${t("own")}`),
    ({ t }) => element("p", {}, t("own"), t("empty") && element("b", {}, "x")),
    ({ t }) => element("p", {}, t("note").length > 0 && "Hello"),
  ];
  for (const island of found) expect(unmarked(island), `${island}`).toEqual([]);
});

test("a text is found once for each place", () => {
  const words = ({ t }: Words) => {
    const again = [1, 2].map((at) => byHand("i", { key: at }, t("note")));
    return element("p", {}, ...again, byHand("b", null, t("note")));
  };
  expect(unmarked(words)).toEqual(["note en", "note en"]);
});

test("borrowed texts of props are found like those of messages", () => {
  const props = { label: "\ufdd0Label\ufdd1", both: "سلام \ufdd0Both\ufdd1", items: [{ name: "\ufdd0Name\ufdd1" }] };
  const found: ((words: Words, texts: typeof props) => ReactNode)[] = [
    (_, { label }) => `${label}!`,
    (_, { label }) => element("p", { title: label }, label.toUpperCase()),
    (_, { label }) => byHand("p", null, label),
    ({ t }, { label }) => element("p", {}, `${t("own")}: ${label}`),
  ];
  for (const island of found) expect(unmarked(island, props), `${island}`).toEqual(["prop label en"]);
  expect(unmarked((_, { both }: typeof props) => element("p", {}, both), props)).toEqual(["prop both en"]);
  const named = (_: Words, { items }: typeof props) => element("p", {}, `${items[0]?.name}.`);
  expect(unmarked(named, props)).toEqual(["prop items[0].name en"]);
  const fine = ({ t }: Words, { label, items }: typeof props) =>
    element("p", { title: label }, label, " ", t("own"), element("b", {}, items[0]?.name));
  expect(unmarked(fine, props)).toEqual([]);
});

test("markup shows whether an island has read borrowed texts", () => {
  const request = { island: "a", id: "a", locale: "fa", static: true, props: {}, messages };
  const borrows = (id: string) =>
    render(() => ({ default: () => element("p", {}, useMessages().t(id as never)) }), request);
  expect(borrows("own")).toEqual({ html: "<p>سلام</p>" });
  expect(borrows("note")).toEqual({ html: '<p lang="en" dir="ltr">Hello</p>', borrows: true });
});
