/**
 * Takes the pictures of the tutorial, docs/assets/tutorial/: `node tests/browser/tutorial-pictures.mjs` after an edit of the tutorial or of the
 * look of new sites. It follows the steps of the tutorial; each picture shows the site as it is at the place of the picture in the text.
 * `ARCHIPEL` names another program than the release.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { launch } from "./browser.mjs";
import { serve } from "./server.mjs";
import { archipel, root } from "./site.mjs";

/** The page of each picture, the height of the window, and how far the page is scrolled. */
const pages = {
  home: ["/en/", 620],
  numbers: ["/de/", 320, 620],
  prices: ["/de/prices/", 340],
  swedish: ["/sv/", 620],
};
const pictures = join(root, "docs/assets/tutorial");
const folder = mkdtempSync(join(tmpdir(), "archipel-tutorial-"));
let site = folder;

function run(words) {
  const { status, stderr } = spawnSync(archipel, words, { cwd: site, encoding: "utf8" });
  if (status === 2) throw new Error(`archipel ${words.join(" ")}: ${stderr}`);
}

/** Does what a block of code of the tutorial stands for. */
function follow(head, text) {
  const [language, path, mode] = head.split(" ");
  if (language === "sh") {
    for (const [program, ...words] of text
      .trim()
      .split("\n")
      .map((line) => line.split(" "))) {
      if (program === "cd") site = join(site, words[0]);
      else run(words);
    }
  } else if (path) {
    const file = join(site, path);
    mkdirSync(dirname(file), { recursive: true });
    if (mode === "add") appendFileSync(file, `\n${text}`);
    else writeFileSync(file, text);
  }
}

async function take(browser, name) {
  run(["build"]);
  const server = await serve(join(site, "dist"));
  const [path, height, top = 0] = pages[name];
  const context = await browser.newContext({ viewport: { width: 1200, height }, deviceScaleFactor: 0.8 });
  const page = await context.newPage();
  await page.goto(server.origin + path, { waitUntil: "networkidle" });
  await page.evaluate((top) => scrollTo(0, top), top);
  await page.screenshot({ path: join(pictures, `${name}.jpg`), quality: 82 });
  await context.close();
  await server.close();
}

mkdirSync(pictures, { recursive: true });
const browser = await launch();
const tutorial = readFileSync(join(root, "docs/locales/en/pages/tutorial/first-site.md"), "utf8");
for (const { groups } of tutorial.matchAll(
  /^```(?<head>.+)\n(?<text>(?:.*\n)*?)^```$|^!\[.*\]\(tutorial\/(?<name>\w+)\.jpg\)$/gm,
)) {
  if (groups.name) await take(browser, groups.name);
  else follow(groups.head, groups.text);
}
await browser.close();
rmSync(folder, { recursive: true });
