/**
 * Pays with a stablecoin directly from the visitor's EVM wallet to the configured address: an ERC-20 `transfer`,
 * checked before it is shown, and shown completely before it is signed.
 */
import * as Address from "ox/Address";
import * as Value from "ox/Value";
import { present } from "../lib/present";
import { answer, chainNumber, explain } from "../lib/wallets/answers";
import { wallets } from "../lib/wallets/store";
import type { WalletError } from "../lib/wallets/types";
import { isStable, stablecoin, type Network, type Offer } from "../lib/sale/currencies";
import { encodeBalanceOf, encodeDecimals, encodeTransfer, readNumber, readQuantity, readWord } from "./erc20";
import { asProblem, PurchaseError } from "./problem";
import type { Order, PaymentProvider, Review, Session } from "./provider";
import { isHash } from "./record";

/**
 * The provider that pays to `recipient`. Throws if its checksum (EIP-55) is wrong: a transfer to a mistyped address can't be
 * reverted.
 */
export function transfer(recipient: string, networks: readonly Network[]): PaymentProvider {
  Address.assert(recipient);
  return {
    steps: ["check", "review", "sign", "confirm"],
    wallet: true,
    load: async () => offers(networks),
    review: (order, session) => review(order, session, recipient),
    pay: (order, session, review) => pay(order, session, present(review)),
  };
}

/** Every stablecoin of every EVM network. */
function offers(networks: readonly Network[]): Offer[] {
  return networks
    .filter(({ kind, chain_id }) => kind === "evm" && chain_id)
    .flatMap(({ key, stablecoins }) => stablecoins.map(({ symbol }) => ({ currency: symbol, network: key })))
    .filter(({ currency }) => isStable(currency));
}

async function review(order: Order, session: Session, recipient: string): Promise<Review> {
  const { network, currency, amount } = order;
  const token = present(stablecoin(currency, network));
  if (wallets.state().network !== network.key) {
    session.step("check", "switch");
    await wallets.switchTo(network.key).catch((error) => {
      throw asProblem(error);
    });
  }
  session.step("check");
  const from = await account();
  if (!(await isOn(network))) throw new PurchaseError("wrong-network");

  const call = (data: string) => question("eth_call", [{ to: token.address, data }, "latest"]);
  if (readWord(await call(encodeDecimals())) !== BigInt(token.decimals)) throw new PurchaseError("token-mismatch");
  const balance = readWord(await call(encodeBalanceOf(from.toLowerCase())));
  if (balance < Value.from(amount, token.decimals)) {
    throw new PurchaseError("insufficient-funds", { balance: Value.format(balance, token.decimals) });
  }
  if (readQuantity(await question("eth_getBalance", [from, "latest"])) === 0n) throw new PurchaseError("no-gas");
  return { from, token: token.address, recipient };
}

async function pay({ network, currency, amount }: Order, session: Session, { from, token, recipient }: Review) {
  session.step("sign");
  // The data by which the payment can be found if this page is closed before the response.
  const nonce = readNumber(await question("eth_getTransactionCount", [from, "latest"]));
  const pending = await question("eth_getTransactionCount", [from, "pending"])
    .then(readNumber)
    .catch(() => undefined);
  const block = readNumber(await question("eth_blockNumber", []));
  // Between the review and the signature, the visitor may have switched the account or network.
  const current = await account();
  if (current.toLowerCase() !== from.toLowerCase() || !(await isOn(network))) throw new PurchaseError("changed");
  session.signal.throwIfAborted();

  const data = encodeTransfer(recipient, Value.from(amount, present(stablecoin(currency, network)).decimals));
  await session.record({ from, token, recipient, nonce, pending, block });
  session.signal.throwIfAborted();
  return { hash: await send({ from, to: token, value: "0x0", data, chainId: hex(present(network.chain_id)) }) };
}

/** Requests a transaction to be signed and sent; returns its hash. */
async function send(call: object): Promise<string> {
  const hash = await Promise.resolve()
    .then(() => present(wallets.evm()).request({ method: "eth_sendTransaction", params: [call] }))
    .catch((error: unknown) => {
      const { code } = asProblem(explain(error));
      // Only a rejection is certain: a wallet that is busy or disconnected may still send it.
      if (code === "busy" || code === "no-wallet") throw new PurchaseError("unanswered");
      throw new PurchaseError(code === "unknown-chain" ? "failed" : code);
    });
  if (!isHash(hash)) throw new PurchaseError("failed");
  return hash;
}

/** The current account of the wallet, as the wallet reports it. */
async function account(): Promise<string> {
  const accounts = await question("eth_accounts", []);
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  if (typeof first !== "string" || !Address.validate(first, { strict: false })) throw new PurchaseError("no-wallet");
  return first;
}

async function isOn({ chain_id }: Network): Promise<boolean> {
  const answer = await question("eth_chainId", []);
  try {
    return chainNumber(answer) === chain_id;
  } catch {
    throw new PurchaseError("unreachable");
  }
}

/** Sends a request without a prompt to the wallet's network. */
async function question(method: string, params: readonly unknown[]): Promise<unknown> {
  const evm = wallets.evm();
  if (!evm) throw new PurchaseError("no-wallet");
  return answer(() => evm.request({ method, params })).catch((error: WalletError) => {
    throw new PurchaseError(error.code === "unavailable" ? "no-wallet" : "unreachable");
  });
}

const hex = (number: number) => `0x${number.toString(16)}`;
