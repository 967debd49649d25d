/**
 * Applies the changes between two documents of the server to the page.
 *
 * The page is not compared with the new document, as scripts may have changed it; the last document of the server is.
 * It is stored as the base, and each of its nodes is mapped to a node of the page. Differences between the base and the next
 * document are applied to both. Nothing else changes: focus, scroll positions, typed values, open dialogs, nodes from
 * scripts. Hydrated islands are re-rendered by React.
 */
import { align, isSame } from "./align.js";
import { isHydrated, leave, readIsland, update } from "./islands.js";
import { isSheet, swapSheet } from "./sheets.js";

/** The types of scripts that run; others contain data. */
const RUNS = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i;
/** Whether the content of a node is outside of the page's tree, or parsed differently without scripts. */
const isClosed = (node) => node instanceof HTMLTemplateElement || isNoscript(node);
const isNoscript = (node) => node instanceof HTMLElement && node.localName === "noscript";
const isScript = (node) => node instanceof HTMLScriptElement;

/** A document of the server and the page that it became. */
export class Mirror {
  #base;
  #page;
  /** The node of the page by the node of the base. A script may have removed it from the page. */
  #nodes = new WeakMap();

  /** `base` is the document that the server sent for `page`. */
  constructor(base, page = document) {
    this.#base = base;
    this.#page = page;
    this.#adopt(base.documentElement, page.documentElement);
  }

  /** The attribute `name` of the root element, as the server sent it. */
  rootAttribute(name) {
    return this.#base.documentElement.getAttribute(name);
  }

  /**
   * Whether `next` requires a reload: the policy of a page that is loaded can't change; a module that has run has changed,
   * and its effects can't be undone; or hydrated islands would use another React.
   */
  mustReload(next) {
    if (policy(this.#base) !== policy(next)) return true;
    const modules = addresses(next, "script[type=module][src]", "src");
    if (addresses(this.#base, "script[type=module][src]", "src").difference(modules).size) return true;
    if (!this.#page.querySelector("archipel-island[hydrated]")) return false;
    const runtimes = addresses(next, "archipel-island[runtime]", "runtime");
    return (
      addresses(this.#base, "archipel-island[runtime]", "runtime").difference(runtimes).size > 0 && runtimes.size > 0
    );
  }

  /** Shows `next`, which becomes part of the mirror. */
  show(next) {
    const { activeElement } = this.#page;
    this.#patch(this.#base.documentElement, next.documentElement);
    // Without `moveBefore`, a moved element loses the focus.
    if (activeElement?.isConnected && this.#page.activeElement !== activeElement)
      activeElement.focus({ preventScroll: true });
  }

  /** Maps `base` and its descendants to the nodes of the page. */
  #adopt(base, live) {
    this.#nodes.set(base, live);
    if (isClosed(base)) return;
    for (const [there, here] of align([...base.childNodes], [...live.childNodes])) this.#adopt(here, there);
  }

  /** Changes `base` to `next`, and returns the node that now represents it in the base. */
  #patch(base, next) {
    if (base.nodeType !== Node.ELEMENT_NODE) {
      this.#patchText(base, next);
      return base;
    }
    if (isSame(base, next)) return base;
    if (base.localName === "archipel-island") return this.#patchIsland(base, next);
    if (isSheet(base) && base.getAttribute("href") !== next.getAttribute("href"))
      return this.#replace(base, next, swapSheet);
    if (hasOtherCode(base, next)) return this.#replace(base, next);
    this.#patchAttributes(base, next);
    if (isClosed(base)) this.#patchClosed(base, next);
    else this.#patchChildren(base, next);
    return base;
  }

  #patchText(base, next) {
    if (base.data === next.data) return;
    const live = this.#nodes.get(base);
    if (live?.data === base.data) splice(live, next.data);
    else if (live) live.data = next.data;
    base.data = next.data;
  }

  #patchAttributes(base, next) {
    const live = this.#nodes.get(base);
    for (const { name, value } of [...next.attributes]) {
      const old = base.getAttribute(name);
      if (old === value) continue;
      if (name === "class" && live && live.getAttribute(name) !== old) patchClasses(live, old ?? "", value);
      else live?.setAttribute(name, value);
      base.setAttribute(name, value);
    }
    for (const { name, value } of [...base.attributes]) {
      if (next.hasAttribute(name)) continue;
      if (name === "class" && live && live.getAttribute(name) !== value) patchClasses(live, value, "");
      else live?.removeAttribute(name);
      base.removeAttribute(name);
    }
  }

  #patchClosed(base, next) {
    const live = this.#nodes.get(base);
    if (base.innerHTML === next.innerHTML) return;
    if (live) live[isNoscript(live) ? "textContent" : "innerHTML"] = next.innerHTML;
    base.innerHTML = next.innerHTML;
  }

  #patchChildren(base, next) {
    const old = [...base.childNodes];
    const wanted = [...next.childNodes];
    const pairs = align(old, wanted);
    const staying = new Set(pairs.values());
    for (const node of old) if (!staying.has(node)) this.#remove(node);

    let previous = null;
    for (const node of wanted) {
      const pair = pairs.get(node);
      const place = previous ? previous.nextSibling : base.firstChild;
      if (!pair) {
        base.insertBefore(node, place);
        this.#insertLive(node, this.#copy(node));
      } else if (pair !== place) {
        base.insertBefore(pair, place);
        const live = this.#nodes.get(pair);
        if (live?.isConnected) this.#insertLive(pair, live);
      }
      previous = pair ? this.#patch(pair, node) : node;
    }
  }

  #patchIsland(base, next) {
    const live = this.#nodes.get(base);
    if (!live || !isHydrated(live)) {
      // An island that is loading its code would hydrate the new HTML with the old code.
      const isOther = ["src", "runtime"].some((name) => base.getAttribute(name) !== next.getAttribute(name));
      if (isOther) return this.#replace(base, next);
      this.#patchAttributes(base, next);
      this.#patchChildren(base, next);
      return base;
    }
    const before = readIsland(base);
    const after = readIsland(next);
    this.#patchAttributes(base, next);
    base.replaceWith(next);
    this.#nodes.set(next, live);
    update(live, before, after);
    return next;
  }

  /** Replaces `base` with `next`; `swap` does so in the page. */
  #replace(base, next, swap = (old, fresh) => old.replaceWith(fresh)) {
    const live = this.#nodes.get(base);
    base.replaceWith(next);
    const fresh = this.#copy(next);
    if (live?.isConnected) swap(live, fresh);
    return next;
  }

  #remove(base) {
    const live = this.#nodes.get(base);
    base.remove();
    if (!live) return;
    leave(live);
    live.remove();
  }

  /** Inserts `live` at the position of `base`: after its nearest preceding sibling that is in the page. */
  #insertLive(base, live) {
    const parent = this.#nodes.get(base.parentNode);
    if (!parent) return;
    let sibling = base.previousSibling;
    while (sibling && this.#nodes.get(sibling)?.parentNode !== parent) sibling = sibling.previousSibling;
    const place = sibling ? this.#nodes.get(sibling).nextSibling : parent.firstChild;
    // `moveBefore`, where supported, preserves focus, frames and playing videos.
    if (live.isConnected && parent.isConnected && parent.moveBefore) parent.moveBefore(live, place);
    else parent.insertBefore(live, place);
  }

  /** Copies a node of the base for the page. Scripts in it run when they are inserted. */
  #copy(base) {
    const isTemplate = base instanceof HTMLTemplateElement;
    const copy = isScript(base) ? copyScript(base, this.#page) : this.#page.importNode(base, isTemplate);
    this.#nodes.set(base, copy);
    if (isNoscript(base)) copy.textContent = base.innerHTML;
    else if (!isClosed(base)) for (const child of base.childNodes) copy.appendChild(this.#copy(child));
    return copy;
  }
}

/** The Content-Security-Policy of `document`. */
const policy = (document) => document.querySelector("meta[http-equiv=Content-Security-Policy i]")?.content;

/** The distinct values of the attribute `name` of the elements that match `selector`. */
function addresses(document, selector, name) {
  return new Set([...document.querySelectorAll(selector)].map((element) => element.getAttribute(name)));
}

/** Copies a script without its text, so that it can run; scripts parsed for another document never run. */
function copyScript(script, page) {
  const copy = page.createElement("script");
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.async = script.hasAttribute("async");
  return copy;
}

/** Whether both are scripts that run, with different code. */
function hasOtherCode(base, next) {
  if (!isScript(base) || !RUNS.test(base.type)) return false;
  return base.text !== next.text || base.getAttribute("src") !== next.getAttribute("src");
}

/** Replaces the part of a text node that differs from `text`, so that a selection around it is preserved. */
function splice(node, text) {
  const old = node.data;
  const least = Math.min(old.length, text.length);
  let start = 0;
  while (start < least && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < least - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1;
  node.replaceData(start, old.length - start - end, text.slice(start, text.length - end));
}

/** Removes the classes that only `old` has and adds those that only `now` has; others may come from scripts. */
function patchClasses(element, old, now) {
  const before = new Set(old.match(/\S+/g));
  const after = new Set(now.match(/\S+/g));
  element.classList.remove(...before.difference(after));
  element.classList.add(...after.difference(before));
}
