/** The field of a value of the data or of a page, and the description of the value. */
import { element } from "./element.js";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A field for a value, as `Field` is one for a text. */
export class ValueField {
  /** The element to show. */
  box;
  #input;
  #text;

  /** `value` is its description; `properties` are those of the editable element. `onchange` is called after each change. */
  constructor(text, { field, choices, locked }, properties, onchange) {
    this.#text = text;
    this.#input = control(text, field, choices, properties);
    this.#input.classList.add("field");
    this.#input.disabled = Boolean(locked);
    this.#input.addEventListener("input", onchange);
    this.box = this.#input;
  }

  get text() {
    return this.#input.value === this.#text.replaceAll("\r", "") ? this.#text : this.#input.value;
  }

  get isChanged() {
    return this.text !== this.#text;
  }

  get length() {
    return [...this.text].length;
  }

  focus() {
    this.#input.focus();
    this.#input.select?.();
  }
}

function control(text, field, choices, properties) {
  if (field === "choice") {
    const words = choices.includes(text) ? choices : [text, ...choices];
    const options = words.map((word) => element("option", { selected: word === text }, word));
    return element("select", properties, ...options);
  }
  const input =
    field === "lines"
      ? element("textarea", { ...properties, rows: 8 })
      : element("input", {
          ...properties,
          type: field === "date" && DAY.test(text) ? "date" : "text",
          inputmode: field === "number" ? "decimal" : undefined,
          autocomplete: "off",
        });
  input.value = text;
  return input;
}

/** The type of a value, the texts beside it, why it can't be edited, and the pages that show it. */
export function describeValue({ kind, about, locked, shown, routes, readers }) {
  const pair = (name, text) => [element("dt", {}, name), element("dd", { dir: "auto" }, text)];
  const others = routes - shown.length;
  const links = shown.map(({ page, url }) => element("li", {}, element("a", { href: url }, page)));
  const notes = [
    routes ? "" : "No page shows it by a message or by fact().",
    others > 0 ? `${count(others, "page")} in other languages or beyond this list.` : "",
    readers ? `Templates of ${count(readers, "page")} read the whole file, and may show it.` : "",
  ].filter(Boolean);
  return element(
    "div",
    { class: "value" },
    locked ? element("p", { class: "locked" }, `It can't be edited here: ${locked}.`) : "",
    element("dl", {}, ...(kind ? pair("type", kind) : []), ...about.flatMap(([name, text]) => pair(name, text))),
    element(
      "details",
      {},
      element("summary", {}, `Shown on ${count(routes, "page")}`),
      links.length ? element("ul", {}, ...links) : "",
      ...notes.map((note) => element("p", { class: "quiet" }, note)),
    ),
  );
}

const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
