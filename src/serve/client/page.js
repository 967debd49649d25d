/** Updates the page from the server. */
import { modes } from "./modes.js";
import { Mirror } from "./mirror.js";

/** The URL path of this script. */
const CLIENT = new URL(import.meta.resolve("./main.js")).pathname;

/** The current page, and its state on the server. */
export class Page {
  /** The URL path of the page on the server. A script may change `location` later. */
  path = location.pathname;
  #address = location.pathname + location.search;
  #mirror;
  /** The last state of the server, and the shown state: `{ server, build, page, modes }`. */
  #state;
  #shown;
  #last = Promise.resolve();

  /** The attribute `name` of the root element as the server sent it, before scripts have set theirs. */
  rootAttribute(name) {
    return this.#mirror?.rootAttribute(name) ?? document.documentElement.getAttribute(name);
  }

  /** Fetches the base document of the page. Must be called before any update. */
  begin() {
    return this.#queue(async () => {
      const { page, server } = readScript(document);
      const sent = await this.#fetch();
      // The page has changed while it loaded; a reload loses no input of the user.
      if (sent.page !== page) return reload();
      this.#mirror = new Mirror(sent.document);
      this.#shown = { server, page, modes: sent.modes };
    });
  }

  /** Updates the page to `state`, unless it is already shown. Of several pending states, only the last one applies. */
  follow(state) {
    this.#state = state;
    return this.#queue(async () => {
      const { server, build } = this.#state;
      if (this.#isShown(this.#state)) return;
      await this.#show();
      this.#shown = { ...this.#shown, server, build };
    });
  }

  /** Updates the page to the active preview modes. */
  applyModes() {
    return this.#queue(() => this.#show());
  }

  /** Runs steps one after another; a failed one is retried with the next state. */
  #queue(step) {
    this.#last = this.#last.then(step).catch(({ message }) => console.warn(`can't update the page: ${message}`));
    return this.#last;
  }

  #isShown({ server, build, page }) {
    const shown = this.#shown;
    if (!shown) return false;
    if (server !== shown.server || modes().join() !== shown.modes) return false;
    // A page is reported as soon as it is ready, before its build has a number.
    if (page !== shown.page) return false;
    // The state only contains the tag of the published bytes, and modes depend on more.
    return build === shown.build || !shown.modes;
  }

  async #show() {
    const next = await this.#fetch();
    if (!this.#mirror || this.#mirror.mustReload(next.document)) return reload();
    try {
      this.#mirror.show(next.document);
    } catch (error) {
      // A partial update can't be the base of the next one.
      console.error(error);
      return reload();
    }
    this.#shown = { ...this.#shown, page: next.page, modes: next.modes };
  }

  async #fetch() {
    const used = modes().join();
    const response = await fetch(this.#address, { headers: { accept: "text/html" }, cache: "no-store" });
    if (response.redirected) {
      location.replace(response.url);
      return forever();
    }
    const html = new DOMParser().parseFromString(await response.text(), "text/html");
    const { script, page } = readScript(html);
    if (!script) throw new Error(`the server returned ${response.status} without a page`);
    script.remove();
    return { document: html, page, modes: used };
  }
}

/** The element that loads the client in `document`, and its attributes from the server. */
function readScript(document) {
  const script = document.querySelector(`script[src="${CLIENT}"]`);
  return { script, page: script?.dataset.page, server: script?.dataset.server };
}

/** Reloads the page; the browser preserves the scroll position. */
function reload() {
  location.reload();
  return forever();
}

/** A promise that never settles, since the page is being replaced. */
const forever = () => new Promise(() => {});
