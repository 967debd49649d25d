/**
 * What a visit loads and stores: preloading, tabs, films, the preloader, referral links, the scroll position.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openHydrated, shellHydrated, useBrowser } from "./browser.mjs";
import { variant } from "./variants.mjs";
import { isFocused, keysShown, press, until } from "./visitor.mjs";

const film = {
  title: "A film",
  language: "en",
  host: "Host",
  link: "https://films.example/1",
  embed: "https://films.example/embed/1",
  minutes: 3,
};
const site = useBrowser(() => variant({ data: { "video.films": [film] } }));

const visit = (t, path, options) => openHydrated(site, t, path, options);

describe("pages are fetched ahead on intent", { concurrency: 3 }, () => {
  const prefetched = (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("link[rel=prefetch]")].map((link) => new URL(link.href).pathname),
    );

  test("after 50 ms on a link of the site, and not for anything else", async (t) => {
    const { page, heard } = await visit(t, "/en/", { viewport: { width: 1440, height: 900 } });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    assert.deepEqual(await prefetched(page), []);
    await page.locator(".site-nav a[href='/en/about/']").hover();
    await page.clock.runFor(40);
    assert.deepEqual(await prefetched(page), []);
    await page.clock.runFor(20);
    assert.deepEqual(await prefetched(page), ["/en/about/"]);
    await page.locator(".logo, .site-header a[href='/en/']").first().hover();
    await page.locator("h1").hover();
    await page.clock.runFor(500);
    assert.deepEqual(await prefetched(page), ["/en/about/"]);
    await page.locator(".site-nav a[href='/en/tokenomics/']").focus();
    await page.clock.runFor(60);
    assert.deepEqual(await prefetched(page), ["/en/about/", "/en/tokenomics/"]);
    assert.deepEqual(heard, []);
  });

  test("one page once, and not this page, another host's or one for another tab", async (t) => {
    const { page, heard } = await visit(t, "/en/support/", { viewport: { width: 1440, height: 900 } });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    const link = (id, href, more = "") => `<a id="${id}" href="${href}" ${more}>${id}</a> `;
    const links =
      link("one", "/en/about/") +
      link("place", "#main") +
      link("here", "/en/support/") +
      link("far", "https://elsewhere.example/") +
      link("tab", "/en/techmap/", "target=_blank");
    await page.evaluate(
      (links) => document.querySelector("main").insertAdjacentHTML("afterbegin", `<p>${links}</p>`),
      links,
    );
    await page.evaluate(() => (document.querySelector("main p").style.padding = "100px"));
    for (const id of ["place", "here", "far", "tab", "one", "place", "one"]) {
      await page.locator(`#${id}`).hover();
      await page.clock.runFor(1_000);
    }
    await page.locator("#one").focus();
    await page.clock.runFor(1_000);
    assert.deepEqual(await prefetched(page), ["/en/about/"]);
    await until(() => asked.length > 0, "it is asked for");
    assert.deepEqual(asked, [site.url("/en/about/")]);
    assert.deepEqual(heard, []);
  });

  test("not for a visitor who saves data", async (t) => {
    const init = () => Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    const { page } = await visit(t, "/en/", { viewport: { width: 1440, height: 900 }, init });
    await page.locator(".site-nav a[href='/en/about/']").hover();
    await page.waitForTimeout(200);
    assert.deepEqual(await prefetched(page), []);
  });
});

describe("the stories on the home page are tabs", { concurrency: 3 }, () => {
  for (const [segment, width, on, back] of [
    ["en", 1440, "ArrowDown", "ArrowUp"],
    ["ru", 390, "ArrowRight", "ArrowLeft"],
    ["zh", 1440, "ArrowDown", "ArrowUp"],
    ["in", 390, "ArrowRight", "ArrowLeft"],
  ])
    test(`${segment}: the arrow keys, Home and End choose one, its story follows and nothing moves`, async (t) => {
      const { page, heard } = await visit(t, `/${segment}/`, { viewport: { width, height: 900 } });
      const tabs = page.getByRole("tab");
      const shown = async () => {
        const panels = await page.getByRole("tabpanel").all();
        assert.equal(panels.length, 1);
        assert.equal(await page.locator("[role=tab][aria-selected=true]").count(), 1);
        return panels[0].getAttribute("id");
      };
      // On phones, only what is above the stories stays: space for the longest one would be a gap.
      const extent = () =>
        page.locator("section.cases").evaluate((section) => {
          const { top } = section.querySelector("[role=tablist]").getBoundingClientRect();
          return innerWidth < 960 ? top + scrollY : section.offsetHeight;
        });
      const before = await extent();
      await tabs.first().focus();
      assert.equal(await shown(), "case-1");
      for (const [key, panel] of [
        [on, "case-2"],
        [on, "case-3"],
        [on, "case-1"],
        [back, "case-3"],
        ["Home", "case-1"],
        ["End", "case-3"],
      ]) {
        await page.keyboard.press(key);
        assert.equal(await shown(), panel, key);
        await until(() => isFocused(page.locator("[role=tab][aria-selected=true]")), "the focus is there");
        assert.deepEqual(
          await tabs.evaluateAll((all) => all.filter((tab) => tab.tabIndex === 0).map((tab) => tab.ariaSelected)),
          ["true"],
          "one stop of the Tab key",
        );
        assert.equal(await extent(), before, "nothing moves");
      }
      await page.keyboard.press("Tab");
      await until(() => isFocused(page.locator("#case-3")), "the story is the next stop");
      assert.deepEqual(await keysShown(page), []);
      assert.deepEqual(heard, []);
    });

  test("without script they stand one after the other", async (t) => {
    const page = await site.page(t, { javaScriptEnabled: false });
    await page.goto(site.url("/en/"));
    assert.equal(await page.getByRole("tab").count(), 0);
    const stories = await page.locator(".case").all();
    const tops = await Promise.all(stories.map(async (story) => (await story.boundingBox()).y));
    assert(tops.length > 1);
    assert.deepEqual(
      tops,
      tops.toSorted((a, b) => a - b),
    );
    for (const story of stories) assert(await story.getByRole("heading", { level: 3 }).isVisible());
  });
});

test("a film is not asked for before it is pressed, and then stands in its place", async (t) => {
  const page = await site.page(t);
  const asked = [];
  await page.route("https://films.example/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Film</title>" });
  });
  await page.goto(site.url("/en/"), { waitUntil: "networkidle" });
  await shellHydrated(page);
  const link = page.locator(".video-play");
  await link.scrollIntoViewIfNeeded();
  const before = await page.locator(".video-poster").boundingBox();
  const wide = (box) => Math.round(box.width);
  assert.deepEqual(asked, []);
  await press(page, link);
  await until(() => asked.length === 1, "it is asked for");
  assert.deepEqual(asked, [film.embed]);
  const frame = page.locator(".video-poster iframe");
  await until(() => isFocused(frame), "the focus is there");
  assert.equal(await frame.getAttribute("title"), film.title);
  const box = await frame.boundingBox();
  assert(
    wide(box) <= wide(before) && box.width / box.height > 1.7 && box.width / box.height < 1.8,
    `16 to 9: ${JSON.stringify(box)}`,
  );
});

test("a film is a link to its host's page without script", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  await page.route("https://films.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Film</title>" }),
  );
  await page.goto(site.url("/en/"));
  await page.locator(".video-play").click();
  await page.waitForURL(film.link);
});

describe("when its script cannot be had the page still has its languages, its menus and its stories", {
  concurrency: 3,
}, () => {
  for (const [what, pattern] of [
    ["the part that comes later", /\/islands\/main-.*\.js$/],
    ["all of it", /\/islands\/.*\.js$/],
  ])
    test(what, async (t) => {
      const page = await site.page(t, { viewport: { width: 390, height: 844 } });
      const thrown = [];
      page.on("pageerror", ({ message }) => thrown.push(message));
      await page.route(pattern, (route) => route.abort());
      await page.goto(site.url("/en/?r=friend"), { waitUntil: "networkidle" });
      await page.mouse.move(200, 500);
      await page.locator(".languages summary").click();
      assert(await page.locator(".languages a[hreflang=ru]").isVisible());
      await page.locator(".languages summary").click();
      // The page may load again in the meantime.
      for (const story of await page.locator(".case").all()) await story.waitFor({ timeout: 40_000 });
      await page.locator(".menu-open").click();
      await page.locator("#menu").waitFor();
      await page.locator(".menu-close").click();
      await page.locator("#menu").waitFor({ state: "hidden" });
      await page.locator(".menu-open").click();
      await page.locator("#menu li a[href='/en/about/']").click();
      await page.waitForURL(site.url("/en/about/"));
      assert.deepEqual(thrown, []);
    });
});

describe("the cover of a first page", { concurrency: 3 }, () => {
  const cover = (page) => page.locator("body > .preloader").count();

  test("fades out over 300 ms when the page has loaded, and is not there again in the visit", async (t) => {
    const page = await site.page(t, { reducedMotion: "no-preference" });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(site.url("/en/"), { waitUntil: "load" });
    await page.locator("body > .preloader.is-over").waitFor({ state: "attached" });
    await page.clock.runFor(300);
    assert.equal(await cover(page), 0);
    await page.addInitScript(() =>
      document.addEventListener(
        "readystatechange",
        () => (window.covered ||= !!document.querySelector("body > .preloader")),
      ),
    );
    await page.goto(site.url("/en/about/"));
    assert.equal(await page.evaluate(() => window.covered), false);
  });

  test("goes after 2000 ms when the page does not finish loading", async (t) => {
    const page = await site.page(t, { reducedMotion: "no-preference" });
    await page.route("**/*.png", () => {});
    await page.route("**/*.svg", () => {});
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(site.url("/en/"), { waitUntil: "commit" });
    await page.locator("body > .preloader").waitFor({ state: "attached" });
    await page.clock.runFor(1_999);
    assert.equal(await page.locator("body > .preloader:not(.is-over)").count(), 1);
    await page.clock.runFor(1);
    assert.equal(await page.locator("body > .preloader.is-over").count(), 1);
    await page.clock.runFor(300);
    assert.equal(await cover(page), 0);
  });
});

describe("a referral link", { concurrency: 3 }, () => {
  const kept = (page) => page.evaluate(() => localStorage.getItem("ref"));

  test("is kept from the first visit on: the first one wins", async (t) => {
    const { page, heard } = await visit(t, "/en/?r=first_1");
    await until(async () => (await kept(page)) === "first_1", "kept");
    await page.goto(site.url("/ru/tokenomics/?r=second"));
    await shellHydrated(page);
    await page.waitForTimeout(200);
    assert.equal(await kept(page), "first_1");
    assert.deepEqual(heard, []);
  });

  test("with a hostile code is not kept, and what storage holds is checked as well", async (t) => {
    const { page, heard } = await visit(t, "/en/");
    for (const code of [
      "",
      "<b>&r=friend",
      "<script>alert(1)</script>",
      "a".repeat(65),
      "a".repeat(10_000),
      "%00",
      "__proto__[x]",
      "имя",
      "a%0Ab",
      "'-alert(1)-'",
    ]) {
      await page.goto(site.url(`/en/tokenomics/?r=${encodeURIComponent(code).replace("%26r%3D", "&r=")}`));
      await shellHydrated(page);
      await page.waitForTimeout(100);
      assert.equal(await kept(page), null, code);
    }
    await page.evaluate(() => localStorage.setItem("ref", "<img src=x onerror=alert(1)>"));
    await page.goto(site.url("/en/platform/referral-hub/?r=good"));
    await until(async () => (await kept(page)) === "good", "what is none gives way");
    assert.deepEqual(heard, []);
  });
});

test("the browser restores how far a page was scrolled", async (t) => {
  const { page } = await visit(t, "/en/tokenomics/", { viewport: { width: 1440, height: 900 } });
  assert.equal(await page.evaluate(() => history.scrollRestoration), "auto");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.waitForTimeout(200);
  await page.goto(site.url("/en/about/"));
  await page.goBack();
  await until(async () => Math.abs((await page.evaluate(() => scrollY)) - 1500) < 3, "back where it was");
});
