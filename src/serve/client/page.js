/** Keeps the page as the server has it. */
import { modes } from "./modes.js";
import { Mirror } from "./mirror.js";

/** The path of this script among those of the page. */
const CLIENT = new URL(import.meta.resolve("./main.js")).pathname;

/** The page that is shown, and what the server has said of it. */
export class Page {
  /** The path by which the server knows the page. A script may change the address later. */
  path = location.pathname;
  #address = location.pathname + location.search;
  #mirror;
  /** The last state of the server, and what of it is shown: `{ server, build, page, modes }`. */
  #state;
  #shown;
  #last = Promise.resolve();

  /** The attribute `name` of the root element as the server sent it, before scripts have set theirs. */
  rootAttribute(name) {
    return this.#mirror?.rootAttribute(name) ?? document.documentElement.getAttribute(name);
  }

  /** Learns what the server has sent for this page. Must have happened before anything is shown. */
  begin() {
    return this.#queue(async () => {
      const { page, server } = readScript(document);
      const sent = await this.#fetch();
      // The page has changed while it loaded: nobody has done anything with it yet.
      if (sent.page !== page) return reload();
      this.#mirror = new Mirror(sent.document);
      this.#shown = { server, page, modes: sent.modes };
    });
  }

  /** Shows what `state` speaks of, if that is not what is shown. Of many states at once only the last one counts. */
  follow(state) {
    this.#state = state;
    return this.#queue(async () => {
      const { server, build } = this.#state;
      if (this.#isShown(this.#state)) return;
      await this.#show();
      this.#shown = { ...this.#shown, server, build };
    });
  }

  /** Shows the page as it comes with the modes that are now on. */
  look() {
    return this.#queue(() => this.#show());
  }

  /** One thing after the other; what fails is tried again with the next state. */
  #queue(step) {
    this.#last = this.#last
      .then(step)
      .catch(({ message }) => console.warn(`The page could not be updated: ${message}`));
    return this.#last;
  }

  #isShown({ server, build, page }) {
    const shown = this.#shown;
    if (!shown) return false;
    if (server !== shown.server || modes().join() !== shown.modes) return false;
    // A page is told of as soon as it is ready, which is before its build has a number.
    if (page !== shown.page) return false;
    // The server tells of the published bytes only, and in a mode more is shown.
    return build === shown.build || !shown.modes;
  }

  async #show() {
    const next = await this.#fetch();
    if (!this.#mirror || this.#mirror.mustReload(next.document)) return reload();
    try {
      this.#mirror.show(next.document);
    } catch (error) {
      // Half of an update is no base for the next one.
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
    if (!script) throw new Error(`the server answered ${response.status} without a page`);
    script.remove();
    return { document: html, page, modes: used };
  }
}

/** The element that runs this program in `document`, and what the server says with it. */
function readScript(document) {
  const script = document.querySelector(`script[src="${CLIENT}"]`);
  return { script, page: script?.dataset.page, server: script?.dataset.server };
}

/** Begins again; the browser keeps the place. */
function reload() {
  location.reload();
  return forever();
}

/** What follows belongs to another page. */
const forever = () => new Promise(() => {});
