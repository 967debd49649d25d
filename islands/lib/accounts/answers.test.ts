// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchReferral, fetchStake, readReferral, readStake } from "./answers";
import { AnswerError, day } from "./shape";

const zero = { value: "0", bonus: "0" };
const stake = {
  rewards: "412.07",
  rounds: [
    { amount: "2500", unlocks: "2027-01-31", state: "signed" },
    { amount: "2500.000000000000000001", unlocks: null, state: "locked" },
    { amount: "0", state: "open" },
  ],
};
const referral = {
  code: "anna-7",
  turnover: "270000",
  total: { value: "120.5", bonus: "2008" },
  month: zero,
  claimable: zero,
};

test("a stake is read, and what is not agreed on is left out", () => {
  const { rewards, rounds } = readStake({ ...stake, note: "<b>" });
  expect(rewards).toBe("412.07");
  expect(rounds).toEqual([
    { amount: "2500", unlocks: "2027-01-31", state: "signed" },
    { amount: "2500.000000000000000001", state: "locked" },
    { amount: "0", state: "open" },
  ]);
});

test("a referral is read", () => {
  expect(readReferral({ ...referral, owner: "x" })).toEqual(referral);
});

const round = stake.rounds[0]!;
test.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["a text", "{}"],
  ["a list", []],
  ["no rewards", { rounds: [] }],
  ["a number, whose digits may be lost", { ...stake, rewards: 412.07 }],
  ["a negative amount", { ...stake, rewards: "-1" }],
  ["an exponent", { ...stake, rewards: "1e5" }],
  ["a leading zero", { ...stake, rewards: "007" }],
  ["no digit before the point", { ...stake, rewards: ".5" }],
  ["no digit behind the point", { ...stake, rewards: "5." }],
  ["groups", { ...stake, rewards: "1,000" }],
  ["a space", { ...stake, rewards: " 1" }],
  ["a line break", { ...stake, rewards: "1\n" }],
  ["19 decimals", { ...stake, rewards: "0.0000000000000000001" }],
  ["31 digits", { ...stake, rewards: "1".repeat(31) }],
  ["no rounds", { rewards: "0" }],
  ["rounds that are no list", { rewards: "0", rounds: { length: 0 } }],
  ["101 rounds", { rewards: "0", rounds: Array(101).fill(round) }],
  ["a round that is no object", { rewards: "0", rounds: [null] }],
  ["an unknown state", { rewards: "0", rounds: [{ ...round, state: "claimed" }] }],
  ["a state inherited from objects", { rewards: "0", rounds: [{ ...round, state: "constructor" }] }],
  ["a day that is a moment", { rewards: "0", rounds: [{ ...round, unlocks: "2027-01-31T00:00:00Z" }] }],
  ["a day that does not exist", { rewards: "0", rounds: [{ ...round, unlocks: "2027-02-30" }] }],
  ["a month that does not exist", { rewards: "0", rounds: [{ ...round, unlocks: "2027-13-01" }] }],
])("a stake with %s is refused", (_, data) => {
  expect(() => readStake(data)).toThrow(AnswerError);
});

test.each<[string, unknown]>([
  ["no code", { ...referral, code: undefined }],
  ["an empty code", { ...referral, code: "" }],
  ["markup for a code", { ...referral, code: "<img>" }],
  ["an address for a code", { ...referral, code: "https://x.example" }],
  ["a code of 65 letters", { ...referral, code: "a".repeat(65) }],
  ["a code with a line break", { ...referral, code: "anna\n" }],
  ["a number for the turnover", { ...referral, turnover: 270000 }],
  ["no month", { ...referral, month: undefined }],
  ["no bonus", { ...referral, total: { value: "1" } }],
])("a referral with %s is refused", (_, data) => {
  expect(() => readReferral(data)).toThrow(AnswerError);
});

test("the 29th of February is a day in leap years", () => {
  expect(day("2028-02-29", "it")).toBe("2028-02-29");
  expect(() => day("2027-02-29", "it")).toThrow(AnswerError);
});

const said = vi.fn();
const fetched = vi.fn();

beforeEach(() => {
  said.mockReset();
  fetched.mockReset();
  vi.spyOn(console, "error").mockImplementation(said);
  vi.stubGlobal("fetch", fetched);
  const settings = { sales_api: { base_url: "https://sales.example", version: "1" } };
  document.body.innerHTML = `<script type="application/json" id="services">${JSON.stringify(settings)}</script>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The next response of `fetch`. */
function answer(body: unknown) {
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }),
  );
}

test("the calls go to the addresses of content/docs/sales-api.md", async () => {
  answer({ data: stake });
  await expect(fetchStake("0xAb01")).resolves.toMatchObject({ rewards: "412.07" });
  answer({ data: referral });
  await expect(fetchReferral("0xAb01")).resolves.toEqual(referral);
  expect(fetched.mock.calls.map(([request]) => request.url)).toEqual([
    "https://sales.example/v1/accounts/0xAb01/stake",
    "https://sales.example/v1/accounts/0xAb01/referral",
  ]);
  expect(said).not.toHaveBeenCalled();
});

test("an address can't lead anywhere else", async () => {
  answer({ data: stake });
  await fetchStake("../../x?y#z");
  expect(fetched.mock.calls[0]![0].url).toBe("https://sales.example/v1/accounts/..%2F..%2Fx%3Fy%23z/stake");
});

test("an answer of another shape is logged and rejected as such", async () => {
  answer({ data: { rewards: 1 } });
  await expect(fetchStake("0xAb02")).rejects.toBeInstanceOf(AnswerError);
  expect(said).toHaveBeenCalledTimes(1);
});

test("without a sales API nothing is asked", async () => {
  document.body.innerHTML = "";
  await expect(fetchStake("0xAb03")).rejects.toThrow("no sales API is configured");
  expect(fetched).not.toHaveBeenCalled();
});
