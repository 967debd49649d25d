/**
 * A wallet for Solana in every page of a browser context, registered by the Wallet Standard's own package. The page only
 * forwards requests: the key, the signing and the responses are here, where a test defines the behaviour of the user.
 */
import { generateKeyPairSync, sign } from "node:crypto";
import { bundle } from "./bundle.mjs";

let script;
let wallets = 0;

/**
 * Installs a wallet with one account; requests to the user are always approved, unless `will` sets another response.
 */
export async function installSolanaWallet(context, { name = "Test Sol", chains = ["solana:mainnet"] } = {}) {
  const number = ++wallets;
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const key = publicKey.export({ type: "spki", format: "der" }).subarray(-32);
  const address = base58(key);
  const asked = [];
  const plans = new Map();
  let isPermitted = false;

  const methods = {
    connect({ silent }) {
      isPermitted ||= !silent;
      return isPermitted;
    },
    disconnect() {
      isPermitted = false;
    },
    /**
     * The transaction, as bytes, with the signature in its first slot: with one signer, the number of signatures is one
     * byte.
     */
    signTransaction({ transaction }) {
      const [signers] = transaction;
      const message = transaction.slice(1 + 64 * signers);
      return [signers, ...sign(null, Buffer.from(message), privateKey), ...transaction.slice(65)];
    },
  };

  await context.exposeFunction(`answerTestSolana${number}`, async (method, told) => {
    asked.push({ method, ...told });
    const plan = plans.get(method)?.shift() ?? {};
    if ("held" in plan) await plan.held;
    if ("refusal" in plan) return { error: plan.refusal };
    return { result: "answer" in plan ? plan.answer : methods[method](told) };
  });
  script ??= bundle("testSolana", carry);
  await context.addInitScript({
    content: `${script}\ntestSolana.default(${JSON.stringify({ number, name, chains, address, key: [...key] })});`,
  });

  return {
    name,
    address,
    publicKey,
    asked,
    /**
     * Sets the response to the next request, with `method` "connect", "disconnect" or "signTransaction", as for the EVM
     * wallet.
     */
    will: (method, plan) => plans.set(method, [...(plans.get(method) ?? []), plan]),
    /** The wallet reports that its accounts have changed: to its own one, or to none. */
    async show(accounts) {
      isPermitted = accounts > 0;
      await Promise.all(
        context
          .pages()
          .map((page) => page.evaluate(([at, count]) => window.testSolanaWallets[at](count), [number, accounts])),
      );
    },
  };
}

/** In the page: registers the wallet and forwards its requests. */
const carry = `
import { registerWallet } from "@wallet-standard/wallet";

export default function ({ number, name, chains, address, key }) {
  if (window !== top) return;
  const ask = async (method, told) => {
    const { result, error } = await window["answerTestSolana" + number](method, told);
    if (error) throw Object.assign(new Error(error.message), error);
    return result;
  };
  const account = Object.freeze({ address, publicKey: new Uint8Array(key), chains, features: ["solana:signTransaction"] });
  const listeners = new Set();
  const show = (count) => {
    wallet.accounts = count ? [account] : [];
    for (const listener of listeners) listener({ accounts: wallet.accounts });
  };
  const wallet = {
    version: "1.0.0",
    name,
    icon: "data:image/svg+xml;base64," + btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="purple" d="M0 0h1v1H0z"/></svg>'),
    chains,
    accounts: [],
    features: {
      "standard:connect": {
        version: "1.0.0",
        async connect({ silent = false } = {}) {
          const answer = await ask("connect", { silent });
          if (answer === true || answer === false) {
            if (wallet.accounts.length !== Number(answer)) show(Number(answer));
            return { accounts: wallet.accounts };
          }
          return answer;
        },
      },
      "standard:disconnect": {
        version: "1.0.0",
        async disconnect() {
          await ask("disconnect", {});
          show(0);
        },
      },
      "standard:events": {
        version: "1.0.0",
        on(event, listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      "solana:signTransaction": {
        version: "1.0.0",
        supportedTransactionVersions: ["legacy", 0],
        signTransaction: (...inputs) =>
          Promise.all(
            inputs.map(async ({ transaction }) => {
              return { signedTransaction: new Uint8Array(await ask("signTransaction", { transaction: [...transaction] })) };
            }),
          ),
      },
    },
  };
  window.testSolanaWallets = { ...window.testSolanaWallets, [number]: show };
  registerWallet(wallet);
}`;

function base58(bytes) {
  const letters = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  let text = "";
  for (let rest = BigInt(`0x${Buffer.from(bytes).toString("hex")}`); rest; rest /= 58n)
    text = letters[Number(rest % 58n)] + text;
  return "1".repeat(bytes.findIndex((byte) => byte)) + text;
}
