/** Shows the sources of the texts of the page, and opens them in the editor, or edits them in the page. */
import { element } from "./element.js";
import { open, parsePlace } from "./source.js";
import { isOurs, surface } from "./surface.js";

const TEXT = "[data-source]";
const CONTROL = "a, button, summary, label, [role=button], [role=tab]";
/** The elements around texts have no boxes. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`${TEXT} { display: contents !important }`);

/** While active, marks the text under the pointer or the focus, and shows its file, line and message. */
export class Sources {
  #isOn = false;
  #isEditing = false;
  #canOpen = true;
  #text;
  #marks = element("div", { "aria-hidden": true });
  #tip = element("div", { class: "tip", hidden: true });
  #onMark;
  #edit;
  #showMessage;
  /** Whether the text is shown in the panel, so that it has no tip. */
  #isEdited = false;

  /**
   * `onMark` is called with each marked text, or `undefined`; `edit` edits a text, and returns what is wrong; `showMessage`
   * shows a message.
   */
  constructor(onMark, edit, showMessage) {
    this.#onMark = onMark;
    this.#edit = edit;
    this.#showMessage = showMessage;
    surface.append(this.#marks, this.#tip);
    document.adoptedStyleSheets.push(sheet);
    document.addEventListener(
      "pointerover",
      (event) => this.#isOn && !isOurs(event) && this.#mark(event.target.closest(TEXT) ?? undefined),
    );
    document.addEventListener("focusin", (event) => this.#isOn && !isOurs(event) && this.#mark(textOf(event.target)));
    addEventListener("click", (event) => this.#click(event), true);
    const follow = () => this.#text && this.#draw();
    for (const name of ["scroll", "resize"]) addEventListener(name, follow, { capture: true, passive: true });
  }

  /** Turns it on or off; `isEditing` is whether texts are edited in the page, `canOpen` whether an editor is configured. */
  turn(isOn, isEditing, canOpen) {
    this.#isOn = isOn;
    this.#isEditing = isEditing;
    this.#canOpen = canOpen;
    if (!isOn) this.#mark(undefined);
  }

  /** Marks the text `steps` after or before the marked one, and scrolls it into view. */
  step(steps) {
    const texts = [...document.querySelectorAll(TEXT)].filter((text) => boxes(text).length);
    if (!texts.length) return this.#showMessage("The page has no text from a message.");
    const at = texts.indexOf(this.#text);
    const next = at < 0 ? (steps > 0 ? 0 : texts.length - 1) : (at + steps + texts.length) % texts.length;
    texts[next].parentElement.closest(`:not(${TEXT})`).scrollIntoView({ block: "center", behavior: "instant" });
    this.#mark(texts[next]);
  }

  /** Edits the marked text in the page, or opens it in the editor. */
  async openMarked() {
    if (!this.#text) return;
    const place = parsePlace(this.#text.dataset.source);
    const words = this.#isEditing ? await this.#edit(this.#text) : (await open(place)).words;
    if (words) return this.#showMessage(words);
    this.#isEdited = this.#isEditing;
    this.#draw();
  }

  #hint() {
    if (!this.#isEditing && !this.#canOpen) return "No editor is configured to open it.";
    const action = this.#isEditing ? "edit it" : "open it in the editor";
    if (matchMedia("(pointer: coarse)").matches) return `Tap it to ${action}.`;
    const isLink = this.#text.closest("a[href]");
    return isLink ? `Click it to ${action}, with Ctrl to follow the link.` : `Click it to ${action}.`;
  }

  #click(event) {
    if (!this.#isOn || isOurs(event) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const text = textOf(event.target);
    if (!text) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#mark(text);
    this.openMarked();
  }

  #mark(text) {
    if (text === this.#text) return;
    this.#text = text;
    this.#isEdited = false;
    this.#draw();
    this.#onMark(text ? describe(text) : undefined);
  }

  #draw() {
    const found = this.#text?.isConnected ? boxes(this.#text) : [];
    this.#tip.hidden = !found.length || this.#isEdited;
    this.#marks.replaceChildren(
      ...found.map(({ left, top, width, height }) => box(left - 2, top - 1, width + 4, height + 2)),
    );
    if (this.#tip.hidden) return;
    const { place, id } = describe(this.#text);
    this.#tip.replaceChildren(
      element("div", { class: "place" }, place, " ", element("span", { class: "id" }, id)),
      element("div", { class: "hint" }, this.#hint()),
    );
    const { left, bottom, top } = found[0];
    const { width, height } = this.#tip.getBoundingClientRect();
    const below = found.at(-1).bottom + 6;
    const y = below + height < innerHeight ? below : Math.max(4, (top > innerHeight ? bottom : top) - height - 6);
    const x = Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8));
    Object.assign(this.#tip.style, { left: `${x}px`, top: `${y}px` });
  }
}

/** The text of an event at `target`: the one around it, or the first one in the control around it. */
function textOf(target) {
  return target.closest?.(TEXT) ?? target.closest?.(CONTROL)?.querySelector(TEXT);
}

/** The boxes of the lines of a text. They are measured by its content, since an element may have no box. */
function boxes(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

function box(left, top, width, height) {
  const mark = element("div", { class: "mark" });
  Object.assign(mark.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return mark;
}

function describe(text) {
  const { file, line } = parsePlace(text.dataset.source);
  return {
    place: `${file}:${line}`,
    short: `${file.split("/").at(-1)}:${line}`,
    id: text.dataset.value ?? text.dataset.message,
  };
}
