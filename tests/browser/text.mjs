/** The text of a page as a reader perceives it: blocks of text, and names for assistive technology. */
import { readFileSync } from "node:fs";
import { documents, require, root } from "./site.mjs";

const skipped = new Set(["script", "style", "template", "noscript"]);
const inline = new Set(
  "a abbr b bdi bdo br cite code dfn em i kbd label mark q s small span strong sub sup time tspan u var wbr".split(" "),
);

/**
 * The blocks of a page: `{ text, element, lang }`. A block is the text of one element with its inline parts; text in
 * another language than the page's, marked by `lang`, is a block of its own.
 */
export function blocks(file) {
  const found = [];
  collect(documents.get(file).body, documents.get(file).documentElement.lang, found, undefined);
  return found
    .map((block) => ({ ...block, text: block.text.replace(/[\s\u00ad]+/g, " ").trim() }))
    .filter(({ text }) => text);
}

function collect(element, language, found, open) {
  const lang = element.getAttribute("lang") ?? language;
  const isOwn = !open || !inline.has(element.localName) || lang !== language || isApart(element);
  const block = isOwn ? { text: "", element, lang } : open;
  if (isOwn) found.push(block);
  let current = block;
  for (const child of element.childNodes) {
    if (child.nodeType === 3) {
      current.text += child.data;
    } else if (child.nodeType === 1 && !skipped.has(child.localName)) {
      const before = found.length;
      if (child.localName === "br") current.text += " ";
      collect(child, lang, found, current);
      // Content after a block in the same parent is a new block.
      if (found.length > before) {
        current = { text: "", element, lang };
        found.push(current);
      }
    }
  }
}

/** Spans that are cells of a grid or labels next to others, not parts of a sentence. */
function isApart(element) {
  const { parentElement: parent } = element;
  const bare = [...parent.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  return !bare && ["a", "span", "label", "small", "strong", "b", "time", "tspan"].includes(element.localName);
}

/** The accessible names of a page that are not its text: `{ text, element, lang }`. */
export function names(file) {
  const document = documents.get(file);
  const found = [
    ...document.querySelectorAll("[aria-label], [alt], [title], [placeholder], [aria-description]"),
  ].flatMap((element) =>
    ["aria-label", "alt", "title", "placeholder", "aria-description"].map((name) => ({
      element,
      text: element.getAttribute(name)?.trim(),
    })),
  );
  const metas = [
    ...document.head.querySelectorAll(
      "title, meta[name=description], meta[property='og:title'], meta[property='og:description']",
    ),
  ];
  const told = metas.map((element) => ({
    element,
    text: (element.getAttribute("content") ?? element.textContent).trim(),
  }));
  const lang = ({ element }) => element.closest("[lang]")?.getAttribute("lang");
  return [...found, ...told].filter(({ text }) => text).map((name) => ({ ...name, lang: lang(name) }));
}

/** A data file or the glossary. */
export const yaml = (path) => require("yaml").parse(readFileSync(`${root}${path}`, "utf8"), { schema: "failsafe" });

/** The position of an element, for a message: `section#fees > td.n`. */
export function where({ element }) {
  const part = element.closest("[id]");
  const classes =
    element
      .getAttribute("class")
      ?.split(/\s+/)
      .map((one) => `.${one}`)
      .join("") ?? "";
  return `${part && part !== element ? `#${part.id} ` : ""}<${element.localName}${classes}>`;
}
