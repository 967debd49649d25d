/**
 * The film of the home page: nothing is loaded before the user starts it; then keyboard and pointer play it, pause it and set
 * its position.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { complaints, shellHydrated, useBrowser } from "./browser.mjs";
import { locales } from "./site.mjs";

const site = useBrowser();
const LENGTH = 44;

async function open(t, { path = "/en/", ...options } = {}) {
  const page = await site.page(t, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: "no-preference",
    ...options,
  });
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const heard = complaints(page);
  await page.goto(site.url(path), { waitUntil: "networkidle" });
  await page.locator(".film").scrollIntoViewIfNeeded();
  return { page, asked, heard };
}

async function play(page) {
  await page.locator(".film .video-lens").click();
  await page.waitForFunction(() => document.querySelector(".film input")?.value > 0);
}

const range = (page) => page.locator(".film input");
const time = async (page) => Number(await range(page).inputValue());
const isPlaying = async (page) => (await page.locator(".film-controls button").getAttribute("aria-label")) === "Pause";
const picture = (page) => page.locator(".film canvas").evaluate((canvas) => canvas.toDataURL());

test("nothing of it is loaded before it is asked for; then it plays, with the focus on its button", async (t) => {
  const { page, asked, heard } = await open(t);
  await shellHydrated(page);
  const early = asked.filter((path) => /film|react|hydrate/.test(path));
  assert.deepEqual(early, []);
  await play(page);
  assert(
    asked.some((path) => /film/.test(path)),
    `${asked}`,
  );
  await page.waitForFunction(() => Number(document.querySelector(".film input").value) > 0.5);
  assert(await isPlaying(page));
  assert(await page.locator(".film-controls button").evaluate((button) => button === document.activeElement));
  assert.deepEqual(heard, []);
});

test("the keyboard pauses it and moves through it, and the picture follows", async (t) => {
  const { page } = await open(t);
  await play(page);
  await page.keyboard.press("Space");
  assert(!(await isPlaying(page)));
  const keys = [
    ["Home", 0],
    ["ArrowRight", 2],
    ["ArrowUp", 4],
    ["ArrowLeft", 2],
    ["PageUp", 4.5],
    ["PageDown", 0],
    ["End", LENGTH],
    ["ArrowDown", LENGTH - 2],
  ];
  await range(page).focus();
  for (const [key, expected] of keys) {
    await page.keyboard.press(key);
    assert.equal(await time(page), expected, key);
  }
  const late = await picture(page);
  assert.match(await range(page).getAttribute("aria-valuetext"), /^0:42 of 0:44\. RAA can lose/);
  await page.keyboard.press("Home");
  assert.notEqual(await picture(page), late);
  for (let step = 0; step < 21; step += 1) await page.keyboard.press("ArrowRight");
  assert.equal(await picture(page), late, "the same moment is the same picture");
  await page.keyboard.press("Space");
  await page.waitForFunction(() => document.querySelector(".film input").value === "44");
  await page.waitForFunction(() => document.querySelector(".film-controls button").ariaLabel !== "Pause");
  await page.locator(".film-controls button").click();
  await page.waitForFunction(() => Number(document.querySelector(".film input").value) < 5, undefined);
});

test("it pauses when it is scrolled away", async (t) => {
  const { page } = await open(t);
  await play(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForFunction(() => document.querySelector(".film-controls button").ariaLabel !== "Pause");
});

test("with less motion one still stands for each caption", async (t) => {
  const { page } = await open(t, { reducedMotion: "reduce" });
  await play(page);
  await page.keyboard.press("Space");
  await range(page).focus();
  await page.keyboard.press("Home");
  const first = await picture(page);
  await page.keyboard.press("ArrowRight");
  assert.equal(await picture(page), first);
  await page.keyboard.press("PageUp");
  assert.notEqual(await picture(page), first);
});

test("without script there is its transcript and no button", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  await page.goto(site.url("/en/"));
  assert(!(await page.locator(".film .video-lens").isVisible()));
  await page.locator(".film summary").click();
  assert.equal(await page.locator(".film li:visible").count(), 9);
});

describe("a caption takes two lines at most on a phone in", () => {
  for (const { segment, tag } of locales)
    test(tag, async (t) => {
      const page = await site.page(t, { viewport: { width: 390, height: 844 } });
      await page.goto(site.url(`/${segment}/`));
      await play(page);
      await page.keyboard.press("Space");
      await range(page).focus();
      await page.keyboard.press("Home");
      for (let part = 0; part < 9; part += 1) {
        const [words, lines] = await page.locator(".film-controls p").evaluate((caption) => {
          const text = document.createRange();
          text.selectNodeContents(caption);
          return [
            caption.textContent,
            new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
          ];
        });
        assert(lines <= 2, `${lines} lines: ${words}`);
        await page.keyboard.press("PageUp");
      }
    });
});
