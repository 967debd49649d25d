/** The templates `blog`, `landing` and `docs` of `archipel new`: accessible, fitting on a phone, and readable without a script. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { complaints, settle, useBrowser } from "./browser.mjs";
import { check, tell } from "./nu.mjs";
import { archipel, isWhole, require, root } from "./site.mjs";

const folder = mkdtempSync(join(tmpdir(), "archipel-starters-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Creates and builds a site in German, English and Persian, which has English texts; returns the folder of its pages. `files` are
 * added to it, by their paths.
 */
function create(template, files = {}) {
  const site = join(folder, template);
  const run = (cwd, ...words) => execFileSync(archipel, [...words, "--quiet"], { cwd, stdio: "inherit" });
  run(folder, "new", template, "--template", template, "--locales", "fa,de,en");
  const islands = join(site, "islands");
  if (existsSync(islands)) {
    // Instead of `npm ci`: the packages installed for this site.
    for (const file of ["package.json", "package-lock.json"])
      copyFileSync(join(root, "islands", file), join(islands, file));
    const installed = join(root, "islands/node_modules");
    mkdirSync(join(islands, "node_modules"));
    for (const name of readdirSync(installed).filter((name) => name !== "archipel"))
      symlinkSync(join(installed, name), join(islands, "node_modules", name));
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  run(site, "build", "--drafts");
  return join(site, "dist");
}

const templates = {
  blog: ["", "journal/", "journal/garden/", "journal/topics/light/", "about/", "not-found/"],
  landing: ["", "not-found/"],
  docs: ["", "start/", "start/install/", "guides/write/", "reference/commands/", "not-found/"],
};

for (const [template, paths] of Object.entries(templates)) {
  describe(template, { concurrency: 2 }, () => {
    let dist;
    const site = useBrowser(() => {
      dist = create(template);
      return dist;
    });

    for (const segment of isWhole ? ["fa", "de", "en"] : ["fa", "de"])
      test(`${segment}: axe finds nothing, and pages fit`, async (t) => {
        const page = await site.page(t, { bypassCSP: true });
        const heard = complaints(page);
        const found = [];
        for (const path of paths) {
          await page.goto(site.url(`/${segment}/${path}`));
          await page.evaluate(axe);
          for (const [width, colorScheme] of [
            [1440, "light"],
            [390, "dark"],
            [320, "light"],
          ]) {
            await page.setViewportSize({ width, height: 900 });
            await page.emulateMedia({ colorScheme });
            await settle(page);
            const { violations } = await page.evaluate(() => axe.run());
            found.push(...violations.map(({ id, nodes }) => `${path} at ${width}: ${id}: ${nodes[0].html}`));
            const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            if (over > 0) found.push(`${path} at ${width} is ${over} too wide`);
          }
        }
        assert.deepEqual([...found, ...heard], []);
      });

    test("can be read without a script", async (t) => {
      const page = await site.page(t, { javaScriptEnabled: false });
      await page.goto(site.url("/de/"));
      await page.locator("main h1").waitFor();
      const links = page.locator("a:visible[href^='/de/']");
      assert((await links.count()) > 0);
    });

    test("the Nu Html Checker finds nothing in it", async () => {
      const files = readdirSync(dist, { recursive: true }).filter((file) => /\.(html|css)$/.test(file));
      const messages = await check(files.map((file) => join(dist, file)));
      assert.deepEqual([...new Set(messages.map(tell))], []);
    });
  });
}

/** The commands of a tab of the guide `starters`, and what is left to edit after them. */
const leftovers = {
  site: [["topics.ftl", /^tag-.*\n/gm, ""]],
  blog: [["topics.ftl", /^tag-.*\n/gm, ""]],
  docs: [
    ["home.yaml", /start\/install/, "start"],
    ["home.yaml", /reference\/commands/, "reference"],
    ["guides.md", /start\/first-light/, "start"],
  ],
};

describe("the samples of a starter can be removed", () => {
  const guide = readFileSync(join(root, "docs/locales/en/pages/guides/starters.md"), "utf8");
  for (const [template, edits] of Object.entries(leftovers))
    test(template, () => {
      const commands = guide.match(new RegExp(`^${template}\n: \`\`\`sh\n((?:  .*\n)+?)  \`\`\`$`, "m"))[1];
      const cwd = join(folder, `own-${template}`);
      execFileSync(archipel, ["new", cwd, "--template", template, "--locales", "en,de", "--quiet"]);
      const check = (script) =>
        spawnSync("sh", ["-c", `archipel() { "$0" "$@"; }\n${script}`, archipel], { cwd, encoding: "utf8" });
      const files = (text) => new Set([...text.matchAll(/^ *--> (.*?):/gm)].map(([, path]) => path.split("/").at(-1)));
      const { stderr } = check(commands);
      assert.deepEqual(files(stderr), new Set(edits.map(([name]) => name)), stderr);
      for (const path of readdirSync(cwd, { recursive: true }))
        for (const [name, old, text] of edits)
          if (path.endsWith(`pages/${name}`)) {
            const file = join(cwd, path);
            writeFileSync(file, readFileSync(file, "utf8").replace(old, text));
          }
      const { status, stderr: last } = check("archipel check --strict");
      assert.equal(status, 0, last);
    });
});

/** A page of the manual in all its texts: files by their paths. */
const manualPage = (id, template, body) => ({
  [`content/pages/${id}.yaml`]: `path: ${id}\ntemplate: ${template}\n`,
  ...Object.fromEntries(
    ["de", "en"].flatMap((tag) => [
      [`locales/${tag}/pages/${id}.ftl`, `title = ${id.split("/").at(-1)}\ndescription = A page of ${tag}.\n`],
      [`locales/${tag}/pages/${id}.md`, `# ${id}\n\n${body}\n`],
    ]),
  ),
});

describe("the parts of a manual", () => {
  const table = [
    "| Option | Art | Vorgabe | Bedeutung |",
    "| --- | --- | ---: | --- |",
    "| `workers` | `integer` | 8 | Die Zahl der Prozesse, die gleichzeitig Anfragen beantworten, mindestens einer je Kern |",
  ].join("\n");
  const tab = (name) => `${name}\n: Ein Satz mit \`Code\`.\n  \`\`\`sh\n  lumen ${name}\n  \`\`\`\n`;
  const parts = Array.from({ length: 15 }, (_, at) => `## Laterne ${at}\n\nEine Laterne.`).join("\n\n");
  const site = useBrowser(() => {
    rmSync(join(folder, "docs"), { recursive: true, force: true });
    return create("docs", {
      ...manualPage("guides/rooms", "folder.html", `${table}\n\n${tab("Eins")}\n${tab("Zwei")}`),
      ...manualPage("guides/rooms/kitchen", "page.html", parts),
      "content/data/sidebar.yaml": [
        "groups:",
        "  - { folder: start, label: nav-start }",
        "  - { folder: guides, label: nav-guides, pages: [guides/rooms, guides/write] }",
        "  - { folder: reference, label: nav-reference }\n",
      ].join("\n"),
    });
  });

  test("results beyond the first ones are counted, and shown on request", async (t) => {
    const page = await site.page(t);
    const heard = complaints(page);
    await page.goto(site.url("/de/start/install/"));
    await page.getByRole("searchbox").fill("Laterne");
    const status = page.locator(".results [role=status]");
    await page.locator(".results a").first().waitFor();
    const plain = async () => (await status.innerText()).replace(/[\u2066-\u2069]/g, "");
    assert.match(await plain(), /^Treffer: die ersten 12 von 1[5-9]$/);
    assert.equal(await page.locator(".results li").count(), 12);
    await page.getByRole("button", { name: "Mehr anzeigen" }).click();
    assert.match(await plain(), /^Treffer: 1[5-9]$/);
    const focused = page.locator(".results li:nth-child(13) a:focus");
    assert.equal(await focused.count(), 1, "the first result that is new has the focus");
    assert(await page.locator(".results .more").isHidden());
    assert.deepEqual(heard, []);
  });

  test("a folder in a folder is a second level, and overviews are among the neighbours", async (t) => {
    const page = await site.page(t);
    const neighbours = () =>
      page.locator("nav.beside a").evaluateAll((links) => links.map((link) => `${link.rel} ${link.pathname}`));
    for (const [path, expected] of [
      ["guides", ["prev /de/start/first-light/", "next /de/guides/rooms/"]],
      ["guides/rooms", ["prev /de/guides/", "next /de/guides/rooms/kitchen/"]],
      ["guides/rooms/kitchen", ["prev /de/guides/rooms/", "next /de/guides/write/"]],
      ["guides/evenings", ["prev /de/guides/write/", "next /de/reference/"]],
    ]) {
      await page.goto(site.url(`/de/${path}/`));
      assert.deepEqual(await neighbours(), expected, path);
    }
    await page.goto(site.url("/de/guides/"));
    const cards = await page.locator(".cards a").evaluateAll((links) => links.map((link) => link.pathname));
    assert.deepEqual(cards, ["/de/guides/rooms/", "/de/guides/write/", "/de/guides/evenings/"]);
    await page.locator(".sidebar li li a[href='/de/guides/rooms/kitchen/']").click();
    await page.waitForURL(site.url("/de/guides/rooms/kitchen/"));
    const current = await page
      .locator(".sidebar [aria-current]")
      .evaluateAll((links) => links.map((link) => `${link.ariaCurrent} ${link.pathname}`));
    assert.deepEqual(current, ["page /de/guides/rooms/kitchen/"]);
  });

  test("each column of a table is readable on a phone, and the table shows that it continues", async (t) => {
    const page = await site.page(t, { viewport: { width: 390, height: 800 } });
    await page.goto(site.url("/de/guides/rooms/"));
    const found = await page.locator(".text table").evaluate((table) => ({
      isCut: table.scrollWidth > table.clientWidth,
      hint: getComputedStyle(table).backgroundImage !== "none",
      lines: [...table.querySelectorAll("tbody td")].map(({ clientHeight }) => clientHeight),
      widths: [...table.querySelectorAll("th")].map(({ clientWidth }) => clientWidth),
      over: document.documentElement.scrollWidth - innerWidth,
    }));
    assert(found.isCut && found.hint, JSON.stringify(found));
    assert.equal(found.over, 0);
    const [option, kind, preset, meaning] = found.widths;
    assert(meaning >= 160 && option < 110 && kind < 110 && preset < 90, JSON.stringify(found));
    const { isFocusable } = await page
      .locator(".text table")
      .evaluate((table) => ({ isFocusable: table.tabIndex === 0 }));
    assert(isFocusable, "it scrolls by keyboard");
  });

  test("the sentence of a tab is a paragraph above the code", async (t) => {
    const page = await site.page(t);
    await page.goto(site.url("/de/guides/rooms/"));
    const panel = page.getByRole("tabpanel");
    assert.equal(await panel.locator("> p").innerText(), "Ein Satz mit Code.");
    const [text, code] = await Promise.all([panel.locator("> p").boundingBox(), panel.locator("pre").boundingBox()]);
    assert(code.y - text.y - text.height >= 8);
  });

  test("search, tabs and copy buttons", async (t) => {
    const page = await site.page(t);
    const heard = complaints(page);
    await page.goto(site.url("/de/start/install/"));
    await page.getByRole("tab", { name: "Windows" }).click();
    await page.getByText("winget install").waitFor();
    assert(await page.getByText("brew install").isHidden());
    await page.locator(".copy").first().waitFor({ state: "attached" });
    await page.getByRole("searchbox").fill("Zeitplan");
    await page.locator(".results a").first().click();
    await page.waitForURL(site.url("/de/guides/evenings/*"));
    assert.deepEqual(heard, []);
  });

  test("pages that are not translated are found in the default language", async (t) => {
    const page = await site.page(t);
    const heard = complaints(page);
    await page.goto(site.url("/fa/start/install/"));
    await page.getByRole("searchbox").fill("Zeitplan");
    const elsewhere = page.locator(".elsewhere");
    await elsewhere.waitFor();
    assert.equal(await page.locator(".results a").count(), 0);
    await elsewhere.click();
    assert.equal(await page.locator(".results ol").getAttribute("lang"), "de");
    await page.locator(".results a").first().click();
    await page.waitForURL(site.url("/de/guides/evenings/*"));
    assert.equal(await page.locator(".elsewhere").count(), 0);
    assert.deepEqual(heard, []);
  });

  test("the sidebar opens on a phone", async (t) => {
    const page = await site.page(t, { viewport: { width: 390, height: 800 } });
    await page.goto(site.url("/fa/start/install/"));
    await page.locator(".menu").click();
    const box = await page.locator(".sidebar").boundingBox();
    assert(box && box.x + box.width >= 389, "it is at the side where lines begin");
  });
});
