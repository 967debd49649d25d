/**
 * Consent to analytics. Only pages of a site that has analytics configured contain this script, and
 * nothing of it is needed before the page has loaded.
 */
addEventListener("load", () => import("./page").catch(() => {}));

export {};
