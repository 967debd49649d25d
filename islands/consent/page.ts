/** What consent to analytics means for this page: asking for it, or loading what it allows. */
import { startAnalytics } from "../analytics/start";
import { readChoice, refusedByBrowser } from "./choice";
import { forgetCookies } from "./forget";

const decided = refusedByBrowser() || readChoice();
const changeable = document.querySelector(".consent-choice");

// Scripts of others may set cookies until the page on which consent was withdrawn has gone, and for the path of any page.
if (refusedByBrowser() || readChoice() === "denied") forgetCookies();
// Without its script the bar stays hidden, which is no consent.
if (!decided || changeable) import("./bar").catch(() => {});
else startAnalytics();
