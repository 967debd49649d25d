/**
 * The layout does not move when fonts load late: each is delayed by 0.7 s, and the layout may shift by less than 0.01; in one language
 * of each script. In a sample, the widths alternate.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { useBrowser } from "./browser.mjs";
import { isWhole, locales, nameOf, paths, sample } from "./site.mjs";
import { told } from "./visitor.mjs";

const site = useBrowser();
const delay = 700;

describe("nothing shifts while fonts are late", { concurrency: 2 }, () => {
  for (const path of paths.filter((path) => ["home", "tokenomics"].includes(nameOf(path))))
    for (const { segment } of locales.filter(({ segment }) => isWhole || told.includes(segment)))
      test(`/${segment}/${path}`, async (t) => {
        const viewports = [
          { width: 390, height: 844 },
          { width: 1440, height: 900 },
        ];
        for (const viewport of sample(viewports, (told.indexOf(segment) + (path ? 1 : 0)) % 2)) {
          const page = await site.page(t, { viewport, reducedMotion: "no-preference" });
          let late = 0;
          await page.route("**/*.woff2", async (route) => {
            late += 1;
            await new Promise((resolve) => setTimeout(resolve, delay));
            await route.continue();
          });
          await page.addInitScript(watch);
          await page.goto(site.url(`/${segment}/${path}`), { waitUntil: "load" });
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(400);
          assert(late > 0, "a font was held back");
          const shifts = await page.evaluate(() => window.shifts);
          const sum = shifts.reduce((sum, { value }) => sum + value, 0);
          t.diagnostic(`${viewport.width}: ${sum.toFixed(5)}`);
          assert(
            sum < 0.01,
            `at ${viewport.width} the layout shifts by ${sum.toFixed(4)}: ${JSON.stringify(shifts, null, 1)}`,
          );
        }
      });
});

function watch() {
  window.shifts = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const moved = ({ node, previousRect, currentRect }) =>
    `${(node?.parentElement ?? node)?.outerHTML.slice(0, 100)}: ${place(previousRect)} → ${place(currentRect)}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) window.shifts.push({ value, moved: sources.map(moved) });
  }).observe({ type: "layout-shift", buffered: true });
}
