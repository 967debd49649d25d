/** The Nu Html Checker has nothing to say of any page or style sheet: no error and no warning. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { check, tell } from "./nu.mjs";
import { dist, files } from "./site.mjs";

const checked = files.filter((file) => /\.(html|css)$/.test(file));
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
