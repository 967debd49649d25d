/**
 * Reloads the page because `chunk` can't be fetched: a new release may have replaced it. Returns whether the page
 * reloads. It reloads once per chunk and tab, and not if the user has typed something, the page itself can't be fetched,
 * or a listener prevents `archipel:leaving`.
 */
export function reloadOnce(chunk: string, page?: Pick<Window, "sessionStorage" | "location">): Promise<boolean>;
