/**
 * The purchase panel with the script of a payment service (content/docs/payment.md): the messages it may and may not send, and
 * its behaviour if the script is not loaded. The service is a server on this machine.
 */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { complaints, useBrowser } from "./browser.mjs";
import { startChain } from "./chain.mjs";
import { startServices } from "./services.mjs";
import { sample } from "./site.mjs";
import { collectTags, tagHosts } from "./tags.mjs";
import { variant } from "./variants.mjs";
import { isFocused, keysShown, press, reach, told, until, words, write } from "./visitor.mjs";

let folder;
let services;
let ethereum;
const site = useBrowser(async () => {
  [services, ethereum] = await Promise.all([startServices(), startChain(1)]);
  services.answer("/rpc", async ({ body }) => {
    const { id, method, params } = JSON.parse(body);
    return { json: { jsonrpc: "2.0", id, result: await ethereum.client.request({ method, params }) } };
  });
  folder = variant({
    settings: {
      payment: { provider: "script", script: `${services.origin}/pay.js` },
      analytics: { data_layer: "GTM-TEST" },
    },
    data: { "chains.networks.ethereum.rpc": `${services.origin}/rpc` },
    languages: told,
  });
  return folder;
});
after(() => Promise.all([services?.close(), ethereum?.close()]));

/** A service that sells for ETH, USDC and cards, and stores the order in `window.order` and its callback in `window.tell`. */
const good = `window.RaaPayment = {
  offers: [{ currency: "ETH", network: "ethereum" }, { currency: "USDC", network: "base" }, { currency: "card", network: "base" }],
  quote: async ({ currency }) => ({ price: "0.08", rate: currency === "ETH" ? "2000" : "1", seconds: 600 }),
  mount(place, { onEvent, ...order }) {
    window.order = order;
    window.tell = onEvent;
    place.innerHTML = "<button id='provider'>Provider</button>";
    return { unmount: () => (window.unmounted = (window.unmounted ?? 0) + 1) };
  },
};`;
const javascript = (body) => ({ type: "text/javascript", body });

async function visit(t, { segment = "en", script = javascript(good), search = "", clock, expected = [] } = {}) {
  services.answer("/pay.js", script);
  const page = await site.page(t, { viewport: { width: 1440, height: 1400 }, ignoreHTTPSErrors: true });
  const tags = await collectTags(page.context(), { consent: "granted" });
  const heard = complaints(page, [...tagHosts, ...expected]);
  if (clock) await page.clock.install();
  await page.goto(site.url(`/${segment}/how-to-buy/${search}`));
  const panel = page.locator("div.purchase").first();
  await page.locator("archipel-island[name=purchase][hydrated]").waitFor({ state: "attached" });
  return {
    page,
    tags,
    heard,
    panel,
    say: words(segment, "purchase", folder),
    pay: panel.locator("input[name=pay]"),
    receive: panel.locator("input[name=receive]"),
    currency: panel.locator("select[name=currency]"),
    terms: panel.locator("input[name=terms]"),
    submit: panel.locator("form button.btn-primary"),
    said: panel.locator(".purchase-said"),
    title: panel.locator("h3"),
    problem: panel.locator(".error-msg"),
  };
}

/** Fills in the form and continues to the service's own form. */
async function begin({ page, pay, receive, currency, terms, submit }, chosen = "ETH") {
  await until(() => submit.isEnabled(), "the service is there");
  await currency.selectOption(chosen);
  await pay.fill("0.5");
  if (chosen !== "ETH") await pay.fill("100");
  // The amount is sent to analytics when the field loses focus.
  await until(async () => (await receive.inputValue()) !== "", "what is received");
  await terms.check();
  await until(() => submit.isEnabled(), "the price is there");
  await submit.click();
  await page.locator("#provider").waitFor();
}

const shows = (locator, text) =>
  until(async () => (await locator.innerText().catch(() => "")).trim() === text, `“${text}”`);
const tell = (page, event) => page.evaluate((event) => window.tell(event), event);

describe("by keyboard alone a purchase goes through the service's own form, with the referral code", () => {
  const cases = [
    { segment: "en", tag: "en", typed: "1.5", bought: "37,500" },
    { segment: "ru", tag: "ru", typed: "1,5", bought: "37\u00a0500" },
    { segment: "zh", tag: "zh-Hans", typed: "1.5", bought: "37,500" },
    { segment: "in", tag: "hi", typed: "1.5", bought: "37,500" },
  ];
  for (const { segment, tag, typed, bought } of sample(cases, 0, 3))
    test(segment, async (t) => {
      const { page, tags, heard, say, pay, receive, currency, terms, submit, said, title } = await visit(t, {
        segment,
        search: "?r=friend_7",
      });
      await shows(said, say("referrer", { code: "friend_7" }));
      await reach(page, currency);
      await page.keyboard.press("Home");
      assert.equal(await currency.inputValue(), "ETH");
      await reach(page, pay, "Shift+Tab");
      await write(page, typed);
      // 1.5 × 2,000 ÷ 0.08
      await until(async () => (await receive.inputValue()) === bought, bought);
      await press(page, terms, "Space");
      await press(page, submit);
      await page.locator("#provider").waitFor();
      const order = await page.evaluate(() => window.order);
      assert.deepEqual(order, {
        locale: tag,
        theme: "light",
        currency: "ETH",
        network: "ethereum",
        amount: "1.5",
        referrer: "friend_7",
      });
      await tell(page, { type: "success" });
      await shows(title, say("reported-title"));
      assert(await isFocused(title));
      assert.equal(await page.evaluate(() => window.unmounted), 1);
      const { layer } = await tags.heard(page);
      assert.deepEqual(
        layer.map(({ event }) => event),
        ["modal_loaded", "network_selected", "amount_input", "purchase_attempt", "purchase_success"],
      );
      assert.equal(layer[2].amount, "3000.00");
      assert.deepEqual(await keysShown(page), []);
      assert.deepEqual(
        heard.filter((line) => !line.endsWith("Pixel ID not found")),
        [],
      );
    });
});

test("a card purchase names its limit, its network and what the service will ask for", async (t) => {
  const visitor = await visit(t);
  const { page, panel, say } = visitor;
  await begin(visitor, "card");
  const { currency, network, amount, referrer } = await page.evaluate(() => window.order);
  assert.deepEqual([currency, network, amount, referrer], ["card", "base", "100", undefined]);
  await panel.getByRole("button", { name: say("leave") }).click();
  await panel.getByText(say("card-note", { network: "Base" })).waitFor();
  assert.equal(await page.evaluate(() => window.unmounted), 1);
});

test("a transaction that the service names is followed to its receipt", async (t) => {
  const visitor = await visit(t);
  const { page, panel, say, title } = visitor;
  const [from, to] = await Promise.all([ethereum.account("2"), ethereum.account()]);
  const hash = await ethereum.signer(from).sendTransaction({ to: to.address, value: 1n });
  await begin(visitor);
  await tell(page, { type: "success", hash, amount: "0.25" });
  await shows(title, say("success-title"));
  await panel.getByText(say("success-text", { network: "Ethereum", amount: "0.25", currency: "ETH" })).waitFor();
  assert.equal(
    await panel.getByRole("link", { name: say("explorer-link") }).getAttribute("href"),
    `https://etherscan.io/tx/${hash}`,
  );
});

describe("a success counts, whatever part of it can't be read", () => {
  const successes = [
    ["a hash that is none", { hash: "<b>" }, "0.5"],
    ["nothing in its parts", { hash: null, amount: null }, "0.5"],
    ["an amount in exponent form", { amount: "1e3" }, "0.5"],
    ["an amount that is a number", { amount: 0.25 }, "0.25"],
  ];
  for (const [what, parts, paid] of sample(successes, 0, 3))
    test(what, async (t) => {
      const visitor = await visit(t);
      const { page, panel, say, title } = visitor;
      await begin(visitor);
      await tell(page, { type: "success", ...parts });
      await shows(title, say("reported-title"));
      await shows(panel.locator("dd"), `${paid} ETH`);
    });
});

test("a visitor who closes the service's form has the form back as it was", async (t) => {
  const visitor = await visit(t);
  await begin(visitor);
  await tell(visitor.page, { type: "close" });
  await visitor.pay.waitFor();
  assert.equal(await visitor.pay.inputValue(), "0.5");
  assert.equal(await visitor.currency.inputValue(), "ETH");
  assert(
    !(await visitor.tags.heard(visitor.page)).layer.some(({ event }) => event === "purchase_error"),
    "giving up is not an error",
  );
});

describe("what the service must not say is an error, told once", () => {
  const events = [
    ["an error", { type: "error" }],
    ["an event without a type", {}],
    ["nothing", null],
  ];
  for (const [what, event] of sample(events, 0, 2))
    test(what, async (t) => {
      const visitor = await visit(t);
      const { page, tags, heard, say, problem, panel } = visitor;
      await begin(visitor);
      await tell(page, { type: "progress" });
      await tell(page, event);
      await shows(problem, say("problem-widget"));
      assert.equal(await panel.locator("h3").innerText(), say("problem-unclear-title"));
      const outcomes = async () =>
        (await tags.heard(page)).layer.filter(({ event }) => /purchase_(error|success)/.test(event));
      const failed = { event: "purchase_error", reason: "unknown_error", amount: "1000.00" };
      assert.deepEqual(await outcomes(), [failed]);
      await tell(page, { type: "success" });
      await shows(panel.locator("h3"), say("reported-title"));
      assert.deepEqual(await outcomes(), [failed, { event: "purchase_success" }], "a payment counts all the same");
      assert.deepEqual(
        heard.filter((line) => !line.endsWith("Pixel ID not found")),
        [],
      );
    });

  for (const [what, mount] of [
    ["a form that cannot be drawn", "() => { throw new Error() }"],
    ["a form that cannot be taken away", "() => {}"],
  ])
    test(what, async (t) => {
      const visitor = await visit(t, { script: javascript(`${good} window.RaaPayment.mount = ${mount};`) });
      const { pay, currency, terms, submit, problem, say } = visitor;
      await until(() => submit.isEnabled(), "the service is there");
      await currency.selectOption("ETH");
      await pay.fill("1");
      await terms.check();
      await until(() => submit.isEnabled(), "the price is there");
      await submit.click();
      await shows(problem, say("problem-widget"));
    });

  const quotes = [
    ["a price that is a number", "async () => ({ price: 0.08, rate: '2000', seconds: 60 })"],
    ["a price of zero", "async () => ({ price: '0', rate: '2000', seconds: 60 })"],
    ["a rate with a sign", "async () => ({ price: '0.08', rate: '-2000', seconds: 60 })"],
    ["a price that throws", "() => { throw new Error() }"],
    ["no price", "async () => undefined"],
  ];
  for (const [what, quote] of sample(quotes, 0, 3))
    test(`${what} is not a price, and nothing can be bought at it`, async (t) => {
      const { page, currency, submit, say, heard } = await visit(t, {
        script: javascript(`${good} window.RaaPayment.quote = ${quote};`),
      });
      await currency.selectOption("ETH");
      await page.getByText(say("price-unanswered", { currency: "ETH" })).waitFor();
      assert(await submit.isDisabled());
      assert.deepEqual(
        heard.filter((line) => !line.endsWith("Pixel ID not found")),
        [],
      );
    });
});

describe("a service that does not come is said to be missing, in the page and in the console, and the page goes on", () => {
  const scripts = [
    ["not found", { status: 404 }],
    ["cut off", "hang up"],
    ["a script that defines nothing", javascript("")],
    ["a script that throws", javascript("throw new Error('broken')")],
    ["a page in place of a script", { type: "text/html", body: "<!doctype html>" }],
    ["offers that are not lists", javascript(good.replace(/offers: \[.*\]/, "offers: 'all'"))],
    ["never answers", "silence"],
  ];
  for (const [what, script] of sample(scripts, 0, 3, 6))
    test(what, async (t) => {
      const { page, heard, said, say, pay, submit, tags } = await visit(t, { script, clock: what === "never answers" });
      if (what === "never answers") await page.clock.fastForward(10_100);
      await until(async () => (await said.innerText()).startsWith(say("provider-failed")), "it is said");
      assert((await pay.isDisabled()) && (await submit.isDisabled()), "nothing can be entered that would go nowhere");
      assert.equal(heard.filter((line) => line === "error: WidgetProvider failed to load").length, 1, `${heard}`);
      assert.deepEqual((await tags.heard(page)).layer, []);
      await page.locator(".wallet-open").click();
      await page.locator("dialog.wallet[open]").waitFor();
      assert.deepEqual(await keysShown(page), []);
    });

  test("a service that offers nothing closes the panel", async (t) => {
    const { panel, say, heard } = await visit(t, {
      script: javascript(good.replace(/offers: \[.*\]/, "offers: [{}, null, { currency: 'DOGE', network: 'moon' }]")),
    });
    await panel.getByText(say("closed-offers")).waitFor();
    assert.equal(await panel.locator("form").count(), 0);
    assert.deepEqual(
      heard.filter((line) => !line.endsWith("Pixel ID not found")),
      [],
    );
  });
});

describe("a hostile referral code is neither kept nor shown nor passed on", () => {
  const codes = ["<script>alert(1)</script>", "a".repeat(65), "zq zq", "%00", "../x", "имя", ""];
  for (const code of sample(codes, 0, 1, 3))
    test(JSON.stringify(code.length > 20 ? `${code.slice(0, 20)}…` : code), async (t) => {
      const visitor = await visit(t, { search: `?r=${encodeURIComponent(code)}` });
      await begin(visitor);
      assert.equal(await visitor.page.evaluate(() => localStorage.getItem("ref")), null);
      assert.equal(await visitor.page.evaluate(() => window.order.referrer), undefined);
      if (code) assert(!(await visitor.page.locator("main").innerText()).includes(code));
      assert.deepEqual(
        visitor.heard.filter((line) => !line.endsWith("Pixel ID not found")),
        [],
      );
    });
});
