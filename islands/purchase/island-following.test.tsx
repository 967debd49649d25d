// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { following } from "./watch";
import { hash, kept, payer, recipient, rich, told, tracked, transferLog, store as keep } from "./testing";
import {
  appears,
  begin,
  container,
  end,
  enter,
  field,
  hydrate,
  press,
  reviewTransfer,
  says,
  text,
  transfer,
} from "./testing-panel";

const store = await vi.hoisted(async () => (await import("./testing")).fakeStore());
vi.mock("../lib/wallets/store", () => store.module);
vi.mock("../analytics/track", async () => (await import("./testing")).fakeAnalytics);

beforeEach(() => begin(store));
afterEach(end);
const payments = () => Object.keys(localStorage).map((name) => JSON.parse(localStorage.getItem(name)!));

test("a payment is followed on after a reload", async () => {
  await reviewTransfer(store);
  store.answers = { ...rich, eth_getTransactionReceipt: null };
  press("Sign in your wallet");
  await says("The transaction has been sent.");
  const { from, nonce, block } = kept.transfer;
  expect(payments()).toMatchObject([
    { hash, network: "ethereum", currency: "USDC", amount: "100", usd: 100, transfer: { from, nonce, block } },
  ]);
  tracked.length = 0;
  store.answers = rich;
  await hydrate(transfer);
  await says("Ethereum has confirmed your payment of 100 USDC.");
  await vi.waitFor(() => expect([...told()].sort()).toEqual(["modal loaded", "purchase success"]));
  press("Remove from the list");
  await vi.waitFor(() => expect(text()).not.toContain("Payments in this browser"));
});

test("while the wallet is not back four seconds after a reload, the network's public address is asked", async () => {
  keep({ ...kept, hash } as typeof kept);
  const fetch = vi.fn(async (_address: string, { body }: RequestInit) =>
    Response.json({ result: rich[JSON.parse(String(body)).method] }),
  );
  vi.stubGlobal("fetch", fetch);
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const networks = transfer.networks.map((one) => ({ ...one, rpc: `https://rpc.example/${one.key}` }));
  await hydrate({ ...transfer, networks });
  // Requests are sent after 0, 1, 2.5 and 4.75 seconds.
  await vi.advanceTimersByTimeAsync(4_700);
  expect(fetch).not.toHaveBeenCalled();
  expect(text()).toContain("The transaction has been sent.");
  expect(text()).not.toContain("Connect your wallet on Ethereum");
  await vi.advanceTimersByTimeAsync(100);
  await says("Ethereum has confirmed your payment of 100 USDC.");
  expect(fetch.mock.calls[0]![0]).toBe("https://rpc.example/ethereum");
  expect(told()).toContain("purchase success");
});

test("where the network has no public address, the wallet is asked for", async () => {
  keep({ ...kept, hash } as typeof kept);
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  await hydrate(transfer);
  await vi.advanceTimersByTimeAsync(4_700);
  expect(text()).not.toContain("Connect your wallet on Ethereum");
  await vi.advanceTimersByTimeAsync(100);
  await says("Connect your wallet on Ethereum or check your connection");
  store.connect("ethereum");
  await vi.advanceTimersByTimeAsync(4_000);
  await says("Ethereum has confirmed your payment of 100 USDC.");
});

test("a transaction that is never confirmed stays pending, with a way to look", async () => {
  const { patience } = following;
  following.patience = 50;
  await reviewTransfer(store);
  store.answers = { ...rich, eth_getTransactionReceipt: null };
  press("Sign in your wallet");
  await says("Not confirmed yet");
  expect(text()).toContain("a second payment is a second purchase");
  expect(payments()).toHaveLength(1);
  following.patience = patience;
  store.answers = rich;
  press("Keep waiting");
  await says("Payment confirmed");
});

test("what is kept and can't be read is no payment", async () => {
  sessionStorage.setItem("purchase", '{"side":"1"}');
  localStorage.setItem("purchase:x", '{"hash":"0x1"}');
  await hydrate(transfer);
  expect(container.querySelector("form")!.hidden).toBe(false);
});

test("a payment whose prompt was left is listed, searched for, found by its transfer, and warned about", async () => {
  keep(kept);
  store.connect("ethereum");
  await hydrate(transfer);
  await says("it is not known yet whether it was approved");
  await appears("Review the payment");
  enter("pay", "100");
  field("terms").click();
  press("Review the payment");
  await says("Look at the earlier payment first");
  expect(told()).not.toContain("purchase attempt");
  const log = { ...transferLog(payer, recipient, 100_000_000n), transactionHash: hash, blockNumber: "0x11" };
  store.answers = { ...rich, eth_getTransactionCount: "0x6", eth_blockNumber: "0x12", eth_getLogs: [log] };
  await says("Ethereum has confirmed your payment of 100 USDC.");
  expect(payments()).toMatchObject([{ hash, found: true, outcome: "confirmed" }]);
  expect(store.calls.some(({ method }) => method === "eth_sendTransaction")).toBe(false);
  expect(text()).not.toContain("I want to pay a second time all the same");
});

test("a late signature is its own payment's, and takes no other one's place", async () => {
  let sign = (_: string) => {};
  await reviewTransfer(store);
  store.answers = {
    ...rich,
    eth_sendTransaction: () => new Promise((resolve) => (sign = resolve)),
    eth_getTransactionReceipt: null,
  };
  press("Sign in your wallet");
  await says("Your wallet asks for your signature.");
  press("Back to the amount");
  await says("it is not known yet whether it was approved");
  const second = `0x${"cd".repeat(32)}`;
  store.answers = { ...store.answers, eth_sendTransaction: second };
  enter("pay", "22");
  await vi.waitFor(() => expect(field("receive").value).toBe("366.666666"));
  field("again").click();
  press("Review the payment");
  await appears("Sign in your wallet");
  press("Sign in your wallet");
  await says("The transaction has been sent.");
  sign(hash);
  await vi.waitFor(() =>
    expect(
      payments()
        .map(({ amount, hash }) => [amount, hash])
        .sort(),
    ).toEqual([
      ["100", hash],
      ["22", second],
    ]),
  );
  const link = (of: string) => container.querySelector(`a[href="https://explorer.example/tx/${of}"]`)!;
  expect(link(second).closest("li")).toBeNull();
  expect(link(hash).closest("li")!.textContent).toContain("100\u00a0USDC on Ethereum");
});

test("a transaction in one of the latest blocks is not called confirmed yet", async () => {
  await reviewTransfer(store);
  store.answers = { ...rich, eth_blockNumber: "0xe" };
  press("Sign in your wallet");
  await says("The transaction is in a block of Ethereum.");
  expect(text()).not.toContain("Payment confirmed");
  store.answers = rich;
  await says("Ethereum has confirmed your payment of 100 USDC.");
  expect(told().filter((name) => name === "purchase success")).toHaveLength(1);
});
