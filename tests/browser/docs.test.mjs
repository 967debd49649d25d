/** The documentation: accessible, fitting on a phone, and without messages in the console. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { complaints, settle, useBrowser } from "./browser.mjs";
import { data, file } from "./diagnostics.mjs";
import { archipel, isWhole, require, root } from "./site.mjs";

const dist = mkdtempSync(join(tmpdir(), "archipel-docs-"));
process.on("exit", () => rmSync(dist, { recursive: true, force: true }));
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const docs = useBrowser(() => {
  execFileSync(archipel, ["build", "--quiet", "--strict", "--root", join(root, "docs"), "--out", dist], {
    stdio: "inherit",
  });
  return dist;
});

/** The pages that are tested every day: a home page, an overview, and pages of each group. */
const sample = [
  "/en/",
  "/de/tutorial/first-site/",
  "/zh/guides/",
  "/en/guides/starters/",
  "/en/reference/lists/",
  "/en/reference/diagnostics/",
  "/zh/reference/diagnostics/unknown-file/",
  "/en/deploy/ci/",
  "/de/explanation/comparison/",
];
/** The sample and all English pages: most pages of the other languages are the same. The folder is built when the tests run. */
const everyPage = () => [
  ...sample,
  ...readdirSync(join(dist, "en"), { recursive: true })
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/en/${file.slice(0, -"index.html".length)}`),
];

test("the data of the pages about diagnostics is current", () => {
  assert.equal(data(), readFileSync(file, "utf8"), "node tests/browser/diagnostics.mjs writes it");
});

test("each diagnostic has its page, and is on the overview", () => {
  const { codes } = JSON.parse(execFileSync(archipel, ["explain", "--json"], { encoding: "utf8" }));
  const read = (path) => readFileSync(join(dist, "en/reference/diagnostics", path, "index.html"), "utf8");
  const overview = read("");
  for (const code of codes) {
    assert(overview.includes(`<div id="${code}"><dt><a href="/en/reference/diagnostics/${code}/">`), code);
    assert(read(code).includes(`<h1>${code}</h1>`), code);
  }
  const [sidebar] = overview.match(/<nav class="sidebar"[\s\S]*?<\/nav>/);
  assert(!sidebar.includes("/reference/diagnostics/unknown-file/"), "the sidebar has the overview only");
});

/** The text of all pages of the reference. */
function reference() {
  const folder = join(root, "docs/locales/en/pages/reference");
  const pages = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return pages.map((name) => readFileSync(join(folder, name), "utf8")).join("");
}

test("the reference has every command and option", () => {
  const text = reference();
  const missing = [];
  const visit = (words) => {
    const help = execFileSync(archipel, [...words, "--help"], { encoding: "utf8" });
    const [, list = ""] = help.match(/^Commands:\n((?: {2}.*\n|\n)+)/m) ?? [];
    for (const [, name] of list.matchAll(/^ {2}([\w-]+)/gm)) if (name !== "help") visit([...words, name]);
    for (const [, option] of help.matchAll(/^ +(?:-\w, )?(--[\w-]+)/gm))
      if (!["--help", "--version"].includes(option) && !text.includes(option))
        missing.push([...words, option].join(" "));
    if (!text.includes(["archipel", ...words].join(" ")) && !text.includes(`\`${words.at(-1)}\``))
      missing.push(words.join(" "));
  };
  visit([]);
  assert.deepEqual(missing, []);
});

test("the reference has every function of templates", () => {
  const text = reference();
  const names = [...readFileSync(join(root, "src/template/global.rs"), "utf8").matchAll(/^ {4}\w+: "([a-z]\w*)" \[/gm)];
  assert(names.length > 20, "the names are found");
  const missing = names.map(([, name]) => name).filter((name) => !text.includes(`\`${name}`));
  assert.deepEqual(missing, []);
});

describe("documentation", () => {
  test("axe finds nothing, and pages fit", async (t) => {
    const page = await docs.page(t, { bypassCSP: true });
    const heard = complaints(page);
    const found = [];
    for (const path of isWhole ? everyPage() : sample)
      for (const [width, colorScheme] of [
        [1440, "light"],
        [390, "dark"],
      ]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(docs.url(path));
        await settle(page);
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => axe.run());
        found.push(...violations.map(({ id, nodes }) => `${path} at ${width}: ${id}: ${nodes[0].html}`));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) found.push(`${path} at ${width} is ${over} too wide`);
      }
    assert.deepEqual([...found, ...heard], []);
  });
});
