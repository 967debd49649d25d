// Checks pages by the rules of html-validate. Standard input: a line with { sizes }, then the pages with these sizes in bytes; it ends when the
// result is no longer needed. Standard output: for each page a list of { rule, message, tag, nth, text }.
import { writeFileSync } from "node:fs";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

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
  // `<progress>` can't be styled in the same way by all browsers.
  "prefer-native-element": ["error", { exclude: ["progressbar"] }],
  "script-element": "error",
  "script-type": "error",
  "text-content": "error",
  "unique-landmark": "error",
  "valid-autocomplete": "error",
  "valid-for": "error",
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

/** The start tag at or before an offset, the number of equal ones before it, and the text after it. */
function locate(page, offset) {
  startTag.lastIndex = Math.max(page.lastIndexOf("<", offset), 0);
  const [tag] = startTag.exec(page) ?? [""];
  const start = startTag.lastIndex - tag.length;
  let nth = 0;
  for (let at = page.indexOf(tag); tag && at < start; at = page.indexOf(tag, at + 1)) nth++;
  const text = page.slice(start + tag.length).match(/^[^<]*/)[0];
  return { tag, nth, text: text.trim().slice(0, excerpt) };
}

const linter = new HtmlValidate(new StaticConfigLoader({ root: true, elements: ["html5"], rules }));
const found = [];
for (const page of await read()) {
  // Otherwise, the end of the input would only be noticed after all pages.
  await new Promise(setImmediate);
  const { results } = await linter.validateString(page);
  const messages = results.flatMap((result) => result.messages);
  found.push(messages.map(({ ruleId: rule, message, offset }) => ({ rule, message, ...locate(page, offset) })));
}
writeFileSync(1, JSON.stringify(found));
process.exit();
