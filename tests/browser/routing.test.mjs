/** Routing on a server that has files and an error document. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { useBrowser } from "./browser.mjs";
import { locales, parse, sample } from "./site.mjs";

const site = useBrowser();

const unknown = ["/", "/xx/", "/xx/whatever", "/pt/tokenomics/", "/whatever", "/constructor/"];
for (const address of sample(unknown, 0, 3, 5))
  test(`${address} leads to the English home page, with the referral code and the anchor`, async (t) => {
    const page = await site.page(t);
    await page.goto(site.url(`${address}?r=anna#faq`));
    await page.waitForURL(site.url("/en/?r=anna#faq"));
    await page.waitForFunction(() => localStorage.getItem("ref") === "anna");
    await page.goBack().catch(() => {});
    assert.notEqual(new URL(page.url()).pathname, address, "the wrong address is not left behind in the history");
  });

test("a folder without its slash leads to the page", async (t) => {
  const page = await site.page(t);
  await page.goto(site.url("/zh/tokenomics"));
  assert.equal(page.url(), site.url("/zh/tokenomics/"));
});

describe("an unknown address under a language shows that language's words, with status 404", () => {
  for (const [at, { segment, tag }] of locales.entries())
    test(segment, async (t) => {
      const words = parse(`/${segment}/not-found/index.html`);
      const page = await site.page(t);
      const places = ["nothing", "nothing/at/all/", "404.html"];
      for (const address of sample(places, at % 3).map((place) => `/${segment}/${place}`)) {
        const response = await page.goto(site.url(`${address}?r=anna#x`));
        assert.equal(response.status(), 404);
        // One document for all languages redirects to that of the language, which shows the original URL.
        await page.waitForFunction(
          (title) => document.title === title && !location.pathname.includes("/not-found/"),
          words.title,
        );
        assert.equal(page.url(), site.url(`${address}?r=anna#x`), "the address stays");
        assert.equal(await page.locator("html").getAttribute("lang"), tag);
        assert.deepEqual(await page.locator("h1:visible").allTextContents(), [words.querySelector("h1").textContent]);
        assert.equal(await page.locator("main .btn-primary:visible").getAttribute("href"), `/${segment}/`);
        const shown = page.locator("main h1, main p, main a").filter({ visible: true });
        const spoken = await shown.evaluateAll((all) => all.map((element) => element.closest("[lang]").lang));
        assert.deepEqual([...new Set(spoken)], [tag]);
      }
    });
});

test("each language has other words for it", () => {
  const titles = locales.map(({ segment }) => {
    return parse(`/${segment}/not-found/index.html`).querySelector("h1").textContent;
  });
  assert.equal(titles[0], "Not Found");
  assert.equal(new Set(titles).size, locales.length, `${titles}`);
});

test("the error document itself stays where it is", async (t) => {
  const page = await site.page(t);
  const response = await page.goto(site.url("/404.html"));
  assert.equal(response.status(), 200);
  assert.equal(await page.locator("h1:visible").innerText(), "Not Found");
  assert.equal(page.url(), site.url("/404.html"));
});

test("an unknown address has the menu, the wallet and the footer, and keeps its path and its referral code in another language", async (t) => {
  const page = await site.page(t, { viewport: { width: 1440, height: 900 } });
  await page.goto(site.url("/de/nothing/?r=anna"));
  await page.waitForFunction(() => document.documentElement.lang === "de" && location.pathname === "/de/nothing/");
  for (const part of [".site-nav", ".wallet-open", ".site-footer"]) await page.locator(part).first().waitFor();
  await page.waitForFunction(() => localStorage.getItem("ref") === "anna");
  await page.locator(".languages summary").click();
  await page.locator('.languages a[hreflang="fr"]').click();
  await page.waitForFunction(() => document.documentElement.lang === "fr");
  await page.waitForURL(site.url("/fr/nothing/?r=anna"));
  assert.equal(await page.locator("h1").innerText(), parse("/fr/not-found/index.html").querySelector("h1").textContent);
});

test("without script an unknown address speaks English, and its language menu has every language", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  await page.goto(site.url("/de/nothing"));
  assert.equal(await page.locator("h1").innerText(), "Not Found");
  await page.locator(".languages summary").click();
  for (const { segment, tag } of locales)
    assert.equal(
      await page.locator(`.languages a[hreflang="${tag}"]:visible`).getAttribute("href"),
      `/${segment}/not-found/`,
    );
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    assert(scrollWidth <= width, `${scrollWidth} wide at ${width}`);
  }
});
