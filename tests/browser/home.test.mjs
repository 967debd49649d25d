/**
 * The home page: its first screen, its length on a phone, the answers of its examples, and the links of its sections.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { settle, useBrowser } from "./browser.mjs";
import { locales } from "./site.mjs";
import { variant } from "./variants.mjs";

const phone = { viewport: { width: 390, height: 844 } };
/** Other languages have longer words than English. */
const longest = (segment) => (segment === "en" ? 12_000 : 13_200);
const site = useBrowser();

test("what is in a row that scrolls sideways comes into sight by the arrow keys", async (t) => {
  const page = await site.page(t, phone);
  await page.goto(site.url("/de/"));
  const rows = await page.locator(".strip").all();
  assert(rows.length > 1);
  for (const row of rows) {
    await page.waitForFunction((strip) => strip.tabIndex === 0, await row.elementHandle());
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
      // From the top of the page: a focused answer may be scrolled into view.
      const place = () =>
        page.locator(".hero-alert").evaluate((alert) => {
          const { x, y, width, height } = alert.getBoundingClientRect();
          return [x, y + scrollY, width, height].map(Math.round);
        });
      const before = {
        alert: await place(),
        crowd: await height("g"),
        said: await shown(),
      };

      const [wait, smaller] = await page.locator(".hero-alert").getByRole("radio").all();
      await wait.focus();
      await page.keyboard.press("Space");
      assert(await wait.isChecked());
      const waited = await shown();
      assert.match(waited, /20\sminutes/);
      assert((await height("g")) < before.crowd / 2);

      await page.keyboard.press("ArrowRight");
      assert(await smaller.isChecked());
      assert(![before.said, waited].includes(await shown()));
      assert.equal(await height("g"), before.crowd);
      assert.deepEqual(await place(), before.alert);
    });
});

describe("the calm line and the reading are on the first screen, and a phone has at most 13,200 pixels, 12,000 in English", () => {
  const screens = [
    [1280, 640],
    [1280, 720],
    [1366, 650],
    [1440, 780],
    [1440, 900],
    [1920, 1080],
    [390, 844],
  ];
  for (const { tag, segment } of locales)
    test(tag, async (t) => {
      const page = await site.page(t);
      await page.goto(site.url(`/${segment}/`));
      await settle(page);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        const { line, words, crest, length } = await page.evaluate(() => {
          const box = (found) => found.getBoundingClientRect();
          const drawing = [...document.querySelectorAll(".hero-field svg")].find((svg) => svg.getClientRects().length);
          return {
            line: box(drawing).top + box(drawing).height / 2,
            words: box(document.querySelector(".hero-copy > :last-child")).bottom,
            crest: box(drawing.querySelector(":scope > g")).top,
            length: document.documentElement.scrollHeight,
          };
        });
        const at = `at ${width} x ${height}`;
        assert(crest > 0 && line + 16 <= height, `${at} the line is at ${line}`);
        if (width > 1119) assert(words <= line - 24, `${at} the words end at ${words}, the line is at ${line}`);
        if (width < 1119) assert(length <= longest(segment), `${at} the page is ${length} pixels long`);
      }
    });
});

test("the replay tells which mood comes next, whatever the reader has chosen", async (t) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await site.page(t, { javaScriptEnabled });
    await page.goto(site.url("/en/"));
    const replay = page.locator(".train-replay");
    const answers = async () => (await replay.locator(".train-answer p:visible").allInnerTexts()).join();
    const ahead = () => replay.locator(".replay-ahead").evaluate((bars) => getComputedStyle(bars).opacity);
    assert.deepEqual([await answers(), await ahead()], ["", "0"]);
    const before = await replay.boundingBox();
    const moods = replay.getByRole("group", { name: /which mood/i }).getByRole("radio");
    await moods.first().focus();
    await page.keyboard.press("Space");
    assert.match(await answers(), /^It was FOMO/);
    assert.equal(await ahead(), "1");
    await replay.getByRole("radio", { name: "FOMO" }).check({ force: true });
    assert.match(await answers(), /^Yes/);
    assert.equal((await replay.boundingBox()).height, before.height);
  }
});

test("every section leads to another page", async (t) => {
  const page = await site.page(t);
  await page.goto(site.url("/en/"));
  const dead = await page
    .locator("main > section")
    .evaluateAll((all) =>
      all
        .filter(
          (section) => ![...section.querySelectorAll("a[href]")].some((link) => link.pathname !== location.pathname),
        )
        .map((section) => section.id),
    );
  assert.deepEqual(dead, []);
});

describe("partners and news", () => {
  const anchors = (page) => page.locator("main > section").evaluateAll((all) => all.map(({ id }) => id));

  test("are left out while they have no entry", async (t) => {
    const page = await site.page(t);
    await page.goto(site.url("/en/"));
    assert.deepEqual((await anchors(page)).slice(-4), ["faq", "use-cases", "video", "buy"]);
  });

  describe("with an entry", () => {
    const written = useBrowser(() =>
      variant({
        languages: ["en"],
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
    test("are in their place", async (t) => {
      const page = await written.page(t);
      await page.goto(written.url("/en/"));
      assert.deepEqual((await anchors(page)).slice(-4), ["use-cases", "news", "video", "buy"]);
      assert(await page.getByRole("link", { name: "A report" }).isVisible());
    });
  });
});
