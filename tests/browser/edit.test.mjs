/** Edits in the page of `serve --watch`: what is typed is in the file, and nothing else of it changes. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { launchFirefox, open } from "./firefox.mjs";
import { usePreview } from "./preview.mjs";
import { PATIENCE, require } from "./site.mjs";
import { isFocused, reach, until } from "./visitor.mjs";

const site = usePreview({ languages: ["en", "de"] });
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const english = "locales/en/pages/about.ftl";
const german = "locales/de/pages/about.ftl";
const bar = (page) => page.locator("archipel-preview .bar");
const button = (page, name) => bar(page).getByRole("button", { name });
const panel = (page) => page.locator("archipel-preview .editor");
const field = (page, name) => panel(page).getByRole("textbox", { name });
const text = (page, id) => page.locator(`[data-message=${id}]`).first();
const lineOf = (file, id) =>
  site
    .read(file)
    .split("\n")
    .find((line) => line.startsWith(`${id} =`));

/** Opens a page with Edit on. */
async function edit(t, path = "/en/about/", more) {
  const page = await site.open(t, path, more);
  const folded = page.locator("archipel-preview .folded");
  if (await folded.isVisible()) await folded.click();
  await bar(page).getByRole("button", { name: "Edit", exact: true }).click();
  await page.locator("[data-source]").first().waitFor({ state: "attached" });
  return page;
}

/** Clicks at the start of a marked text. */
async function press(page, marked) {
  const at = await marked.evaluate((element) => {
    element.closest(":not([data-source])").scrollIntoView({ block: "center", behavior: "instant" });
    // The element has no box of its own.
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, height } = range.getClientRects()[0];
    return [left + 4, top + height / 2];
  });
  await page.mouse.click(...at);
}

/** Opens the panel of a message. */
async function choose(page, id) {
  await press(page, text(page, id));
  await panel(page).getByRole("heading", { name: id }).waitFor();
}

test("a text is edited in place; undo and redo", async (t) => {
  site.restore(t, english);
  const before = site.read(english);
  const page = await edit(t);
  await choose(page, "reads-title");
  assert(await isFocused(field(page, "English")));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("What it {reads} now");
  await page.keyboard.press("Control+Enter");
  await panel(page).waitFor({ state: "hidden" });
  const line = 'reads-title = What it { "{" }reads{ "}" } now';
  assert.equal(site.read(english), before.replace("reads-title = What it reads", line));
  await page.locator("#reads h2", { hasText: "What it {reads} now" }).waitFor();
  assert(await page.isSame());
  await button(page, "1 change").click();
  await page.locator("archipel-preview .changes ins", { hasText: "What it {reads} now" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await page.getByText("Undone: reads-title.").waitFor();
  assert.equal(site.read(english), before);
  await button(page, "Redo the change").press("Enter");
  await until(() => lineOf(english, "reads-title") === line, "the change is repeated");
});

test("by keyboard alone, and Escape changes nothing", async (t) => {
  const before = site.read(english);
  const page = await edit(t);
  await reach(page, button(page, "Next text"));
  await page.keyboard.press("Enter");
  const place = bar(page).locator(".texts .control").nth(2);
  await reach(page, place);
  await page.keyboard.press("Enter");
  await panel(page).waitFor();
  await page.keyboard.type("x");
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "hidden" });
  assert(await isFocused(place), "the focus is where it was");
  assert.equal(site.read(english), before);
});

test("a placeable is a chip, and a text without it is not written", async (t) => {
  site.restore(t, german);
  const before = site.read(german);
  const page = await edit(t, "/de/about/");
  await choose(page, "products-validators-remark");
  const input = field(page, "Deutsch");
  const chips = input.locator(".chip");
  assert.deepEqual(await chips.allInnerTexts(), ["$validators-maximum", "$tokenomics-allocation-validators"]);
  await panel(page).getByText("At most {$validators-maximum} nodes").waitFor();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Knoten: ");
  await page.keyboard.press("Control+Enter");
  await panel(page).getByRole("alert").getByText("validators-maximum").first().waitFor();
  assert.equal(site.read(german), before);
  await panel(page).getByRole("button", { name: "Insert $validators-maximum" }).click();
  await panel(page).getByRole("button", { name: "Insert $tokenomics-allocation-validators" }).click();
  await page.keyboard.press("Control+Enter");
  await panel(page).waitFor({ state: "hidden" });
  const placeables = "{ $validators-maximum }{ $tokenomics-allocation-validators }";
  const id = "products-validators-remark";
  assert.equal(lineOf(german, id), `${id} = Knoten: ${placeables}`);
});

test("all languages side by side are saved together", async (t) => {
  for (const file of [english, german]) site.restore(t, file);
  const page = await edit(t);
  await choose(page, "reads-title");
  await panel(page).getByRole("button", { name: "All languages" }).click();
  for (const [name, tag] of [
    ["English", "en"],
    ["Deutsch", "de"],
  ]) {
    assert.equal(await field(page, name).getAttribute("lang"), tag);
    await field(page, name).fill(`Neu ${tag}`);
  }
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    axe.run({ fromShadowDom: ["archipel-preview", ".editor"] }, { resultTypes: ["violations"] }),
  );
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
    [],
  );
  await panel(page).getByRole("button", { name: "Save" }).click();
  await panel(page).waitFor({ state: "hidden" });
  assert(site.read(english).includes("reads-title = Neu en\n"));
  assert(site.read(german).includes("reads-title = Neu de\n"));
});

test("a file that has changed meanwhile is not written over", async (t) => {
  const page = await edit(t);
  await choose(page, "reads-title");
  site.edit(t, english, (source) => source.replace("= What it reads", "= By another editor"));
  await field(page, "English").fill("Mine");
  await page.keyboard.press("Control+Enter");
  await panel(page).getByRole("alert").getByText("has changed meanwhile").waitFor();
  assert(site.read(english).includes("By another editor"));
  await panel(page).getByRole("button", { name: "Read the file again" }).click();
  await panel(page).getByText("The file has now: By another editor").waitFor();
  assert.equal(await field(page, "English").innerText(), "Mine");
  await page.keyboard.press("Enter");
  await panel(page).waitFor({ state: "hidden" });
  assert.equal(lineOf(english, "reads-title"), "reads-title = Mine");
});

test("a value of the data is edited where it is shown", async (t) => {
  const file = "content/data/validators.yaml";
  site.restore(t, file);
  const before = site.read(file);
  const page = await edit(t);
  const value = page.locator("[data-message=products-validators-remark] [data-value='validators.maximum']");
  await press(page, value);
  await panel(page).getByRole("heading", { name: "validators.maximum" }).waitFor();
  await page.locator("archipel-preview .tip").waitFor({ state: "hidden" });
  const about = panel(page).locator(".value");
  assert.deepEqual(await about.locator("dt, dd").allInnerTexts(), [
    ...["type", "a number", "unit", "nodes", "status", "published"],
  ]);
  await about.locator("summary").click();
  await about.getByRole("link", { name: "about", exact: true }).waitFor();
  const input = panel(page).getByRole("textbox", { name: "Text" });
  await input.fill("many");
  await page.keyboard.press("Control+Enter");
  await panel(page).getByRole("alert").getByText("a number").waitFor();
  assert.equal(site.read(file), before);
  await input.fill("120");
  await page.keyboard.press("Control+Enter");
  await panel(page).waitFor({ state: "hidden" });
  assert.equal(site.read(file), before.replace('value: "100"', 'value: "120"'));
  await value.getByText("120").waitFor();
  assert(await page.isSame());
  await page.keyboard.press("Control+z");
  await page.getByText("Undone: validators.maximum.").waitFor();
  assert.equal(site.read(file), before);
});

test("the sentence around a value is edited from its panel", async (t) => {
  const page = await edit(t);
  await press(page, page.locator("[data-value='validators.maximum']").first());
  await panel(page).getByRole("button", { name: "Edit the sentence" }).click();
  await field(page, "English").waitFor();
  assert.equal(await field(page, "English").locator(".chip").first().innerText(), "$validators-maximum");
});

test("a paragraph of a Markdown body is edited as Markdown", async (t) => {
  const file = "locales/en/pages/digest/four-networks.md";
  site.restore(t, file);
  const before = site.read(file);
  const page = await edit(t, "/en/digest/four-networks/");
  await press(page, page.locator("[data-message='']", { hasText: "Solana is a different system" }));
  await panel(page).getByRole("heading", { name: "Paragraph" }).waitFor();
  const input = panel(page).getByRole("textbox");
  const text = await input.inputValue();
  assert(before.includes(`\n\n${text}\n\n`), text);
  await input.fill(text.replace("a different system", "*another* system"));
  await page.keyboard.press("Control+Enter");
  await panel(page).waitFor({ state: "hidden" });
  assert.equal(site.read(file), before.replace("Solana is a different system", "Solana is *another* system"));
  await page.locator("p em", { hasText: "another" }).waitFor();
  assert(await page.isSame());
});

test("an article is added by the form, and removed by undo", async (t) => {
  const page = await edit(t);
  await button(page, "New").click();
  const form = page.locator("archipel-preview .additions");
  await form.getByRole("textbox", { name: "Name" }).fill("Our team");
  await page.keyboard.press("Enter");
  await form.getByRole("alert").getByText("can't be the name of a page").waitFor();
  await form.getByRole("radio", { name: "Article" }).check();
  await form.getByRole("textbox", { name: "Name" }).fill("spring-news");
  await form.getByRole("button", { name: "Create" }).click();
  await form.getByText("Created article spring-news.").waitFor();
  const file = "content/pages/digest/spring-news.yaml";
  assert(site.read(file).includes("path: digest/spring-news"));
  const link = form.getByRole("link", { name: "Open /en/digest/spring-news/" });
  const url = await link.evaluate(({ href }) => href);
  await until(async () => (await fetch(url)).ok, "the page is built");
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "hidden" });
  await page.keyboard.press("Control+z");
  await page.getByText("Undone: article spring-news.").waitFor();
  assert.throws(() => site.read(file), { code: "ENOENT" });
});

describe("in a small window and a dark one", () => {
  test("the panel is at the lower edge", async (t) => {
    const page = await edit(t, "/en/about/", { viewport: { width: 390, height: 800 }, colorScheme: "dark" });
    await button(page, "Next text").click();
    await bar(page).locator(".texts .control").nth(2).click();
    await panel(page).waitFor();
    const { x, y, width, height } = await panel(page).boundingBox();
    assert.deepEqual([x, width, Math.round(y + height)], [0, 390, 800]);
  });
});

test("in Firefox", async (t) => {
  site.restore(t, english);
  const browser = await launchFirefox();
  t.after(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1440, height: 900 });
  await open(page, site.url("/en/about/"));
  await page.waitForSelector("archipel-preview >>> .bar.connected");
  await (await page.waitForSelector("archipel-preview >>> .bar button::-p-text(Edit)")).click();
  const heading = await page.waitForSelector("#reads h2:has([data-source])");
  await heading.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await heading.click({ offset: { x: 12, y: 20 } });
  const input = await page.waitForSelector("archipel-preview >>> .editor .field");
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
  await page.keyboard.type("Read by Firefox");
  assert.equal(await input.evaluate((element) => element.innerText), "Read by Firefox");
  await page.keyboard.down("Control");
  await page.keyboard.press("Enter");
  await page.keyboard.up("Control");
  await page.waitForSelector("archipel-preview >>> .editor:not([open])");
  assert.equal(lineOf(english, "reads-title"), "reads-title = Read by Firefox");
  await page.waitForFunction(() => document.querySelector("#reads h2").innerText === "Read by Firefox");
});
