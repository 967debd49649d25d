// Findings of finished pages in the language server: at their sources, with corrections.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { CodeActionRequest } from "vscode-languageserver-protocol/node";
import { ARCHIPEL, Client, LIMIT, newSite } from "./client.mjs";

const options = { timeout: 2 * LIMIT };

test("a page that was saved is checked by the rules of finished pages", options, async (t) => {
  const site = newSite();
  const client = await Client.start(t, site);
  const template = "templates/sections/hero.html";
  const faulty = `${client.text(template)}<button>Send</button>\n`;
  await client.write(template, client.text(template));
  await client.saved(template);
  const told = await client.logged();
  assert.match(told, /finished pages are not checked: run `archipel check --pages` once/);
  execFileSync(ARCHIPEL, ["check", "--pages", "--quiet"], { cwd: site });
  await client.write(template, faulty);
  // Without a save, only the build is reported.
  await client.saved(template);
  const [found] = await client.diagnostics(template, (all) => all.some((one) => one.code === "page-rule"));
  assert.match(found.message, /^`no-implicit-button-type`/);
  assert.deepEqual(found.range.start, { line: faulty.split("\n").length - 2, character: 0 });
  await client.write(template, `{# A line. #}\n${faulty}`);
  await client.saved(template);
  await client.diagnostics(template, ([one]) => one?.range.start.line === faulty.split("\n").length - 1);
  const [fix] = await client.ask(CodeActionRequest, template, "<button", 0, {
    range: { start: found.range.start, end: { ...found.range.end, line: found.range.end.line + 1 } },
    context: { diagnostics: [] },
  });
  assert.equal(fix.title, 'write `type="button"`');
  assert.equal(fix.edit.documentChanges[0].edits[0].newText, ' type="button"');
  await client.write(template, client.text(template));
  await client.saved(template);
  await client.diagnostics(template, (all) => all.length === 0);
  assert.equal(await client.stop(), 0);
});

test("colours and titles are compared while typing, without html-validate", options, async (t) => {
  const client = await Client.start(t, newSite());
  const sheet = "assets/css/base.css";
  await client.write(sheet, `${client.text(sheet)}.a { color: #888; background: #fff }\n`);
  const [found] = await client.diagnostics(sheet, (all) => all.some((one) => one.code === "page-rule"));
  assert.match(found.message, /^`color-contrast`/);
  const journal = "locales/en/pages/journal.ftl";
  const title = client.text("locales/en/pages/about.ftl").match(/^title = .*$/m)[0];
  await client.write(journal, client.text(journal).replace(/^title = .*$/m, title));
  const [doubled] = await client.diagnostics(journal, (all) => all.some((one) => one.code === "search-snippet"));
  assert.equal(doubled.message.split("\n")[0], "the title is also that of the page `about`");
  await client.write(journal, client.text(journal));
  await client.diagnostics(journal, (all) => all.length === 0);
  assert.equal(await client.stop(), 0);
});
