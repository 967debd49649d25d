/**
 * The Nu Html Checker, the reference checker of the W3C and the WHATWG, has nothing to say of any page or style sheet:
 * no error and no warning. One Java process reads the whole tree.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { dist, files, require } from "./site.mjs";

const checked = files.filter((file) => /\.(html|css)$/.test(file));
const jar = require.resolve("vnu-jar/build/dist/vnu.jar");
let messages;

describe("the Nu Html Checker finds nothing in", () => {
  before(async () => {
    messages = await check(checked.map((file) => dist + file));
  });
  for (const file of checked)
    test(file, () => {
      const url = pathToFileURL(dist + file).href;
      const found = messages.filter((message) => [url, url.replace("file://", "file:")].includes(message.url));
      assert.deepEqual([...new Set(found.map(tell))], []);
    });

  test("the whole", () => {
    const elsewhere = messages.filter(({ url }) => !url).map(tell);
    assert.deepEqual(elsewhere, [], "messages that name no file");
  });
});

function tell({ type, subType, message, extract, lastLine }) {
  return `${subType ?? type}, line ${lastLine}: ${message} In: ${extract?.replace(/\s+/g, " ").trim()}`;
}

async function check(paths) {
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

/** React ends void elements with a slash, of which the checker says that it does nothing. */
const isRemark = ({ type, subType }) => type === "info" && subType !== "warning";

/**
 * It holds pages to their policies, but what lies in a folder has no origin, so that nothing is a policy's 'self'; it takes data
 * for scripts, and reads the digest of a text with a line break wrongly. tests/browser/policy.test.mjs sees to what is inline.
 */
const isOwn = ({ message }) =>
  /violates Content Security Policy .*: [a-z ]+ “\/(?!\/)|^Inline (?:script|style) violates/.test(message);

/** The checker's reader of CSS is older than container queries and two properties, and falls over var() in a gradient. */
function isUnknownToIt({ url, message, extract = "" }) {
  if (!url?.endsWith(".css")) return false;
  return (
    /Cannot invoke "org\.w3c|“(?:vector-effect|container|container-type|container-name)”/.test(message) ||
    (/Parse Error/.test(message) && /\dcq[ib]\b/.test(extract))
  );
}
