/** The wallet button and its dialog, with wallets that are part of the page and sign on local chains. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { complaints, useBrowser } from "./browser.mjs";
import { startChain } from "./chain.mjs";
import { sample } from "./site.mjs";
import { yaml } from "./text.mjs";
import { isFocused, keysShown, press, told, until, words } from "./visitor.mjs";
import { installEvmWallet, refusals } from "./wallet-evm.mjs";
import { installSolanaWallet } from "./wallet-solana.mjs";

const site = useBrowser();
let ethereum;
let bnb;
before(async () => ([ethereum, bnb] = await Promise.all([startChain(1), startChain(56)])));
after(() => Promise.all([ethereum?.close(), bnb?.close()]));

/** The console message about an advertising pixel that is not configured. */
const noPixel = ["[MetaPixel] Pixel ID not found"];
const short = ({ address }) => `${address.slice(0, 6)}…${address.slice(-4)}`.toLowerCase();
/** The requests that a wallet shows to its user. */
const prompts = ({ asked }) =>
  asked.map(({ method }) => method).filter((method) => !["eth_accounts", "eth_chainId"].includes(method));

/** A page with a test wallet, its account, and the parts of the dialog. */
async function visit(t, { segment = "en", path = "not-found/", options, ...more } = {}) {
  const page = await site.page(t, { permissions: ["clipboard-read", "clipboard-write"], ...options });
  const account = await ethereum.account("1");
  const wallet = await installEvmWallet(page.context(), { chains: [ethereum, bnb], accounts: [account], ...more });
  const heard = complaints(page, noPixel);
  await page.goto(site.url(`/${segment}/${path}`), { waitUntil: "networkidle" });
  return { page, account, wallet, heard, ...partsOf(page), say: words(segment, "wallet") };
}

function partsOf(page) {
  const dialog = page.locator("dialog.wallet");
  return {
    opener: page.locator(".wallet-open"),
    dialog,
    title: page.locator("#wallet-title"),
    problem: dialog.getByRole("alert"),
    button: (name) => dialog.getByRole("button", { name, exact: true }),
  };
}

async function connect({ opener, button, dialog, wallet }) {
  await opener.click();
  await button(wallet.name).click();
  await dialog.waitFor({ state: "hidden" });
}

const shows = (locator, text) => until(async () => (await locator.innerText().catch(() => "")) === text, `“${text}”`);
const named = (locator, name) =>
  until(async () => (await locator.getAttribute("aria-label")) === name, `the name “${name}”`);

describe("by keyboard alone a wallet is connected, moved to another network, read and left", () => {
  for (const segment of sample(told, 0, 2))
    test(segment, async (t) => {
      const { page, account, wallet, heard, opener, dialog, title, problem, button, say } = await visit(t, {
        segment,
        known: [1],
      });
      assert.deepEqual(wallet.asked, [], "nothing is asked when the page opens");

      await press(page, opener);
      await shows(title, say("choose-title"));
      assert(await isFocused(title), "the dialog is read from its heading");
      assert.deepEqual(wallet.asked, [], "nothing is asked when the dialog opens");

      wallet.will("eth_requestAccounts", { refusal: refusals.rejected });
      await press(page, button(wallet.name));
      await shows(problem, say("error-rejected", { wallet: wallet.name }));
      assert(await isFocused(title));

      await press(page, button(wallet.name));
      await dialog.waitFor({ state: "hidden" });
      assert(await isFocused(opener), "the focus is back on the button");
      await named(opener, say("open-account", { address: short(account), network: "Ethereum" }));
      await page.getByText(say("toast-connected"), { exact: true }).waitFor();

      await page.keyboard.press("Enter");
      await shows(title, say("account-title"));
      assert.equal(
        await dialog.locator("code").innerText(),
        account.address.toLowerCase(),
        "the whole address is shown",
      );
      const explorer = dialog.getByRole("link", { name: "etherscan.io" });
      assert.equal(
        await explorer.getAttribute("href"),
        `https://etherscan.io/address/${account.address.toLowerCase()}`,
      );

      // The wallet does not have BNB Chain: the network is added, and then selected.
      await press(page, button("BNB Chain"));
      await shows(dialog.getByRole("status"), say("switched", { network: "BNB Chain" }));
      assert.equal(wallet.chain().id, 56);
      const [[added]] = wallet.askedFor("wallet_addEthereumChain");
      assert.equal(added.chainId, "0x38");
      assert(
        added.rpcUrls.every((url) => url.startsWith("https://")) && added.blockExplorerUrls.length,
        JSON.stringify(added),
      );
      assert.deepEqual(added.nativeCurrency, { name: "BNB", symbol: "BNB", decimals: 18 });
      assert.equal(await button("BNB Chain").getAttribute("aria-current"), "true");

      await press(page, button(say("copy")));
      await shows(dialog.getByRole("status"), say("copy-done"));
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), account.address.toLowerCase());

      await press(page, button(say("disconnect")));
      await dialog.waitFor({ state: "hidden" });
      await named(opener, say("connect"));
      assert.equal(await page.evaluate(() => localStorage.getItem("wallet")), null);
      await until(() => wallet.askedFor("wallet_revokePermissions").length === 1, "the permission is given back");
      assert.deepEqual(prompts(wallet), [
        "eth_requestAccounts",
        "eth_requestAccounts",
        "wallet_switchEthereumChain",
        "wallet_addEthereumChain",
        "wallet_switchEthereumChain",
        "wallet_revokePermissions",
      ]);
      assert.deepEqual(await keysShown(page), []);
      assert.deepEqual(heard, []);
    });
});

test("the dialog keeps the focus, closes by Escape, by its button and by a press beside it, and gives the focus back", async (t) => {
  const { page, opener, dialog, title, button, say } = await visit(t);
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => press(page, button(say("close"))),
    () => page.mouse.click(5, 5),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await shows(title, say("choose-title"));
    for (let steps = 8; steps > 0; steps -= 1) {
      await page.keyboard.press("Tab");
      assert(
        await dialog.evaluate(
          (element) => document.activeElement === document.body || element.contains(document.activeElement),
        ),
        "the focus stays in the dialog",
      );
    }
    await close();
    await dialog.waitFor({ state: "hidden" });
    assert(await isFocused(opener), `the focus is back: ${close}`);
  }
});

test("a wallet connected before returns without a prompt, after a reload and on the next page", async (t) => {
  const visitor = await visit(t);
  const { page, account, wallet, opener, heard, say } = visitor;
  await connect(visitor);
  const before = prompts(wallet).length;
  for (const go of [() => page.reload(), () => page.goto(site.url("/ru/tokenomics/"))]) {
    await go();
    const name = page.url().includes("/ru/")
      ? words("ru", "wallet")("open-account", { address: short(account), network: "Ethereum" })
      : say("open-account", { address: short(account), network: "Ethereum" });
    await named(opener, name);
  }
  assert.equal(prompts(wallet).length, before, "nobody was asked");
  assert(
    !JSON.stringify(await page.evaluate(() => ({ ...localStorage })))
      .toLowerCase()
      .includes(account.address.slice(2, 10).toLowerCase()),
    "no address is kept",
  );
  assert.deepEqual(heard, []);

  // The permission was revoked in the wallet: the site removes it without a message.
  await wallet.show();
  await named(opener, words("ru", "wallet")("connect"));
  await page.reload();
  await until(() => page.evaluate(() => localStorage.getItem("wallet") === null), "the record is gone");
  await named(opener, words("ru", "wallet")("connect"));
  assert.deepEqual(heard, []);
});

test("what changes in the wallet changes on the page: account, network, an unknown network, the lock", async (t) => {
  const strange = await startChain(777);
  t.after(() => strange.close());
  const visitor = await visit(t, { chains: [ethereum, bnb, strange] });
  const { account, wallet, heard, opener, dialog, say } = visitor;
  await connect(visitor);
  const other = await ethereum.account();
  await wallet.show(other, account);
  await named(opener, say("open-account", { address: short(other), network: "Ethereum" }));
  await opener.click();
  const network = dialog.locator("dd").nth(1);
  await wallet.moveTo(56);
  await shows(network, "BNB Chain");
  await wallet.moveTo(777);
  await shows(network, say("network-unknown"));
  await named(opener, say("open-account-astray", { address: short(other) }));
  await shows(dialog.locator("#wallet-switch"), say("switch-astray"));
  await visitor.button("Ethereum").click();
  await shows(network, "Ethereum");
  assert.equal(wallet.chain().id, 1);
  await wallet.show();
  await named(opener, say("connect"));
  assert.deepEqual(heard, []);
});

describe("a wallet that does not do what it is asked to is explained, and nothing is complained of", () => {
  const answers = [
    ["declined", "rejected", { refusal: refusals.rejected }],
    ["still waits for an earlier answer", "busy", { refusal: refusals.busy }],
    ["cannot be reached", "unavailable", { refusal: refusals.disconnected }],
    ["fails", "failed", { refusal: refusals.internal }],
    ["fails without a number", "failed", { refusal: { message: "?" } }],
    ["answers with no account", "rejected", { answer: [] }],
    ["answers with a text", "invalid-answer", { answer: "0x" }],
    ["answers with nothing", "invalid-answer", { answer: null }],
    ["answers with markup", "invalid-answer", { answer: ["<img src=x onerror=alert(1)>"] }],
    ["answers with an object", "invalid-answer", { answer: { length: 1, 0: "0x" } }],
    ["answers with a shorter address", "invalid-answer", { answer: ["0x1234"] }],
  ];
  for (const [what, code, plan] of sample(answers, 0, 1, 2, 3, 8))
    test(`connecting: ${what}`, async (t) => {
      const { wallet, heard, opener, problem, button, say } = await visit(t);
      await opener.click();
      wallet.will("eth_requestAccounts", plan);
      await button(wallet.name).click();
      await shows(problem, say(`error-${code}`, { wallet: wallet.name }));
      await named(opener, say("connect"));
      assert.deepEqual(heard, []);
    });

  for (const [what, code, plans] of [
    ["declined", "rejected", { wallet_switchEthereumChain: { refusal: refusals.rejected } }],
    [
      "adding declined",
      "rejected",
      {
        wallet_switchEthereumChain: { refusal: refusals.unknownChain },
        wallet_addEthereumChain: { refusal: refusals.rejected },
      },
    ],
    [
      "cannot be added",
      "unknown-chain",
      {
        wallet_switchEthereumChain: { refusal: refusals.unknownChain },
        wallet_addEthereumChain: { refusal: refusals.internal },
      },
    ],
    ["said yes and stayed", "failed", { wallet_switchEthereumChain: { answer: null } }],
  ])
    test(`changing the network: ${what}`, async (t) => {
      const visitor = await visit(t);
      const { wallet, heard, opener, dialog, problem, button, say } = visitor;
      await connect(visitor);
      await opener.click();
      for (const [method, plan] of Object.entries(plans)) wallet.will(method, plan);
      await button("BNB Chain").click();
      await shows(problem, say(`error-${code}`, { wallet: wallet.name }));
      assert.equal(await button("Ethereum").getAttribute("aria-current"), "true");
      assert(!(await button("BNB Chain").isDisabled()), "it may be tried again");
      assert.equal(wallet.chain().id, 1);
      assert.equal(await dialog.locator("dd").nth(1).innerText(), "Ethereum");
      assert.deepEqual(heard, []);
    });

  test("it never answers: the visitor may give up at once, and is told after a minute", async (t) => {
    const { page, wallet, heard, opener, title, problem, button, say } = await visit(t);
    await page.clock.install();
    await page.reload();
    const forever = new Promise(() => {});
    wallet.will("eth_requestAccounts", { held: forever });
    wallet.will("eth_requestAccounts", { held: forever });
    await opener.click();
    await button(wallet.name).click();
    await shows(title, say("waiting-title", { wallet: wallet.name }));
    await button(say("cancel")).click();
    await shows(title, say("choose-title"));
    await button(wallet.name).click();
    await shows(title, say("waiting-title", { wallet: wallet.name }));
    await until(() => wallet.askedFor("eth_requestAccounts").length === 2, "it was asked again");
    await page.clock.fastForward(61_000);
    await shows(problem, say("error-timeout", { wallet: wallet.name }));
    assert.deepEqual(heard, []);
  });

  test("an answer that comes after giving up is not heard", async (t) => {
    const { wallet, opener, button, dialog, say } = await visit(t);
    let release;
    wallet.will("eth_requestAccounts", { held: new Promise((resolve) => (release = resolve)) });
    await opener.click();
    await button(wallet.name).click();
    await button(say("close")).click();
    await dialog.waitFor({ state: "hidden" });
    release();
    await until(() => wallet.askedFor("eth_requestAccounts").length === 1, "it was asked");
    await new Promise((resolve) => setTimeout(resolve, 200));
    await named(opener, say("connect"));
    assert(!(await dialog.isVisible()));
  });
});

describe("hostile wallets", () => {
  test("names are text, pictures are data, and what cannot be read is not a wallet", async (t) => {
    const page = await site.page(t);
    const heard = complaints(page, noPixel);
    await page.addInitScript(announceHostile);
    await page.goto(site.url("/en/not-found/"), { waitUntil: "networkidle" });
    const { opener, dialog } = partsOf(page);
    await opener.click();
    const rows = dialog.locator(".wallet-row");
    await until(async () => (await rows.count()) >= 5, "the wallets that can be read");
    await page.waitForTimeout(500);
    const names = await rows.locator("bdi").allInnerTexts();
    assert(names.includes("<img src=x onerror=window.hacked=1>"), `${names}`);
    assert(
      names.every((name) => [...name].length <= 40),
      "long names are cut",
    );
    assert(
      !names.some((name) => /[\u202a-\u202e\u2066-\u2069\u200b\0]/.test(name)),
      "no character that turns or hides text",
    );
    assert(names.length <= 60, `${names.length} wallets`);
    assert.deepEqual(
      names.filter((name) => name.startsWith("broken")),
      [],
    );
    const pictures = await dialog.locator("img").evaluateAll((all) => all.map((image) => image.src));
    assert(
      pictures.every((src) => src.startsWith("data:image/")),
      `${pictures.map((src) => src.slice(0, 40))}`,
    );
    assert.equal(await page.evaluate(() => window.hacked), undefined);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert(width <= 0, "the page does not scroll sideways");
    assert.deepEqual(heard, []);
  });

  test("a wallet that throws at every touch is told of as one that fails", async (t) => {
    const page = await site.page(t);
    const heard = complaints(page, noPixel);
    await page.addInitScript(() => {
      const provider = {
        request() {
          throw null;
        },
        get on() {
          throw new Error("on");
        },
      };
      const info = { uuid: "1", name: "Thrower", rdns: "example.thrower", icon: "data:image/png;base64,AA" };
      addEventListener("eip6963:requestProvider", () =>
        dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: { info, provider } })),
      );
    });
    await page.goto(site.url("/en/not-found/"));
    const { opener, problem, button } = partsOf(page);
    await opener.click();
    await button("Thrower").click();
    await shows(problem, words("en", "wallet")("error-failed", { wallet: "Thrower" }));
    assert.deepEqual(heard, []);
  });

  test("events with nonsense end the connection or leave the network unknown, and nothing breaks", async (t) => {
    const visitor = await visit(t);
    const { wallet, heard, account, opener, dialog, say } = visitor;
    await connect(visitor);
    for (const nonsense of ["<b>", {}, null, "0xzz", -1, "0x"]) await wallet.emit("chainChanged", nonsense);
    await named(opener, say("open-account-astray", { address: short(account) }));
    await wallet.emit("chainChanged", "0x1");
    await named(opener, say("open-account", { address: short(account), network: "Ethereum" }));
    await wallet.emit("accountsChanged", "<script>");
    await named(opener, say("connect"));
    assert(!(await dialog.isVisible()));
    assert.deepEqual(heard, []);
  });
});

test("without a wallet the dialog says so and leads to help; one that announces itself late appears", async (t) => {
  const page = await site.page(t);
  const heard = complaints(page, noPixel);
  await page.goto(site.url("/in/tokenomics/"));
  const { opener, dialog, button } = partsOf(page);
  const say = words("in", "wallet");
  await press(page, opener);
  await dialog.getByText(say("none")).waitFor();
  const help = dialog.getByRole("link", { name: say("help") });
  assert.equal(await help.getAttribute("href"), "/in/dont-have-wallet/");
  await page.evaluate(() => {
    const info = { uuid: "2", name: "Latecomer", rdns: "example.late", icon: "data:image/png;base64,AA" };
    dispatchEvent(
      new CustomEvent("eip6963:announceProvider", { detail: { info, provider: { request: async () => [] } } }),
    );
  });
  await button("Latecomer").waitFor();
  await press(page, help);
  await page.waitForURL(site.url("/in/dont-have-wallet/"));
  assert.deepEqual(heard, []);
});

test("on a phone without a wallet the dialog opens the page in the browser of a wallet's app", async (t) => {
  const page = await site.page(t, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const heard = complaints(page, noPixel);
  await page.goto(site.url("/en/platform/?r=friend#radar"));
  const { opener, dialog } = partsOf(page);
  await opener.tap();
  const apps = dialog.locator("a.wallet-row");
  await apps.first().waitFor();
  const encoded = encodeURIComponent(site.url("/en/platform/?r=friend#radar"));
  const links = await apps.evaluateAll((all) => all.map(({ href }) => href));
  assert.equal(links.length, yaml("content/data/wallets.yaml").list.length);
  assert(
    links.includes(`https://link.metamask.io/dapp/${new URL(site.url("")).host}/en/platform/?r=friend#radar`),
    `${links}`,
  );
  assert(links.includes(`https://go.cb-w.com/dapp?cb_url=${encoded}`), `${links}`);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  assert.deepEqual(heard, []);
});

test("the account of the platform's bar leads to its view, and the view of other pages to the platform", async (t) => {
  const visitor = await visit(t, { path: "platform/", options: { viewport: { width: 390, height: 844 } } });
  const { page, account, heard, opener, dialog, title, say } = visitor;
  await connect(visitor);
  assert.equal(await opener.locator("code").innerText(), short(account));
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    assert.equal((await page.locator(".bar").boundingBox()).height, 57, `56 px and its line at ${width}`);
  }
  const preview = page.locator(".stake-preview");
  await until(async () => (await preview.getAttribute("data-grey")) !== null, "the example is grey");
  assert((await preview.innerText()).toLowerCase().includes(short(account)));
  await opener.click();
  await shows(title, say("account-title"));
  assert.equal(await dialog.getByRole("link", { name: say("platform") }).count(), 0);
  await page.goto(site.url("/en/about/"));
  await named(opener, say("open-account", { address: short(account), network: "Ethereum" }));
  await opener.click();
  await dialog.getByRole("link", { name: say("platform") }).click();
  await page.waitForURL(site.url("/en/platform/"));
  assert.deepEqual(heard, []);
});

describe("a Solana wallet", () => {
  async function visitSolana(t, told) {
    const page = await site.page(t);
    const wallet = await installSolanaWallet(page.context(), told);
    const heard = complaints(page, noPixel);
    await page.goto(site.url("/en/tokenomics/"), { waitUntil: "networkidle" });
    return { page, wallet, heard, ...partsOf(page), say: words("en", "wallet") };
  }
  const shortened = ({ address }) => `${address.slice(0, 4)}…${address.slice(-4)}`;

  test("is declined, connected by keyboard, returns silently, follows its accounts and is left", async (t) => {
    const { page, wallet, heard, opener, dialog, problem, button, say } = await visitSolana(t);
    assert.deepEqual(wallet.asked, [], "nothing is asked when the page opens");
    await press(page, opener);
    wallet.will("connect", { refusal: refusals.rejected });
    await press(page, button(wallet.name));
    await shows(problem, say("error-rejected", { wallet: wallet.name }));
    await press(page, button(wallet.name));
    await dialog.waitFor({ state: "hidden" });
    await named(opener, say("open-account", { address: shortened(wallet), network: "Solana" }));

    await page.reload();
    await named(opener, say("open-account", { address: shortened(wallet), network: "Solana" }));
    assert.deepEqual(wallet.asked.at(-1), { method: "connect", silent: true });

    await opener.click();
    assert.equal(await dialog.locator("code").innerText(), wallet.address);
    assert.equal(
      await dialog.getByRole("link").first().getAttribute("href"),
      `https://explorer.solana.com/address/${wallet.address}`,
    );
    await wallet.show(0);
    await named(opener, say("connect"));
    await page.keyboard.press("Escape");

    await opener.click();
    await button(wallet.name).click();
    await dialog.waitFor({ state: "hidden" });
    await opener.click();
    await button(say("disconnect")).click();
    await named(opener, say("connect"));
    await until(() => wallet.asked.some(({ method }) => method === "disconnect"), "the wallet is told");
    assert.deepEqual(heard, []);
  });

  test("on a test network is told to change it", async (t) => {
    const { wallet, heard, opener, dialog, button, say } = await visitSolana(t, { chains: ["solana:devnet"] });
    await opener.click();
    await button(wallet.name).click();
    await named(opener, say("open-account-astray", { address: shortened(wallet) }));
    await dialog.getByText(say("astray-solana", { network: "Solana" })).waitFor();
    assert.deepEqual(heard, []);
  });

  for (const [what, answer] of [
    ["nothing", null],
    ["accounts that are not lists", { accounts: "x" }],
    ["an address with markup", { accounts: [{ address: "<b>", chains: ["solana:mainnet"] }] }],
  ])
    test(`that answers with ${what} is explained`, async (t) => {
      const { wallet, heard, opener, problem, button, say } = await visitSolana(t);
      await opener.click();
      wallet.will("connect", { answer });
      await button(wallet.name).click();
      await shows(problem, say("error-invalid-answer", { wallet: wallet.name }));
      assert.deepEqual(heard, []);
    });
});

test("with storage blocked a wallet connects for this page, and nothing is complained of", async (t) => {
  const page = await site.page(t);
  const account = await ethereum.account();
  const wallet = await installEvmWallet(page.context(), { chains: [ethereum], accounts: [account] });
  const heard = complaints(page, noPixel);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
  await page.goto(site.url("/en/tokenomics/"));
  const parts = partsOf(page);
  await connect({ ...parts, wallet });
  await named(parts.opener, words("en", "wallet")("open-account", { address: short(account), network: "Ethereum" }));
  await page.reload();
  await named(parts.opener, words("en", "wallet")("connect"));
  assert.deepEqual(heard, []);
});

function announceHostile() {
  const provider = { request: async () => [] };
  const wallets = [
    { name: "<img src=x onerror=window.hacked=1>", icon: "javascript:window.hacked=1" },
    { name: "Far picture", icon: "https://tracker.example/icon.png" },
    { name: "Page for a picture", icon: "data:text/html,<script>window.hacked=1</script>" },
    { name: "Broken picture", icon: "data:image/png;base64,AAAA" },
    {
      name: "Script in a picture",
      icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='window.hacked=1'/>",
    },
    { name: `\u202eterces\u2066 \u200b\0${"long ".repeat(100)}`, icon: "data:image/svg+xml,<svg/>" },
    { name: { toString: () => "broken" }, icon: {} },
    { name: "", icon: "" },
    ...Array.from({ length: 200 }, (_, at) => ({ name: `Crowd ${at}`, icon: "data:image/svg+xml,<svg/>" })),
  ];
  const details = wallets.map((info, at) => ({
    info: { uuid: `u${at}`, rdns: `example.hostile${at}`, ...info },
    provider,
  }));
  details.push(
    null,
    {},
    { info: null, provider },
    { info: { uuid: "x", name: "broken, no provider", rdns: "example.x", icon: "" } },
    { info: { uuid: "y", name: "broken, no request", rdns: "example.y", icon: "" }, provider: {} },
    {
      provider,
      get info() {
        throw new Error("broken");
      },
    },
  );
  const announce = () => {
    for (const detail of details) dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
    dispatchEvent(new Event("eip6963:announceProvider"));
    for (const detail of [
      null,
      {},
      () => {
        throw new Error("broken");
      },
      ({ register }) => register(null, {}, { name: "broken", chains: "solana:", features: {} }),
    ])
      dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail }));
  };
  addEventListener("eip6963:requestProvider", announce);
  announce();
}
