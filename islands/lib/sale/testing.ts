/** Networks that the tests of sales share. */
import type { Network } from "./currencies";

/** A stablecoin's contract on a fictitious network. */
export const token = "0x1111111111111111111111111111111111111111";

const ether = { name: "Ether", symbol: "ETH", decimals: 18 };
const usdt = { symbol: "USDT", address: "0x3333333333333333333333333333333333333333", decimals: 6 };

/** Four networks like those in content/data/chains.yaml. */
export const networks: Network[] = [
  {
    key: "ethereum",
    name: "Ethereum",
    icon: "",
    kind: "evm",
    chain_id: 1,
    explorer: "https://explorer.example",
    currency: ether,
    stablecoins: [usdt, { symbol: "USDC", address: token, decimals: 6 }],
  },
  {
    key: "bnb",
    name: "BNB Chain",
    icon: "",
    kind: "evm",
    chain_id: 56,
    explorer: "https://bnb.example",
    currency: { name: "BNB", symbol: "BNB", decimals: 18 },
    stablecoins: [{ symbol: "USDC", address: token, decimals: 18 }],
  },
  {
    key: "base",
    name: "Base",
    icon: "",
    kind: "evm",
    chain_id: 8453,
    explorer: "https://base.example",
    currency: ether,
    stablecoins: [],
  },
  {
    key: "solana",
    name: "Solana",
    icon: "",
    kind: "solana",
    explorer: "https://solana.example",
    currency: { name: "Solana", symbol: "SOL", decimals: 9 },
    stablecoins: [],
  },
];
