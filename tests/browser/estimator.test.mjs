/** The purchase estimator on “How to buy”: by keyboard in four languages, its errors, and what it says without scripts or beside a provider. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { complaints, useBrowser } from "./browser.mjs";
import { variant } from "./variants.mjs";
import { isFocused, press, reach, until, words, write } from "./visitor.mjs";

const site = useBrowser();
const spaced = (text) => text.replace(/\s+/g, " ").trim();

async function visit(t, segment) {
  const page = await site.page(t);
  const heard = complaints(page, ["[MetaPixel] Pixel ID not found"]);
  await page.goto(site.url(`/${segment}/how-to-buy/#purchase`));
  const island = page.locator("archipel-island[name=estimator]");
  await island.locator("form").scrollIntoViewIfNeeded();
  await page.locator("archipel-island[name=estimator] input").first().focus();
  await page.locator("archipel-island[name=estimator][hydrated]").waitFor({ state: "attached" });
  return { page, heard, island, amount: island.locator("input[name=amount]"), result: island.locator("[role=status]") };
}

describe("an estimate by keyboard, in the numbers of the language", () => {
  // 1,234,567.5 ÷ 0.06 = 20,576,125; a twelfth of it is 1,714,677.083…
  for (const { segment, typed, receive, part } of [
    { segment: "en", typed: "1,234,567.5", receive: "20,576,125", part: "1,714,677.08" },
    { segment: "ru", typed: "1 234 567,5", receive: "20 576 125", part: "1 714 677,08" },
    { segment: "zh", typed: "1,234,567.5", receive: "20,576,125", part: "1,714,677.08" },
    { segment: "in", typed: "12,34,567.5", receive: "2,05,76,125", part: "17,14,677.08" },
  ])
    test(segment, async (t) => {
      const { page, heard, island, amount, result } = await visit(t, segment);
      const say = words(segment, "estimator");
      await reach(page, amount);
      await write(page, typed);
      // To the currencies, and on to the card, which leaves one network.
      await page.keyboard.press("Tab");
      assert.equal(await island.locator("input[name=currency]:checked").inputValue(), "USDC");
      await page.keyboard.press("ArrowRight");
      assert.equal(await island.locator("input[name=currency]:checked").inputValue(), "card");
      assert.equal(await island.locator("input[name=network]:checked").inputValue(), "base");
      assert.equal(await island.locator("input[name=network]:enabled").count(), 1);
      await press(page, island.locator("form button"));
      await until(async () => spaced(await result.locator(".num").innerText()).startsWith(`${receive} sRAA`), receive);
      assert(spaced(await result.innerText()).includes(spaced(say("card-note-above", { network: "Base" }))));

      await press(page, island.locator("summary"));
      const months = await island.locator("tbody tr").allInnerTexts();
      assert.equal(months.length, 12);
      assert(spaced(months[0]).endsWith(` ${part}`), months[0]);
      assert(spaced(months[11]).endsWith(` ${receive}`), months[11]);
      assert.deepEqual(heard, []);
    });
});

test("a wrong amount is named, leads to its field, and no estimate stays beneath it", async (t) => {
  const { page, heard, island, amount, result } = await visit(t, "en");
  const alert = island.getByRole("alert");
  for (const [typed, said] of [
    ["9.99", "Enter an amount of about 10 USD or more"],
    ["", "Enter an amount"],
    ["60,000,000.01", "Enter an amount that buys at most 1,000,000,000 RAA, which is the whole supply"],
  ]) {
    await reach(page, amount, typed === "9.99" ? "Tab" : "Shift+Tab");
    await write(page, typed);
    if (!typed) await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await until(async () => spaced(await alert.locator("a").innerText()) === said, said);
    await until(() => isFocused(alert), "the list of errors has the focus");
    assert.equal(await result.locator("dl").count(), 0);
    assert.equal(await island.locator("table").count(), 0);
    await press(page, alert.locator("a"));
    assert(await isFocused(amount));
    await page.keyboard.press("Tab");
  }
  await reach(page, amount, "Shift+Tab");
  await write(page, "60,000,000");
  await page.keyboard.press("Enter");
  await until(async () => (await result.locator(".num").innerText()).startsWith("1,000,000,000"), "the whole supply");
  assert.equal(await alert.count(), 0);
  assert.deepEqual(heard, []);
});

test("without scripts an example stands there, and says that it is one", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  await page.goto(site.url("/en/how-to-buy/"));
  const island = page.locator("archipel-island[name=estimator]");
  assert.match(spaced(await island.locator(".num").innerText()), /^1,666\.66 sRAA/);
  const notice = island.locator("noscript p");
  assert.equal(await notice.textContent(), words("en", "estimator")("no-script"));
  assert(await notice.evaluate((element) => element.checkVisibility()));
  assert(!(await island.locator("form button").isVisible()));
  await island.locator("summary").click();
  assert(await island.locator("tbody tr").last().isVisible());
});

test("where a payment provider is configured, the purchase panel stands there instead", () => {
  const folder = variant({
    settings: { payment: { provider: "transfer", recipient: "0x52908400098527886E0F7030069857D2E4169EE7" } },
  });
  const page = readFileSync(join(folder, "en/how-to-buy/index.html"), "utf8");
  assert(page.includes('name="purchase"'));
  assert(!page.includes("estimator"));
});
