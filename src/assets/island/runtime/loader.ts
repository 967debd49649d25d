/**
 * Defines `<archipel-island>`, which determines when it is hydrated. It then gets the attribute `hydrating`, and
 * `archipel:hydrating` bubbles from it; `hydrate-islands.ts` fetches React and the island's code and hydrates the prerendered
 * HTML. That module is loaded with this one, unless code of the site imports it and decides when islands are hydrated.
 *
 * Attributes: `src` (the island's chunk), `runtime` (the chunk that hydrates it), `when` (a directive), `media`, `stored`,
 * `name`, `locale`. Children: a `<div data-island>` with the server's HTML and a script with `{ id, props, messages }` as JSON.
 * With any directive, `archipel:hydrate` on the document with `{ island: <its name> }` hydrates it. An island that could not be
 * fetched is requested again at the next interaction.
 */
import { call } from "./when/call";
import type { Directive, When } from "./when/directive";
import { idle } from "./when/idle";
import { interaction } from "./when/interaction";
import { load } from "./when/load";
import { media } from "./when/media";
import { visible } from "./when/visible";

const directives: Record<When, Directive> = { call, idle, interaction, load, media, visible };

class IslandElement extends HTMLElement {
  #stop = new AbortController();

  connectedCallback() {
    const { signal } = (this.#stop = new AbortController());
    const hydrate = () => {
      this.toggleAttribute("hydrating", true);
      this.dispatchEvent(new Event("archipel:hydrating", { bubbles: true }));
    };
    for (const wait of [call, directives[this.getAttribute("when") as When] ?? load]) wait(this, hydrate, signal);
  }

  disconnectedCallback() {
    this.#stop.abort();
  }
}

customElements.define("archipel-island", IslandElement);
