import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  answer,
  chainNumber,
  cleanIcon,
  cleanName,
  evmAddress,
  explain,
  isSolana,
  patience,
  solanaAccount,
} from "./answers";
import { WalletError } from "./types";

const invalid = new WalletError("invalid-answer");

test.each([
  ["MetaMask", "MetaMask"],
  ["  Two   words ", "Two words"],
  ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"], // text, and printed as text
  ["a\u202egnp.exe\u202c", "agnp.exe"], // right-to-left override
  ["\u2066a\u2069\u200bb\u0000\u001b[31mc\n", "ab[31mc"], // isolates, zero width, escapes
  ["a\u00a0b\u2003c", "a b c"],
  ["\ud800broken", "broken"],
  ["गोपनीय 钱包 Кошелёк", "गोपनीय 钱包 Кошелёк"],
  ["x".repeat(100_000), "x".repeat(40)],
  ["👛".repeat(50), "👛".repeat(40)], // counted in characters, none cut in two
  ["\u200b\u200b", ""],
  ["", ""],
])("the name %j is shown as %j", (name, shown) => {
  expect(cleanName(name)).toBe(shown);
});

test.each([undefined, null, 7, {}, [], { toString: () => "x" }, Symbol("x")])("%s is no name", (name) => {
  expect(cleanName(name)).toBe("");
});

test.each(["png", "svg+xml", "webp", "jpeg", "gif"])("a picture of type %s is shown", (type) => {
  expect(cleanIcon(`data:image/${type};base64,AAAA`)).toBe(`data:image/${type};base64,AAAA`);
  expect(cleanIcon(`\ndata:image/${type},x `)).toBe(`data:image/${type},x`);
});

test.each([
  "https://example.org/icon.png",
  "http://tracker.example/1.gif",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xmlx,<svg/>",
  "data:image/bmp;base64,AAAA",
  "data:,x",
  " ",
  "",
  `data:image/png;base64,${"A".repeat(131_072)}`,
  undefined,
  null,
  5,
  {},
])("%s is no picture", (icon) => {
  expect(cleanIcon(icon)).toBeUndefined();
});

const address = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";

test("the first EVM account counts", () => {
  expect(evmAddress([address, "0x0"])).toBe(address);
  expect(evmAddress([])).toBeUndefined();
});

test.each([
  undefined,
  null,
  "",
  address,
  { 0: address, length: 1 },
  [null],
  [7],
  [""],
  [address.slice(0, 41)],
  [`${address}0`],
  [address.slice(2)],
  [address.replace("A", "G")],
  [`${address}\n`],
  ["<script>alert(1)</script>"],
  [{ toString: () => address }],
])("%j is no list of EVM accounts", (accounts) => {
  expect(() => evmAddress(accounts)).toThrow(invalid);
});

const base58 = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const chains = ["solana:mainnet", "solana:devnet"];

test("the first Solana account counts", () => {
  const other = { address: "sui", chains: ["sui:mainnet"] };
  expect(solanaAccount([other, { address: base58, chains }])).toEqual({ address: base58, main: true });
  expect(solanaAccount([{ address: base58, chains: ["solana:devnet"] }])).toEqual({ address: base58, main: false });
  expect(solanaAccount([{ address: "1".repeat(32), chains }])!.address).toHaveLength(32);
  expect(solanaAccount([])).toBeUndefined();
  expect(solanaAccount([other, null, 3, { chains: "solana:mainnet" }])).toBeUndefined();
});

test.each([
  "",
  "1".repeat(31),
  "1".repeat(45),
  base58.replace("7", "0"),
  base58.replace("7", "O"),
  `${base58}\n`,
  5,
  undefined,
])("%j is no Solana address", (address) => {
  expect(() => solanaAccount([{ address, chains }])).toThrow(invalid);
});

test.each([undefined, null, {}, "accounts"])("%j is no list of Solana accounts", (accounts) => {
  expect(() => solanaAccount(accounts)).toThrow(invalid);
});

test("a Solana wallet names a chain of Solana", () => {
  expect(isSolana(["sui:mainnet", "solana:devnet"])).toBe(true);
  for (const chains of [[], ["sui:mainnet"], ["xsolana:mainnet"], [7], "solana:mainnet", undefined]) {
    expect(isSolana(chains)).toBe(false);
  }
});

test.each<[unknown, number]>([
  ["0x1", 1],
  ["0x38", 56], // 3 × 16 + 8
  ["0x2105", 8453], // 2 × 4096 + 1 × 256 + 0 × 16 + 5
  ["0X1".toLowerCase(), 1],
  ["8453", 8453],
  [8453, 8453],
])("the chain id %j is %d", (answer, id) => {
  expect(chainNumber(answer)).toBe(id);
});

test.each([
  undefined,
  null,
  "",
  "0x",
  "0x0",
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  "1e3",
  " 1",
  "0x1g",
  "0x1\n",
  `0x${"f".repeat(14)}`,
  2 ** 53,
  {},
  [1],
  1n,
])("%s is no chain id", (answer) => {
  expect(() => chainNumber(answer)).toThrow(invalid);
});

test.each<[unknown, string]>([
  [{ code: 4001 }, "rejected"],
  [{ code: -32002 }, "busy"],
  [{ code: 4900 }, "unavailable"],
  [{ code: 4901 }, "unavailable"],
  [{ code: 4902 }, "unknown-chain"],
  [{ code: -32603, data: { originalError: { code: 4902 } } }, "unknown-chain"],
  [{ code: -32603, data: { code: 4902 } }, "unknown-chain"],
  [{ code: -32603, cause: { code: 4902 } }, "unknown-chain"],
  [{ code: "4902" }, "unknown-chain"],
  [
    { code: -32603, message: "Unrecognized chain ID. Try adding the chain using wallet_addEthereumChain first." },
    "unknown-chain",
  ],
  [new Error("no", { cause: new Error("error 4902") }), "unknown-chain"],
  ["Unrecognized chain ID", "unknown-chain"],
  [{ code: 4001, message: "declined wallet_addEthereumChain" }, "rejected"],
  [{ code: -32603, data: { originalError: { code: 4001 } } }, "rejected"],
  [{ code: 4200 }, "unknown-chain"],
  [{ code: -32601 }, "unknown-chain"],
  [{ code: -32603 }, "failed"],
  [new WalletError("timeout"), "timeout"],
  [new Error("no"), "failed"],
  ["constructor", "failed"],
  [{ code: "toString" }, "failed"],
  [{ code: { toString: null } }, "failed"],
  [undefined, "failed"],
  [null, "failed"],
])("%o is explained as %s", (error, code) => {
  expect(explain(error).code).toBe(code);
});

test("an error that throws when it is looked at is explained", () => {
  const hostile = {
    get code() {
      throw new Error("hostile");
    },
  };
  expect(explain(hostile).code).toBe("failed");
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("an answer passes, whether it comes at once or later", async () => {
  expect(await answer(() => 5)).toBe(5);
  expect(await answer(() => Promise.resolve("yes"))).toBe("yes");
  expect(vi.getTimerCount()).toBe(0);
});

test("whatever is thrown becomes a wallet error", async () => {
  const thrower = (error: unknown) => () => {
    throw error;
  };
  await expect(answer(thrower({ code: 4001 }))).rejects.toThrow(new WalletError("rejected"));
  await expect(answer(thrower(undefined))).rejects.toThrow(new WalletError("failed"));
  await expect(answer(() => Promise.reject(Symbol("x")))).rejects.toThrow(new WalletError("failed"));
  expect(vi.getTimerCount()).toBe(0);
});

test("patience ends after a minute", async () => {
  const ended = vi.fn();
  answer(() => new Promise(() => {})).catch(ended);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(new WalletError("timeout"));
  expect(patience).toBe(60_000);
});
