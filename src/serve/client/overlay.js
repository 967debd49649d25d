/** Shows the diagnostics of the build over the last good page. */
import { element } from "./element.js";
import { open } from "./source.js";
import { surface } from "./surface.js";

/** The report of the last build. It opens automatically on errors, on demand on warnings, and closes when they are fixed. */
export class Overlay {
  #title = element("h2", { id: "report-title" });
  #note = element("p");
  #list = element("div", { class: "list", role: "group", "aria-labelledby": "report-title" });
  #said = element("p", { class: "foot", role: "status" });
  #hide = element("button", { class: "control", type: "button", onclick: () => this.#dialog.close() });
  #dialog = element(
    "dialog",
    { class: "report", role: "alertdialog", "aria-labelledby": "report-title", tabindex: -1 },
    element("div", { class: "head" }, element("div", {}, this.#title, this.#note), this.#hide),
    this.#list,
    this.#said,
  );
  /** The shown report, as JSON. */
  #report;

  constructor() {
    this.#hide.append("Hide ", element("kbd", { "aria-hidden": true }, "Esc"));
    surface.append(this.#dialog);
    // The arrow keys scroll the list while it is focused.
    new ResizeObserver(([{ target }]) => {
      target.tabIndex = target.scrollHeight > target.clientHeight ? 0 : -1;
    }).observe(this.#list);
  }

  /** Shows the diagnostics of a state, unless the user has hidden the same ones. */
  show({ errors, warnings, failure, diagnostics, left_out, page }) {
    const report = errors || warnings ? JSON.stringify([failure, diagnostics, left_out]) : undefined;
    const isNew = report !== this.#report;
    this.#report = report;
    if (!report || (isNew && !errors)) this.#dialog.close();
    if (!report || !isNew) return;
    this.#write(errors, warnings, page);
    const problems = failure ? [{ severity: "error", message: failure, excerpts: [], pages: [] }] : diagnostics;
    this.#list.replaceChildren(...problems.map((problem) => this.#problem(problem)), ...omissions(left_out));
    this.#list.scrollTop = 0;
    if (errors) this.open();
  }

  /** Shows the diagnostics of the last state again. */
  open() {
    if (!this.#report || this.#dialog.open) return;
    this.#dialog.showModal();
    // Not its first button, which a key press would activate.
    this.#dialog.focus();
  }

  #write(errors, warnings, page) {
    this.#title.textContent = count(errors, warnings);
    const errorNote = page
      ? "The last good page is behind this report, which closes when the errors are fixed."
      : "There is no page yet. It appears when the errors are fixed.";
    this.#note.textContent = errors ? errorNote : "The page is up to date.";
    this.#dialog.classList.toggle("mild", !errors);
    this.#said.textContent = "";
  }

  #problem({ severity, code, message, file, hint, pages, excerpts }) {
    const name = element("span", { class: severity }, code ? `${severity}[${code}]: ` : `${severity}: `);
    // A diagnostic of a whole file has no excerpt.
    const places = file && !excerpts.some(({ label }) => !label) ? [{ file }, ...excerpts] : excerpts;
    return element(
      "div",
      { class: `problem ${severity === "warning" ? "mildly" : ""}` },
      element("p", { class: "first" }, name, ...prose(message)),
      ...places.map((place) => this.#place(place)),
      hint ? element("p", { class: "help" }, "help: ", ...prose(hint)) : "",
      pages.length ? element("p", { class: "note" }, `note: while rendering ${some(pages)}`) : "",
    );
  }

  /** A position, which is a button that opens it in the editor, and its line. */
  #place({ file, line, column, before, marked, after, label }) {
    const onclick = () => this.#open({ file, line, column });
    const position = [file, line, column].filter(Boolean).join(":");
    const jump = element("button", { class: "jump", type: "button", title: "Open in the editor", onclick }, position);
    const words = label ? element("span", { class: "note" }, " ", ...prose(label)) : "";
    const place = element("div", { class: "place" }, jump, words);
    if (line) place.append(excerpt(line, before, element("mark", {}, marked), after));
    return place;
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

/** The parts of a text, with code elements for those in backticks. */
function prose(text) {
  return text.split(/`([^`]+)`/).map((part, index) => (index % 2 ? element("code", {}, part) : part));
}

/** A line of a file with its number. */
function excerpt(number, ...line) {
  const code = element("code", {}, element("span", { class: "frame" }, `${number}  `), ...line);
  return element("pre", {}, code);
}

/** The first page, and the number of the others. */
function some([first, ...others]) {
  if (others.length < 2) return others.length ? `${first} and one more page` : first;
  return `${first} and ${others.length} more pages`;
}

/** The diagnostics that are not listed. */
function omissions(counts) {
  return Object.entries(counts).map(([code, number]) =>
    element("p", { class: "problem" }, `and ${number} more of ${code}; archipel check --all shows them`),
  );
}
