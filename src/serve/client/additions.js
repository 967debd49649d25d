/** The form for a new page, article or language. */
import { request } from "./editor.js";
import { element, icon } from "./element.js";
import { sentence } from "./source.js";
import { surface } from "./surface.js";

/** The kinds of additions, and the names that they can have. */
const KINDS = [
  { kind: "page", label: "Page", hint: "Its id, such as team or guide/first-steps." },
  { kind: "article", label: "Article", hint: "Its id in the folder of dated pages, such as spring-news." },
  { kind: "locale", label: "Language", hint: "Its tag, such as fr or pt-BR." },
];

/** The control of the bar, and the form. */
export class Additions {
  /** The control for the bar. */
  control = element("button", { class: "control", type: "button", popovertarget: "additions", "aria-haspopup": true });
  #onAdd;
  #isBusy = false;
  #kinds = KINDS.map(({ kind, label }, at) => {
    const input = element("input", { type: "radio", name: "kind", value: kind, onchange: () => this.#describe() });
    input.checked = at === 0;
    return element("label", {}, input, label);
  });
  #name = element("input", {
    class: "field",
    id: "addition-name",
    type: "text",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    "aria-describedby": "addition-hint",
  });
  #hint = element("p", { class: "quiet", id: "addition-hint" });
  #error = element("div", { class: "error", role: "alert" });
  #done = element("div", { class: "done", role: "status" });
  #create = element("button", { class: "control main", type: "submit" }, "Create");
  #menu;

  /** `onAdd` is called with the list of changes, and a message. */
  constructor(onAdd) {
    this.#onAdd = onAdd;
    this.control.append("New", icon("M4 10l4-4 4 4"));
    const onsubmit = (event) => {
      event.preventDefault();
      this.#send();
    };
    const form = element(
      "form",
      { onsubmit },
      element("fieldset", {}, element("legend", { class: "sr" }, "Kind"), ...this.#kinds),
      element("label", { class: "name", for: "addition-name" }, "Name"),
      this.#name,
      this.#hint,
      this.#error,
      element("div", { class: "foot" }, this.#create),
    );
    const properties = { class: "menu additions", id: "additions", popover: true, role: "group", "aria-label": "New" };
    this.#menu = element("div", properties, form, this.#done);
    this.#menu.addEventListener("keydown", (event) => event.key !== "Escape" && event.stopPropagation());
    this.#menu.addEventListener("beforetoggle", ({ newState }) => newState === "open" && this.#reset());
    this.#menu.addEventListener("toggle", ({ newState }) => newState === "open" && this.#place());
    surface.append(this.#menu);
  }

  get #kind() {
    return KINDS[this.#kinds.findIndex((label) => label.firstChild.checked)];
  }

  #describe() {
    this.#hint.textContent = this.#kind.hint;
  }

  #reset() {
    this.#error.replaceChildren();
    this.#done.replaceChildren();
    this.#name.value = "";
    this.#describe();
  }

  async #send() {
    const name = this.#name.value.trim();
    if (this.#isBusy || !name) return this.#name.focus();
    this.#busy(true);
    const { answer, error } = await request("new", { kind: this.#kind.kind, name });
    this.#busy(false);
    this.#error.replaceChildren();
    this.#done.replaceChildren();
    if (!answer) return this.#fail(error);
    const { changes, next, url } = answer;
    this.#onAdd(changes, `Created ${changes.changes[changes.done - 1].name}.`);
    this.#done.append(
      element("p", {}, `Created ${changes.changes[changes.done - 1].name}.`),
      url ? element("p", {}, element("a", { href: url }, `Open ${url}`)) : "",
      element("p", { class: "quiet" }, "Next:"),
      element("ul", {}, ...next.map((step) => element("li", {}, sentence(step)))),
    );
    this.#name.value = "";
    this.#place();
  }

  #fail(error) {
    const problems = error.diagnostics ?? [];
    const lines = problems.map(({ message, file, line }) =>
      element("li", {}, `${sentence(message)} ${[file, line].filter(Boolean).join(":")}`),
    );
    const words = lines.length ? element("ul", {}, ...lines) : sentence(error.error);
    this.#error.append(element("div", {}, words));
    this.#name.focus();
    this.#place();
  }

  #busy(isBusy) {
    this.#isBusy = isBusy;
    this.#create.setAttribute("aria-disabled", isBusy);
    this.#create.textContent = isBusy ? "Checking" : "Create";
  }

  #place() {
    const { left, top } = this.control.getBoundingClientRect();
    const { width } = this.#menu.getBoundingClientRect();
    this.#menu.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))}px`;
    this.#menu.style.bottom = `${innerHeight - top + 8}px`;
    if (!this.#done.hasChildNodes()) this.#name.focus();
  }
}
