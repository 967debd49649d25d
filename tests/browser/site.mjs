/**
 * The site under test, built by the program and read as files.
 *
 * A new language of the site: run `cargo run -- new locale TAG` and follow its output; remove `fallback` from `site.toml` when
 * all is translated. Add the language to `locales/glossary.yaml`, to `locales` in `tests/browser/site.mjs` and
 * `islands/lib/testing.ts`, to `scales` and `dangerous` in `tests/browser/numbers.mjs`, to `said` in
 * `tests/browser/documents/actions.mjs`, and to `TAGS` in `src/i18n/format/intl.rs`. A script other than Latin also needs
 * `scripts` in `tests/browser/documents/language.mjs`, `limits` in `tests/browser/weight.test.mjs`, `assets/css/tokens.css` and
 * `templates/social.svg`. `README.md` states the number of languages. Run `UPDATE_EXPECT=1 cargo test --test it golden`, then
 * `bash tests/run all`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** The folder of the project, with a slash at its end. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Loads the packages of `tests/package.json`. */
export const require = createRequire(join(root, "tests/package.json"));

/** Path segment, language tag and `og:locale` of every language, in the order of the language menu. */
export const locales = [
  { segment: "en", tag: "en", openGraph: "en_US" },
  { segment: "ru", tag: "ru", openGraph: "ru_RU" },
  { segment: "it", tag: "it", openGraph: "it_IT" },
  { segment: "es", tag: "es", openGraph: "es_ES" },
  { segment: "zh", tag: "zh-Hans", openGraph: "zh_CN" },
  { segment: "de", tag: "de", openGraph: "de_DE" },
  { segment: "fr", tag: "fr", openGraph: "fr_FR" },
  { segment: "in", tag: "hi", openGraph: "hi_IN" },
];
export const base = "https://raa.example";

/** The program under test. */
export const archipel =
  process.env.ARCHIPEL ?? resolve(root, process.env.CARGO_TARGET_DIR ?? "target", "release/archipel");

/** The folder of the built site. `tests/run` names it; a test file run alone builds its own. */
export const dist = process.env.ARCHIPEL_SITE ?? build();

function build() {
  const folder = mkdtempSync(join(tmpdir(), "archipel-site-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const out = join(folder, "dist");
  execFileSync(archipel, ["build", "--quiet", "--root", root, "--out", out], { stdio: "inherit" });
  return out;
}

/** Every file of the site, as a path from its root: `/en/index.html`. */
export const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length))
  .sort();

/** The paths of pages below their language segment: `""` is the home page, the others end with a slash. */
export const paths = files.filter((file) => /^\/en\/.*index\.html$/.test(file)).map((file) => file.slice(4, -10));

/** Whether every case is run, as in `tests/run all`, or only samples of slow ones. */
export const isWhole = process.env.ARCHIPEL_TESTS === "all";

/**
 * The languages in which slow tests check a page. In a sample, the home page is checked in all of them, and any other page in one,
 * which changes from page to page so that each language is used for several.
 */
export function sampled(path) {
  if (isWhole || nameOf(path) === "home") return locales;
  return [locales[Math.max(paths.indexOf(path), 0) % locales.length]];
}

/** The cases at the places `at`, or every case in `tests/run all`. A negative place counts from the end. */
export const sample = (cases, ...at) => (isWhole ? cases : at.map((place) => cases.at(place)));

/** The name of a page in messages and file names: `home`, `platform/stacking`. */
export const nameOf = (path) => path.slice(0, -1) || "home";

/** Every page in every language. */
export const pages = locales.flatMap((locale) =>
  paths.map((path) => ({
    locale,
    path,
    url: `/${locale.segment}/${path}`,
    file: `/${locale.segment}/${path}index.html`,
  })),
);

export const read = (file) => readFileSync(join(dist, file), "utf8");
/** The size of a file, in bytes. */
export const size = (file) => statSync(join(dist, file)).size;
const compressed = new Map();
/** The size of a file after gzip, in bytes. */
export function gzip(file) {
  if (!compressed.has(file)) compressed.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return compressed.get(file);
}

let parser;
const parsed = new Map();

/** The document in a file; a document that is not well-formed XML is an error. */
export function parse(file, type = "text/html") {
  parser ??= new new (require("jsdom").JSDOM)().window.DOMParser();
  const document = parser.parseFromString(read(file), type);
  const error = document.querySelector("parsererror");
  if (error) throw new Error(`${file}: ${error.textContent}`);
  return document;
}

/** The documents of the site by file, each parsed on first use. */
export const documents = {
  *[Symbol.iterator]() {
    for (const file of files.filter((file) => file.endsWith(".html"))) yield [file, this.get(file)];
  },
  get(file) {
    if (!parsed.has(file)) parsed.set(file, parse(file));
    return parsed.get(file);
  },
};

/** Whether search engines may list a page: its robots meta does not contain `noindex`. */
export const isIndexed = ({ file }) =>
  !documents.get(file).querySelector("meta[name=robots]")?.content.includes("noindex");

/** The time limit of a wait, in milliseconds: even a busy machine reaches it only if the event never occurs. */
export const PATIENCE = 120_000;
