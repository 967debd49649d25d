/**
 * Every control of every page while its code can't be fetched. It shows that it is busy, the page says so, and the click is
 * replayed when the code is loaded, without a reload; a discarded click is not.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shellHydrated, useBrowser } from "./browser.mjs";
import { documents, isWhole, locales, paths, read } from "./site.mjs";
import { until } from "./visitor.mjs";

const site = useBrowser();
const controls = "button:not(:disabled), summary, [role=button]";

/** The kinds of controls in the document at `path`: by their island and their classes. */
function kindsOf(path) {
  const found = documents.get(`/en/${path}index.html`).querySelectorAll(controls);
  return [...found].map(
    (control) =>
      `${control.closest("archipel-island")?.getAttribute("name")} ${control.localName}.${control.className}`,
  );
}

/** A few pages that contain every kind of control of the site, or all pages. */
function choosePages() {
  if (isWhole) return paths;
  const left = new Map(paths.map((path) => [path, new Set(kindsOf(path))]));
  const chosen = [];
  for (;;) {
    const [path, kinds] = [...left].reduce((best, entry) => (entry[1].size > best[1].size ? entry : best));
    if (!kinds.size) return chosen;
    chosen.push(path);
    const covered = [...kinds];
    for (const rest of left.values()) for (const kind of covered) rest.delete(kind);
  }
}

/** The scripts that a page loads immediately. */
const atOnce = [...documents.get("/en/index.html").querySelectorAll("script[src]")].map((script) =>
  script.getAttribute("src"),
);
const isLate = (url) => url.pathname.startsWith("/islands/") && !atOnce.includes(url.pathname);

/** The page itself can't be fetched either, as without a network, so that failures do not reload it. */
const cutPage = (page) =>
  page.route("**/*", (route) => (route.request().method() === "HEAD" ? route.abort() : route.fallback()));

/** Faults: each cuts a page off and returns a function that restores the network. */
const faults = {
  /** No script of the site can be fetched, including those that the page loads immediately. */
  async "answered with 503"(page) {
    await cutPage(page);
    await page.route("**/islands/**", (route) => route.fulfill({ status: 503, body: "" }));
    return () => page.unroute("**/islands/**");
  },
  async refused(page) {
    await cutPage(page);
    await page.route(isLate, (route) => route.abort());
    return async () => {
      await page.unroute(isLate);
      // On a busy machine, all attempts may have failed.
      await page.evaluate(() => dispatchEvent(new Event("online")));
    };
  },
  async hanging(page) {
    await page.route(isLate, () => {});
    return async () => {
      await page.unroute(isLate);
      await page.evaluate(() => dispatchEvent(new Event("online")));
    };
  },
  async offline(page) {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  async slow(page) {
    const session = await page.context().newCDPSession(page);
    const limit = (bytes, latency) =>
      session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency,
        downloadThroughput: bytes,
        uploadThroughput: bytes,
      });
    await session.send("Network.enable");
    await limit(500, 2000);
    return () => limit(-1, 0);
  },
};

/** Numbers the visible controls, and counts the clicks on them. */
function number(selector) {
  window.reached = [];
  window.rest = [];
  for (const control of document.querySelectorAll(selector)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const at = window.reached.push(0) - 1;
    control.dataset.control = at;
    addEventListener("click", ({ target }) => (window.reached[at] += control.contains(target) ? 1 : 0));
  }
  return window.reached.length;
}

/** Visits a page whose network fails before it is hydrated, or after, and tries its controls one after the other. */
async function tryControls(t, segment, path, fault, moment) {
  const page = await site.page(t, { viewport: { width: 1280, height: 900 } });
  let loads = 0;
  page.on(
    "request",
    (request) => (loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0),
  );
  const thrown = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  let restore;
  if (moment === "before") restore = await faults[fault](page);
  await page.goto(site.url(`/${segment}/${path}`), { waitUntil: "commit" });
  await page.locator("#main + *, footer").last().waitFor({ state: "attached" });
  if (moment === "during") {
    await shellHydrated(page);
    restore = await faults[fault](page);
  }
  const count = await page.evaluate(number, controls);
  assert(count > 0);
  const control = (at) => page.locator(`[data-control="${at}"]`);
  const reached = (at) => page.evaluate((at) => window.reached[at], at);
  /** Whether a click has an effect: elements that open natively need no script. */
  const answers = (at) =>
    control(at).evaluate((element) => {
      if (element.localName === "summary") return true;
      const island = element.closest("archipel-island");
      const owner = island ?? (element.closest(".scripted") && document.documentElement);
      return !owner || owner.hasAttribute("hydrated");
    });
  /** Activates a control like a keyboard or assistive technology: elements above it do not intercept the event. */
  const press = (at) => control(at).evaluate((element) => element.click());

  const waiting = [];
  let wasGivenUp = false;
  for (let at = 0; at < count; at += 1) {
    if ((await answers(at)) || !(await control(at).isVisible())) continue;
    waiting.push(at);
    wasGivenUp = false;
    await press(at);
    if (waiting.length > 3 && !isWhole) continue;
    const name = `${fault} ${moment}: ${await control(at).evaluate((element) => element.outerHTML.slice(0, 90))}`;
    // If the last attempt has just failed, the page says so immediately.
    const isTold = async () =>
      (await control(at).getAttribute("aria-busy")) === "true" || (await page.locator("#late").isVisible());
    await until(async () => (await isTold()) || (await answers(at)), `${name} is busy`);
    if (await answers(at)) continue;
    assert.equal(await reached(at), 0, `${name} was reached`);
    if (waiting.length === 1) {
      await page.locator("#late").waitFor();
      assert((await page.locator("#late").innerText()).length > 20);
      assert.equal(await page.locator("#late").getAttribute("role"), "alert");
    }
    if (waiting.length === 2) {
      await page.keyboard.press("Escape");
      assert.equal(await control(at).getAttribute("aria-busy"), null, `${name} is not busy when it was given up`);
      assert(!(await page.locator("#late").isVisible()));
      wasGivenUp = (await reached(at)) === 0;
    }
  }

  await restore();
  const last = waiting.at(-1);
  if (last !== undefined && (await control(last).getAttribute("data-control"))) {
    if (wasGivenUp) await press(last);
    await until(
      async () => (await reached(last)) === 1,
      `${fault} ${moment}: the press on control ${last} of ${path} counts`,
    );
    // A click may have removed its own control, or have started something that takes time.
    await until(
      async () => !(await page.locator(`[data-control="${last}"][aria-busy]`).count()),
      `${fault} ${moment}: control ${last} of ${path} is no longer busy`,
    );
    assert(!(await page.locator("#late").isVisible()), "nothing is said any more");
  }
  for (const at of waiting.slice(0, -1)) assert.equal(await reached(at), 0, "only the last press counts");
  assert.equal(loads, 1, "the page was not reloaded");
  assert.deepEqual(thrown, []);
  return waiting.length;
}

const pages = choosePages();
const runs = isWhole
  ? locales.flatMap(({ segment }) =>
      Object.keys(faults).flatMap((fault) => ["before", "during"].map((moment) => [segment, fault, moment])),
    )
  : [
      ["en", "answered with 503", "before"],
      ["en", "offline", "during"],
      ["en", "hanging", "during"],
      ["in", "refused", "before"],
      ["in", "slow", "during"],
    ];
/** In a sample, the first run visits all pages, and each other one two of them. */
const pagesOf = (turn) => (isWhole || turn === 0 ? pages : [pages[0], pages[turn % pages.length]]);

describe("a press whose code is late waits, is said to, and counts when the code has come", { concurrency: 3 }, () => {
  const possible = runs.filter(([, fault, moment]) => !(fault === "offline" && moment === "before"));
  for (const [turn, [segment, fault, moment]] of possible.entries())
    test(`${segment}, ${fault} ${moment}`, async (t) => {
      let tried = 0;
      for (const path of pagesOf(turn)) tried += await tryControls(t, segment, path, fault, moment);
      t.diagnostic(`${tried} controls on ${pagesOf(turn).length} pages`);
      assert(tried > 0);
    });
});

test("Escape gives a press up, and so does another one", async (t) => {
  const page = await site.page(t);
  const restore = await faults.refused(page);
  await page.goto(site.url("/en/tokenomics/"), { waitUntil: "commit" });
  const wallet = page.locator(".wallet-open");
  const dialog = page.locator("dialog.wallet[open]");
  await wallet.click();
  await page.locator(".wallet-open[aria-busy=true]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".wallet-open[aria-busy=true]").waitFor({ state: "detached" });
  await wallet.click();
  await page.locator("h1").click();
  await restore();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.locator("archipel-island[name=wallet][hydrated]").waitFor({ state: "attached" });
  await page.waitForTimeout(200);
  assert.equal(await dialog.count(), 0);
  await wallet.click();
  await dialog.waitFor();
});

test("the words stand in every page, in its language", () => {
  const said = new Set(
    locales.map(({ segment }) => /<p [^>]*id="late"[^>]*>(.+?)<\/p>/.exec(read(`/${segment}/index.html`))[1]),
  );
  assert.equal(said.size, locales.length);
});
