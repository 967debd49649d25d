import { expect, test } from "vitest";
import type { Round } from "../lib/accounts/answers";
import type { Reading } from "../lib/accounts/use-reading";
import { type Account, lineOf } from "./line";

const both = { networks: "Base", service: true };
const address = "0x12…34";
const done = (value: Account): Reading<Account> => ({ state: "done", value });
const rounds: Round[] = [
  { amount: "1", state: "signed" },
  { amount: "1", state: "open" },
  { amount: "1", state: "locked" },
];
const nothing = { rewards: "0", rounds: [] };

/** The ids of the messages, and the offered action. */
function ids(...parameters: Parameters<typeof lineOf>) {
  const { says, offers } = lineOf(...parameters);
  return [says.map(([id]) => id).join(" "), offers];
}

test("where nothing can be read that is said before and after a wallet is connected", () => {
  const none = { networks: "", service: false };
  expect(lineOf(none, undefined, undefined).head).toBe("no-wallet");
  expect(ids(none, undefined, undefined)).toEqual(["sees unavailable", "connect"]);
  expect(ids(none, address, undefined)).toEqual(["connected unavailable", undefined]);
});

test("a wallet, waiting and failing", () => {
  expect(lineOf(both, undefined, undefined).head).toBe("no-wallet");
  expect(ids(both, undefined, undefined)).toEqual(["sees", "connect"]);
  expect(lineOf(both, address, { state: "quiet" }).head).toBeUndefined();
  expect(ids(both, address, { state: "quiet" })).toEqual(["", undefined]);
  expect(ids(both, address, { state: "pending" })).toEqual(["pending", undefined]);
  expect(ids(both, address, { state: "failed", isAnswer: false })).toEqual(["failed", "retry"]);
  expect(ids(both, address, { state: "failed", isAnswer: true })).toEqual(["failed-answer", "retry"]);
});

test.each<[string, Account, string]>([
  ["neither tokens nor rewards", { balance: "0", stake: nothing }, "nothing"],
  ["tokens", { balance: "0.000000000000000001", stake: nothing }, "read"],
  ["rewards", { balance: "0", stake: { rewards: "0.5", rounds: [] } }, "read"],
  ["rewards, on another network", { stake: { rewards: "0.5", rounds: [] } }, "read balance-elsewhere"],
  ["nothing known on another network", { stake: nothing }, "nothing balance-elsewhere"],
])("%s", (_, account, said) => {
  expect(ids(both, address, done(account))).toEqual([said, undefined]);
});

test("rounds without tokens and rewards are a stake", () => {
  expect(ids(both, address, done({ balance: "0", stake: { rewards: "0", rounds } }))).toEqual(["read", undefined]);
});

test("what can't be read is said to be so", () => {
  const chain = { networks: "Base", service: false };
  expect(ids(chain, address, done({ balance: "5" }))).toEqual(["read rewards-unavailable", undefined]);
  expect(ids(chain, address, done({ balance: "0" }))).toEqual(["nothing rewards-unavailable", undefined]);
  expect(ids(chain, address, done({}))).toEqual(["balance-elsewhere rewards-unavailable", undefined]);
  const service = { networks: "", service: true };
  expect(ids(service, address, done({ stake: { rewards: "1", rounds } }))).toEqual(["read unavailable", undefined]);
});
