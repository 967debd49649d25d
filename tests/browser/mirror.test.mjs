/** Updates of a page by `serve` in the browser: the new document is applied to the page, and nothing else changes. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { launch } from "./browser.mjs";
import { paths, read, root } from "./site.mjs";

const origin = "http://preview.test";
let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** A page that was sent as `html`; `show(html)` applies the next document of the server to it. */
async function open(t, html, files = {}) {
  const context = await browser.newContext();
  t.after(() => context.close());
  const page = await context.newPage();
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
    if (pathname in files) return files[pathname](route);
    return route.fulfill({
      contentType: "text/javascript",
      body: await readFile(join(root, "src/serve/client", pathname.slice(1))),
    });
  });
  await page.goto(origin);
  await page.evaluate(async (html) => {
    const { Mirror } = await import("/mirror.js");
    const parse = (html) => new DOMParser().parseFromString(html, "text/html");
    window.parse = parse;
    window.mirror = new Mirror(parse(html));
    window.ran = window.ran ?? [];
  }, html);
  return { page, show: (html) => page.evaluate((html) => mirror.show(parse(html)), html) };
}

const body = (page) => page.evaluate(() => document.body.innerHTML);

describe("what the visitor and scripts have done stays", () => {
  test("focus, selection, typed text, scroll positions and what is open", async (t) => {
    const html = (words) => `<!doctype html><title>${words}</title><body style="height: 5000px"><h1>${words}</h1>
      <label>Name <input id="a" value="${words}"></label><textarea>${words}</textarea><details><summary>${words}</summary>More</details>
      <dialog id="d">${words}</dialog><div id="scroller" style="height: 50px; overflow: auto"><p style="height: 900px">${words}</p></div><p id="p">Some ${words} here</p>`;
    const { page, show } = await open(t, html("old"));
    await page.fill("textarea", "typed, too");
    await page.fill("input", "typed");
    const state = () =>
      page.evaluate(() => ({
        scroll: [scrollY, document.getElementById("scroller").scrollTop],
        focus: [document.activeElement.id, document.activeElement.selectionStart, document.activeElement.value],
        typed: document.querySelector("textarea").value,
        open: [document.querySelector("details").open, document.querySelector("dialog").open],
        selected: String(getSelection()),
      }));
    await page.evaluate(() => {
      document.querySelector("details").open = true;
      document.querySelector("dialog").show();
      scroller.scrollTop = 300;
      a.focus();
      a.setSelectionRange(2, 4);
      scrollTo(0, 120);
    });
    const before = await state();
    assert.deepEqual(before.scroll, [120, 300]);
    await show(html("new, and longer"));
    assert.deepEqual(await state(), before);
    assert.equal(await page.title(), "new, and longer");
    assert.equal(await page.locator("h1").innerText(), "new, and longer");

    await page.evaluate(() => getSelection().setBaseAndExtent(p.firstChild, 0, p.firstChild, 4));
    await show(html("again"));
    assert.equal(await page.evaluate(() => String(getSelection())), "Some");
  });

  test("attributes, classes and elements of scripts, and what they have removed", async (t) => {
    const { page, show } = await open(
      t,
      '<html lang="en"><body><p class="a b">One</p><p id="gone">Two</p><ul><li>1</li></ul></body></html>',
    );
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
      document.querySelector("p").classList.add("is-on");
      document.querySelector("p").hidden = true;
      gone.remove();
      document.querySelector("ul").append(Object.assign(document.createElement("li"), { textContent: "toast" }));
    });
    await show(
      '<html lang="de" dir="ltr"><body><p class="a c">Eins</p><p id="gone">Zwei</p><ul><li>1</li><li>2</li></ul></body></html>',
    );
    assert.equal(
      await body(page),
      '<p class="a is-on c" hidden="">Eins</p><ul><li>1</li><li>2</li><li>toast</li></ul>',
    );
    assert.deepEqual(
      await page.evaluate(() => [
        document.documentElement.lang,
        document.documentElement.dir,
        document.documentElement.dataset.theme,
      ]),
      ["de", "ltr", "dark"],
    );
  });

  test("elements among which one was added, removed or moved", async (t) => {
    const items = (...names) => `<ul>${names.map((name) => `<li><b>${name}</b> of the list</li>`).join("")}</ul>`;
    const { page, show } = await open(t, items("one", "two", "three", "four"));
    await page.evaluate(() => {
      for (const item of document.querySelectorAll("li")) item.was = item.textContent;
    });
    const was = () => page.evaluate(() => [...document.querySelectorAll("li")].map((item) => item.was?.split(" ")[0]));
    await show(items("zero", "one", "two", "three", "four"));
    assert.deepEqual(await was(), [undefined, "one", "two", "three", "four"]);
    await show(items("zero", "two", "four!"));
    assert.deepEqual(await was(), [undefined, "two", "four"]);
    const fields = (...ids) => ids.map((id) => `<p id="${id}"><input></p>`).join("");
    await show(fields("x", "y", "z"));
    await page.locator("#z input").fill("kept");
    await show(fields("z", "x", "new", "y"));
    assert.equal(await page.evaluate(() => document.activeElement.parentElement.id), "z");
    assert.equal(await page.locator("#z input").inputValue(), "kept");
    assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll("p")].map(({ id }) => id)), [
      "z",
      "x",
      "new",
      "y",
    ]);
  });
});

test("scripts run when they are new or their text is, and only then", async (t) => {
  const html = (first, second, data = 1) =>
    `<body><script>(window.ran ??= []).push("${first}")</script><p>${first}</p><script type="application/json">${data}</script>${second}</body>`;
  const { page, show } = await open(t, html("a", ""));
  const ran = () => page.evaluate(() => window.ran);
  await show(html("a", "<p>words</p>", 2));
  assert.deepEqual(await ran(), ["a"]);
  assert.equal(await page.locator("script[type]").textContent(), "2");
  await show(html("b", "<p>words</p>"));
  assert.deepEqual(await ran(), ["a", "b"]);
  await show(html("b", "<div><script>ran.push('c')</script></div>"));
  assert.deepEqual(await ran(), ["a", "b", "c"]);
});

test("templates and what stands where no script runs", async (t) => {
  const html = (words) =>
    `<template><p>${words}</p></template><noscript><img src="/none.png" alt="${words}"></noscript>`;
  const { page, show } = await open(t, `<body>${html("old")}`);
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await show(`<body>${html("new")}`);
  await show(`<body>${html("new")}<div>${html("more")}</div>`);
  assert.equal(await body(page), `${html("new")}<div>${html("more")}</div>`);
  assert.equal(await page.evaluate(() => document.querySelector("div template").content.textContent), "more");
  assert.equal(await page.locator("img").count(), 0);
  assert.deepEqual(asked, []);
});

test("a style sheet goes when its successor has loaded, however often it changes", async (t) => {
  const html = (name) =>
    `<link rel="stylesheet" href="/${name}.css"><style>p { margin: ${name.length}px }</style><p>Words</p>`;
  const held = [];
  const sheet = (colour) => (route) => route.fulfill({ contentType: "text/css", body: `p { color: ${colour} }` });
  const { page, show } = await open(t, html("red"), {
    "/red.css": sheet("red"),
    "/green.css": (route) => held.push(() => sheet("green")(route)),
    "/blue.css": sheet("blue"),
  });
  const looks = () =>
    page.evaluate(() => [
      document.querySelectorAll("link").length,
      getComputedStyle(document.querySelector("p")).color,
      getComputedStyle(document.querySelector("p")).margin,
    ]);
  await show(html("green"));
  await page.waitForTimeout(50);
  assert.deepEqual(await looks(), [2, "rgb(255, 0, 0)", "5px"]);
  await show(html("blue"));
  await page.waitForFunction(() => document.querySelectorAll("link").length === 1);
  assert.deepEqual(await looks(), [1, "rgb(0, 0, 255)", "4px"]);
  for (const release of held) await release().catch(() => {});
});

test("what only a new page can show", async (t) => {
  const html = (src, runtime) =>
    `<script type="module" src="/${src}"></script><archipel-island name="a" runtime="/${runtime}"><div></div></archipel-island>`;
  const { page } = await open(t, html("align.js", "one.js"));
  const must = (html) => page.evaluate((html) => mirror.mustReload(parse(html)), html);
  assert.equal(await must(html("align.js", "two.js")), false, "nobody has loaded React");
  await page.evaluate(() => document.querySelector("archipel-island").toggleAttribute("hydrated", true));
  assert.equal(await must(html("align.js", "one.js")), false);
  assert.equal(await must(html("align.js", "two.js")), true);
  assert.equal(await must(html("sheets.js", "one.js")), true);
  const policy = `<meta http-equiv="Content-Security-Policy" content="img-src 'self'">`;
  assert.equal(await must(policy + html("align.js", "one.js")), true);
});

test("after any edit the page is what the server sent", async (t) => {
  const { page } = await open(t, "<body></body>");
  const failure = await page.evaluate(() => {
    let seed = 7;
    const random = (below) => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const pick = (list) => list[random(list.length)];
    const tree = (depth) => {
      if (depth === 0 || random(3) === 0) return pick(["", "word ", "\n  ", "<!-- note -->", "<br>", '<img alt="a">']);
      const name = pick(["div", "p", "ul", "section", "span", "b", "svg", "template", "noscript"]);
      const id = random(4) ? "" : ` id="i${random(6)}"`;
      return `<${name}${id} class="${pick(["a", "b", "a b"])}">${Array.from({ length: random(5) }, () => tree(depth - 1)).join("")}</${name}>`;
    };
    const page = (content) =>
      `<!doctype html><html lang="${pick(["en", "de"])}"><head><title>${random(9)}</title>${random(2) ? "<meta name=x>" : ""}</head><body>${content}</body></html>`;
    let parts = Array.from({ length: 6 }, () => tree(4));
    for (let step = 0; step < 1000; step += 1) {
      const at = random(parts.length + 1);
      const change = random(4);
      if (change === 0) parts.splice(at, 0, tree(4));
      else if (change === 1 && parts.length > 1) parts.splice(at, 1);
      else if (change === 2) parts = parts.toReversed();
      else parts[at % parts.length] = tree(4);
      const next = page(parts.slice(0, 12).join(""));
      mirror.show(parse(next));
      const wanted = parse(next).documentElement.outerHTML;
      if (document.documentElement.outerHTML !== wanted)
        return { step, wanted, shown: document.documentElement.outerHTML };
    }
  });
  assert.equal(failure, undefined);
});

test("from any page of the site to the next, the page is what the server sent", async (t) => {
  const { page } = await open(t, "<body></body>");
  const documents = paths.map((path) => [path, read(`/en/${path}index.html`)]);
  const { wrong, times } = await page.evaluate(async (documents) => {
    const { Mirror } = await import("/mirror.js");
    // In a document without a window, this element is parsed differently.
    const plain = (document) => {
      const copy = document.documentElement.cloneNode(true);
      for (const element of copy.querySelectorAll("noscript")) element.remove();
      return copy;
    };
    const shown = parse(documents.at(-1)[1]);
    const mirror = new Mirror(parse(documents.at(-1)[1]), shown);
    const wrong = [];
    const times = [];
    for (const [path, html] of [...documents, ...documents.toReversed()]) {
      const start = performance.now();
      mirror.show(parse(html));
      times.push(performance.now() - start);
      // Nor does it load anything: replaced sheets wait for this event.
      for (const link of shown.querySelectorAll("link[rel=stylesheet]")) link.dispatchEvent(new Event("load"));
      if (!plain(shown).isEqualNode(plain(parse(html)))) wrong.push(path);
    }
    return { wrong, times };
  }, documents);
  t.diagnostic(`the slowest: ${Math.max(...times).toFixed(1)} ms`);
  assert.deepEqual(wrong, []);
});
