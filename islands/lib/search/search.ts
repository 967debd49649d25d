/** The search field of the digest and of the FAQ: `templates/partials/search.html`. `shell/search.ts` loads it at the first focus. */
import { type Hit, openSearch, type Piece, type Search } from "archipel/search";
import { present } from "../present";

/** The pause in typing before the number of results is announced, in milliseconds. */
const REST = 120;

/** The number of results that are shown at first, and added by the button. */
const STEP = 10;

const started = new WeakMap<HTMLElement, () => void>();

/** Starts a field. If it was already started, repeats a search whose result has not been announced. */
export function start(box: HTMLElement): void {
  const ask = started.get(box) ?? follow(box);
  started.set(box, ask);
  ask();
}

function follow(box: HTMLElement): () => void {
  const field = present(box.querySelector("input"));
  const status = present(box.querySelector<HTMLElement>("[role=status]"));
  const list = present(box.querySelector("ol"));
  const more = present(box.querySelector<HTMLButtonElement>("[data-more]"));
  const { format } = new Intl.NumberFormat(document.documentElement.lang);
  const { index = "", group, found = "", first = "", none = "", failed = "", loading = "" } = box.dataset;
  let search: Promise<Search> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the last requested result. */
  let asked = 0;
  /** The query whose results are shown. */
  let answered: string | undefined;
  let hits: readonly Hit[] = [];

  /** Adds results to the list. */
  const add = () => {
    const shown = list.children.length + STEP;
    list.append(...hits.slice(list.children.length, shown).map(entry));
    more.hidden = shown >= hits.length;
    const words = more.hidden ? found : first.replace("#shown", format(shown));
    status.textContent = words.replace("#count", format(hits.length));
  };

  const show = (next: readonly Hit[], words: string, query?: string) => {
    answered = query;
    // Otherwise, removing a hit would also remove the focus.
    if (list.contains(document.activeElement) || document.activeElement === more) field.focus();
    hits = next;
    list.replaceChildren();
    list.hidden = hits.length === 0;
    if (hits.length > 0) return add();
    more.hidden = true;
    status.textContent = words;
  };

  const ask = () => {
    search ??= openSearch(index);
    search.catch(() => (search = undefined));
    return search;
  };

  async function answer() {
    asked += 1;
    const own = asked;
    const query = field.value.trim();
    if (!query) return show([], "", query);
    const late = setTimeout(() => own === asked && show([], loading), 500);
    try {
      const next = (await ask()).find(query, { group, limit: Number.POSITIVE_INFINITY });
      const words = none.replace("#query", () => query);
      if (own === asked) show(next, words, query);
    } catch {
      if (own === asked) show([], failed);
    } finally {
      clearTimeout(late);
    }
  }

  const answerSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(answer, REST);
  };

  field.addEventListener("input", (event) => (event as InputEvent).isComposing || answerSoon());
  field.addEventListener("compositionend", answerSoon);

  box.addEventListener("keydown", (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = [field, ...list.querySelectorAll("a")];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    const { key } = event;
    const isDown = key === "ArrowDown" || (key === "Enter" && at === 0);
    const next = isDown ? stops[at + 1] : key === "ArrowUp" ? stops[at - 1] : undefined;
    if (next) next.focus();
    else if (key === "Escape" && field.value) {
      field.value = "";
      field.focus();
      void answer();
    } else return;
    event.preventDefault();
  });

  more.addEventListener("click", () => {
    const at = list.children.length;
    add();
    list.children[at]?.querySelector("a")?.focus();
  });

  list.addEventListener("click", ({ target }) => {
    const { hash, pathname } = (target as Element).closest("a") ?? location;
    // Not every browser opens the element that contains a link's target.
    if (pathname === location.pathname && hash) {
      const place = document.getElementById(decodeURIComponent(hash.slice(1)))?.closest("details");
      if (place) place.open = true;
    }
  });

  return () => {
    ask().catch(() => {});
    const query = field.value.trim();
    if (query && query !== answered) void answer();
  };
}

function entry({ url, page, title, excerpt }: Hit): HTMLElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = url;
  link.append(...title.map(piece));
  const heading = document.createElement("p");
  heading.className = "search-title";
  heading.append(link);
  const text = document.createElement("p");
  text.className = "search-text";
  text.append(...excerpt.map(piece));
  item.append(heading, text);
  // On another page, whose title is not part of the passage.
  if (new URL(link.href).pathname !== location.pathname && page !== link.textContent) {
    const from = document.createElement("p");
    from.className = "note";
    from.textContent = page;
    item.prepend(from);
  }
  return item;
}

function piece({ text, isMatch }: Piece): Node {
  if (!isMatch) return new Text(text);
  const mark = document.createElement("mark");
  mark.textContent = text;
  return mark;
}
