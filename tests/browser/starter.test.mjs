/** The site that `archipel new` makes, in all its languages: valid, accessible, and it fits on a phone. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { complaints, useBrowser } from "./browser.mjs";
import { check, tell } from "./nu.mjs";
import { archipel, isWhole, require } from "./site.mjs";

const segments = ["de", "en", "es", "fr", "hi", "it", "ja", "nl", "pl", "pt", "ru", "zh"];
const folder = mkdtempSync(join(tmpdir(), "archipel-starter-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
execFileSync(archipel, ["new", "site", "--quiet", "--locales", segments.join()], { cwd: folder, stdio: "inherit" });
execFileSync(archipel, ["build", "--quiet"], { cwd: join(folder, "site"), stdio: "inherit" });
const dist = join(folder, "site/dist");
const site = useBrowser(() => dist);
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

describe("a new site has nothing to complain of", { concurrency: 2 }, () => {
  for (const segment of isWhole ? segments : ["en", "hi", "ja", "ru"])
    test(segment, async (t) => {
      const page = await site.page(t, { bypassCSP: true });
      const heard = complaints(page);
      const found = [];
      for (const [path, width, colorScheme] of [
        ["", 1440, "light"],
        ["", 390, "dark"],
        ["about/", 390, "light"],
        ["about/", 1440, "dark"],
        ["not-found/", 320, "light"],
      ]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(site.url(`/${segment}/${path}`));
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => axe.run());
        found.push(...violations.map(({ id, nodes }) => `${path} at ${width}: ${id}: ${nodes[0].html}`));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) found.push(`${path} at ${width} is ${over} too wide`);
      }
      assert.deepEqual([...found, ...heard], []);
    });
});

test("its languages can be reached by keyboard, and the skip link leads to the content", async (t) => {
  const page = await site.page(t);
  await page.goto(site.url("/en/"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal(new URL(page.url()).hash, "#content");
  await page.locator(".languages a[hreflang=ja]").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(site.url("/ja/"));
});

test("the Nu Html Checker finds nothing in it", async () => {
  const files = readdirSync(dist, { recursive: true }).filter((file) => /\.(html|css)$/.test(file));
  const messages = await check(files.map((file) => join(dist, file)));
  assert.deepEqual([...new Set(messages.map(tell))], []);
});
