/** Shows what the build has to say, over the last good page and in the words of the terminal. */
import { element } from "./element.js";
import { open } from "./source.js";
import { surface } from "./surface.js";

/** The beginning of a mistake, as the terminal has it: `error[unknown-message]: …`. */
const HEAD = /^(error|warning)(?=[[:])/;
/** What the further lines of a long remark stay behind. */
const HANG = /^ *= \w+: /;

/** The report on the last build. It comes by itself with errors, on demand with warnings, and goes when they are mended. */
export class Overlay {
  #title = element("h2", { id: "report-title" });
  #note = element("p");
  #list = element("div", { class: "list", tabindex: 0, role: "group", "aria-labelledby": "report-title" });
  #said = element("p", { class: "foot", role: "status" });
  #hide = element("button", { class: "control", type: "button", onclick: () => this.#dialog.close() });
  #dialog = element(
    "dialog",
    { class: "report", role: "alertdialog", "aria-labelledby": "report-title", tabindex: -1 },
    element("div", { class: "head" }, element("div", {}, this.#title, this.#note), this.#hide),
    this.#list,
    this.#said,
  );
  #text = "";

  constructor() {
    this.#hide.append("Hide ", element("kbd", { "aria-hidden": true }, "Esc"));
    surface.append(this.#dialog);
  }

  /** Shows the mistakes of a state, unless they are those that have been hidden. */
  show({ errors, warnings, text, page }) {
    const isNew = text !== this.#text;
    this.#text = text;
    if (isNew && text) this.#write(errors, warnings, text, page);
    if (!text || (isNew && !errors)) this.#dialog.close();
    else if (isNew) this.open();
  }

  /** Shows the mistakes of the last state again. */
  open() {
    if (!this.#text || this.#dialog.open) return;
    this.#dialog.showModal();
    // Not its first button: whoever types should press nothing by that.
    this.#dialog.focus();
  }

  #write(errors, warnings, text, page) {
    this.#title.textContent = count(errors, warnings);
    const mistaken = page
      ? "The page behind is the last good one. This goes away when the mistakes are mended."
      : "There is no page yet. It comes when the mistakes are mended.";
    this.#note.textContent = errors ? mistaken : "The page is up to date.";
    this.#dialog.classList.toggle("mild", !errors);
    this.#said.textContent = "";
    this.#list.replaceChildren(...problems(text).map((lines) => this.#problem(lines)));
    this.#list.scrollTop = 0;
  }

  #problem(lines) {
    const rows = lines.map((line) => {
      const row = element("span", { class: `row ${kindOf(line)}` }, ...this.#row(line));
      row.style.setProperty("--hang", `${HANG.exec(line)?.[0].length ?? 0}ch`);
      return row;
    });
    const kind = lines[0].startsWith("warning") ? "problem mildly" : "problem";
    return element("div", { class: `${kind} sideways` }, ...rows);
  }

  /** The parts of a line: a place becomes a button that opens it, and the severity is coloured. */
  #row(line) {
    const place = /^( *(?:-->|:::) )(.+?)((?::\d+){0,2})$/.exec(line);
    if (place) {
      const [, arrow, file, at] = place;
      const [, row, column] = at.split(":").map(Number);
      const onclick = () => this.#open({ file, line: row, column });
      const jump = element(
        "button",
        { class: "jump", type: "button", title: "Open in the editor", onclick },
        file + at,
      );
      return [element("span", { class: "frame" }, arrow), jump];
    }
    const head = HEAD.exec(line);
    if (head) {
      const end = line.indexOf(":") + 1;
      return [element("span", { class: head[1] }, line.slice(0, end)), line.slice(end)];
    }
    const frame = /^ *\d* \|/.exec(line);
    if (frame) return [element("span", { class: "frame" }, frame[0]), line.slice(frame[0].length)];
    return [line];
  }

  async #open(place) {
    const { isOpen, words } = await open(place);
    this.#said.textContent = isOpen ? "" : words;
  }
}

/** `2 errors and 1 warning`. */
export const count = (errors, warnings) => counts(errors, warnings).join(" and ");

/** `2 errors`, `1 warning`: those of the two that there are. */
export function counts(errors, warnings) {
  const some = (number, name) => number > 0 && `${number} ${name}${number === 1 ? "" : "s"}`;
  return [some(errors, "error"), some(warnings, "warning")].filter(Boolean);
}

/** The lines of a text by mistake. */
function problems(text) {
  const found = [];
  for (const line of text.trim().split("\n")) {
    if (!found.length || HEAD.test(line)) found.push([]);
    found.at(-1).push(line);
  }
  return found.map((lines) => lines.slice(0, 1 + lines.findLastIndex((line) => line.trim())));
}

function kindOf(line) {
  if (HEAD.test(line)) return "first";
  if (/^ *= (?:help|note)/.test(line)) return "help";
  return /^ *\| +[-^~ ]+(?: |$)/.test(line) && /[\^~-]/.test(line) ? "carets" : "";
}
