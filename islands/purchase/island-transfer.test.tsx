// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type Answers,
  hash,
  kept,
  payer,
  recipient,
  rich,
  told,
  token,
  tracked,
  transferLog,
  word,
  store as keep,
} from "./testing";
import {
  appears,
  begin,
  container,
  end,
  enter,
  field,
  focused,
  hydrate,
  leaveField,
  press,
  radio,
  reviewTransfer,
  says,
  shown,
  text,
  transfer,
} from "./testing-panel";

const store = await vi.hoisted(async () => (await import("./testing")).fakeStore());
vi.mock("../lib/wallets/store", () => store.module);
vi.mock("../analytics/track", async () => (await import("./testing")).fakeAnalytics);

beforeEach(() => begin(store));
afterEach(end);
const payments = () => Object.keys(localStorage).map((name) => JSON.parse(localStorage.getItem(name)!));

test("a transfer, from the form to the receipt", async () => {
  await reviewTransfer(store);
  await focused("Before you sign");
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
  expect(payments()).toMatchObject([{ hash, amount: "100", usd: 100, outcome: "confirmed" }]);
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
  expect(text()).not.toContain("Payments in this browser");
});

test("two quick presses sign once", async () => {
  await reviewTransfer(store);
  const button = shown().find(({ textContent }) => textContent === "Sign in your wallet")!;
  button.click();
  button.click();
  await says("Payment confirmed");
  expect(store.calls.filter(({ method }) => method === "eth_sendTransaction")).toHaveLength(1);
});

const receipt = (status: string, ...logs: object[]) => ({
  ...(rich.eth_getTransactionReceipt as object),
  status,
  logs,
});
const [unsent, unclear] = ["The payment did not go through", "The payment is not complete"];

test.each<[string, Answers, string, string]>([
  ["declined", { eth_sendTransaction: { code: 4001 } }, unsent, "You declined the request"],
  ["busy", { eth_sendTransaction: { code: -32002 } }, unclear, "Your wallet has not answered. Look there first"],
  ["cut off", { eth_sendTransaction: { code: 4900 } }, unclear, "Your wallet has not answered. Look there first"],
  ["failing", { eth_sendTransaction: new Error("no") }, unclear, "The wallet could not carry out"],
  ["changed", { eth_chainId: "0x38" }, unsent, "has changed since the review"],
  ["reverted", { eth_getTransactionReceipt: receipt("0x0") }, unclear, "Ethereum has refused the transfer"],
  ["empty", { eth_getTransactionReceipt: receipt("0x1") }, unclear, "it contains no transfer of this amount"],
])("a transfer that is %s is no success", async (_, answers, title, sentence) => {
  await reviewTransfer(store);
  store.answers = { ...rich, ...answers };
  press("Sign in your wallet");
  await says(sentence);
  expect(text()).toContain(title);
  await focused(title);
  expect(told().slice(-2)).toEqual(["purchase attempt", "purchase error"]);
  expect(tracked.at(-1)).toEqual(["purchase error", 100]);
  press("Back to the amount");
  await appears("Review the payment");
  expect(field("pay").value).toBe("100");
});

test("too little money is told before anything is signed", async () => {
  store.answers = { ...rich, balanceOf: word(99_500_000n) };
  store.connect("ethereum");
  await hydrate(transfer);
  await appears("Review the payment");
  enter("pay", "100");
  field("terms").click();
  press("Review the payment");
  await says("Your wallet holds 99.5 USDC on Ethereum, and the payment is 100.");
});

test("a payment that was begun elsewhere since the review stops the signature", async () => {
  await reviewTransfer(store);
  keep(kept);
  press("Sign in your wallet");
  await says("Another payment was begun after this review.");
  expect(store.calls.some(({ method }) => method === "eth_sendTransaction")).toBe(false);
});

test("leaving is asked about while the wallet is asked, and not afterwards", async () => {
  const leave = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  let decline = (_: unknown) => {};
  await reviewTransfer(store);
  expect(leave()).toBe(false);
  store.answers = { ...rich, eth_sendTransaction: () => new Promise((_, reject) => (decline = reject)) };
  press("Sign in your wallet");
  await says("Your wallet asks for your signature.");
  await vi.waitFor(() => expect(leave()).toBe(true));
  decline({ code: 4001 });
  await says("You declined the request");
  expect(leave()).toBe(false);
  expect(payments()).toMatchObject([{ closed: true }]);
  press("Back to the amount");
  await appears("Review the payment");
  expect(text()).not.toContain("Payments in this browser");
});

test("a price that steps up renews the review before it is signed", async () => {
  vi.useFakeTimers({ now: Date.parse("2025-06-03T23:59:00Z"), toFake: ["Date", "setTimeout", "clearTimeout"] });
  store.connect("ethereum");
  await hydrate({
    ...transfer,
    schedule: { initial: "0.06", listing: "0.10", step_days: 3, step_size: "0.02", start: "2025-06-01" },
  });
  await says("0.06 USD per RAA, according to the published schedule.");
  enter("pay", "100");
  field("terms").click();
  await says("You pay from");
  press("Review the payment");
  await says("1,666.666666 sRAA");
  await vi.advanceTimersByTimeAsync(61_000);
  await says("The price has changed to 0.08 USD per RAA.");
  await says("1,250 sRAA");
  // A device that was asleep: no timer has run.
  vi.setSystemTime(Date.parse("2025-06-07T00:00:01Z"));
  press("Sign in your wallet");
  await says("The price has changed to 0.1 USD per RAA.");
  expect(store.calls.some(({ method }) => method === "eth_sendTransaction")).toBe(false);
  press("Sign in your wallet");
  await says("Ethereum has confirmed your payment of 100 USDC.");
  expect(told().filter((name) => name === "purchase attempt")).toHaveLength(1);
});

test("two submits at once are one attempt", async () => {
  store.connect("ethereum");
  await hydrate(transfer);
  await appears("Review the payment");
  enter("pay", "100");
  field("terms").click();
  await vi.waitFor(() => expect(field("receive").value).toBe("1,666.666666"));
  press("Review the payment");
  press("Review the payment");
  await appears("Sign in your wallet");
  expect(told().filter((name) => name === "purchase attempt")).toHaveLength(1);
});

test("what is entered before the wallet is connected is told after it", async () => {
  await hydrate(transfer);
  await vi.waitFor(() => expect(told()).toEqual(["modal loaded"]));
  enter("pay", "100");
  leaveField("pay");
  radio("bnb").click();
  await vi.waitFor(() => expect(radio("bnb").checked).toBe(true));
  expect(told()).toEqual(["modal loaded"]);
  store.connect("bnb");
  await vi.waitFor(() =>
    expect(tracked.slice(1)).toEqual([
      ["network selected", "bnb"],
      ["amount input", 100],
    ]),
  );
});

test("what was entered is there in another language of the tab", async () => {
  await hydrate(transfer);
  enter("receive", "1,234.5");
  radio("bnb").click();
  field("terms").click();
  await vi.waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem("purchase")!)).toMatchObject({
      decimal: "1234.5",
      network: "bnb",
      agreed: true,
    }),
  );
  await hydrate(transfer, "de");
  await vi.waitFor(() => expect(field("receive").value).toBe("1.234,5"));
  expect(field("pay").value).toBe("74,07");
  expect(radio("bnb").checked).toBe(true);
  expect(field("terms").checked).toBe(true);
});

test("after the wallet has declined, the form is there in another language", async () => {
  await reviewTransfer(store);
  store.answers = { ...rich, eth_sendTransaction: { code: 4001 } };
  press("Sign in your wallet");
  await says("You declined the request");
  await hydrate(transfer, "de");
  await vi.waitFor(() => expect(field("pay").value).toBe("100"));
});

test("a wallet that does not answer a change of network can be left", async () => {
  store.connect("bnb");
  store.switchTo = () => new Promise(() => {});
  await hydrate(transfer);
  await appears("Review the payment");
  enter("pay", "100");
  radio("ethereum").click();
  field("terms").click();
  press("Review the payment");
  await says("Your wallet is being asked to change to Ethereum.");
  press("Back to the amount");
  await appears("Review the payment");
});

test("a payment from another account of the wallet is reported as such and stays in the list", async () => {
  await reviewTransfer(store);
  store.answers = { ...rich, eth_getTransactionReceipt: receipt("0x1", transferLog(token, recipient, 100_000_000n)) };
  press("Sign in your wallet");
  await says("Paid from another account");
  expect(text()).toContain("If that account is yours, do not pay again.");
  expect(tracked.at(-1)).toEqual(["purchase success", 100]);
  press("Back to the amount");
  await says("Payments in this browser");
  expect(text()).toContain("from another account than the one you reviewed");
});
