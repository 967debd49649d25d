/**
 * Consent to analytics. Only pages of a site with configured analytics contain this script, and it only runs after the
 * page has loaded.
 */
addEventListener("load", () => import("./page").catch(() => {}));

export {};
