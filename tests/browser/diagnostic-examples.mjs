/**
 * Adds an example to each diagnostic of the reference, from the expected outputs of tests/bad-input/:
 * `node tests/browser/diagnostic-examples.mjs` after a change of either.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const file = join(root, "docs/locales/en/pages/reference/diagnostics.md");

/** What makes an example harder to read, the worst first. */
const flaws = [/token|presale|BNB/i, /^(?!.*\d+ \| )/s, / ::: /, /= note: /];

/** The diagnostics of each code in the expected outputs. */
function outputs() {
  const all = new Map();
  const folder = join(root, "tests/bad-input");
  for (const name of readdirSync(folder).sort()) {
    const expected = readFileSync(join(folder, name), "utf8").split("\n-- expected\n")[1] ?? "";
    for (const [text, code] of expected.matchAll(
      /^(?:error|warning)\[([\w-]+)\].*\n(?: *(?:-->|\||:::|=|\d+ \|).*\n?|\.\.\.\n| {4}.*\n)+/gm,
    ))
      all.set(code, [...(all.get(code) ?? []), text.trimEnd()]);
  }
  return all;
}

const weight = (text) => flaws.reduce((sum, flaw) => 2 * sum + (flaw.test(text) ? 1 : 0), 0);

/** The text of the reference with the best example of each code, in place of the examples that it has. */
export function withExamples(page) {
  const all = outputs();
  return page
    .replace(/^(`{3,})text\n(?:error|warning)\[(?:.*\n)*?\1\n\n?/gm, (block, _, at) =>
      at < page.indexOf("\n### ") ? block : "",
    )
    .replace(/^### (.+)\n\n(?:.+\n)+/gm, (section, code) => {
      const examples = (all.get(code) ?? []).filter((text) => text.split("\n").length <= 16);
      const [best] = examples.sort((a, b) => weight(a) - weight(b) || a.length - b.length || (a < b ? -1 : 1));
      if (!best) return section;
      const fence = best.includes("```") ? "````" : "```";
      return `${section}\n${fence}text\n${best}\n${fence}\n`;
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, withExamples(readFileSync(file, "utf8")));
