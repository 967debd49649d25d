/**
 * Requests to other servers: none without consent, none without an id, and error reports only if a destination is
 * configured. Also the view of an island that fails.
 */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { complaints, shellHydrated, useBrowser } from "./browser.mjs";
import { startServices } from "./services.mjs";
import { dist, sample } from "./site.mjs";
import { collectTags, tagHosts } from "./tags.mjs";
import { variant } from "./variants.mjs";
import { keysShown, press, told, until, words } from "./visitor.mjs";

let folder;
let services;
// Requests while a page is being left are checked by the browser, not by the context of the page.
const trusting = { args: ["--ignore-certificate-errors"] };
const site = useBrowser(async () => {
  services = await startServices();
  services.answer("/reports", { status: 204 });
  folder = variant({
    settings: {
      analytics: { data_layer: "GTM-TEST", pixel: "4711" },
      errors: { destination: `${services.origin}/reports` },
    },
    languages: told,
  });
  return folder;
}, trusting);
const plain = useBrowser(() => dist);
after(() => services?.close());

/** The reports with errors: each page load also sends a report that need not contain any. */
const reported = () => services.asked.filter(({ body }) => JSON.parse(body).errors.length);

/** Waits until the page collects errors: the code for that is loaded later. */
function gathering(page) {
  const listener = readdirSync(join(folder, "islands")).find((file) => /^listener-.*\.js$/.test(file));
  return page.evaluate((url) => import(url).then(() => {}), `/islands/${listener}`);
}

async function visit(t, path, { from = site, init, ...options } = {}) {
  const page = await from.page(t, options);
  const tags = await collectTags(page.context());
  const heard = complaints(page, tagHosts);
  if (init) await page.addInitScript(init);
  await page.goto(from.url(path), { waitUntil: "networkidle" });
  const bar = page.locator(".consent");
  return {
    page,
    tags,
    heard,
    bar,
    allow: bar.locator("[data-consent=granted]"),
    refuse: bar.locator("[data-consent=denied]"),
  };
}

describe("consent to analytics", { concurrency: 3 }, () => {
  for (const segment of sample(told, 0, 3))
    test(`${segment}: is asked for by a bar that the keyboard reaches first; refusing is as easy as allowing, and holds`, async (t) => {
      const { page, tags, heard, bar, allow, refuse } = await visit(t, `/${segment}/tokenomics/`);
      await bar.waitFor();
      const [yes, no] = await Promise.all(
        [allow, refuse].map((button) =>
          button.evaluate((element) => [element.className, getComputedStyle(element).backgroundColor]),
        ),
      );
      assert.deepEqual(no, yes, "both weigh the same");
      assert.deepEqual(tags.asked, []);
      await press(page, refuse);
      await bar.waitFor({ state: "hidden" });
      await page.reload({ waitUntil: "networkidle" });
      assert(!(await bar.isVisible()));
      assert.deepEqual(tags.asked, []);
      assert.equal(await page.evaluate(() => window.dataLayer ?? window.fbq), undefined);
      assert.deepEqual(await keysShown(page), []);
      assert.deepEqual(heard, []);
    });

  test("allowing loads both tools with their ids, and the next page loads them without asking", async (t) => {
    const { page, tags, heard, bar, allow } = await visit(t, "/en/tokenomics/");
    await bar.waitFor();
    await press(page, allow);
    await bar.waitFor({ state: "hidden" });
    await until(() => tags.asked.length === 2, "both are asked for");
    assert(tags.asked.includes("https://www.googletagmanager.com/gtm.js?id=GTM-TEST"), `${tags.asked}`);
    await page.goto(site.url("/en/about/"), { waitUntil: "networkidle" });
    assert.equal(tags.asked.length, 4);
    assert.deepEqual(heard, []);
  });

  test("Escape puts the bar away until the next page and decides nothing", async (t) => {
    const { page, bar, refuse, tags } = await visit(t, "/en/tokenomics/");
    await refuse.focus();
    await page.keyboard.press("Escape");
    await bar.waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => localStorage.getItem("consent")), null);
    await page.goto(site.url("/en/about/"), { waitUntil: "networkidle" });
    await bar.waitFor();
    assert.deepEqual(tags.asked, []);
  });

  test("withdrawing it on the page about privacy takes the cookies and the tools away", async (t) => {
    const { page, bar, allow, tags, heard } = await visit(t, "/en/privacy-cookie/");
    await bar.waitFor();
    await press(page, allow);
    await until(() => tags.asked.length === 2, "both are asked for");
    await page.evaluate(() => {
      document.cookie = "_ga=1; path=/";
      document.cookie = "_fbp=2; path=/";
      document.cookie = "sidebar=collapsed; path=/";
    });
    const panel = page.locator(".consent-choice");
    await panel.locator("[data-consent-state=granted]").waitFor();
    await Promise.all([page.waitForNavigation(), press(page, panel.locator("[data-consent=denied]"))]);
    await panel.locator("[data-consent-state=denied]").waitFor();
    assert.equal(await page.evaluate(() => document.cookie), "sidebar=collapsed");
    assert.equal(await page.evaluate(() => window.dataLayer ?? window.fbq), undefined);
    assert.equal(tags.asked.length, 2);
    assert.deepEqual(heard, []);
  });

  for (const [what, init] of [
    ["Global Privacy Control", () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true })],
    ["Do Not Track", () => Object.defineProperty(navigator, "doNotTrack", { value: "1" })],
  ])
    test(`a browser with ${what} has refused: nobody is asked, and nothing is loaded, whatever was answered before`, async (t) => {
      const { page, bar, tags, heard } = await visit(t, "/en/tokenomics/", { init });
      assert(!(await bar.isVisible()));
      await page.evaluate(() => localStorage.setItem("consent", "granted"));
      await page.reload({ waitUntil: "networkidle" });
      assert.deepEqual(tags.asked, []);
      assert.deepEqual(heard, []);
    });

  test("with storage blocked an answer holds for the page, and nothing is complained of", async (t) => {
    const init = () =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    const { page, bar, refuse, tags, heard } = await visit(t, "/en/tokenomics/", { init });
    await bar.waitFor();
    await press(page, refuse);
    await bar.waitFor({ state: "hidden" });
    assert.deepEqual(tags.asked, []);
    assert.deepEqual(heard, []);
  });

  test("tools that cannot be had leave the page as it is", async (t) => {
    const { page, bar, allow, tags } = await visit(t, "/en/tokenomics/");
    const thrown = [];
    page.on("pageerror", (error) => thrown.push(error.message));
    for (const host of tagHosts) await page.route(`${host}**`, (route) => route.abort());
    await bar.waitFor();
    await press(page, allow);
    await page.locator(".wallet-open").click();
    await page.locator("dialog.wallet[open]").waitFor();
    assert.deepEqual(tags.asked, []);
    assert.deepEqual(thrown, []);
  });

  test("a site without ids asks nobody and loads nothing", async (t) => {
    const { page, bar, tags, heard } = await visit(t, "/en/tokenomics/", {
      from: plain,
      init: () => localStorage.setItem("consent", "granted"),
    });
    await page.locator(".wallet-open").click();
    await page.locator("dialog.wallet[open]").waitFor();
    assert.equal(await bar.count(), 0);
    assert.equal(await page.locator("#services").count(), 0);
    assert.deepEqual(tags.asked, []);
    assert.equal(await page.evaluate(() => window.dataLayer ?? window.fbq), undefined);
    assert.deepEqual(
      heard.filter((line) => line !== "warning: [MetaPixel] Pixel ID not found"),
      [],
    );
  });
});

test("a site without an advertising pixel says so once, as a warning, when a wallet is first connected", async (t) => {
  const { page, heard } = await visit(t, "/en/not-found/", { from: plain });
  await page.evaluate(() => {
    const info = { uuid: "1", name: "Any", rdns: "example.any", icon: "data:image/png;base64,AA" };
    const provider = {
      request: async ({ method }) =>
        ({ eth_requestAccounts: ["0x52908400098527886e0f7030069857d2e4169ee7"], eth_chainId: "0x1" })[method] ?? null,
    };
    addEventListener("eip6963:requestProvider", () =>
      dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: { info, provider } })),
    );
  });
  const [opener, dialog] = [page.locator(".wallet-open"), page.locator("dialog.wallet")];
  const say = words("en", "wallet");
  for (const name of ["Any", say("disconnect"), "Any"]) {
    await opener.click();
    await dialog.getByRole("button", { name, exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
  }
  assert.deepEqual(heard, ["warning: [MetaPixel] Pixel ID not found"]);
});

const throwSome = () => {
  const secret = "0x52908400098527886E0F7030069857D2E4169EE7";
  setTimeout(() => {
    throw new TypeError(`no luck with ${secret} of someone@example.org at https://raa.example/en/?r=friend#x`);
  });
  void Promise.reject(new RangeError("nobody caught this"));
};

describe("reports of errors", () => {
  test("are gathered and sent with the steps before, without what tells who the visitor is", async (t) => {
    services.asked.length = 0;
    const { page } = await visit(t, "/en/tokenomics/?r=friend");
    await page.locator(".stake-calculator input[name=amount]").fill("123456789");
    await page.locator(".languages summary").click();
    await page.evaluate(throwSome);
    await until(() => reported().length > 0, "a report");
    const [{ method, path, headers, body }] = reported();
    assert.deepEqual([method, path, headers["content-type"]], ["POST", "/reports", "text/plain;charset=UTF-8"]);
    const report = JSON.parse(body);
    assert.deepEqual([report.page, report.language, report.dropped], [site.url("/en/tokenomics/"), "en", 0]);
    assert.deepEqual(report.errors.map(({ source, name, count }) => [source, name, count]).sort(), [
      ["error", "TypeError", 1],
      ["unhandledrejection", "RangeError", 1],
    ]);
    assert(
      report.steps.some(({ what, on }) => what === "press" && on.startsWith("summary")),
      JSON.stringify(report.steps),
    );
    for (const secret of ["52908400", "someone@", "r=friend", "123456789"])
      assert(!body.includes(secret), `${secret} in ${body}`);
  });

  test("every page load is reported once, with its times and without an error", async (t) => {
    services.asked.length = 0;
    const { page } = await visit(t, "/en/not-found/");
    await until(() => services.asked.length > 0, "a report");
    await page.waitForTimeout(2_500);
    assert.equal(services.asked.length, 1);
    const { page: address, errors, steps, trace } = JSON.parse(services.asked[0].body);
    assert.deepEqual([address, errors, steps], [site.url("/en/not-found/"), [], []]);
    assert(trace.response > 0 && trace.response <= trace.ready && trace.ready <= trace.loaded, JSON.stringify(trace));
  });

  test("what still waits goes out when the page is left, the same error counted and not repeated", async (t) => {
    services.asked.length = 0;
    const { page } = await visit(t, "/ru/tokenomics/");
    await page.evaluate(() => {
      const fail = () =>
        setTimeout(() => {
          throw new Error("again");
        });
      for (let turn = 0; turn < 5; turn += 1) fail();
    });
    await page.waitForTimeout(100);
    await gathering(page);
    await page.goto("about:blank");
    await until(() => reported().length > 0, "a report");
    const { errors } = JSON.parse(reported()[0].body);
    assert.deepEqual(
      errors.map(({ message, count }) => [message.replace(/^Uncaught Error: /, ""), count]),
      [["again", 5]],
    );
  });

  test("of many at once 64 are sent and the others counted, with the last 100 steps", async (t) => {
    services.asked.length = 0;
    const { page } = await visit(t, "/en/not-found/");
    await page.evaluate(() => {
      const control = document.querySelector(".languages summary");
      for (let turn = 0; turn < 120; turn += 1) control.click();
      dispatchEvent(new ErrorEvent("error", { error: new Error("the first") }));
    });
    await gathering(page);
    await page.evaluate(() => {
      for (let turn = 1; turn < 80; turn += 1)
        dispatchEvent(new ErrorEvent("error", { error: new Error(`number ${turn}`) }));
    });
    await page.goto("about:blank");
    const sent = () => reported().map(({ body }) => JSON.parse(body));
    const sum = (values) => values.reduce((sum, value) => sum + value, 0);
    await until(() => sum(sent().map(({ errors }) => errors.length)) >= 64, "the errors");
    await page.waitForTimeout(500);
    assert.equal(sum(sent().map(({ errors }) => errors.length)), 64);
    assert.equal(sum(sent().map(({ dropped }) => dropped)), 16);
    assert.equal(sent()[0].errors[0].message, "the first");
    for (const { steps } of sent()) assert.equal(steps.length, 100);
    assert.equal(sent()[0].steps.at(-1).on, "number 79");
  });

  test("that cannot be delivered are not tried again, and are not errors of their own", async (t) => {
    services.asked.length = 0;
    t.after(() => services.answer("/reports", { status: 204 }));
    const { page } = await visit(t, "/en/not-found/");
    const thrown = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    for (const [at, answer] of ["hang up", { status: 500 }].entries()) {
      services.answer("/reports", answer);
      await page.evaluate(
        (at) =>
          void setTimeout(() => {
            throw new Error(`lost ${at}`);
          }),
        at,
      );
      await until(() => reported().length > at, "a report");
    }
    await page.waitForTimeout(2_500);
    assert.deepEqual(
      reported().map(({ body }) => JSON.parse(body).errors.map(({ message }) => message.replace(/^.*: /, ""))),
      [["lost 0"], ["lost 1"]],
    );
    assert.deepEqual(thrown, ["lost 0", "lost 1"]);
  });

  test("go nowhere from a site that names no destination", async (t) => {
    const page = await plain.page(t);
    const asked = [];
    await page.goto(plain.url("/en/tokenomics/"));
    await shellHydrated(page);
    await page.waitForLoadState("networkidle");
    page.on("request", (request) => asked.push(request.url()));
    await page.evaluate(throwSome);
    await page.waitForTimeout(2_500);
    assert.deepEqual(asked, []);
  });
});

describe("an island that fails after it was hydrated says so in the page's language, shows the error on demand, and reports it", () => {
  for (const segment of sample(told, 1, 2))
    test(segment, async (t) => {
      services.asked.length = 0;
      const { page } = await visit(t, `/${segment}/tokenomics/`);
      const say = words(segment, "wallet");
      // If the dialog has a wallet to show, the list of networks is rendered with the function that is removed here.
      await page.evaluate(() => {
        Intl.ListFormat = undefined;
        const info = { uuid: "1", name: "Any", rdns: "example.any", icon: "data:image/png;base64,AA" };
        addEventListener("eip6963:requestProvider", () =>
          dispatchEvent(
            new CustomEvent("eip6963:announceProvider", { detail: { info, provider: { request: async () => [] } } }),
          ),
        );
      });
      await page.locator(".wallet-open").click();
      const view = page.locator(".island-error");
      await view.getByText(say("island-error-title"), { exact: true }).waitFor();
      const details = view.locator("pre");
      assert(!(await details.isVisible()));
      const show = view.locator("summary").getByText(say("island-error-show"), { exact: true });
      await press(page, show);
      assert.match(await details.innerText(), /^TypeError: /);
      const hide = view.locator("summary").getByText(say("island-error-hide"), { exact: true });
      await press(page, hide);
      assert(!(await details.isVisible()));
      assert.deepEqual(await keysShown(page), []);
      await gathering(page);
      await page.goto("about:blank");
      await until(() => reported().length > 0, "a report");
      const { errors } = JSON.parse(reported()[0].body);
      assert.deepEqual(
        errors.map(({ source, island, name }) => [source, island, name]),
        [["island", "wallet", "TypeError"]],
      );
    });
});
