/** Looks on a network for payments whose outcome nobody has told: by the account's transactions, and by what they transfer. */
import { claimant, type Sought } from "./claim";
import type { Network } from "./currencies";
import { type Log, readQuantity, transfersIn, transferTopics } from "./erc20";
import type { Ledger } from "./ledger";
import { type Ask, isLog } from "./receipt";
import { isHash } from "./record";

/** How many blocks are asked for at a time, and how often in a row. */
const [span, spans] = [5_000, 20] as const;

/** So many of the latest blocks are looked through again, as nodes may lag and blocks may be replaced. */
const overlap = 64;

/** How often in a row a transaction has to be missing, while the account has gone on, to be called replaced. */
const misses = 3;

/** How often each transaction was found missing. */
const missing = new Map<string, number>();

/**
 * Looks for transfers that are not in a block as far as is known. The account's count of transactions says whether there can
 * be any; then the token's events name those to the recipient. Rejects when the network does not answer.
 */
export async function search(ask: Ask, network: Network, sought: readonly Sought[], ledger: Ledger): Promise<void> {
  for (const payment of sought) await noteSequence(ask, payment, ledger);
  const groups = new Map<string, Sought[]>();
  for (const payment of sought) {
    const { from, token, recipient } = payment.transfer;
    const key = [from, token, recipient].join().toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), payment]);
  }
  for (const group of groups.values()) {
    const { from, token, recipient } = group[0]!.transfer;
    const count = number(await ask("eth_getTransactionCount", [from, "latest"]));
    const due = group.filter(({ transfer }) => count > transfer.nonce);
    if (!due.length) continue;
    const latest = number(await ask("eth_blockNumber", []));
    let reached = Math.min(...due.map(({ transfer }) => transfer.block));
    for (let turn = 0; turn < spans && reached < latest; turn++) {
      const end = Math.min(latest, reached + span);
      const range = { fromBlock: hex(reached + 1), toBlock: hex(end) };
      const logs = await ask("eth_getLogs", [
        { address: token, topics: transferTopics(from.toLowerCase(), recipient), ...range },
      ]);
      if (!Array.isArray(logs)) throw new Error("the events can't be read");
      for (const found of transfersIn(logs.filter(isMined))) await claim(ask, network, found, ledger);
      reached = end;
    }
    for (const { id, transfer } of due) {
      const block = Math.min(reached, latest - overlap);
      if (block > transfer.block) ledger.change(id, { transfer: { ...transfer, block } });
    }
    for (const { id } of due) await findReplaced(ask, id, count, ledger);
  }
}

/** Gives a transfer to the payment that it is, unless it is known to be another's. */
async function claim(ask: Ask, network: Network, found: ReturnType<typeof transfersIn<Mined>>[number], ledger: Ledger) {
  const { log, ...transfer } = found;
  const hash = log.transactionHash;
  const isTaken = () => ledger.state().list.some((payment) => payment.hash && equal(payment.hash, hash));
  ledger.load();
  if (isTaken()) return;
  const answer: any = await ask("eth_getTransactionByHash", [hash]);
  const isOwn = equal(String(answer?.hash), hash) && equal(String(answer.from), found.from);
  const nonce = isOwn ? number(answer.nonce) : undefined;
  ledger.load();
  if (isTaken()) return;
  const payment = claimant(ledger.state().list, network, { ...transfer, block: number(log.blockNumber), nonce });
  if (payment) ledger.change(payment.id, { hash, found: true, sequence: nonce, closed: undefined, outcome: undefined });
}

/** Notes the place of a payment's transaction among the account's, while the network still knows it. */
async function noteSequence(ask: Ask, { id, hash, sequence }: Sought, ledger: Ledger) {
  if (!hash || sequence !== undefined) return;
  const answer: any = await ask("eth_getTransactionByHash", [hash]);
  if (answer && equal(String(answer.hash), hash)) return ledger.change(id, { sequence: number(answer.nonce) });
  missing.set(hash, (missing.get(hash) ?? 0) + 1);
  if (missing.get(hash)! >= misses) ledger.doubt(id);
}

/** Finds out whether another transaction has taken the place of a payment's. */
async function findReplaced(ask: Ask, id: string, count: number, ledger: Ledger) {
  const { hash, sequence, outcome } = ledger.state().list.find((payment) => payment.id === id) ?? {};
  if (!hash || sequence === undefined || outcome) return;
  const isGone = count > sequence && (await ask("eth_getTransactionReceipt", [hash])) === null;
  missing.set(hash, isGone ? (missing.get(hash) ?? 0) + 1 : 0);
  if (missing.get(hash)! >= misses) ledger.settle(id, "replaced");
}

type Mined = Log & { transactionHash: string; blockNumber: string };

function isMined(log: any): log is Mined {
  return isLog(log) && isHash((log as any).transactionHash) && (log as any).removed !== true;
}

const equal = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const number = (answer: unknown) => Number(readQuantity(answer));
const hex = (value: number) => `0x${value.toString(16)}`;
