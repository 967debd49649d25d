/**
 * Reloads the page because `chunk` can't be had: a new release may have replaced it. Answers whether the page reloads.
 * It does once per chunk and tab, and not when something was typed, the page itself can't be had, or a listener prevents
 * `archipel:leaving`.
 */
export function reloadOnce(chunk: string, page?: Pick<Window, "sessionStorage" | "location">): Promise<boolean>;
