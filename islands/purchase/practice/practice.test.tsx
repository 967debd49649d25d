// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { complain, container, hydrate, press, radio, says, text, type } from "../../estimator/testing";
import { tracked } from "../testing";
import { practice } from "./provider";

vi.mock("../../analytics/track", async () => (await import("../testing")).fakeAnalytics);

const fetched = vi.fn();
const kept = vi.spyOn(Storage.prototype, "setItem");

/** Ends the current pauses. */
let proceed: () => void;

beforeEach(() => {
  const ends: (() => void)[] = [];
  practice.pause = () => new Promise((resolve) => ends.push(resolve));
  proceed = () => {
    for (const end of ends.splice(0)) end();
  };
  tracked.length = 0;
  fetched.mockReset();
  kept.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("ethereum", { request: fetched });
  complain.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
});
afterEach(() => {
  expect(complain).not.toHaveBeenCalled();
  expect(kept, "nothing is stored").not.toHaveBeenCalled();
  expect(fetched, "nothing is sent").not.toHaveBeenCalled();
  expect(tracked, "nothing is tracked").toEqual([]);
  vi.unstubAllGlobals();
});

const step = () => container.querySelector("[aria-current=step]")?.textContent;
/** Each step shows that nothing is paid, also to screen readers. */
const noted = () => {
  expect(container.querySelector(".practice-badge")!.textContent).toBe("Practice. Nothing is paid.");
  expect(container.querySelector(".practice > [role=status]")!.textContent).toContain("Practice. Nothing is paid.");
};

const focused = (said: string) => vi.waitFor(() => expect(document.activeElement?.textContent).toBe(said));

async function begin(scenario: string, currency = "USDC") {
  await hydrate();
  radio("currency", currency).click();
  press("Practise the purchase");
  await says("What should happen?");
  await focused("Practise the purchase");
  radio("scenario", scenario).click();
  press(currency === "card" ? "Continue to payment" : "Review the payment");
}

/** Continues to the review of a payment by wallet. */
async function review() {
  await says("the network, the token contract and your balance would be checked now");
  noted();
  proceed();
  await says("Before you sign");
  await focused("Before you sign");
}

/** Continues from the review to the request of the simulated wallet. */
async function sign() {
  noted();
  press("Sign in your wallet");
  await says("A mock wallet asks for your signature");
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("dialog"));
  noted();
}

test("a purchase goes from the review through the drawn wallet to tokens that unlock", async () => {
  await begin("through");
  await review();
  expect(text()).toContain("100 USDC");
  expect(text()).toContain("1,666.666666 sRAA");
  expect([...container.querySelectorAll("code")].map((code) => code.textContent)).toEqual([
    "The address of your wallet",
    "The contract of USDC on Ethereum",
    "The address of the seller",
  ]);
  await sign();
  press("Approve");
  await vi.waitFor(() => expect(step()).toBe("Network confirms"));
  noted();
  proceed();
  await says("In a real purchase, Ethereum would now have confirmed your payment of 100 USDC.");
  await focused("End of the practice");
  expect(text()).not.toContain("Payment confirmed");
  noted();
  expect(text()).toContain("It cannot be moved until TGE");
  expect(container.querySelectorAll(".practice tbody tr")).toHaveLength(12);
  press("Practise again");
  await says("What should happen?");
  press("Back to the amount");
  await focused("Practise the purchase");
});

test.each([
  ["no-gas", "Your wallet holds no ETH on Ethereum"],
  ["wrong-network", "Your wallet is on another network. Change it to Ethereum"],
])("it can fail before the review: %s", async (scenario, said) => {
  await begin(scenario);
  await says("the network, the token contract and your balance would be checked now");
  proceed();
  await says(said);
  noted();
  expect(text()).toContain("In a real purchase, you would now read:");
  await focused("A real payment would stop here");
  press("Practise again");
  await says("What should happen?");
});

test("it can be declined, by choice and in the drawn wallet", async () => {
  await begin("rejected");
  await review();
  await sign();
  const approve = [...container.querySelectorAll("button")].find(({ textContent }) => textContent === "Approve")!;
  expect(approve.disabled).toBe(true);
  press("Decline");
  await says("In a real purchase, you would now read:");
  expect(text()).toContain("You declined the request in your wallet. Nothing was sent.");
  noted();
});

test("a coin is counted in USD, as this site has no rate for it", async () => {
  await begin("through", "SOL");
  await review();
  expect(text()).toContain("100 USD");
  expect(text()).toContain("None: SOL is the coin of Solana");
});

test("a card has its provider's form, drawn, and is reported as paid", async () => {
  await begin("through", "card");
  await says("A mock form of the card provider");
  noted();
  expect(text()).toContain("The card payment provider asks for a phone number");
  expect(container.querySelector(".practice-drawn input")).toBeNull();
  press("Cancel");
  await says("What should happen?");
  press("Continue to payment");
  await says("A mock form of the card provider");
  press("Pay");
  await vi.waitFor(() => expect(step()).toBe("Network confirms"));
  proceed();
  await says("the payment provider would now have reported your payment of 100 USD as complete");
});

test("a card's provider can report an error", async () => {
  await begin("widget", "card");
  await says("A mock form of the card provider");
  press("Pay");
  await says("In a real purchase, you would now read:");
  expect(text()).toContain("The payment provider reported an error.");
});

test("what was left goes no further", async () => {
  await begin("through");
  await review();
  await sign();
  press("Back to the amount");
  await focused("Practise the purchase");
  proceed();
  expect(container.querySelector(".practice")).toBeNull();
  type("250");
  await says("4,166.66");
});
