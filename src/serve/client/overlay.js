/** Shows the diagnostics of the build over the last good page, as in the terminal. */
import { element } from "./element.js";
import { open } from "./source.js";
import { surface } from "./surface.js";

/** The start of a diagnostic in the terminal: `error[unknown-message]: …`. */
const HEAD = /^(error|warning)(?=[[:])/;
/** The prefix of a hint or note, by which its further lines are indented. */
const HANG = /^ *= \w+: /;

/** The report of the last build. It opens automatically on errors, on demand on warnings, and closes when they are fixed. */
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

  /** Shows the diagnostics of a state, unless the user has hidden the same ones. */
  show({ errors, warnings, text, page }) {
    const isNew = text !== this.#text;
    this.#text = text;
    if (isNew && text) this.#write(errors, warnings, text, page);
    if (!text || (isNew && !errors)) this.#dialog.close();
    else if (isNew) this.open();
  }

  /** Shows the diagnostics of the last state again. */
  open() {
    if (!this.#text || this.#dialog.open) return;
    this.#dialog.showModal();
    // Not its first button, which a key press would activate.
    this.#dialog.focus();
  }

  #write(errors, warnings, text, page) {
    this.#title.textContent = count(errors, warnings);
    const errorNote = page
      ? "The last good page is behind this report, which closes when the errors are fixed."
      : "There is no page yet. It appears when the errors are fixed.";
    this.#note.textContent = errors ? errorNote : "The page is up to date.";
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

  /** The parts of a line: a position becomes a button that opens it, and the severity is coloured. */
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

/** `2 errors`, `1 warning`, without zero counts. */
export function counts(errors, warnings) {
  const some = (number, name) => number > 0 && `${number} ${name}${number === 1 ? "" : "s"}`;
  return [some(errors, "error"), some(warnings, "warning")].filter(Boolean);
}

/** Groups the lines of a text by diagnostic. */
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
