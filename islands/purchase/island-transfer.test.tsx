// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { following } from "./receipt";
import { type Answers, hash, payer, recipient, rich, token, tracked, word } from "./testing";
import {
  appears,
  begin,
  container,
  end,
  enter,
  field,
  focused,
  press,
  says,
  shown,
  text,
  transfer,
  wake,
} from "./testing-panel";

const store = await vi.hoisted(async () => (await import("./testing")).fakeStore());
vi.mock("../wallets/store", () => store.module);
vi.mock("../analytics/track", async () => (await import("./testing")).fakeAnalytics);

beforeEach(() => {
  tracked.length = 0;
  store.reset();
  begin();
});
afterEach(end);

const told = () => tracked.map(([name]) => name);

/** Fills in the form and comes to the review. */
async function reviewed() {
  store.connect("ethereum");
  await wake(transfer);
  await appears("Review the payment");
  enter("pay", "100");
  field("terms").click();
  await vi.waitFor(() => expect(field("receive").value).toBe("1,666.666666"));
  press("Review the payment");
  await appears("Sign in your wallet");
}

test("a transfer, from the form to the receipt", async () => {
  await reviewed();
  await focused("Change the payment");
  const parts = [payer, token, recipient, "100 USDC", "1,666.666666 sRAA", "Ethereum"];
  for (const part of parts) expect(text()).toContain(part);
  expect(container.querySelector("[aria-current=step]")!.textContent).toBe("Review");
  expect(store.calls.some(({ method }) => method === "eth_sendTransaction")).toBe(false);
  press("Sign in your wallet");
  await says("Ethereum has confirmed your payment of 100 USDC.");
  expect(text()).toContain("This site does not credit tokens itself.");
  expect(text()).toContain("It cannot be moved until TGE");
  const link = [...container.querySelectorAll("a")].find(({ textContent }) => textContent === "See the transaction")!;
  expect(link.href).toBe(`https://explorer.example/tx/${hash}`);
  await focused("Payment confirmed");
  expect(sessionStorage.getItem("purchase")).toBeNull();
  expect(tracked).toEqual([
    ["modal loaded"],
    ["network selected", "ethereum"],
    ["amount input", 100],
    ["purchase attempt", 100],
    ["purchase success", 100],
  ]);
  press("Make another payment");
  await appears("Review the payment");
  expect(field("pay").value).toBe("100");
});

test("two quick presses sign once", async () => {
  await reviewed();
  const button = shown().find(({ textContent }) => textContent === "Sign in your wallet")!;
  button.click();
  button.click();
  await says("Payment confirmed");
  expect(store.calls.filter(({ method }) => method === "eth_sendTransaction")).toHaveLength(1);
});

const [unsent, unclear] = ["The payment did not go through", "The payment is not complete"];

test.each<[string, Answers, string, string]>([
  ["declined", { eth_sendTransaction: { code: 4001 } }, unsent, "You declined the request"],
  ["busy", { eth_sendTransaction: { code: -32002 } }, unsent, "Your wallet still shows an earlier request"],
  ["failing", { eth_sendTransaction: new Error("no") }, unclear, "The wallet could not carry out"],
  ["changed", { eth_chainId: "0x38" }, unsent, "has changed since the review"],
  [
    "reverted",
    { eth_getTransactionReceipt: { transactionHash: hash, blockHash: hash, status: "0x0", logs: [] } },
    unclear,
    "Ethereum has refused the transfer",
  ],
  [
    "empty",
    { eth_getTransactionReceipt: { transactionHash: hash, blockHash: hash, status: "0x1", logs: [] } },
    unclear,
    "it holds no transfer of this amount",
  ],
])("a transfer that is %s is no success", async (_, answers, title, sentence) => {
  await reviewed();
  store.answers = { ...rich, ...answers };
  press("Sign in your wallet");
  await says(sentence);
  expect(text()).toContain(title);
  await focused(title);
  expect(told().slice(-2)).toEqual(["purchase attempt", "purchase error"]);
  expect(tracked.at(-1)).toEqual(["purchase error", 100]);
  press("Back to the form");
  await appears("Review the payment");
  expect(field("pay").value).toBe("100");
});

test("too little money is told before anything is signed", async () => {
  store.answers = { ...rich, balanceOf: word(99_500_000n) };
  store.connect("ethereum");
  await wake(transfer);
  await appears("Review the payment");
  enter("pay", "100");
  field("terms").click();
  press("Review the payment");
  await says("Your wallet holds 99.5 USDC on Ethereum, and the payment is 100.");
});

test("a payment is followed on after a reload", async () => {
  await reviewed();
  store.answers = { ...rich, eth_getTransactionReceipt: null };
  press("Sign in your wallet");
  await says("The transaction is sent.");
  expect(JSON.parse(sessionStorage.getItem("purchase")!)).toEqual({
    hash,
    network: "ethereum",
    currency: "USDC",
    amount: "100",
    usd: 100,
    transfer: true,
  });
  tracked.length = 0;
  store.answers = rich;
  await wake(transfer);
  await says("Ethereum has confirmed your payment of 100 USDC.");
  expect(told()).toEqual(expect.arrayContaining(["modal loaded", "purchase success"]));
  expect(sessionStorage.getItem("purchase")).toBeNull();
});

test("while the wallet is not back four seconds after a reload, the network's public address is asked", async () => {
  const sent = { hash, network: "ethereum", currency: "USDC", amount: "100", usd: 100, transfer: true };
  sessionStorage.setItem("purchase", JSON.stringify(sent));
  const fetch = vi.fn(async (_address: string, _request: RequestInit) => {
    return Response.json({ result: rich.eth_getTransactionReceipt });
  });
  vi.stubGlobal("fetch", fetch);
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const networks = transfer.networks.map((one) => ({ ...one, rpc: `https://rpc.example/${one.key}` }));
  await wake({ ...transfer, networks });
  // It looks after 0, 1, 2.5 and 4.75 seconds.
  await vi.advanceTimersByTimeAsync(4_700);
  expect(fetch).not.toHaveBeenCalled();
  expect(text()).toContain("The transaction is sent.");
  expect(text()).not.toContain("Connect your wallet on Ethereum");
  await vi.advanceTimersByTimeAsync(100);
  await says("Ethereum has confirmed your payment of 100 USDC.");
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]![0]).toBe("https://rpc.example/ethereum");
  expect(told()).toContain("purchase success");
});

test("where the network has no public address, the wallet is asked for", async () => {
  const sent = { hash, network: "ethereum", currency: "USDC", amount: "100", usd: 100, transfer: true };
  sessionStorage.setItem("purchase", JSON.stringify(sent));
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  await wake(transfer);
  await vi.advanceTimersByTimeAsync(4_700);
  expect(text()).not.toContain("Connect your wallet on Ethereum");
  await vi.advanceTimersByTimeAsync(100);
  await says("Connect your wallet on Ethereum, and this page asks the network about it.");
  store.connect("ethereum");
  await vi.advanceTimersByTimeAsync(4_000);
  await says("Ethereum has confirmed your payment of 100 USDC.");
});

test("a transaction that is never confirmed stays pending, with a way to look", async () => {
  const { patience } = following;
  following.patience = 50;
  await reviewed();
  store.answers = { ...rich, eth_getTransactionReceipt: null };
  press("Sign in your wallet");
  await says("Not confirmed yet");
  expect(text()).toContain("a second payment is a second purchase");
  expect(sessionStorage.getItem("purchase")).not.toBeNull();
  following.patience = patience;
  store.answers = rich;
  press("Keep waiting");
  await says("Payment confirmed");
});

test("what is kept and can't be read is left alone", async () => {
  sessionStorage.setItem("purchase", '{"hash":"0x1"}');
  await wake(transfer);
  expect(container.querySelector("form")!.hidden).toBe(false);
});
