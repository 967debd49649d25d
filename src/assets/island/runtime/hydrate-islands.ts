/**
 * Hydrates islands on the event `archipel:hydrating`: fetches the code, runs it, and retries on the next event or when the network
 * is back.
 *
 * The attribute `hydrating` is then replaced by `hydrated`, and `archipel:hydrated` is dispatched. If something fails,
 * `archipel:island-error` bubbles with `{ island, error }` as its detail. Without a network, the island does not change; otherwise,
 * it is replaced by the error view.
 */
import type { ComponentType } from "react";
import { showError } from "./error-view";
import { fetchText, loadModule } from "./load-chunk";
import type { IslandData } from "./hydrate";
import { isServed, noteTyped } from "./reload";
import { giveUp, repeat } from "./repeat";

/** The islands that are hydrated or being hydrated. */
const hydrated = new WeakSet<Element>();

/** The server HTML of islands whose code could not be fetched. */
const drawn = new WeakMap<Element, ChildNode[]>();

/**
 * Hydrates `owner`, once: `prepare` fetches the required files, and may fail and be retried; `begin` is called with its
 * result. Reports refer to `owner` as `name`.
 */
export async function hydrateOnce<Parts>(
  owner: Element,
  name: string,
  prepare: () => Promise<Parts>,
  begin: (parts: Parts, fail: (error: unknown) => void) => void | Promise<void>,
): Promise<void> {
  if (hydrated.has(owner)) {
    // The loader has no record of hydrated islands.
    if (owner.hasAttribute("hydrated")) owner.removeAttribute("hydrating");
    return;
  }
  hydrated.add(owner);
  const fail = (error: unknown) => {
    owner.removeAttribute("hydrating");
    const detail = { island: name, error };
    const isUnheard = owner.dispatchEvent(
      new CustomEvent("archipel:island-error", { bubbles: true, cancelable: true, detail }),
    );
    // A listener that prevents the event shows the visitor that clicks are queued.
    if (!isUnheard) return;
    console.error(`island ${name}:`, error);
    giveUp(owner);
  };
  // The network may be back while the last attempt is still failing.
  const isBack = new Promise((resolve) => addEventListener("online", resolve, { once: true }));
  let parts: Parts;
  try {
    parts = await prepare();
  } catch (error) {
    hydrated.delete(owner);
    void isBack.then(() => hydrateOnce(owner, name, prepare, begin));
    return fail(error);
  }
  try {
    await begin(parts, fail);
  } catch (error) {
    // Its code was fetched and failed, so clicks are no longer queued.
    owner.toggleAttribute("hydrated", true);
    return fail(error);
  }
  owner.removeAttribute("hydrating");
  owner.toggleAttribute("hydrated", true);
  owner.dispatchEvent(new Event("archipel:hydrated"));
  if (owner.localName === "archipel-island") await repeat(owner);
}

/** Hydrates the islands that are due now, and the others later. */
export function hydrateIslands(): void {
  addEventListener(
    "archipel:hydrating",
    ({ target }) => target instanceof Element && target.localName === "archipel-island" && hydrateIsland(target),
  );
  document.querySelectorAll("archipel-island[hydrating]").forEach(hydrateIsland);
}

function hydrateIsland(island: Element) {
  const [content, script] = island.children as unknown as [HTMLElement, HTMLElement];
  const [name, locale, runtime, src] = ["name", "locale", "runtime", "src"].map(
    (attribute) => island.getAttribute(attribute) as string,
  ) as [string, string, string, string];
  const prepare = async () => {
    const data: IslandData = JSON.parse(script.textContent as string);
    const words = typeof data.messages === "string" ? fetchText(data.messages).then(JSON.parse) : data.messages;
    try {
      const [{ hydrate }, { default: Island }, messages] = await Promise.all([
        loadModule<typeof import("./hydrate")>(runtime),
        loadModule<{ default: ComponentType }>(src),
        words,
      ]);
      return { hydrate, Island, data: { ...data, messages } };
    } catch (error) {
      const messages = await Promise.resolve(words).catch(() => ({}));
      const nodes = [...content.childNodes];
      if (!drawn.has(content) && (await isServed()) && showError(content, error, messages)) drawn.set(content, nodes);
      throw error;
    }
  };
  void hydrateOnce(island, name, prepare, ({ hydrate, Island, data }, fail) => {
    const nodes = drawn.get(content);
    if (nodes) content.replaceChildren(...nodes);
    drawn.delete(content);
    noteTyped();
    return hydrate(content, Island, locale, data, fail);
  });
}
