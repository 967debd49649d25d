/** The place of everything the preview shows of its own: behind the page, where neither its styles nor its updates reach. */
import { element } from "./element.js";
import { styles } from "./styles.js";

/** The shadow root of the preview; it is put into the page by `appear`. */
const host = element("archipel-preview", { lang: "en", dir: "ltr", translate: "no" });
export const surface = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
surface.adoptedStyleSheets = [sheet];

/** Puts the surface into the page, behind its body. */
export function appear() {
  document.documentElement.append(host);
}

/** Whether an event came from the surface. */
export const isOurs = (event) => event.composedPath().includes(host);
