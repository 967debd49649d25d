/** The theme switch. The script in the page's head applies the choice before the first paint. */

/** Lets the button switch between dark and light, and keeps the choice where the storage allows. */
export function followTheme(): void {
  const root = document.documentElement;
  document.querySelector(".theme")?.addEventListener("click", () => {
    const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
    const theme = (root.dataset.theme ?? system) === "light" ? "dark" : "light";
    root.dataset.theme = theme;
    try {
      localStorage.setItem("theme", theme);
    } catch {}
  });
}
