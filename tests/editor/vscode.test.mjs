// The extension for Visual Studio Code, as it is packaged, with the language server.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { ARCHIPEL, LIMIT, newSite } from "./client.mjs";
import { vscodeApi } from "./vscode-api.mjs";

const SOURCE = join(import.meta.dirname, "../../packaging/vscode");
const HOME = "locales/en/pages/home.ftl";
const options = { timeout: 2 * LIMIT };

/** The folder of the unpacked extension. */
let extension;
const folder = mkdtempSync(join(tmpdir(), "archipel-vscode-"));
after(() => rmSync(folder, { recursive: true }));

before(() => {
  const archive = join(folder, "archipel.vsix");
  execFileSync("npm", ["run", "package", "--", archive], { cwd: SOURCE, stdio: "pipe" });
  execFileSync("python3", ["-m", "zipfile", "-e", archive, folder]);
  extension = join(folder, "extension");
});

/** Activates the extension in a site; its diagnostics are in `found`, by URI. */
function activate(t, site, settings) {
  const [shown, logged, executed, found, commands] = [[], [], [], new Map(), new Map()];
  let schemaOf;
  const { api, fire } = vscodeApi(site, {
    settings,
    shown,
    logged,
    commands,
    executed,
    diagnostics: (uri, list) => found.set(uri, list),
    schemas: (given) => {
      schemaOf = given;
    },
  });
  const load = createRequire(import.meta.url);
  // The extension contains its packages.
  const required = (name) => {
    if (name === "vscode") return api;
    assert.ok(isBuiltin(name), name);
    return load(name);
  };
  const module = { exports: {} };
  new Function("require", "module", "exports", readFileSync(join(extension, "extension.js"), "utf8"))(
    required,
    module,
    module.exports,
  );
  t.after(() => module.exports.deactivate());
  const context = { subscriptions: [], extensionUri: api.Uri.file(extension) };
  return {
    started: module.exports.activate(context),
    shown,
    logged,
    found,
    commands,
    executed,
    fire,
    schemaOf: (uri) => schemaOf(uri),
    stop: module.exports.deactivate,
  };
}

/** Adds a mistake to a site. */
function breakSite(site) {
  appendFileSync(join(site, HOME), "\nwrong = { nope }\n");
}

async function until(condition) {
  for (const end = Date.now() + LIMIT; Date.now() < end; ) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the time is over");
}

test("the manifest names files of the package and the version of the program", () => {
  const { version, main, icon, contributes } = JSON.parse(readFileSync(join(extension, "package.json"), "utf8"));
  assert.equal(execFileSync(ARCHIPEL, ["--version"], { encoding: "utf8" }).split(/\s/)[1], version);
  const [language] = contributes.languages;
  for (const path of [main, icon, language.configuration, contributes.grammars[0].path, "LICENSE.txt"]) {
    assert.ok(readFileSync(join(extension, path)).length > 0, path);
  }
  assert.match(readFileSync(join(extension, "third-party.txt"), "utf8"), /^vscode-languageclient [\d.]+: MIT$/m);
});

test("the extension shows the diagnostics of the site, and provides schemas", options, async (t) => {
  const site = newSite();
  const { started, found, shown, logged, schemaOf, stop } = activate(t, site, { path: ARCHIPEL });
  await started;
  breakSite(site);
  await until(() => found.get(pathToFileURL(join(site, HOME)).href)?.length);
  assert.deepEqual([shown, logged], [[], []]);
  const schema = (path) => schemaOf(pathToFileURL(join(site, path)).href);
  assert.equal(
    schema("content/pages/journal/paper.yaml"),
    pathToFileURL(join(site, ".archipel/schemas/page.json")).href,
  );
  assert.match(schema("content/data/menu.yaml"), /\/data\/menu\.json$/);
  assert.equal(schema("content/data/none.yaml"), undefined);
  assert.equal(schema("../elsewhere.yaml"), undefined);
  await stop();
});

test("a missing program is reported once, and found after the setting has changed", options, async (t) => {
  const site = newSite();
  const settings = { path: "archipel-missing" };
  const { started, shown, found, commands, executed, fire, stop } = activate(t, site, settings);
  await started;
  await until(() => shown.length);
  assert.match(shown[0], /^The program `archipel-missing` was not found\. Install Archipel, or set `archipel\.path`/);
  const [[command, instructions]] = executed;
  assert.equal(command, "markdown.showPreview");
  assert.match(readFileSync(instructions.fsPath, "utf8"), /^## Installation$/m);
  settings.path = process.execPath;
  await commands.get("archipel.restart")();
  await until(() => shown.length === 2);
  assert.match(shown[1], /can't be the language server of Archipel/);
  settings.path = ARCHIPEL;
  breakSite(site);
  fire("configuration", { affectsConfiguration: (name) => name === "archipel.path" });
  await until(() => found.size);
  assert.equal(shown.length, 2);
  await stop();
});
