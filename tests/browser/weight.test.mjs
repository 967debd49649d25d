/** What the site weighs on its way to a reader, in bytes after gzip; fonts as they are. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { settle, useBrowser } from "./browser.mjs";
import { base, documents, gzip, locales, pages, read, require, root, size } from "./site.mjs";

const site = useBrowser();

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

  test("a section finds its sheet on whatever page it stands", () => {
    const [sheets] = readFileSync(`${root}templates/partials/sheets.html`, "utf8").split("%}");
    const listed = [...sheets.matchAll(/"([a-z-]+)"(?=[,\]])/g)].map(([, type]) => type);
    const main = ["buy", "digest", "feed", "notice", "page-head", "roadmap", "stats", "utilities"];
    const types = readdirSync(`${root}templates/sections`)
      .filter((file) => file.endsWith(".html"))
      .map((file) => file.slice(0, -5));
    assert.deepEqual([...listed, ...main].toSorted(), types.toSorted());
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

describe("the scripts that come later", () => {
  const isShared = (file) => /react\.dev\/errors|i18next/.test(read(file));

  test("the first view of the home page: no React, and at most 15360", async (t) => {
    const page = await site.page(t, { viewport: { width: 1440, height: 900 } });
    const scripts = new Set();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(site.url("/en/"), { waitUntil: "networkidle" });
    const sizes = [...scripts].map((file) => `${file}: ${gzip(file)}`);
    const sum = [...scripts].reduce((sum, file) => sum + gzip(file), 0);
    t.diagnostic(`${sum}: ${sizes.join(", ")}`);
    assert(scripts.size > 0);
    assert.deepEqual([...scripts].filter(isShared), []);
    assert(sum <= 15_360, `${sum}: ${sizes.join(", ")}`);
  });

  test("the wallet, beyond React, what it shares with other islands and the view of a connected one: at most 6144", (t) => {
    const shared = [
      "react",
      "react/jsx-runtime",
      "archipel",
      "archipel/*",
      "../analytics/*",
      "../../analytics/*",
      "../lib/clipboard/*",
      "../toasts/*",
    ];
    const options = {
      bundle: true,
      splitting: true,
      outdir: "wallet",
      minify: true,
      write: false,
      metafile: true,
      format: "esm",
      jsx: "automatic",
      target: "es2022",
      external: shared,
    };
    const { outputFiles, metafile } = require("esbuild").buildSync({
      ...options,
      entryPoints: [`${root}islands/wallet/island.tsx`],
    });
    // The island and the chunks that it imports at once, as one.
    const late = Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path),
    );
    const early = Object.entries(metafile.outputs).filter(([file]) => !late.includes(file));
    const texts = outputFiles.filter(({ path }) => early.some(([file]) => path.endsWith(file))).map(({ text }) => text);
    const bytes = gzipSync(texts.join(""), { level: 9 }).length;
    const parts = early.flatMap(([, { inputs }]) => Object.keys(inputs)).map((file) => file.replace(/.*islands\//, ""));
    assert.equal(late.length, 1);
    t.diagnostic(`${bytes}: ${parts.join(", ")}`);
    assert(parts.includes("lib/wallets/store.ts"), `${parts}`);
    assert(bytes <= 6144, `${bytes}: ${parts}`);
  });
});

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
