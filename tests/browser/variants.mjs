/** Variants of the site: the same pages with other settings and data, as other operators would run them. */
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { archipel, locales, require, root } from "./site.mjs";

const { parseDocument } = require("yaml");

/**
 * Copies the sources of the site to the folder `tree`; caches of earlier builds are reused. `languages` are segments: a site with
 * fewer languages is built faster.
 */
export function copySources(tree, languages) {
  mkdirSync(tree);
  for (const part of ["assets", "content", "islands", "locales", "site.toml", "templates"])
    cpSync(join(root, part), join(tree, part), {
      recursive: true,
      filter: (path) => basename(path) !== "node_modules",
    });
  for (const part of ["islands/node_modules", ".archipel"]) symlinkSync(join(root, part), join(tree, part));
  if (languages) removeLanguages(tree, languages);
}

/** Removes all languages but `kept` from `tree`, with the fonts that only they use. */
function removeLanguages(tree, kept) {
  for (const { segment, tag } of locales)
    if (!kept.includes(segment)) rmSync(join(tree, "locales", tag), { recursive: true });
  const file = join(tree, "site.toml");
  const tables = tablesOf(file).flatMap((table) => {
    if (table.startsWith("[[locales]]")) return kept.includes(/^segment = "(.+)"$/m.exec(table)[1]) ? [table] : [];
    const named = /^locales = \[(.+)\]$/m.exec(table);
    if (!table.startsWith("[[fonts]]") || !named) return [table];
    const left = JSON.parse(`[${named[1]}]`).filter((segment) => kept.includes(segment));
    return left.length ? [table.replace(named[0], `locales = ${JSON.stringify(left)}`)] : [];
  });
  writeFileSync(file, tables.join(""));
}

const tablesOf = (file) => readFileSync(file, "utf8").split(/^(?=\[)/m);

/**
 * Builds the site with `data` changed, `{ "presale.price.value": "0.05" }`: the first name is a file of content/data, the others
 * are a path into it. `settings` is the table of that name in site.toml: `{ payment: { provider: "none" } }`. `styles` are rules
 * that are appended to style sheets, by their paths. `languages` are the segments of the languages that are built, by default
 * all. Returns the folder of the built site, which is removed when this process exits.
 */
export function variant({ settings = {}, data = {}, styles = {}, languages } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "archipel-variant-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const tree = join(folder, "tree");
  copySources(tree, languages);

  for (const [place, value] of Object.entries(data)) {
    const [name, ...path] = place.split(".");
    const file = join(tree, `content/data/${name}.yaml`);
    const document = parseDocument(readFileSync(file, "utf8"));
    if (!document.hasIn(path.slice(0, -1))) throw new Error(`${name}.yaml has no ${path.slice(0, -1).join(".")}`);
    document.setIn(path, value);
    writeFileSync(file, String(document));
  }
  for (const [path, rules] of Object.entries(styles)) appendFileSync(join(tree, path), rules);
  if (Object.keys(settings).length) set(join(tree, "site.toml"), settings);

  const out = join(folder, "dist");
  execFileSync(archipel, ["build", "--quiet", "--root", tree, "--out", out], { stdio: "inherit" });
  return out;
}

/** Replaces `[settings]` of site.toml by `settings`, and removes the budget: services need additional size. */
function set(file, settings) {
  const others = tablesOf(file).filter((table) => !/^\[(?:settings|budget)[.\]]/.test(table));
  const lines = Object.entries({ payment: { provider: "none" }, ...settings }).map(([name, table]) => {
    const values = Object.entries(table).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
    return `[settings.${name}]\n${values.join("\n")}\n`;
  });
  writeFileSync(file, [...others, ...lines].join("\n"));
}
