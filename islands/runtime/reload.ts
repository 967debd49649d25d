/** What of the window a reload needs. */
export type Page = Pick<Window, "sessionStorage"> & {
  location: Pick<Location, "reload">;
  navigator: Pick<Navigator, "onLine">;
};

/**
 * Reloads the page because `chunk` could not be fetched: most often a new release has replaced it.
 *
 * Answers whether the page reloads. Once per chunk and tab; not offline, where a reload would lose
 * the page; and not where session storage is blocked, as nothing would end the loop.
 */
export function reloadOnce(chunk: string, page: Page = window): boolean {
  const key = `archipel:reload:${chunk}`;
  try {
    if (!page.navigator.onLine || page.sessionStorage.getItem(key)) return false;
    page.sessionStorage.setItem(key, "1");
  } catch {
    return false;
  }
  page.location.reload();
  return true;
}
