// The extension in Visual Studio Code itself, as its server `code-server`, in Chromium.
//
// `tests/run` does not run it: `npm install code-server` needs Node 24 and compiles packages for minutes. Run
// `CODE_SERVER=<path of code-server/out/node/entry.js> node --test tests/editor/code-server.mjs`; CODE_SERVER_NODE is the path of Node 24 if
// another version runs the test.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { ARCHIPEL, LIMIT, newFolder, newSite } from "./client.mjs";

const { CODE_SERVER, CODE_SERVER_NODE = process.execPath, CHROMIUM = "/usr/bin/chromium" } = process.env;
const SOURCE = join(import.meta.dirname, "../../packaging/vscode");
const HOME = "locales/en/pages/home.ftl";
const options = { timeout: 5 * LIMIT };

test("Visual Studio Code reports a missing program, and shows, checks and renames messages", options, async (t) => {
  assert.ok(CODE_SERVER, "set CODE_SERVER");
  const site = newSite();
  appendFileSync(join(site, HOME), "\nwrong = { nope }\n");
  const folder = newFolder();
  const configure = (settings) => writeFileSync(join(folder, "User/settings.json"), JSON.stringify(settings));
  mkdirSync(join(folder, "User"));
  configure({ "archipel.path": "archipel-missing", "workbench.startupEditor": "none" });
  const { url, stop } = await startServer(folder);
  t.after(stop);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  t.after(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.setDefaultTimeout(LIMIT);
  await page.goto(`${url}/?folder=${site}`);

  await page.getByText("The program `archipel-missing` was not found.").first().waitFor();
  await page.locator(".notification-toast").getByText("Instructions", { exact: true }).click();
  await page.getByRole("tab", { name: "Preview readme.md" }).waitFor();

  configure({ "archipel.path": ARCHIPEL, "workbench.startupEditor": "none" });
  // The settings are read at the start.
  await page.reload();
  await page.locator("#status\\.problems").click();
  await page.locator(".markers-panel").getByText("there is no message `nope`").dblclick();
  const message = page.locator(".view-line").getByText("figures-title", { exact: true });
  await message.hover();
  await page.locator(".monaco-hover").getByText("Die Werkstatt in Zahlen").waitFor();

  await message.click();
  await page.keyboard.press("F2");
  await page.locator(".rename-box input").fill("headline");
  await page.keyboard.press("Enter");
  await page.locator(".view-line").getByText("headline", { exact: true }).waitFor();
  await run(page, "File: Save All Files");
  const renamed = (path) => /^( {2}- title: headline|headline = .*)$/m.test(readFileSync(join(site, path), "utf8"));
  const paths = [HOME, "locales/de/pages/home.ftl", "content/pages/home.yaml"];
  for (const end = Date.now() + LIMIT; Date.now() < end && !paths.every(renamed); ) await page.waitForTimeout(100);
  assert.deepEqual(paths.filter(renamed), paths);
});

/** Starts the server with the extension, in a folder for its data. */
async function startServer(folder) {
  const archive = join(folder, "archipel.vsix");
  execFileSync("npm", ["run", "package", "--", archive], { cwd: SOURCE, stdio: "pipe" });
  const own = [CODE_SERVER, "--user-data-dir", folder, "--extensions-dir", join(folder, "extensions")];
  execFileSync(CODE_SERVER_NODE, [...own, "--install-extension", archive], { stdio: "pipe" });
  const quiet = ["--disable-telemetry", "--disable-update-check", "--disable-workspace-trust"];
  const flags = ["--config", join(folder, "none.yaml"), "--auth", "none", "--bind-addr", "127.0.0.1:0", ...quiet];
  const server = spawn(CODE_SERVER_NODE, [...own, ...flags], { stdio: ["ignore", "pipe", "ignore"] });
  const stop = () => server.kill();
  let log = "";
  const url = await new Promise((resolve, reject) => {
    server.once("exit", () => reject(new Error(log)));
    server.stdout.on("data", (piece) => {
      log += piece;
      const found = /HTTP server listening on (http:\/\/[\d.:]+)/.exec(log);
      if (found) resolve(found[1]);
    });
  });
  return { url, stop };
}

/** Runs a command of the Command Palette. */
async function run(page, name) {
  await page.keyboard.press("F1");
  await page.keyboard.type(name);
  await page.locator(".quick-input-list").getByText(name).first().waitFor();
  await page.keyboard.press("Enter");
}
