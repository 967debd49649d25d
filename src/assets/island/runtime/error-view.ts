import type { MessageTable } from "./messages";

/**
 * Replaces the content of `content` by the sentence "Something went wrong!", with the error on demand. Returns whether it did: the
 * text is that of the messages `island-error-title`, `-show` and `-hide` of the island. It needs neither React nor a script that is
 * loaded later, since these may have failed.
 */
export function showError(content: Element, error: unknown, messages: MessageTable): boolean {
  const [title, show, hide] = ["title", "show", "hide"].map((part) => messages[`island-error-${part}`]);
  if (!title || !show || !hide) return false;
  const view = make("div", "caution island-error");
  view.role = "alert";
  const heading = make("strong", "", title);
  const summary = make("summary", "btn btn-outline", show);
  const text = make("pre", "", String(error));
  text.dir = "ltr";
  const details = make("details", "");
  details.addEventListener("toggle", () => (summary.textContent = details.open ? hide : show));
  details.append(summary, text);
  view.append(heading, details);
  content.replaceChildren(view);
  return true;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = "") {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
