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

type Words = ReturnType<typeof useMessages>;

const element = (type: unknown, props: object, ...children: ReactNode[]) =>
  children.length > 1
    ? jsxs(type as "p", { ...props, children })
    : jsx(type as "p", { ...props, children: children[0] });

/** The ids of the texts without a language in what an island renders. */
function unmarked(island: (words: Words) => ReactNode, props: object = {}): string[] {
  const Island = () => island(useMessages());
  const request = { island: "a", id: "a", locale: "fa", static: true, props, messages, traced: true };
  const response = render(() => ({ default: Island }), request);
  if (!("html" in response)) throw new Error(JSON.stringify(response));
  return (response.unmarked ?? []).map(({ id, locale, stack }) => {
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
