/** Where addresses lead on a server that knows files and an error document. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { useBrowser } from "./browser.mjs";
import { locales, parse } from "./site.mjs";

const site = useBrowser();

for (const address of ["/", "/xx/", "/xx/whatever", "/pt/tokenomics/", "/whatever", "/constructor/"])
  test(`${address} leads to the English home page`, async (t) => {
    const page = await site.page(t);
    await page.goto(site.url(address));
    await page.waitForURL(site.url("/en/"));
    await page.goBack().catch(() => {});
    assert.notEqual(new URL(page.url()).pathname, address, "the wrong address is not left behind in the history");
  });

test("a folder without its slash leads to the page", async (t) => {
  const page = await site.page(t);
  await page.goto(site.url("/zh/tokenomics"));
  assert.equal(page.url(), site.url("/zh/tokenomics/"));
});

describe("an unknown address under a language shows that language's words, with status 404", () => {
  for (const { segment, tag } of locales)
    test(segment, async (t) => {
      const words = parse(`/${segment}/not-found/index.html`);
      const page = await site.page(t);
      for (const address of [`/${segment}/nothing`, `/${segment}/nothing/at/all/`, `/${segment}/404.html`]) {
        const response = await page.goto(site.url(address));
        assert.equal(response.status(), 404);
        assert.equal(page.url(), site.url(address), "the address stays");
        assert.equal(await page.title(), words.title);
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

test("without script an unknown address speaks English and links to every home page", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  await page.goto(site.url("/de/nothing"));
  assert.equal(await page.locator("h1:visible").innerText(), "Not Found");
  for (const { segment, tag } of locales)
    assert.equal(await page.locator(`nav a[hreflang="${tag}"]:visible`).getAttribute("href"), `/${segment}/`);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    assert(scrollWidth <= width, `${scrollWidth} wide at ${width}`);
  }
});
