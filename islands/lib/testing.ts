/** Utilities of tests of islands. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MessageTable } from "archipel";

/** The site's languages. */
export const locales = ["en", "ru", "it", "es", "zh-Hans", "de", "fr", "hi"];
/**
 * The languages in which islands are rendered: all in `tests/run all`, otherwise one for each notation of numbers.
 * `tests/browser/with-script.test.mjs` compares the server's and the browser's rendering on the built pages.
 */
export const renderedLocales = process.env.ARCHIPEL_TESTS === "all" ? locales : ["en", "ru", "hi"];

/**
 * Reads an island's messages in the compiled form of the build. Terms are replaced by their names, since no test checks them;
 * `facts` are the values of the site's data that messages use, such as `presale-card_limit`.
 */
export function readMessages(locale: string, island: string, facts: Record<string, string> = {}): MessageTable {
  const text = readFileSync(join(import.meta.dirname, "../../locales", locale, "islands", `${island}.ftl`), "utf8");
  const filled = (body: string) =>
    placeholders(body).replace(/\{\{([\w-]+)\}\}/g, (found, name: string) => facts[name] ?? found);
  const table: MessageTable = {};
  for (const [, id, body] of text.matchAll(/^([a-z][\w-]*) = ?(.*(?:\n(?: .*)?$)*)/gm)) {
    const variants = [...body!.matchAll(/^ *(\*?)\[(\w+)\] (.*)$/gm)];
    if (!variants.length) {
      table[id!] = filled(body!);
      continue;
    }
    const other = variants.find(([, star]) => star)!;
    for (const category of new Intl.PluralRules(locale).resolvedOptions().pluralCategories) {
      const variant = variants.find(([, , name]) => name === category) ?? other;
      table[`${id}_${category}`] = filled(variant[3]!);
    }
  }
  return table;
}

/** Converts Fluent's placeholders to those of i18next. */
function placeholders(pattern: string): string {
  return pattern
    .trim()
    .replace(/\s*\n\s*/g, " ")
    .replace(/\{ \$([\w-]+) \}/g, "{{$1}}")
    .replace(/\{ -([\w-]+) \}/g, "$1");
}
