/** Actions of a visitor with a keyboard, and the announcements of a page. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dist, PATIENCE, paths, root } from "./site.mjs";

/** The languages in which the tests of islands run: Latin, Cyrillic, Han and Devanagari script. */
export const told = ["en", "ru", "zh", "in"];

/** Presses a key until `locator` has the focus, like a user without a mouse. */
export async function reach(page, locator, key = "Tab") {
  for (let steps = 0; steps < 150; steps += 1) {
    if (await isFocused(locator)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} does not lead to ${locator}`);
}

/** Moves the focus to a control and presses a key. */
export async function press(page, locator, key = "Enter") {
  await reach(page, locator);
  await page.keyboard.press(key);
}

export const isFocused = (locator) => locator.evaluate((element) => element === element.getRootNode().activeElement);

/** Replaces the content of the focused field by `text`. */
export async function write(page, text) {
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

/** Waits until a condition of the test process holds. */
export async function until(condition, what, patience = PATIENCE) {
  const end = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > end) assert.fail(`never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * The messages of an island in a language: `words("ru", "wallet")("choose-title")`, with variables as a second argument;
 * the id of a message with `count` includes its plural form. `folder` is the built site, if it is another one than the
 * default.
 */
export function words(segment, island, folder = dist) {
  const pattern = new RegExp(
    `<archipel-island name="${island}"[^>]*>.*?<script type="application/json">(.*?)</script>`,
    "s",
  );
  const found = paths
    .map((path) => pattern.exec(readFileSync(join(folder, segment, path, "index.html"), "utf8"))?.[1])
    .find(Boolean);
  assert(found, `the island ${island} is on no page`);
  const { messages } = JSON.parse(found);
  const table = typeof messages === "string" ? JSON.parse(readFileSync(join(folder, messages), "utf8")) : messages;
  return (id, variables = {}) => {
    assert(id in table, `${island} has no message ${id}`);
    return Object.entries(variables).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, value), table[id]);
  };
}

/** The ids of all messages. The hyphen distinguishes them from words of a language. */
const ids = readdirSync(join(root, "locales/en"), { recursive: true })
  .filter((file) => file.endsWith(".ftl"))
  .flatMap((file) =>
    [...readFileSync(join(root, "locales/en", file), "utf8").matchAll(/^([a-z][\w]*-[\w-]+) =/gm)].map(([, id]) => id),
  );

/** The message ids that a page shows or announces instead of their text. */
export function keysShown(page) {
  return page.evaluate((ids) => {
    const names = ["aria-label", "alt", "title", "placeholder", "aria-valuetext"];
    const spoken = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ""),
    );
    const tokens = new Set([document.body.innerText, ...spoken].join(" ").split(/[\s.,:;()]+/));
    return [...new Set(ids)].filter((id) => tokens.has(id));
  }, ids);
}
