/** Every page, in every language or a sample of them, in a browser without scripts. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { useBrowser } from "./browser.mjs";
import { locales, paths, sample, sampled } from "./site.mjs";

const site = useBrowser();

describe("without script a page is all there", { concurrency: 2 }, () => {
  for (const path of paths) {
    test(`/${path}`, async (t) => {
      const page = await site.page(t, { javaScriptEnabled: false });
      await page.goto(site.url(`/en/${path}`));
      const english = await page.evaluate(outline);
      const faults = [];
      for (const { segment, tag } of sampled(path)) {
        await page.goto(site.url(`/${segment}/${path}`));
        assert.equal(await page.locator("html").getAttribute("lang"), tag);
        assert(await page.locator("h1").isVisible(), `${segment}: the h1 is shown`);
        assert.deepEqual(await page.evaluate(outline), english, `${segment}: the same sections as in English`);
        for (const part of [...(await page.evaluate(unseen)), ...(await page.evaluate(dead))])
          faults.push(`${segment}: ${part}`);
      }
      assert.deepEqual(faults, []);
    });
  }
});

test("without script the language menu of a page leads through all languages", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  // The platform pages have another header.
  for (const path of sample(["platform/", "", paths.at(-1)], 0, 1)) {
    await page.goto(site.url(`/en/${path}`));
    for (const { segment } of locales) {
      assert.equal(new URL(page.url()).pathname, `/${segment}/${path}`);
      const next = locales[(locales.findIndex((locale) => locale.segment === segment) + 1) % locales.length];
      const link = page.locator(`.languages a[hreflang="${next.tag}"]`).filter({ visible: false }).first();
      assert(!(await link.isVisible()), "the language menu is closed at first");
      await page.locator(".languages summary").filter({ visible: true }).first().click();
      await page.locator(`.languages a[hreflang="${next.tag}"]`).filter({ visible: true }).first().click();
      await page.waitForURL(`**/${next.segment}/${path}`);
    }
  }
});

test("without script the menu of small screens opens, leads on and closes", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const menu = page.locator("#menu");
  const open = () => page.locator(".menu-open").click();
  for (const { segment } of sample(locales, 0, 5, 7)) {
    await page.goto(site.url(`/${segment}/`));
    const links = await menu.locator("ul a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    assert(links.length >= 5, `${links}`);
    assert(!(await menu.isVisible()));

    await open();
    assert.deepEqual(await page.evaluate(overflow), []);
    await menu.locator(".menu-close").click();
    await menu.waitFor({ state: "hidden" });

    const within = links.find((href) => href.startsWith(`/${segment}/#`));
    const elsewhere = links.find((href) => !href.startsWith(`/${segment}/#`));
    for (const href of [within, elsewhere].filter(Boolean)) {
      await open();
      await menu.locator(`ul a[href="${href}"]`).click();
      await page.waitForURL(site.url(href));
      await menu.waitFor({ state: "hidden" });
    }
  }
});

test("wide screens have the menu in the header", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  for (const { segment } of sample(locales, 1, 5)) {
    await page.goto(site.url(`/${segment}/`));
    assert(!(await page.locator(".menu-open").isVisible()));
    assert(await page.locator(".site-nav a").first().isVisible());
  }
});

/** The structure of a page without texts. */
function outline() {
  return [...document.querySelectorAll("main section, main h2, main h3, main table, main dl, main details")].map(
    (element) => `${element.localName} ${element.id}`,
  );
}

/** Sections without text, and text that is hidden until a script runs. */
function unseen() {
  const sections = [document.querySelector("main"), ...document.querySelectorAll("main section")];
  // An answer on the support page shows its sections (support.test.mjs tests all answers).
  const isAnswer = (section) => document.querySelector(".diagnosis") && !section.checkVisibility();
  const isEmpty = (section) =>
    !isAnswer(section) && (section.offsetHeight < 40 || section.innerText.trim().length < 10);
  // An island reserves the space of its messages, and the example alert and the replay that of their answers (home.test.mjs tests all of
  // them).
  const shown = (element) => ({
    opacityProperty: true,
    visibilityProperty: !element.closest("[data-island], .hero-answer, .train-answer"),
  });
  const isHidden = (element) => element.checkVisibility() && !element.checkVisibility(shown(element));
  const words = [...document.querySelectorAll("main h1, main h2, main h3, main p, main dd, main td")].filter(
    (element) => element.textContent.trim(),
  );
  return [
    ...sections.filter(isEmpty).map((section) => `no text: ${section.outerHTML.slice(0, 80)}`),
    ...words
      .filter(isHidden)
      .map((element) => `not shown: <${element.localName}> ${element.textContent.trim().slice(0, 80)}`),
  ];
}

/**
 * Buttons, and fields of islands, that have no effect without a script; a field may be in a form that says so itself.
 */
function dead() {
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const says = (form) =>
    [...(form?.querySelectorAll("noscript") ?? [])].some((note) => isSeen(note) && note.textContent.trim());
  const controls = [
    ...document.querySelectorAll(
      "button, dialog, [role=button], [role=tab], [data-island] :is(input, select, textarea)",
    ),
  ];
  const found = controls.filter(
    (element) =>
      isSeen(element) && !element.disabled && !(element.matches("input, select, textarea") && says(element.form)),
  );
  return found.map((element) => `nothing answers to ${element.outerHTML.slice(0, 100)}`);
}

/** The elements that make the page scroll horizontally. */
function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isClipped = (element) =>
    element && (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));
  const wide = [...document.querySelectorAll("main *, body > *")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element),
  );
  return [`${scrollWidth} wide`, ...wide.slice(0, 4).map((element) => element.outerHTML.slice(0, 80))];
}
