/**
 * The parts around every page: language menu, menus, tooltips, copying.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openHydrated, shellHydrated, useBrowser } from "./browser.mjs";
import { locales, sample } from "./site.mjs";
import { variant } from "./variants.mjs";
import { isFocused, keysShown, press, reach, told, until } from "./visitor.mjs";

const address = "0x52908400098527886E0F7030069857D2E4169EE7";
const site = useBrowser(() =>
  variant({ data: { "chains.networks.ethereum.staked_token": { address, status: "published" } } }),
);

const visit = (t, path, options) => openHydrated(site, t, path, options);

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
