/**
 * The parts around every page: language menu, menus, tooltips, copying, preloading, tabs, films, the preloader, referral
 * links.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { complaints, shellHydrated, useBrowser } from "./browser.mjs";
import { locales, sample } from "./site.mjs";
import { variant } from "./variants.mjs";
import { isFocused, keysShown, press, reach, told, until } from "./visitor.mjs";

const address = "0x52908400098527886E0F7030069857D2E4169EE7";
const film = {
  title: "A film",
  language: "en",
  host: "Host",
  link: "https://films.example/1",
  embed: "https://films.example/embed/1",
  minutes: 3,
};
const site = useBrowser(() =>
  variant({
    data: { "chains.networks.ethereum.staked_token": { address, status: "published" }, "video.films": [film] },
  }),
);

/** A page whose shell is hydrated. */
async function visit(t, path, { init, ...options } = {}) {
  const page = await site.page(t, options);
  const heard = complaints(page);
  if (init) await page.addInitScript(init);
  await page.goto(site.url(path));
  await shellHydrated(page);
  return { page, heard };
}

const blockStorage = () => {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  Object.defineProperty(Document.prototype, "cookie", {
    get() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
    set() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
};

describe("the language menu", () => {
  test("leads by keyboard through the languages and keeps the place, the query and the anchor", async (t) => {
    const { page, heard } = await visit(t, "/en/tokenomics/?amount=1234.5&months=6#calculator");
    for (const [at, segment] of told.entries()) {
      const url = new URL(page.url());
      assert.equal(url.pathname, `/${segment}/tokenomics/`);
      assert.equal(url.search, "?amount=1234.5&months=6");
      assert.equal(url.hash, "#calculator");
      const next = told[at + 1];
      if (!next) break;
      const summary = page.locator(".languages summary");
      // A page that opens at an anchor starts the tab order there.
      await reach(page, summary, "Shift+Tab");
      await page.keyboard.press("Enter");
      await press(
        page,
        page.locator(`.languages a[hreflang=${locales.find((locale) => locale.segment === next).tag}]`),
      );
      await page.waitForURL(`**/${next}/tokenomics/**`);
      await shellHydrated(page);
    }
    assert.deepEqual(heard, []);
  });
});

describe("the side menu of the platform", { concurrency: 3 }, () => {
  const widthOf = (page) => page.locator("#menu").evaluate((menu) => menu.getBoundingClientRect().width);

  for (const segment of sample(told, 0, 2))
    test(`${segment}: Ctrl+B and the button fold it from 16rem to 3rem, for seven days, before the next page is painted`, async (t) => {
      const { page, heard } = await visit(t, `/${segment}/platform/stacking/`, {
        viewport: { width: 1440, height: 900 },
      });
      const toggle = page.locator(".side-toggle");
      const width = (wanted) => until(async () => (await widthOf(page)) === wanted, `${wanted} wide`);
      // A cookie that a page has set takes some time to reach the browser process.
      const cookies = () => page.context().cookies();
      const kept = (wanted) => until(async () => (await cookies())[0]?.value === wanted, `a cookie with ${wanted}`);
      await width(256);
      assert.equal(await toggle.getAttribute("aria-expanded"), "true");
      await page.keyboard.press("Control+b");
      await width(48);
      assert.equal(await toggle.getAttribute("aria-expanded"), "false");
      await kept("collapsed");
      const [cookie] = await cookies();
      assert.deepEqual([cookie.name, cookie.path, cookie.sameSite], ["sidebar", "/", "Lax"]);
      const days = (cookie.expires - Date.now() / 1000) / 86_400;
      assert(days > 6.9 && days <= 7, `${days} days`);
      // If the menu is folded, an entry shows its name as a tooltip.
      const entry = page.locator("#menu li a").nth(1);
      await reach(page, entry, "Shift+Tab");
      const tip = page.locator("#tooltip");
      assert.equal(await tip.innerText(), (await entry.textContent()).trim());
      const [entryBox, tipBox] = [await entry.boundingBox(), await tip.boundingBox()];
      const away = tipBox.x - (entryBox.x + entryBox.width);
      assert(away >= 0 && away < 12, `the tooltip is ${away} px beside its entry`);
      assert(entryBox.width <= 48, "the entry is as wide as the folded menu");

      await page.addInitScript(() => {
        document.addEventListener(
          "readystatechange",
          () => (window.early ??= document.documentElement.dataset.sidebar),
        );
        window.shift = 0;
        const add = (list) => {
          for (const { value } of list.getEntries()) window.shift += value;
        };
        new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(site.url(`/${segment}/platform/referral-hub/`));
      assert.equal(await page.evaluate(() => window.early), "collapsed");
      await shellHydrated(page);
      await width(48);
      const shift = await page.evaluate(() => window.shift);
      assert(shift < 0.01, `the page shifts by ${shift}`);
      await press(page, page.locator(".side-toggle"), "Space");
      await width(256);
      await kept("expanded");
      assert.equal(await page.locator("#menu a[aria-current=page]").count(), 1);
      assert.deepEqual(await keysShown(page), []);
      assert.deepEqual(heard, []);
    });

  test("the entry of the page is the active one, on the first page too, and none is without an address", async (t) => {
    const page = await site.page(t);
    for (const [path, name] of [
      ["platform/", "Platform"],
      ["platform/stacking/", "Stacking"],
      ["platform/referral-hub/", "Referral Hub"],
    ]) {
      await page.goto(site.url(`/en/${path}`));
      assert.deepEqual(await page.locator("#menu li [aria-current]").allTextContents(), [name]);
      assert.equal(await page.locator(".bar-page").innerText(), name);
      assert.equal(await page.locator("#menu li:not(:has(> a[href]))").count(), 0);
    }
  });

  test("Ctrl+B writes bold where one writes, and Cmd+B folds the menu elsewhere", async (t) => {
    const { page } = await visit(t, "/en/platform/stacking/", { viewport: { width: 1440, height: 900 } });
    await page.evaluate(() =>
      document
        .querySelector("main")
        .insertAdjacentHTML(
          "afterbegin",
          "<input id='field'><textarea id='text'></textarea><p id='edit' contenteditable>text</p>",
        ),
    );
    for (const field of ["#field", "#text", "#edit"]) {
      await page.locator(field).focus();
      await page.keyboard.press("Control+b");
      assert.equal(await page.evaluate(() => document.documentElement.dataset.sidebar), undefined, field);
    }
    await page.locator("#edit").blur();
    await page.keyboard.press("Meta+b");
    assert.equal(await page.evaluate(() => document.documentElement.dataset.sidebar), "collapsed");
  });

  test("below 768 pixels it is a drawer 18rem wide, which Ctrl+B opens and closes", async (t) => {
    const { page, heard } = await visit(t, "/en/platform/stacking/", { viewport: { width: 767, height: 900 } });
    const menu = page.locator("#menu");
    assert(!(await menu.isVisible()));
    await page.keyboard.press("Control+b");
    await menu.waitFor();
    await until(async () => (await widthOf(page)) === 288, "288 wide");
    assert(await menu.evaluate((element) => element.contains(document.activeElement)), "the focus goes in");
    await page.keyboard.press("Control+b");
    await menu.waitFor({ state: "hidden" });
    await page.keyboard.press("Meta+b");
    await menu.waitFor();
    await page.setViewportSize({ width: 768, height: 900 });
    await until(async () => (await widthOf(page)) === 256, "beside the page");
    assert.equal(await page.locator("[inert]").count(), 0, "beside the page it locks nothing");
    assert.deepEqual(await page.context().cookies(), [], "a drawer has no state to keep");
    assert.deepEqual(heard, []);
  });

  test("with cookies and storage blocked everything works for the page, and nothing is complained of", async (t) => {
    const { page, heard } = await visit(t, "/en/platform/stacking/?r=friend", {
      viewport: { width: 1440, height: 900 },
      init: blockStorage,
    });
    await page.keyboard.press("Control+b");
    await until(async () => (await widthOf(page)) === 48, "folded");
    await page.locator(".theme").click();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
    await page.goto(site.url("/en/?r=friend"));
    await shellHydrated(page);
    await page.locator(".theme").first().click();
    assert.deepEqual(heard, []);
  });
});

describe("the menu of small screens", { concurrency: 3 }, () => {
  const small = { viewport: { width: 390, height: 844 } };
  const partsOf = (page) => ({ menu: page.locator("#menu"), opener: page.locator(".menu-open") });
  /** The elements behind the menu that are focusable. */
  const reachable = () => {
    const behind = [...document.querySelectorAll("a, button, input, select, summary, [tabindex]")].filter(
      (element) => !element.closest("#menu"),
    );
    const takesFocus = (element) => {
      element.focus();
      return element === document.activeElement;
    };
    return behind.filter((element) => element.tabIndex >= 0 && takesFocus(element)).map(({ outerHTML }) => outerHTML);
  };

  for (const segment of sample(told, 1, 3))
    test(`${segment}: opens and closes by keyboard, and what is behind it is out of reach`, async (t) => {
      const { page, heard } = await visit(t, `/${segment}/tokenomics/?r=friend`, small);
      const { menu, opener } = partsOf(page);
      await press(page, opener);
      await menu.waitFor();
      await until(() => isFocused(menu.locator(".menu-close")), "the focus goes in");
      assert.deepEqual(await page.evaluate(reachable), []);
      assert.deepEqual(await keysShown(page), []);
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "hidden" });
      await until(() => isFocused(opener), "the focus is back");
      assert.equal(await page.locator("[inert]").count(), 0);
      assert.equal(page.url(), site.url(`/${segment}/tokenomics/?r=friend`), "the address is as it was");
      assert.deepEqual(heard, []);
    });

  test("closes by a press beside it, by its button and by a step back, which give the focus back", async (t) => {
    const { page, heard } = await visit(t, "/en/tokenomics/", small);
    const { menu, opener } = partsOf(page);
    for (const close of [
      () => page.mouse.click(387, 400),
      () => menu.locator(".menu-close").click(),
      () => page.goBack(),
    ]) {
      await opener.click();
      await menu.waitFor();
      await close();
      await menu.waitFor({ state: "hidden" });
      await until(() => isFocused(opener), "the focus is there");
      assert.equal(page.url(), site.url("/en/tokenomics/"));
    }
    assert.deepEqual(heard, []);
  });

  test("closes when a page is chosen, and a step back does not open it again", async (t) => {
    const { page, heard } = await visit(t, "/en/tokenomics/", small);
    const { menu, opener } = partsOf(page);
    await opener.click();
    await menu.locator("li a[href='/en/about/']").click();
    await page.waitForURL(site.url("/en/about/"));
    assert(!(await menu.isVisible()));
    await page.goBack();
    await page.waitForURL(site.url("/en/tokenomics/"));
    assert(!(await menu.isVisible()));
    assert.equal(await page.locator("[inert]").count(), 0);
    assert.deepEqual(heard, []);
  });

  for (const width of [320, 767])
    test(`slides in from the left and is at most 375 px wide, on a screen of ${width}`, async (t) => {
      const init = () => {
        window.starts = [];
        addEventListener("transitionrun", ({ target, propertyName }) => {
          if (target.id === "menu" && propertyName === "translate")
            window.starts.push(target.getBoundingClientRect().x);
        });
      };
      const { page } = await visit(t, "/ru/about/", {
        viewport: { width, height: 800 },
        reducedMotion: "no-preference",
        init,
      });
      const { menu, opener } = partsOf(page);
      await press(page, opener);
      await until(async () => (await menu.boundingBox())?.x === 0, "it has come");
      const [start] = await page.evaluate(() => window.starts);
      assert(start < -100, `it starts at ${start} px`);
      const box = await menu.boundingBox();
      assert(box.width <= 375 && box.width < width, `${box.width} px`);
    });
});

describe("tooltips", { concurrency: 3 }, () => {
  /** Freezes the page's clock; the test then advances it explicitly. */
  async function frozen(t) {
    const { page, heard } = await visit(t, "/en/platform/stacking/", { viewport: { width: 1440, height: 900 } });
    await page.evaluate(
      () =>
        (document.querySelector("main").innerHTML =
          "<p><button data-tooltip='One' id='one'>1</button> <button data-tooltip='Two' id='two'>2</button></p>"),
    );
    await page.evaluate(() => (document.querySelector("main p").style.padding = "200px"));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    return { page, heard, tip: page.locator("#tooltip") };
  }

  test("come 700 ms after the pointer, at once within 300 ms of another, and go by Escape", async (t) => {
    const { page, heard, tip } = await frozen(t);
    await page.locator("#one").hover();
    await page.clock.runFor(690);
    assert.equal(await tip.count(), 0);
    await page.clock.runFor(20);
    assert.equal(await tip.innerText(), "One");
    assert.equal(await page.locator("#one").getAttribute("aria-describedby"), "tooltip");
    await page.mouse.move(5, 5);
    await page.clock.runFor(130);
    assert.equal(await tip.count(), 0);
    await page.clock.runFor(100);
    await page.locator("#two").hover();
    await page.clock.runFor(1);
    assert.equal(await tip.innerText(), "Two", "one was shown just before");
    await page.keyboard.press("Escape");
    assert.equal(await tip.count(), 0);
    await page.mouse.move(5, 5);
    await page.clock.runFor(500);
    await page.locator("#one").hover();
    await page.clock.runFor(690);
    assert.equal(await tip.count(), 0, "after a while the wait is 700 ms again");
    assert.deepEqual(heard, []);
  });

  test("come at once with the focus from the keyboard, and stay while the pointer is on them", async (t) => {
    const { page, tip } = await frozen(t);
    await reach(page, page.locator("#one"));
    assert.equal(await tip.innerText(), "One");
    await page.keyboard.press("Tab");
    assert.equal(await tip.innerText(), "Two");
    await page.keyboard.press("Tab");
    assert.equal(await tip.count(), 0);
    await page.locator("#one").hover();
    await page.clock.runFor(710);
    await tip.hover();
    await page.clock.runFor(5_000);
    assert.equal(await tip.innerText(), "One");
  });
});

describe("copying an address", () => {
  for (const [how, init] of [
    ["by the clipboard API", undefined],
    ["without it, by selecting", () => Object.defineProperty(navigator, "clipboard", { value: undefined })],
  ])
    test(`works ${how}`, async (t) => {
      const { page, heard } = await visit(t, "/en/support/#contracts", {
        init,
        permissions: ["clipboard-read", "clipboard-write"],
      });
      const button = page.locator("button.copy");
      await press(page, button);
      await until(
        async () =>
          (await page.locator("button.copy + [role=status]").textContent()) ===
          (await button.getAttribute("data-done")),
        "it is said",
      );
      await until(() => isFocused(button), "the focus stays");
      // The clipboard as seen by pasting it.
      await page.evaluate(() =>
        document.querySelector("main").insertAdjacentHTML("afterbegin", "<textarea id='paste'></textarea>"),
      );
      await page.locator("#paste").focus();
      await page.keyboard.press("Control+v");
      assert.equal(await page.locator("#paste").inputValue(), address);
      assert.deepEqual(heard, []);
    });

  test("refused, says so to all eyes, selects the address and logs the error once", async (t) => {
    const init = () => {
      navigator.clipboard.writeText = async () => Promise.reject(new DOMException("denied", "NotAllowedError"));
      document.execCommand = () => false;
    };
    const { page, heard } = await visit(t, "/en/support/#contracts", { init });
    const button = page.locator("button.copy");
    await press(page, button);
    await page.getByText(await button.getAttribute("data-failed"), { exact: true }).waitFor();
    assert.equal(await page.evaluate(() => String(getSelection())), address);
    assert.equal(heard.length, 1, `${heard}`);
    assert.match(heard[0], /^error: Не удалось скопировать/);
  });
});

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
      const height = () => page.locator("section.cases").evaluate((section) => section.offsetHeight);
      const before = await height();
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
        assert.equal(await height(), before, "as high as before");
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
      for (const story of await page.locator(".case").all()) {
        const isSeen = () => story.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
        await until(isSeen, "each story can be read", 40_000);
      }
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
