/**
 * The purchase panel, paying with a dollar token on local chains from a wallet in the page. The site is a variant of the
 * default one with a recipient, the addresses of the test tokens, and analytics.
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
import { installEvmWallet, refusals } from "./wallet-evm.mjs";

let folder;
let ethereum;
let bnb;
let shop;
let services;
/** Tokens with 6 decimals on Ethereum, and 18 on BNB Chain; the decimals of `liar` differ from the site's data. */
const tokens = {};

const site = useBrowser(async () => {
  [ethereum, bnb, services] = await Promise.all([startChain(1), startChain(56), startServices()]);
  shop = await ethereum.account();
  tokens.usdc = await ethereum.token("USDC", 6);
  tokens.usdt = await bnb.token("USDT", 18);
  tokens.liar = await bnb.token("USDC", 6);
  for (const chain of [ethereum, bnb])
    services.answer(`/rpc/${chain.id}`, async ({ body }) => {
      const { id, method, params } = JSON.parse(body);
      return { json: { jsonrpc: "2.0", id, result: await chain.client.request({ method, params }) } };
    });
  folder = variant({
    settings: {
      payment: { provider: "transfer", recipient: shop.address },
      analytics: { data_layer: "GTM-TEST", pixel: "4711" },
    },
    data: {
      "chains.networks.ethereum.stablecoins.usdc.address": tokens.usdc.address,
      "chains.networks.ethereum.rpc": `${services.origin}/rpc/1`,
      "chains.networks.bnb.stablecoins.usdt.address": tokens.usdt.address,
      "chains.networks.bnb.stablecoins.usdc.address": tokens.liar.address,
      "chains.networks.bnb.rpc": `${services.origin}/rpc/56`,
    },
  });
  return folder;
});
after(() => Promise.all([ethereum?.close(), bnb?.close(), services?.close()]));

/** A visitor on the page with the panel, with a wallet that holds `dollars` of USDC on Ethereum and of USDT on BNB Chain. */
async function visit(t, { segment = "en", dollars = "100", coins = "1", consent = "granted", ...more } = {}) {
  const page = await site.page(t, { viewport: { width: 1440, height: 1400 }, ignoreHTTPSErrors: true });
  const tags = await collectTags(page.context(), { consent });
  const account = await ethereum.account(coins);
  await bnb.control.setBalance({ address: account.address, value: 10n ** 18n });
  await Promise.all([
    tokens.usdc.mint(account.address, dollars),
    tokens.usdt.mint(account.address, dollars),
    tokens.liar.mint(account.address, dollars),
  ]);
  const wallet = await installEvmWallet(page.context(), { chains: [ethereum, bnb], accounts: [account], ...more });
  const heard = complaints(page, tagHosts);
  await page.goto(site.url(`/${segment}/how-to-buy/`));
  await page.locator("archipel-island[name=purchase][hydrated]").waitFor({ state: "attached" });
  const panel = page.locator(".purchase").first();
  return {
    page,
    tags,
    account,
    wallet,
    heard,
    panel,
    say: words(segment, "purchase", folder),
    pay: panel.locator("input[name=pay]"),
    receive: panel.locator("input[name=receive]"),
    currency: panel.locator("select[name=currency]"),
    network: (key) => panel.locator(`input[name=network][value=${key}]`),
    terms: panel.locator("input[name=terms]"),
    submit: panel.locator("form button.btn-primary"),
    button: (name) => panel.getByRole("button", { name, exact: true }),
    title: panel.locator("h3"),
    problem: panel.locator(".error-msg"),
  };
}

/** Connects the wallet, fills in the form and continues to the review. */
async function review(visitor, { amount = "25.5", currency = "USDC", network = "ethereum" } = {}) {
  const { page, wallet, say, pay, terms, submit, title } = visitor;
  await visitor.currency.selectOption(currency);
  await visitor.network(network).check();
  await submit.click();
  await page.locator("dialog.wallet").getByRole("button", { name: wallet.name, exact: true }).click();
  // If the wallet is on another network than the required one, the dialog offers to switch.
  if (wallet.chain().id !== { ethereum: 1, bnb: 56 }[network])
    await page.locator("dialog.wallet button[aria-current=false]", { hasText: "BNB Chain" }).click();
  await page.locator("dialog.wallet").waitFor({ state: "hidden" });
  await pay.fill(amount);
  await terms.check();
  await submit.click();
  await shows(title, say("review-title"));
}

const shows = (locator, text) =>
  until(async () => (await locator.innerText().catch(() => "")).trim() === text, `“${text}”`);
const usdc = (dollars) => BigInt(dollars * 1e6);

describe("by keyboard alone a purchase goes from the wallet to its receipt, and each step is reported in its order", () => {
  const cases = [
    { segment: "en", typed: "1,234.5", bought: "20,575" },
    { segment: "ru", typed: "1 234,5", bought: "20\u00a0575" },
    { segment: "zh", typed: "1,234.5", bought: "20,575" },
    { segment: "in", typed: "1,234.5", bought: "20,575" },
  ];
  for (const { segment, typed, bought } of sample(cases, 1, 2))
    test(segment, async (t) => {
      assert(told.includes(segment));
      const visitor = await visit(t, { segment, dollars: "2000" });
      const { page, tags, account, wallet, heard, panel, say, pay, receive, network, terms, submit, button, title } =
        visitor;
      assert.deepEqual(wallet.asked, [], "nothing is asked when the page opens");

      await press(page, submit);
      const dialog = page.locator("dialog.wallet");
      await dialog.waitFor();
      await press(page, dialog.getByRole("button", { name: wallet.name, exact: true }));
      await dialog.waitFor({ state: "hidden" });
      assert(await isFocused(submit), "the focus is back on the button");

      await reach(page, terms, "Shift+Tab");
      await page.keyboard.press("Space");
      await reach(page, network("ethereum"), "Shift+Tab");
      await page.keyboard.press("ArrowRight");
      assert(await network("bnb").isChecked());
      await page.keyboard.press("ArrowLeft");
      await reach(page, pay, "Shift+Tab");
      await write(page, typed);
      // 1,234.5 ÷ 0.06
      await until(async () => (await receive.inputValue()) === bought, `${bought} for ${typed}`);
      await press(page, submit);

      await shows(title, say("review-title"));
      assert(await isFocused(title), "the visitor begins at the heading, above the amount and the network");
      assert.deepEqual(
        await panel.locator("dd code").allInnerTexts(),
        [account.address.toLowerCase(), tokens.usdc.address, shop.address],
        "each address in full",
      );
      assert.deepEqual(wallet.askedFor("eth_sendTransaction"), [], "nothing is signed before it was shown");
      await press(page, button(say("review-sign")), "Enter");

      await shows(title, say("success-title"));
      assert(await isFocused(title));
      const [sent] = await tokens.usdc.sent(account.address, shop.address);
      assert.equal(sent, usdc(1234.5));
      const [{ transactionHash }] = await ethereum.client.getContractEvents({
        ...tokens.usdc,
        eventName: "Transfer",
        args: { from: account.address },
        fromBlock: 0n,
      });
      assert.equal(
        await panel.getByRole("link", { name: say("explorer-link") }).getAttribute("href"),
        `https://etherscan.io/tx/${transactionHash}`,
      );
      assert.equal(wallet.askedFor("eth_sendTransaction").length, 1);
      assert.equal(await page.evaluate(() => sessionStorage.getItem("purchase")), null);

      const value = { currency: "USD", value: 1234.5 };
      const { layer, pixel } = await tags.heard(page);
      assert.deepEqual(layer, [
        { event: "modal_loaded" },
        { event: "ViewContent", currency: "USD" },
        { event: "connect_wallet_click" },
        { event: "wallet_connect_initiated", source: "connect_button" },
        { event: "wallet_connected" },
        { event: "Lead", currency: "USD" },
        { event: "network_selected", network: "bnb" },
        { event: "network_selected", network: "ethereum" },
        { event: "amount_input", amount: "1234.50" },
        { event: "AddToCart", ...value },
        { event: "purchase_attempt" },
        { event: "InitiateCheckout", ...value },
        { event: "purchase_success" },
        { event: "Purchase", ...value },
      ]);
      assert.deepEqual(pixel, [
        ["ViewContent", { currency: "USD" }],
        ["Lead", { currency: "USD" }],
        ["AddToCart", value],
        ["InitiateCheckout", value],
        ["Purchase", value],
      ]);
      assert.deepEqual(await keysShown(page), []);
      assert.deepEqual(heard, []);
    });
});

test("a wallet on another network is asked to add and change it, and the token's own decimals are paid", async (t) => {
  const visitor = await visit(t, { known: [1] });
  const { account, wallet, heard, panel, say, button, title } = visitor;
  await review(visitor, { currency: "USDT", network: "bnb", amount: "12.25" });
  assert.equal(wallet.chain().id, 56);
  assert.equal(await panel.locator("dd code").nth(1).innerText(), tokens.usdt.address);
  await button(say("review-sign")).click();
  await shows(title, say("success-title"));
  assert.deepEqual(await tokens.usdt.sent(account.address, shop.address), [12_250_000_000_000_000_000n]);
  assert.deepEqual(heard, []);
});

test("a wallet that went elsewhere after connecting is asked to come back when the payment is checked", async (t) => {
  const visitor = await visit(t);
  const { wallet, say, button, title, submit, problem } = visitor;
  await review(visitor);
  await button(say("leave")).click();
  await wallet.moveTo(56);
  wallet.will("wallet_switchEthereumChain", { refusal: refusals.rejected });
  await visitor.pay.fill("25.5");
  if (!(await visitor.terms.isChecked())) await visitor.terms.check();
  await submit.click();
  await shows(problem, say("problem-rejected"));
  await button(say("leave")).click();
  if (!(await visitor.pay.inputValue())) await visitor.pay.fill("25.5");
  if (!(await visitor.terms.isChecked())) await visitor.terms.check();
  await submit.click();
  await shows(title, say("review-title"));
  assert.equal(wallet.chain().id, 1);
});

describe("a payment that cannot go on says what happened and what to do, is reported once, and nothing is sent", () => {
  const names = { network: "Ethereum", coin: "ETH", currency: "USDC" };
  const signed = ({ button, say }) => button(say("review-sign")).click();
  /** Signs with a wallet that responds with `reply`. */
  const signing = (reply) => (visitor) => {
    visitor.wallet.will("eth_sendTransaction", reply);
    return signed(visitor);
  };
  /** Tries to pay on a network that responds to a call with `reply`. */
  const trying = (reply) => (visitor) => {
    visitor.wallet.will("eth_call", reply);
    return tried(visitor, "25.5");
  };
  const obstacles = [
    ["the visitor declines to sign", "rejected", { act: signing({ refusal: refusals.rejected }) }],
    ["the wallet still shows another request", "unanswered", { act: signing({ refusal: refusals.busy }) }],
    ["the wallet fails", "failed", { act: signing({ refusal: refusals.internal }) }],
    ["the wallet answers with no hash", "failed", { act: signing({ answer: "0x<b>" }) }],
    ["the wallet answers with an object", "failed", { act: signing({ answer: { hash: 1 } }) }],
    [
      "there is less than is to be paid",
      "insufficient-funds",
      {
        before: (visitor) => tried(visitor, "25.5"),
        act: () => {},
        options: { dollars: "20.25" },
        variables: { balance: "20.25", amount: "25.5" },
      },
    ],
    [
      "there is nothing for the fee",
      "no-gas",
      { before: (visitor) => tried(visitor, "25.5"), act: () => {}, options: { coins: "0" } },
    ],
    [
      "the contract is not the token that the site's data name",
      "token-mismatch",
      {
        before: (visitor) => tried(visitor, "25.5", "bnb"),
        act: () => {},
        variables: { network: "BNB Chain", coin: "BNB" },
      },
    ],
    [
      "the account changes between review and signature",
      "changed",
      {
        act: async (visitor) => {
          await visitor.wallet.show(await ethereum.account("1"), visitor.account);
          await signed(visitor);
        },
      },
    ],
    [
      "the network changes between review and signature",
      "changed",
      {
        act: async (visitor) => {
          await visitor.wallet.moveTo(56);
          await signed(visitor);
        },
      },
    ],
    [
      "the wallet is locked between review and signature",
      "no-wallet",
      {
        act: async (visitor) => {
          await visitor.wallet.show();
          await signed(visitor);
        },
      },
    ],
    ["the network cannot be asked", "unreachable", { before: trying({ refusal: refusals.internal }), act: () => {} }],
    ["the network answers with nonsense", "token-mismatch", { before: trying({ answer: "0x" }), act: () => {} }],
  ];
  for (const [what, code, { before = review, act = signed, variables = {}, options }] of sample(
    obstacles,
    0,
    1,
    4,
    5,
    6,
    7,
    8,
    10,
    11,
  ))
    test(what, async (t) => {
      const visitor = await visit(t, options);
      const { page, tags, account, heard, say, problem, button, title } = visitor;
      await before(visitor);
      await act(visitor);
      await shows(problem, say(`problem-${code}`, { ...names, ...variables }));
      assert(await isFocused(title));
      assert.deepEqual(await tokens.usdc.sent(account.address, shop.address), []);
      const { layer } = await tags.heard(page);
      assert.deepEqual(layer.filter(({ event }) => /^purchase_/.test(event)).slice(-1), [
        { event: "purchase_error", reason: "unknown_error", amount: "25.50" },
      ]);
      assert.equal(layer.filter(({ event }) => event === "purchase_error").length, 1);
      assert.deepEqual(heard, []);
      await button(say("leave")).click();
      await visitor.pay.waitFor();
    });

  /** Fills in the form and submits it, whatever the result. */
  async function tried(visitor, amount, network = "ethereum") {
    const { page, wallet, pay, terms, submit } = visitor;
    await visitor.network(network).check();
    await submit.click();
    await page.locator("dialog.wallet").getByRole("button", { name: wallet.name, exact: true }).click();
    if (network === "bnb")
      await page.locator("dialog.wallet button[aria-current=false]", { hasText: "BNB Chain" }).click();
    await page.locator("dialog.wallet").waitFor({ state: "hidden" });
    await pay.fill(amount);
    await terms.check();
    await submit.click();
  }

  test("the wallet never answers", async (t) => {
    const visitor = await visit(t);
    const { page, wallet, account, say, problem, button } = visitor;
    await review(visitor);
    await page.clock.install();
    let release;
    wallet.will("eth_sendTransaction", { held: new Promise((resolve) => (release = resolve)) });
    await button(say("review-sign")).click();
    await until(() => wallet.askedFor("eth_sendTransaction").length === 1, "it was asked");
    await page.clock.fastForward(181_000);
    await shows(problem, say("problem-unanswered"));
    // The visitor finds the wallet's window later, and signs: the page tracks the sent transaction.
    release();
    await shows(visitor.title, say("success-title"));
    assert.deepEqual(await tokens.usdc.sent(account.address, shop.address), [usdc(25.5)]);
  });
});

describe("a transaction that the network has taken is judged by its receipt", () => {
  for (const [how, code] of [
    ["reverts", "reverted"],
    ["answers false", "not-transferred"],
  ])
    test(`the token ${how}: not called a success`, async (t) => {
      const visitor = await visit(t);
      const { account, say, problem, button, title, panel, heard } = visitor;
      await review(visitor);
      await tokens.usdc.transfers(how);
      t.after(() => tokens.usdc.transfers("works"));
      await button(say("review-sign")).click();
      await shows(problem, say(`problem-${code}`, { network: "Ethereum" }));
      assert.equal(await title.innerText(), say("problem-unclear-title"));
      assert.match(
        await panel.getByRole("link", { name: say("explorer-link") }).getAttribute("href"),
        /^https:\/\/etherscan\.io\/tx\/0x[0-9a-f]{64}$/,
      );
      assert.deepEqual(await tokens.usdc.sent(account.address, shop.address), []);
      assert.deepEqual(heard, []);
    });

  test("a reload in the middle goes on from there, and reports the success once", async (t) => {
    const visitor = await visit(t);
    const { page, tags, account, wallet, say, panel, button, heard } = visitor;
    await review(visitor);
    await ethereum.control.setAutomine(false);
    t.after(() => ethereum.control.setAutomine(true));
    await button(say("review-sign")).click();
    await shows(panel.locator("#purchase-now"), say("status-confirm", { network: "Ethereum" }));
    await page.reload();
    await page.locator("archipel-island[name=purchase][hydrated]").waitFor({ state: "attached" });
    const kept = panel.locator(".purchase-payments > li");
    await kept.getByText(say("payment-sent", { network: "Ethereum" })).waitFor();
    assert.deepEqual(await tokens.usdc.sent(account.address, shop.address), [], "not yet");
    await ethereum.control.mine({ blocks: 1 });
    await kept.getByText(say("payment-block", { network: "Ethereum" })).waitFor();
    await ethereum.confirm();
    await kept.getByText(say("success-text", { network: "Ethereum", amount: "25.5", currency: "USDC" })).waitFor();
    assert.deepEqual(await tokens.usdc.sent(account.address, shop.address), [usdc(25.5)]);
    assert.equal(wallet.askedFor("eth_sendTransaction").length, 1, "signed once");
    const { layer } = await tags.heard(page);
    assert.deepEqual(
      layer.filter(({ event }) => /^purchase_/.test(event)),
      [{ event: "purchase_success" }],
    );
    assert.deepEqual(heard, []);
    await kept.getByRole("button", { name: say("payment-hide") }).click();
    await kept.waitFor({ state: "detached" });
    await page.reload();
    await visitor.pay.waitFor();
    assert.equal(await kept.count(), 0);
  });

  test("a prompt that was left by a change of language is found, in another tab as well", async (t) => {
    const visitor = await visit(t);
    const { page, account, wallet, say, button, heard } = visitor;
    await review(visitor);
    let release;
    wallet.will("eth_sendTransaction", { held: new Promise((resolve) => (release = resolve)) });
    await button(say("review-sign")).click();
    await until(() => wallet.askedFor("eth_sendTransaction").length === 1, "it was asked");
    const warnings = [];
    page.on("dialog", async (dialog) => {
      warnings.push(dialog.type());
      await dialog.accept();
    });
    await page.goto(site.url("/de/how-to-buy/"));
    assert.deepEqual(warnings, ["beforeunload"]);
    const other = await page.context().newPage();
    await other.goto(site.url("/fr/how-to-buy/"));
    const tabs = [
      [page, words("de", "purchase", folder), "25,5"],
      [other, words("fr", "purchase", folder), "25,5"],
    ];
    for (const [tab, say] of tabs)
      await tab
        .locator(".purchase-payments")
        .getByText(say("payment-asked", { network: "Ethereum" }))
        .waitFor();
    release();
    for (const [tab, say, amount] of tabs)
      await tab
        .locator(".purchase-payments")
        .getByText(say("success-text", { network: "Ethereum", amount, currency: "USDC" }))
        .waitFor();
    assert.deepEqual(await tokens.usdc.sent(account.address, shop.address), [usdc(25.5)]);
    assert.deepEqual(heard, []);
  });

  test("one that is not confirmed for minutes is told so, and may be waited for", async (t) => {
    const visitor = await visit(t);
    const { page, say, button, title, panel } = visitor;
    await review(visitor);
    await page.clock.install();
    await ethereum.control.setAutomine(false);
    t.after(() => ethereum.control.setAutomine(true));
    await button(say("review-sign")).click();
    await shows(panel.locator("#purchase-now"), say("status-confirm", { network: "Ethereum" }));
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await page.clock.fastForward(60_000);
      await page.waitForTimeout(50);
    }
    await shows(title, say("pending-title"));
    await button(say("pending-wait")).click();
    await ethereum.confirm();
    for (let turns = 0; turns < 3; turns += 1) {
      await page.clock.fastForward(20_000);
      await page.waitForTimeout(50);
    }
    await shows(title, say("success-title"));
  });
});

describe("amounts", () => {
  for (const [segment, typed, code] of [
    ["en", "", "empty"],
    ["en", "   ", "empty"],
    ["en", "-25", "number"],
    ["en", "1e3", "number"],
    ["en", "0x20", "number"],
    ["en", "Infinity", "number"],
    ["en", "25,5", "number"],
    ["en", "1.234.5", "number"],
    ["en", "12.3.4", "number"],
    ["en", "25 USD", "number"],
    ["en", "２５", undefined],
    ["en", "0", "minimum"],
    ["en", "9.999999", "minimum"],
    ["en", "10", undefined],
    ["en", "25.1234567", "decimals"],
    ["en", "60000000.000001", "maximum"],
    ["en", "9".repeat(30), "maximum"],
    ["en", "9".repeat(400), "number"],
    ["en", "  1,234.50  ", undefined],
    ["ru", "1\u00a0234,50", undefined],
    ["ru", "1 234,50\n", undefined],
    ["ru", "1,234,50", "number"],
    ["in", "1,00,000.5", undefined],
    ["in", "२५", undefined],
  ])
    amounts(segment, typed, code);

  /** The tests of one language share a page. The terms are not accepted, so nothing is ever sent. */
  function amounts(segment, typed, code) {
    const shown = typed.length > 20 ? `${typed.slice(0, 3)}… (${typed.length} digits)` : JSON.stringify(typed);
    test(`${segment}: ${shown} ${code ? `is refused (${code})` : "is understood"}`, async () => {
      const { page, wallet, heard, panel, say, pay, submit, terms } = await connected(segment);
      await pay.fill("");
      await pay.focus();
      await page.keyboard.insertText(typed);
      if (await terms.isChecked()) await terms.uncheck();
      await submit.click();
      await panel.getByRole("alert").waitFor();
      const example = new Intl.NumberFormat(segment === "in" ? "hi" : segment).format(100.5);
      const id = code === "decimals" ? "amount-error-decimals_other" : `amount-error-${code}`;
      const message = code && say(id, { currency: "USDC", count: "6", example });
      const expected = [...(message ? [message] : []), say("terms-error")];
      const listed = async () => String(await panel.locator(".error-summary li").allInnerTexts());
      await until(async () => (await listed()) === String(expected), `${expected}`);
      assert.equal(await pay.getAttribute("aria-invalid"), code ? "true" : null);
      if (code) {
        const [described] = (await pay.getAttribute("aria-describedby")).split(" ");
        assert.equal((await page.locator(`[id="${described}"]`).innerText()).trim(), message);
        await panel.locator(".error-summary a").first().click();
        assert(await isFocused(pay), "the summary leads to the field");
      }
      assert.equal(wallet.askedFor("eth_sendTransaction").length, 0);
      assert.deepEqual(heard, []);
    });
  }

  const visits = new Map();
  async function connected(segment) {
    if (!visits.has(segment)) {
      const visitor = await visit({ after: (end) => ends.push(end) }, { segment, consent: "denied" });
      await visitor.submit.click();
      await visitor.page
        .locator("dialog.wallet")
        .getByRole("button", { name: visitor.wallet.name, exact: true })
        .click();
      await visitor.page.locator("dialog.wallet").waitFor({ state: "hidden" });
      visits.set(segment, visitor);
    }
    return visits.get(segment);
  }
  const ends = [];
  after(() => Promise.all(ends.map((end) => end())));

  test("what is to be received may be typed as well, and the payment is rounded up", async (t) => {
    const { page, pay, receive, heard } = await visit(t, { consent: "denied" });
    await receive.fill("1000");
    await until(async () => (await pay.inputValue()) === "60", "1,000 × 0.06");
    await receive.fill("1,000.01");
    await until(async () => (await pay.inputValue()) === "60.0006", "1,000.01 × 0.06");
    await pay.fill("100");
    // 100 ÷ 0.06, rounded down
    await until(async () => /^1,666\.6+$/.test(await receive.inputValue()), "100 ÷ 0.06");
    assert.deepEqual(await keysShown(page), []);
    assert.deepEqual(heard, []);
  });

  test("one that is none is told to nobody, and the console says that it is missing", async (t) => {
    const { page, tags, heard, pay, terms, submit, wallet } = await visit(t);
    await submit.click();
    await page.locator("dialog.wallet").getByRole("button", { name: wallet.name, exact: true }).click();
    await page.locator("dialog.wallet").waitFor({ state: "hidden" });
    for (const text of ["0", "-5", "abc"]) {
      await pay.fill(text);
      await terms.focus();
    }
    await pay.fill("10.005");
    await terms.focus();
    const amounts = ({ event }) => ["amount_input", "AddToCart"].includes(event);
    await until(async () => (await tags.heard(page)).layer.some(amounts), "the amount is told");
    const { layer, pixel } = await tags.heard(page);
    assert.deepEqual(layer.filter(amounts), [
      { event: "amount_input", amount: "10.00" },
      { event: "AddToCart", currency: "USD", value: 10 },
    ]);
    assert.equal(pixel.filter(([event]) => event === "AddToCart").length, 1);
    assert.deepEqual(
      [...new Set(heard)],
      ["warning: [Analytics] amountPayment is not provided", "warning: [MetaPixel] amountPayment is not provided"],
    );
  });
});

test("with storage blocked a purchase goes through", async (t) => {
  const page = await site.page(t, { viewport: { width: 1440, height: 1400 }, ignoreHTTPSErrors: true });
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
  const account = await ethereum.account("1");
  await tokens.usdc.mint(account.address, "100");
  const wallet = await installEvmWallet(page.context(), { chains: [ethereum], accounts: [account] });
  const heard = complaints(page);
  await page.goto(site.url("/en/how-to-buy/"));
  await page.locator("archipel-island[name=purchase][hydrated]").waitFor({ state: "attached" });
  const say = words("en", "purchase", folder);
  const panel = page.locator(".purchase").first();
  await panel.locator("form button.btn-primary").click();
  await page.locator("dialog.wallet").getByRole("button", { name: wallet.name, exact: true }).click();
  await page.locator("dialog.wallet").waitFor({ state: "hidden" });
  await panel.locator("input[name=pay]").fill("10");
  await panel.locator("input[name=terms]").check();
  await panel.locator("form button.btn-primary").click();
  await panel.getByRole("button", { name: say("review-sign") }).click();
  await shows(panel.locator("h3"), say("success-title"));
  assert.deepEqual(await tokens.usdc.sent(account.address, shop.address), [10_000_000n]);
  assert.deepEqual(heard, []);
});

test("without script the form says that it needs one, and nothing in it pretends to work", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  await page.goto(site.url("/en/how-to-buy/"));
  const form = page.locator("form.purchase").first();
  const notice = form.locator("noscript p");
  assert.equal(await notice.textContent(), words("en", "purchase", folder)("no-script"));
  assert(await notice.evaluate((element) => element.checkVisibility()));
  assert.equal(await form.locator("button:visible").count(), 0);
});

test("where the panel's script can't be had, sending the form off leads nowhere", async (t) => {
  const page = await site.page(t);
  await page.route("**/*.js", (route) => (/purchase/.test(route.request().url()) ? route.abort() : route.continue()));
  await page.goto(site.url("/en/how-to-buy/"));
  await page.locator("form.purchase input[name=pay]").first().fill("100");
  const before = page.url();
  await page
    .locator("form.purchase")
    .first()
    .evaluate((form) => form.requestSubmit());
  await page.waitForTimeout(500);
  assert.equal(page.url(), before);
  assert.equal(await page.locator("form.purchase input[name=pay]").first().inputValue(), "100");
});
