/**
 * The data of the pages about diagnostics: the doc comments of the codes, and examples from the expected outputs of
 * tests/bad-input/. `node tests/browser/diagnostics.mjs` writes them after a change of either.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const file = join(root, "docs/content/data/diagnostics.yaml");

/** What makes an example harder to read, the worst first. */
const flaws = [/token|presale|BNB/i, /^.{110}/m, /^(?!.*\d+ \| )/s, / ::: /, /= note: /];

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

/** The clearest of some outputs. */
function clearest(outputs) {
  const short = outputs.filter((text) => text.split("\n").length <= 16);
  return short.sort((a, b) => weight(a) - weight(b) || a.length - b.length || (a < b ? -1 : 1))[0];
}

/** The first sentence of a text without its details. */
function summary(text) {
  const [sentence] = text.match(/^(?:`[^`]*`|[^`])*?\.(?= [A-Z`]|$)/);
  const end = sentence.length > 150 ? /^(?:`[^`]*`|[^`:;])+(?=[:;] )/ : /^(?:`[^`]*`|[^`:])+(?=: )/;
  const [short] = sentence.match(end) ?? [sentence];
  return `${short.replace(/\.$/, "")}.`;
}

/** The groups of codes: comments `// ——— Title` in the source, each with the codes below it. */
function groups() {
  const source = readFileSync(join(root, "src/engine/diagnostic/code.rs"), "utf8").split("\ncodes! {\n")[1];
  return source
    .split("    // ——— ")
    .slice(1)
    .map((part) => ({
      title: part.split("\n", 1)[0],
      codes: [...part.matchAll(/((?: {4}\/\/\/.*\n)+) {4}\w+ = "([\w-]+)" ([\w.]+);/g)].map(([, doc, code, levels]) => {
        const text = doc
          .replace(/^ *\/\/\/ ?/gm, "")
          .replace(/\s+/g, " ")
          .trim();
        return { code, levels: levels.replace("..", "-"), text };
      }),
    }));
}

/** The text of the data file. */
export function data() {
  const all = outputs();
  let out = "# yaml-language-server: $schema=../../.archipel/schemas/data/diagnostics.json\n";
  out += "# Written by `node tests/browser/diagnostics.mjs` from src/engine/diagnostic/code.rs and tests/bad-input/.\n";
  const found = groups();
  out += "groups:\n";
  for (const { title } of found)
    out += `  - { id: ${title.toLowerCase().replace(/[^a-z]+/g, "-")}, title: ${JSON.stringify(title)} }\n`;
  out += "codes:\n";
  for (const { title, codes } of found)
    for (const { code, levels, text } of codes) {
      out += `  - code: ${code}\n    group: ${JSON.stringify(title)}\n    levels: ${levels}\n    text: ${JSON.stringify(text)}\n`;
      out += `    summary: ${JSON.stringify(summary(text))}\n`;
      out += `    description: ${JSON.stringify(summary(text).replaceAll("`", ""))}\n`;
      const example = clearest(all.get(code) ?? []);
      if (example) out += `    example: |2\n${example.replace(/^(?=.)/gm, "      ")}\n`;
    }
  return out;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, data());
