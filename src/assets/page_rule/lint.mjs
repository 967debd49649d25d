// Checks pages by the rules of html-validate and by those below. Standard input: a line with { sizes }, then the pages with these sizes in
// bytes; it ends when the result is no longer needed. Standard output: { pages, names }: for each page a list of
// { rule, message, tag, nth, text, part, name, known }, and the lists of names that `known` refers to.
import { readFileSync } from "node:fs";
import { HtmlValidate, Rule, StaticConfigLoader } from "html-validate";
import { getNodeValue, parseTree } from "jsonc-parser";

/** Rules that the build does not check itself, and that are not a matter of style. */
const rules = {
  "area-alt": ["error", { accessible: true }],
  "aria-hidden-body": "error",
  // Names of elements that assistive technology supports are allowed.
  "aria-label-misuse": ["error", { allowAnyNamable: true }],
  "attribute-allowed-values": "error",
  "attribute-misuse": "error",
  "autocomplete-password": "error",
  deprecated: "error",
  "element-name": "error",
  "element-permitted-content": "error",
  "element-permitted-occurrences": "error",
  "element-permitted-order": "error",
  "element-permitted-parent": "error",
  "element-required-ancestor": "error",
  "element-required-attributes": "error",
  "element-required-content": "error",
  "empty-heading": "error",
  "empty-title": "error",
  "form-dup-name": "error",
  "heading-level": "error",
  "hidden-focusable": "error",
  "input-attributes": "error",
  "input-missing-label": "error",
  "language-of-text": "error",
  "map-dup-name": "error",
  "map-id-name": "error",
  "meta-refresh": "error",
  "multiple-labeled-controls": "error",
  "no-abstract-role": "error",
  "no-autoplay": ["error", { include: ["audio", "video"] }],
  "no-deprecated-attr": "error",
  "no-dup-attr": "error",
  "no-implicit-button-type": "error",
  "no-missing-references": "error",
  "no-multiple-main": "error",
  "no-redundant-aria-label": "error",
  "no-redundant-for": "error",
  "no-redundant-role": "error",
  // html-validate fails on a comment that disables a rule in vain if this rule is not enabled. Its results are ignored.
  "no-unused-disable": "warn",
  // `<progress>` can't be styled in the same way by all browsers.
  "prefer-native-element": ["error", { exclude: ["progressbar"] }],
  "schema-org": "error",
  "script-element": "error",
  "script-type": "error",
  "text-content": "error",
  "unique-landmark": "error",
  "valid-autocomplete": "error",
  "valid-for": "error",
  "valid-lang": "error",
  "void-content": "error",
  "wcag/h30": "error",
  "wcag/h36": "error",
  "wcag/h37": "error",
  "wcag/h63": "error",
  "wcag/h67": "error",
  "wcag/h71": "error",
};

/** A start tag with its attributes. */
const startTag = /<(?:"[^"]*"|'[^']*'|[^>"'])*>/y;

/** The number of characters of a text that are sufficient to find it. */
const excerpt = 60;

/** The pages. */
function read() {
  const chunks = [];
  let [received, head] = [0];
  return new Promise((resolve) => {
    process.stdin.on("data", (chunk) => {
      chunks.push(chunk);
      received += chunk.length;
      if (!head && chunk.includes("\n")) {
        const input = Buffer.concat(chunks);
        const end = input.indexOf("\n");
        const { sizes } = JSON.parse(input.toString("utf8", 0, end));
        head = { sizes, start: end + 1, end: sizes.reduce((sum, size) => sum + size, end + 1) };
      }
      if (head && received >= head.end) {
        const input = Buffer.concat(chunks);
        let end = head.start;
        const page = (size) => {
          const start = end;
          end += size;
          return input.toString("utf8", start, end);
        };
        resolve(head.sizes.map(page));
      }
    });
    process.stdin.on("end", () => process.exit(1));
  });
}

/**
 * The vocabulary of schema.org, as the types of the package schema-dts declare it: the properties of each type, all properties, those whose values
 * are dates, and all names.
 */
function readVocabulary() {
  const source = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");
  const interfaces = new Map();
  const [types, dates, names] = [new Map(), new Set(), new Set(["DataType", "False", "True"])];
  for (const [, name, parents, body] of source.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+) \{\n((?: .*\n)*)\}/gm,
  )) {
    const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm)];
    for (const [, property, range] of properties)
      if (/^Date(Time)?( \| Date(Time)?)*$/.test(range)) dates.add(property);
    interfaces.set(name, { parents: parents.match(/\w+/g), properties: properties.map(([, property]) => property) });
    const type = body.match(/^ {4}"@type": "(\w+)";$/m)?.[1];
    if (type) types.set(type, name);
  }
  const inherited = (name) => {
    const { parents, properties } = interfaces.get(name) ?? { parents: [], properties: [] };
    return [...properties, ...parents.flatMap(inherited)];
  };
  for (const [type, name] of types) types.set(type, new Set(inherited(name)));
  const properties = new Set([...interfaces.values()].flatMap(({ properties }) => properties));
  // A role has the property whose value it is.
  for (const [, role] of source.matchAll(/^export type (\w+)Leaf<TContent, /gm)) types.set(role, properties);
  const named = source.matchAll(/"https:\/\/schema\.org\/(\w+)"|^export type (\w+)(?<!Leaf)[ <]/gm);
  for (const [, member, type] of named) names.add(member ?? type);
  for (const name of [...types.keys(), ...properties]) names.add(name);
  return { types, properties, dates, names };
}

let vocabulary;

/** Lists of its names, by the key in the response. */
const lists = {};

const contextUrl = /^https?:\/\/(www\.)?schema\.org(\/|\/docs\/jsonldcontext\.json(ld)?)?$/;
const schemaName = /^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)(\w+)$/;
const isoDate = /^-?\d{4}(-\d\d(-\d\d(T\d\d(:\d\d(:\d\d([.,]\d+)?)?)?(Z|[+-]\d\d(:?\d\d)?)?)?)?)?$/;

const isDate = (text) => isoDate.test(text) && (text.startsWith("-") || !Number.isNaN(Date.parse(text.slice(0, 10))));

/** The members of an object in JSON, by name. */
const members = (object) => new Map(object.children.map(({ children: [key, value] }) => [key.value, { key, value }]));

/** The names that a context of JSON-LD defines in addition to schema.org; nothing if it is not that of schema.org. */
function ownNames(value) {
  const parts = [value].flat();
  const isOurs = (part) => contextUrl.test(part) || contextUrl.test(part?.["@vocab"]);
  return parts.some(isOurs)
    ? new Set(parts.flatMap((part) => (typeof part === "object" ? Object.keys(part ?? {}) : [])))
    : undefined;
}

/** Visits the names in JSON-LD that schema.org does not have; `own` are those of the context. */
function checkJsonLd(node, own, report, property) {
  vocabulary ??= readVocabulary();
  const { properties, dates, names } = vocabulary;
  if (node.type === "array") {
    for (const item of node.children ?? []) checkJsonLd(item, own, report, property);
  } else if (node.type === "string" && own) {
    const [, term] = node.value.match(/^https?:\/\/(?:www\.)?schema\.org\/([A-Z]\w*)$/) ?? [];
    if (term && !names.has(term)) report(node, `schema.org has no \`${term}\``, term, "", names);
    if (dates.has(property) && !isDate(node.value))
      report(node, `\`${property}\` has to be a date such as \`2030-12-31\``);
  }
  if (node.type !== "object") return;
  const all = members(node);
  const given = all.get("@context");
  const known = given ? ownNames(getNodeValue(given.value)) : own;
  if (known) {
    const allowed = checkTypes(all.get("@type")?.value, known, report);
    for (const [written, { key }] of all) {
      // Properties of actions may have these suffixes: https://schema.org/docs/actions.html.
      const property = (written.match(schemaName)?.[1] ?? written).replace(/-(input|output)$/, "");
      if (/^@|:/.test(property) || known.has(written)) continue;
      const which = allowed.names.join("` or `");
      if (!properties.has(property)) {
        report(
          key,
          `schema.org has no property \`${property}\``,
          property,
          which || "*",
          which ? allowed.properties : properties,
        );
      } else if (which && !allowed.properties.has(property)) {
        report(key, `\`${which}\` of schema.org has no property \`${property}\``, property, which, allowed.properties);
      }
    }
  }
  for (const [written, { value }] of all)
    if (!/^@(context|type|id|value|language)$/.test(written)) checkJsonLd(value, known, report, written);
}

/** Checks the types of an object: their names and properties, both empty if one is unknown. */
function checkTypes(value, own, report) {
  const { types, names } = vocabulary;
  const found = { names: [], properties: new Set() };
  for (const node of value?.type === "array" ? value.children : value ? [value] : []) {
    const type = String(node.value).match(schemaName)?.[1] ?? String(node.value);
    if (types.has(type)) {
      found.names.push(type);
      found.properties = new Set([...found.properties, ...types.get(type)]);
      continue;
    }
    if (!type.includes(":") && !own.has(type) && !names.has(type))
      report(node, `schema.org has no type \`${type}\``, type, "@type", types.keys());
    return { names: [], properties: new Set() };
  }
  return found;
}

/** JSON-LD uses names of schema.org that exist. */
class SchemaOrg extends Rule {
  setup() {
    this.on("dom:ready", ({ document }) => {
      for (const node of document.querySelectorAll('script[type="application/ld+json"]')) {
        const [text] = node.childNodes;
        const tree = text && parseTree(text.textContent);
        if (!tree) continue;
        const start = text.location.offset;
        checkJsonLd(tree, undefined, (found, message, name, known, list) => {
          const location = { ...text.location, offset: start + found.offset, size: found.length };
          if (list) lists[known] ??= [...list];
          this.report({ node, message, location, context: { isText: true, name, known } });
        });
        const roots = tree.type === "array" ? tree.children : [tree];
        const isBare = (root) => root.type === "object" && !members(root).has("@context");
        if (roots.some(isBare)) this.report({ node, message: "the JSON-LD has no `@context`" });
      }
    });
  }
}

/** Language tags name languages that exist. */
class ValidLang extends Rule {
  setup() {
    this.on("dom:ready", ({ document }) => {
      for (const name of ["lang", "hreflang"]) {
        for (const node of document.querySelectorAll(`[${name}]`)) {
          const tag = node.getAttributeValue(name);
          const wrong = tag && wrongTag(tag);
          if (!wrong) continue;
          const { valueLocation: location } = node.getAttribute(name);
          this.report({ node, message: `\`${name}="${tag}"\`: ${wrong}`, location });
        }
      }
    });
  }
}

/** Elements whose text is not in the language of the page. */
const isNoProse = new Set(["code", "kbd", "math", "pre", "samp", "script", "style", "template", "var"]);

/** Text in the letters of another language has a `lang`. */
class LanguageOfText extends Rule {
  setup() {
    this.on("dom:ready", ({ document }) => {
      for (const child of document.root.childElements) this.check(child, "");
    });
  }

  check(node, outer) {
    const tag = node.getAttributeValue("lang") ?? outer;
    if (isNoProse.has(node.tagName) || node.getAttributeValue("translate") === "no") return;
    for (const name of tag ? ["alt", "aria-label", "placeholder", "title"] : []) {
      const value = node.getAttribute(name);
      if (value?.value) this.judge(node, String(value.value), tag, value.valueLocation);
    }
    for (const child of node.childNodes) {
      if (child.nodeType === 1) this.check(child, tag);
      else if (tag) this.judge(node, child.textContent, tag, child.location);
    }
  }

  judge(node, text, tag, location) {
    const part = foreignPart(text, tag);
    if (!part) return;
    const shown = part.length > excerpt ? `${part.slice(0, excerpt)}…` : part;
    const message = `\`${shown}\` is not written in the letters of \`${tag}\``;
    const offset = location.offset + Math.max(page.slice(location.offset).indexOf(part), 0);
    this.report({ node, message, location: { ...location, offset, size: part.length }, context: { isText: true } });
  }
}

const own = {
  name: "archipel",
  rules: { "language-of-text": LanguageOfText, "schema-org": SchemaOrg, "valid-lang": ValidLang },
};

/** The start tag at or before an offset, or the text there of a size; the number of equal ones before it, and the text after it. */
function locate(offset, size) {
  startTag.lastIndex = Math.max(page.lastIndexOf("<", offset), 0);
  const tag = size ? page.slice(offset, offset + size) : (startTag.exec(page)?.[0] ?? "");
  const start = size ? offset : startTag.lastIndex - tag.length;
  let nth = 0;
  for (let at = page.indexOf(tag); tag && at < start; at = page.indexOf(tag, at + 1)) nth++;
  const text = size ? tag : page.slice(start + tag.length).match(/^[^<]*/)[0];
  return { tag, nth, text: text.trim().slice(0, excerpt), start };
}

/** Whether an offset is in a form. */
const isInForm = (offset) => page.lastIndexOf("<form", offset) > page.lastIndexOf("</form", offset);

/**
 * The part of a start tag that a rule is about, with the text that corrects it and whether that is certain, and the names that may be in its
 * place. `at` is the offset of the attribute or value in the tag.
 */
function correct(rule, tag, at, isForm, { allowed, element, attribute, value } = {}) {
  const rest = tag.slice(at);
  if (rule === "no-implicit-button-type") {
    const start = "<button".length;
    // Without a type, it is a button that submits its form.
    const submits = isForm || /\sform\s*=/.test(tag);
    return { part: { start, end: start, text: ` type="${submits ? "submit" : "button"}"`, is_certain: submits } };
  }
  if (rule === "no-redundant-for" || rule === "script-type") {
    const [written] = rest.match(/^[a-z]+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i) ?? [];
    const start = tag.slice(0, at).trimEnd().length;
    return written && { part: { start, end: at + written.length, text: "", is_certain: true } };
  }
  const [tagName] = rule === "valid-lang" ? (rest.match(/^\w+/) ?? []) : [];
  if (tagName?.includes("_") && !wrongTag(tagName.replaceAll("_", "-")))
    return { part: { start: at, end: at + tagName.length, text: tagName.replaceAll("_", "-"), is_certain: true } };
  const known = allowed?.enum?.filter((name) => typeof name === "string" && name);
  if (!known?.length || !value || !rest.startsWith(value)) return;
  const key = `${element}.${attribute}`;
  lists[key] ??= known;
  return { part: { start: at, end: at + value.length }, name: value, known: key };
}

/** Offsets in bytes instead of UTF-16. */
const inBytes = (tag, { start, end, ...rest }) => {
  const bytes = (at) => Buffer.byteLength(tag.slice(0, at));
  return { start: bytes(start), end: bytes(end), ...rest };
};

/** The page that is checked. */
let page = "";
const config = { root: true, elements: ["html5"], plugins: [own], rules };
const linter = new HtmlValidate(new StaticConfigLoader(config));
const pages = [];
for (page of await read()) {
  // Otherwise, the end of the input would only be noticed after all pages.
  await new Promise(setImmediate);
  const { results } = await linter.validateString(page);
  const messages = results.flatMap((result) => result.messages).filter(({ ruleId }) => ruleId !== "no-unused-disable");
  pages.push(
    messages.map(({ ruleId: rule, message, offset, size, context }) => {
      const { isText, name, known } = context ?? {};
      const { start, ...place } = locate(offset, isText && size);
      const { part, ...names } = (!isText && correct(rule, place.tag, offset - start, isInForm(start), context)) || {};
      return { rule, message, ...place, part: part && inBytes(place.tag, part), name, known, ...names };
    }),
  );
}
// The pipe may not hold all at once.
process.stdout.write(JSON.stringify({ pages, names: lists }), () => process.exit());
