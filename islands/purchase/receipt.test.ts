import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followReceipt, following, httpConnection, inTime, readReceipt } from "./receipt";
import { hash, payer, recipient, transferLog } from "./testing";

const receipt = { transactionHash: hash, blockHash: hash, status: "0x1", logs: [transferLog(payer, recipient, 5n)] };
const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a receipt is read", () => {
  expect(readReceipt(receipt, hash)).toEqual({ success: true, logs: receipt.logs });
  expect(readReceipt({ ...receipt, status: "0x0" }, hash)!.success).toBe(false);
  const logs = [null, 5, { address: "0x" }, ...receipt.logs];
  expect(readReceipt({ ...receipt, logs }, hash)!.logs).toEqual(receipt.logs);
});

test.each([
  null,
  undefined,
  "receipt",
  [],
  {},
  { ...receipt, transactionHash: `0x${"cd".repeat(32)}` },
  { ...receipt, status: 1 },
  { ...receipt, status: "0x2" },
  { ...receipt, blockHash: null },
  { ...receipt, logs: "none" },
])("%j is no receipt", (answer) => {
  expect(readReceipt(answer, hash)).toBeUndefined();
});

test("the network is asked until it answers, ever more rarely", async () => {
  const asked: number[] = [];
  const start = Date.now();
  const ask = async () => {
    asked.push(Date.now() - start);
    if (asked.length === 2) throw new Error("no answer");
    return asked.length < 9 ? null : receipt;
  };
  const following = followReceipt(hash, () => ask, never);
  await vi.advanceTimersByTimeAsync(120_000);
  expect((await following)!.success).toBe(true);
  // Pauses of 1, 1.5, 2.25, 3.375, 5.0625, 7.59375, 11.390625 seconds, then 15.
  expect(asked.map((time) => Math.round(time / 10))).toEqual([0, 100, 250, 475, 813, 1319, 2078, 3217, 4717]);
});

test("patience ends after eight minutes, with the pause that has begun", async () => {
  const ended = vi.fn();
  void followReceipt(hash, () => async () => null, never).then(ended);
  await vi.advanceTimersByTimeAsync(480_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ended).toHaveBeenCalledWith(undefined);
});

test("a wallet that never answers does not hold it up", async () => {
  const answers = [() => new Promise(() => {}), async () => receipt];
  const found = followReceipt(hash, () => () => answers.shift()!(), never);
  await vi.advanceTimersByTimeAsync(following.answer + following.first);
  expect((await found)!.success).toBe(true);
});

test("without a connection it waits and says so", async () => {
  let connected = false;
  const silence = vi.fn();
  const found = followReceipt(hash, () => (connected ? async () => receipt : undefined), never, silence);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(silence).toHaveBeenLastCalledWith(true);
  connected = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await found)!.success).toBe(true);
  expect(silence).toHaveBeenLastCalledWith(false);
});

test("it stops at once when told to", async () => {
  const abort = new AbortController();
  const found = followReceipt(hash, () => async () => null, abort.signal);
  await vi.advanceTimersByTimeAsync(10);
  abort.abort();
  await expect(found).resolves.toBeUndefined();
});

test("a public address is asked by JSON-RPC", async () => {
  const fetch = vi.fn(async () => ({ ok: true, json: async () => ({ result: receipt }) }));
  vi.stubGlobal("fetch", fetch);
  const ask = httpConnection("https://rpc.example");
  expect(await ask("eth_getTransactionReceipt", [hash])).toBe(receipt);
  const [address, { body }] = fetch.mock.calls[0] as unknown as [string, { body: string }];
  expect(address).toBe("https://rpc.example");
  expect(JSON.parse(body)).toEqual({ jsonrpc: "2.0", id: 1, method: "eth_getTransactionReceipt", params: [hash] });
  fetch.mockResolvedValueOnce({ ok: true, json: async () => ({ error: { code: -32000 } }) as never });
  await expect(ask("eth_getTransactionReceipt", [hash])).rejects.toThrow();
  fetch.mockResolvedValueOnce({ ok: false, json: async () => ({}) as never });
  await expect(ask("eth_getTransactionReceipt", [hash])).rejects.toThrow();
});

test("a promise is waited for no longer than told", async () => {
  await expect(inTime(Promise.resolve(5), 10)).resolves.toBe(5);
  const late = inTime(new Promise(() => {}), 10);
  const refused = expect(late).rejects.toThrow("no answer");
  await vi.advanceTimersByTimeAsync(10);
  await refused;
});
