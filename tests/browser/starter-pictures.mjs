/** Takes the pictures of the templates of `archipel new` for the documentation: `node tests/browser/starter-pictures.mjs`. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "./browser.mjs";
import { serve } from "./server.mjs";
import { archipel, root } from "./site.mjs";

const folder = mkdtempSync(join(tmpdir(), "archipel-pictures-"));
const pictures = join(root, "docs/assets/starters");
mkdirSync(pictures, { recursive: true });
const browser = await launch();
for (const [template, path] of Object.entries({ site: "", blog: "", landing: "", docs: "start/install/" })) {
  const run = (cwd, ...words) => execFileSync(archipel, [...words, "--quiet"], { cwd, stdio: "inherit" });
  run(folder, "new", template, "--template", template, "--locales", "en,de,ja");
  run(join(folder, template), "build");
  const server = await serve(join(folder, template, "dist"));
  const page = await browser.newPage({ viewport: { width: 1200, height: 750 } });
  await page.goto(`${server.origin}/en/${path}`);
  await page.screenshot({ path: join(pictures, `${template}.jpg`), type: "jpeg", quality: 88 });
  await page.close();
  await server.close();
}
await browser.close();
rmSync(folder, { recursive: true });
