/** Re-renders hydrated islands with new code, props or texts, and preserves their state. */
import { takeOver } from "./components.js";

/** Islands that failed after hydration; React shows nothing, or a fallback, in their place. */
const failed = new WeakSet();
document.addEventListener("archipel:island-error", ({ target }) => failed.add(target));

/** The last requested update; each waits for the previous one. */
let last = Promise.resolve();

/** Whether the island `element` is hydrated. */
export const isHydrated = (element) => element.hasAttribute("hydrated");

/** Reads an island in a document of the server. */
export function readIsland(element) {
  const { src, runtime, locale } = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const [container, script] = element.children;
  return { src, runtime, locale, html: container.innerHTML, payload: script.textContent };
}

/** Updates the hydrated island `element` from `before` to `after`. */
export function update(element, before, after) {
  element.lastElementChild.textContent = after.payload;
  if (before.src === after.src && before.payload === after.payload) return;
  const keepsIds = JSON.parse(before.payload).id === JSON.parse(after.payload).id;
  last = last.then(() => render(element, after, keepsIds)).catch((error) => fail(element, error));
}

/** Unmounts the hydrated islands in a node that is removed from the page. */
export function leave(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  const islands = node.localName === "archipel-island" ? [node] : [...node.querySelectorAll("archipel-island")];
  for (const island of islands.filter(isHydrated))
    last = last.then(async () => {
      const { roots } = await import(island.getAttribute("runtime"));
      roots.get(island.firstElementChild)?.unmount();
    });
}

async function render(element, { src, runtime, locale, html, payload }, keepsIds) {
  const [{ hydrate, roots }, { default: Island }] = await Promise.all([import(runtime), import(src)]);
  const data = JSON.parse(payload);
  const hydrateIn = (container, component) =>
    hydrate(container, component, locale, data, (error) => fail(element, error));

  const container = element.firstElementChild;
  const root = roots.get(container);
  if (root && keepsIds && !failed.has(element)) {
    try {
      await hydrateIn(container, takeOver(container, Island));
      return;
    } catch {
      console.info(`island ${data.id}: its state does not match its new code, so it is mounted again`);
    }
  }
  root?.unmount();
  failed.delete(element);
  const fresh = container.cloneNode(false);
  fresh.innerHTML = html;
  container.replaceWith(fresh);
  await hydrateIn(fresh, Island);
}

function fail(element, error) {
  const detail = { island: element.getAttribute("name"), error };
  element.dispatchEvent(new CustomEvent("archipel:island-error", { bubbles: true, detail }));
}
