/** The estimator on “How to buy”: by keyboard in four languages, on a phone, its errors, and its texts without scripts or with a provider. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { complaints, useBrowser } from "./browser.mjs";
import { sample } from "./site.mjs";
import { variant } from "./variants.mjs";
import { press, reach, until, words, write } from "./visitor.mjs";

const site = useBrowser();
const spaced = (text) => text.replace(/\s+/g, " ").trim();

async function visit(t, segment, options) {
  const page = await site.page(t, options);
  const heard = complaints(page, ["[MetaPixel] Pixel ID not found"]);
  await page.goto(site.url(`/${segment}/how-to-buy/`));
  const island = page.locator("archipel-island[name=estimator]");
  await island.locator("input[name=amount]").focus();
  await page.locator("archipel-island[name=estimator][hydrated]").waitFor({ state: "attached" });
  return { page, heard, island, amount: island.locator("input[name=amount]"), result: island.locator("[role=status]") };
}

describe("an estimate by keyboard, in the numbers of the language", () => {
  // 1,234,567.5 ÷ 0.06 = 20,576,125; a twelfth of it is 1,714,677.083…
  const cases = [
    { segment: "en", typed: "1,234,567.5", receive: "20,576,125", part: "1,714,677.08" },
    { segment: "ru", typed: "1 234 567,5", receive: "20 576 125", part: "1 714 677,08" },
    { segment: "zh", typed: "1,234,567.5", receive: "20,576,125", part: "1,714,677.08" },
    { segment: "in", typed: "12,34,567.5", receive: "2,05,76,125", part: "17,14,677.08" },
  ];
  for (const { segment, typed, receive, part } of sample(cases, 1, 3))
    test(segment, async (t) => {
      const { page, heard, island, amount, result } = await visit(t, segment);
      const say = words(segment, "estimator");
      await reach(page, amount);
      await write(page, typed);
      await until(async () => spaced(await result.locator(".num").innerText()).startsWith(`${receive} sRAA`), receive);
      // To the currencies, and then to the card, for which one network remains.
      await page.keyboard.press("Tab");
      assert.equal(await island.locator("input[name=currency]:checked").inputValue(), "USDC");
      await page.keyboard.press("ArrowRight");
      const note = spaced(say("card-note-above", { network: "Base" }));
      await until(async () => spaced(await island.innerText()).includes(note), note);
      assert.equal(await island.locator("input[name=currency]:checked").inputValue(), "card");
      assert.equal(await island.locator("input[name=network]").count(), 1);
      assert.equal(await island.locator("input[name=network]:checked").inputValue(), "base");

      await press(page, island.locator("summary"));
      const months = await island.locator("tbody tr").allInnerTexts();
      assert.equal(months.length, 12);
      assert(spaced(months[0]).endsWith(` ${part}`), months[0]);
      assert(spaced(months[11]).endsWith(` ${receive}`), months[11]);
      assert.deepEqual(heard, []);
    });
});

test("on a phone the amount and its answer are in the first screen, which says that the sale is closed", async (t) => {
  const page = await site.page(t, { viewport: { width: 390, height: 844 } });
  await page.goto(site.url("/en/how-to-buy/"));
  const island = page.locator("archipel-island[name=estimator]");
  for (const part of [".estimator-closed", "input[name=amount]", ".num"]) {
    const box = await island.locator(part).boundingBox();
    assert(box.y + box.height <= 844, `${part} ends at ${box.y + box.height}`);
  }
  const closed = words("en", "estimator")("closed");
  assert.equal(await island.locator(".estimator-closed").innerText(), closed);
  assert.equal((await page.locator("body").innerText()).split(closed).length, 2, "it is said once");
});

test("a wrong amount is named in one place, and no estimate stays beneath it", async (t) => {
  const { page, heard, island, amount, result } = await visit(t, "en");
  for (const [typed, said] of [
    ["9.99", "Enter an amount of about 10 USD or more"],
    ["", "Enter an amount"],
    ["60,000,000.01", "Enter an amount that buys at most 1,000,000,000 RAA, which is the whole supply"],
  ]) {
    await amount.fill(typed);
    await until(async () => spaced(await result.innerText()) === said, said);
    assert.equal(spaced(await island.innerText()).split(said).length, 2);
    assert.equal(await amount.getAttribute("aria-invalid"), "true");
    assert.equal(await island.locator(".num, table").count(), 0);
  }
  await amount.fill("60,000,000");
  await page.keyboard.press("Enter");
  await until(async () => (await result.locator(".num").innerText()).startsWith("1,000,000,000"), "the whole supply");
  assert.deepEqual(heard, []);
});

test("without scripts an example stands there, and says that it is one", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  await page.goto(site.url("/en/how-to-buy/"));
  const island = page.locator("archipel-island[name=estimator]");
  const say = words("en", "estimator");
  assert.match(spaced(await island.locator(".num").innerText()), /^1,666\.66 sRAA/);
  assert.equal(await island.locator(".estimator-closed").innerText(), say("closed"));
  const notice = island.locator("noscript p");
  assert.equal(await notice.textContent(), say("no-script"));
  assert(await notice.evaluate((element) => element.checkVisibility()));
  assert.equal(await island.locator("button:visible, input:visible").count(), 0);
  await island.locator("summary").click();
  assert(await island.locator("tbody tr").last().isVisible());
  assert.equal(await page.locator(".strip > li:visible").count(), 8);
  assert(await page.locator("a[href$='/digest/#feed']").last().isVisible());
});

describe("where a payment provider is configured", () => {
  const recipient = "0x52908400098527886E0F7030069857D2E4169EE7";
  const read = (payment) =>
    readFileSync(join(variant({ settings: { payment }, languages: ["en"] }), "en/how-to-buy/index.html"), "utf8");

  test("the purchase panel is the head of the page, and practice is one link away", () => {
    const page = read({ provider: "transfer", recipient });
    assert(page.indexOf('name="purchase"') > 0);
    assert(page.indexOf('name="estimator"') > page.indexOf("<details"));
    assert(!page.includes("estimator-closed"));
  });

  test("one without what it needs takes no payments", () => {
    const page = read({ provider: "transfer" });
    assert(!page.includes('name="purchase"'));
    assert(page.includes("estimator-closed"));
  });
});
