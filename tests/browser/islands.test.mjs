/** Islands in a browser: their hydration, requests, failures and messages; and the stake calculator. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { complaints, useBrowser, hydrateAll } from "./browser.mjs";
import { files, read, sample } from "./site.mjs";
import { keysShown, until, words } from "./visitor.mjs";

const site = useBrowser();
const scripts = files.filter((file) => file.startsWith("/islands/") && file.endsWith(".js"));
const react = scripts.filter((file) => read(file).includes("https://react.dev/errors/"));

/** The scripts that a page has requested so far. */
function scriptRequests(page) {
  const asked = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test("React is fetched when an island is hydrated, and not before", async (t) => {
  assert(react.length > 0, `React is in one of ${scripts}`);
  const page = await site.page(t);
  const asked = scriptRequests(page);
  await page.goto(site.url("/en/tokenomics/"), { waitUntil: "networkidle" });
  assert(asked.length > 0, "the loader");
  assert.deepEqual(
    asked.filter((file) => react.includes(file) || file.includes("calculator") || file.includes("/wallet-")),
    [],
  );
  await hydrateAll(page);
  assert.deepEqual(
    react.filter((file) => !asked.includes(file)),
    [],
  );
  assert.deepEqual(
    asked.filter((file, at) => asked.indexOf(file) !== at),
    [],
    "asked for twice",
  );
});

test("a page whose islands are not hydrated loads no React, and no code or words of theirs", async (t) => {
  const islands = scripts.filter((file) => /\/(?:wallet|toasts)-/.test(file));
  assert.equal(islands.length, 2, `${scripts}`);
  const page = await site.page(t);
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.url("/en/not-found/"), { waitUntil: "networkidle" });
  assert.equal(await page.locator("archipel-island[hydrated]").count(), 0);
  assert.deepEqual(
    asked.filter((file) => [...react, ...islands].includes(file) || /^\/islands\/.*\.json$/.test(file)),
    [],
  );
});

const chunk = (name) => scripts.find((file) => file.startsWith(`/islands/${name}-`));
const refuse = (route) => route.abort();
const missing = (route) => route.fulfill({ status: 404, body: "" });
const broken = (route) => route.fulfill({ status: 500, body: "" });
const hydrate = {
  "stake-calculator": (island) => island.locator("[data-island]").scrollIntoViewIfNeeded(),
  wallet: (island) => island.locator("button").click(),
};

/** Counts how often a page is loaded. */
function countLoads(page) {
  const loads = { count: 0 };
  page.on("request", (request) => (loads.count += request.isNavigationRequest() ? 1 : 0));
  return loads;
}

describe("a chunk that can't be had reloads the page once; then the error view stands", { concurrency: 3 }, () => {
  for (const [what, name, file, fail] of [
    ["the calculator's, not found", "stake-calculator", chunk("stake-calculator"), missing],
    ["the calculator's, 500", "stake-calculator", chunk("stake-calculator"), broken],
    ["React's, refused", "stake-calculator", react[0], refuse],
    ["the wallet's, not found", "wallet", chunk("wallet"), missing],
  ])
    test(what, async (t) => {
      const page = await site.page(t);
      const loads = countLoads(page);
      await page.addInitScript(() =>
        addEventListener("archipel:island-error", ({ detail }) => (window.failed = detail.island)),
      );
      await page.route(`**${file}`, fail);
      await page.goto(site.url("/de/tokenomics/"));
      const island = page.locator(`archipel-island[name="${name}"]`);
      await hydrate[name](island);
      // The reload by the script restores the scroll position, so that islands with `when = "visible"` fail again.
      await until(() => loads.count === 2, "the reload", 60_000);
      await page.waitForLoadState();
      if (name === "wallet") await hydrate[name](island);
      await page.waitForFunction((name) => window.failed === name, name);
      await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
      assert.equal(loads.count, 2);
      const [say, view] = [words("de", name), island.locator(".island-error")];
      assert.equal(await view.locator("strong").innerText(), say("island-error-title"));
      assert(!(await page.locator("#late").isVisible()), "nothing is still loading");
      const [show, text] = [view.locator("summary"), view.locator("pre")];
      assert(!(await text.isVisible()));
      await show.click();
      assert.equal(await show.innerText(), say("island-error-hide"));
      assert((await text.innerText()).includes("Error: "));
      assert(!(await page.locator("#late").isVisible()));
    });

  test("a new release: the reload finds the chunk, and the island is hydrated", async (t) => {
    const page = await site.page(t);
    const loads = countLoads(page);
    // However often the page of the old release requests it.
    const old = (route) => (loads.count < 2 ? missing(route) : route.continue());
    await page.route(`**${chunk("stake-calculator")}`, old);
    await page.goto(site.url("/de/tokenomics/"));
    await page.locator(".stake-calculator").scrollIntoViewIfNeeded();
    await page.locator("archipel-island[name=stake-calculator][hydrated]").waitFor({ state: "attached" });
    assert.equal(loads.count, 2);
  });

  for (const [what, keep] of [
    ["something was typed into it", (page) => page.locator("input[name=amount]").fill("1200")],
    [
      "a listener prevents it",
      (page) => page.evaluate(() => document.addEventListener("archipel:leaving", (event) => event.preventDefault())),
    ],
  ])
    test(`the page is not reloaded when ${what}`, async (t) => {
      const page = await site.page(t);
      const loads = countLoads(page);
      await page.route(`**${chunk("wallet")}`, missing, { times: 2 });
      await page.goto(site.url("/en/tokenomics/"));
      await keep(page);
      await hydrate.wallet(page.locator("archipel-island[name=wallet]"));
      await page.locator("dialog.wallet[open]").waitFor();
      assert.equal(loads.count, 1);
    });

  test("one that can't be reached is asked for again, without a reload", async (t) => {
    const page = await site.page(t);
    const loads = countLoads(page);
    await page.route(`**${react[0]}`, refuse, { times: 2 });
    await page.goto(site.url("/en/tokenomics/"));
    await hydrate.wallet(page.locator("archipel-island[name=wallet]"));
    await page.locator("dialog.wallet[open]").waitFor();
    assert.equal(loads.count, 1);
  });

  test("without the loader the page stands and does not reload", async (t) => {
    const page = await site.page(t);
    let loads = 0;
    page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.route("**/islands/*.js", refuse);
    await page.goto(site.url("/en/tokenomics/"), { waitUntil: "networkidle" });
    await page.locator(".stake-calculator").scrollIntoViewIfNeeded();
    assert(await page.locator(".stake-calculator .btn-primary").isVisible());
    assert.equal(loads, 1);
  });
});

describe("words that come late", () => {
  /**
   * A page on which requests for the wallet's messages fail `failures` times, and the times of these requests on the page's clock.
   */
  async function visit(t, failures, fail) {
    const page = await site.page(t);
    const asked = [];
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.route(/\/islands\/wallet\..*\.json$/, async (route) => {
      asked.push(await page.evaluate(() => Date.now()));
      await (asked.length > failures ? route.continue() : fail(route));
    });
    await page.addInitScript(() =>
      addEventListener("archipel:island-error", ({ detail }) => (window.failed = detail.island)),
    );
    await page.goto(site.url("/ru/tokenomics/"));
    await page.locator(".wallet-open").click();
    await until(() => asked.length === 1, "the first question");
    for (const [at, pause] of [350, 700, 1400, 2800, 5600].entries()) {
      if (at >= failures) break;
      await page.waitForTimeout(100);
      await page.clock.runFor(pause - 1);
      await page.waitForTimeout(50);
      assert.equal(asked.length, at + 1, `nothing is asked before ${pause} ms have passed`);
      await page.clock.runFor(1);
      await until(() => asked.length === at + 2, `the question after ${pause} ms`);
    }
    return { page, asked };
  }

  for (const [how, fail] of [
    ["cannot be reached", refuse],
    ["are not found", missing],
  ])
    test(`are asked for 5 more times from 350 ms on, each pause twice as long, when they ${how}; the press is not lost`, async (t) => {
      const { page, asked } = await visit(t, 5, fail);
      await page.locator("dialog.wallet[open]").waitFor();
      assert.equal(asked.length, 6);
      assert.equal(await page.locator("#wallet-title").innerText(), words("ru", "wallet")("choose-title"));
      assert.deepEqual(await keysShown(page), []);
    });

  test("that do not come leave the island as it was drawn, until the network is back", async (t) => {
    const { page, asked } = await visit(t, 6, refuse);
    await page.waitForFunction(() => window.failed === "wallet");
    await page.clock.runFor(60_000);
    assert.equal(asked.length, 6);
    assert(await page.locator(".wallet-open").isVisible());
    assert(await page.locator("#late").isVisible());
    assert.equal(await page.locator("archipel-island[name=wallet][hydrated]").count(), 0);
    await page.unroute(/\/islands\/wallet\..*\.json$/);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.locator("dialog.wallet[open]").waitFor();
    assert(!(await page.locator("#late").isVisible()));
  });
});

describe("the stake calculator works by keyboard, in the language's numbers", () => {
  // 1,234,567.5 at 79 % a year for 6 months earns 487,654.1625; 7 months earn 568,929.85625.
  const cases = [
    { segment: "en", typed: "1,234,567.5", earned: "487,654.16", later: "568,929.86", link: "1234567.5" },
    { segment: "ru", typed: "1 234 567,5", earned: "487\u00a0654,16", later: "568\u00a0929,86", link: "1234567,5" },
    { segment: "zh", typed: "1,234,567.5", earned: "487,654.16", later: "568,929.86", link: "1234567.5" },
    { segment: "in", typed: "12,34,567.5", earned: "4,87,654.16", later: "5,68,929.86", link: "1234567.5" },
  ];
  for (const { segment, typed, earned, later, link } of sample(cases, 1, 3))
    test(segment, async (t) => {
      const page = await site.page(t);
      const heard = complaints(page);
      await page.goto(site.url(`/${segment}/tokenomics/`));
      await hydrateAll(page);
      const amount = page.locator("input[name=amount]");
      const months = page.locator("input[name=months]");
      const reward = page.locator(".stake-calculator [role=status] dd").first();
      const figure = async () => (await reward.innerText()).split(/\s*RAA/)[0].replace(/^\D+/, "");
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
      assert.equal(await figure(), earned);
      const query = new URL(page.url()).searchParams;
      assert.deepEqual(
        [...query],
        [
          ["amount", link],
          ["months", "6"],
        ],
      );

      // The slider is the next tab stop, and announces the same months.
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowRight");
      assert.equal(await months.inputValue(), "7");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => location.search.endsWith("7"));
      assert.equal(await figure(), later);

      // A link with an amount opens with it.
      await page.reload();
      await hydrateAll(page);
      await page.waitForFunction(
        (text) => document.querySelector(".stake-calculator [role=status] dd").innerText.includes(text),
        later,
      );

      // An invalid value is reported once, at its field, and no result is shown.
      await amount.focus();
      await write("?");
      await page.keyboard.press("Enter");
      const error = page.locator(".stake-calculator .error-msg");
      await error.waitFor();
      assert(await focused(amount));
      assert.equal(await amount.getAttribute("aria-invalid"), "true");
      const described = (await amount.getAttribute("aria-describedby")).split(" ");
      assert.equal(await error.getAttribute("id"), described[0]);
      assert.equal(await reward.count(), 0);
      await write(typed);
      await page.keyboard.press("Enter");
      await error.waitFor({ state: "detached" });
      assert.equal(await figure(), later);
      assert.deepEqual(heard, []);
    });

  test("what was typed before it was hydrated is kept", async (t) => {
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
    await hydrateAll(page);
    assert.equal(await page.locator("input[name=amount]").inputValue(), "1200");
    await page.locator("input[name=months]").press("Enter");
    await page.waitForFunction(() =>
      document.querySelector(".stake-calculator [role=status] dd").innerText.startsWith("up to 79"),
    );
  });
});

describe("the timeline on the staking page", () => {
  const shown = (page) =>
    page
      .locator(".stake-path .value")
      .allInnerTexts()
      .then((all) => all.map((text) => text.replace(/\s+/g, " ").trim()));

  test("reads without a script", async (t) => {
    const page = await site.page(t, { javaScriptEnabled: false });
    await page.goto(site.url("/en/staking/"));
    assert.deepEqual(await shown(page), [
      "10,000 RAA",
      "10,000 sRAA",
      "up to 7,900 RAA",
      "833.33 RAA a month",
      "10,000 RAA",
    ]);
    assert.equal(
      await page.locator("main .btn-primary.scripted:visible, main button:visible").count(),
      0,
      "no button that does nothing",
    );
  });

  test("follows the calculator, and a link that holds a calculation, also on a screen that does not reach it", async (t) => {
    const page = await site.page(t, { viewport: { width: 390, height: 700 } });
    const heard = complaints(page);
    await page.goto(site.url("/en/staking/?amount=20000&months=6#how"));
    await page.waitForFunction(() => document.querySelector(".stake-path .value").innerText.startsWith("20,000"));
    assert.deepEqual(await shown(page), [
      "20,000 RAA",
      "20,000 sRAA",
      "up to 7,900 RAA",
      "1,666.67 RAA a month",
      "20,000 RAA",
    ]);
    const drawn = () => page.locator(".stake-path-art path[stroke^=url]").getAttribute("d");
    const before = await drawn();
    await page.locator("input[name=months]").fill("24");
    await page.locator("input[name=months]").press("Enter");
    await page.waitForFunction(() => document.querySelector(".stake-path").innerText.includes("Month\u00a036"));
    assert.notEqual(await drawn(), before);
    assert.deepEqual(heard, []);
  });

  test("is the example while nothing can be calculated", async (t) => {
    const page = await site.page(t);
    await page.goto(site.url("/en/staking/?amount=999999999999999999#how"));
    await page.locator(".stake-calculator .error-msg").waitFor();
    assert.equal(await page.locator(".stake-calculator-result .num").count(), 0);
    assert.equal((await shown(page))[0], "10,000 RAA");
  });
});
