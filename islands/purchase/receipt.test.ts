import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { httpConnection, withTimeout, readReceipt } from "./receipt";
import { hash, payer, recipient, transferLog } from "./testing";

const receipt = {
  transactionHash: hash,
  blockHash: hash,
  blockNumber: "0x10",
  status: "0x1",
  logs: [transferLog(payer, recipient, 5n)],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a receipt is read", () => {
  expect(readReceipt(receipt, hash)).toEqual({ success: true, block: 16, logs: receipt.logs });
  expect(readReceipt({ ...receipt, status: "0x0" }, hash)!.success).toBe(false);
  for (const status of [1, "0x01"]) expect(readReceipt({ ...receipt, status }, hash)!.success).toBe(true);
  for (const status of [undefined, null])
    expect(readReceipt({ ...receipt, status }, hash)).not.toHaveProperty("success");
  expect(readReceipt({ ...receipt, blockNumber: 16 }, hash)!.block).toBe(16);
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
  { ...receipt, status: "success" },
  { ...receipt, blockNumber: null },
  { ...receipt, status: "0x2" },
  { ...receipt, blockHash: null },
  { ...receipt, logs: "none" },
])("%j is no receipt", (answer) => {
  expect(readReceipt(answer, hash)).toBeUndefined();
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
  await expect(withTimeout(Promise.resolve(5), 10)).resolves.toBe(5);
  const late = withTimeout(new Promise(() => {}), 10);
  const refused = expect(late).rejects.toThrow("no answer");
  await vi.advanceTimersByTimeAsync(10);
  await refused;
});
