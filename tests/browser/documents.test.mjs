/**
 * The tests that parse every page without a browser. In one process each page is parsed once; each file can also be run
 * alone.
 */
import "./documents/actions.mjs";
import "./documents/elements.mjs";
import "./documents/language.mjs";
import "./documents/numbers.mjs";
import "./documents/structured-data.mjs";
import "./documents/weight.mjs";
