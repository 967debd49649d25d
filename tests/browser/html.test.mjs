/** The Nu Html Checker reports no error or warning for any style sheet or page: in English, and in all languages or a sample. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { check, tell } from "./nu.mjs";
import { dist, files, isWhole, pages, sampled } from "./site.mjs";

const chosen = isWhole
  ? pages
  : pages.filter(({ locale, path }) => locale.tag === "en" || sampled(path).includes(locale));
const others = files.filter((file) => /\.(html|css)$/.test(file) && !pages.some((page) => page.file === file));
const checked = [...others, ...chosen.map(({ file }) => file)];
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
