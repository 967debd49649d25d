/** Edits the text of a message, or a value, in the page. */
import { element } from "./element.js";
import { Field } from "./field.js";
import { nameOf, readable, split } from "./placeables.js";
import { parsePlace, sentence } from "./source.js";
import { moveSurface, surface } from "./surface.js";
import { describeValue, ValueField } from "./value-field.js";

/** Sends a request that edits; returns its result, or what is wrong. */
export async function request(path, body) {
  try {
    const response = await fetch(`/@archipel/${path}`, {
      method: body ? "POST" : "GET",
      headers: body && { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const answer = isJson ? await response.json() : { error: (await response.text()).trim() };
    return response.ok ? { answer } : { status: response.status, error: answer };
  } catch {
    return { status: 0, error: { error: "the server does not respond", diagnostics: [] } };
  }
}

/** The panel with the texts of a message: one for each form and language. */
export class Editor {
  #onSave;
  #title = element("h2", { id: "editor-title" });
  #place = element("p", { class: "place" });
  #notes = element("p", { class: "notes" });
  #about = element("div");
  #texts = element("div", { class: "texts" });
  #error = element("div", { class: "error", role: "alert" });
  #all = element("button", { class: "control", type: "button", "aria-pressed": false, onclick: () => this.#showAll() });
  #save = element("button", { class: "control main", type: "button", onclick: () => this.#send() });
  /** Edits the sentence around a value. */
  #around = element("button", { class: "control", type: "button", onclick: () => this.#openAround() });
  #cancel = element("button", { class: "control", type: "button", onclick: () => this.#dialog.close() });
  #state = element("p", { class: "quiet", role: "status" });
  #dialog = element("dialog", { class: "editor", "aria-labelledby": "editor-title" });
  #message;
  #file;
  /** The text of the page that is edited. */
  #target;
  /** The fields of each shown text: `{ text, parts: [{ attribute, forms: [{ variant, field }] }] }`. */
  #shown = [];
  #isAll = false;
  #isBusy = false;

  /** `onSave` is called with the list of changes, and the message. */
  constructor(onSave) {
    this.#onSave = onSave;
    this.#all.append("All languages");
    this.#around.append("Edit the sentence");
    this.#save.append("Save ", element("kbd", { "aria-hidden": true }, "Ctrl ↵"));
    this.#cancel.append("Cancel ", element("kbd", { "aria-hidden": true }, "Esc"));
    this.#dialog.append(
      element("div", { class: "head" }, element("div", {}, this.#title, this.#place), this.#around, this.#all),
      element("div", { class: "content" }, this.#notes, this.#texts, this.#about),
      this.#error,
      element("div", { class: "foot" }, this.#state, this.#cancel, this.#save),
    );
    this.#dialog.addEventListener("keydown", (event) => {
      // The shortcuts of the page do not apply here.
      event.stopPropagation();
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.#send();
    });
    this.#dialog.addEventListener("click", ({ target }) => {
      if (target === this.#dialog && !this.#isChanged) this.#dialog.close();
    });
    this.#about.addEventListener("toggle", () => this.#position(), true);
    this.#dialog.addEventListener("close", () => moveSurface(false));
    surface.append(this.#dialog);
  }

  /** Whether the panel is open. */
  get isOpen() {
    return this.#dialog.open;
  }

  /** Opens the panel for a text of the page. Returns what is wrong, if it can't be edited. */
  async open(text) {
    this.#target = text;
    this.#file = parsePlace(text.dataset.source).file;
    this.#message = undefined;
    this.#isAll = false;
    const error = await this.#load();
    if (error) return sentence(error);
    this.#fail();
    this.#draw();
    moveSurface(true);
    this.#dialog.showModal();
    this.#position();
    this.#shown[0]?.parts[0]?.forms[0]?.field.focus();
    return undefined;
  }

  async #load() {
    const { source, message, value } = this.#target.dataset;
    const path = value ? "value" : message ? "message" : "block";
    const named = value ? { value } : { message };
    const query = path === "block" ? {} : { ...named, path: location.pathname };
    const { answer, error } = await request(`${path}?${new URLSearchParams({ ...parsePlace(source), ...query })}`);
    if (answer) this.#message = answer;
    return error?.error;
  }

  get #isChanged() {
    return this.#shown.some((shown) => isChanged(shown));
  }

  #draw() {
    const { id, notes, max, texts, value } = this.#message;
    this.#title.textContent = id || "Paragraph";
    const shown = texts.filter((text) => this.#isAll || text.is_current);
    const [first] = shown.length ? shown : texts;
    this.#place.textContent = [first.file, first.line].filter(Boolean).join(":");
    this.#notes.textContent = notes
      .map((note) => note.replace(/^max: *\d+$/gm, "").trim())
      .join("\n")
      .trim();
    this.#about.replaceChildren(value ? describeValue(value) : "");
    this.#around.hidden = !value || !this.#sentence;
    this.#save.hidden = Boolean(value?.locked);
    this.#all.hidden = texts.length < 2;
    this.#shown = (shown.length ? shown : [first]).map((text) => this.#text(text, max));
    this.#texts.replaceChildren(...this.#shown.map(({ box }) => box));
    this.#dialog.classList.toggle("wide", this.#isAll);
    this.#all.setAttribute("aria-pressed", this.#isAll);
  }

  #text(text, max) {
    const { tag, label, direction } = text;
    const shown = { text, parts: [] };
    const state = text.is_original ? "original" : text.line ? "" : "not translated";
    const legend = element(
      "legend",
      { title: [text.file, text.line].filter(Boolean).join(":") },
      label ? element("span", { lang: tag, dir: direction }, label) : "All languages",
      label ? element("span", { class: "code" }, tag) : "",
      state && label ? element("span", { class: "quiet" }, state) : "",
    );
    const blocks = text.parts.map((part) => {
      const forms = part.forms.map((form) => this.#form(text, part, form, max));
      shown.parts.push({ attribute: part.attribute, forms });
      const name = part.attribute ?? (text.parts.length > 1 ? "text" : undefined);
      return element(
        "div",
        { class: "part" },
        name ? element("p", { class: "quiet name" }, name) : "",
        forms.length > 1 ? tabs(forms, part.selector) : forms[0].box,
      );
    });
    shown.box = element("fieldset", {}, legend, ...blocks);
    return shown;
  }

  #form({ tag, label, direction, is_original }, { attribute }, { variant, source, text, is_optional }, max) {
    const name = [label, attribute, variant].filter(Boolean).join(", ");
    const counter = element("span", { class: "counter" });
    const inserts = element("div", { class: "inserts" });
    const form = { variant, isOptional: is_optional, isMissing: text === null };
    const count = () => {
      counter.textContent = max ? `${form.field.length} of ${max} characters` : "";
      counter.classList.toggle("over", Boolean(max) && form.field.length > max);
      for (const button of inserts.children) button.hidden = form.field.has(button.placeable);
    };
    const known = { lang: tag || undefined, dir: direction, "aria-label": name || "Text" };
    const { block, value } = this.#message;
    form.field = value
      ? new ValueField(text ?? "", value, known, count)
      : new Field(text ?? undefined, Boolean(block), known, count);
    const placeables = new Set(split(source).flatMap(({ placeable }) => placeable ?? []));
    for (const placeable of placeables) {
      const onclick = () => form.field.insert(placeable);
      // The field keeps the focus and its caret.
      const onmousedown = (event) => event.preventDefault();
      const button = element(
        "button",
        { class: "control insert", type: "button", onclick, onmousedown },
        `Insert ${nameOf(placeable)}`,
      );
      button.placeable = placeable;
      inserts.append(button);
    }
    const [first] = this.#message.texts;
    const isShown = !is_original && !this.#isAll;
    const quoted = isShown
      ? element("p", { class: "source", lang: first.tag || undefined, dir: first.direction }, readable(source))
      : "";
    form.box = element("div", { class: "form" }, quoted, form.field.box, inserts, counter);
    count();
    return form;
  }

  /** The text of a message around the value. */
  get #sentence() {
    return this.#target.parentElement?.closest("[data-message]");
  }

  #openAround() {
    if (this.#isChanged) return this.#fail({ error: "save or cancel this value first" });
    const sentence = this.#sentence;
    this.#dialog.close();
    this.open(sentence);
  }

  async #showAll() {
    if (this.#isChanged) return this.#fail({ error: "save or cancel this text first" });
    this.#isAll = !this.#isAll;
    this.#draw();
    this.#position();
  }

  /** Puts the panel below the text, or above it. Small windows have it at their lower edge. */
  #position() {
    const { style } = this.#dialog;
    style.inset = "";
    if (innerWidth < 700 || this.#isAll || !this.#target.isConnected) return;
    const range = document.createRange();
    range.selectNodeContents(this.#target);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const { width, height } = this.#dialog.getBoundingClientRect();
    const y = bottom + 10 + height < innerHeight ? bottom + 10 : top - height - 10;
    const clamp = (at, most) => Math.max(8, Math.min(at, most - 8));
    const isRightToLeft = getComputedStyle(this.#target.parentElement).direction === "rtl";
    const x = clamp(isRightToLeft ? right - width : left, document.documentElement.clientWidth - width);
    style.inset = `${clamp(y, innerHeight - height)}px auto auto ${x}px`;
  }

  #fail(error) {
    this.#error.replaceChildren();
    if (!error) return;
    const problems = error.diagnostics ?? [];
    const lines = problems.map(({ message, hint, file, line }) =>
      element(
        "li",
        {},
        sentence(message),
        hint ? element("span", { class: "quiet" }, ` ${sentence(hint)}`) : "",
        file && file !== this.#file
          ? element("span", { class: "quiet" }, ` ${[file, line].filter(Boolean).join(":")}`)
          : "",
      ),
    );
    this.#error.append(lines.length ? element("ul", {}, ...lines) : element("p", {}, `Not saved: ${error.error}.`));
  }

  async #send() {
    if (this.#isBusy) return;
    const texts = this.#shown.filter(isChanged).map(({ text, parts }) => ({
      tag: text.tag,
      digest: text.digest,
      parts: parts
        .map(({ attribute, forms }) => ({
          attribute,
          forms: forms.flatMap(({ variant, field }) => (field.text === undefined ? [] : { variant, text: field.text })),
        }))
        .filter(({ forms }) => forms.length),
    }));
    if (!texts.length) return this.#dialog.close();
    this.#fail();
    this.#busy(true);
    const { id } = this.#message;
    const { answer, status, error } = await this.#write(texts);
    this.#busy(false);
    if (answer) {
      this.#dialog.close();
      return this.#onSave(answer, `Saved ${id || this.#file}.`);
    }
    this.#fail(error);
    if (status === 409) this.#offerReload();
  }

  #write(texts) {
    const { id, block, value } = this.#message;
    const file = this.#file;
    if (!block && !value) return request("message", { file, message: id, texts });
    const [{ digest, parts }] = texts;
    const [{ text }] = parts[0].forms;
    return value
      ? request("value", { file, value: id, digest, text })
      : request("block", { file, block, digest, text });
  }

  #busy(isBusy) {
    this.#isBusy = isBusy;
    this.#save.setAttribute("aria-disabled", isBusy);
    this.#state.textContent = isBusy ? "Checking the text" : "";
  }

  /** Offers to read the files again; the new text stays in the field. */
  #offerReload() {
    const onclick = async () => {
      const error = await this.#load();
      if (error) return this.#fail({ error });
      const others = this.#message.texts;
      this.#fail();
      for (const shown of this.#shown) {
        const now = others.find(({ tag }) => tag === shown.text.tag);
        if (!now) continue;
        const theirs = now.parts.flatMap(({ forms }) => forms.map(({ text }) => text));
        const known = shown.text.parts.flatMap(({ forms }) => forms.map(({ text }) => text));
        shown.text.digest = now.digest;
        if (theirs.join("\n") !== known.join("\n")) {
          const words = `The file has now: ${theirs.map((text) => readable(text ?? "")).join(" / ")}`;
          this.#error.append(element("p", {}, words));
        }
      }
      this.#error.append(element("p", { class: "quiet" }, "Save to write your text over it, or cancel."));
      this.#save.focus();
    };
    this.#error.append(element("button", { class: "control", type: "button", onclick }, "Read the file again"));
  }
}

const isChanged = ({ parts }) => parts.some(({ forms }) => forms.some(({ field }) => field.isChanged));
/** Tabs with a form each. */
function tabs(forms, selector) {
  const list = element("div", { class: "tabs", role: "tablist", "aria-label": `Forms by ${selector}` });
  const select = (at, isFocused) => {
    for (const [other, form] of forms.entries()) {
      form.tab.setAttribute("aria-selected", other === at);
      form.tab.tabIndex = other === at ? 0 : -1;
      form.box.hidden = other !== at;
    }
    if (isFocused) forms[at].tab.focus();
  };
  for (const [at, form] of forms.entries()) {
    const onkeydown = ({ key }) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (step) select((at + step + forms.length) % forms.length, true);
    };
    form.tab = element("button", { type: "button", role: "tab", onclick: () => select(at), onkeydown }, form.variant);
    form.box.setAttribute("role", "tabpanel");
    form.box.setAttribute("aria-label", form.variant);
    list.append(form.tab);
  }
  select(0);
  return element("div", {}, list, ...forms.map(({ box }) => box));
}
