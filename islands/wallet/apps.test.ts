import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { linkTo, type WalletApp } from "./apps";

const data = join(import.meta.dirname, "../../content/data/wallets.yaml");
const { list } = parse(readFileSync(data, "utf8")) as { list: WalletApp[] };
const page = "https://raa.example/en/platform/?r=friend#radar";

test("each wallet of the site opens the page by the link that its maker documents", () => {
  const encoded = "https%3A%2F%2Fraa.example%2Fen%2Fplatform%2F%3Fr%3Dfriend%23radar";
  expect(Object.fromEntries(list.map((app) => [app.name, linkTo(app, page)]))).toEqual({
    MetaMask: "https://link.metamask.io/dapp/raa.example/en/platform/?r=friend#radar",
    "Trust Wallet": `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}`,
    "Coinbase Wallet": `https://go.cb-w.com/dapp?cb_url=${encoded}`,
    Phantom: `https://phantom.app/ul/browse/${encoded}?ref=https%3A%2F%2Fraa.example`,
    Solflare: `https://solflare.com/ul/v1/browse/${encoded}?ref=https%3A%2F%2Fraa.example`,
  });
});

test("no link has a part that nothing stands for", () => {
  for (const app of list) expect(linkTo(app, page)).not.toMatch(/[{}]/);
});
