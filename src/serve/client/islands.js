/** Renders hydrated islands anew in their place: with other code, props or words, and with the state they have. */
import { takeOver } from "./components.js";

/** Islands that have failed since they were hydrated; React shows nothing, or an apology, where they were. */
const failed = new WeakSet();
document.addEventListener("archipel:island-error", ({ target }) => failed.add(target));

/** The last update that was asked for; each waits for the one before. */
let last = Promise.resolve();

/** Whether React has taken over the island `element`. */
export const isHydrated = (element) => element.hasAttribute("hydrated");

/** What a document of the server says of an island. */
export function readIsland(element) {
  const { src, runtime, locale } = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const [container, script] = element.children;
  return { src, runtime, locale, html: container.innerHTML, payload: script.textContent };
}

/** Shows `after` in the hydrated island `element`, of which the server has said `before` up to now. */
export function update(element, before, after) {
  element.lastElementChild.textContent = after.payload;
  if (before.src === after.src && before.payload === after.payload) return;
  const keepsIds = JSON.parse(before.payload).id === JSON.parse(after.payload).id;
  last = last.then(() => render(element, after, keepsIds)).catch((error) => fail(element, error));
}

/** Lets React clean up after the hydrated islands in a node that leaves the page. */
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
      console.info(`island ${data.id}: its state does not fit its new code, so it starts afresh`);
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
