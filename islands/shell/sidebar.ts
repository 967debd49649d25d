/**
 * The side menu of the platform: full or folded to icons (`data-sidebar="collapsed"` on the root). A script at the top
 * of the page applies the stored state before the first paint. Below 48rem the menu is a drawer, which `menu.ts`
 * handles.
 */

/** The time for which the state is stored, in seconds: 7 days. */
const KEPT = 604_800;
/** Elements in which Ctrl + B is a text shortcut. */
const FIELDS =
  "textarea, select, [contenteditable]:not([contenteditable=false]), " +
  "input:not([type=checkbox], [type=radio], [type=range])";

/**
 * Makes the button and Ctrl or Cmd + B fold the side menu; while it is folded, its entries show their names as
 * tooltips.
 */
export function followSidebar(): void {
  const toggle = document.querySelector<HTMLElement>(".side-toggle");
  if (!toggle) return;
  const root = document.documentElement;
  const entries = document.querySelectorAll<HTMLElement>(".side li > *");
  const key = document.querySelector(".side-key");
  if (key && navigator.platform.startsWith("Mac")) key.textContent = "⌘B";

  const show = () => {
    const collapsed = root.dataset.sidebar === "collapsed";
    toggle.setAttribute("aria-expanded", String(!collapsed));
    for (const entry of entries) {
      if (collapsed) entry.dataset.tooltip = (entry.textContent ?? "").trim();
      else delete entry.dataset.tooltip;
    }
  };
  const turn = () => {
    if (root.dataset.sidebar) delete root.dataset.sidebar;
    else root.dataset.sidebar = "collapsed";
    try {
      const state = root.dataset.sidebar ?? "expanded";
      const secure = location.protocol === "https:" ? "; Secure" : "";
      document.cookie = `sidebar=${state}; max-age=${KEPT}; path=${toggle.dataset.path}; SameSite=Lax${secure}`;
    } catch {}
    show();
  };

  toggle.addEventListener("click", turn);
  addEventListener("keydown", (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (matchMedia("(min-width: 48rem)").matches) turn();
    else document.querySelector<HTMLElement>(location.hash === "#menu" ? ".menu-close" : ".menu-open")?.click();
  });
  show();
}

/**
 * Ctrl or Cmd + B without other keys, where it is not a text shortcut. On other alphabets, the key at the position of B
 * counts.
 */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
  if (ctrlKey === metaKey || shiftKey || altKey || repeat || event.defaultPrevented) return false;
  if (/^[a-z]$/i.test(key) ? key.toLowerCase() !== "b" : code !== "KeyB") return false;
  return !(event.target as Element).closest?.(FIELDS);
}
