/** The ways of looking at a page that the server renders: a cookie names those in use. */

const COOKIE = "archipel-lens";

/** The names of the lenses in use, in order. */
export function lenses() {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return found
    ? found
        .slice(COOKIE.length + 1)
        .split(".")
        .filter(Boolean)
    : [];
}

/** Puts the lens `name` on or takes it off. */
export function setLens(name, isOn) {
  const others = lenses().filter((other) => other !== name);
  const names = (isOn ? [...others, name] : others).sort();
  document.cookie = `${COOKIE}=${names.join(".")}; path=/; SameSite=Strict${names.length ? "" : "; max-age=0"}`;
}
