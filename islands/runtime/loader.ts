/**
 * The only script that a page with islands needs at once. It defines `<archipel-island>`, which waits
 * for its moment and then fetches React and the island's code to bring the prerendered HTML to life.
 *
 * Attributes: `src` (the island's chunk), `runtime` (the chunk that hydrates it), `when` (a directive),
 * `media`, `stored`, `name`, `locale`. Children: a `<div data-island>` with the server's HTML and a
 * script with `{ id, props, messages }` as JSON. Whatever it waits for, `archipel:wake` on the document
 * with `{ island: <its name> }` wakes it. An awake island carries the attribute `awake`. When one fails,
 * its HTML stays as it was and `archipel:island-error` bubbles up with `{ island, error }` as its detail.
 */
import type { ComponentType } from "react";
import { reloadOnce } from "./reload";
import { call } from "./when/call";
import type { Directive } from "./when/directive";
import { idle } from "./when/idle";
import { interaction } from "./when/interaction";
import { load } from "./when/load";
import { media } from "./when/media";
import { visible } from "./when/visible";

const directives: Record<string, Directive> = { call, idle, interaction, load, media, visible };

class IslandElement extends HTMLElement {
  #woken = false;
  #cancel = () => {};

  connectedCallback() {
    if (this.#woken) return;
    const wait = directives[this.getAttribute("when")!] ?? load;
    const wake = () => void this.#wake();
    const stops = [call(this, wake), wait(this, wake)];
    this.#cancel = () => stops.forEach((stop) => stop());
  }

  disconnectedCallback() {
    this.#cancel();
  }

  async #wake() {
    if (this.#woken) return;
    this.#woken = true;
    this.#cancel();
    const release = holdClick(this);
    try {
      const [{ hydrate }, island] = await Promise.all([
        chunk<typeof import("./hydrate")>(this.getAttribute("runtime")!),
        chunk<{ default: ComponentType }>(this.getAttribute("src")!),
      ]);
      const [content, script] = this.children as unknown as HTMLElement[];
      const data = JSON.parse(script!.textContent!);
      await hydrate(content!, island.default, this.getAttribute("locale")!, data, this.#fail);
      this.toggleAttribute("awake", true);
    } catch (error) {
      this.#fail(error);
    }
    release();
  }

  #fail = (error: unknown) => {
    const detail = { island: this.getAttribute("name"), error };
    this.dispatchEvent(new CustomEvent("archipel:island-error", { bubbles: true, detail }));
  };
}

/** Fetches a chunk; one that cannot be had reloads the page, once. */
function chunk<Module>(url: string): Promise<Module> {
  return import(url).catch((error) => {
    // A page that is about to reload has nothing more to do or to report.
    if (reloadOnce(url)) return new Promise(() => {});
    throw error;
  });
}

/**
 * Keeps clicks from an island that is still waking, and repeats the last one when released. On the way up it meets the click
 * that wakes the island, which has passed on the way down.
 */
function holdClick(island: HTMLElement): () => void {
  let held: MouseEvent | undefined;
  let target: EventTarget | null;
  const hold = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    held = event;
    target = event.target;
  };
  for (const down of [true, false]) island.addEventListener("click", hold, down);
  return () => {
    for (const down of [true, false]) island.removeEventListener("click", hold, down);
    if (held) target!.dispatchEvent(new MouseEvent("click", held));
  };
}

customElements.define("archipel-island", IslandElement);
