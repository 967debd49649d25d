/**
 * Every number that a reader sees, in any language, is a value of content/data in a form of that language, or one of
 * the structural numbers below. Numbers that would be seriously wrong with one zero more or less are listed by hand.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { dangerous, judge, normal, numbersIn } from "../numbers.mjs";
import { documents, locales, pages } from "../site.mjs";
import { blocks, names, where } from "../text.mjs";

/** Numbers that are not in the data: their meaning, and how they are detected. */
const structural = [
  ["the place of a part, step or question in its list", ({ number, element }) => isPlace(number, element)],
  ["part of a name: H1, S1, EIP-6963", ({ before }) => /[\p{Script=Latin}#-]/u.test(before)],
  [
    "quarters on the scale of a chart",
    ({ number, text }) => ["25", "50", "75", "100"].includes(number) && /^\p{Nd}+\s?%$/u.test(text),
  ],
  [
    "the date of an entry",
    ({ number, element }) =>
      element.closest("time[datetime]")?.getAttribute("datetime").split("-").map(Number).includes(Number(number)),
  ],
  [
    "what an island draws or works out: scales, estimates",
    ({ element }) => element.closest("svg, output, [data-island]"),
  ],
];

function isPlace(number, element) {
  const places = element.closest("ol, nav")?.querySelectorAll("li").length ?? 0;
  return /^\d{1,2}$/.test(number) && Number(number) <= places && element.textContent.trim().length <= 3;
}

const judges = Object.fromEntries(locales.map(({ tag }) => [tag, judge(tag)]));

for (const { segment, tag } of locales)
  describe(segment, () => {
    for (const { file, url } of pages.filter(({ locale }) => locale.tag === tag))
      test(url, () => {
        const faults = new Set();
        for (const { text, element, lang } of [...blocks(file), ...names(file)])
          for (const found of numbersIn(text, lang)) {
            if (judges[lang](found.number, found.factor)) continue;
            if (structural.some(([, is]) => is({ ...found, text, element }))) continue;
            faults.add(`${found.number} is not a fact in “${found.around}” (${where({ element })})`);
          }
        assert.deepEqual([...faults], [], "take them from content/data, in the form of the language");
      });
  });

describe("the numbers that must not slip are on the home page", () => {
  for (const { segment, tag } of locales)
    test(segment, () => {
      const text = normal(documents.get(`/${segment}/index.html`).querySelector("main").textContent);
      const missing = dangerous[tag].filter((form) => !text.includes(normal(form)));
      assert.deepEqual(missing, [], "the numbers of the page, as the language writes them");
    });
});

test("no line ends between an amount and its unit, or within a range", () => {
  const faults = pages.flatMap(({ file }) =>
    [...documents.get(file).body.querySelectorAll(":not(script, style)")].flatMap(({ childNodes }) =>
      [...childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .flatMap(({ data }) => {
          const found = /.{0,20}(?:\p{Nd} (?:USDT?|s?RAA)(?!\p{L}| · v)|\p{Nd}–\p{Nd}).{0,10}/u.exec(data);
          return found ? `${file}: ${found[0]}` : [];
        }),
    ),
  );
  assert.deepEqual(faults, [], "a no-break space, or a dash directly between two variables");
});
