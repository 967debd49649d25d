/** Every page, in every language or a sample of them, with scripts: no complaints, and enhancements work. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { complaints, shellHydrated, useBrowser, hydrateAll } from "./browser.mjs";
import { isWhole, locales, paths, sampled } from "./site.mjs";

const site = useBrowser();

describe("a page runs quietly in every language, its islands are hydrated as the server drew them, and nothing shifts", () => {
  // In a sample, the widths alternate: each page has one, and the home page each of them in four languages.
  const viewports = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];
  for (const [turn, path] of paths.entries())
    for (const [side, viewport] of viewports.entries()) {
      const visited = sampled(path).filter((_, at) => isWhole || (turn + at) % 2 === side);
      if (!visited.length) continue;
      test(`/${path} at ${viewport.width}`, async (t) => {
        const visits = visited.map(async ({ segment }) => {
          const page = await site.page(t, { reducedMotion: "no-preference", viewport });
          const heard = complaints(page);
          await page.addInitScript(watch);
          await page.goto(site.url(`/${segment}/${path}`), { waitUntil: "load" });
          const loading = await page.evaluate(() => document.fonts.ready.then(() => window.shifts.splice(0)));
          await hydrateAll(page);
          await page.waitForTimeout(300);
          const hydrating = await page.evaluate(() => window.shifts);
          const sum = (shifts) => shifts.reduce((sum, [value]) => sum + value, 0);
          if (sum(loading) >= 0.1) heard.push(`shifts while loading: ${JSON.stringify(loading)}`);
          if (sum(hydrating) >= 0.01) heard.push(`shifts while hydrating: ${JSON.stringify(hydrating)}`);
          for (const font of await page.evaluate(unusedPreloads)) heard.push(`preloaded and not used: ${font}`);
          for (const island of await page.evaluate(changedIslands)) heard.push(`not as the server drew it: ${island}`);
          return heard.map((complaint) => `${segment}: ${complaint}`);
        });
        assert.deepEqual((await Promise.all(visits)).flat(), []);
      });
    }
});

test("the language menu closes by Escape, by a click elsewhere and when the focus leaves it", async (t) => {
  const page = await site.page(t);
  await page.goto(site.url("/en/"));
  await shellHydrated(page);
  const summary = page.locator(".languages summary");
  const isOpen = () => page.locator(".languages").evaluate((menu) => menu.open);

  await summary.press("Enter");
  assert(await isOpen());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  assert(!(await isOpen()));
  assert(await summary.evaluate((element) => element === document.activeElement), "the focus is back");

  await summary.click();
  await page.locator("h1").click();
  assert(!(await isOpen()));

  await summary.click();
  for (let links = locales.length; links >= 0; links -= 1) await page.keyboard.press("Tab");
  assert(!(await isOpen()));
});

test("a chosen theme stays on the next page and after a reload", async (t) => {
  const page = await site.page(t, { colorScheme: "dark" });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  /** Clicks the switch, and waits until its script is loaded and the colour changes; returns the new colour. */
  const press = async (before) => {
    await page.locator(".theme").filter({ visible: true }).click();
    await page.waitForFunction(
      (before) => getComputedStyle(document.documentElement).backgroundColor !== before,
      before,
    );
    return background();
  };
  await page.goto(site.url("/en/"));
  const dark = await background();
  const light = await press(dark);
  await page.goto(site.url("/ru/tokenomics/"));
  assert.equal(await background(), light);
  assert.equal(await press(light), dark);
  await page.reload();
  assert.equal(await background(), dark);
});

/** Records the server HTML of each island, and every layout shift with the shifted elements. */
function watch() {
  document.addEventListener("readystatechange", () => {
    window.sent ??= [...document.querySelectorAll("[data-island]")].map((island) => island.innerHTML);
  });
  window.shifts = [];
  const moved = ({ sources }) => sources.map(({ node }) => (node?.parentElement ?? node)?.outerHTML.slice(0, 80));
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) window.shifts.push([shift.value, ...moved(shift)]);
  }).observe({ type: "layout-shift", buffered: true });
}

/** The islands whose HTML differs from the server HTML. */
function changedIslands() {
  const islands = [...document.querySelectorAll("[data-island]")];
  const changed = islands.filter((island, at) => island.innerHTML !== window.sent[at]);
  return changed.map((island) => island.parentElement.getAttribute("name"));
}

/** The preloaded fonts that no text of the page uses. */
function unusedPreloads() {
  const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const rules = all.filter((rule) => rule instanceof CSSFontFaceRule);
  const faces = [...document.fonts];
  const used = rules.filter((_, at) => faces[at].status === "loaded").map((rule) => rule.style.getPropertyValue("src"));
  const preloads = [...document.querySelectorAll("link[rel=preload][as=font]")].map((link) =>
    link.getAttribute("href"),
  );
  return preloads.filter((href) => !used.some((src) => src.includes(href.split("/").at(-1))));
}
