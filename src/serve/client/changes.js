/** The changes that were saved from the page: undo, redo, and the list of them. */
import { request } from "./editor.js";
import { element, icon } from "./element.js";
import { readable } from "./placeables.js";
import { sentence } from "./source.js";
import { surface } from "./surface.js";

const ICONS = {
  undo: "M6 3 3 6l3 3M3 6h7a3.5 3.5 0 0 1 0 7H7",
  redo: "M10 3l3 3-3 3M13 6H6a3.5 3.5 0 0 0 0 7h3",
  up: "M4 10l4-4 4 4",
};

/** The controls of the bar, and the list. */
export class Changes {
  /** The controls for the bar. */
  controls;
  #showMessage;
  #list = { changes: [], done: 0, patch: "", commit: "" };
  #undo = control("Undo the last change", ICONS.undo, () => this.undo());
  #redo = control("Redo the change", ICONS.redo, () => this.redo());
  #count = element("button", { class: "control", type: "button", popovertarget: "changes", "aria-haspopup": true });
  #menu = element("div", {
    class: "menu changes",
    id: "changes",
    popover: true,
    role: "group",
    "aria-label": "Changes",
  });

  /** `showMessage` shows a message. */
  constructor(showMessage) {
    this.#showMessage = showMessage;
    this.controls = [this.#undo, this.#redo, this.#count];
    this.#menu.addEventListener("beforetoggle", ({ newState }) => newState === "open" && this.#draw());
    this.#menu.addEventListener("toggle", ({ newState }) => newState === "open" && this.#place());
    surface.append(this.#menu);
    this.show(this.#list);
  }

  /** Fetches the list. */
  async load() {
    const { answer } = await request("changes");
    if (answer) this.show(answer);
  }

  /** Shows the number of changes of a list. */
  show(list) {
    this.#list = list;
    this.#undo.setAttribute("aria-disabled", !list.done);
    this.#redo.setAttribute("aria-disabled", list.done === list.changes.length);
    const words = list.done === 1 ? "1 change" : `${list.done} changes`;
    this.#count.replaceChildren(words, icon(ICONS.up));
    if (this.#menu.matches(":popover-open")) this.#draw();
  }

  /** Undoes the last change. */
  undo() {
    return this.#repeat("undo", this.#list.changes[this.#list.done - 1]);
  }

  /** Repeats the last change that was undone. */
  redo() {
    return this.#repeat("redo", this.#list.changes[this.#list.done]);
  }

  async #repeat(path, change) {
    if (!change) return;
    const { answer, error } = await request(path, { change: change.id });
    if (!answer) {
      await this.load();
      return this.#showMessage(sentence(error.error));
    }
    this.show(answer);
    this.#showMessage(path === "undo" ? `Undone: ${change.name}.` : `Redone: ${change.name}.`);
  }

  #draw() {
    const { changes, done, patch, commit } = this.#list;
    const rows = changes
      .slice(0, done)
      .map(({ name, texts }) =>
        element(
          "li",
          {},
          element("span", { class: "id" }, name),
          ...texts.map(({ tag, before, after }) =>
            element(
              "p",
              { lang: tag || undefined, dir: "auto" },
              element("span", { class: "code", lang: "en" }, tag),
              before ? element("del", {}, readable(before)) : "",
              before && after ? " " : "",
              element("ins", {}, readable(after)),
            ),
          ),
        ),
      );
    const copy = (words, text) =>
      element("button", { class: "control", type: "button", onclick: () => this.#copy(words, text) }, words);
    this.#menu.replaceChildren(
      rows.length
        ? element("ol", { tabindex: 0, role: "group", "aria-label": "Saved changes" }, ...rows.reverse())
        : element("p", { class: "none" }, "Nothing has been saved from the page yet."),
      rows.length
        ? element("div", { class: "foot" }, copy("Copy as patch", patch), copy("Copy commit message", commit))
        : "",
    );
  }

  async #copy(words, text) {
    try {
      await navigator.clipboard.writeText(text);
      this.#showMessage(`${words.replace("Copy", "Copied")}.`);
    } catch {
      this.#showMessage("The browser does not allow copying here; open the preview on localhost.");
    }
  }

  #place() {
    const { left, top } = this.#count.getBoundingClientRect();
    const { width } = this.#menu.getBoundingClientRect();
    this.#menu.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))}px`;
    this.#menu.style.bottom = `${innerHeight - top + 8}px`;
  }
}

function control(label, drawing, onclick) {
  const properties = { class: "control mere", type: "button", title: label, "aria-label": label, onclick };
  return element("button", properties, icon(drawing));
}
