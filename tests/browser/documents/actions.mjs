/** Every action has a target: a place without a URL offers an alternative that works, one with a URL is a link everywhere. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { base, documents, isWhole, locales, pages, parse, require } from "../site.mjs";
import { yaml } from "../text.mjs";
import { variant } from "../variants.mjs";

const destinations = Object.entries(yaml("content/data/destinations.yaml"));
const words = ({ textContent }) => textContent.trim().replace(/\s+/g, " ");
const absent = destinations.filter(([, place]) => !place.href);

describe("while places have no address and nothing is on sale", () => {
  test("no page, menu or footer has a button without an address, and none leads back to its own page", () => {
    const faults = pages.flatMap(({ file, url }) =>
      [...documents.get(file).querySelectorAll("a.btn")]
        .filter((link) => !link.getAttribute("href") || link.getAttribute("href") === url)
        .map((link) => `${file}: ${words(link)}`),
    );
    assert.deepEqual(faults, []);
  });

  test("every open record of the data stands in the list of open points", () => {
    const points = yaml("content/data/open.yaml").groups.flatMap(({ points }) => points);
    const files = ["audit", "chains", "conflicts", "plans", "presale", "referral", "staking", "validators"];
    const faults = files
      .flatMap((name) => gaps(yaml(`content/data/${name}.yaml`), name))
      .filter((gap) => {
        return !points.some(({ of }) => of && (gap === of || gap.startsWith(`${of}.`)));
      });
    assert.deepEqual(faults, []);
  });

  test("the list is on the page about audits, each point with its days and a page to read instead", () => {
    const points = yaml("content/data/open.yaml").groups.flatMap(({ points }) => points);
    for (const { segment } of locales) {
      const list = documents.get(`/${segment}/token-audit/index.html`).querySelector("#open");
      const rows = [...list.querySelectorAll("tbody tr:has(time)")];
      assert.equal(rows.length, points.length + absent.length, segment);
      for (const row of rows) {
        const [since, checked] = [...row.querySelectorAll("time")].map((time) => time.getAttribute("datetime"));
        for (const day of [since, checked]) assert.match(day, /^\d{4}-\d{2}-\d{2}$/, words(row));
        assert(since <= checked, `${segment}: ${words(row)}`);
        assert(row.querySelector("a[href]"), `${segment}: ${words(row)}`);
      }
    }
  });

  test("the feed has the list as an entry, which is a new one with each look", () => {
    const points = yaml("content/data/open.yaml").groups.flatMap(({ points }) => points);
    const { as_of: day } = yaml("content/data/editorial.yaml");
    for (const { segment, tag } of locales) {
      const feed = parse(`/${segment}/digest.xml`, "application/xml").documentElement;
      const entries = [...feed.children].filter(({ localName }) => localName === "entry");
      const texts = (name) => entries.map((entry) => entry.getElementsByTagName(name)[0].textContent.trim());
      assert.equal(new Set(texts("id")).size, entries.length, segment);
      for (const name of ["title", "updated", "summary"]) assert(texts(name).every(Boolean), `${segment}: ${name}`);
      assert.equal(texts("id")[0], `${base}/${segment}/token-audit/#open-${day}`);
      assert.equal(texts("updated")[0], `${day}T00:00:00Z`);
      const updated = [...feed.children].find(({ localName }) => localName === "updated").textContent;
      assert.equal(updated, texts("updated").toSorted().at(-1), segment);
      assert(texts("title")[0].startsWith(message(tag, "gap-link")), segment);
      assert.equal(entries[0].getElementsByTagName("li").length, points.length + absent.length, segment);
    }
  });

  test("whoever asks to be told reads what a feed is first", () => {
    for (const { file, path, locale } of pages) {
      const raw = [...documents.get(file).querySelectorAll("a[href$='digest.xml']")];
      assert.equal(raw.length, path === "digest/" ? 1 : 0, file);
      if (path !== "digest/") continue;
      const part = documents.get(file).querySelector("#feed");
      assert(part.contains(raw[0]));
      assert.equal(words(part.querySelector("code")), `${base}/${locale.segment}/digest.xml`);
      assert(part.querySelector("button.copy[aria-label]"));
    }
  });

  test("the menu of small screens has the open points and the referral hub", () => {
    for (const { segment } of locales) {
      const menu = documents.get(`/${segment}/index.html`).getElementById("menu");
      for (const goal of ["token-audit/#open", "platform/referral-hub/"])
        assert(menu.querySelector(`.drawer-more a[href="/${segment}/${goal}"]`), `${segment}: ${goal}`);
      assert(documents.get(`/${segment}/token-audit/index.html`).querySelector(".prose-contents a[href$='#open']"));
    }
  });

  test("every language says rarely that something is not published", () => {
    const said = {
      en: /publish/gi,
      ru: /опубликова/gi,
      it: /pubblicat/gi,
      es: /publicad/gi,
      "zh-Hans": /公布|发布/g,
      de: /veröffentlich/gi,
      fr: /publié/gi,
      hi: /प्रकाशित/g,
    };
    for (const { segment, tag } of locales) {
      const counts = pages
        .filter(({ locale }) => locale.tag === tag)
        .map(({ file }) => [file, seen(file).match(said[tag])?.length ?? 0]);
      const total = counts.reduce((sum, [, count]) => sum + count, 0);
      assert(total <= 25, `${segment}: ${total} times: ${JSON.stringify(counts.filter(([, count]) => count))}`);
    }
  });

  test("no page has two cells that say it", () => {
    const faults = pages.filter(({ file, locale }) => {
      const said = message(locale.tag, "state-not-published");
      return [...documents.get(file).querySelectorAll("td, dd")].filter((cell) => words(cell) === said).length > 1;
    });
    assert.deepEqual(
      faults.map(({ file }) => file),
      [],
    );
  });

  test("what leads to a purchase does not promise one", () => {
    for (const { segment, tag } of locales) {
      const promise = message(tag, "closing-buy");
      const buttons = pages
        .filter(({ locale }) => locale.segment === segment)
        .flatMap(({ file }) => [...documents.get(file).querySelectorAll("a")]);
      assert.deepEqual(
        buttons.map(words).filter((text) => text === promise),
        [],
        segment,
      );
    }
  });
});

test("with addresses and a payment provider every one of them is a button, on every page", () => {
  const address = (name) => `https://${name.replace("_", "-")}.example/`;
  const data = Object.fromEntries(destinations.map(([name]) => [`destinations.${name}.href`, address(name)]));
  const recipient = "0x52908400098527886E0F7030069857D2E4169EE7";
  // The other languages have the same templates.
  const languages = isWhole ? undefined : ["en", "de"];
  const dist = variant({ settings: { payment: { provider: "transfer", recipient } }, data, languages });
  const parser = new new (require("jsdom").JSDOM)().window.DOMParser();
  const documentOf = (file) => parser.parseFromString(readFileSync(join(dist, file), "utf8"), "text/html");
  const has = (document, name) => document.querySelector(`a[href="${address(name)}"]`);

  const menus = ["whitepaper", "docs", "blog", "bot", "messenger", "network", "coin_data"];
  const on = {
    app: ["", "tokenomics/", "about/"],
    whitelist: ["tokenomics/"],
    sales: ["tokenomics/"],
    validators: ["100-validators/"],
  };
  Object.assign(on, { support: ["support/"], airdrop: [""], radar: ["platform/", "platform/stacking/"] });
  for (const { file, path, locale } of pages.filter(({ locale }) => languages?.includes(locale.segment) ?? true)) {
    const document = documentOf(file);
    if (!path.startsWith("platform")) for (const name of menus) assert(has(document, name), `${file}: ${name}`);
    for (const [name, paths] of Object.entries(on))
      if (paths.includes(path)) assert(has(document, name), `${file}: ${name}`);
    assert.equal(
      document.body.textContent.includes(message(locale.tag, "sale-closed")),
      false,
      `${file} says that nothing can be bought`,
    );
    if (path === "")
      assert(
        [...document.querySelectorAll("main a")].map(words).includes(message(locale.tag, "closing-buy")),
        `${file} leads to the purchase`,
      );
  }
});

/** The text of a page without scripts. */
function seen(file) {
  const body = documents.get(file).body.cloneNode(true);
  for (const part of body.querySelectorAll("script, style, template")) part.remove();
  return body.textContent.normalize("NFC");
}

/** The paths of the records within `value` that have no value, or two. */
function gaps(value, path) {
  if (!value || typeof value !== "object") return [];
  if (value.status === "not_published" || (value.first && value.second && !value.resolved)) return [path];
  return Object.entries(value).flatMap(([name, part]) => gaps(part, `${path}.${name}`));
}

/** The source of a message without variables. */
function message(tag, id) {
  for (const file of ["closing", "common", "destinations", "open"]) {
    const [, text] =
      readFileSync(new URL(`../../../locales/${tag}/${file}.ftl`, import.meta.url), "utf8").match(
        new RegExp(`^${id} = (.*)$`, "m"),
      ) ?? [];
    if (text) return text;
  }
  throw new Error(`${tag} has no ${id}`);
}
