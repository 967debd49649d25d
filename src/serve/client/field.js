/** A field for the text of a message, in which placeables are chips. */
import { element } from "./element.js";
import { hasChoice, nameOf, quote, split } from "./placeables.js";

/** An editable text in a language. */
export class Field {
  /** The element to show. */
  box;
  #input;
  #text;
  #isChanged = false;
  /** Whether the source of the text is edited, since it has more than words and placeables. */
  #isSource;

  /**
   * `text` is Markdown, or Fluent without indentation, or undefined if there is none; `properties` are those of the editable element,
   * such as `lang`. `onchange` is called after each change.
   */
  constructor(text, isMarkdown, properties, onchange) {
    this.#text = text;
    this.#isSource = isMarkdown || hasChoice(text ?? "");
    this.#input = this.#isSource
      ? element("textarea", { ...properties, rows: 8, spellcheck: "false" })
      : editable(properties);
    this.#input.classList.add("field");
    if (this.#isSource) this.#input.value = text;
    else this.#input.append(...split(text ?? "").map(({ words, placeable }) => (placeable ? chip(placeable) : words)));
    this.#input.addEventListener("input", () => {
      this.#isChanged = true;
      onchange();
    });
    this.box = this.#input;
  }

  /** The text as Fluent; undefined if there was none, and still is none. */
  get text() {
    if (!this.#isChanged) return this.#text;
    const text = this.#isSource ? this.#input.value : serialize(this.#input).replace(/\n+$/, "");
    return text === "" && this.#text === undefined ? undefined : text;
  }

  /** Whether the text differs from the first one. */
  get isChanged() {
    return this.text !== this.#text;
  }

  /** The number of characters that a reader sees, without placeables and tags. */
  get length() {
    const words = split(this.text ?? "").map(({ words }) => words ?? "");
    return [...words.join("").replace(/<\/?[a-z][^>]*>/gi, "")].length;
  }

  /** Whether the text has a placeable. */
  has(placeable) {
    return (this.text ?? "").includes(placeable);
  }

  /** Puts a placeable at the caret, or at the end if the field has no focus. */
  insert(placeable) {
    const root = this.#input.getRootNode();
    const isFocused = root.activeElement === this.#input;
    const selection = root.getSelection?.() ?? getSelection();
    const range = isFocused && selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    const part = chip(placeable);
    if (range && this.#input.contains(range.startContainer)) {
      range.deleteContents();
      range.insertNode(part);
    } else {
      this.#input.append(part);
      this.#input.focus();
    }
    const { parentNode } = part;
    selection?.collapse(parentNode, [...parentNode.childNodes].indexOf(part) + 1);
    this.#input.dispatchEvent(new Event("input"));
  }

  focus() {
    this.#input.focus();
  }
}

function editable(properties) {
  const input = element("div", {
    ...properties,
    role: "textbox",
    "aria-multiline": true,
    contenteditable: "plaintext-only",
  });
  if (input.contentEditable !== "plaintext-only") input.contentEditable = "true";
  input.addEventListener("paste", (event) => {
    event.preventDefault();
    document.execCommand("insertText", false, event.clipboardData.getData("text/plain"));
  });
  input.addEventListener("drop", (event) => event.preventDefault());
  return input;
}

function chip(placeable) {
  const part = element(
    "span",
    { class: "chip", contenteditable: "false", dir: "ltr", title: placeable },
    nameOf(placeable),
  );
  part.placeable = placeable;
  return part;
}

/** The content of an editable element as Fluent. */
function serialize(node) {
  let text = "";
  for (const child of node.childNodes) {
    if (child.placeable) text += child.placeable;
    else if (child.nodeType === Node.TEXT_NODE) text += quote(child.data);
    else if (child.localName === "br") text += "\n";
    else text += `${text && !text.endsWith("\n") && child.localName === "div" ? "\n" : ""}${serialize(child)}`;
  }
  return text;
}
