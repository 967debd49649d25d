// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { claimant } from "./claim";
import { createLedger } from "./ledger";
import { type PaymentRecord, statusOf } from "./record";
import { hash, kept, networks, payer, recipient, token } from "./testing";

const [ethereum] = networks;
const other = `0x${"cd".repeat(32)}`;
const found = { from: payer, token, recipient, amount: 100_000_000n, block: 20, nonce: 5 };

/** Payments of one amount, each 100 ms after the previous one, with 5 transactions of the account in the network's pool. */
const payments = (...changes: Partial<PaymentRecord>[]): PaymentRecord[] =>
  changes.map((change, at) => ({
    ...kept,
    ...{ id: String(at), time: 100 * (at + 1) },
    transfer: { ...kept.transfer, pending: 5 },
    ...change,
  }));
const pending = (pending: number | undefined) => ({ transfer: { ...kept.transfer, pending } });
const chosen = (list: PaymentRecord[], change: object = {}) => claimant(list, ethereum!, { ...found, ...change })?.id;

describe("a transfer belongs to the payment", () => {
  const declined = { answered: 150, declined: true, closed: true };

  test("that has the place of its transaction among the account's, though an earlier one was declined", () => {
    expect(chosen(payments(declined, { answered: 250, hash, sequence: 5 }))).toBe("1");
    expect(chosen(payments({}, { answered: 250, hash, sequence: 5 }))).toBe("1");
    expect(chosen(payments({}, { answered: 250, hash, sequence: 4 }))).toBe("0");
  });

  test("whose wallet has answered, while a request of the same transfer may still be open", () => {
    const late = { ...declined, answered: 250 };
    expect(chosen(payments(late, {}))).toBe("0");
    expect(chosen(payments({}, late))).toBe("1");
    // It has returned the hash of a transaction that the network does not have.
    expect(chosen(payments({ answered: 350, hash: other }, late, {}))).toBe("0");
    expect(chosen(payments(late, { answered: 350, hash: other }, {}))).toBe("1");
    expect(chosen(payments({}, { answered: 350 }))).toBe("1");
  });

  test("that was asked for after the wallet had declined the other one", () => {
    expect(chosen(payments(declined, {}))).toBe("1");
    // The transaction was sent before the second request, so it belongs to the payment that the wallet reported as
    // declined.
    expect(chosen(payments(declined, pending(6)))).toBe("0");
    expect(chosen(payments(declined, pending(undefined)))).toBe("0");
    expect(chosen(payments(declined, {}), { nonce: undefined })).toBe("0");
  });

  test("that the wallet has named a transaction for, before one that was asked for later", () => {
    expect(chosen(payments(declined, { answered: 250, hash: other }, {}))).toBe("1");
  });

  test("that is still open, before one of which the visitor says that nothing was paid", () => {
    expect(chosen(payments({ closed: true }, {}))).toBe("1");
    expect(chosen(payments({ closed: true }, { closed: true }))).toBe("0");
  });

  test("that the wallet declined, where there is no other one", () => {
    expect(chosen(payments(declined))).toBe("0");
    expect(chosen(payments(declined, { outcome: "confirmed", hash, sequence: 4 }))).toBe("0");
  });

  test.each([
    ["account", { from: token }],
    ["token", { token: payer }],
    ["recipient", { recipient: payer }],
    ["amount", { amount: 100_000_001n }],
    ["block, which is no later than the request", { block: 16 }],
  ])("and to none with another %s", (_, change) => {
    expect(chosen(payments({}), change)).toBeUndefined();
  });
});

describe("an answer of the wallet that comes after its transaction was found", () => {
  beforeEach(() => localStorage.clear());
  const { id: _, time: __, ...intent } = kept;

  /** Two requests; the first one got the transaction. */
  function begun() {
    const ledger = createLedger(networks, "base");
    ledger.subscribe(() => {});
    const [first, second] = [ledger.add(intent), ledger.add(intent)];
    ledger.change(first, { hash, found: true, sequence: 5 });
    ledger.change(first, { outcome: "confirmed" });
    const standings = () => ledger.state().list.map(statusOf);
    return { ledger, first, second, standings };
  }

  test("leaves the one open that is not answered: declined", () => {
    const { ledger, first, second, standings } = begun();
    ledger.decline(second);
    expect(standings()).toEqual(["asked", "confirmed"]);
    // The wallet responds to the first one with the same transaction, too.
    ledger.name(first, hash);
    expect(standings()).toEqual(["confirmed", "closed"]);
  });

  test("leaves the one open that is not answered: named wrongly", () => {
    const { ledger, second, standings } = begun();
    ledger.name(second, other);
    expect(standings()).toEqual(["confirmed", "sent"]);
    ledger.doubt(second);
    expect(standings()).toEqual(["asked", "confirmed"]);
  });

  test("leaves the one open that is not answered: named as another payment's", () => {
    const { ledger, second, standings } = begun();
    const third = ledger.add({ ...intent, amount: "22" });
    ledger.name(third, other);
    ledger.name(second, other);
    expect(standings()).toEqual(["asked", "confirmed", "sent"]);
  });

  test("changes nothing where it is about the same payment", () => {
    const { ledger, first, standings } = begun();
    ledger.decline(first);
    expect(standings()).toEqual(["confirmed", "asked"]);
  });
});
