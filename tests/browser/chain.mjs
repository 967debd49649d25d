/** Local EVM chains (anvil) with a dollar token on each, for the tests of one file. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { require } from "./site.mjs";

const {
  createPublicClient,
  createTestClient,
  createWalletClient,
  getAddress,
  http,
  parseEther,
  parseUnits,
} = require("viem");
const { generatePrivateKey, privateKeyToAccount } = require("viem/accounts");

/** The responses of the token to a transfer, in the order of the contract's modes. */
const modes = ["works", "reverts", "answers false"];

/**
 * Starts a chain with the number `id` on a free port of this machine; returns `{ id, client, token(…), account(…), confirm(),
 * close() }`. It ends with this process, even if that is killed.
 */
export async function startChain(id) {
  const anvil = await startAnvil(id);
  const { url } = anvil;
  const chain = {
    id,
    name: `Test ${id}`,
    nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  };
  const options = { chain, transport: http(url), pollingInterval: 50 };
  const client = createPublicClient(options);
  const control = createTestClient({ ...options, mode: "anvil" });
  const signer = (account) => createWalletClient({ ...options, account });
  const deployer = await account("100");
  const blocks = keepMining(control);
  let last = Promise.resolve();
  /** Sends the deployer's transactions one after the other, and waits for each receipt. */
  const done = (send) =>
    (last = last.catch(() => {}).then(async () => client.waitForTransactionReceipt({ hash: await send() })));

  /** Creates an account with a key of its own and `coins` of the chain's currency. */
  async function account(coins = "0") {
    const made = privateKeyToAccount(generatePrivateKey());
    await control.setBalance({ address: made.address, value: parseEther(coins) });
    return made;
  }

  /** Deploys a dollar token to the chain. Amounts are strings in dollars: "12.5". */
  async function token(symbol, decimals) {
    const { abi, bytecode } = compile("Dollar");
    const owner = signer(deployer);
    const { contractAddress } = await done(() =>
      owner.deployContract({ abi, bytecode, args: [`Test ${symbol}`, symbol, decimals] }),
    );
    const contract = { address: getAddress(contractAddress), abi };
    return {
      ...contract,
      symbol,
      decimals,
      mint: (to, dollars) =>
        done(() =>
          owner.writeContract({ ...contract, functionName: "mint", args: [to, parseUnits(dollars, decimals)] }),
        ),
      /** Sets the result of following transfers: "works", "reverts" or "answers false". */
      transfers: (how) =>
        done(() => owner.writeContract({ ...contract, functionName: "setMode", args: [modes.indexOf(how)] })),
      /** The balance of an account, in the token's smallest units. */
      balance: (of) => client.readContract({ ...contract, functionName: "balanceOf", args: [of] }),
      /** Every transfer from one account to another, in the token's smallest units. */
      async sent(from, to) {
        const logs = await client.getContractEvents({
          ...contract,
          eventName: "Transfer",
          args: { from, to },
          fromBlock: 0n,
        });
        return logs.map(({ args }) => args.value);
      },
    };
  }
  /** Mines pending transactions, and enough blocks to confirm a payment. */
  const confirm = () => control.mine({ blocks: 4 });
  async function close() {
    clearInterval(blocks);
    await anvil.close();
  }
  return { id, client, control, signer, account, token, confirm, close };
}

/**
 * Mines blocks like a network, unless a test holds transactions back: a payment is confirmed when some blocks follow its own. The
 * blocks also include transactions that anvil sometimes leaves in its pool until another block is mined
 * (foundry-rs/foundry#10122).
 */
function keepMining(control) {
  const next = async () => {
    if (await control.getAutomine()) await control.mine({ blocks: 1 });
  };
  // A chain that has ended has nothing to mine.
  return setInterval(() => next().catch(() => {}), 300).unref();
}

/**
 * anvil runs under a shell that reads from this process and ends anvil at the end of input: also if this process was
 * killed.
 */
async function startAnvil(id) {
  const anvil = require.resolve(
    `@foundry-rs/anvil-${process.platform}-${{ x64: "amd64" }[process.arch] ?? process.arch}/bin/anvil`,
  );
  const script = '"$0" "$@" & anvil=$!; cat >/dev/null; kill $anvil; wait $anvil';
  const child = spawn("sh", ["-c", script, anvil, "--host", "127.0.0.1", "--port", "0", "--chain-id", String(id)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const url = await new Promise((resolve, reject) => {
    let said = "";
    child.on("error", reject);
    child.stdout.setEncoding("utf8").on("data", (text) => {
      said += text;
      const [, port] = /Listening on 127\.0\.0\.1:(\d+)/.exec(said) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    ended.then(() => reject(new Error(`anvil did not start: ${said}`)));
  });
  // Further output is discarded; otherwise anvil would block.
  child.stdout.removeAllListeners("data").resume();
  return {
    url,
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}

const compiled = new Map();

/** The ABI and the bytecode of a contract in contracts/. */
function compile(name) {
  if (!compiled.has(name)) {
    const content = readFileSync(new URL(`contracts/${name}.sol`, import.meta.url), "utf8");
    const outputSelection = { "*": { "*": ["abi", "evm.bytecode.object"] } };
    const input = { language: "Solidity", sources: { [name]: { content } }, settings: { outputSelection } };
    const { contracts, errors = [] } = JSON.parse(require("solc").compile(JSON.stringify(input)));
    if (errors.length) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join("\n"));
    const { abi, evm } = contracts[name][name];
    compiled.set(name, { abi, bytecode: `0x${evm.bytecode.object}` });
  }
  return compiled.get(name);
}
