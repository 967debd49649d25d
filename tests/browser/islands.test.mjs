/** Islands in a browser: when they wake, what they load, how they fail; and the stake calculator. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { complaints, useBrowser, wakeAll } from "./browser.mjs";
import { files, read } from "./site.mjs";

const site = useBrowser();
const scripts = files.filter((file) => file.startsWith("/islands/") && file.endsWith(".js"));
const react = scripts.filter((file) => read(file).includes("https://react.dev/errors/"));

/** The scripts a page has asked for so far. */
function scriptRequests(page) {
  const asked = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test("React is fetched when an island wakes, and not before", async (t) => {
  assert(react.length > 0, `React is in one of ${scripts}`);
  const page = await site.page(t);
  const asked = scriptRequests(page);
  await page.goto(site.url("/en/tokenomics/"), { waitUntil: "networkidle" });
  assert(asked.length > 0, "the loader");
  assert.deepEqual(asked.filter((file) => react.includes(file) || file.includes("calculator")), []);
  await wakeAll(page);
  assert.deepEqual(react.filter((file) => !asked.includes(file)), []);
  assert.deepEqual(asked.filter((file, at) => asked.indexOf(file) !== at), [], "asked for twice");
});

test("a page without islands loads no script", async (t) => {
  const page = await site.page(t);
  const asked = scriptRequests(page);
  await page.goto(site.url("/en/not-found/"), { waitUntil: "networkidle" });
  assert.deepEqual(asked, []);
});

describe("a chunk that cannot be had reloads the page once; then the server's HTML stands", () => {
  const chunk = (name) => scripts.find((file) => file.includes(name));
  const refuse = (route) => route.abort();
  const missing = (route) => route.fulfill({ status: 404, body: "" });
  for (const [what, file, fail] of [
    ["the island's, refused", chunk("stake-calculator"), refuse],
    ["the island's, not found", chunk("stake-calculator"), missing],
    ["React's, refused", react[0], refuse],
  ])
    test(what, async (t) => {
      const page = await site.page(t);
      let loads = 0;
      page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
      await page.addInitScript(() => addEventListener("archipel:island-error", () => (window.islandFailed = true)));
      await page.route(`**${file}`, fail);
      await page.goto(site.url("/de/tokenomics/"));
      const drawn = await page.locator("[data-island]").innerHTML();
      await page.locator("[data-island]").scrollIntoViewIfNeeded();
      for (const visit of ["the first", "the visitor's own reload"]) {
        // After the script's reload the browser is back where it was, so the island fails again.
        await page.waitForFunction(() => window.islandFailed);
        await page.waitForTimeout(500);
        assert.equal(loads, visit === "the first" ? 2 : 3, visit);
        assert.equal(await page.locator("[data-island]").innerHTML(), drawn);
        assert.equal(await page.locator("archipel-island[awake]").count(), 0);
        if (visit === "the first") await page.reload();
      }
    });

  test("a new release: the reload finds the chunk, and the island wakes", async (t) => {
    const page = await site.page(t);
    await page.route(`**${chunk("stake-calculator")}`, refuse, { times: 1 });
    await page.goto(site.url("/de/tokenomics/"));
    await page.locator("[data-island]").scrollIntoViewIfNeeded();
    await page.locator("archipel-island[awake]").waitFor({ state: "attached" });
  });

  test("without the loader the page stands and does not reload", async (t) => {
    const page = await site.page(t);
    let loads = 0;
    page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.route("**/islands/*.js", refuse);
    await page.goto(site.url("/en/tokenomics/"), { waitUntil: "networkidle" });
    await page.locator("[data-island]").scrollIntoViewIfNeeded();
    assert(await page.locator("[data-island] button").isVisible());
    assert.equal(loads, 1);
  });
});

describe("the stake calculator works by keyboard, in the language's numbers", () => {
  // 1,234,567.5 at 79 % a year for 6 months earns 487,654.1625; 7 months earn 568,929.85625.
  for (const { segment, typed, earned, later, link } of [
    { segment: "en", typed: "1,234,567.5", earned: "487,654.16", later: "568,929.86", link: "1234567.5" },
    { segment: "ru", typed: "1 234 567,5", earned: "487\u00a0654,16", later: "568\u00a0929,86", link: "1234567,5" },
    { segment: "zh", typed: "1,234,567.5", earned: "487,654.16", later: "568,929.86", link: "1234567.5" },
    { segment: "in", typed: "12,34,567.5", earned: "4,87,654.16", later: "5,68,929.86", link: "1234567.5" },
  ])
    test(segment, async (t) => {
      const page = await site.page(t);
      const heard = complaints(page);
      await page.goto(site.url(`/${segment}/tokenomics/`));
      await wakeAll(page);
      const amount = page.locator("input[name=amount]");
      const months = page.locator("input[name=months]");
      const reward = page.getByRole("status").locator("dd").first();
      const focused = (locator) => locator.evaluate((element) => element === document.activeElement);
      const write = async (text) => {
        await page.keyboard.press("Control+A");
        await page.keyboard.type(text);
      };

      await amount.focus();
      await write(typed);
      await page.keyboard.press("Tab");
      assert(await focused(months));
      await write("6");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => location.search);
      assert.equal((await reward.innerText()).split(/\s*RAA/)[0], earned);
      const query = new URL(page.url()).searchParams;
      assert.deepEqual([...query], [["amount", link], ["months", "6"]]);

      // The slider is the next stop, and speaks of the same months.
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowRight");
      assert.equal(await months.inputValue(), "7");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => location.search.endsWith("7"));
      assert.equal((await reward.innerText()).split(/\s*RAA/)[0], later);

      // A link with an amount opens with it.
      await page.reload();
      await wakeAll(page);
      await page.waitForFunction((text) => document.querySelector("[role=status] dd").innerText.startsWith(text), later);

      // What cannot be read is named, leads to its field and changes no result.
      await amount.focus();
      await write("?");
      await page.keyboard.press("Enter");
      const alert = page.getByRole("alert");
      await alert.waitFor();
      assert(await focused(alert));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      assert(await focused(amount));
      assert.equal(await amount.getAttribute("aria-invalid"), "true");
      const described = (await amount.getAttribute("aria-describedby")).split(" ");
      assert.equal(await page.locator(`[id="${described[0]}"]`).innerText(), await alert.locator("a").innerText());
      assert.equal((await reward.innerText()).split(/\s*RAA/)[0], later);
      await write(typed);
      await page.keyboard.press("Enter");
      await alert.waitFor({ state: "detached" });
      assert.deepEqual(heard, []);
    });

  test("what was typed before it woke is kept", async (t) => {
    const page = await site.page(t);
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route(`**${react[0]}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.url("/en/tokenomics/"));
    await page.locator("input[name=amount]").fill("1200");
    await page.locator("input[name=months]").fill("1");
    release();
    await wakeAll(page);
    assert.equal(await page.locator("input[name=amount]").inputValue(), "1200");
    await page.locator("input[name=months]").press("Enter");
    await page.waitForFunction(() => document.querySelector("[role=status] dd").innerText.startsWith("79"));
  });
});
