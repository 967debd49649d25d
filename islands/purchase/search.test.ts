// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { property } from "../lib/foreign";
import { encodeTransfer } from "./erc20";
import { createLedger } from "./ledger";
import { statusOf, type PaymentRecord } from "./record";
import { hash, kept, networks, payer, recipient, token, transferLog } from "./testing";
import { following, watch } from "./watch";

const ethereum = networks[0]!;
const [first, second] = [`0x${"c1".repeat(32)}`, `0x${"c2".repeat(32)}`];
const hex = (value: number) => `0x${value.toString(16)}`;
const { id: _, time: __, ...intent } = kept;
const data = encodeTransfer(recipient, 100_000_000n);

interface Sent {
  hash: string;
  nonce: number;
  block: number;
  from?: string;
  input?: string;
  logs?: object[];
}

/** A node of Ethereum whose chain contains these transactions in blocks. */
function node(change: { head?: number; chain?: unknown; sent?: Sent[]; fails?: string[] } = {}) {
  const it = {
    head: 30,
    chain: "0x1" as unknown,
    sent: [] as Sent[],
    fails: [] as string[],
    calls: [] as string[],
    ...change,
  };
  const paid = transferLog(payer, recipient, 100_000_000n);
  const mined = () => it.sent.filter(({ block }) => block <= it.head);
  const full = ({ hash, nonce, from = payer, input = data }: Sent) => ({
    hash,
    nonce: hex(nonce),
    from,
    to: token,
    input,
  });
  const answers: Record<string, (...params: unknown[]) => unknown> = {
    eth_chainId: () => it.chain,
    eth_blockNumber: () => hex(it.head),
    eth_getTransactionCount: (_, block) =>
      hex(
        5 +
          mined().filter(
            (one) => (one.from ?? payer) === payer && one.block <= (block === "latest" ? it.head : Number(block)),
          ).length,
      ),
    eth_getTransactionByHash: (hash) =>
      mined()
        .filter((one) => one.hash === hash)
        .map(full)[0] ?? null,
    eth_getTransactionReceipt: (hash) =>
      mined()
        .filter((one) => one.hash === hash)
        .map(({ block, logs = [paid] }) => ({
          transactionHash: hash,
          blockHash: hash,
          blockNumber: hex(block),
          status: "0x1",
          logs,
        }))[0] ?? null,
    eth_getLogs: (filter) =>
      mined()
        .filter(
          ({ block }) => block >= Number(property(filter, "fromBlock")) && block <= Number(property(filter, "toBlock")),
        )
        .flatMap(({ hash, block, logs = [paid] }) =>
          logs.map((log) => ({ ...log, transactionHash: hash, blockNumber: hex(block) })),
        ),
    eth_getBlockByNumber: (block) => ({
      transactions: mined()
        .filter((one) => one.block === Number(block))
        .map(full),
    }),
  };
  return Object.assign(it, {
    async ask(method: string, params: readonly unknown[]) {
      it.calls.push(method);
      if (it.fails.includes(method)) throw new Error("the node fails");
      return answers[method]!(...params);
    },
  });
}
type Node = ReturnType<typeof node>;

let stop = () => {};
const outcomes: string[] = [];
beforeEach(() => {
  localStorage.clear();
  outcomes.length = 0;
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A page that follows payments, and sends requests about Ethereum to these nodes. */
function page(connections: { wallet?: Node; open?: Node }, ...payments: Partial<PaymentRecord>[]) {
  const ledger = createLedger(networks, "base");
  const end = ledger.subscribe(() => {});
  const ids = payments.map((payment) => ledger.add({ ...intent, ...payment }));
  const following = watch(ledger, [ethereum], {
    connections: () => ({ wallet: connections.wallet?.ask, open: connections.open?.ask }),
    onOutcome: (_, outcome) => void outcomes.push(outcome),
  });
  stop = () => {
    following.stop();
    end();
  };
  const standings = () => ids.map((id) => statusOf(ledger.state().list.find((payment) => payment.id === id)!));
  return { ledger, ids, standings };
}
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

const declined = { answered: Date.now(), declined: true, closed: true };
const paying = (change: object = {}) => ({ answered: Date.now() + 1, hash: first, ...change });

test("a transfer that was sped up is the payment with its nonce, though an alike one was declined", async () => {
  const wallet = node({ sent: [{ hash: second, nonce: 5, block: 20 }], fails: [] });
  const { standings, ledger, ids } = page({ wallet }, declined, paying({ sequence: 5 }));
  await wait(10);
  expect(standings()).toEqual(["closed", "confirmed"]);
  expect(ledger.state().list.find(({ id }) => id === ids[1])).toMatchObject({ hash: second });
  expect(outcomes).toEqual(["confirmed"]);
});

test("while the network does not tell a transfer's nonce, it is given to none of several payments", async () => {
  const wallet = node({ sent: [{ hash: second, nonce: 5, block: 20 }] });
  const { ask } = wallet;
  let isKnown = false;
  wallet.ask = async (method, params) =>
    method === "eth_getTransactionByHash" && !isKnown ? null : ask(method, params);
  const { standings, ledger } = page({ wallet }, declined, paying({ sequence: 5 }));
  // The nonce is not available, and the search does not continue until it is.
  wallet.fails = ["eth_getBlockByNumber"];
  await wait(10);
  expect(standings()).toEqual(["closed", "sent"]);
  expect(ledger.state().list[0]!.transfer!.block).toBe(16);
  isKnown = true;
  await wait(20);
  expect(standings()).toEqual(["closed", "confirmed"]);
});

test("a node that is behind is not taken for a replacement", async () => {
  const wallet = node({ sent: [{ hash: first, nonce: 5, block: 20 }] });
  const { ask } = wallet;
  // The count is from another node, which is ahead.
  wallet.ask = async (method, params) =>
    ["eth_getTransactionReceipt", "eth_getTransactionByHash"].includes(method)
      ? null
      : method === "eth_getLogs"
        ? []
        : ask(method, params);
  const { standings } = page({ wallet }, paying({ sequence: 5 }));
  await wait(60);
  expect(standings()).toEqual(["sent"]);
  wallet.ask = ask;
  await wait(20);
  expect(standings()).toEqual(["confirmed"]);
});

test("a payment is replaced once the transaction in its place is known and lies deep enough", async () => {
  const wallet = node({ head: 22, sent: [{ hash: second, nonce: 5, block: 20, input: "0x", logs: [] }] });
  const { standings } = page({ wallet }, paying({ sequence: 5 }));
  await wait(10);
  expect(standings()).toEqual(["sent"]);
  wallet.head = 23;
  await wait(20);
  expect(standings()).toEqual(["replaced"]);
  // A later observation revokes it.
  wallet.sent = [{ hash: first, nonce: 5, block: 20 }];
  await wait(40);
  expect(standings()).toEqual(["confirmed"]);
});

test("the same transfer in its place is the payment, also where it was undone", async () => {
  const wallet = node({ sent: [{ hash: second, nonce: 5, block: 20, logs: [] }] });
  const { ledger, standings } = page({ wallet }, paying({ sequence: 5 }));
  await wait(10);
  expect(ledger.state().list[0]).toMatchObject({ hash: second });
  expect(standings()).toEqual(["not-transferred"]);
});

test("another network is not asked, and moves no mark", async () => {
  const wallet = node({ chain: "0x38", head: 90_000 });
  const { ledger, standings } = page({ wallet }, paying({ sequence: 5 }));
  await wait(30);
  expect(new Set(wallet.calls)).toEqual(new Set(["eth_chainId"]));
  expect([standings(), ledger.state().list[0]!.transfer!.block]).toEqual([["sent"], 16]);
  // It switches its network during the request.
  wallet.chain = "0x1";
  const { ask } = wallet;
  wallet.ask = async (method, params) => {
    if (method === "eth_blockNumber") wallet.chain = "0x38";
    return ask(method, params);
  };
  await wait(30);
  expect(ledger.state().list[0]!.transfer!.block).toBe(16);
});

test.each([
  ["fails", { fails: ["eth_chainId"] }],
  ["refuses the events", { fails: ["eth_getLogs"] }],
  ["fails at the receipt", { fails: ["eth_getTransactionReceipt"] }],
  ["knows no transaction", { sent: [] }],
] as [string, { fails?: string[]; sent?: [] }][])(
  "where the wallet's node %s, the network's public address is asked",
  async (_, change) => {
    const sent = [{ hash: first, nonce: 5, block: 20 }];
    const wallet = node({ sent, ...change });
    const { standings } = page(
      { wallet, open: node({ sent }) },
      { answered: 1, hash: change.fails?.includes("eth_getTransactionReceipt") ? first : undefined },
    );
    await wait(30);
    expect(standings()).toEqual(["confirmed"]);
  },
);

test("where the wallet's node never answers, the network's public address is asked", async () => {
  const wallet = node();
  wallet.ask = () => new Promise(() => {});
  const open = node({ sent: [{ hash: first, nonce: 5, block: 20 }] });
  const { standings } = page({ wallet, open }, paying());
  await wait(following.answer / 1_000 + 5);
  expect(standings()).toEqual(["confirmed"]);
});

test("an unanswered search is reported", async () => {
  const wallet = node({ fails: ["eth_chainId"] });
  const { ledger } = page({ wallet, open: node({ fails: ["eth_chainId"] }) }, paying());
  await wait(10);
  expect(ledger.state().silent).toEqual(["ethereum"]);
  wallet.fails = [];
  await wait(20);
  expect(ledger.state().silent).toEqual([]);
});

test("a payment from a contract's account, which another one has sent, is found", async () => {
  const wallet = node({ sent: [{ hash, nonce: 7, block: 20, from: recipient }] });
  // The wallet has returned its service's own identifier of the transaction.
  const { standings, ledger } = page({ wallet }, {}, { ...paying(), amount: "22" });
  await wait(10);
  expect(standings()).toEqual(["confirmed", "sent"]);
  expect(ledger.state().list.find(({ amount }) => amount === "100")).toMatchObject({ hash, found: true });
});

test("a transfer from another account is reported as such and yields to one from the own account", async () => {
  const wallet = node({
    sent: [
      { hash: first, nonce: 1, block: 20, from: recipient, logs: [transferLog(recipient, recipient, 100_000_000n)] },
    ],
  });
  const { standings } = page({ wallet }, paying());
  await wait(10);
  expect(standings()).toEqual(["other-account"]);
  expect(outcomes).toEqual(["other-account"]);
  wallet.sent.push({ hash: second, nonce: 5, block: 21 });
  await wait(40);
  expect(standings()).toEqual(["confirmed"]);
});

test("a transaction in one of the latest blocks is watched until others follow", async () => {
  const wallet = node({ head: 20, sent: [{ hash: first, nonce: 5, block: 20 }] });
  const { ledger, standings } = page({ wallet }, paying());
  await wait(2);
  expect(ledger.state().list).toMatchObject([{ block: 20 }]);
  // The block is replaced, and the transaction is not in the new one.
  const [sent] = wallet.sent.splice(0);
  wallet.head = 21;
  await wait(10);
  expect([standings(), ledger.state().list[0]!.block]).toEqual([["sent"], undefined]);
  wallet.sent.push({ ...sent!, block: 22 });
  wallet.head = 24;
  await wait(15);
  expect([standings(), ledger.state().list[0]!.block]).toEqual([["sent"], 22]);
  // A node that has not reached that block does not contradict it.
  wallet.head = 21;
  await wait(15);
  expect(ledger.state().list[0]!.block).toBe(22);
  wallet.head = 25;
  await wait(15);
  expect(standings()).toEqual(["confirmed"]);
  expect(outcomes).toEqual(["confirmed"]);
});

test("a receipt that does not say whether it was executed is judged by its transfer", async () => {
  const sent = [{ hash: first, nonce: 5, block: 20 }];
  const wallet = node({ sent });
  const { ask } = wallet;
  wallet.ask = async (method, params) => {
    const answer = await ask(method, params);
    return method === "eth_getTransactionReceipt" && answer ? { ...(answer as object), status: undefined } : answer;
  };
  const { standings } = page({ wallet }, paying(), paying({ transfer: undefined, hash: second }));
  wallet.sent.push({ hash: second, nonce: 6, block: 21 });
  await wait(10);
  expect(standings()).toEqual(["confirmed", "sent"]);
});
