/** The bar below the page: the state of the server, other languages, preview modes, and links to the source. */
import { Additions } from "./additions.js";
import { Changes } from "./changes.js";
import { Editor } from "./editor.js";
import { element, icon } from "./element.js";
import { modes, setMode } from "./modes.js";
import { count, counts } from "./overlay.js";
import { open } from "./source.js";
import { Sources } from "./sources.js";
import { surface } from "./surface.js";

/** The modes in the order of their buttons: their names on the server, and their labels. */
const MODES = [
  { name: "pseudo", label: "Pseudo-locale", title: "Accents, and 40 % more length" },
  { name: "ids", label: "Message ids", title: "Each message shows its id" },
  { name: "sources", label: "Sources", title: "Hover over a text to see its file and line" },
  { name: "edit", label: "Edit", title: "Click a text to edit it" },
];
/** The storage keys of the bar's shape and the mirror. */
const SHAPE = "archipel-bar";
const MIRROR = "archipel-mirror";
/** The details of a page before the server has sent them. */
const DEFAULT_DETAILS = { editor: true, modes: MODES.map(({ name }) => name), locales: [] };
/** Why the modes have no effect at a URL without a page. */
const NO_PAGE = "The site has no page at this URL, so this button has no effect.";
/** Why the modes have no effect for a visitor from the network. */
const NO_TOKEN = "Open the link with the token first; archipel serve printed it when it started.";
/** Why texts can't be edited, though the other modes can be used. */
const NO_WATCH = "This preview does not follow changes. Restart it with --watch to edit texts.";
/** The duration for which a message is shown, in ms. */
const MESSAGE_TIME = 6000;
/** The delay before an update is shown in the bar, in ms. */
const UPDATE_DELAY = 150;

const ICONS = {
  fold: "M4 6l4 4 4-4",
  left: "M2 3.5h12v9H2zM4.5 10h3",
  right: "M2 3.5h12v9H2zM8.5 10h3",
  up: "M4 10l4-4 4 4",
  before: "M10 4 6 8l4 4",
  next: "M6 4l4 4-4 4",
  out: "M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5",
};

/** The preview bar of `page`; `openReport` shows the diagnostics. */
export class Bar {
  #page;
  #about = DEFAULT_DETAILS;
  #isMissing = false;
  #state;
  #isLost = true;
  #isBusy = false;
  #shape = readShape();
  #messageTimer;
  #changes = new Changes((words) => this.showMessage(words));
  #additions = new Additions((list, words) => {
    this.#changes.show(list);
    this.showMessage(words);
  });
  #editor = new Editor((list, words) => {
    this.#changes.show(list);
    this.showMessage(words);
  });
  #sources = new Sources(
    (text) => this.#name(text),
    (text) => this.#editor.open(text),
    (words) => this.showMessage(words),
  );

  #status = element("span", { role: "status" }, "Connecting");
  #problems;
  #language = element("button", {
    class: "control",
    type: "button",
    popovertarget: "languages",
    "aria-haspopup": true,
  });
  #languages = element("div", {
    class: "menu",
    id: "languages",
    popover: true,
    role: "group",
    "aria-label": "Language",
  });
  #toggles = MODES.map(({ name, label }) => toggle(label, () => this.#turn(name)));
  #mirror = toggle("Right to left", () => this.#turnMirror(), "Mirrors the page");
  #file = sourceButton("Open the file of this page in the editor", () => this.#openFile());
  #text = sourceButton("", () => this.#sources.openMarked());
  #texts;
  #edits = group("Changes", "texts", ...this.#changes.controls, this.#additions.control);
  #side = iconButton("Move the bar to the other side", ICONS.left, () => this.#move());
  #bar;
  #folded;
  #said = element("div", { class: "said", role: "status" });
  #dock;

  constructor(page, openReport) {
    this.#page = page;
    this.#problems = element("button", {
      class: "control problems",
      type: "button",
      hidden: true,
      onclick: openReport,
    });
    const [pseudo, ids, sources, edit] = this.#toggles;
    this.#texts = group(
      "Texts",
      "texts",
      iconButton("Text before", ICONS.before, () => this.#sources.step(-1)),
      iconButton("Next text", ICONS.next, () => this.#sources.step(1)),
      this.#text,
    );
    const state = element("span", { class: "state" }, dot(), this.#status);
    this.#bar = element(
      "section",
      { class: "bar", "aria-label": "Preview" },
      group("State", "first", state, this.#problems, this.#language),
      element(
        "div",
        { class: "strip sideways" },
        group("Preview modes", "", pseudo, this.#mirror, ids, sources, edit),
        this.#texts,
        this.#edits,
        group("Page", "", this.#file),
      ),
      group(
        "Bar",
        "ends",
        this.#side,
        iconButton("Fold the bar", ICONS.fold, () => this.#fold(true)),
      ),
    );
    this.#folded = element("button", { class: "control folded", type: "button", onclick: () => this.#fold(false) });
    this.#dock = element("div", { class: "dock" }, this.#said, this.#bar, this.#folded);
    surface.append(this.#dock, this.#languages);

    this.#languages.addEventListener("beforetoggle", ({ newState }) => newState === "open" && this.#listLanguages());
    this.#languages.addEventListener("toggle", ({ newState }) => newState === "open" && this.#placeLanguages());
    document.addEventListener("visibilitychange", () => this.#draw());
    addEventListener("keydown", (event) => this.#shortcut(event));
    this.#edits.hidden = true;
    this.#name();
    this.#draw();
    this.#drawShape();
    this.#reflect();
  }

  /** Fetches the details of the page: its file and its languages. */
  async loadDetails() {
    const response = await fetch(`/@archipel/page?path=${encodeURIComponent(this.#page.path)}`).catch(() => undefined);
    this.#isMissing = response?.status === 404;
    this.#about = response?.ok ? await response.json() : DEFAULT_DETAILS;
    this.#draw();
  }

  /** Shows the state of the server. */
  show(state) {
    if (state.notice && state.notice !== this.#state?.notice) this.showMessage(state.notice);
    this.#state = state;
    this.#isLost = false;
    this.#draw();
  }

  /** Shows that the connection is lost. */
  showDisconnected() {
    this.#isLost = true;
    this.#draw();
  }

  /** Shows that the page is being updated, until `update` is settled. */
  async during(update) {
    const timer = setTimeout(() => this.#busy(true), UPDATE_DELAY);
    await update;
    clearTimeout(timer);
    this.#busy(false);
    this.#reflect();
  }

  /** Shows a message for a while. */
  showMessage(words) {
    clearTimeout(this.#messageTimer);
    this.#said.textContent = words;
    this.#messageTimer = setTimeout(() => (this.#said.textContent = ""), MESSAGE_TIME);
  }

  #busy(isBusy) {
    this.#isBusy = isBusy;
    this.#draw();
  }

  #draw() {
    const { errors = 0, warnings = 0 } = this.#state ?? {};
    const problems = count(errors, warnings);
    const [kind, words] = this.#isLost
      ? ["disconnected", this.#state ? "Disconnected" : "Connecting"]
      : this.#isBusy
        ? ["building", "Updating"]
        : errors
          ? ["failed", "Failed"]
          : ["connected", "Connected"];
    for (const part of [this.#bar, this.#folded]) {
      part.classList.remove("disconnected", "building", "failed", "connected");
      part.classList.add(kind);
    }
    if (this.#status.textContent !== words) this.#status.textContent = words;
    this.#problems.hidden = !problems;
    const [most, ...others] = counts(errors, warnings);
    this.#problems.replaceChildren(
      most ?? "",
      ...others.map((other) => element("span", { class: "spare" }, ` and ${other}`)),
    );
    this.#problems.classList.toggle("mild", !errors);
    this.#status.classList.toggle("spare", Boolean(problems) && !this.#isLost && !this.#isBusy);
    this.#folded.replaceChildren(dot(), { failed: problems, disconnected: words }[kind] ?? "");
    this.#folded.setAttribute(
      "aria-label",
      `Unfold the preview bar: ${words.toLowerCase()}${problems && `, ${problems}`}`,
    );

    const { file, editor, locales } = this.#about;
    const current = locales.find(({ current }) => current);
    this.#language.hidden = !current;
    if (current) {
      const name = element("span", { class: "sr" }, "Language: ");
      this.#language.replaceChildren(
        name,
        element("span", { class: "clip" }, current.label),
        code(current.segment),
        icon(ICONS.up),
      );
    }
    this.#file.parentElement.hidden = !file;
    this.#file.replaceChildren(element("span", { class: "clip" }, file?.split("/").at(-1) ?? ""), icon(ICONS.out));
    const used = this.#isMissing ? [] : modes();
    for (const [at, { name, title }] of MODES.entries()) {
      const error = this.#modeError(name);
      this.#toggles[at].setAttribute("aria-pressed", !error && used.includes(name));
      this.#toggles[at].setAttribute("aria-disabled", error !== undefined);
      this.#toggles[at].title = error ?? title;
    }
    this.#mirror.setAttribute("aria-pressed", isMirrored());
    const isEditing = used.includes("edit");
    const isOn = isEditing || used.includes("sources");
    this.#texts.hidden = !isOn;
    if (isEditing && this.#edits.hidden) this.#changes.load();
    this.#edits.hidden = !isEditing;
    this.#sources.turn(isOn, isEditing, editor);
  }

  #listLanguages() {
    const links = this.#about.locales.map(({ segment, tag, label, url, current }) => {
      const href = url + location.search + location.hash;
      return element(
        "a",
        { href, lang: tag, hreflang: tag, "aria-current": current ? "page" : undefined },
        label,
        code(segment),
      );
    });
    this.#languages.replaceChildren(element("ul", {}, ...links.map((link) => element("li", {}, link))));
  }

  #placeLanguages() {
    const { left, top } = this.#language.getBoundingClientRect();
    const { width } = this.#languages.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    this.#languages.style.left = `${Math.max(8, Math.min(left, clientWidth - width - 8))}px`;
    this.#languages.style.bottom = `${innerHeight - top + 8}px`;
    this.#languages.querySelector("[aria-current]")?.focus();
  }

  /** Returns why a mode can't be used, if it can't. */
  #modeError(name) {
    if (this.#isMissing) return NO_PAGE;
    if (this.#about.modes.includes(name)) return undefined;
    return this.#about.modes.length ? NO_WATCH : NO_TOKEN;
  }

  /** Undoes and repeats changes by the usual keys, except in fields of the page. */
  #shortcut(event) {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    const isField = target.isContentEditable || /^(input|textarea|select)$/.test(target.localName);
    if (this.#edits.hidden || this.#editor.isOpen || isField || !(ctrlKey || metaKey)) return;
    const isRedo = key.toLowerCase() === "y" || (key.toLowerCase() === "z" && shiftKey);
    if (!isRedo && key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (isRedo) this.#changes.redo();
    else this.#changes.undo();
  }

  async #turn(name) {
    const error = this.#modeError(name);
    if (error) return this.showMessage(error);
    setMode(name, !modes().includes(name));
    this.#draw();
    await this.during(this.#page.applyModes());
  }

  #turnMirror() {
    writeStorage("sessionStorage", MIRROR, isMirrored() ? "off" : "on");
    this.#draw();
    this.#reflect();
  }

  /** Sets the direction of the page. */
  #reflect() {
    const root = document.documentElement;
    if (isMirrored()) root.dir = "rtl";
    else if (root.dir === "rtl") root.dir = this.#page.rootAttribute("dir") ?? "";
  }

  /** Shows the marked text in the bar. */
  #name(text) {
    this.#text.disabled = !text;
    this.#text.replaceChildren(
      element("span", { class: "clip" }, text ? text.short : "No text selected"),
      icon(ICONS.out),
    );
    this.#text.title = text ? `Open ${text.place} ${text.id}`.trim() : "";
  }

  async #openFile() {
    this.showMessage((await open({ file: this.#about.file })).words);
  }

  #fold(isFolded) {
    this.#reshape({ isFolded });
    (isFolded ? this.#folded : this.#bar.querySelector("button:not([hidden])")).focus();
  }

  #move() {
    this.#reshape({ isEnd: !this.#shape.isEnd });
  }

  #reshape(change) {
    this.#shape = { ...this.#shape, ...change };
    writeStorage("localStorage", SHAPE, JSON.stringify(this.#shape));
    this.#drawShape();
  }

  #drawShape() {
    const { isFolded, isEnd } = this.#shape;
    this.#bar.hidden = isFolded;
    this.#folded.hidden = !isFolded;
    this.#dock.classList.toggle("end", isEnd);
    this.#side.replaceChildren(icon(isEnd ? ICONS.left : ICONS.right));
  }
}

function group(label, kind, ...children) {
  return element("div", { class: `group ${kind}`, role: "group", "aria-label": label }, ...children);
}

function toggle(label, onclick, title) {
  return element("button", { class: "control", type: "button", title, "aria-pressed": false, onclick }, label);
}

/** A button with an icon only. */
function iconButton(label, drawing, onclick) {
  const properties = { class: "control mere", type: "button", title: label, "aria-label": label, onclick };
  return element("button", properties, icon(drawing));
}

const sourceButton = (title, onclick) => element("button", { class: "control", type: "button", title, onclick });
const dot = () => element("span", { class: "dot" });
const code = (segment) => element("span", { class: "code" }, segment);

const isMirrored = () => readStorage("sessionStorage", MIRROR) === "on";

/**
 * Reads whether the bar is folded, and on which side it is. By default it is folded in small windows, and on the side
 * opposite to the usual place of menus.
 */
function readShape() {
  const shape = readStorage("localStorage", SHAPE);
  return shape ? JSON.parse(shape) : { isFolded: innerWidth < 700, isEnd: true };
}

/** Reads `key` from the storage `area`; null also if storage is not available. */
function readStorage(area, key) {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(area, key, value) {
  try {
    window[area].setItem(key, value);
  } catch {}
}
