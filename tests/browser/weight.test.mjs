/** What the site weighs on its way to a reader, in bytes after gzip; fonts as they are. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { settle, useBrowser } from "./browser.mjs";
import { base, documents, files, gzip, locales, pages, read, size } from "./site.mjs";

const site = useBrowser();

describe("documents and styles", () => {
  for (const [what, limit, list] of [
    ["a home page", 60 * 1024, pages.filter(({ path }) => path === "").map(({ file }) => file)],
    ["another page", 25 * 1024, pages.filter(({ path }) => path !== "").map(({ file }) => file).concat("/404.html")],
  ])
    test(`${what} is at most ${limit}`, (t) => {
      const sizes = list.map((file) => [gzip(file), file]).sort(([a], [b]) => b - a);
      t.diagnostic(`the heaviest: ${sizes[0][1]}: ${sizes[0][0]}`);
      const heavy = sizes.filter(([size]) => size > limit).map(([size, file]) => `${file}: ${size}, ${size - limit} too many`);
      assert.deepEqual(heavy, []);
    });

  test("all style sheets together are at most 14336", (t) => {
    const sheets = files.filter((file) => file.endsWith(".css"));
    const sum = sheets.reduce((sum, file) => sum + gzip(file), 0);
    t.diagnostic(`${sheets}: ${sum}`);
    assert(sum <= 14_336, `${sheets}: ${sum}, ${sum - 14_336} too many`);
  });
});

test("the scripts a page loads at once are at most 2048, and none without islands", (t) => {
  const weights = [...documents].map(([file, document]) => {
    const scripts = eagerScripts(document);
    const bytes = scripts.reduce((sum, script) => sum + gzip(script), 0);
    return { file, scripts, bytes, islands: document.querySelectorAll("archipel-island").length };
  });
  t.diagnostic(`the heaviest page: ${Math.max(...weights.map(({ bytes }) => bytes))}`);
  const faults = weights.filter(({ bytes, islands }) => bytes > 2048 || (!islands && bytes));
  assert.deepEqual(faults.map(({ file, scripts, bytes }) => `${file}: ${bytes} in ${scripts}`), []);
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

describe("the fonts that the home page asks for, read to its end", () => {
  const limits = { ru: 120_000, hi: 200_000, "zh-Hans": 320_000 };
  for (const { segment, tag } of locales)
    test(`${tag}: at most ${limits[tag] ?? 75_000}`, async (t) => {
      const page = await site.page(t, { viewport: { width: 1440, height: 900 } });
      const fonts = new Set();
      page.on("request", (request) => {
        if (request.resourceType() === "font") fonts.add(new URL(request.url()).pathname);
      });
      await page.goto(site.url(`/${segment}/`), { waitUntil: "networkidle" });
      await page.setViewportSize({ width: 390, height: 844 });
      await settle(page);
      const list = [...fonts].map((file) => `${file}: ${size(file)}`);
      const sum = [...fonts].reduce((sum, file) => sum + size(file), 0);
      t.diagnostic(`${sum}: ${list.join(", ")}`);
      assert(sum <= (limits[tag] ?? 75_000), `${sum}: ${list.join(", ")}`);
    });
});
