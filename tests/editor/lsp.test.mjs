// The language server, driven by the protocol's reference client.
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  WillRenameFilesRequest,
} from "vscode-languageserver-protocol/node";
import { Client, LIMIT, newSite } from "./client.mjs";

const HOME = "locales/en/pages/home.ftl";
const GERMAN = "locales/de/pages/home.ftl";
const PAGE = "content/pages/home.yaml";
const LAYOUT = "templates/layout.html";

const options = { timeout: 2 * LIMIT };

test("diagnostics follow the text of an open file", options, async (t) => {
  const client = await Client.start(t, newSite());
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
  const client = await Client.start(t, newSite(), { positionEncodings: ["utf-16", "utf-8"] });
  assert.equal(client.server.capabilities.positionEncoding, "utf-8");
  await client.write(HOME, `${client.text(HOME)}\nwrong = 😀 { nope }\n`);
  const [found] = await client.diagnostics(HOME, (all) => all.some((one) => one.code === "unknown-reference"));
  assert.equal(found.range.start.character, Buffer.byteLength("wrong = 😀 { "));
});

test("a message is shown, found and completed wherever it is named", options, async (t) => {
  const client = await Client.start(t, newSite());
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
  const client = await Client.start(t, newSite());
  await client.write(LAYOUT, client.text(LAYOUT).replace("<body", '{# #}<body data-x="{{ url("home") }}"'));
  await client.write(HOME, `${client.text(HOME)}\nwrong = { nope }\n`);
  await client.diagnostics(HOME, (all) => all.length > 0);
  const hover = await client.ask(HoverRequest, LAYOUT, 'data-x="{{ url("', 18);
  assert.match(hover.contents.value, /- `\/en\/`\n- `\/de\/`/);
  const pages = await client.ask(CompletionRequest, LAYOUT, 'data-x="{{ url("', 18);
  assert.ok(pages.map((one) => one.label).includes("about"));
});

test("values of the data are shown, found and completed in messages", options, async (t) => {
  const client = await Client.start(t, newSite());
  const data = "content/data/workshop.yaml";
  await client.write(HOME, `${client.text(HOME)}\nmade = { $workshop-people } { $workshop-l } { nope }\n`);
  await client.diagnostics(HOME, (all) => all.length > 0);
  const hover = await client.ask(HoverRequest, HOME, "$workshop-people", 3);
  assert.match(hover.contents.value, /\*\*workshop\.people\*\*\n```yaml\n7\n```\n`content\/data\/workshop\.yaml`/);
  const [definition] = await client.ask(DefinitionRequest, HOME, "$workshop-people", 3);
  const line = client.text(data).split("\n")[definition.range.start.line];
  assert.equal(line.slice(0, definition.range.end.character), "people");
  await client.write(data, client.text(data));
  const context = { includeDeclaration: false };
  const uses = await client.ask(ReferencesRequest, data, "people:", 1, { context });
  assert.ok(
    uses.some(({ uri }) => uri === client.uri(HOME)),
    `${uses.map(({ uri }) => uri)}`,
  );
  const suggested = await client.ask(CompletionRequest, HOME, "$workshop-l }", 11);
  assert.ok(suggested.map(({ label }) => label).includes("workshop-lamps"));
  assert.equal(await client.stop(), 0);
});

test("a message is renamed in all languages and at all uses", options, async (t) => {
  const client = await Client.start(t, newSite());
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

/** The operations of a WorkspaceEdit: `old -> new` for a renamed file, the path for an edited one. */
function operations(client, { documentChanges }) {
  const path = (uri) => uri.slice(client.uri("").length + 1);
  return documentChanges.map((one) =>
    one.kind === "rename" ? `${path(one.oldUri)} -> ${path(one.newUri)}` : path(one.textDocument.uri),
  );
}

const renamesFiles = { workspaceEdit: { documentChanges: true, resourceOperations: ["rename"] } };

test("a page is renamed with its files and at all uses", options, async (t) => {
  const client = await Client.start(t, newSite(), {}, renamesFiles);
  const body = "locales/en/pages/home.md";
  await client.write(body, "See [us](page:about#top).\n");
  await client.write(HOME, `${client.text(HOME)}\nwrong = { nope }\n`);
  await client.diagnostics(HOME, (all) => all.length > 0);
  const prepared = await client.ask(PrepareRenameRequest, body, "about", 2);
  assert.equal(prepared.placeholder, "about");
  const edit = await client.ask(RenameRequest, body, "about", 2, { newName: "us/story" });
  const done = operations(client, edit);
  for (const wanted of [
    body,
    "content/pages/about.yaml -> content/pages/us/story.yaml",
    "locales/en/pages/about.ftl -> locales/en/pages/us/story.ftl",
    "locales/de/pages/about.ftl -> locales/de/pages/us/story.ftl",
  ])
    assert.ok(done.includes(wanted), `${wanted}: ${done}`);
  const firstMove = done.findIndex((one) => one.includes(" -> "));
  assert.ok(
    done.slice(firstMove).every((one) => one.includes(" -> ")),
    "edits are of files before they move",
  );
  await assert.rejects(client.ask(RenameRequest, body, "about", 2, { newName: "home" }), /already has a page/);
  // A file that the editor renames, for example in its explorer.
  const files = [{ oldUri: client.uri("content/pages/about.yaml"), newUri: client.uri("content/pages/we.yaml") }];
  const more = operations(client, await client.request(WillRenameFilesRequest, { files }));
  assert.ok(more.includes(body) && more.includes("locales/de/pages/about.ftl -> locales/de/pages/we.ftl"), `${more}`);
  assert.ok(!more.some((one) => one.startsWith("content/pages/about.yaml ->")), "the editor renames it");
  assert.equal(await client.stop(), 0);
});

test("values of the data and section types are renamed", options, async (t) => {
  const client = await Client.start(t, newSite(), {}, renamesFiles);
  await client.write(HOME, `${client.text(HOME)}\nmade = { $workshop-people } { nope }\n`);
  await client.diagnostics(HOME, (all) => all.length > 0);
  const prepared = await client.ask(PrepareRenameRequest, HOME, "$workshop-people", 3);
  assert.equal(prepared.placeholder, "workshop.people");
  const people = await client.ask(RenameRequest, HOME, "$workshop-people", 3, { newName: "staff" });
  const done = operations(client, people);
  for (const wanted of [HOME, "content/data/workshop.yaml", "templates/data/workshop.yaml"])
    assert.ok(done.includes(wanted), `${wanted}: ${done}`);
  const { edits } = people.documentChanges.find((one) => one.textDocument.uri === client.uri(HOME));
  assert.ok(edits.every((edit) => edit.newText === "staff"));
  const hero = await client.ask(RenameRequest, PAGE, "type: hero", 7, { newName: "intro" });
  const moved = operations(client, hero);
  for (const wanted of [
    "templates/sections/hero.html -> templates/sections/intro.html",
    "templates/sections/hero.yaml -> templates/sections/intro.yaml",
  ])
    assert.ok(moved.includes(wanted), `${wanted}: ${moved}`);
  assert.equal(await client.stop(), 0);
});

test("an editor that can't rename files is refused", options, async (t) => {
  const client = await Client.start(t, newSite());
  await client.write(HOME, `${client.text(HOME)}\nwrong = { nope }\n`);
  await client.diagnostics(HOME, (all) => all.length > 0);
  const hero = client.ask(RenameRequest, PAGE, "type: hero", 7, { newName: "intro" });
  await assert.rejects(hero, /the editor can't rename files/);
});

/** The code actions of a file for the place of a diagnostic, and of the kinds `only`. */
function actions(client, path, range, only) {
  const textDocument = { uri: client.uri(path) };
  return client.request(CodeActionRequest, { textDocument, range, context: { diagnostics: [], only } });
}

/** The text with the edits of an action of a file. */
function edited(text, action) {
  const [{ edits }] = action.edit.documentChanges;
  const lines = text.split("\n");
  const offset = ({ line, character }) => lines.slice(0, line).join("\n").length + (line > 0 ? 1 : 0) + character;
  return edits
    .map(({ range, newText }) => [offset(range.start), offset(range.end), newText])
    .sort((one, other) => other[0] - one[0])
    .reduce((done, [start, end, newText]) => done.slice(0, start) + newText + done.slice(end), text);
}

test("the hint of a diagnostic is a code action", options, async (t) => {
  const client = await Client.start(t, newSite());
  const text = client.text(HOME);
  const wrong = `${text}\nwrong = 😀 { figures-titel } { Title }\n`;
  await client.write(HOME, wrong);
  const found = await client.diagnostics(HOME, (all) => all.length >= 2);
  const { range } = found.find((one) => one.message.includes("figures-titel"));
  const [quick, all, ...more] = await actions(client, HOME, range);
  assert.deepEqual(more, []);
  assert.equal(quick.title, "replace `figures-titel` by `figures-title`");
  assert.equal(quick.kind, "quickfix");
  assert.equal(quick.isPreferred, true);
  assert.match(quick.diagnostics[0].message, /^there is no message `figures-titel`\n/);
  assert.equal(edited(wrong, quick), wrong.replace("figures-titel", "figures-title"));
  assert.equal(all.kind, "source.fixAll");
  const right = wrong.replace("figures-titel", "figures-title").replace("{ Title }", "{ title }");
  assert.equal(edited(wrong, all), right);
  const start = { line: 0, character: 0 };
  const kinds = async (only) => (await actions(client, HOME, { start, end: start }, only)).map((one) => one.kind);
  assert.deepEqual(await kinds(["quickfix"]), []);
  assert.deepEqual(await kinds(["source"]), ["source.fixAll"]);
  assert.deepEqual(await kinds(["refactor"]), []);
  // A message that a translation lacks is offered with the text of the original.
  const whole = { start, end: { line: 999, character: 0 } };
  await client.diagnostics(GERMAN, (all) => all.some((one) => one.code === "missing-message"));
  const [add, ...others] = await actions(client, GERMAN, whole);
  assert.deepEqual(others, [], "it is not certain");
  assert.equal(add.title, `add \`wrong = …\` to \`${GERMAN}\``);
  assert.equal(edited(client.text(GERMAN), add), `${client.text(GERMAN)}wrong = 😀 { figures-titel } { Title }\n`);
  await client.write(HOME, right);
  await client.diagnostics(HOME, (all) => all.every((one) => one.code !== "unknown-reference"));
  assert.equal(await client.stop(), 0);
});

test("the outline of a file has its messages, keys or headings", options, async (t) => {
  const client = await Client.start(t, newSite());
  const body = "locales/en/pages/home.md";
  await client.write(body, "# One\n\n## Two\n");
  const outline = async (path) => {
    const symbols = await client.request(DocumentSymbolRequest, { textDocument: { uri: client.uri(path) } });
    return symbols.map(({ name, containerName }) => (containerName ? `${containerName}/${name}` : name));
  };
  assert.deepEqual(await outline(body), ["One", "One/Two"]);
  const keys = await outline(PAGE);
  assert.ok(keys.includes("title") && keys.includes("sections/type"), `${keys}`);
  assert.equal(await client.stop(), 0);
});

test("sections of a text and blocks of a page file can be folded", options, async (t) => {
  const client = await Client.start(t, newSite());
  const body = "locales/en/pages/home.md";
  await client.write(body, "# One\n\n## Two\n\nWords\n");
  const folds = async (path) => {
    const ranges = await client.request(FoldingRangeRequest, { textDocument: { uri: client.uri(path) } });
    return ranges.map(({ startLine, endLine }) => [startLine, endLine]);
  };
  assert.deepEqual(await folds(body), [
    [0, 4],
    [2, 4],
  ]);
  const lines = client.text(PAGE).split("\n");
  const sections = lines.findIndex((line) => line.startsWith("sections:"));
  const [, end] = (await folds(PAGE)).find(([start]) => start === sections);
  assert.equal(
    end,
    lines.findLastIndex((line) => line.trim()),
  );
  assert.equal(await client.stop(), 0);
});

test("a client that breaks the protocol is refused or ends the server, without a panic", options, async (t) => {
  const client = await Client.start(t, newSite());
  const unknown = client.request({ type: "archipel/nothing" }, {});
  await assert.rejects(unknown, /`archipel\/nothing` is not supported/);
  await assert.rejects(client.request(HoverRequest, { position: "here" }), { code: -32602 });
  const elsewhere = { textDocument: { uri: "untitled:Untitled-1" }, position: { line: 9, character: 9 } };
  assert.equal(await client.request(HoverRequest, elsewhere), null);
  await client.write("content/pages/gone.yaml", "path: gone\ntemplate: nope.html\n");
  await client.diagnostics("content/pages/gone.yaml", (all) => all.length > 0);
  assert.equal(await client.stop(), 0);
});

test("a client that lies about documents loses nothing", options, async (t) => {
  const client = await Client.start(t, newSite());
  const text = client.text(HOME);
  await client.write(HOME, `${text}\nwrong = { nope }\n`);
  await client.diagnostics(HOME, (all) => all.length > 0);
  // Places beyond the end of a line or of the file, and between the halves of a surrogate pair.
  const textDocument = { uri: client.uri(HOME) };
  for (const position of [
    { line: 4294967295, character: 4294967295 },
    { line: 0, character: 99999 },
  ]) {
    const range = { start: position, end: { line: 0, character: 0 } };
    assert.deepEqual((await actions(client, HOME, range)) ?? [], []);
    for (const request of [HoverRequest, DefinitionRequest, CompletionRequest]) {
      await client.request(request, { textDocument, position });
    }
  }
  await assert.rejects(client.request(HoverRequest, { textDocument, position: { line: -1, character: 0 } }));
  // Changes of a document that was never opened, half a message, a message without its end.
  await client.notify("textDocument/didChange", {
    textDocument: { uri: client.uri(GERMAN), version: 7 },
    contentChanges: [{ text: `${client.text(GERMAN)}\nhalf = { "a` }],
  });
  await client.diagnostics(GERMAN, (all) => all.some((one) => one.code === "fluent-syntax"));
  await client.notify("textDocument/didClose", { textDocument: { uri: client.uri(GERMAN) } });
  await client.notify("textDocument/didChange", { textDocument: { uri: client.uri(HOME) }, contentChanges: [] });
  await client.notify("textDocument/didChange", { textDocument: 1 });
  await client.notify("textDocument/didOpen", { textDocument: { uri: "not a URI", text: 1 } });
  // An open file that is removed from the disk is still the one that the editor shows.
  rmSync(join(client.root, PAGE));
  await client.write(HOME, text);
  await client.diagnostics(GERMAN, (all) => !all.some((one) => one.code === "fluent-syntax"));
  const open = Array.from({ length: 500 }, (_, at) => `locales/en/pages/open-${at}.ftl`);
  for (const path of open) await client.write(path, `a = { nope }\n`);
  await client.diagnostics(open[0], (all) => all.length > 0);
  assert.equal(await client.stop(), 0);
  assert.equal(client.text(HOME), text);
});

test("YAML and Fluent files are formatted, with as few edits as possible", options, async (t) => {
  const client = await Client.start(t, newSite());
  const format = (path) => {
    const formatting = { tabSize: 8, insertSpaces: false };
    return client.request(DocumentFormattingRequest, { textDocument: { uri: client.uri(path) }, options: formatting });
  };
  assert.deepEqual(await format(HOME), []);
  assert.deepEqual(await format(PAGE), []);
  const text = client.text(HOME);
  await client.write(HOME, `${text}\r\n`);
  assert.equal(await format(HOME), null, "two kinds of line ends");
  await client.write(HOME, `${text}broken = {\n`);
  assert.equal(await format(HOME), null, "a syntax error");
  await client.write(HOME, `${text}# 😀 stays\nadded=😀\n`);
  const [edit, ...others] = await format(HOME);
  assert.deepEqual(others, []);
  const line = text.split("\n").length;
  assert.deepEqual(edit, {
    range: { start: { line, character: 0 }, end: { line: line + 1, character: 0 } },
    newText: "added = 😀\n",
  });
  await client.write(PAGE, client.text(PAGE).replace("title: title", "title:   title"));
  assert.deepEqual(
    (await format(PAGE)).map((one) => one.newText.trim().split("#")[0].trim()),
    ["title: title"],
  );
  assert.equal(await format(LAYOUT), null);
});
