/** Animations: sharp, only where they are allowed, and paused by one button. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shellHydrated, useBrowser } from "./browser.mjs";

const site = useBrowser();
const open = async (t, path, options) => {
  const page = await site.page(t, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: "no-preference",
    ...options,
  });
  await page.goto(site.url(path));
  await shellHydrated(page);
  return page;
};
const button = (page) => page.locator("button.motion");
const canvas = (page) => page.locator(".field canvas");

for (const deviceScaleFactor of [1, 2])
  test(`the hero's lines are drawn at the screen's resolution (${deviceScaleFactor})`, async (t) => {
    const page = await open(t, "/en/", { deviceScaleFactor });
    await canvas(page).waitFor();
    const [ratio, isDrawn] = await canvas(page).evaluate((canvas) => {
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      return [canvas.width / canvas.getBoundingClientRect().width, data.some((byte) => byte > 0)];
    });
    assert(Math.abs(ratio - deviceScaleFactor) < 0.001, `${ratio}`);
    assert(isDrawn);
  });

test("frames are drawn without a recalculation of styles or layout", async (t) => {
  const page = await open(t, "/en/");
  await canvas(page).waitFor();
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const counts = async () =>
    Object.fromEntries((await session.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
  await page.waitForTimeout(1000);
  const before = await counts();
  await page.waitForTimeout(3000);
  const after = await counts();
  const [styles, layouts] = ["RecalcStyleCount", "LayoutCount"].map((name) => after[name] - before[name]);
  t.diagnostic(`in 3 s: ${styles} recalculations of styles, ${layouts} layouts`);
  // Some 18 frames are rendered in this time.
  assert(styles < 6 && layouts < 6, `${styles} recalculations of styles, ${layouts} layouts`);
});

test("the button pauses with the keyboard; a reload, another language and another page keep it", async (t) => {
  const page = await open(t, "/en/");
  await canvas(page).waitFor();
  await button(page).focus();
  await page.keyboard.press("Space");
  await canvas(page).waitFor({ state: "detached" });
  const pose = await page.locator(".field-layer").first().getAttribute("transform");
  assert.match(pose, /^matrix/, "the server's drawing takes the pose of the last frame");
  for (const path of ["/en/", "/de/", "/ru/about/"]) {
    await page.goto(site.url(path));
    await shellHydrated(page);
    assert.equal(await button(page).getAttribute("aria-pressed"), "true", path);
  }
  const hand = page.locator(".radar-hand");
  await page.waitForTimeout(1500);
  assert.equal(await hand.getAttribute("transform"), null);
  await button(page).click();
  await page.waitForFunction(() => document.querySelector(".radar-hand").hasAttribute("transform"));
  assert.equal(await page.evaluate(() => localStorage.motion), undefined);
});

describe("nothing moves", () => {
  test("while the system asks for less motion, and there is no button then", async (t) => {
    const page = await open(t, "/en/", { reducedMotion: "reduce" });
    await page.waitForLoadState("networkidle");
    await button(page).waitFor({ state: "hidden" });
    assert.equal(await canvas(page).count(), 0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await canvas(page).waitFor();
    assert(await button(page).isVisible());
  });

  test("out of view", async (t) => {
    const page = await open(t, "/en/");
    await canvas(page).waitFor();
    await page.locator("#faq").scrollIntoViewIfNeeded();
    await canvas(page).waitFor({ state: "detached" });
  });
});

test("the drawing follows the width of the window and the theme", async (t) => {
  const page = await open(t, "/en/", { colorScheme: "dark" });
  await canvas(page).waitFor();
  const picture = () => canvas(page).evaluate((canvas) => [canvas.width, canvas.toDataURL().length]);
  const wide = await picture();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".field").scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector(".field canvas")?.getBoundingClientRect().width <= 390);
  assert((await picture())[0] < wide[0]);
  const colour = () =>
    canvas(page).evaluate((canvas) => {
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const sum = [0, 0, 0];
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] > 100) for (const part of [0, 1, 2]) sum[part] += data[at + part];
      return sum[0] / (sum[0] + sum[1] + sum[2]);
    });
  const dark = await colour();
  await page.emulateMedia({ colorScheme: "light" });
  await page.waitForTimeout(500);
  await canvas(page).waitFor();
  assert(Math.abs((await colour()) - dark) > 0.005);
});
