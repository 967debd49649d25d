/**
 * A visitor who performs random actions in any order, with a wallet that responds late, twice or incorrectly, on a local
 * chain. The page must always agree with the chain: no payment is missed, none is shown that did not happen, and there is no
 * second payment without a warning. A walk is generated from a seed, which is printed; `ARCHIPEL_SEED` repeats it.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { useBrowser } from "./browser.mjs";
import { startChain } from "./chain.mjs";
import { startServices } from "./services.mjs";
import { isWhole, sample } from "./site.mjs";
import { variant } from "./variants.mjs";
import { until, words } from "./visitor.mjs";
import { chance, honest, read } from "./walk.mjs";
import { installEvmWallet, refusals } from "./wallet-evm.mjs";

/** Seeds of walks that have found faults. */
const found = [5, 112239490];
const steps = Number(process.env.ARCHIPEL_STEPS ?? (isWhole ? 2_000 : 60));
const seeds = process.env.ARCHIPEL_SEED
  ? [Number(process.env.ARCHIPEL_SEED)]
  : [...sample(found, 0), Math.floor(Math.random() * 2 ** 31)];

let folder;
let ethereum;
let bnb;
let shop;
let usdc;
let services;
const site = useBrowser(async () => {
  [ethereum, bnb, services] = await Promise.all([startChain(1), startChain(56), startServices()]);
  shop = await ethereum.account();
  usdc = await ethereum.token("USDC", 6);
  for (const chain of [ethereum, bnb])
    services.answer(`/rpc/${chain.id}`, async ({ body }) => {
      const { id, method, params } = JSON.parse(body);
      return { json: { jsonrpc: "2.0", id, result: await chain.client.request({ method, params }) } };
    });
  folder = variant({
    settings: { payment: { provider: "transfer", recipient: shop.address } },
    data: {
      "chains.networks.ethereum.stablecoins.usdc.address": usdc.address,
      "chains.networks.ethereum.rpc": `${services.origin}/rpc/1`,
      "chains.networks.bnb.rpc": `${services.origin}/rpc/56`,
    },
  });
  return folder;
});
after(() => Promise.all([ethereum?.close(), bnb?.close(), services?.close()]));

for (const seed of seeds) test(`${steps} steps from seed ${seed}`, (t) => walk(t, seed));

async function walk(t, seed) {
  t.diagnostic(`seed ${seed}`);
  const { happens, pick } = chance(seed);
  const first = await site.page(t, { viewport: { width: 1280, height: 1600 }, ignoreHTTPSErrors: true });
  const context = first.context();
  const accounts = await Promise.all([1, 2, 3].map(() => ethereum.account("1000")));
  for (const { address } of accounts)
    await Promise.all([usdc.mint(address, "1000000"), bnb.control.setBalance({ address, value: 10n ** 18n })]);
  const wallet = await installEvmWallet(context, { chains: [ethereum, bnb], accounts });
  t.after(() => ethereum.control.setAutomine(true));

  /** Every request that the wallet has shown: `{ plan, end, state }`, with the state "open", "sent" or "refused". */
  const prompts = [];
  /** Transactions of the wallet that are not in a block yet. */
  let pending = [];
  let tabs = [{ page: first, segment: "en" }];
  let here = tabs[0];
  let isOnline = true;
  let isMining = true;
  /** The number of times that the visitor has stated that nothing was paid. */
  let denied = 0;
  const seen = new Set();
  const trail = [];

  const say = (id, variables) => words(here.segment, "purchase", folder)(id, variables);
  const waiting = () => Math.max(0, prompts.filter(({ state }) => state === "open").length - denied);
  const world = async () => {
    const logs = await ethereum.client.getContractEvents({
      ...usdc,
      eventName: "Transfer",
      args: { to: shop.address },
      fromBlock: 0n,
    });
    const own = accounts.map(({ address }) => address.toLowerCase());
    return {
      paid: logs
        .filter(({ args }) => own.includes(args.from.toLowerCase()))
        .map(({ transactionHash }) => transactionHash),
      seen,
      waiting: waiting(),
    };
  };
  /** Clicks a button of the panel in one step, if it exists: it may disappear at any moment. */
  const press = (id) =>
    here.page.evaluate((label) => {
      const buttons = [...document.querySelectorAll("archipel-island[name=purchase] button:not(:disabled)")];
      const button = buttons.find((one) => one.textContent === label && one.checkVisibility() && !one.closest("li"));
      button?.click();
      return button !== undefined;
    }, say(id));
  /** Clicks a button next to the first payment in the list with that status; returns the hash of its transaction. */
  const pressIn = (status, id) =>
    here.page.evaluate(
      ([status, label]) => {
        const item = document.querySelector(`.purchase-payments > li[data-status=${status}]`);
        const button = [...(item?.querySelectorAll("button") ?? [])].find((one) => one.textContent === label);
        const link = item?.querySelector("a[href*='/tx/']")?.href ?? "none";
        button?.click();
        return button && link;
      },
      [status, say(id)],
    );
  const hydrated = async ({ page }) => {
    const island = page.locator("archipel-island[name=purchase]");
    // A reload preserves the scroll position, at which the panel may be out of view.
    await island.evaluate((element) => element.firstElementChild.scrollIntoView({ block: "center" }));
    await island.and(page.locator("[hydrated]")).waitFor({ state: "attached" });
  };
  const go = async (tab) => {
    await tab.page.goto(site.url(`/${tab.segment}/how-to-buy/`), { waitUntil: "commit" });
    await hydrated(tab);
  };
  const mine = async () => {
    await ethereum.confirm();
    pending = [];
  };

  /** Actions; each returns false if it is not possible now. */
  const acts = {
    async connect() {
      // The dialog may need to be fetched.
      if (!isOnline) return false;
      const { page } = here;
      if (!(await press("connect"))) return false;
      const dialog = page.locator("dialog.wallet");
      // A wallet that has reconnected is shown as connected.
      const choice = dialog.getByRole("button", { name: wallet.name, exact: true });
      await choice.or(dialog.locator("code")).first().waitFor();
      if (await choice.count()) await choice.click();
      if (wallet.chain().id !== 1) await dialog.locator("button[aria-current=false]", { hasText: "Ethereum" }).click();
      const isOpen = await dialog.isVisible();
      if (isOpen) await dialog.waitFor({ state: "hidden", timeout: 1_000 }).catch(() => page.keyboard.press("Escape"));
    },
    async account() {
      await wallet.show(...accounts.toSorted(() => (happens(0.5) ? 1 : -1)));
    },
    async network() {
      await wallet.moveTo(wallet.chain().id === 1 ? 56 : 1);
    },
    async order() {
      const { page } = here;
      if (!(await read(page)).buttons.includes(say("review"))) return false;
      const panel = page.locator("archipel-island[name=purchase]");
      await panel.locator("input[name=network][value=ethereum]").check();
      await panel.locator("select[name=currency]").selectOption("USDC");
      await panel.locator("input[name=pay]").fill(pick(["10", "11", "25"]));
      await panel.locator("input[name=terms]").check();
      const { warned } = await read(page);
      assert(warned || !waiting(), "the page knows of a request that may be approved, and does not warn");
      const isAgreed = happens(0.8);
      // The box disappears when the earlier payment is confirmed, which may be now.
      const box = () =>
        page.evaluate((agreed) => {
          const box = document.querySelector("form.purchase input[name=again]");
          if (box && box.checked !== agreed) box.click();
          return box !== null;
        }, isAgreed);
      await box();
      await press("review");
      const isTold = async () => (await panel.locator(".error-summary").count()) > 0;
      await until(
        async () => (await isTold()) || (await read(page)).title !== undefined,
        "the order goes on or is refused",
      );
      if (waiting() && !isAgreed) assert(await isTold(), "nothing is paid a second time without a yes");
    },
    async sign() {
      const { page } = here;
      if ((await read(page)).title !== say("review-title")) return false;
      const before = wallet.askedFor("eth_sendTransaction").length;
      const plan = {};
      plan.held = new Promise((resolve) => (plan.end = resolve));
      wallet.will("eth_sendTransaction", plan);
      await press("review-sign");
      const isAsked = () => wallet.askedFor("eth_sendTransaction").length > before;
      const isRefused = async () =>
        (await read(page)).title !== say("review-title") && (await read(page)).title !== undefined;
      await until(async () => isAsked() || (await isRefused()), "the wallet is asked, or the page says why not");
      if (!isAsked()) return wallet.forget("eth_sendTransaction", plan);
      prompts.push({ plan, state: "open" });
      assert.equal(
        (await read(page)).kept,
        prompts.length,
        "each request of the wallet is on record before it is made",
      );
    },
    back: () => press("leave"),
    change: () => press("leave"),
    async again() {
      const { title, hash } = await read(here.page);
      if (title !== say("success-title")) return false;
      await press("again");
      seen.add(hash);
    },
    approve: () => answer((plan) => void plan),
    approveAndFail: () => answer((plan) => Object.assign(plan, { sends: true, refusal: refusals.internal })),
    approveAndDecline: () => answer((plan) => Object.assign(plan, { sends: true, refusal: refusals.rejected })),
    approveAndLie: () =>
      answer((plan) =>
        Object.assign(plan, { sends: true, answer: `0x${"0123456789abcdef"[prompts.length % 16].repeat(64)}` }),
      ),
    async approveAndRepeat() {
      const { paid } = await world();
      return paid.length > 0 && answer((plan) => Object.assign(plan, { sends: true, answer: pick(paid) }));
    },
    reject: () => answer((plan) => Object.assign(plan, { refusal: refusals.rejected }), "refused"),
    async lieAboutReceipt() {
      wallet.will(
        "eth_getTransactionReceipt",
        pick([
          { answer: null },
          { answer: {} },
          { answer: { transactionHash: "0x1", status: "0x1", logs: [] } },
          { refusal: refusals.internal },
        ]),
      );
    },
    async reload() {
      if (!isOnline) return false;
      await here.page.reload({ waitUntil: "commit" });
      await hydrated(here);
    },
    async language() {
      if (!isOnline) return false;
      here.segment = pick(["en", "de", "ru", "zh", "in"]);
      await go(here);
    },
    async tab() {
      if (tabs.length > 1) {
        here = pick(tabs);
        return;
      }
      if (!isOnline) return false;
      here = { page: await context.newPage(), segment: pick(["en", "fr"]) };
      tabs.push(here);
      await go(here);
    },
    async closeTab() {
      if (tabs.length < 2) return false;
      await here.page.close();
      tabs = tabs.filter((tab) => tab !== here);
      here = tabs[0];
    },
    async connection() {
      isOnline = !isOnline;
      wallet.setOffline(!isOnline);
      await context.setOffline(!isOnline);
    },
    async mining() {
      isMining = !isMining;
      await ethereum.control.setAutomine(isMining);
      if (isMining) await mine();
    },
    mine,
    async faster() {
      const [hash] = pending;
      if (!hash || !isOnline) return false;
      await replace(hash, happens(0.7));
    },
    async deny() {
      if (!(await pressIn("asked", "payment-closed"))) return false;
      denied += 1;
    },
    async remove() {
      const link = await pressIn("confirmed", "payment-hide");
      if (!link) return false;
      seen.add(/0x[0-9a-f]{64}$/.exec(link)[0]);
    },
  };

  /** The visitor responds to one of the wallet's requests, perhaps long after it was made. */
  async function answer(how, state = "sent") {
    const open = prompts.filter((prompt) => prompt.state === "open");
    if (!open.length || !isOnline) return false;
    const prompt = pick(open);
    how(prompt.plan);
    prompt.state = state;
    const before = wallet.sent.length;
    prompt.plan.end();
    if (state !== "sent") return;
    await until(() => wallet.sent.length > before, "the wallet has sent it");
    if (!isMining) pending.push(wallet.sent.at(-1));
  }

  /** Replaces a transaction: by the same one with a higher fee, or by an empty one. */
  async function replace(hash, isSame) {
    const { from, to, input, nonce, maxFeePerGas, maxPriorityFeePerGas } = await ethereum.client.getTransaction({
      hash,
    });
    const account = accounts.find(({ address }) => address.toLowerCase() === from.toLowerCase());
    const fees = { maxFeePerGas: maxFeePerGas * 2n, maxPriorityFeePerGas: maxPriorityFeePerGas * 2n + 1n };
    const call = isSame ? { to, data: input } : { to: from, value: 0n };
    const other = await ethereum.signer(account).sendTransaction({ ...call, nonce, gas: 200_000n, ...fees });
    pending = pending.map((one) => (one === hash ? other : one));
  }

  async function check(what) {
    isOnline = true;
    wallet.setOffline(false);
    await context.setOffline(false);
    if (!isMining) await mine();
    for (const tab of tabs) {
      await tab.page.evaluate(() => dispatchEvent(new Event("online")));
      await honest(tab.page, world, words(tab.segment, "purchase", folder), what);
    }
  }

  /** Continues towards a payment from the current view. */
  async function onward() {
    const { buttons, title } = await read(here.page);
    if (buttons.includes(say("connect"))) return isOnline ? "connect" : "connection";
    if (buttons.includes(say("review"))) return "order";
    if (title === say("review-title")) return "sign";
    if (title === say("success-title")) return "again";
    return isOnline && prompts.some(({ state }) => state === "open") && happens(0.7) ? "approve" : "back";
  }
  await go(here);
  try {
    for (let step = 1; step <= steps; ) {
      const name = happens(0.6) ? await onward() : pick(Object.keys(acts));
      trail.push(name);
      if ((await acts[name]()) === false) {
        trail.pop();
        continue;
      }
      if (step % 20 === 0) await check(`after ${step} steps`);
      step += 1;
    }
    await check("at the end");
  } catch (error) {
    throw new Error(`seed ${seed}, after ${trail.length} steps (… ${trail.slice(-25).join(", ")}): ${error.message}`, {
      cause: error,
    });
  }
  const { paid } = await world();
  t.diagnostic(`${trail.length} steps, ${prompts.length} requests, ${paid.length} payments`);
  assert(paid.length > steps / 60, "the walk has paid");
}
