/** The test fixtures work as the other tests require: chain, token, wallets, services. */
import assert from "node:assert/strict";
import { verify } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { useBrowser } from "./browser.mjs";
import { startChain } from "./chain.mjs";
import { startServices } from "./services.mjs";
import { require } from "./site.mjs";
import { installEvmWallet, refusals } from "./wallet-evm.mjs";
import { installSolanaWallet } from "./wallet-solana.mjs";

const { encodeFunctionData } = require("viem");
const site = useBrowser();

describe("a local chain with a wallet in the page", () => {
  let chain;
  let other;
  before(async () => ([chain, other] = await Promise.all([startChain(1), startChain(56)])));
  after(() => Promise.all([chain?.close(), other?.close()]));

  test("sends a token, is refused, changes its chain and survives a reload", async (t) => {
    const [person, shop, usd] = await Promise.all([chain.account("1"), chain.account(), chain.token("USDT", 6)]);
    await usd.mint(person.address, "100");
    const page = await site.page(t);
    const wallet = await installEvmWallet(page.context(), { chains: [chain, other], known: [1], accounts: [person] });
    await page.goto(site.url("/en/not-found/"));
    const ask = (method, params) =>
      page.evaluate(
        async (question) => {
          const { provider } = await new Promise((resolve) => {
            addEventListener("eip6963:announceProvider", ({ detail }) => resolve(detail));
            dispatchEvent(new Event("eip6963:requestProvider"));
          });
          provider.on("chainChanged", (id) => (window.heard = id));
          return provider.request(question).catch(({ code, message }) => ({ code, message }));
        },
        { method, params },
      );
    const send = async (dollars) => {
      const data = encodeFunctionData({
        ...usd,
        functionName: "transfer",
        args: [shop.address, BigInt(dollars) * 1_000_000n],
      });
      const hash = await ask("eth_sendTransaction", [{ from: person.address, to: usd.address, data }]);
      return (await chain.client.waitForTransactionReceipt({ hash })).status;
    };

    assert.deepEqual(await ask("eth_accounts"), []);
    wallet.will("eth_requestAccounts", { refusal: refusals.rejected });
    assert.equal((await ask("eth_requestAccounts")).code, 4001);
    assert.deepEqual(await ask("eth_requestAccounts"), [person.address.toLowerCase()]);
    assert.equal(await send(25), "success");
    assert.deepEqual(await usd.sent(person.address, shop.address), [25_000_000n]);
    await usd.transfers("reverts");
    assert.equal(await send(25), "reverted");
    await usd.transfers("answers false");
    assert.equal(await send(25), "success");
    assert.equal(await usd.balance(shop.address), 25_000_000n);

    assert.equal((await ask("wallet_switchEthereumChain", [{ chainId: "0x38" }])).code, 4902);
    assert.equal(await ask("wallet_addEthereumChain", [{ chainId: "0x38" }]), null);
    assert.equal(await ask("wallet_switchEthereumChain", [{ chainId: "0x38" }]), null);
    assert.equal(await page.evaluate(() => window.heard), "0x38");
    await page.reload();
    assert.deepEqual(await ask("eth_accounts"), [person.address.toLowerCase()]);
    assert.equal(await ask("eth_chainId"), "0x38");
  });
});

test("a Solana wallet in the page connects only when asked aloud, and signs with its key", async (t) => {
  const page = await site.page(t);
  const wallet = await installSolanaWallet(page.context());
  await page.goto(site.url("/en/not-found/"));
  await page.evaluate(() => {
    addEventListener("wallet-standard:register-wallet", ({ detail }) =>
      detail({ register: (found) => (window.found = found) }),
    );
    dispatchEvent(
      new CustomEvent("wallet-standard:app-ready", { detail: { register: (found) => (window.found = found) } }),
    );
  });
  const connect = (options) =>
    page.evaluate(
      (told) =>
        window.found.features["standard:connect"]
          .connect(told)
          .then(({ accounts }) => accounts.map(({ address }) => address)),
      options,
    );
  assert.deepEqual(await connect({ silent: true }), []);
  wallet.will("connect", { refusal: refusals.rejected });
  await assert.rejects(connect(), /User rejected/);
  assert.deepEqual(await connect(), [wallet.address]);
  assert.deepEqual(await connect({ silent: true }), [wallet.address]);
  const message = [1, 0, 0, 7, 7, 7];
  const signed = await page.evaluate(
    async (transaction) => {
      const [{ signedTransaction }] = await window.found.features["solana:signTransaction"].signTransaction({
        transaction: new Uint8Array(transaction),
      });
      return [...signedTransaction];
    },
    [1, ...Array(64).fill(0), ...message],
  );
  assert(verify(null, Buffer.from(message), wallet.publicKey, Buffer.from(signed.slice(1, 65))));
  assert.deepEqual(signed.slice(65), message);
});

test("a service answers what it is told to, is silent, or hangs up", async (t) => {
  const services = await startServices();
  t.after(() => services.close());
  services.answer("/a", { json: { data: 1 } });
  services.answer("/b", { json: {}, blocked: true });
  services.answer("/c", "hang up");
  services.answer("/d", "silence");
  // The page's own policy would block all services.
  const page = await site.page(t, { ignoreHTTPSErrors: true, bypassCSP: true });
  await page.goto(site.url("/en/not-found/"));
  const get = (path, patience = 20_000) =>
    page.evaluate(
      ([url, patience]) =>
        fetch(url, { headers: { "content-type": "application/json" }, signal: AbortSignal.timeout(patience) }).then(
          (response) => response.text(),
          ({ name }) => name,
        ),
      [services.origin + path, patience],
    );
  // Only "silence" may time out: on a busy machine, any other response may take long.
  assert.deepEqual(await Promise.all([...["/a", "/b", "/c", "/e"].map((path) => get(path)), get("/d", 300)]), [
    '{"data":1}',
    "TypeError",
    "TypeError",
    "",
    "TimeoutError",
  ]);
  assert(services.asked.every(({ method, headers }) => method === "GET" && headers.origin));
});
