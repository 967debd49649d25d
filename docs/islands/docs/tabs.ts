/**
 * Turns definition lists into tabs: each term is a tab, if every definition contains code. Lists with the same terms switch
 * together, and the choice is stored.
 */
export function addTabs(page: Document): void {
  const groups = [...page.querySelectorAll<HTMLElement>(".text dl")]
    .map((list, number) => toTabs(list, number))
    .filter((group) => group !== undefined);
  const choose = (label: string) => {
    for (const { labels, show } of groups) if (labels.includes(label)) show(label);
    try {
      localStorage.setItem("tab", label);
    } catch {
      // Without storage, the choice applies to this page only.
    }
  };
  for (const { tabs } of groups) {
    for (const tab of tabs) tab.addEventListener("click", () => choose(tab.textContent ?? ""));
  }
  try {
    const stored = localStorage.getItem("tab");
    for (const { labels, show } of groups) if (stored && labels.includes(stored)) show(stored);
  } catch {
    // The first tab is shown.
  }
}

const BLOCK = "p, pre, ul, ol, dl, table, blockquote, figure, div, h2, h3, h4, archipel-island";

function toTabs(list: HTMLElement, number: number) {
  const terms = [...list.children].filter((child) => child.localName === "dt");
  const texts = [...list.children].filter((child) => child.localName === "dd");
  if (terms.length < 2 || terms.length !== texts.length || !texts.every((text) => text.querySelector("pre")))
    return undefined;
  const row = document.createElement("div");
  row.className = "tab-row";
  row.role = "tablist";
  const box = document.createElement("div");
  box.className = "tabs";
  box.append(row);
  const tabs = terms.map((term, at) => {
    const tab = document.createElement("button");
    tab.type = "button";
    tab.role = "tab";
    tab.id = `tab-${number}-${at}`;
    tab.textContent = term.textContent;
    tab.setAttribute("aria-controls", `panel-${number}-${at}`);
    row.append(tab);
    return tab;
  });
  const panels = texts.map((text, at) => {
    const panel = document.createElement("div");
    panel.role = "tabpanel";
    panel.id = `panel-${number}-${at}`;
    panel.setAttribute("aria-labelledby", `tab-${number}-${at}`);
    // Printed pages show all panels, with their titles.
    panel.dataset.title = terms[at]?.textContent ?? "";
    panel.append(...paragraphs(text.childNodes));
    box.append(panel);
    return panel;
  });
  const labels = tabs.map((tab) => tab.textContent ?? "");
  const show = (label: string) => {
    const chosen = labels.indexOf(label);
    for (const [at, tab] of tabs.entries()) {
      tab.ariaSelected = String(at === chosen);
      tab.tabIndex = at === chosen ? 0 : -1;
    }
    for (const [at, panel] of panels.entries()) panel.hidden = at !== chosen;
  };
  row.addEventListener("keydown", ({ key }) => {
    const at = tabs.indexOf(document.activeElement as HTMLButtonElement);
    const step = getComputedStyle(row).direction === "rtl" ? -1 : 1;
    const moves: Record<string, number> = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = moves[key];
    if (to === undefined) return;
    const tab = tabs.at(to % tabs.length);
    tab?.focus();
    tab?.click();
  });
  show(labels[0] ?? "");
  list.replaceWith(box);
  return { tabs, labels, show };
}

/** Puts each run of text beside blocks, such as a sentence above code, into a paragraph. */
function paragraphs(nodes: Iterable<ChildNode>): ChildNode[] {
  const result: ChildNode[] = [];
  let paragraph: HTMLElement | undefined;
  for (const node of [...nodes]) {
    const isText = !(node instanceof Element && node.matches(BLOCK));
    if (!isText) paragraph = undefined;
    else if (!paragraph && node.textContent?.trim()) {
      paragraph = document.createElement("p");
      result.push(paragraph);
    }
    if (paragraph) paragraph.append(node);
    else result.push(node);
  }
  return result;
}
