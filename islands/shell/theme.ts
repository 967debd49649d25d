/** The theme switch. The script in the page's head applies the choice before the first paint. */

/** Makes the buttons switch between dark and light, and stores the choice if storage is available. */
export function followTheme(): void {
  const root = document.documentElement;
  const change = () => {
    const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
    const theme = (root.dataset.theme ?? system) === "light" ? "dark" : "light";
    root.dataset.theme = theme;
    try {
      localStorage.setItem("theme", theme);
    } catch {}
  };
  for (const button of document.querySelectorAll(".theme")) button.addEventListener("click", change);
}
