/** The message and the action above the figures. No React here. */
import type { Stake } from "../lib/accounts/answers";
import type { Reading } from "../lib/accounts/use-reading";
import type { Variables } from "archipel";

/** The known data of an account. */
export interface Account {
  /** Staked tokens as a decimal; absent if the wallet is on a network on which they can't be read. */
  balance?: string | undefined;
  /** Absent without the sales API. */
  stake?: Stake | undefined;
}

/** The sources from which an account can be read. */
export interface Sources {
  /** The networks with a published contract, as a list in text; empty without any. */
  networks: string;
  /** Whether the sales API is configured. */
  service: boolean;
}

/** One line: a head, messages with their variables, and the action of its button. */
export interface Line {
  head?: string;
  says: [id: string, variables?: Variables][];
  offers?: "connect" | "retry";
}

/** The line for an account; `address`, shortened for display, is absent while no wallet is connected. */
export function lineOf(sources: Sources, address: string | undefined, reading: Reading<Account> | undefined): Line {
  const isReadable = sources.networks || sources.service;
  const missing: Line["says"] = isReadable ? [] : [["unavailable"]];
  if (!address) return { head: "no-wallet", says: [["sees"], ...missing], offers: "connect" };
  if (!isReadable || !reading) return { says: [["connected", { address }], ...missing] };
  switch (reading.state) {
    case "quiet":
      return { says: [] };
    case "pending":
      return { says: [["pending", { address }]] };
    case "failed":
      return { says: [[reading.isAnswer ? "failed-answer" : "failed"]], offers: "retry" };
    case "done":
      return told(reading.value, sources, address);
  }
}

function told({ balance, stake }: Account, { networks, service }: Sources, address: string): Line {
  const line: Line = { says: [] };
  if (balance !== undefined || stake) {
    const isNothing = !stake?.rounds.length && [balance, stake?.rewards].every((amount) => !/[1-9]/.test(amount ?? ""));
    line.says.push([isNothing ? "nothing" : "read", { address }]);
  }
  if (balance === undefined) line.says.push(networks ? ["balance-elsewhere", { networks }] : ["unavailable"]);
  if (!service) line.says.push(["rewards-unavailable"]);
  return line;
}
