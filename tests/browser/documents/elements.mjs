/** Elements of every page, policies, links, languages, and the files for crawlers and devices. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { base, dist, documents, files, isIndexed, locales, pages, parse, read } from "../site.mjs";

const attribute = (document, selector, name) => document.querySelector(selector)?.getAttribute(name);
const indexed = pages.filter(isIndexed);
const alternatesOf = ({ path }) => [
  ...locales.map(({ segment, tag }) => [tag, `${base}/${segment}/${path}`]),
  ["x-default", `${base}/en/${path}`],
];

test("the same pages exist in every language, and no other", () => {
  const expected = [...pages.map((page) => page.file), "/404.html", "/index.html"].sort();
  assert.deepEqual(
    [...documents].map(([file]) => file),
    expected,
  );
  assert(indexed.length >= 2 * locales.length, `${indexed.length} indexed pages`);
});

describe("every page", () => {
  for (const { file, locale, url } of pages) {
    test(url, () => {
      const document = documents.get(file);
      assert.equal(document.documentElement.lang, locale.tag);
      assert.equal(document.documentElement.dir, "ltr");
      assert.equal(document.querySelectorAll("h1").length, 1, "one h1");
      assert(document.querySelector("h1").textContent.trim());
      assert(document.title.trim());
      for (const name of ["description", "keywords", "twitter:title", "twitter:description"])
        assert(attribute(document, `meta[name="${name}"]`, "content")?.trim(), name);
      for (const name of ["title", "description", "image", "image:alt", "type", "site_name"])
        assert(attribute(document, `meta[property="og:${name}"]`, "content")?.trim(), `og:${name}`);
      assert.equal(attribute(document, "meta[property='og:url']", "content"), base + url);
      assert.equal(attribute(document, "meta[property='og:locale']", "content"), locale.openGraph);

      const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) => [
        Number(heading.tagName[1]),
        heading,
      ]);
      const skips = headings.filter(([level], at) => level > (headings[at - 1]?.[0] ?? 0) + 1);
      assert.deepEqual(
        skips.map(([level, { textContent }]) => `h${level} “${textContent.trim()}”`),
        [],
        "a level is skipped before",
      );

      const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
      assert.deepEqual(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        [],
        "ids given twice",
      );
      const named = ["for", "aria-labelledby", "aria-describedby", "aria-controls"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name).split(/\s+/)),
      );
      assert.deepEqual(
        named.filter((id) => !ids.includes(id)),
        [],
        "ids named and not there",
      );
      judgePolicy(document);
      // The marks that Fluent puts around variables, an unresolved message, an undefined value.
      assert.doesNotMatch(document.body.textContent, /[\u2066-\u2069]|\{\s*[$-]|\bundefined\b|\bNaN\b|\[object/);
    });
  }
});

/**
 * The policy is the second element of the head and contains exactly the digests of inline content; scripts and style sheets
 * have an `integrity`.
 */
function judgePolicy({ head }) {
  const meta = head.querySelector("meta[http-equiv=Content-Security-Policy]");
  assert.equal(head.firstElementChild, head.querySelector("meta[charset]"), "the charset comes first");
  assert.equal(head.children[1], meta, "the policy comes second");
  const { ownerDocument: document } = head;
  const named = new Set(meta.content.match(/sha256-[^']+/g));
  const inline = [...document.querySelectorAll("style, script:not([src])")].filter(
    ({ localName, type }) => localName === "style" || !/json/.test(type),
  );
  const digests = new Set(inline.map(({ textContent }) => `sha256-${digest("sha256", textContent)}`));
  assert.deepEqual([...named].sort(), [...digests].sort());
  for (const element of document.querySelectorAll("script[src], link[rel=stylesheet], link[rel=modulepreload]"))
    assert.equal(
      element.getAttribute("integrity"),
      sealOf(element.getAttribute("src") ?? element.getAttribute("href")),
    );
}

const digest = (algorithm, content) => createHash(algorithm).update(content).digest("base64");
const seals = new Map();
/** The `integrity` of a file. */
function sealOf(file) {
  if (!seals.has(file)) seals.set(file, `sha384-${digest("sha384", readFileSync(join(dist, file)))}`);
  return seals.get(file);
}

test("the error document and the root keep to their policies", () => {
  for (const file of ["/404.html", "/index.html"]) judgePolicy(documents.get(file));
});

describe("every address on a page leads somewhere", () => {
  for (const [file, document] of documents) {
    test(file, () => {
      const here = new URL(file.replace(/index\.html$/, ""), base);
      const addresses = [...document.querySelectorAll("[href], [src], meta[property='og:image']")].map(
        (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? element.getAttribute("content"),
      );
      assert.deepEqual(
        addresses.filter((address) => !leads(address, here)),
        [],
      );
      assert.equal(document.querySelector("[srcset], [style*='url(']"), null, "addresses this test does not read");
    });
  }

  test("links to other sites are https, and say that the page which opens stands apart", () => {
    for (const [file, document] of documents) {
      const links = [...document.querySelectorAll("a[href]")].filter(
        (link) =>
          new URL(link.getAttribute("href"), base + file).origin !== base &&
          !link.getAttribute("href").startsWith("mailto:"),
      );
      const faults = links.filter(
        (link) =>
          !link.getAttribute("href").startsWith("https://") ||
          !/\b(noopener|noreferrer|external)\b/.test(link.getAttribute("rel") ?? ""),
      );
      assert.deepEqual(
        faults.map((link) => link.outerHTML),
        [],
        `${file}: give them rel="noopener" and https`,
      );
    }
  });

  test("in style sheets", () => {
    const sheets = files.filter((file) => file.endsWith(".css"));
    for (const file of sheets) {
      const addresses = [...read(file).matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address]) => address);
      assert.deepEqual(
        addresses.filter((address) => !leads(address, new URL(file, base))),
        [],
        file,
      );
    }
  });

  function leads(address, from) {
    const url = new URL(address, from);
    if (url.origin !== base) return ["https:", "mailto:", "data:"].includes(url.protocol);
    const file = url.pathname.endsWith("/") ? `${url.pathname}index.html` : url.pathname;
    if (!files.includes(file)) return false;
    const anchor = decodeURIComponent(url.hash.slice(1));
    return !anchor || Boolean(documents.get(file)?.getElementById(anchor));
  }
});

describe("languages", () => {
  const linksOf = (document) =>
    [...document.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [link.hreflang, link.href]);

  test("every indexed page names itself and every language, the same in all of them", () => {
    for (const page of indexed) {
      assert.equal(attribute(documents.get(page.file), "link[rel=canonical]", "href"), base + page.url);
      assert.deepEqual(linksOf(documents.get(page.file)), alternatesOf(page), page.url);
      for (const { segment } of locales)
        assert(
          indexed.some(({ url }) => url === `/${segment}/${page.path}`),
          page.url,
        );
    }
  });

  test("a page that is not indexed names none", () => {
    for (const page of pages.filter((page) => !isIndexed(page))) {
      assert.deepEqual(linksOf(documents.get(page.file)), [], page.url);
      assert.equal(documents.get(page.file).querySelector("link[rel=canonical]"), null, page.url);
    }
  });

  test("the language menu of every page leads to that page", () => {
    for (const { file, path, url, locale } of pages) {
      const links = [...documents.get(file).querySelectorAll(".languages a")];
      assert.deepEqual(
        links.map((link) => [link.getAttribute("href"), link.hreflang, link.lang, link.getAttribute("aria-current")]),
        locales.map(({ segment, tag }) => [`/${segment}/${path}`, tag, tag, tag === locale.tag ? "true" : null]),
        url,
      );
    }
  });
});

describe("for crawlers and devices", () => {
  const locations = (document) => [...document.querySelectorAll("loc")].map((location) => location.textContent);

  test("the sitemaps list the indexed pages with their alternates", () => {
    const index = locations(parse("/sitemap.xml", "application/xml"));
    assert.deepEqual(
      index,
      locales.map(({ segment }) => `${base}/sitemap-${segment}.xml`),
    );
    const listed = index.flatMap((location) => {
      const entries = [...parse(location.slice(base.length), "application/xml").querySelectorAll("url")];
      return entries.map((entry) => ({
        location: locations(entry)[0],
        alternates: [...entry.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")].map((link) => [
          link.getAttribute("hreflang"),
          link.getAttribute("href"),
        ]),
      }));
    });
    const expected = indexed.map((page) => ({ location: base + page.url, alternates: alternatesOf(page) }));
    const byLocation = (a, b) => (a.location < b.location ? -1 : 1);
    assert.deepEqual(listed.sort(byLocation), expected.sort(byLocation));
  });

  test("robots.txt allows everything and names the sitemap", () => {
    const lines = read("/robots.txt").split("\n").filter(Boolean);
    assert.deepEqual(lines, ["User-agent: *", "Allow: /", `Sitemap: ${base}/sitemap.xml`]);
  });

  test("every language has a web manifest whose icons exist", () => {
    for (const { segment, tag } of locales) {
      const file = `/${segment}/site.webmanifest`;
      const manifest = JSON.parse(read(file));
      assert.equal(manifest.lang, tag);
      assert.equal(manifest.start_url, `/${segment}/`);
      assert(manifest.name && manifest.short_name && manifest.description);
      assert(
        ["192x192", "512x512"].every((size) => manifest.icons.some(({ sizes }) => sizes === size)),
        "sizes of icons",
      );
      for (const { src } of manifest.icons) assert(files.includes(src), src);
    }
    for (const { file, locale } of pages)
      assert.equal(attribute(documents.get(file), "link[rel=manifest]", "href"), `/${locale.segment}/site.webmanifest`);
  });

  test("the manifest of the build lists every file", () => {
    const { files: listed } = JSON.parse(read("/archipel-manifest.json"));
    const others = files.filter((file) => file !== "/archipel-manifest.json");
    assert.deepEqual(
      Object.keys(listed)
        .map((file) => `/${file}`)
        .sort(),
      others,
    );
  });
});
