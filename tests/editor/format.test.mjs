// Formatting by the language server: no file of this repository changes, and random layouts lose nothing.
import assert from "node:assert/strict";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { test } from "node:test";
import { DocumentFormattingRequest } from "vscode-languageserver-protocol/node";
import { Client, LIMIT, newFolder, newSite } from "./client.mjs";

const REPOSITORY = join(import.meta.dirname, "../..");
const options = { timeout: 5 * LIMIT };

const inside = (folder) => readdirSync(join(REPOSITORY, folder)).map((name) => join(folder, name));

/** The files of a site that can be formatted, by their paths below it. */
function filesOf(root) {
  const folders = readdirSync(root).filter((name) => ["content", "locales", "templates"].includes(name));
  const all = folders.flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const paths = all.map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return paths.filter((path) => /\.(?:yaml|ftl)$/.test(path)).sort();
}

/** The edits that format a file. */
const format = (client, path) =>
  client.request(DocumentFormattingRequest, {
    textDocument: { uri: client.uri(path) },
    options: { tabSize: 2, insertSpaces: true },
  });

/** A text with edits of whole lines. */
function edited(text, edits) {
  const lines = text.split(/(?<=\n)/);
  for (const { range, newText } of edits.toReversed()) {
    assert.equal(range.start.character, 0);
    lines.splice(range.start.line, range.end.line - range.start.line, newText);
  }
  return lines.join("");
}

test("no file of this repository changes", options, async (t) => {
  let count = 0;
  for (const folder of [".", "docs", ...inside("examples"), ...inside("src/cli/starter/layers")]) {
    let root = join(REPOSITORY, folder);
    if (folder.startsWith("src")) {
      // The server writes schemas, which the program must not contain.
      const copy = newFolder();
      cpSync(root, copy, { recursive: true });
      root = copy;
    }
    const paths = filesOf(root);
    // Not a part of a file, to which a new site adds others.
    const whole = paths.filter((path) => !/^(?: {2}- |\n)/.test(readFileSync(join(root, path), "utf8")));
    if (whole.length === 0) continue;
    const client = await Client.start(t, root);
    for (const path of whole) assert.deepEqual(await format(client, path), [], join(folder, path));
    count += whole.length;
    await client.stop();
  }
  assert.ok(count > 1000, `${count}`);
});

test("random layouts lose no value and no comment", options, async (t) => {
  const site = newSite();
  const client = await Client.start(t, site);
  let seed = 7;
  const random = (most) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((seed / 0x8000_0000) * most);
  };
  const parts = [" ", "  ", "\n", "\n\n", "  # note", "'", '"', ",", "- ", "{ ", " }", ":", "# a\n", "\n    "];
  const letters = (text) => text.replaceAll(/[\s"',]/g, "");
  // In Fluent, only a sign at the start of a line begins a comment.
  const signs = { yaml: /(?<=^|\s)#.*/gm, ftl: /^#.*/gm };
  const paths = filesOf(site);
  let changed = 0;
  for (let round = 0; round < 600; round++) {
    const path = paths[random(paths.length)];
    let text = client.text(path);
    const sign = signs[path.split(".").at(-1)];
    const comments = (text) => [...text.matchAll(sign)].map(([words]) => words.trimEnd().replaceAll("'", '"'));
    for (let part = random(4); part >= 0; part--) {
      const at = random(text.length + 1);
      text = text.slice(0, at) + parts[random(parts.length)] + text.slice(at);
    }
    if (random(3) === 0) text = text.replaceAll("\n", "\r\n");
    await client.write(path, text);
    const edits = await format(client, path);
    if (!edits?.length) continue;
    changed++;
    const result = edited(text, edits);
    assert.deepEqual([letters(result), comments(result)], [letters(text), comments(text)], text);
    assert.equal(result.includes("\r"), text.includes("\r"));
    await client.write(path, result);
    assert.deepEqual(await format(client, path), [], text);
  }
  assert.ok(changed > 50, `${changed}`);
});
