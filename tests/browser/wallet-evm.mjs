/**
 * A wallet for EVM chains in every page of a browser context, announced by EIP-6963 and called by EIP-1193. The page only
 * forwards requests: the keys, the signing and the responses are here, where a test defines the behaviour of the user.
 */
import { require } from "./site.mjs";

const { numberToHex } = require("viem");

/** The error responses of wallets: EIP-1193, EIP-1474 and, for an unknown chain, EIP-3326. */
export const refusals = {
  rejected: { code: 4001, message: "User rejected the request." },
  busy: { code: -32002, message: "Already processing eth_requestAccounts. Please wait." },
  disconnected: { code: 4900, message: "The provider is disconnected from all chains." },
  unknownChain: { code: 4902, message: "Unrecognized chain ID." },
  internal: { code: -32603, message: "Internal JSON-RPC error." },
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="teal" d="M0 0h1v1H0z"/></svg>')}`;
let wallets = 0;

/**
 * Installs a wallet. `chains` are local chains, with the first one selected; `known` are the numbers of those that it has from
 * the start. Requests to the user are always approved, unless `will` sets another response.
 */
export async function installEvmWallet(
  context,
  { chains, accounts, name = "Test Wallet", rdns = "example.test-wallet", icon = picture, known },
) {
  const number = ++wallets;
  const byId = new Map(chains.map((chain) => [chain.id, chain]));
  const knows = new Set(known ?? byId.keys());
  const asked = [];
  const sent = [];
  const plans = new Map();
  let chain = chains[0];
  let owned = accounts;
  let isPermitted = false;
  let isOffline = false;

  const visible = () => (isPermitted ? owned.map(({ address }) => address.toLowerCase()) : []);
  const numberIn = ([{ chainId }]) => Number(chainId);

  const methods = {
    eth_accounts: visible,
    async eth_requestAccounts() {
      isPermitted = true;
      return visible();
    },
    eth_chainId: () => numberToHex(chain.id),
    net_version: () => String(chain.id),
    async wallet_switchEthereumChain(params) {
      if (!knows.has(numberIn(params))) throw refusals.unknownChain;
      await wallet.moveTo(numberIn(params));
      return null;
    },
    // As EIP-3085 allows, the chain is added but not selected.
    wallet_addEthereumChain(params) {
      if (!byId.has(numberIn(params))) throw refusals.internal;
      knows.add(numberIn(params));
      return null;
    },
    async wallet_revokePermissions() {
      isPermitted = false;
      await emit("accountsChanged", []);
      return null;
    },
    async eth_sendTransaction([{ from, to, data, value, gas, chainId }]) {
      // A request is for the network that was selected when it was made.
      const target = chainId ? byId.get(Number(chainId)) : chain;
      const account = owned.find(({ address }) => isPermitted && address.toLowerCase() === from?.toLowerCase());
      if (!account) throw { code: 4100, message: "The requested account has not been authorized." };
      const hash = await target
        .signer(account)
        .sendTransaction({ to, data, value: BigInt(value ?? 0), gas: gas ? BigInt(gas) : 200_000n });
      sent.push(hash);
      return hash;
    },
  };

  async function answer({ method, params = [] }) {
    asked.push({ method, params });
    const plan = plans.get(method)?.shift();
    try {
      if (isOffline && !(method in methods && method !== "eth_sendTransaction")) throw refusals.internal;
      if (plan && "held" in plan) await plan.held;
      if (plan?.sends) await methods[method](params);
      if (plan && "refusal" in plan) throw plan.refusal;
      if (plan && "answer" in plan) return { result: plan.answer };
      const own = methods[method];
      return { result: own ? await own(params) : await chain.client.request({ method, params }) };
    } catch (error) {
      // viem wraps the error of the chain in its own; the message of viem is more detailed.
      const { code = -32603, message } =
        typeof error.walk === "function" ? (error.walk((cause) => "code" in cause) ?? error) : error;
      return { error: { code, message } };
    }
  }

  const emit = (event, payload) =>
    Promise.all(
      context
        .pages()
        .map((page) =>
          page.evaluate(([at, ...said]) => window.testWallets?.[at]?.emit(...said), [number, event, payload]),
        ),
    );

  const wallet = {
    name,
    /** Every request so far: `{ method, params }`. */
    asked,
    /** The hashes of the sent transactions. */
    sent,
    /** Removes a plan that was not used. */
    forget: (method, plan) =>
      plans.set(
        method,
        plans.get(method).filter((other) => other !== plan),
      ),
    /** The parameters of every request with this method. */
    askedFor: (method) => asked.filter((question) => question.method === method).map(({ params }) => params),
    /**
     * Sets the response to the next request with this method: `{ refusal }`, `{ answer }` of any kind, `{ held }`, a promise
     * to wait for, `{ sends: true }` to execute the request and to respond with something else. A plan may be changed while it
     * is held.
     */
    will: (method, plan) => plans.set(method, [...(plans.get(method) ?? []), plan]),
    /** The user selects another account, or locks the wallet (no accounts). */
    async show(...others) {
      owned = others;
      await emit("accountsChanged", visible());
    },
    /** The wallet selects another of its chains. */
    async moveTo(id) {
      if (chain.id === id) return;
      chain = byId.get(id);
      await emit("chainChanged", numberToHex(id));
    },
    chain: () => chain,
    /** Disconnects the wallet from its networks, or connects it again. */
    setOffline: (offline) => (isOffline = offline),
    isConnected: () => isPermitted,
    emit,
  };

  await context.exposeFunction(`answerTestWallet${number}`, answer);
  await context.addInitScript(carry, {
    number,
    info: { uuid: `350670db-19fa-4704-a166-e52e178b59d${number % 10}`, name, icon, rdns },
  });
  return wallet;
}

/** In the page: announces the provider and forwards its requests. */
function carry({ number, info }) {
  if (window !== top) return;
  const listeners = {};
  const provider = {
    async request(question) {
      const { result, error } = await window[`answerTestWallet${number}`](question);
      if (error) throw Object.assign(new Error(error.message), error);
      return result;
    },
    on(event, listener) {
      listeners[event] ??= new Set();
      listeners[event].add(listener);
    },
    removeListener: (event, listener) => void listeners[event]?.delete(listener),
  };
  const emit = (event, payload) => {
    for (const listener of listeners[event] ?? []) listener(payload);
  };
  window.testWallets = { ...window.testWallets, [number]: { emit } };
  const announce = () =>
    dispatchEvent(
      new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info: Object.freeze(info), provider }) }),
    );
  addEventListener("eip6963:requestProvider", announce);
  announce();
}
