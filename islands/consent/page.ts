/** The effects of consent to analytics on this page: showing the question, or loading the allowed services. */
import { startAnalytics } from "../analytics/start";
import { readChoice, refusedByBrowser } from "./choice";
import { forgetCookies } from "./forget";

const decided = refusedByBrowser() || readChoice();
const changeable = document.querySelector(".consent-choice");

// Scripts of other hosts may set cookies until the page on which consent was withdrawn is closed, and for the path of any
// page.
if (refusedByBrowser() || readChoice() === "denied") forgetCookies();
// Without its script the bar stays hidden, which is no consent.
if (!decided || changeable) import("./bar").catch(() => {});
else startAnalytics();
