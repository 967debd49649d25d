import type { MessageTable } from "./messages";

/**
 * Puts the sentence "Something went wrong!", with the error on demand, in the place of what `content` holds. Answers whether it did:
 * the words are those of the island's messages `island-error-title`, `-show` and `-hide`. It needs neither React nor a script that
 * comes late, either of which may be what has failed.
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
