/** The site that `archipel new` creates, in all its languages: valid, accessible, and fitting on a phone. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { complaints, useBrowser } from "./browser.mjs";
import { check, tell } from "./nu.mjs";
import { archipel, isWhole, require, root } from "./site.mjs";

const segments = ["de", "en", "es", "fr", "hi", "it", "ja", "nl", "pl", "pt", "ru", "zh"];
const folder = mkdtempSync(join(tmpdir(), "archipel-starter-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
execFileSync(archipel, ["new", "site", "--quiet", "--locales", segments.join()], { cwd: folder, stdio: "inherit" });
execFileSync(archipel, ["build", "--quiet"], { cwd: join(folder, "site"), stdio: "inherit" });
const dist = join(folder, "site/dist");
const site = useBrowser(() => dist);
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

describe("a new site has nothing to complain of", { concurrency: 2 }, () => {
  for (const segment of isWhole ? segments : ["hi", "ja"])
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
        ["journal/repair/", 390, "dark"],
        ["journal/topics/light/", 1440, "light"],
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
  assert.equal(new URL(page.url()).hash, "#main-content");
  await page.locator(".languages a[hreflang=ja]").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(site.url("/ja/"));
});

/**
 * Creates a site with islands; returns the folder of its pages. `prepare` is called with the site's folder before it is built.
 */
function withIslands(name, options, prepare = () => {}) {
  const made = join(folder, name);
  const run = (...words) => execFileSync(archipel, words, { cwd: made, stdio: "inherit" });
  execFileSync(archipel, ["new", name, "--quiet", ...options], { cwd: folder, stdio: "inherit" });
  prepare(made, run);
  // Instead of `npm install`: the packages installed for this site.
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(join(root, "islands", file), join(made, "islands", file));
  const installed = join(root, "islands/node_modules");
  const own = join(made, "islands/node_modules");
  mkdirSync(own);
  // `node_modules/archipel` contains the types of each site's own islands.
  for (const name of readdirSync(installed).filter((name) => name !== "archipel"))
    symlinkSync(join(installed, name), join(own, name));
  run("build", "--quiet");
  execFileSync(join(own, ".bin/tsc"), { cwd: join(made, "islands"), stdio: "inherit" });
  return join(made, "dist");
}

describe("an island that `new` adds", () => {
  const counter = useBrowser(() =>
    withIslands("counter", [], (made, run) => {
      run("new", "island", "counter", "--quiet");
      const page = join(made, "templates/page.html");
      writeFileSync(page, `{{ island("counter", start=1) }}\n${readFileSync(page, "utf8")}`);
    }),
  );

  test("answers in the browser", async (t) => {
    const page = await counter.page(t);
    const heard = complaints(page);
    await page.goto(counter.url("/en/"));
    await page.locator("archipel-island[hydrated]").waitFor();
    await page.getByRole("button", { name: "Pressed: 1" }).click();
    await page.getByRole("button", { name: "Pressed: 2" }).waitFor();
    assert.deepEqual(heard, []);
  });
});

describe("the island of a new site", { concurrency: 2 }, () => {
  const calculator = useBrowser(() => withIslands("calculator", ["--island", "--locales", segments.join()]));
  const cost = (page) => page.locator(".light-cost .cost dd");

  for (const segment of isWhole ? segments : ["en", "ru"])
    test(`${segment}: calculates, by keyboard too`, async (t) => {
      const page = await calculator.page(t, { bypassCSP: true, viewport: { width: 390, height: 900 } });
      const heard = complaints(page);
      await page.goto(calculator.url(`/${segment}/`));
      const slider = page.getByRole("slider");
      await slider.scrollIntoViewIfNeeded();
      await page.locator("archipel-island[hydrated]").waitFor();
      assert.match(await cost(page).innerText(), /2[.,]63/);
      await slider.focus();
      await page.keyboard.press("End");
      assert.match(await cost(page).innerText(), /7[.,]88/);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => axe.run());
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.deepEqual([violations.map(({ id }) => id), over, heard], [[], 0, []]);
    });

  test("says what the usual hours cost where no script runs", async (t) => {
    const page = await calculator.page(t, { javaScriptEnabled: false });
    await page.goto(calculator.url("/en/"));
    assert.equal(await cost(page).innerText(), "€2.63");
    assert.equal(await page.locator(".light-cost input").isVisible(), false);
  });

  test("the Nu Html Checker finds nothing in it", async () => {
    const made = join(folder, "calculator/dist");
    const messages = await check([join(made, "en/index.html"), join(made, "ja/index.html")]);
    assert.deepEqual([...new Set(messages.map(tell))], []);
  });
});

test("the Nu Html Checker finds nothing in it", async () => {
  const files = readdirSync(dist, { recursive: true }).filter((file) => /\.(html|css)$/.test(file));
  const messages = await check(files.map((file) => join(dist, file)));
  assert.deepEqual([...new Set(messages.map(tell))], []);
});
