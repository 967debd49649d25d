/** The search field. `script.ts` loads this module when the field is focused first. */
import { type Hit, openSearch, type Piece, type Search } from "archipel/search";

/** The pause in typing, in milliseconds, after which the results are updated. */
const PAUSE = 120;

export function followSearch(box: HTMLElement): void {
  const input = box.querySelector("input");
  const results = box.querySelector<HTMLElement>(".results");
  const status = box.querySelector("[role=status]");
  const list = box.querySelector("ol");
  if (!input || !results || !status || !list) return;
  const { none = "", failed = "" } = box.dataset;
  let { index = "" } = box.dataset;
  // The texts for 1, 2, 3 … results, with the plural forms of the language.
  const found = (box.dataset.found ?? "").split("|");
  let search: Promise<Search> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const open = () => {
    search ??= openSearch(index);
    search.catch(() => (search = undefined));
    return search;
  };

  const update = async () => {
    last += 1;
    const number = last;
    const query = input.value.trim();
    let hits: readonly Hit[] = [];
    let text = "";
    if (query) {
      try {
        hits = (await open()).find(query, { limit: found.length });
        text = found[hits.length - 1] ?? none.replace("#", () => query);
      } catch {
        text = failed;
      }
    }
    if (number !== last) return;
    list.replaceChildren(...hits.map(entry));
    status.textContent = text;
    results.hidden = !query;
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(update, PAUSE);
  });
  box.addEventListener("keydown", (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = [input, ...list.querySelectorAll("a")];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    const isDown = event.key === "ArrowDown" || (event.key === "Enter" && at === 0);
    const next = isDown ? stops[at + 1] : event.key === "ArrowUp" ? stops[at - 1] : undefined;
    if (next) next.focus();
    else if (event.key === "Escape" && input.value) {
      input.value = "";
      input.focus();
      void update();
    } else return;
    event.preventDefault();
  });
  // The index of another language replaces that of the page, until the next page.
  const elsewhere = box.querySelector<HTMLButtonElement>(".elsewhere");
  elsewhere?.addEventListener("click", () => {
    index = elsewhere.dataset.index ?? index;
    list.lang = elsewhere.dataset.lang ?? "";
    list.dir = elsewhere.dataset.direction ?? "";
    search = undefined;
    elsewhere.hidden = true;
    input.focus();
    void update();
  });
  document.addEventListener("click", ({ target }) => {
    results.hidden = !input.value.trim() || !box.contains(target as Node);
  });
  list.addEventListener("click", () => (results.hidden = true));
  input.addEventListener("focus", () => (results.hidden = !input.value.trim()));
  open().catch(() => {});
  if (input.value) void update();
}

function entry({ url, page, title, excerpt }: Hit): HTMLElement {
  const link = document.createElement("a");
  link.href = url;
  const name = document.createElement("strong");
  name.append(...title.map(piece));
  link.append(name);
  // Titles of pages end with the name of the site.
  const from = page.split(" · ")[0] ?? page;
  if (from !== name.textContent) {
    const of = document.createElement("small");
    of.textContent = from;
    link.prepend(of);
  }
  const text = document.createElement("span");
  text.append(...excerpt.map(piece));
  link.append(text);
  const item = document.createElement("li");
  item.append(link);
  return item;
}

function piece({ text, isMatch }: Piece): Node {
  if (!isMatch) return new Text(text);
  const mark = document.createElement("mark");
  mark.textContent = text;
  return mark;
}
