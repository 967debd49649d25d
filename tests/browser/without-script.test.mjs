/** Every page in every language as a browser without script shows it. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { useBrowser } from "./browser.mjs";
import { locales, paths } from "./site.mjs";

const site = useBrowser();
const widths = [320, 390, 768, 1440];

describe("without script a page is all there, and its language menu leads through all languages", () => {
  for (const path of paths) {
    test(`/${path}`, async (t) => {
      const page = await site.page(t, { javaScriptEnabled: false });
      await page.goto(site.url(`/en/${path}`));
      const english = await page.evaluate(outline);
      const faults = [];
      for (const [at, { segment, tag }] of locales.entries()) {
        assert.equal(new URL(page.url()).pathname, `/${segment}/${path}`);
        assert.equal(await page.locator("html").getAttribute("lang"), tag);
        assert(await page.locator("h1").isVisible(), `${segment}: the h1 is shown`);
        assert.deepEqual(await page.evaluate(outline), english, `${segment}: the same sections as in English`);
        faults.push(...(await page.evaluate(emptySections)).map((section) => `${segment}: no text: ${section}`));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          faults.push(...(await page.evaluate(overflow)).map((wide) => `${segment} at ${width}: ${wide}`));
        }
        const next = locales[(at + 1) % locales.length];
        const link = page.locator(`.languages a[hreflang="${next.tag}"]`);
        assert(!(await link.isVisible()), "the language menu is closed at first");
        await page.locator(".languages summary").click();
        await link.click();
        await page.waitForURL(`**/${next.segment}/${path}`);
      }
      assert.deepEqual(faults, []);
    });
  }
});

test("without script the menu of small screens opens, leads on and closes", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const menu = page.locator("#menu");
  const open = () => page.locator(".menu-open").click();
  for (const { segment } of locales) {
    await page.goto(site.url(`/${segment}/`));
    const links = await menu.locator("ul a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    assert(links.length >= 5, `${links}`);
    assert(!(await menu.isVisible()));

    await open();
    assert.deepEqual(await page.evaluate(overflow), []);
    await menu.locator(".menu-close").click();
    await menu.waitFor({ state: "hidden" });

    const within = links.find((href) => href.startsWith(`/${segment}/#`));
    const elsewhere = links.find((href) => !href.startsWith(`/${segment}/#`));
    for (const href of [within, elsewhere]) {
      await open();
      await menu.locator(`ul a[href="${href}"]`).click();
      await page.waitForURL(site.url(href));
      await menu.waitFor({ state: "hidden" });
    }
  }
});

test("wide screens have the menu in the header", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  for (const { segment } of locales) {
    await page.goto(site.url(`/${segment}/`));
    assert(!(await page.locator(".menu-open").isVisible()));
    assert(await page.locator(".site-nav a").first().isVisible());
  }
});

/** What a page is made of, in no language. */
function outline() {
  return [...document.querySelectorAll("main section, main h2, main h3, main table, main dl, main details")].map(
    (element) => `${element.localName} ${element.id}`,
  );
}

function emptySections() {
  const sections = [document.querySelector("main"), ...document.querySelectorAll("main section")];
  const isEmpty = (section) => section.offsetHeight < 40 || section.innerText.trim().length < 10;
  return sections.filter(isEmpty).map((section) => section.outerHTML.slice(0, 80));
}

/** What makes the page scroll sideways, if it does. */
function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isClipped = (element) => element && (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));
  const wide = [...document.querySelectorAll("main *, body > *")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element),
  );
  return [`${scrollWidth} wide`, ...wide.slice(0, 4).map((element) => element.outerHTML.slice(0, 80))];
}
