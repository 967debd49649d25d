// The colours of Fluent in the extension for Visual Studio Code, compared with the syntax trees of Fluent's own parser.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FluentParser, Visitor } from "@fluent/syntax";
import oniguruma from "vscode-oniguruma";
import textmate from "vscode-textmate";

const ROOT = join(import.meta.dirname, "../..");
const GRAMMAR = "packaging/vscode/syntaxes/fluent.tmLanguage.json";

/** The scopes of all parts but literal text. */
const SCOPES = new Set([
  "comment.line.number-sign.ftl",
  "constant.numeric.ftl",
  "constant.other.variant.ftl",
  "entity.name.function.message.ftl",
  "entity.name.type.term.ftl",
  "entity.other.attribute-name.ftl",
  "string.quoted.double.ftl",
  "support.function.ftl",
  "variable.other.ftl",
  "variable.other.constant.message.ftl",
  "variable.other.constant.term.ftl",
  "variable.other.property.ftl",
  "variable.parameter.ftl",
]);

/** A text with all parts of the syntax. */
const SAMPLE = `### About the file
## A group
#
# A comment = { not } a message

key = value
-term = Term { "a \\"quoted\\" \\u00e9 { brace }" }
  .attribute = { -term(case: "genitive", size: 1.50) }
several =
    A text with [brackets], a * and . points -> here

    after an empty line: { key.attribute }{ NUMBER($count, minimumFractionDigits: 2) } end
    { $count ->
        [0] none
        [one] One { $kind ->
           *[a] thing = { -1 }
            [b] { { "nested" } }
        }
       *[other]
            Many of { DATETIME($date) }
            things
    }
nothing = {""}
selected = { -term.attribute(case: "genitive") ->
    [1] a
   *[other] b
}
column = {
$count
}
last = a # no comment
`;

async function fluentGrammar() {
  const wasm = readFileSync(new URL(import.meta.resolve("vscode-oniguruma/release/onig.wasm")));
  await oniguruma.loadWASM(wasm);
  const onigLib = Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  });
  const text = readFileSync(join(ROOT, GRAMMAR), "utf8");
  const loadGrammar = async () => textmate.parseRawGrammar(text, GRAMMAR);
  return new textmate.Registry({ onigLib, loadGrammar }).loadGrammar("source.ftl");
}

/** The parts of a text as `start-end scope`, and its visible characters outside of placeables, by the grammar. */
function coloured(grammar, text) {
  const parts = [];
  const literal = new Set();
  let [stack, offset, last] = [textmate.INITIAL, 0, undefined];
  for (const line of text.split("\n")) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    for (const { startIndex, endIndex, scopes } of tokens) {
      const [start, end] = [offset + startIndex, offset + Math.min(endIndex, line.length)];
      const scope = scopes.find((one) => SCOPES.has(one));
      if (scopes.at(-1) === "string.unquoted.ftl") addVisible(literal, text, start, end);
      // A literal text consists of several tokens.
      if (scope && last?.scope === scope && last.end === start) last.end = end;
      else if (scope) parts.push({ start, end, scope });
      last = scope ? parts.at(-1) : undefined;
    }
    last = undefined;
    offset += line.length + 1;
  }
  return { parts: parts.map(({ start, end, scope }) => `${start}-${end} ${scope}`).sort(), literal: [...literal] };
}

/** The same by the parser. */
function parsed(text) {
  const parts = [];
  const literal = new Set();
  const add = ({ start, end }, scope, before = 0) => parts.push(`${start - before}-${end} ${scope}.ftl`);
  const comment = ({ span }) => {
    let start = span.start;
    for (const line of text.slice(span.start, span.end).split("\n")) {
      add({ start, end: start + line.length }, "comment.line.number-sign");
      start += line.length + 1;
    }
  };
  class Parts extends Visitor {
    visitComment = comment;
    visitGroupComment = comment;
    visitResourceComment = comment;
    visitMessage(node) {
      add(node.id.span, "entity.name.function.message");
      this.genericVisit(node);
    }
    visitTerm(node) {
      add(node.id.span, "entity.name.type.term", 1);
      this.genericVisit(node);
    }
    visitAttribute(node) {
      add(node.id.span, "entity.other.attribute-name");
      this.genericVisit(node);
    }
    visitVariant(node) {
      if (node.key.type === "Identifier") add(node.key.span, "constant.other.variant");
      this.genericVisit(node);
    }
    visitVariableReference(node) {
      add(node.id.span, "variable.other");
    }
    visitMessageReference(node) {
      add(node.id.span, "variable.other.constant.message");
      if (node.attribute) add(node.attribute.span, "variable.other.property");
    }
    visitTermReference(node) {
      add(node.id.span, "variable.other.constant.term", 1);
      if (node.attribute) add(node.attribute.span, "variable.other.property");
      this.genericVisit(node);
    }
    visitFunctionReference(node) {
      add(node.id.span, "support.function");
      this.genericVisit(node);
    }
    visitNamedArgument(node) {
      add(node.name.span, "variable.parameter");
      this.genericVisit(node);
    }
    visitStringLiteral(node) {
      add(node.span, "string.quoted.double");
    }
    visitNumberLiteral(node) {
      add(node.span, "constant.numeric");
    }
    visitTextElement({ span }) {
      addVisible(literal, text, span.start, span.end);
    }
    visitJunk(node) {
      assert.fail(node.annotations[0].message);
    }
  }
  new Parts().visit(new FluentParser().parse(text));
  return { parts: parts.sort(), literal: [...literal] };
}

function addVisible(set, text, start, end) {
  for (let at = start; at < end; at++) if (/\S/.test(text[at])) set.add(at);
}

test("Fluent is coloured as it is parsed", async () => {
  const grammar = await fluentGrammar();
  const paths = execFileSync("git", ["ls-files", "*.ftl"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  assert.ok(paths.length > 100);
  const texts = paths.map((path) => [path, readFileSync(join(ROOT, path), "utf8")]);
  for (const [path, text] of [["the sample", SAMPLE], ...texts]) {
    assert.deepEqual(coloured(grammar, text), parsed(text), path);
  }
});

test("a placeable without an end does not change the colours of the next message", async () => {
  const grammar = await fluentGrammar();
  const { parts } = coloured(grammar, "a = { $b ->\nc = d\n");
  assert.ok(parts.includes("12-13 entity.name.function.message.ftl"), `${parts}`);
});
