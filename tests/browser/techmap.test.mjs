/** The drawn roadmap: each item of the data has its strand, at its position in time, and links to its text. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { settle, useBrowser } from "./browser.mjs";
import { locales } from "./site.mjs";
import { yaml } from "./text.mjs";

const site = useBrowser();
const { windows } = yaml("content/data/roadmap.yaml");
const day = (date) => Date.parse(date) / 86_400_000;
const first = day(windows[0].opens);
const days = day(windows.at(-1).closes) + 1 - first;
const asOf = yaml("content/data/editorial.yaml").as_of;
const today = Math.min(1, Math.max(0, (day(asOf) + 1 - first) / days));
const stateOf = ({ opens, closes }) => (closes < asOf ? "closed" : asOf < opens ? "ahead" : "open");
const names = windows.flatMap(({ items }) => items.map(({ name }) => name));

for (const javaScriptEnabled of [true, false])
  test(`each strand starts at its item and ends at the day of the data, ${javaScriptEnabled ? "with" : "without"} script`, async (t) => {
    const page = await site.page(t, { javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    for (const { segment } of javaScriptEnabled ? locales : locales.slice(0, 1)) {
      await page.goto(site.url(`/${segment}/techmap/`));
      const { left, width, now, columns, dots, strands } = await page.evaluate(wideDrawing);
      const near = (value, share, what) =>
        assert(
          Math.abs(value - (left + width * share)) <= 3,
          `${segment}: ${what} at ${value - left} of ${width}, not at ${share}`,
        );
      near(now, today, "today");
      for (const [index, { opens, id }] of windows.entries())
        near(columns[index].left, (day(opens) - first) / days, id);
      assert.deepEqual(
        columns.map(({ state }) => state),
        windows.map((window) => `is-${stateOf(window)}`),
      );
      assert.deepEqual(
        dots.map(({ href }) => href),
        names.map((name) => `#${name}`),
        segment,
      );
      assert.equal(strands.length, names.length);
      dots.forEach((dot, index) => {
        const strand = strands[index];
        const isAhead =
          stateOf(windows.find(({ items }) => items.some(({ name }) => `#${name}` === dot.href))) === "ahead";
        const [mark, lens] = isAhead ? [strand.end, strand.start] : [strand.start, strand.end];
        assert(
          Math.hypot(mark.x - dot.x, mark.y - dot.y) <= 3,
          `${segment} ${dot.href}: the mark is at ${dot.x} ${dot.y}, its strand at ${mark.x} ${mark.y}`,
        );
        assert(Math.abs(lens.x - now) <= 3, `${segment} ${dot.href}: its strand meets ${lens.x}, today is ${now}`);
      });
    }
  });

test("keys reach each strand in the order of time, and Enter leads to its words", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  await page.goto(site.url("/en/techmap/"));
  await page.locator(".techmap-map a").first().focus();
  for (const name of names) {
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("href")), `#${name}`);
    await page.keyboard.press("Tab");
  }
  for (const name of [names[0], names.at(-1)]) {
    const link = page.locator(`.techmap-map a[href="#${name}"]`);
    const label = (await link.innerText()).trim();
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**#${name}`);
    const target = page.locator(":target");
    assert.equal((await target.locator("h4").innerText()).trim(), label);
    assert((await target.locator("p").innerText()).length > 20);
  }
});

describe("upright", () => {
  for (const { segment } of locales)
    test(`${segment}: the newest window is first, and each item has a strand that ends at it`, async (t) => {
      const page = await site.page(t, { viewport: { width: 390, height: 844 } });
      await page.goto(site.url(`/${segment}/techmap/`));
      await settle(page);
      assert(!(await page.locator(".techmap-map").isVisible()));
      const { order, ends } = await page.evaluate(uprightDrawing);
      const expected = windows.toReversed().flatMap(({ id, items }) => [id, ...items.map(({ name }) => name)]);
      assert.deepEqual(order, expected);
      const loose = ends.filter(({ away }) => away > 3).map(({ id, away }) => `${id}: ${away}`);
      assert.deepEqual(loose, []);
      assert.deepEqual(
        ends.map(({ id }) => id),
        expected.filter((id) => names.includes(id)),
      );
    });
});

test("nothing is said to have shipped without a link in the data", async (t) => {
  const page = await site.page(t);
  const shipped = windows.flatMap(({ items }) => items.flatMap((item) => item.shipped ?? []));
  await page.goto(site.url("/en/techmap/"));
  assert.deepEqual(
    await page.locator(".techmap-windows h4 a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    shipped,
  );
  assert.equal(await page.locator(".techmap .badge").count(), shipped.length);
});

/**
 * The positions of the marks of the wide drawing, and of the starts and ends of its strands, in pixels of the window.
 */
function wideDrawing() {
  const map = document.querySelector(".techmap-map");
  const { left, width } = map.getBoundingClientRect();
  const svg = map.querySelector("svg");
  const place = (path, at) => {
    const { x, y } = path.getPointAtLength(at).matrixTransform(svg.getScreenCTM());
    return { x, y };
  };
  const dots = [...map.querySelectorAll("a")].map((link) => {
    const box = link.getBoundingClientRect();
    const mark = getComputedStyle(link, "::before");
    return {
      href: link.getAttribute("href"),
      x: box.left + parseFloat(mark.left) + parseFloat(mark.width) / 2,
      y: box.top + parseFloat(mark.top) + parseFloat(mark.height) / 2,
    };
  });
  const strands = [...svg.querySelectorAll("g path")].map((path) => ({
    start: place(path, 0),
    end: place(path, path.getTotalLength()),
  }));
  const columns = [...map.querySelectorAll(":scope > ol > li")].map((column) => ({
    left: column.getBoundingClientRect().left,
    state: column.className,
  }));
  return { left, width, now: map.querySelector(":scope > p").getBoundingClientRect().right, columns, dots, strands };
}

/** The entries of the vertical list, and the distance between the end of the strand of each item and its mark. */
function uprightDrawing() {
  const list = document.querySelector(".techmap-windows");
  const drawings = [...list.querySelectorAll("i:not(.techmap-lead) svg")];
  const order = [...list.querySelectorAll(":scope > li, :scope ol > li")].map(({ id }) => id);
  const ends = [...list.querySelectorAll(":scope ol > li")].map((item) => {
    const box = item.getBoundingClientRect();
    const mark = getComputedStyle(item, "::before");
    const [x, y] = [
      box.left + parseFloat(mark.left) + parseFloat(mark.width) / 2,
      box.top + parseFloat(mark.top) + parseFloat(mark.height) / 2,
    ];
    const own = drawings.indexOf(item.querySelector("i svg"));
    const away = [drawings[own - 1], drawings[own]].flatMap((svg) =>
      [...svg.querySelectorAll("g path")].flatMap((path) =>
        path
          .getAttribute("d")
          .split("M")
          .slice(1)
          .flatMap((line) => {
            const one = path.cloneNode();
            one.setAttribute("d", `M${line}`);
            const end = one.getPointAtLength(one.getTotalLength()).matrixTransform(svg.getScreenCTM());
            return Math.hypot(end.x - x, end.y - y);
          }),
      ),
    );
    return { id: item.id, away: Math.min(...away) };
  });
  return { order, ends };
}
