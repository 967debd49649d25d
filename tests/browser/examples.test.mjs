/** The sites in examples/: accessible, fitting on a phone, and ready for languages from the right. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { complaints, useBrowser } from "./browser.mjs";
import { check, tell } from "./nu.mjs";
import { archipel, require, root } from "./site.mjs";

const folder = mkdtempSync(join(tmpdir(), "archipel-examples-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const built = ["dist", ".archipel", "node_modules"];

/** Builds a copy of an example, with the packages of this repository; returns the folder of its pages. */
function build(name) {
  const site = join(folder, name);
  cpSync(join(root, "examples", name), site, {
    recursive: true,
    filter: (path) => !built.some((made) => path.endsWith(`/${made}`)),
  });
  if (readdirSync(site).includes("islands")) {
    const own = join(site, "islands");
    // Instead of `npm ci`: the packages of this repository, which has the same versions.
    for (const file of ["package.json", "package-lock.json"])
      copyFileSync(join(root, "islands", file), join(own, file));
    const installed = join(root, "islands/node_modules");
    mkdirSync(join(own, "node_modules"));
    // `node_modules/archipel` contains the types of each site's own islands.
    for (const name of readdirSync(installed).filter((name) => name !== "archipel"))
      symlinkSync(join(installed, name), join(own, "node_modules", name));
  }
  execFileSync(archipel, ["build", "--quiet", "--strict"], { cwd: site, stdio: "inherit" });
  return join(site, "dist");
}

/** The URLs of the pages, without redirects. */
function pages(dist) {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !readFileSync(file, "utf8").includes('http-equiv="refresh"'))
    .map((file) => file.slice(dist.length).replace(/index\.html$/, ""));
}

const names = readdirSync(join(root, "examples"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of names)
  describe(name, () => {
    let dist;
    const site = useBrowser(() => {
      dist = build(name);
      return dist;
    });

    test("every page is accessible and fits, also when it is mirrored", async (t) => {
      const page = await site.page(t, { bypassCSP: true });
      const heard = complaints(page);
      const found = [];
      for (const path of pages(dist))
        for (const [width, colorScheme] of [
          [1440, "light"],
          [390, "dark"],
          [320, "light"],
        ]) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await page.goto(site.url(path));
          if (width > 320) {
            await page.evaluate(axe);
            const { violations } = await page.evaluate(() => axe.run());
            found.push(...violations.map(({ id, nodes }) => `${path} at ${width}: ${id}: ${nodes[0].html}`));
          }
          for (const mirrored of [false, true]) {
            if (mirrored)
              await page.evaluate(() => {
                const { documentElement } = document;
                documentElement.dir = documentElement.dir === "rtl" ? "ltr" : "rtl";
              });
            const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            if (over > 0) found.push(`${path} at ${width} is ${over} too wide${mirrored ? ", mirrored" : ""}`);
          }
        }
      assert.deepEqual([...found, ...heard], []);
    });

    test("the Nu Html Checker finds nothing in it", async () => {
      const files = readdirSync(dist, { recursive: true }).filter((file) => /\.(html|css)$/.test(file));
      const messages = await check(files.map((file) => join(dist, file)));
      assert.deepEqual([...new Set(messages.map(tell))], []);
    });

    if (name === "shop")
      test("the island multiplies a price", async (t) => {
        const page = await site.page(t);
        const heard = complaints(page);
        await page.goto(site.url("/fr/"));
        const plate = page.locator(".plate");
        const total = (text) => plate.getByRole("status").filter({ hasText: text }).waitFor();
        await plate.getByRole("button", { name: "Une de plus" }).click();
        await total(/^2 pièces : 67,00\s€$/);
        await plate.getByRole("button", { name: "Une de moins" }).click();
        await total(/^1 pièce : 33,50\s€$/);
        assert.deepEqual(heard, []);
      });
  });
