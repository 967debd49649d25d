/** The preview bar of `serve`: other languages, preview modes, and links from texts to their sources. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { usePreview } from "./preview.mjs";
import { require, sample } from "./site.mjs";
import { isFocused, reach } from "./visitor.mjs";

const languages = ["en", "de"];
const site = usePreview({ languages });
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const bar = (page) => page.locator("archipel-preview .bar");
const button = (page, name) => bar(page).getByRole("button", { name });
const isPressed = (page, name) => button(page, name).getAttribute("aria-pressed");

test("leads to the page in every language, with its query and its anchor", async (t) => {
  const page = await site.open(t, "/en/about/?campaign=a#reads");
  await button(page, "Language").click();
  const links = page.locator("archipel-preview .menu").getByRole("link");
  assert.deepEqual(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
    languages.map((segment) => `/${segment}/about/?campaign=a#reads`),
  );
  assert(await isFocused(links.first()), "the current one");
  await page.keyboard.press("Escape");
  await links.first().waitFor({ state: "hidden" });
  await button(page, "Language").press("Enter");
  await links.filter({ hasText: "Deutsch" }).press("Enter");
  await page.waitForURL("**/de/about/?campaign=a#reads");
  await button(page, "Language: Deutsch").waitFor();
});

describe("the modes change what the page shows, not the page", () => {
  test("pseudo-locale", async (t) => {
    const page = await site.open(t, "/en/about/");
    const lead = page.locator("#reads .head-split p");
    const plain = await lead.innerText();
    await button(page, "Pseudo-locale").click();
    await lead.and(page.getByText(plain)).waitFor({ state: "detached" });
    const pseudo = await lead.innerText();
    assert(pseudo.length >= 1.3 * plain.length, pseudo);
    assert.equal(await isPressed(page, "Pseudo-locale"), "true");
    await page.reload();
    assert.equal(await lead.innerText(), pseudo);
    await button(page, "Pseudo-locale").click();
    await lead.and(page.getByText(plain)).waitFor();
    assert.equal(await isPressed(page, "Pseudo-locale"), "false");
    assert.deepEqual(await page.context().cookies(), []);
  });

  test("message ids", async (t) => {
    const page = await site.open(t, "/en/about/");
    await button(page, "Message ids").click();
    await page.locator("#reads h2", { hasText: "reads-title" }).waitFor();
    assert(await page.isSame());
  });

  test("right to left, also on the next page", async (t) => {
    const page = await site.open(t, "/en/about/");
    await button(page, "Right to left").click();
    assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
    assert.equal(await bar(page).evaluate((element) => getComputedStyle(element).direction), "ltr");
    await page.goto(site.url("/en/tokenomics/"));
    await page.locator("html[dir=rtl]").waitFor();
    await button(page, "Right to left").click();
    assert.equal(await page.locator("html").getAttribute("dir"), "ltr");
  });
});

describe("with Sources on, a text says where it comes from", () => {
  /** A position within the first letters of a heading. */
  const position = { x: 12, y: 20 };
  const tip = (page) => page.locator("archipel-preview .tip");

  /** Opens the page with the mode on, and responds to its requests to open a file. */
  async function look(t, answer = { status: 204 }) {
    const page = await site.open(t, "/en/about/");
    page.opened = [];
    await page.route("**/@archipel/open", (route) => {
      page.opened.push(route.request().postDataJSON());
      return route.fulfill(answer);
    });
    await button(page, "Sources").click();
    await page.locator("#reads h2 [data-source]").waitFor({ state: "attached" });
    return page;
  }
  const line = (id) =>
    site
      .read("locales/en/pages/about.ftl")
      .split("\n")
      .findIndex((line) => line.startsWith(`${id} =`)) + 1;

  test("to the pointer, and a press opens it", async (t) => {
    const page = await look(t);
    await page.locator("#reads h2").hover({ position });
    await tip(page)
      .getByText(`locales/en/pages/about.ftl:${line("reads-title")}`)
      .waitFor();
    await tip(page).getByText("reads-title").waitFor();
    await page.locator("#reads h2").click({ position });
    await page.getByText(`Opened locales/en/pages/about.ftl:${line("reads-title")}.`).waitFor();
    assert.deepEqual(page.opened, [{ file: "locales/en/pages/about.ftl", line: line("reads-title"), column: 1 }]);
  });

  test("to the focus, and Enter opens it instead of the link", async (t) => {
    const page = await look(t);
    const link = page.locator("main a", { hasText: "See the products" }).first();
    await reach(page, link);
    await tip(page)
      .getByText(`about.ftl:${line("start-action-label")}`)
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByText(/^Opened /).waitFor();
    assert.equal(new URL(page.url()).hash, "");
    await link.click({ modifiers: ["Shift"], trial: true });
  });

  test("one after the other by the bar's buttons", async (t) => {
    const page = await look(t);
    await reach(page, button(page, "Next text"));
    await page.keyboard.press("Enter");
    const first = await tip(page).innerText();
    await page.keyboard.press("Enter");
    assert.notEqual(await tip(page).innerText(), first);
    await button(page, "Text before").press("Enter");
    assert.equal(await tip(page).innerText(), first);
    await bar(page).getByRole("group", { name: "Texts" }).locator(".control").last().press("Enter");
    await page.getByText(/^Opened /).waitFor();
    assert.equal(page.opened.length, 1);
  });

  test("where no editor is configured, that is said", async (t) => {
    const error = "No editor is configured.";
    const page = await look(t, { status: 501, json: { error } });
    await page.locator("#reads h2").click({ position });
    await page.locator("archipel-preview .said").getByText(error).waitFor();
  });

  test("where there is no mouse, it speaks of a tap", async (t) => {
    const page = await site.open(t, "/en/about/", { hasTouch: true, isMobile: true });
    await page.route("**/@archipel/page?*", async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), editor: true } });
    });
    await page.reload();
    await button(page, "Sources").click();
    await page.locator("[data-source]").first().waitFor({ state: "attached" });
    await button(page, "Next text").click();
    await tip(page).getByText("Tap it to open it").waitFor();
  });

  test("links lead on again when it is off", async (t) => {
    const page = await look(t);
    await button(page, "Sources").click();
    await page.locator("[data-source]").first().waitFor({ state: "detached" });
    await page.locator("main a", { hasText: "See the products" }).first().click();
    assert.equal(new URL(page.url()).hash, "#products");
    assert.deepEqual(page.opened, []);
  });
});

describe("findings of finished pages", () => {
  /** The number of warnings; the copy of the site has some, since it lacks languages. */
  const count = async (page) => Number.parseInt(await button(page, "warnings").innerText(), 10);
  const report = (page) => page.getByRole("alertdialog");

  test("are listed at their sources, and go when they are corrected", async (t) => {
    const page = await site.open(t, "/en/about/");
    const before = await count(page);
    const sheet = "assets/css/base.css";
    const fault = ".faint-words { color: #888; background: #fff }";
    const restored = site.edit(t, sheet, (css) => `${css}\n${fault}\n`);
    await button(page, `${before + 1} warnings`).press("Enter");
    await report(page).getByText("color-contrast").waitFor();
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => axe.run({ fromShadowDom: ["archipel-preview", ".report"] }));
    assert.deepEqual(violations, []);
    const line = site.read(sheet).split("\n").indexOf(fault) + 1;
    const opened = page.waitForRequest("**/@archipel/open");
    await page.route("**/@archipel/open", (route) => route.fulfill({ status: 204 }));
    await reach(page, report(page).getByRole("button", { name: `${sheet}:${line}:` }));
    await page.keyboard.press("Enter");
    const { file, line: to } = (await opened).postDataJSON();
    assert.deepEqual([file, to], [sheet, line]);
    await restored();
    await report(page).waitFor({ state: "hidden" });
    await button(page, `${before} warnings`).waitFor();
  });

  test("follow other pages, also if the page stays the same", async (t) => {
    const page = await site.open(t, "/en/tokenomics/");
    const before = await count(page);
    const title = (id) => site.read(`locales/en/pages/${id}.ftl`).match(/^meta-title = (.*)$/m)[1];
    const restored = site.edit(t, "locales/en/pages/about.ftl", (ftl) =>
      ftl.replace(title("about"), title("tokenomics")),
    );
    await button(page, `${before + 1} warnings`).click();
    await report(page).getByText("the title is also that of the page about").waitFor();
    assert(await page.isSame());
    await restored();
    await button(page, `${before} warnings`).waitFor();
  });
});

test("folds, keeps its side, and stays so on the next page", async (t) => {
  const page = await site.open(t, "/en/about/");
  await button(page, "Move the bar to the other side").click();
  await button(page, "Fold the bar").press("Enter");
  const folded = page.getByRole("button", { name: /^Unfold the preview bar: connected/ });
  assert(await isFocused(folded));
  await page.goto(site.url("/en/tokenomics/"));
  await folded.waitFor();
  assert((await folded.boundingBox()).x < 100);
  await folded.press("Enter");
  assert(await bar(page).isVisible());
});

test("covers nothing of the side menu", async (t) => {
  const page = await site.open(t, "/en/platform/");
  const menu = await page.locator(".side").boundingBox();
  assert(menu.y + menu.height > 700, "it reaches to the bottom");
  assert((await bar(page).boundingBox()).x > menu.x + menu.width);
});

test("on a phone it has two rows, also with mistakes to count", async (t) => {
  const page = await site.open(t, "/en/about/", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole("button", { name: /^Unfold/ }).click();
  await button(page, "Sources").click();
  site.edit(t, "content/pages/about.yaml", (yaml) => yaml.replaceAll("{ id: ", "{ id: no-"));
  await page.getByRole("alertdialog").waitFor();
  await page.keyboard.press("Escape");
  const tops = await Promise.all(
    ["errors", "Language", "Fold the bar"].map(async (name) => (await button(page, name).boundingBox()).y),
  );
  assert.equal(new Set(tops).size, 1, tops.join());
  assert((await bar(page).boundingBox()).height < 0.15 * 844);
});

test("where there is no page, the modes say that they do nothing", async (t) => {
  const page = await site.open(t, "/en/nowhere/");
  const mode = button(page, "Message ids");
  await mode.and(page.locator("[aria-disabled=true]")).waitFor();
  await mode.press("Enter");
  await page.locator("archipel-preview .said").getByText("no page at this URL").waitFor();
  assert.equal(await isPressed(page, "Message ids"), "false");
  assert.deepEqual(await page.context().cookies(), []);
  assert.equal(await button(page, "Right to left").getAttribute("aria-disabled"), null);
});

test("has a name for the file of the page", async (t) => {
  const page = await site.open(t, "/en/about/");
  const opened = page.waitForRequest("**/@archipel/open");
  await page.route("**/@archipel/open", (route) => route.fulfill({ status: 204 }));
  await button(page, "about.yaml").click();
  assert.equal((await opened).postDataJSON().file, "content/pages/about.yaml");
});

test("is not printed, and not in what is published", async (t) => {
  const page = await site.open(t, "/en/about/");
  await page.emulateMedia({ media: "print" });
  assert(!(await bar(page).isVisible()));
  const published = await (await fetch(site.url("/en/about/"))).text();
  assert(!published.includes("@archipel"), "the bytes of dist are served to what is not a browser");
});

describe("can be used by everybody", () => {
  const cases = [
    ["wide, light", 1440, "light", false],
    ["wide, dark", 1440, "dark", false],
    ["narrow, light, by touch", 390, "light", true],
    ["narrow, dark, by touch", 390, "dark", true],
  ];
  for (const [what, width, colorScheme, touch] of sample(cases, 0, 3))
    test(what, async (t) => {
      const page = await site.open(t, "/en/about/", {
        viewport: { width, height: 844 },
        colorScheme,
        hasTouch: touch,
        isMobile: touch,
      });
      const found = [];
      const judge = async (context) => {
        await page.evaluate(axe);
        const { violations } = await page.evaluate(
          (context) => axe.run({ fromShadowDom: ["archipel-preview", context] }, { resultTypes: ["violations"] }),
          context,
        );
        found.push(
          ...violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
          ),
        );
      };
      const unfold = page.getByRole("button", { name: /^Unfold/ });
      if (touch) await unfold.click();
      else assert(!(await unfold.isVisible()));
      await button(page, "Sources").click();
      await page.locator("[data-source]").first().waitFor({ state: "attached" });
      await button(page, "Next text").click();
      await judge(".bar");
      await button(page, "Language").click();
      await page.locator("archipel-preview #languages").waitFor();
      await judge("#languages");
      await page.keyboard.press("Escape");
      if (touch)
        for (const control of await bar(page).locator("button:visible").all()) {
          const { width, height } = await control.boundingBox();
          assert(width >= 44 && height >= 44, `${await control.innerText()}: ${width} x ${height}`);
        }
      site.edit(t, "content/pages/about.yaml", (yaml) =>
        yaml.replace("anchor: reads\n", "anchor: reads\n    title: reads-titel\n"),
      );
      await page.getByRole("alertdialog").waitFor();
      await judge(".report");
      assert.deepEqual(found, []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    });
});
