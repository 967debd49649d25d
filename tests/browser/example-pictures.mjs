/**
 * Takes the pictures of the guide `examples`, docs/assets/examples/: `node tests/browser/example-pictures.mjs` after an edit of an example.
 * `ARCHIPEL` names another program than the release.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "./browser.mjs";
import { serve } from "./server.mjs";
import { archipel, root } from "./site.mjs";

const folder = mkdtempSync(join(tmpdir(), "archipel-pictures-"));
const pictures = join(root, "docs/assets/examples");
mkdirSync(pictures, { recursive: true });
const browser = await launch();
// The page of each example, and how far it is scrolled.
for (const [name, [path, top = 0]] of Object.entries({
  blog: ["/de/"],
  chart: ["/en/"],
  events: ["/en/"],
  "from-hugo": ["/posts/ebb/"],
  gallery: ["/en/"],
  manual: ["/settings/"],
  shop: ["/fr/", 400],
  team: ["/he/"],
})) {
  const out = join(folder, name);
  execFileSync(archipel, ["build", "--quiet", "--root", join(root, "examples", name), "--out", out], {
    stdio: "inherit",
  });
  const server = await serve(out);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.75 });
  const page = await context.newPage();
  await page.goto(server.origin + path, { waitUntil: "networkidle" });
  await page.evaluate((top) => scrollTo(0, top), top);
  await page.screenshot({ path: join(pictures, `${name}.jpg`), quality: 82 });
  await context.close();
  await server.close();
}
await browser.close();
rmSync(folder, { recursive: true });
