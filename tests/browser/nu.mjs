/** The Nu Html Checker, the reference checker of the W3C and the WHATWG. One Java process reads all files. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { require } from "./site.mjs";

const jar = require.resolve("vnu-jar/build/dist/vnu.jar");

/** Formats a message of the checker in one line. */
export function tell({ type, subType, message, extract, lastLine }) {
  return `${subType ?? type}, line ${lastLine}: ${message} In: ${extract?.replace(/\s+/g, " ").trim()}`;
}

/** The messages of the checker about these HTML files and style sheets. */
export async function check(paths) {
  const java = spawn("java", ["-Xss4m", "-jar", jar, "--also-check-css", "--format", "json", "--stdout", ...paths]);
  let said = "";
  let complaint = "";
  java.stdout.setEncoding("utf8").on("data", (text) => (said += text));
  java.stderr.setEncoding("utf8").on("data", (text) => (complaint += text));
  const code = await new Promise((resolve, reject) => {
    java.on("error", (error) => reject(new Error(`java did not start (bash tests/run installs it): ${error.message}`)));
    java.on("close", resolve);
  });
  if (!said) assert.fail(`the checker ended with ${code}: ${complaint}`);
  return JSON.parse(said).messages.filter(
    (message) => !isRemark(message) && !isUnknownToIt(message) && !isOwn(message),
  );
}

/** React closes void elements with a slash, which the checker remarks has no effect. */
const isRemark = ({ type, subType }) => type === "info" && subType !== "warning";

/**
 * The checker applies the policies of pages, but files in a folder have no origin, so that nothing matches 'self'; it treats
 * data as scripts, and computes the digest of a text with a line break incorrectly. tests/browser/policy.test.mjs checks inline
 * content.
 */
const isOwn = ({ message }) =>
  /violates Content Security Policy .*: [a-z ]+ “\/(?!\/)|^Inline (?:script|style) violates/.test(message);

/** The CSS parser of the checker does not support container queries, two properties, and var() in a gradient. */
function isUnknownToIt({ url, message, extract = "" }) {
  if (!url?.endsWith(".css")) return false;
  return (
    /Cannot invoke "org\.w3c|“(?:vector-effect|container|container-type|container-name)”/.test(message) ||
    (/Parse Error/.test(message) && /\dcq[ib]\b/.test(extract))
  );
}
