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

/** How the token answers a transfer, in the order of the contract's modes. */
const modes = ["works", "reverts", "answers false"];

/**
 * Starts a chain with the number `id` on a free port of this machine; `{ id, client, token(…), account(…), confirm(), close() }`.
 * It ends with this process, however that ends.
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
  /** What the deployer sends goes one after the other, each to its receipt. */
  const done = (send) =>
    (last = last.catch(() => {}).then(async () => client.waitForTransactionReceipt({ hash: await send() })));

  /** An account with a key of its own and `coins` of the chain's currency. */
  async function account(coins = "0") {
    const made = privateKeyToAccount(generatePrivateKey());
    await control.setBalance({ address: made.address, value: parseEther(coins) });
    return made;
  }

  /** Puts a dollar token on the chain. Amounts are written in dollars: "12.5". */
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
      /** How transfers go from now on: "works", "reverts" or "answers false". */
      transfers: (how) =>
        done(() => owner.writeContract({ ...contract, functionName: "setMode", args: [modes.indexOf(how)] })),
      /** What an account has, in the token's least units. */
      balance: (of) => client.readContract({ ...contract, functionName: "balanceOf", args: [of] }),
      /** Every transfer from one account to another, in the token's least units. */
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
  /** Mines what is held back, and as many blocks as a payment has to be followed by. */
  const confirm = () => control.mine({ blocks: 4 });
  async function close() {
    clearInterval(blocks);
    await anvil.close();
  }
  return { id, client, control, signer, account, token, confirm, close };
}

/**
 * Adds blocks as a network does, unless a test holds transactions back: a payment counts once some follow its own. They also take
 * what anvil leaves in its pool now and then, until something else is mined (foundry-rs/foundry#10122).
 */
function keepMining(control) {
  const next = async () => {
    if (await control.getAutomine()) await control.mine({ blocks: 1 });
  };
  // A chain that has ended meanwhile has nothing to mine.
  return setInterval(() => next().catch(() => {}), 300).unref();
}

/**
 * anvil stands behind a shell that reads from this process and ends it when there is nothing more to read: also when this
 * process was killed and could not say so.
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
  // Whatever it still has to say is read and forgotten, or it would wait for a reader.
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

/** The interface and the code of a contract in contracts/. */
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
