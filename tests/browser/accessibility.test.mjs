/** axe-core finds nothing: WCAG 2.2 A and AA and its best practices, in both colour schemes, wide and narrow. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { useBrowser, wakeAll } from "./browser.mjs";
import { locales, paths, require } from "./site.mjs";

const site = useBrowser();
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const everything = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
const colours = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
const scripts = locales.filter(({ segment }) => ["en", "ru", "zh", "in"].includes(segment));

for (const { segment } of scripts)
  describe(segment, () => {
    for (const url of [...paths.map((path) => `/${segment}/${path}`), `/${segment}/nothing`])
      test(url, async (t) => {
        const page = await site.page(t);
        await page.goto(site.url(url));
        await wakeAll(page);
        // Colours would be measured on their way from one scheme to the other.
        await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
        await page.evaluate(axe);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          for (const [colorScheme, rules] of [
            ["dark", everything],
            ["light", colours],
          ]) {
            await page.emulateMedia({ colorScheme });
            const violations = await page.evaluate(violationsOf, rules);
            assert.deepEqual(violations, [], `${colorScheme} at ${width}`);
          }
        }
      });
  });

async function violationsOf(runOnly) {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`));
}
