/** The preview modes: alternative renderings of a page by the server. A cookie lists the active modes. */

const COOKIE = "archipel-mode";

/** The names of the active modes, sorted. */
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
