/** The preview modes: other ways of rendering a page, which the server knows. A cookie names those that are on. */

const COOKIE = "archipel-mode";

/** The names of the modes that are on, in order. */
export function modes() {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return found
    ? found
        .slice(COOKIE.length + 1)
        .split(".")
        .filter(Boolean)
    : [];
}

/** Turns the mode `name` on or off. */
export function setMode(name, isOn) {
  const others = modes().filter((other) => other !== name);
  const names = (isOn ? [...others, name] : others).sort();
  document.cookie = `${COOKIE}=${names.join(".")}; path=/; SameSite=Strict${names.length ? "" : "; max-age=0"}`;
}
