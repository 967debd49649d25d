/**
 * Every page fits, in a sample at all widths in German, which has the longest words, and at two in another language: no page scrolls horizontally
 * from 320 to 1440 pixels, nor at 390 with the text size doubled in four languages, no button, badge or menu entry is too small for its text, and no
 * icon is much larger than the adjacent text. The header is one line in every language.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { settle, useBrowser } from "./browser.mjs";
import { locales, paths, sample, sampled } from "./site.mjs";

const site = useBrowser();
const widths = [1440, 1024, 768, 390, 320];
const german = locales.find(({ tag }) => tag === "de");
const enlarged = ["en", "ru", "de", "hi"];

describe("fits", () => {
  for (const [turn, path] of paths.entries())
    test(`/${path}`, async (t) => {
      const page = await site.page(t, { viewport: { width: 1440, height: 900 } });
      const faults = [];
      const look = async (where) => {
        for (const fault of await page.evaluate(misfits)) faults.push(`${where}: ${fault}`);
      };
      const judged = new Set(sampled(path)).add(german);
      for (const [at, { segment, tag }] of [...judged].entries()) {
        await page.goto(site.url(`/${segment}/${path}`));
        await settle(page);
        const place = (turn + at) % widths.length;
        for (const width of tag === german.tag ? widths : sample(widths, place, place - 2)) {
          await page.setViewportSize({ width, height: 900 });
          await look(`${segment} at ${width}`);
        }
        if (!enlarged.includes(tag)) continue;
        await page.setViewportSize({ width: 390, height: 844 });
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        await look(`${segment} at 390, text at 200 %`);
      }
      assert.deepEqual(faults, []);
    });
});

test("the header is one line from 1120 to 1920 pixels, in every language", async (t) => {
  const page = await site.page(t, { viewport: { width: 1440, height: 900 } });
  const faults = [];
  for (const { segment } of locales) {
    await page.goto(site.url(`/${segment}/about/`));
    await settle(page);
    for (const width of [1120, 1280, 1343, 1344, 1366, 1440, 1503, 1504, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.evaluate(() => {
        const [logo, ...others] = document.querySelector(".site-header > .wrap").children;
        const { bottom } = logo.getBoundingClientRect();
        return others.filter((part) => part.checkVisibility() && part.getBoundingClientRect().top > bottom).length + 1;
      });
      if (lines > 1) faults.push(`${segment} at ${width}: ${lines} lines`);
    }
  }
  assert.deepEqual(faults, []);
});

/** The elements that make the page scroll horizontally, and labels whose text does not fit. */
function misfits() {
  const faults = [];
  const name = (element) => {
    const classes = [...element.classList].map((one) => `.${one}`).join("");
    return `<${element.localName}${classes}> “${element.textContent.trim().replace(/\s+/g, " ").slice(0, 50)}”`;
  };
  /** Text for screen readers only, or in a closed part. */
  const isUnseen = (element) =>
    !element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).clipPath !== "none";
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const isClipped = (element) =>
      element && (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        element.checkVisibility() &&
        !isClipped(element.parentElement),
    );
    const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    faults.push(`the page is ${scrollWidth - clientWidth} too wide: ${innermost.slice(0, 3).map(name).join(" and ")}`);
  }
  const labels =
    "button, summary, [class*=btn], [class*=badge], nav a, nav span, header a, footer a, .chip, th, td, dl > div, [role=button]";
  for (const element of document.querySelectorAll(labels)) {
    if (isUnseen(element) || getComputedStyle(element).display === "inline") continue;
    const box = element.getBoundingClientRect();
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let over = 0;
    while (words.nextNode()) {
      if (!words.currentNode.data.trim() || isUnseen(words.currentNode.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const { left, right } of range.getClientRects()) over = Math.max(over, right - box.right, box.left - left);
    }
    if (over > 1) faults.push(`words leave their box by ${Math.ceil(over)}: ${name(element)}`);
  }
  // The logo is twice as high as the adjacent text.
  for (const icon of document.querySelectorAll(":is(h2, h3, h4, p, li, td) a > svg")) {
    const lines =
      icon.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(icon.parentElement).fontSize);
    if (lines > 3)
      faults.push(`an icon is ${Math.round(lines)} times as high as its words: ${name(icon.parentElement)}`);
  }
  return faults;
}
