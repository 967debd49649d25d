import type { Lent } from "./borrowed";
import type { MessageTable } from "./messages";

/**
 * Replaces the content of `content` by the sentence "Something went wrong!", with the error on demand. Returns whether it did: the
 * text is that of the messages `island-error-title`, `-show` and `-hide` of the island. It needs neither React nor a script that is
 * loaded later, since these may have failed.
 */
export function showError(content: Element, error: unknown, messages: MessageTable): boolean {
  const ids = ["title", "show", "hide"].map((part) => `island-error-${part}`) as [string, string, string];
  const [title, show, hide] = ids.map((id) => messages[id]);
  if (!title || !show || !hide) return false;
  const lent: Partial<Lent> = JSON.parse(messages["@borrowed"] ?? "{}");
  const language = (id: string) => lent.ids?.includes(id) && { lang: lent.locale, dir: lent.dir };
  const view = make("div", "caution island-error");
  view.role = "alert";
  const heading = make("strong", "", title);
  Object.assign(heading, language(ids[0]));
  const summary = Object.assign(make("summary", "btn btn-outline", show), language(ids[1]));
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
