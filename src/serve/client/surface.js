/** The container of the preview's own elements: after the body, isolated from the page's styles and updates. */
import { editorStyles } from "./editor-styles.js";
import { element } from "./element.js";
import { styles } from "./styles.js";

/** The shadow root of the preview; `appear` inserts it into the page. */
const host = element("archipel-preview", { lang: "en", dir: "ltr", translate: "no" });
export const surface = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles + editorStyles);
surface.adoptedStyleSheets = [sheet];

/** Inserts the surface into the page, after its body. */
export function appear() {
  document.documentElement.append(host);
}

/** Moves the surface into the body, where Firefox edits texts, or back. */
export function moveSurface(isInBody) {
  const focused = surface.activeElement;
  (isInBody ? document.body : document.documentElement).append(host);
  focused?.focus();
}

/** Whether an event came from the surface. */
export const isOurs = (event) => event.composedPath().includes(host);
