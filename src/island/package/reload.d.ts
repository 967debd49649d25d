/**
 * Reloads the page because the server no longer has `chunk`: a new release has replaced it. Answers whether the page reloads.
 * It does once per chunk and tab, and not when something was typed or a listener prevents `archipel:leaving`.
 */
export function reloadOnce(chunk: string, page?: Pick<Window, "sessionStorage" | "location">): boolean;
