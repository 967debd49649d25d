/**
 * The staking page and the referral hub with a wallet, a staked token on a local chain and a sales API on this machine: the shown
 * account, and the messages when it can't be read.
 */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { complaints, useBrowser } from "./browser.mjs";
import { startChain } from "./chain.mjs";
import { startServices } from "./services.mjs";
import { sample } from "./site.mjs";
import { collectTags, tagHosts } from "./tags.mjs";
import { variant } from "./variants.mjs";
import { isFocused, keysShown, press, told, until, words } from "./visitor.mjs";
import { installEvmWallet } from "./wallet-evm.mjs";

let folder;
let services;
let ethereum;
let bnb;
let staked;
const site = useBrowser(async () => {
  [services, ethereum, bnb] = await Promise.all([startServices(), startChain(1), startChain(56)]);
  staked = await ethereum.token("sRAA", 18);
  folder = variant({
    settings: { sales_api: { base_url: services.origin, version: "1" }, analytics: { data_layer: "GTM-TEST" } },
    data: { "chains.networks.ethereum.staked_token": { address: staked.address, status: "published" } },
    languages: told,
  });
  return folder;
});
after(() => Promise.all([services?.close(), ethereum?.close(), bnb?.close()]));

const shows = (locator, text) =>
  until(async () => (await locator.innerText().catch(() => "")).replace(/\s+/g, " ").trim() === text, `“${text}”`);
const short = ({ address }) => `${address.slice(0, 6)}…${address.slice(-4)}`.toLowerCase();
/** Console messages of the browser about failed requests. */
const isNetworkNoise = (line) =>
  line.includes("Failed to load resource") ||
  /^\d{3}: /.test(line) ||
  line.startsWith("failed: ") ||
  line.endsWith("Pixel ID not found");

async function visit(t, path, { segment = "en", answers = {}, balance = "1234567.5", share, clock, search = "" } = {}) {
  const page = await site.page(t, { ignoreHTTPSErrors: true, permissions: ["clipboard-read", "clipboard-write"] });
  const tags = await collectTags(page.context(), { consent: "granted" });
  const account = await ethereum.account("1");
  await staked.mint(account.address, balance);
  const wallet = await installEvmWallet(page.context(), { chains: [ethereum, bnb], accounts: [account] });
  const root = `/v1/accounts/${account.address.toLowerCase()}`;
  for (const [part, answer] of Object.entries(answers)) services.answer(`${root}/${part}`, answer);
  const heard = complaints(page, tagHosts);
  if (share)
    await page.addInitScript(() => {
      navigator.share = async (told) => {
        window.shared = told;
      };
    });
  if (clock) await page.clock.install();
  await page.goto(site.url(`/${segment}/${path}${search}`));
  return {
    page,
    tags,
    account,
    wallet,
    heard,
    answer: (part, told) => services.answer(`${root}/${part}`, told),
    asked: (part) => services.asked.filter(({ path }) => path === `${root}/${part}`),
  };
}

/** Connects the wallet by keyboard, from the island's own button. */
async function connect({ page, wallet }, island, say) {
  const opener = page
    .locator(`archipel-island[name=${island}]`)
    .getByRole("button", { name: say("connect"), exact: true });
  await opener.scrollIntoViewIfNeeded();
  await press(page, opener);
  const dialog = page.locator("dialog.wallet");
  await press(page, dialog.getByRole("button", { name: wallet.name, exact: true }));
  await dialog.waitFor({ state: "hidden" });
}

describe("the stake of a wallet", () => {
  const stake = {
    rewards: "98765.43",
    rounds: [
      { amount: "1000", unlocks: "2026-03-01", state: "signed" },
      { amount: "2000.5", unlocks: "2026-04-01", state: "open" },
      { amount: "3000", state: "locked" },
    ],
  };
  const good = { json: { status: true, data: stake } };
  const partsOf = (page) => {
    const island = page.locator("archipel-island[name=stake-account]");
    return {
      island,
      figures: island.locator(".figures dd.num"),
      line: island.locator(".stake-account-line [role=status]"),
      rounds: island.locator(".stake-account-rounds p").first(),
      button: (name) => island.getByRole("button", { name, exact: true }),
    };
  };

  const cases = [
    {
      segment: "en",
      balance: "1,234,567.5",
      rewards: "98,765.43",
      amounts: ["1,000", "2,000.5", "3,000"],
      days: ["March 1, 2026", "April 1, 2026"],
    },
    {
      segment: "ru",
      balance: "1 234 567,5",
      rewards: "98 765,43",
      amounts: ["1 000", "2 000,5", "3 000"],
      days: ["1 марта 2026 г.", "1 апреля 2026 г."],
    },
    {
      segment: "zh",
      balance: "1,234,567.5",
      rewards: "98,765.43",
      amounts: ["1,000", "2,000.5", "3,000"],
      days: ["2026年3月1日", "2026年4月1日"],
    },
    {
      segment: "in",
      balance: "12,34,567.5",
      rewards: "98,765.43",
      amounts: ["1,000", "2,000.5", "3,000"],
      days: ["1 मार्च 2026", "1 अप्रैल 2026"],
    },
  ];
  for (const { segment, balance, rewards, amounts, days } of sample(cases, 0, 3))
    test(`${segment}: is read from the chain and the service, its rounds are listed, and the claim stays locked`, async (t) => {
      const visitor = await visit(t, "platform/stacking/", { segment, answers: { stake: good } });
      const { page, tags, wallet, heard, asked } = visitor;
      const say = words(segment, "stake-account", folder);
      const { island, figures, rounds, button } = partsOf(page);
      assert(await island.locator(".sample .badge").isVisible(), "the sample is marked");
      await connect(visitor, "stake-account", say);
      await until(async () => (await figures.nth(0).innerText()).replace(/\s+/g, " ").startsWith(balance), balance);
      await until(async () => (await figures.nth(1).innerText()).replace(/\s+/g, " ").startsWith(rewards), rewards);
      await until(
        async () => (await rounds.innerText()).endsWith(say("rounds-progress", { signed: "1", total: "3" })),
        "1 of 3",
      );
      assert.equal(await island.locator(".sample").count(), 0);

      assert(!(await island.getByRole("table").isVisible()));
      await press(page, button(say("rounds-show")));
      assert.equal(await button(say("rounds-hide")).getAttribute("aria-expanded"), "true");
      const cells = (at) =>
        island
          .locator(`tbody tr td:nth-of-type(${at})`)
          .allInnerTexts()
          .then((all) => all.map((text) => text.replace(/\s+/g, " ").trim()));
      const [amount, unlocks, state] = await Promise.all([1, 2, 3].map(cells));
      assert.deepEqual(
        amount.map((text) => text.replace(" RAA", "")),
        amounts,
      );
      assert.deepEqual(unlocks, [...days, say("state-not-published")]);
      assert.deepEqual(state, [say("round-signed"), say("round-open"), say("locked")]);

      const claim = button(say("claim-run"));
      assert.equal(await claim.getAttribute("aria-disabled"), "true");
      await press(page, claim);
      await page.locator(".toasts").getByText(say("locked-note"), { exact: true }).waitFor();
      assert.deepEqual((await tags.heard(page)).layer.at(-1), { event: "staking_click" });
      const questions = ["eth_accounts", "eth_requestAccounts", "eth_chainId", "eth_call"];
      assert.deepEqual(
        wallet.asked.filter(({ method }) => !questions.includes(method)),
        [],
        "nothing is signed",
      );
      assert.deepEqual(
        asked("stake").map(({ method, headers }) => [method, headers.cookie]),
        [["GET", undefined]],
      );
      assert.deepEqual(await keysShown(page), []);
      assert.deepEqual(
        heard.filter((line) => !isNetworkNoise(line)),
        [],
      );
    });

  test("without a wallet it is said what one shows, and the sample gives way to no figure, dash or claim", async (t) => {
    const { page } = await visit(t, "platform/stacking/");
    const say = words("en", "stake-account", folder);
    const { island, figures, line, button } = partsOf(page);
    await shows(line, `${say("no-wallet")} ${say("sees")}`);
    assert.deepEqual(
      (await figures.allInnerTexts()).slice(0, 2).map((text) => text.replace(/\s+/g, " ").trim()),
      ["10,000 sRAA", "1,975 RAA"],
    );
    assert.equal(await island.locator(".stake-account-dots li").count(), 12);
    await press(page, island.locator("[aria-pressed=false]"));
    await island.locator(".sample").waitFor({ state: "detached" });
    assert.equal(await island.locator(".figures div:not(:last-child) .num").count(), 0);
    assert(!(await island.innerText()).includes("–"));
    assert.equal(await button(say("claim-run")).count(), 0);
  });

  test("that is empty is said not to be known", async (t) => {
    const visitor = await visit(t, "platform/stacking/", {
      balance: "0",
      answers: { stake: { json: { data: { rewards: "0", rounds: [] } } } },
    });
    const say = words("en", "stake-account", folder);
    await connect(visitor, "stake-account", say);
    const { figures, line } = partsOf(visitor.page);
    await shows(line, say("nothing", { address: short(visitor.account) }));
    assert.deepEqual(
      (await figures.allInnerTexts()).slice(0, 2).map((text) => text.replace(/\s+/g, " ").trim()),
      ["0 sRAA", "0 RAA"],
    );
  });

  test("on another network than the token's is told where its balance is read", async (t) => {
    const visitor = await visit(t, "platform/stacking/", { answers: { stake: good } });
    const say = words("en", "stake-account", folder);
    const { island, figures, line } = partsOf(visitor.page);
    await visitor.wallet.moveTo(56);
    await connect(visitor, "stake-account", say);
    await until(
      async () => (await line.innerText()).includes(say("balance-elsewhere", { networks: "Ethereum" })),
      "where it is read",
    );
    assert.equal(await island.locator(".figures div:first-child .num").count(), 0, "no balance before it is read");
    await visitor.wallet.moveTo(1);
    await until(async () => (await figures.nth(0).innerText()).startsWith("1,234,567.5"), "the balance");
  });

  test("that takes long is said to be read after a second, and given up after ten", async (t) => {
    const visitor = await visit(t, "platform/stacking/", { answers: { stake: "silence" }, clock: true });
    const { page, account, asked } = visitor;
    const say = words("en", "stake-account", folder);
    const { line } = partsOf(page);
    await connect(visitor, "stake-account", say);
    await until(() => asked("stake").length === 1, "it is asked");
    assert.equal(await line.innerText(), "");
    await page.clock.fastForward(1_100);
    await shows(line, say("pending", { address: short(account) }));
    await page.clock.fastForward(9_500);
    await shows(line, say("failed"));
  });

  const failures = [
    ["the service fails", { status: 500, json: { message: "away" } }, "failed"],
    ["the service cannot be reached", "hang up", "failed"],
    ["rewards are a number", { json: { data: { ...stake, rewards: 5 } } }, "failed-answer"],
    ["rewards are in exponent form", { json: { data: { ...stake, rewards: "1e9" } } }, "failed-answer"],
    ["rounds are not lists", { json: { data: { ...stake, rounds: { length: 9e9 } } } }, "failed-answer"],
    [
      "a round has a state of its own",
      { json: { data: { ...stake, rounds: [{ amount: "1", state: "<b>" }] } } },
      "failed-answer",
    ],
    [
      "a day is none",
      { json: { data: { ...stake, rounds: [{ amount: "1", unlocks: "2026-02-31", state: "open" }] } } },
      "failed-answer",
    ],
    ["nothing is told", { json: { data: null } }, "failed-answer"],
  ];
  for (const [what, answer, id] of sample(failures, 0, 1, 5))
    test(`cannot be read when ${what}: it is said, logged once, and trying again works`, async (t) => {
      const visitor = await visit(t, "platform/stacking/", { answers: { stake: answer }, clock: true });
      const { page, heard } = visitor;
      const say = words("en", "stake-account", folder);
      const { island, figures, line, button } = partsOf(page);
      await connect(visitor, "stake-account", say);
      await shows(line, say(id));
      assert.equal(await island.locator(".figures div:not(:last-child) .num").count(), 0);
      const errors = heard.filter((line) => !isNetworkNoise(line));
      assert.equal(errors.length, 1, `${errors}`);
      visitor.answer("stake", good);
      // A valid response that can't be parsed stays fresh for 5 seconds.
      if (id === "failed-answer") await page.clock.fastForward(5_100);
      await press(page, button(say("retry")));
      await until(async () => (await figures.nth(1).innerText()).startsWith("98,765.43"), "the rewards");
    });
});

describe("the referral hub", () => {
  const referral = {
    code: "Freund_42",
    turnover: "1500000",
    total: { value: "1200.5", bonus: "300" },
    month: { value: "20", bonus: "5" },
    claimable: { value: "0", bonus: "0" },
  };
  const good = { json: { data: referral } };

  const cases = [
    { segment: "en", total: "1,200.5", missing: "1,500,000", share: "50%" },
    { segment: "ru", total: "1 200,5", missing: "1 500 000", share: "50 %" },
    { segment: "zh", total: "1,200.5", missing: "1,500,000", share: "50%" },
    { segment: "in", total: "1,200.5", missing: "15,00,000", share: "50%" },
  ];
  for (const { segment, total, missing, share } of sample(cases, 1, 2))
    test(`${segment}: a wallet has its link to copy and to share, its earnings and its tier; before, all of that is marked as sample or missing`, async (t) => {
      const visitor = await visit(t, "platform/referral-hub/", {
        segment,
        answers: { referral: good },
        share: true,
        search: "?r=someone",
      });
      const { page, heard, asked } = visitor;
      const say = words(segment, "referral-link", folder);
      const status = words(segment, "referral-status", folder);
      const link = page.locator("archipel-island[name=referral-link]");
      const island = page.locator("archipel-island[name=referral-status]");
      const badge = island.locator(".sample .badge");
      await link.locator(".referral-link").scrollIntoViewIfNeeded();
      await link.getByText(say("came-through", { code: "someone" }), { exact: true }).waitFor();
      await badge.scrollIntoViewIfNeeded();
      assert(await badge.isVisible(), "the sample is marked");
      await press(page, island.locator("[aria-pressed=false]"));
      assert.equal(await island.locator(".figures dd.num").count(), 0, "no figure before it is known");

      await connect(visitor, "referral-link", say);
      const field = link.locator("input[readonly]");
      await field.waitFor();
      assert.equal(await field.inputValue(), site.url(`/${segment}/?r=Freund_42`));
      await press(page, link.getByRole("button", { name: say("copy") }));
      await link.getByText(say("copy-done")).first().waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), site.url(`/${segment}/?r=Freund_42`));
      await press(page, link.getByRole("button", { name: say("share"), exact: true }));
      assert.deepEqual(await page.evaluate(() => window.shared), {
        text: say("share-text"),
        url: site.url(`/${segment}/?r=Freund_42`),
      });

      await until(
        async () =>
          (await island.locator(".figures dd.num").first().innerText()).replace(/\s+/g, " ").startsWith(total),
        total,
      );
      const tier = (await island.locator(".tier").innerText()).replace(/\s+/g, " ");
      assert(
        tier.includes("Leader") &&
          tier.includes(status("next", { amount: missing, tier: "Mentor" }).replace(/\s+/g, " ")),
        tier,
      );
      const bar = island.getByRole("progressbar");
      assert.equal(await bar.getAttribute("aria-valuenow"), "50");
      assert((await bar.getAttribute("aria-valuetext")).replace(/\s+/g, " ").includes(share));
      assert.equal(await badge.count(), 0);
      assert.equal(asked("referral").length, 1, "both parts of the page share one request");
      assert.deepEqual(await keysShown(page), []);
      assert.deepEqual(
        heard.filter((line) => !isNetworkNoise(line)),
        [],
      );
    });

  test("with the clipboard refused the link is selected, and the page says so", async (t) => {
    const visitor = await visit(t, "platform/referral-hub/", { answers: { referral: good } });
    const { page } = visitor;
    const say = words("en", "referral-link", folder);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => Promise.reject(new DOMException("denied", "NotAllowedError"));
      document.execCommand = () => false;
    });
    const link = page.locator("archipel-island[name=referral-link]");
    await connect(visitor, "referral-link", say);
    await link.getByRole("button", { name: say("copy") }).click();
    await link.getByText(say("copy-failed")).waitFor();
    const field = link.locator("input[readonly]");
    assert(await isFocused(field));
    assert(await field.evaluate((input) => input.selectionStart === 0 && input.selectionEnd === input.value.length));
  });

  const changes = [
    ["a code with markup", { code: "<img src=x>" }],
    ["a code that is an address", { code: "https://elsewhere.example/" }],
    ["a turnover that is a number", { turnover: 5 }],
    ["earnings without their bonus", { total: { value: "1" } }],
    ["earnings that are not records", { month: "12" }],
  ];
  for (const [what, change] of sample(changes, 0, 2))
    test(`${what} is not believed: no link, no figures`, async (t) => {
      const visitor = await visit(t, "platform/referral-hub/", {
        answers: { referral: { json: { data: { ...referral, ...change } } } },
      });
      const { page } = visitor;
      const say = words("en", "referral-link", folder);
      const link = page.locator("archipel-island[name=referral-link]");
      const island = page.locator("archipel-island[name=referral-status]");
      await connect(visitor, "referral-link", say);
      await shows(link.getByRole("status").first(), say("failed-answer"));
      assert.equal(await link.locator("input[readonly]").count(), 0);
      await island.scrollIntoViewIfNeeded();
      await island
        .getByText(words("en", "referral-status", folder)("failed-answer"))
        .first()
        .waitFor();
      assert.equal(await island.locator(".figures dd.num").count(), 0, "no figure before it is known");
    });
});
