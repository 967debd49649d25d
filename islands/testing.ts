/** What the tests of islands share. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MessageTable } from "archipel";

/** The site's languages. */
export const locales = ["en", "ru", "it", "es", "zh-Hans", "de", "fr", "hi"];

/**
 * Reads an island's messages much as the build compiles them; a language that is not yet written
 * borrows the English ones. A term stands for its own name, as no test looks at it.
 */
export function readMessages(locale: string, island: string): MessageTable {
  const file = (tag: string) => join(import.meta.dirname, "../locales", tag, "islands", `${island}.ftl`);
  const text = readFileSync(existsSync(file(locale)) ? file(locale) : file("en"), "utf8");
  const table: MessageTable = {};
  for (const [, id, body] of text.matchAll(/^([a-z][\w-]*) = ?(.*(?:\n(?: .*)?$)*)/gm)) {
    const variants = [...body!.matchAll(/^ *(\*?)\[(\w+)\] (.*)$/gm)];
    if (!variants.length) {
      table[id!] = placeholders(body!);
      continue;
    }
    const other = variants.find(([, star]) => star)!;
    for (const category of new Intl.PluralRules(locale).resolvedOptions().pluralCategories) {
      const variant = variants.find(([, , name]) => name === category) ?? other;
      table[`${id}_${category}`] = placeholders(variant[3]!);
    }
  }
  return table;
}

/** Turns Fluent's placeholders into those of i18next. */
function placeholders(pattern: string): string {
  return pattern
    .trim()
    .replace(/\s*\n\s*/g, " ")
    .replace(/\{ \$([\w-]+) \}/g, "{{$1}}")
    .replace(/\{ -([\w-]+) \}/g, "$1");
}
