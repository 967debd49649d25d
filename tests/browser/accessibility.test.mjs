/**
 * axe-core finds no violations: WCAG 2.2 A and AA and its best practices, on every page, in every language or a sample of them, wide and
 * narrow, dark and light. In light, only the rules on colour run after all rules have run in dark at that width, and in one language: the
 * schemes differ in nothing else. `runsOf` defines the sample.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { settle, useBrowser, hydrateAll } from "./browser.mjs";
import { isWhole, locales, paths, require, sample, sampled } from "./site.mjs";

const site = useBrowser();
/** axe-core's own additions to a page are not subject to its policy. */
const judged = { bypassCSP: true };
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const everything = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
const colours = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
const dark = [1440, 390].map((width) => ({ width, colorScheme: "dark", runOnly: everything }));
const light = [1440, 390].map((width) => ({ width, colorScheme: "light", runOnly: colours }));

/**
 * The runs for a page in its language number `at`. In a sample, all rules run on each page on a narrow screen, on every second one on
 * a wide screen too, and on the home page on both; colours in light at one width; further languages of the home page at one width.
 */
function runsOf(path, turn, at) {
  if (isWhole) return [...dark, ...light];
  if (at > 0) return [dark[at % 2]];
  return path && turn % 2 ? [dark[1], light[0]] : [...dark, light[1]];
}

describe("axe finds nothing on", { concurrency: 2 }, () => {
  for (const [turn, path] of [...paths, "nothing"].entries())
    test(`/${path}`, async (t) => {
      const page = await site.page(t, judged);
      const found = [];
      for (const [at, { segment }] of sampled(path).entries()) {
        await page.goto(site.url(`/${segment}/${path}`));
        await hydrateAll(page);
        // Colours would be measured during the transition from one scheme to the other.
        await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
        await settle(page);
        await page.evaluate(axe);
        for (const { width, colorScheme, runOnly } of runsOf(path, turn, at)) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          for (const violation of await page.evaluate(violationsOf, { runOnly }))
            found.push(`/${segment}/${path}, ${colorScheme} at ${width}: ${violation}`);
        }
      }
      assert.deepEqual(found, []);
    });
});

describe("axe finds nothing on what opens", () => {
  for (const { segment } of sample(locales, 0, -1))
    test(`/${segment}/: the dialog for wallets, the language menu and the menu of small screens`, async (t) => {
      const page = await site.page(t, { ...judged, viewport: { width: 390, height: 844 } });
      await page.goto(site.url(`/${segment}/`), { waitUntil: "networkidle" });
      await page.evaluate(axe);
      const found = [];
      // The page behind them is partly covered, and has been checked above.
      for (const [control, opened] of [
        [".wallet-open", "dialog.wallet[open] > div"],
        [".languages summary", ".languages[open] > ul"],
        [".menu-open", "#menu"],
      ]) {
        await page.locator(control).click();
        await page.locator(opened).waitFor();
        for (const colorScheme of ["dark", "light"]) {
          await page.emulateMedia({ colorScheme });
          await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
          for (const violation of await page.evaluate(violationsOf, { runOnly: everything, context: opened }))
            found.push(`${opened}, ${colorScheme}: ${violation}`);
        }
        await page.keyboard.press("Escape");
        await page.locator(opened).waitFor({ state: "hidden" });
      }
      assert.deepEqual(found, []);
    });
});

async function violationsOf({ runOnly, context = document }) {
  const options = { runOnly, resultTypes: ["violations"], elementRef: false, iframes: false };
  const { violations } = await axe.run(context, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
  );
}
