/** The islands and menus in Firefox, by keyboard: the main cases of the tests in Chromium, in another engine. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startChain } from "./chain.mjs";
import { contextOf, open, useFirefox } from "./firefox.mjs";
import { sample } from "./site.mjs";
import { told, until, words } from "./visitor.mjs";
import { installEvmWallet, refusals } from "./wallet-evm.mjs";

const site = useFirefox();
const isFocused = (page, selector) => page.$eval(selector, (element) => element === document.activeElement);

/** Presses a key until an element has the focus; fails if the element is unreachable. */
async function reach(page, selector, key = "Tab") {
  for (let steps = 0; steps < 120; steps += 1) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} does not lead to ${selector}`);
}

/** Replaces the content of the focused field by `text`. */
async function write(page, text) {
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
  await page.keyboard.type(text);
}

describe("in Firefox the stake calculator works by keyboard, in the language's numbers", () => {
  const cases = [
    { segment: "en", typed: "1,234,567.5", earned: "487,654.16" },
    { segment: "ru", typed: "1 234 567,5", earned: "487\u00a0654,16" },
    { segment: "zh", typed: "1,234,567.5", earned: "487,654.16" },
    { segment: "in", typed: "12,34,567.5", earned: "4,87,654.16" },
  ];
  for (const { segment, typed, earned } of sample(cases, 0, 2))
    test(segment, async (t) => {
      const { page, heard } = await site.page(t);
      await open(page, site.url(`/${segment}/tokenomics/`));
      await page.$eval("input[name=amount]", (element) => element.scrollIntoView());
      await page.waitForSelector("archipel-island[name=stake-calculator][hydrated]");
      await page.focus("input[name=amount]");
      await write(page, typed);
      await page.keyboard.press("Tab");
      assert(await isFocused(page, "input[name=months]"));
      await write(page, "6");
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (text) => document.querySelector("[role=status] dd").innerText.includes(text),
        {},
        earned,
      );
      assert.deepEqual(heard, []);
    });
});

test("in Firefox the language menu opens by keyboard, leads on and closes by Escape", async (t) => {
  const { page, heard } = await site.page(t);
  await open(page, site.url("/en/tokenomics/"));
  await reach(page, ".languages summary");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  assert(await isFocused(page, ".languages summary"), "the focus is back");
  await page.keyboard.press("Enter");
  await reach(page, '.languages a[hreflang="hi"]');
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
  assert.equal(page.url(), site.url("/in/tokenomics/"));
  assert.deepEqual(heard, []);
});

test("in Firefox the menu of small screens keeps the focus, and gives it back when closed", async (t) => {
  const { page, heard } = await site.page(t, { width: 390, height: 844 });
  await open(page, site.url("/ru/tokenomics/"));
  await reach(page, ".menu-open");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#menu", { visible: true });
  for (let steps = 12; steps > 0; steps -= 1) {
    await page.keyboard.press("Tab");
    assert(
      await page.$eval(
        "#menu",
        (menu) => document.activeElement === document.body || menu.contains(document.activeElement),
      ),
      "the focus stays in the menu",
    );
  }
  await page.keyboard.press("Escape");
  await page.waitForSelector("#menu", { hidden: true });
  assert(await isFocused(page, ".menu-open"), "the focus is back");
  assert.deepEqual(heard, []);
});

describe("in Firefox a wallet is declined, connected, found again on the next page and left, by keyboard", () => {
  let ethereum;
  before(async () => (ethereum = await startChain(1)));
  after(() => ethereum?.close());
  const textOf = (page, selector) => page.$eval(selector, (element) => element.innerText).catch(() => "");
  const named = (page, name) =>
    until(async () => (await page.$eval(".wallet-open", (button) => button.ariaLabel)) === name, `the name “${name}”`);

  for (const segment of sample(told, 1, 3))
    test(segment, async (t) => {
      const { page, heard } = await site.page(t);
      const account = await ethereum.account();
      const wallet = await installEvmWallet(contextOf(page), { chains: [ethereum], accounts: [account] });
      const say = words(segment, "wallet");
      const address = account.address.toLowerCase();
      const connected = say("open-account", {
        address: `${address.slice(0, 6)}…${address.slice(-4)}`,
        network: "Ethereum",
      });
      await open(page, site.url(`/${segment}/tokenomics/`));
      assert.deepEqual(wallet.asked, [], "nothing is asked when the page opens");

      await reach(page, ".wallet-open");
      await page.keyboard.press("Enter");
      await until(async () => (await textOf(page, "#wallet-title")) === say("choose-title"), "the dialog");
      wallet.will("eth_requestAccounts", { refusal: refusals.rejected });
      await reach(page, "dialog .wallet-row");
      await page.keyboard.press("Enter");
      await until(
        async () => (await textOf(page, "dialog [role=alert]")) === say("error-rejected", { wallet: wallet.name }),
        "it was declined",
      );
      await reach(page, "dialog .wallet-row");
      await page.keyboard.press("Enter");
      await page.waitForSelector("dialog.wallet", { hidden: true });
      await named(page, connected);
      assert(await isFocused(page, ".wallet-open"), "the focus is back");

      await open(page, site.url(`/${segment}/about/`));
      await named(page, connected);
      assert.equal(wallet.askedFor("eth_requestAccounts").length, 2, "nobody was asked again");
      await reach(page, ".wallet-open");
      await page.keyboard.press("Enter");
      await until(async () => (await textOf(page, "dialog code")) === address, "the whole address");
      const leave = await page.$$eval(
        "dialog button",
        (all, name) => all.findIndex((button) => button.innerText === name),
        say("disconnect"),
      );
      await page.$$eval("dialog button", (all, at) => (all[at].id = "leave"), leave);
      await reach(page, "#leave");
      await page.keyboard.press("Enter");
      await named(page, say("connect"));
      assert.deepEqual(
        heard.filter((line) => !line.endsWith("Pixel ID not found")),
        [],
      );
    });
});
