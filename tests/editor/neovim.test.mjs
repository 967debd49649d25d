// The language server in Neovim.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ARCHIPEL, LIMIT, newSite } from "./client.mjs";

test("Neovim shows, renames, checks and formats messages, and renames pages", { timeout: 3 * LIMIT }, () => {
  const site = newSite();
  const script = join(import.meta.dirname, "neovim.lua");
  const env = { ...process.env, ARCHIPEL, SITE: site, XDG_STATE_HOME: site, XDG_CACHE_HOME: site };
  const options = ["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", `luafile ${script}`];
  const output = execFileSync("nvim", options, { env, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  const lines = output.split("\n").filter((line) => line.startsWith("["));
  const { hover, definitions, diagnostic, link, formatted } = Object.fromEntries(lines.map((line) => JSON.parse(line)));
  assert.match(hover, /\*\*de\*\*\n```fluent\nDie Werkstatt in Zahlen/);
  assert.equal(definitions, 2);
  assert.deepEqual(diagnostic, [0, "wrong = { ".length, "unknown-reference"]);
  for (const tag of ["en", "de"]) {
    assert.match(readFileSync(join(site, `locales/${tag}/pages/home.ftl`), "utf8"), /^headline = /m);
  }
  assert.match(readFileSync(join(site, "content/pages/home.yaml"), "utf8"), /title: headline\n/);
  assert.deepEqual(formatted, ["# Of the message", "added = Words"]);
  assert.equal(link, "See [us](page:story).");
  const files = ["content/pages", "locales/en/pages", "locales/de/pages"].flatMap((folder) =>
    readdirSync(join(site, folder)),
  );
  assert.deepEqual(
    files.filter((name) => name.startsWith("about")),
    [],
  );
  const moved = ["story.ftl", "story.ftl", "story.md", "story.md", "story.yaml"];
  assert.deepEqual(files.filter((name) => name.startsWith("story")).sort(), moved);
});
