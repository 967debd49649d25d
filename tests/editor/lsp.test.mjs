// The language server, driven by the protocol's reference client.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CompletionRequest,
  DefinitionRequest,
  DocumentSymbolRequest,
  HoverRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
} from "vscode-languageserver-protocol/node";
import { Client, LIMIT, newSite } from "./client.mjs";

const HOME = "locales/en/pages/home.ftl";
const GERMAN = "locales/de/pages/home.ftl";
const PAGE = "content/pages/home.yaml";
const LAYOUT = "templates/layout.html";

const options = { timeout: 2 * LIMIT };

test("diagnostics follow the text of an open file", options, async (t) => {
  const client = await Client.start(t, newSite(t));
  const text = client.text(HOME);
  await client.write(HOME, `${text}\nwrong = 😀 { nope }\n`);
  const [found] = await client.diagnostics(HOME, (all) => all.some((one) => one.code === "unknown-reference"));
  assert.equal(found.source, "archipel");
  assert.match(found.message, /^there is no message `nope`\n/);
  // Columns are units of UTF-16, of which the smiley has two.
  assert.deepEqual(found.range.start, { line: text.split("\n").length, character: "wrong = 😀 { ".length });
  await client.diagnostics(GERMAN, (all) => all.some((one) => one.code === "missing-message"));
  await client.write(HOME, text);
  await client.diagnostics(HOME, (all) => all.length === 0);
  await client.diagnostics(GERMAN, (all) => all.length === 0);
  assert.equal(await client.stop(), 0);
});

test("a client may count bytes", options, async (t) => {
  const client = await Client.start(t, newSite(t), { positionEncodings: ["utf-16", "utf-8"] });
  assert.equal(client.server.capabilities.positionEncoding, "utf-8");
  await client.write(HOME, `${client.text(HOME)}\nwrong = 😀 { nope }\n`);
  const [found] = await client.diagnostics(HOME, (all) => all.some((one) => one.code === "unknown-reference"));
  assert.equal(found.range.start.character, Buffer.byteLength("wrong = 😀 { "));
});

test("a message is shown, found and completed wherever it is named", options, async (t) => {
  const client = await Client.start(t, newSite(t));
  const wrong = `${client.text(HOME)}\nwrong = { nope }\n`;
  await client.write(HOME, wrong);
  await client.diagnostics(HOME, (all) => all.length > 0);
  const hover = await client.ask(HoverRequest, PAGE, "title: title", 8);
  assert.match(hover.contents.value, /\*\*en\*\*\n```fluent\nPaper lamps/);
  assert.match(hover.contents.value, /\*\*de\*\*\n```fluent\nPapierlampen/);
  const files = (locations) => locations.map((one) => one.uri.slice(client.uri("").length + 1));
  assert.deepEqual(files(await client.ask(DefinitionRequest, PAGE, "title: title", 8)), [HOME, GERMAN]);
  const context = { includeDeclaration: true };
  const uses = await client.ask(ReferencesRequest, HOME, "title =", 0, { context });
  assert.deepEqual(files(uses), [PAGE, GERMAN, HOME]);
  const suggested = await client.ask(CompletionRequest, HOME, "{ nope", 4);
  const labels = suggested.map((one) => one.label);
  assert.ok(labels.includes("title") && labels.includes("hero-lead"), `${labels}`);
  const symbols = await client.request(DocumentSymbolRequest, { textDocument: { uri: client.uri(HOME) } });
  assert.equal(symbols.length, wrong.match(/^[a-z][\w-]* =/gm).length);
});

test("pages are shown and completed in templates", options, async (t) => {
  const client = await Client.start(t, newSite(t));
  await client.write(LAYOUT, client.text(LAYOUT).replace("<body", '{# #}<body data-x="{{ url("home") }}"'));
  await client.write(HOME, `${client.text(HOME)}\nwrong = { nope }\n`);
  await client.diagnostics(HOME, (all) => all.length > 0);
  const hover = await client.ask(HoverRequest, LAYOUT, 'data-x="{{ url("', 18);
  assert.match(hover.contents.value, /- `\/en\/`\n- `\/de\/`/);
  const pages = await client.ask(CompletionRequest, LAYOUT, 'data-x="{{ url("', 18);
  assert.ok(pages.map((one) => one.label).includes("about"));
});

test("a message is renamed in all languages and at all uses", options, async (t) => {
  const client = await Client.start(t, newSite(t));
  const wrong = `${client.text(HOME)}\nwrong = { nope }\n`;
  await client.write(HOME, wrong);
  await client.diagnostics(HOME, (all) => all.length > 0);
  const range = await client.ask(PrepareRenameRequest, HOME, "figures-title", 3);
  assert.equal(range.end.character, "figures-title".length);
  const { documentChanges } = await client.ask(RenameRequest, HOME, "figures-title", 3, { newName: "headline" });
  const edits = Object.fromEntries(
    documentChanges.map(({ textDocument, edits }) => [textDocument.uri.slice(client.uri("").length + 1), edits]),
  );
  assert.deepEqual(Object.keys(edits).sort(), [PAGE, GERMAN, HOME].sort());
  assert.deepEqual(
    edits[HOME].map((edit) => edit.newText),
    ["headline"],
  );
  // The page had the message by its default id.
  assert.match(edits[PAGE][0].newText, /^title: headline\n/);
  await assert.rejects(
    client.ask(RenameRequest, HOME, "figures-title", 3, { newName: "title" }),
    /already has a message `title`/,
  );
});

test("a client that breaks the protocol is refused or ends the server, without a panic", options, async (t) => {
  const client = await Client.start(t, newSite(t));
  const unknown = client.request({ type: "archipel/nothing" }, {});
  await assert.rejects(unknown, /`archipel\/nothing` is not supported/);
  await assert.rejects(client.request(HoverRequest, { position: "here" }), { code: -32602 });
  const elsewhere = { textDocument: { uri: "untitled:Untitled-1" }, position: { line: 9, character: 9 } };
  assert.equal(await client.request(HoverRequest, elsewhere), null);
  await client.write("content/pages/gone.yaml", "path: gone\ntemplate: nope.html\n");
  await client.diagnostics("content/pages/gone.yaml", (all) => all.length > 0);
  assert.equal(await client.stop(), 0);
});
