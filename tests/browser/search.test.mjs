/** Search in the digest and in the FAQ: results in four scripts, by keyboard, and the requests before the first focus. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { complaints, shellHydrated, useBrowser } from "./browser.mjs";
import { isWhole, locales, require, sample } from "./site.mjs";
import { isFocused, reach, told, until, write } from "./visitor.mjs";

const site = useBrowser();
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** A page with a search field, without interaction. */
async function visit(t, segment, path, options) {
  const page = await site.page(t, options);
  const heard = complaints(page);
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.url(`/${segment}/${path}`));
  await shellHydrated(page);
  const box = page.locator("search.search");
  const parts = { box, field: box.locator("input"), status: box.locator("[role=status]"), hits: box.locator("li a") };
  return { page, heard, asked, ...parts };
}

/** Types a query and waits for the results. */
async function search({ page, box, field, status }, query) {
  const silent = ["", await box.getAttribute("data-loading")];
  await field.fill("");
  await until(async () => (await status.textContent()) === "", "an empty field says nothing");
  await field.focus();
  await write(page, query);
  await until(async () => !silent.includes(await status.textContent()), `an answer to ${query}`);
}

const addresses = (hits) => hits.evaluateAll((links) => links.map((link) => link.pathname + link.hash));

describe("in the digest", () => {
  for (const [segment, queries] of [
    ["en", { unlock: "#unlocks", stablecoin: "#stablecoins", stablecion: "#stablecoins" }],
    ["ru", { разблокировка: "#unlocks", разблокировки: "#unlocks", стейблкоином: "#stablecoins" }],
    ["zh", { 解锁: "#unlocks", 按月解锁: "#unlocks", 锁: "#unlocks" }],
    ["in", { अनलॉक: "#unlocks", कीमतों: "#limits", ख़रीदना: "#purchase" }],
  ])
    test(`${segment}: words, parts and forms of them lead to the heading`, async (t) => {
      const visited = await visit(t, segment, "digest/");
      for (const [query, hash] of Object.entries(queries)) {
        await search(visited, query);
        const found = await addresses(visited.hits);
        assert(
          found.some((address) => address.endsWith(hash)),
          `${query}: ${found}`,
        );
        assert(found.every((address) => address.startsWith(`/${segment}/digest/`)));
        assert((await visited.box.locator("li mark").count()) > 0);
      }
      await search(visited, "qxqxqx");
      assert.match(await visited.status.textContent(), /qxqxqx/);
      assert.equal(await visited.hits.count(), 0);
      assert.deepEqual(visited.heard, []);
    });
});

describe("in the questions", () => {
  for (const [segment, query, anchor] of [
    ["en", "burned", "faq-burn"],
    ["ru", "ценой", "faq-price"],
    ["zh", "银行卡", "faq-card"],
    ["in", "वैलिडेटर", "faq-validator"],
  ])
    test(`${segment}: ${query} opens its answer`, async (t) => {
      const visited = await visit(t, segment, "");
      const { page, box, hits, heard } = visited;
      await search(visited, query);
      const link = box.locator(`a[href$="#${anchor}"]`);
      assert(await link.isVisible(), `${await addresses(hits)}`);
      const answer = page.locator(`details:has(#${anchor})`);
      assert.equal(await answer.getAttribute("open"), null);
      await link.click();
      await page.locator(`#${anchor}`).waitFor({ state: "visible" });
      assert.equal(new URL(page.url()).hash, `#${anchor}`);
      assert.notEqual(await answer.getAttribute("open"), null);
      assert.deepEqual(heard, []);
    });
});

test("results beyond the first ones are counted, and shown on request", async (t) => {
  const visited = await visit(t, "en", "digest/");
  const { box, hits, heard } = visited;
  await search(visited, "t");
  const status = async () => (await visited.status.textContent()).replace(/[\u2066-\u2069]/g, "");
  const [, count] = (await status()).match(/^Results: the first 10 of (\d+)$/);
  assert.equal(await hits.count(), 10);
  const more = box.locator("[data-more]");
  while (await more.isVisible()) {
    const shown = await hits.count();
    await more.click();
    assert(await isFocused(hits.nth(shown)), "the first result that is new has the focus");
  }
  assert.equal(await hits.count(), Number(count));
  assert.equal(await status(), `Results: ${count}`);
  await search(visited, "unlocks");
  assert(await more.isHidden());
  assert.deepEqual(heard, []);
});

test("nothing of the search is fetched before the first focus, and the index once", async (t) => {
  for (const path of ["", "digest/"]) {
    const visited = await visit(t, "en", path);
    await visited.page.waitForLoadState("networkidle");
    const before = visited.asked.length;
    assert(!visited.asked.some((address) => address.includes("search")), `${visited.asked}`);
    await search(visited, "card");
    await search(visited, "unlock");
    assert.equal(visited.asked.filter((address) => address === "/en/search.json").length, 1);
    assert(visited.asked.length > before + 1, "its code comes with it");
  }
});

test("the keyboard goes to the results and back, and Escape clears", async (t) => {
  const visited = await visit(t, "en", "digest/");
  const { page, field, hits } = visited;
  await reach(page, field);
  await search(visited, "unlock");
  assert((await hits.count()) > 1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  assert(await isFocused(hits.nth(1)));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  assert(await isFocused(field));
  await page.keyboard.press("Tab");
  assert(await isFocused(hits.first()), "results follow the field");
  await page.keyboard.press("Escape");
  assert(await isFocused(field));
  assert.equal(await field.inputValue(), "");
  assert.equal(await hits.count(), 0);
  await search(visited, "unlock");
  await page.keyboard.press("Enter");
  const [first] = await addresses(hits);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${first}`);
});

test("results that are read by keyboard stay, and new ones give the keyboard back to the field", async (t) => {
  const visited = await visit(t, "en", "digest/");
  const { page, field, hits } = visited;
  await reach(page, field);
  await search(visited, "unlock");
  const first = await hits.first().elementHandle();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await page.waitForTimeout(300);
  assert(await first.evaluate((hit) => hit === document.activeElement), "the results are not made again");
  await page.keyboard.press("ArrowUp");
  await write(page, "stablecoin");
  await page.keyboard.press("ArrowDown");
  await until(async () => (await addresses(hits)).some((address) => address.endsWith("#stablecoins")), "new results");
  assert(await visited.box.evaluate((box) => box.contains(document.activeElement)), "the keyboard keeps its place");
});

test("an index that cannot be had is said, and asked for again", async (t) => {
  const page = await site.page(t);
  let cut = true;
  await page.route("**/search.json", (route) => (cut ? route.abort() : route.continue()));
  await page.goto(site.url("/en/digest/"));
  await shellHydrated(page);
  const box = page.locator("search.search");
  const status = box.locator("[role=status]");
  const { loading, failed } = await box.evaluate(({ dataset }) => ({ ...dataset }));
  await box.locator("input").focus();
  await write(page, "unlock");
  await until(async () => (await status.textContent()) === loading, "it is said that it takes long");
  // A key press ends a pause between two attempts.
  await until(async () => {
    await page.evaluate(() => dispatchEvent(new Event("online")));
    return (await status.textContent()) === failed;
  }, "it is said that it failed");
  cut = false;
  await write(page, "unlocks");
  await box.locator("li a").first().waitFor();
});

test("without script there is no field", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  for (const path of ["", "digest/"]) {
    await page.goto(site.url(`/en/${path}`));
    assert.equal(await page.locator("search.search").count(), 1);
    assert(!(await page.locator("search.search").isVisible()));
  }
});

describe("axe finds nothing on results", () => {
  for (const [at, segment] of (isWhole ? locales.map(({ segment }) => segment) : told).entries())
    test(segment, async (t) => {
      for (const path of sample(["", "digest/"], at % 2)) {
        const visited = await visit(t, segment, path, { bypassCSP: true });
        await search(visited, "RAA");
        await visited.page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
        await visited.page.evaluate(axe);
        const found = [];
        const schemes = [1440, 390].flatMap((width) =>
          ["dark", "light"].map((colorScheme) => ({ width, colorScheme })),
        );
        for (const { width, colorScheme } of at < 2 ? sample(schemes, 0, 3) : sample(schemes, 1, 2)) {
          await visited.page.setViewportSize({ width, height: 900 });
          await visited.page.emulateMedia({ colorScheme });
          const { violations } = await visited.page.evaluate(() => axe.run(".search"));
          found.push(...violations.map(({ id, nodes }) => `${width} ${colorScheme} ${id}: ${nodes[0].html}`));
          const { scrollWidth, clientWidth } = await visited.page.evaluate(() => document.documentElement);
          assert(!(scrollWidth > clientWidth), `${segment} ${path} at ${width}: wider than the screen`);
        }
        assert.deepEqual(found, []);
      }
    });
});
