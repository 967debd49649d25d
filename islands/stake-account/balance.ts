/** Reads a balance through a wallet. */
import { AnswerError } from "../lib/accounts/shape";
import type { Eip1193Provider } from "../lib/wallets/types";

/** The time limit of a read through a wallet, which needs no interaction, in milliseconds; the same as that of the API. */
const PATIENCE = 10_000;

/** `balanceOf(address)`: the first four bytes of the Keccak-256 of this signature (ERC-20). */
const BALANCE_OF = "0x70a08231";

/**
 * The balance of `account` in the smallest units of the ERC-20 `token`, on the wallet's network. Rejects with the
 * wallet's error, with `AnswerError` if the result is not a number (as for an address without a contract, and without a
 * wallet), and with an `Error` after 10 seconds.
 */
export async function readBalance(
  wallet: Eip1193Provider | undefined,
  token: string,
  account: string,
): Promise<bigint> {
  const data = BALANCE_OF + account.slice(2).toLowerCase().padStart(64, "0");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the wallet has not answered")), PATIENCE);
  });
  try {
    const asked = wallet?.request({ method: "eth_call", params: [{ to: token, data }, "latest"] });
    const answer = await Promise.race([asked, late]);
    if (typeof answer !== "string" || !/^0x[0-9a-f]{64}$/i.test(answer))
      throw new AnswerError("the balance is no number");
    return BigInt(answer);
  } finally {
    clearTimeout(timer);
  }
}
