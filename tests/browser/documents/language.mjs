/**
 * Every page is in its own language: no sentence that a detector assigns to another language, no letter of another
 * script, no sentence in English. Exceptions are listed in locales/glossary.yaml.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { locales, pages, root } from "../site.mjs";
import { blocks, names, where, yaml } from "../text.mjs";

const glossary = yaml("locales/glossary.yaml");
/** Names of languages in the language menu, for example, have a `lang` of their own and are not checked. */
const scripts = {
  ru: { has: /\p{Script=Cyrillic}/u, no: /[\p{L}--[\p{Script=Cyrillic}]]/v },
  "zh-Hans": { has: /\p{Script=Han}/u, no: /[\p{L}--[\p{Script=Han}]]/v },
  hi: { has: /\p{Script=Devanagari}/u, no: /[\p{L}--[\p{Script=Devanagari}]]/v },
};
const latin = { has: /\p{Script=Latin}/u, no: /[\p{L}--[\p{Script=Latin}]]/v };

/** The names to ignore, longest first, so that `BNB Chain` is replaced before `BNB`. */
const kept = Object.fromEntries(
  locales.map(({ tag }) => {
    const all = [...glossary.keep, ...(glossary.languages?.[tag]?.keep ?? [])];
    const sorted = [...new Set(all)].sort((a, b) => b.length - a.length);
    const escaped = sorted.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
    return [tag, new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{Script=Latin}\\p{N}])`, "gu")];
  }),
);

/**
 * The words of a text without names; hosts, addresses (of pages and on chains) and parts of them are also the same in every language.
 */
const bare = (text, tag) =>
  text
    .replace(/\b0x[\da-f]+|\?\w+=|\b(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/[\w?=&#./-]*)?/gi, " ")
    .replace(kept[tag], " ");
const spoken = (page) => [...blocks(page.file), ...names(page.file)].filter(({ lang }) => lang === page.locale.tag);
/** Code, and the letters of the language menu and of a tile that stands for a name. */
const isSign = ({ element, text }) =>
  /^\p{L}{1,2}$/u.test(text) ||
  element.closest("code, kbd, samp, [translate=no]") ||
  element.querySelector("code")?.textContent === text;

// The package exports its data only for `import`, and it is not in a folder that module resolution searches.
const { eld: detector } = await import(
  pathToFileURL(`${root}tests/node_modules/eld/src/entries/static.medium.js`).href
);
detector.setLanguageSubset(locales.map(({ tag }) => tag.slice(0, 2)));

const english = new Map();
for (const page of pages.filter(({ locale }) => locale.tag === "en"))
  english.set(page.path, new Set(spoken(page).map(({ text }) => text)));

for (const { segment, tag } of locales)
  describe(segment, () => {
    const script = scripts[tag] ?? latin;
    for (const page of pages.filter(({ locale }) => locale.tag === tag))
      test(page.url, () => {
        const faults = new Set();
        for (const block of [...blocks(page.file), ...names(page.file)])
          if (block.lang !== tag && !block.element.closest("a[hreflang]"))
            faults.add(`borrowed from ${block.lang}: ${where(block)} “${block.text.slice(0, 160)}”`);
        for (const block of spoken(page)) {
          if (isSign(block)) continue;
          const told = `${where(block)} “${block.text.slice(0, 160)}”`;
          const text = bare(block.text, tag);
          const foreign = text.match(new RegExp(`(?:${script.no.source})+`, "gv"));
          if (foreign) faults.add(`letters of another script (${[...new Set(foreign)].join(", ")}): ${told}`);
          if (
            tag !== "en" &&
            script.has.test(text) &&
            /\p{L}{2}.*\s.*\p{L}{2}/u.test(text) &&
            english.get(page.path)?.has(block.text)
          )
            faults.add(`the same as in English: ${told}`);
          if (script === latin && text.replace(/\P{L}/gu, "").length >= 25)
            for (const sentence of sentences(text, tag)) {
              const language = foreignLanguage(sentence, tag);
              if (language) faults.add(`reads as ${language}: “${sentence}” in ${told}`);
            }
        }
        assert.deepEqual([...faults], [], "translate them, or name what stays in locales/glossary.yaml");
      });
  });

function sentences(text, tag) {
  const parts = new Intl.Segmenter(tag, { granularity: "sentence" }).segment(text);
  return [...parts]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.replace(/\P{L}/gu, "").length >= 25);
}

/**
 * The language that a sentence is in, if a detector clearly prefers it to that of the page: short sentences may be
 * misdetected.
 */
function foreignLanguage(sentence, tag) {
  const scores = detector.detect(sentence).getScores();
  const [[best, score] = [tag, 0]] = Object.entries(scores).sort(([, a], [, b]) => b - a);
  return best !== tag && score > 1.25 * (scores[tag] ?? 0) ? best : undefined;
}
