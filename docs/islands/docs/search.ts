/** The search field. `script.ts` loads this module when the field is focused first. */
import { type Hit, openSearch, type Piece, type Search } from "archipel/search";

/** The pause in typing, in milliseconds, after which the results are updated. */
const PAUSE = 120;

/** The number of results that are shown at first, and added by the button. */
const STEP = 12;

export function followSearch(box: HTMLElement): void {
  const input = box.querySelector("input");
  const results = box.querySelector<HTMLElement>(".results");
  const status = box.querySelector("[role=status]");
  const list = box.querySelector("ol");
  const more = box.querySelector<HTMLButtonElement>(".more");
  if (!input || !results || !status || !list || !more) return;
  const { found = "", first = "", none = "", failed = "" } = box.dataset;
  let { index = "" } = box.dataset;
  const { format } = new Intl.NumberFormat(document.documentElement.lang);
  let hits: readonly Hit[] = [];
  let search: Promise<Search> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const open = () => {
    search ??= openSearch(index);
    search.catch(() => (search = undefined));
    return search;
  };

  /** Adds results to the list. */
  const show = () => {
    const shown = list.children.length + STEP;
    list.append(...hits.slice(list.children.length, shown).map(entry));
    more.hidden = shown >= hits.length;
    const text = more.hidden ? found : first.replace("#shown", format(shown));
    status.textContent = text.replace("#count", format(hits.length));
  };

  const update = async () => {
    last += 1;
    const number = last;
    const query = input.value.trim();
    let next: readonly Hit[] = [];
    let text = "";
    if (query) {
      try {
        next = (await open()).find(query, { limit: Number.POSITIVE_INFINITY });
        text = none.replace("#query", () => query);
      } catch {
        text = failed;
      }
    }
    if (number !== last) return;
    hits = next;
    list.replaceChildren();
    if (hits.length > 0) show();
    else {
      more.hidden = true;
      status.textContent = text;
    }
    results.hidden = !query;
  };

  more.addEventListener("click", () => {
    const at = list.children.length;
    show();
    list.children[at]?.querySelector("a")?.focus();
  });

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
