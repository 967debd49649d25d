/** Sizes after gzip of documents, of their style sheets and of the scripts that they load immediately. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { base, documents, gzip, pages, read } from "../site.mjs";

describe("documents and styles", () => {
  for (const [what, limit, list] of [
    ["a home page", 60 * 1024, pages.filter(({ path }) => path === "").map(({ file }) => file)],
    [
      "another page",
      25 * 1024,
      pages
        .filter(({ path }) => path !== "")
        .map(({ file }) => file)
        .concat("/404.html"),
    ],
  ])
    test(`${what} is at most ${limit}`, (t) => {
      const sizes = list.map((file) => [gzip(file), file]).sort(([a], [b]) => b - a);
      t.diagnostic(`the heaviest: ${sizes[0][1]}: ${sizes[0][0]}`);
      const heavy = sizes
        .filter(([size]) => size > limit)
        .map(([size, file]) => `${file}: ${size}, ${size - limit} too many`);
      assert.deepEqual(heavy, []);
    });

  test("the style sheets of a page are at most 14336", (t) => {
    const links = (document) =>
      [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href"));
    const pages = [...documents].map(([file, document]) => ({
      file,
      bytes: links(document).reduce((sum, sheet) => sum + gzip(sheet), 0),
    }));
    const [heaviest] = pages.toSorted((a, b) => b.bytes - a.bytes);
    t.diagnostic(`the heaviest: ${heaviest.file}: ${heaviest.bytes}`);
    assert(heaviest.bytes > 0);
    assert.deepEqual(
      pages.filter(({ bytes }) => bytes > 14_336),
      [],
    );
  });
});

test("the scripts a page loads at once, those in its HTML included, are at most 2048", (t) => {
  const weights = [...documents].map(([file, document]) => {
    const scripts = eagerScripts(document);
    const inline = [...document.querySelectorAll("script:not([src])")]
      .filter((script) => !/json/.test(script.type))
      .map((script) => script.textContent);
    const bytes =
      scripts.reduce((sum, script) => sum + gzip(script), 0) +
      (inline.length && gzipSync(inline.join("\n"), { level: 9 }).length);
    return { file, scripts, inline: inline.length, bytes };
  });
  const [heaviest] = weights.toSorted((a, b) => b.bytes - a.bytes);
  t.diagnostic(
    `the heaviest page: ${heaviest.file}: ${heaviest.bytes} in ${heaviest.scripts} and ${heaviest.inline} in its HTML`,
  );
  const faults = weights.filter(({ bytes }) => bytes > 2048);
  assert.deepEqual(
    faults.map(({ file, scripts, bytes }) => `${file}: ${bytes} in ${scripts}`),
    [],
  );
});

function eagerScripts(document) {
  const wanted = [...document.querySelectorAll("script[src], link[rel=modulepreload]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
  for (const file of wanted)
    for (const [, name] of read(file).matchAll(/\b(?:import|from)\s*["'](.+?)["']/g)) {
      const imported = new URL(name, base + file).pathname;
      if (!wanted.includes(imported)) wanted.push(imported);
    }
  return wanted;
}
