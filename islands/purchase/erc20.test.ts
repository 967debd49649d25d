import { decodeFunctionData, encodeFunctionData, erc20Abi, toEventSelector } from "viem";
import { expect, test } from "vitest";
import { encodeBalanceOf, encodeDecimals, encodeTransfer, hasTransferred, readQuantity, readWord } from "./erc20";
import { payer, recipient, token, transferLog, word } from "./testing";

test("call data is what another encoder writes", () => {
  const amount = 123_456_789_012_345_678_901_234n;
  const transfer = encodeTransfer(recipient, amount);
  expect(transfer).toBe(encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [recipient, amount] }));
  expect(decodeFunctionData({ abi: erc20Abi, data: transfer as `0x${string}` }).args).toEqual([recipient, amount]);
  expect(encodeBalanceOf(payer)).toBe(encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [payer] }));
  expect(encodeDecimals()).toBe(encodeFunctionData({ abi: erc20Abi, functionName: "decimals" }));
});

test("a transfer of 100 with six decimals, byte by byte", () => {
  // 100 × 10⁶ = 0x5f5e100
  expect(encodeTransfer(recipient, 100_000_000n)).toBe(
    "0xa9059cbb" +
      "0000000000000000000000005aaeb6053f3e94c9b9a09f33669435e7ef1beaed" +
      "0000000000000000000000000000000000000000000000000000000005f5e100",
  );
});

test("numbers are read, and nothing else is", () => {
  expect(readWord(word(6n))).toBe(6n);
  expect(readQuantity("0x0")).toBe(0n);
  // Some wallets return a number.
  expect(readQuantity(5)).toBe(5n);
  expect(readQuantity("0xde0b6b3a7640000")).toBe(10n ** 18n);
  for (const answer of ["0x", "0x6", "6", 6, null, undefined, {}, `${word(6n)}00`, `0x${"g".repeat(64)}`]) {
    expect(() => readWord(answer)).toThrow("token-mismatch");
  }
  for (const answer of ["", "0x", "5", -5, 0.5, null, undefined, [], `0x${"1".repeat(65)}`]) {
    expect(() => readQuantity(answer)).toThrow("unreachable");
  }
});

test("only the very transfer counts", () => {
  expect(transferLog(payer, recipient, 5n).topics[0]).toBe(toEventSelector("Transfer(address,address,uint256)"));
  const moved = (...logs: ReturnType<typeof transferLog>[]) =>
    hasTransferred(logs, { from: payer, token, recipient, amount: 5n });
  expect(moved(transferLog(payer, recipient, 5n))).toBe(true);
  expect(moved(transferLog(payer, payer, 5n), transferLog(payer, recipient, 5n))).toBe(true);
  expect(moved()).toBe(false);
  expect(moved(transferLog(payer, payer, 5n))).toBe(false);
  expect(moved(transferLog(payer, recipient, 4n))).toBe(false);
  expect(moved(transferLog(payer, recipient, 5n, payer))).toBe(false);
  expect(moved(transferLog(recipient, recipient, 5n))).toBe(false);
  expect(hasTransferred([transferLog(recipient, recipient, 5n)], { token, recipient, amount: 5n })).toBe(true);
  const log = transferLog(payer, recipient, 5n);
  for (const broken of [{ topics: [] }, { topics: ["0x1"] }, { data: "0x" }, { data: "5" }, { address: "" }])
    expect(moved({ ...log, ...broken })).toBe(false);
});
