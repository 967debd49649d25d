/** The home page: how long it is on a phone, what its example alert answers, and what stands where nobody has written anything yet. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { settle, useBrowser } from "./browser.mjs";
import { locales } from "./site.mjs";
import { variant } from "./variants.mjs";

const phone = { viewport: { width: 390, height: 844 } };
const longest = 16_000;
const site = useBrowser();

test(`is at most ${longest} pixels long on a phone in every language`, async (t) => {
  const page = await site.page(t, phone);
  const lengths = [];
  for (const { segment } of locales) {
    await page.goto(site.url(`/${segment}/`));
    await settle(page);
    lengths.push([segment, await page.evaluate(() => document.documentElement.scrollHeight)]);
  }
  t.diagnostic(lengths.map((pair) => pair.join(": ")).join(", "));
  assert.deepEqual(
    lengths.filter(([, length]) => length > longest),
    [],
  );
});

test("what is in a row that scrolls sideways comes into sight by the arrow keys", async (t) => {
  const page = await site.page(t, phone);
  await page.goto(site.url("/de/"));
  const rows = await page.locator(".strip").all();
  assert(rows.length > 1);
  for (const row of rows) {
    await row.focus();
    const left = () =>
      row.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft);
    assert((await left()) > 100);
    for (let presses = 0; (await left()) > 1; presses++) {
      assert(presses < 80, `${await left()} are left`);
      await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(30);
    }
  }
});

describe("the example alert answers a choice, the drawing with it, and nothing moves", () => {
  for (const [width, javaScriptEnabled] of [
    [390, true],
    [1440, true],
    [390, false],
  ])
    test(`at ${width}, ${javaScriptEnabled ? "with" : "without"} script`, async (t) => {
      const page = await site.page(t, { viewport: { width, height: 900 }, javaScriptEnabled });
      await page.goto(site.url("/en/"));
      const shown = async () => {
        const seen = [];
        for (const line of await page.locator(".hero-answer p").all())
          if (await line.isVisible()) seen.push(await line.innerText());
        assert.equal(seen.length, 1);
        return seen[0];
      };
      const height = (lines) =>
        page.locator(`.hero-field svg:visible > ${lines}`).evaluate((drawn) => drawn.getBoundingClientRect().height);
      const before = {
        alert: await page.locator(".hero-alert").boundingBox(),
        crowd: await height("g"),
        said: await shown(),
      };

      const [wait, smaller] = await page.locator(".hero-alert").getByRole("radio").all();
      await wait.focus();
      await page.keyboard.press("Space");
      assert(await wait.isChecked());
      const waited = await shown();
      assert.match(waited, /20 minutes/);
      assert((await height("g")) < before.crowd / 2);

      await page.keyboard.press("ArrowRight");
      assert(await smaller.isChecked());
      assert(![before.said, waited].includes(await shown()));
      assert.equal(await height("g"), before.crowd);
      assert.deepEqual(await page.locator(".hero-alert").boundingBox(), before.alert);
    });
});

describe("sections without an entry", () => {
  const anchors = (page) =>
    page.locator("main > section").evaluateAll((all) => all.map((section) => section.id || section.className));
  const quiet = (page) => page.locator(".quiet div[id]").evaluateAll((all) => all.map(({ id }) => id));

  test("share one band, before the film", async (t) => {
    const page = await site.page(t);
    await page.goto(site.url("/en/"));
    assert.deepEqual(await quiet(page), ["partners", "news"]);
    assert.deepEqual((await anchors(page)).slice(-5), ["faq", "use-cases", "quiet", "video", "buy"]);
    const band = page.getByRole("region", { name: "Partners In the news" });
    assert.equal(await band.getByRole("heading", { level: 2 }).count(), 2);
  });

  describe("with an entry each is whole, in its own place", () => {
    const written = useBrowser(() =>
      variant({
        data: {
          "news.articles": [
            {
              date: "2026-11-02",
              language: "en",
              link: "https://news.example/1",
              outlet: "A paper",
              headline: "A report",
            },
          ],
        },
      }),
    );
    test("and only the others are left in the band", async (t) => {
      const page = await written.page(t);
      await page.goto(written.url("/en/"));
      assert.deepEqual(await quiet(page), ["partners"]);
      const order = await anchors(page);
      assert.deepEqual(order.slice(order.indexOf("use-cases") + 1), ["quiet", "news", "video", "buy"]);
      assert(await page.getByRole("link", { name: "A report" }).isVisible());
    });
  });
});
