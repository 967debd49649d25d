/** `serve --watch` in a browser: saved files are shown, and the state of the page is preserved. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { usePreview } from "./preview.mjs";
import { isFocused, until } from "./visitor.mjs";

const site = usePreview({ languages: ["en"] });
const report = (page) => page.getByRole("alertdialog");

for (const sheet of ["base.css", "sections/columns.css"])
  test(`${sheet} is exchanged without a reload`, async (t) => {
    const page = await site.open(t, "/en/about/");
    const before = await page.locator("link[rel=stylesheet]").count();
    site.edit(t, `assets/css/${sheet}`, (css) => `${css}\nbody { outline: 3px solid rgb(1, 2, 3); }\n`);
    await page.waitForFunction(() => getComputedStyle(document.body).outlineColor === "rgb(1, 2, 3)");
    await page.waitForFunction((before) => document.querySelectorAll("link[rel=stylesheet]").length === before, before);
    assert(await page.isSame());
  });

describe("an edit keeps the place, the focus and what is open", () => {
  for (const [what, file, change, shown] of [
    [
      "of a message",
      "locales/en/pages/about.ftl",
      (ftl) => ftl.replace(/^reads-title = .*$/m, "reads-title = What we read now."),
      "What we read now.",
    ],
    [
      "of content",
      "content/pages/about.yaml",
      (yaml) => yaml.replace("anchor: reads\n", "anchor: reads\n    title: products-title\n"),
      "Product by product",
    ],
    [
      "of a template",
      "templates/sections/columns.html",
      (html) => html.replace('<ul class="columns">', '<p>A line of the template.</p>\n    <ul class="columns">'),
      "A line of the template.",
    ],
  ])
    test(what, async (t) => {
      const page = await site.open(t, "/en/about/");
      await page.locator(".languages summary").click();
      await page
        .locator("#reads")
        .evaluate((section) => section.scrollIntoView({ block: "start", behavior: "instant" }));
      await page
        .locator("main a")
        .last()
        .evaluate((link) => link.focus({ preventScroll: true }));
      const state = () =>
        page.evaluate(() => [scrollY, document.activeElement.textContent, document.querySelector(".languages").open]);
      const before = await state();
      const mend = site.edit(t, file, change);
      const words = page.locator("#reads").getByText(shown);
      await words.waitFor();
      assert.deepEqual(await state(), before);
      mend();
      await words.waitFor({ state: "detached" });
      assert.deepEqual(await state(), before);
      assert(await page.isSame());
    });

  test("of the title of the page", async (t) => {
    const page = await site.open(t, "/en/about/");
    site.edit(t, "locales/en/pages/about.ftl", (ftl) =>
      ftl.replace(/^meta-title = .*$/m, "meta-title = Another title"),
    );
    await page.waitForFunction(() => document.title === "Another title");
    assert(await page.isSame());
  });
});

test("what scripts have done stays: the theme, an open dialog", async (t) => {
  const page = await site.open(t, "/en/about/");
  await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
  await page.locator(".wallet-open").click();
  await page.locator("dialog.wallet[open]").waitFor();
  site.edit(t, "locales/en/pages/about.ftl", (ftl) =>
    ftl.replace(/^reads-title = .*$/m, "reads-title = Behind the dialog."),
  );
  await page.getByText("Behind the dialog.").waitFor({ state: "attached" });
  assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
  assert(await page.locator("dialog.wallet[open]").isVisible());
  assert(await page.isSame());
});

describe("an island that is hydrated", () => {
  const file = "islands/stake-calculator/island.tsx";

  async function calculator(t) {
    const page = await site.open(t, "/en/tokenomics/");
    await page.locator(".stake-calculator").scrollIntoViewIfNeeded();
    await page.locator("archipel-island[name=stake-calculator][hydrated]").waitFor({ state: "attached" });
    await page.locator("input[name=amount]").fill("1,234");
    return page;
  }
  const state = (page) =>
    page.evaluate(() => [document.querySelector("input[name=amount]").value, document.activeElement.name, scrollY]);

  test("keeps its state, the focus and its elements when its code is edited, again and again", async (t) => {
    const page = await calculator(t);
    const before = await state(page);
    for (const word of ["first", "second"]) {
      const mend = site.edit(t, file, (tsx) =>
        tsx.replace('{t("run")}', `{t("run")} ${word}`).replace("{hint}", `{hint} ${word}`),
      );
      await page.locator(".stake-calculator .btn-primary", { hasText: word }).waitFor();
      assert.deepEqual(await state(page), before);
      mend();
      await page.locator(".stake-calculator .btn-primary", { hasText: word }).waitFor({ state: "detached" });
    }
    await page.locator("input[name=amount]").fill("2,000");
    await page.keyboard.press("Enter");
    await page.locator(".stake-calculator-result", { hasText: "1,580" }).waitFor();
    assert(await page.isSame());
  });

  test("keeps its dialog open", async (t) => {
    const page = await site.open(t, "/en/about/");
    await page.locator(".wallet-open").click();
    const dialog = page.locator("dialog.wallet[open]");
    await dialog.waitFor();
    const focus = () => page.evaluate(() => document.activeElement.className);
    const before = await focus();
    site.edit(t, "islands/wallet/island.tsx", (tsx) => tsx.replace('className="wallet"', 'className="wallet edited"'));
    await dialog.and(page.locator(".edited")).waitFor();
    assert(await dialog.evaluate((element) => element.matches(":modal")));
    assert.equal(await focus(), before);
    assert(await page.isSame());
  });

  test("runs an edited effect", async (t) => {
    const page = await calculator(t);
    site.edit(t, file, (tsx) =>
      tsx.replace(
        "useEffect(() => restore(), []);",
        "useEffect(() => {\n    document.body.dataset.effect = 'edited';\n    restore();\n  }, []);",
      ),
    );
    await page.locator("body[data-effect=edited]").waitFor({ state: "attached" });
    assert.equal((await state(page))[0], "1,234");
  });

  test("gets new words", async (t) => {
    const page = await calculator(t);
    const before = await state(page);
    site.edit(t, "locales/en/islands/stake-calculator.ftl", (ftl) => ftl.replace(/^run = .*$/m, "run = Work it out"));
    await page.getByRole("button", { name: "Work it out" }).waitFor();
    assert.deepEqual(await state(page), before);
    assert(await page.isSame());
  });

  test("starts afresh when its hooks are others, and after it has thrown", async (t) => {
    const page = await calculator(t);
    const button = (words) => page.locator(".stake-calculator .btn-primary", { hasText: words }).waitFor();
    const hooks = site.edit(t, file, (tsx) =>
      tsx
        .replace("const id = useId();", "const [extra] = useState('extra'); const id = useId();")
        .replace('{t("run")}', "{extra}"),
    );
    await button("extra");
    assert.equal((await state(page))[0], "10,000");
    hooks();
    await button("Calculate");
    const mend = site.edit(t, file, (tsx) =>
      tsx.replace(
        "const id = useId();",
        "const id = useId(); if (typeof window !== 'undefined') throw new Error('thrown');",
      ),
    );
    await page.evaluate(
      () => new Promise((resolve) => document.addEventListener("archipel:island-error", resolve, { once: true })),
    );
    await page.locator(".island-error").waitFor();
    mend();
    await until(async () => {
      await page.locator(".stake-calculator-slider").press("ArrowLeft");
      return (await page.locator("input[name=months]").inputValue()) !== "12";
    }, "the slider works again");
    assert(await page.isSame());
  });
});

test("an island that is not hydrated yet gets new code, and is hydrated with it", async (t) => {
  const page = await site.open(t, "/en/about/");
  site.edit(t, "islands/wallet/island.tsx", (tsx) =>
    tsx.replace("btn-outline wallet-open", "btn-outline edited wallet-open"),
  );
  await page.locator(".edited.wallet-open").click();
  await page.locator("dialog.wallet[open]").waitFor();
  assert(await page.isSame());
});

test("what runs every island is exchanged by a reload that keeps the place", async (t) => {
  const page = await site.open(t, "/en/tokenomics/");
  await page.locator(".stake-calculator").scrollIntoViewIfNeeded();
  await page.locator("archipel-island[name=stake-calculator][hydrated]").waitFor({ state: "attached" });
  const before = await page.evaluate(() => scrollY);
  const undo = site.edit(t, "site.toml", (toml) => toml.replace('target = "es2022"', 'target = "es2020"'));
  await page.waitForFunction(() => !window.isLoaded);
  await page.locator("archipel-island[name=stake-calculator][hydrated]").waitFor({ state: "attached" });
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, before);
  // Otherwise, it would reload the page of the next test.
  undo();
  for (let isReloaded = true; isReloaded; ) {
    await page.evaluate(() => {
      window.isLoaded = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 3000));
    isReloaded = !(await page.evaluate(() => window.isLoaded));
  }
});

test("mistakes are shown over the last good page, all of them, until they are mended", async (t) => {
  const page = await site.open(t, "/en/about/");
  const first = site.edit(t, "content/pages/about.yaml", (yaml) =>
    yaml.replace("anchor: reads\n", "anchor: reads\n    title: reads-titel\n"),
  );
  await report(page).getByText("reads-titel").first().waitFor();
  await report(page).getByRole("heading", { name: "1 error" }).waitFor();
  assert.match(
    await report(page).innerText(),
    /error\[[\w-]+\]:.*reads-titel[\s\S]*content\/pages\/about\.yaml:\d+:\d+[\s\S]*help: .*reads-title/,
  );
  assert(await page.locator("#reads h2").isVisible());

  const second = site.edit(t, "assets/css/base.css", (css) => `${css}\nbody { color navy }\n`);
  await report(page).getByText("assets/css/base.css:").waitFor();
  assert.match(await report(page).innerText(), /reads-titel/);

  await page.keyboard.press("Escape");
  await report(page).waitFor({ state: "hidden" });
  second();
  await report(page).getByRole("heading", { name: "1 error" }).waitFor();
  first();
  await report(page).waitFor({ state: "hidden" });
  assert(await page.isSame());
});

test("mistakes of a site that has not been built yet are shown without a page", async (t) => {
  await site.stop();
  const mend = site.edit(t, "content/pages/about.yaml", (yaml) =>
    yaml.replace("anchor: reads\n", "anchor: reads\n    title: reads-titel\n"),
  );
  await site.start();
  const page = await site.open(t, "/en/about/");
  await report(page).getByText("There is no page yet.").waitFor();
  mend();
  await page.locator("#reads h2").waitFor();
  await report(page).waitFor({ state: "hidden" });
});

test("the focus goes to the report and comes back", async (t) => {
  const page = await site.open(t, "/en/tokenomics/");
  await page.locator("input[name=amount]").fill("12");
  const mend = site.edit(t, "site.toml", (toml) => `${toml}\n[nonsense]\n`);
  await report(page).waitFor();
  assert(await isFocused(report(page)));
  mend();
  await report(page).waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => document.activeElement.name), "amount");
  assert.equal(await page.locator("input[name=amount]").inputValue(), "12");
});

test("the report marks code, and its list is a stop of the Tab key only if it scrolls", async (t) => {
  const page = await site.open(t, "/en/about/");
  site.edit(t, "content/pages/about.yaml", (yaml) =>
    yaml.replace("anchor: reads\n", "anchor: reads\n    title: reads-titel\n"),
  );
  await report(page).locator(".first code").getByText("reads-titel").waitFor();
  assert.doesNotMatch(await report(page).innerText(), /`/);
  await report(page).locator(".list[tabindex='-1']").waitFor();
  await page.setViewportSize({ width: 390, height: 220 });
  await report(page).locator(".list[tabindex='0']").waitFor();
});

test("after a restart of the server the page has what was edited meanwhile", async (t) => {
  const page = await site.open(t, "/en/about/");
  await site.stop();
  await page.getByRole("status").filter({ hasText: "Disconnected" }).waitFor();
  site.edit(t, "locales/en/pages/about.ftl", (ftl) =>
    ftl.replace(/^reads-title = .*$/m, "reads-title = Edited in the night."),
  );
  await site.start();
  await page.getByText("Edited in the night.").waitFor();
  await page.getByRole("status").filter({ hasText: "Connected" }).waitFor();
  assert(await page.isSame());
});

test("a page that comes into being is shown where it was missing, and the other way round", async (t) => {
  const page = await site.open(t, "/en/later/");
  const move = site.edit(t, "content/pages/about.yaml", (yaml) => yaml.replace("path: about", "path: later"));
  await page.locator("#reads h2").waitFor();
  move();
  await page.locator("#reads h2").waitFor({ state: "detached" });
});

test("a hidden page leaves the server alone, and is up to date when it is shown", async (t) => {
  const page = await site.open(t, "/en/about/");
  const hide = (isHidden) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  const asked = [];
  await hide(true);
  // The code of the page's own islands may still be loading.
  page.on("request", (request) => request.url().includes("/islands/") || asked.push(request.url()));
  site.edit(t, "locales/en/pages/about.ftl", (ftl) =>
    ftl.replace(/^reads-title = .*$/m, "reads-title = Edited behind its back."),
  );
  await page.waitForTimeout(1000);
  assert.deepEqual(asked, []);
  await hide(false);
  await page.getByText("Edited behind its back.").waitFor();
  assert(await page.isSame());
});

test("a page that was opened in the background is up to date when it is shown", async (t) => {
  const front = await site.open(t, "/en/about/");
  const page = await front.context().newPage();
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
  await page.goto(site.url("/en/about/"));
  await page.locator("archipel-preview").waitFor({ state: "attached" });
  site.edit(t, "locales/en/pages/about.ftl", (ftl) =>
    ftl.replace(/^reads-title = .*$/m, "reads-title = Edited before it was seen."),
  );
  await front.getByText("Edited before it was seen.").waitFor();
  assert.equal(await page.getByText("Edited before it was seen.").count(), 0);
  await page.evaluate(() => {
    window.isLoaded = true;
    delete document.hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.getByText("Edited before it was seen.").waitFor();
  assert(await page.evaluate(() => window.isLoaded));
});

test("a page is shown as soon as it is told of, though its build has no number yet", async (t) => {
  const page = await site.open(t, "/en/about/");
  const asked = await page.evaluate(async () => {
    const { Page } = await import("/@archipel/client/page.js");
    const followed = new Page();
    await followed.begin();
    const { server } = document.querySelector("script[data-server]").dataset;
    const count = () => performance.getEntriesByName(location.href, "resource").length;
    const before = count();
    for (const tag of ['"first"', '"second"']) await followed.follow({ server, build: 1, page: tag });
    return count() - before;
  });
  assert.equal(asked, 2);
});
