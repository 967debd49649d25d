/**
 * Data for search engines and social networks: JSON-LD of each kind of page, and an own picture for every page and language.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { base, dist, documents, files, isIndexed, pages } from "../site.mjs";

const indexed = pages.filter(isIndexed);
const graph = ({ file }) => {
  const scripts = [...documents.get(file).querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap(({ textContent }) => {
    const data = JSON.parse(textContent);
    return data["@graph"] ?? data;
  });
};
const find = (entries, type) => entries.find((entry) => [entry["@type"]].flat().includes(type));
const nonEmpty = (text) => typeof text === "string" && text.trim().length > 0;

describe("structured data", () => {
  for (const page of indexed)
    test(page.url, () => {
      const { path, locale, file, url } = page;
      const document = documents.get(file);
      const entries = graph(page);
      const contexts = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent)["@context"],
      );
      assert.deepEqual([...new Set(contexts)], ["https://schema.org"], "JSON-LD in the context of schema.org");
      for (const { address, key } of addresses(entries))
        assert(
          resolves(address),
          `${key}: ${address} is neither a page or file of the site nor an https address elsewhere`,
        );
      for (const { key, value } of all(entries, "inLanguage")) assert.equal(value, locale.tag, key);

      if (path === "") {
        assert(nonEmpty(find(entries, "Organization")?.name), "an Organization with a name on the home page");
        assert(
          resolves(find(entries, "Organization").logo?.url ?? find(entries, "Organization").logo),
          "the logo of the Organization",
        );
        const website = find(entries, "WebSite");
        assert(website, "a WebSite on the home page");
        assert.equal(website.inLanguage, locale.tag, "inLanguage of WebSite");
        assert.equal(website.url, base + url);
      } else {
        const crumbs = find(entries, "BreadcrumbList")?.itemListElement;
        assert(crumbs?.length >= 2, "a BreadcrumbList with two steps or more on every page but the home page");
        assert.deepEqual(
          crumbs.map(({ position }) => Number(position)),
          crumbs.map((_, at) => at + 1),
          "positions",
        );
        assert(
          crumbs.every(({ name, item }) => nonEmpty(name ?? item?.name)),
          "every step has a name",
        );
        const link = ({ item }) => item?.["@id"] ?? item;
        assert.equal(link(crumbs[0]), `${base}/${locale.segment}/`, "the first step is the home page of this language");
        assert([undefined, base + url].includes(link(crumbs.at(-1))), "the last step is this page");
      }

      const asked = [...document.querySelectorAll("#faq details, .faq details, section[class*=faq] details")];
      const faq = find(entries, "FAQPage");
      if (asked.length) {
        const questions = asked.map((details) =>
          details.querySelector("summary").textContent.trim().replace(/\s+/g, " "),
        );
        assert(faq, "a FAQPage, for the page has questions and answers");
        assert.deepEqual(
          faq.mainEntity.map(({ name }) => name.trim().replace(/\s+/g, " ")),
          questions,
          "the questions of the page",
        );
        for (const { name, acceptedAnswer } of faq.mainEntity)
          assert(nonEmpty(acceptedAnswer?.text), `an answer to “${name}”`);
      } else assert.equal(faq, undefined, "no FAQPage without questions on the page");
    });

  test("its texts are in the language of the page", () => {
    const texts = (page) => all(graph(page), "name").concat(all(graph(page), "text"));
    const english = (path) =>
      new Set(
        indexed
          .filter((page) => page.path === path && page.locale.tag === "en")
          .flatMap(texts)
          .map(({ value }) => value),
      );
    const faults = indexed
      .filter(({ locale }) => locale.tag !== "en")
      .flatMap((page) =>
        texts(page)
          .filter(({ value }) => /\S+\s\S+\s\S+/.test(value) && english(page.path).has(value))
          .map(({ value }) => `${page.url}: ${value}`),
      );
    assert.deepEqual(faults, [], "left in English");
  });
});

describe("the picture of a shared page", () => {
  const imageOf = ({ file }) => documents.get(file).querySelector("meta[property='og:image']")?.content;
  let images;
  for (const page of indexed)
    test(page.url, () => {
      const document = documents.get(page.file);
      const image = imageOf(page);
      assert(image?.startsWith(`${base}/`), `og:image is an absolute address of the site: ${image}`);
      const file = image.slice(base.length);
      assert(files.includes(file), `${file} is not in the built site`);
      const bytes = readFileSync(dist + file);
      assert.equal(bytes.subarray(0, 8).toString("latin1"), "\x89PNG\r\n\x1a\n", `${file} is a PNG`);
      assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630], `width and height of ${file}`);
      assert(bytes.length < 300 * 1024, `${file}: ${bytes.length} bytes are more than 300 KB`);
      const twitter = document.querySelector("meta[name='twitter:image']")?.content;
      assert([undefined, image].includes(twitter), "twitter:image is the same picture");
      images ??= indexed.map((page) => [page.url, imageOf(page)]);
      const others = images.filter(([url, other]) => url !== page.url && other === image).map(([url]) => url);
      assert.deepEqual(others, [], "pages or languages that share this picture: each has its own");
    });
});

/** Every value of a key, at any depth: `{ key, value }`. */
function all(data, wanted, found = []) {
  if (data && typeof data === "object")
    for (const [key, value] of Object.entries(data)) {
      if (key === wanted && typeof value === "string") found.push({ key, value });
      all(value, wanted, found);
    }
  return found;
}

function addresses(entries) {
  return ["url", "item", "@id", "logo", "image", "sameAs", "contentUrl", "target"].flatMap((name) =>
    all(entries, name).map(({ key, value }) => ({ key, address: value })),
  );
}

function resolves(address) {
  if (typeof address !== "string" || !URL.canParse(address)) return false;
  const { origin, pathname, protocol } = new URL(address);
  if (origin !== base) return protocol === "https:";
  return files.includes(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
}
