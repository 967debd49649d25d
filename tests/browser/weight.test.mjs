/**
 * Sizes of the scripts and fonts that a browser fetches: scripts after gzip. Other sizes are in `documents/weight.mjs`.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { settle, useBrowser } from "./browser.mjs";
import { gzip, locales, read, require, root, size } from "./site.mjs";

const site = useBrowser();

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
    // The island and the chunks that it imports statically, as one.
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
