import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getAddress } from "viem";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const data = join(root, "content/data");
const files = ["site.toml", ...readdirSync(data).map((name) => join("content/data", name))];

test("each EVM address of the site has its checksum (EIP-55)", () => {
  const text = files.map((name) => readFileSync(join(root, name), "utf8")).join("\n");
  const addresses = text.match(/0x[0-9a-f]{40}(?![0-9a-f])/gi) ?? [];
  expect(addresses).not.toEqual([]);
  expect(addresses).toEqual(addresses.map((address) => getAddress(address.toLowerCase())));
});
