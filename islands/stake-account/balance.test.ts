import { expect, test, vi } from "vitest";
import { AnswerError } from "../lib/accounts/shape";
import { readBalance } from "./balance";

const token = "0x00000000000000000000000000000000000000aA";
const account = "0x71C7656EC7ab88b098defB751B7401B5f6d8976F";

test("it asks the contract for the account's balance", async () => {
  // 1.5 × 10^18 = 0x14d1120d7b160000
  const request = vi.fn().mockResolvedValue(`0x${"14d1120d7b160000".padStart(64, "0")}`);
  await expect(readBalance({ request }, token, account)).resolves.toBe(1_500_000_000_000_000_000n);
  expect(request).toHaveBeenCalledExactlyOnceWith({
    method: "eth_call",
    params: [
      { to: token, data: "0x70a0823100000000000000000000000071c7656ec7ab88b098defb751b7401b5f6d8976f" },
      "latest",
    ],
  });
});

test("the largest number is read whole", async () => {
  const request = async () => `0x${"F".repeat(64)}`;
  await expect(readBalance({ request }, token, account)).resolves.toBe(2n ** 256n - 1n);
});

test.each<[string, unknown]>([
  ["nothing, as an address without a contract does", "0x"],
  ["a shorter number", "0x1"],
  ["more than a number", `0x${"0".repeat(128)}`],
  ["a number of another type", 5],
  ["null", null],
  ["an object that turns into a text", { toString: () => `0x${"0".repeat(64)}` }],
  ["markup", "<b>5</b>"],
])("a wallet that answers with %s is not believed", async (_, answer) => {
  await expect(readBalance({ request: async () => answer }, token, account)).rejects.toBeInstanceOf(AnswerError);
});

test("a wallet's refusal is passed on, thrown or rejected", async () => {
  const refusal = { code: -32603 };
  await expect(readBalance({ request: () => Promise.reject(refusal) }, token, account)).rejects.toBe(refusal);
  const thrower = () => {
    throw refusal;
  };
  await expect(readBalance({ request: thrower }, token, account)).rejects.toBe(refusal);
});

test("a wallet that never answers is given up after 10 seconds", async () => {
  vi.useFakeTimers();
  const failure = vi.fn();
  readBalance({ request: () => new Promise(() => {}) }, token, account).catch(failure);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
