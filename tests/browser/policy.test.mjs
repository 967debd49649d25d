/**
 * Pages under their own policies: no content of the site is blocked, in two browsers, with every service configured and in use; injected
 * content is blocked. The policies themselves and the digests are tested in documents/elements.mjs.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { complaints, settle, useBrowser, hydrateAll } from "./browser.mjs";
import { startChain } from "./chain.mjs";
import { contextOf, open, useFirefox } from "./firefox.mjs";
import { startServices } from "./services.mjs";
import { dist, isWhole, locales, paths, read, require, sample } from "./site.mjs";
import { collectTags, tagHosts } from "./tags.mjs";
import { variant } from "./variants.mjs";
import { until } from "./visitor.mjs";
import { installEvmWallet } from "./wallet-evm.mjs";

const { CspEvaluator } = require("csp_evaluator/dist/evaluator.js");
const { CspParser } = require("csp_evaluator/dist/parser.js");
const { Severity } = require("csp_evaluator/dist/finding.js");

let services;
let ethereum;
let made;

const plain = useBrowser(() => dist);
// Requests of beacons are checked by the browser, not by the context of the page.
const site = useBrowser(everything, { args: ["--ignore-certificate-errors"] });
const firefox = useFirefox(everything);
before(async () => (ethereum = await startChain(1)));
after(() => Promise.all([services?.close(), ethereum?.close()]));

/** The folder of a site with every service that can be configured. */
function everything() {
  made ??= make();
  return made;
}

async function make() {
  services = await startServices();
  services.answer("/pay.js", { type: "text/javascript", body: service });
  services.answer("/frame", { type: "text/html", body: "<!doctype html><title>Card</title>" });
  services.answer("/dot.svg", { type: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  services.answer("/sheet.svg", { type: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  services.answer("/reports", { status: 204 });
  return variant({
    settings: {
      payment: { provider: "script", script: `${services.origin}/pay.js` },
      sales_api: { base_url: services.origin, version: "1" },
      analytics: { data_layer: "GTM-TEST", pixel: "4711" },
      errors: { destination: `${services.origin}/reports` },
    },
    data: { "chains.networks.ethereum.rpc": `${services.origin}/rpc` },
    // An address of the payment service, with an escape.
    styles: { "assets/css/main.css": `html { background-image: url("\\68${services.origin.slice(1)}/sheet.svg") }` },
    languages: isWhole ? undefined : ["en", "zh", "in"],
  });
}

/** A payment service with a picture, a frame and a request of its own, as content/docs/payment.md allows. */
const service = `window.RaaPayment = {
  offers: ["ETH", "USDC"].map((currency) => ({ currency, network: "ethereum" })),
  quote: async ({ currency }) => ({ price: "0.08", rate: currency === "ETH" ? "2000" : "1", seconds: 600 }),
  mount(place) {
    const own = new URL(document.querySelector("script[src$='/pay.js']").src).origin;
    place.innerHTML = "<button id='provider'>Provider</button><img src='" + own + "/dot.svg'><iframe src='" + own + "/frame'></iframe>";
    fetch(own + "/asked").catch(() => {});
    return { unmount() {} };
  },
};`;

/** Runs in a page before its own scripts, and records policy violations. */
function watch() {
  window.violations = [];
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, lineNumber }) => {
    window.violations.push(`${effectiveDirective}: ${blockedURI}, line ${lineNumber}`);
  });
}
const violations = (page) => page.evaluate(() => window.violations);

/** The policy in the HTML of a page. */
const policyOf = (html) => /<meta http-equiv="?Content-Security-Policy"? content="([^"]+)"/.exec(html)?.[1];

/**
 * Messages unrelated to the policy: the services here respond with little, and the consent is injected into every frame.
 */
const isOther = (line) =>
  /Failed to read the 'localStorage' property|Failed to load resource|Pixel ID not found|^\d{3}: |\[ApiError\]|ApiError|credentialless/.test(
    line,
  );

test("the CSP evaluator of Google finds nothing serious in any policy", async (t) => {
  const policies = new Set();
  for (const folder of [dist, await everything()])
    for (const file of readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".html")))
      policies.add(policyOf(readFileSync(join(folder, file), "utf8")));
  assert(!policies.has(undefined), "every page has a policy");
  t.diagnostic(`${policies.size} different policies`);
  const found = [...policies].flatMap((policy) => {
    const { csp } = new CspParser(policy);
    return new CspEvaluator(csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM)
      .map(({ directive, description }) => `${directive}: ${description} In: ${policy}`);
  });
  assert.deepEqual(found, []);
});

test("a page may load what its style sheet names, although the page does not name the origin", async (t) => {
  const page = await site.page(t, { ignoreHTTPSErrors: true });
  await page.addInitScript(watch);
  await page.goto(site.url("/en/not-found/"), { waitUntil: "load" });
  await until(() => services.asked.some(({ path }) => path === "/sheet.svg"), "the picture was requested");
  assert.deepEqual(await violations(page), []);
});

describe("in Chromium nothing of the site is stopped, with every service in use", { concurrency: 2 }, () => {
  const islandsOf = (path) =>
    [...new Set(read(`/en/${path}index.html`).match(/<archipel-island name="[^"]+"/g))].sort().join();
  // A sample: one page of each set of islands. Pages in other languages only differ in the digests of inline content, which are
  // tested elsewhere.
  const first = paths.filter(
    (path) => paths.findIndex((other) => islandsOf(other) === islandsOf(path)) === paths.indexOf(path),
  );
  const pathsIn = (segment) => {
    if (isWhole) return paths.concat("nothing/");
    if (segment === "en") return [...first, "nothing/"];
    return segment === "zh" ? [""] : [];
  };
  const visits = locales.flatMap(({ segment }) => pathsIn(segment).map((path) => [segment, path]));
  for (const [segment, path] of visits)
    test(`/${segment}/${path}`, async (t) => {
      const page = await site.page(t, { ignoreHTTPSErrors: true, viewport: { width: 1440, height: 1400 } });
      const tags = await collectTags(page.context(), { consent: "granted" });
      await installEvmWallet(page.context(), { chains: [ethereum], accounts: [await ethereum.account("1")] });
      await page.addInitScript(watch);
      const heard = complaints(page, [...tagHosts, services.origin]);
      await page.goto(site.url(`/${segment}/${path}`));
      await hydrateAll(page);
      await settle(page);
      if (await page.locator(".wallet-open").count()) {
        await page.locator(".wallet-open").first().click();
        await page.locator("dialog.wallet img[src^='data:']").first().waitFor();
        await page.keyboard.press("Escape");
      }
      if (path === "how-to-buy/") {
        await buy(page);
        assert.equal(tags.asked.length, 2, "both tags were loaded");
        // Uncaught errors are reported.
        await page.evaluate(() => setTimeout(() => Promise.reject(new Error("for the report"))));
        await until(() => services.asked.some(({ body }) => body.includes("for the report")), "the report has come");
      }
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(
        heard.filter((line) => !isOther(line) && !line.includes("for the report")),
        [],
      );
    });
});

/**
 * Fills in the form of the purchase panel and continues to the form of the payment service, with its picture and its frame.
 */
async function buy(page) {
  const panel = page.locator("div.purchase").first();
  const submit = panel.locator("form button.btn-primary");
  await panel.scrollIntoViewIfNeeded();
  await until(() => submit.isEnabled(), "the service is there");
  await panel.locator("select[name=currency]").selectOption("ETH");
  await panel.locator("input[name=pay]").fill("1");
  await panel.locator("input[name=terms]").check();
  await until(() => submit.isEnabled(), "the price is there");
  await submit.click();
  await page.locator("#provider").waitFor();
  await until(
    () => ["/frame", "/dot.svg", "/asked"].every((path) => services.asked.some((asked) => asked.path === path)),
    "the service has what it asked for",
  );
}

describe("in Firefox nothing of the site is stopped", () => {
  const visits = ["en/", "zh/tokenomics/", "in/how-to-buy/", "en/platform/stacking/", "en/nothing/"];
  for (const path of sample(visits, 0, 2))
    test(`/${path}`, async (t) => {
      const { page, heard } = await firefox.page(t);
      await installEvmWallet(contextOf(page), { chains: [ethereum], accounts: [await ethereum.account("1")] });
      await page.evaluateOnNewDocument(watch);
      await open(page, firefox.url(`/${path}`));
      await page.evaluate(() => {
        for (const { attributes } of document.querySelectorAll("archipel-island"))
          document.dispatchEvent(new CustomEvent("archipel:hydrate", { detail: { island: attributes.name.value } }));
      });
      await until(
        () => page.$$eval("archipel-island", (all) => all.every((island) => island.hasAttribute("hydrated"))),
        "all islands are hydrated",
      );
      if (await page.$(".wallet-open")) {
        await page.click(".wallet-open");
        await page.waitForSelector("dialog.wallet img[src^='data:']");
      }
      if (path.includes("how-to-buy")) {
        await page.$eval(".purchase", (panel) => panel.scrollIntoView());
        await until(() => page.evaluate(() => Boolean(window.RaaPayment)), "the payment service is there");
      }
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(
        heard.filter((line) => !isOther(line)),
        [],
      );
    });

  test("and what is altered is", async (t) => {
    const { page } = await firefox.page(t);
    await page.evaluateOnNewDocument(watch);
    await open(page, firefox.url("/en/not-found/"));
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement("script"), { textContent: "window.ran = true" })),
    );
    await until(async () => (await violations(page)).length === 1, "the script was stopped");
    assert.equal(await page.evaluate(() => window.ran), undefined);
  });
});

/** A page of the site that was altered in transit. */
async function altered(t, alter, path = "tokenomics/") {
  const page = await plain.page(t);
  await page.addInitScript(watch);
  await page.route(`**/en/${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const other = alter(html);
    assert.notEqual(other, html);
    await route.fulfill({ response, body: other });
  });
  await page.goto(plain.url(`/en/${path}`), { waitUntil: "load" });
  return page;
}

describe("without services nothing hands text to what runs it: trusted types", () => {
  for (const path of ["", "how-to-buy/", "platform/stacking/"])
    test(`/en/${path}`, async (t) => {
      const page = await altered(
        t,
        (html) => html.replace("base-uri 'none'", "base-uri 'none'; require-trusted-types-for 'script'"),
        path,
      );
      await hydrateAll(page);
      assert.deepEqual(await violations(page), []);
      await page.evaluate(() => (document.createElement("p").innerHTML = "<b>x</b>")).catch(() => {});
      assert.equal((await violations(page)).length, 1, "the browser looks after it");
    });
});

describe("what is not the site's is stopped", () => {
  for (const [what, alter, directive] of [
    ["a script with one other byte", (html) => html.replace("<script>try{", "<script>try {"), "script-src-elem"],
    ["a style with one other byte", (html) => html.replace(/<style>/, "<style> "), "style-src-elem"],
    [
      "a script of somebody else",
      (html) => html.replace("</body>", "<script>window.ran = true</script></body>"),
      "script-src-elem",
    ],
    [
      "a script in an attribute",
      (html) => html.replace("<main ", '<main onclick="window.ran = true" '),
      "script-src-attr",
    ],
    [
      "a script of another origin",
      (html) => html.replace("</body>", '<script src="https://127.0.0.1:1/x.js"></script></body>'),
      "script-src-elem",
    ],
    [
      "a picture of another origin",
      (html) => html.replace("</body>", '<img src="https://127.0.0.1:1/x.png"></body>'),
      "img-src",
    ],
    ["a frame", (html) => html.replace("</body>", '<iframe src="https://127.0.0.1:1/"></iframe></body>'), "frame-src"],
    ["another base", (html) => html.replace("</head>", '<base href="https://127.0.0.1:1/"></head>'), "base-uri"],
  ])
    test(what, async (t) => {
      const page = await altered(t, alter);
      await until(async () => (await violations(page)).length > 0, "something was stopped");
      const stopped = await violations(page);
      assert(
        stopped.every((line) => line.startsWith(directive)),
        stopped.join("\n"),
      );
      assert.equal(await page.evaluate(() => window.ran), undefined);
    });

  test("a style sheet that is not the one of the build", async (t) => {
    const page = await plain.page(t);
    const heard = complaints(page);
    await page.route("**/assets/css/*.css", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
    await page.goto(plain.url("/en/tokenomics/"), { waitUntil: "load" });
    assert.equal(
      await page.evaluate(
        () => document.styleSheets.length && [...document.styleSheets].filter(({ href }) => href).length,
      ),
      0,
    );
    assert(
      heard.some((line) => line.includes("integrity")),
      heard.join("\n"),
    );
  });

  test("what a script asks of an origin that no setting names", async (t) => {
    const page = await plain.page(t);
    await page.addInitScript(watch);
    await page.goto(plain.url("/en/tokenomics/"), { waitUntil: "load" });
    await page.evaluate(() => fetch("https://127.0.0.1:1/").catch(() => {}));
    assert.deepEqual(
      (await violations(page)).map((line) => line.split(":")[0]),
      ["connect-src"],
    );
  });
});
