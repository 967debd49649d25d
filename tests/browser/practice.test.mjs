/** The practice purchase on “How to buy”: by keyboard to its end, on a phone, and without a trace. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { complaints, useBrowser } from "./browser.mjs";
import { sample } from "./site.mjs";
import { isFocused, keysShown, press, told, until, words } from "./visitor.mjs";

const site = useBrowser();

async function visit(t, segment, options) {
  const page = await site.page(t, options);
  const heard = complaints(page, ["[MetaPixel] Pixel ID not found"]);
  await page.goto(site.url(`/${segment}/how-to-buy/`));
  const island = page.locator("archipel-island[name=estimator]");
  const say = words(segment, "estimator");
  const button = (id) => island.getByRole("button", { name: say(id), exact: true });
  return { page, heard, island, say, button, practice: island.locator(".practice") };
}

/** Each step shows in the viewport that nothing is paid. */
async function noted({ practice, say }) {
  const badge = practice.locator(".practice-badge");
  assert.equal(await badge.innerText(), say("practice-note"));
  assert(
    await badge.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }),
  );
}

describe("by keyboard a practice purchase goes from the amount to tokens that unlock", () => {
  for (const segment of sample(told, 1, 2))
    test(segment, async (t) => {
      const visitor = await visit(t, segment);
      const { page, heard, island, say, button, practice } = visitor;
      const requests = [];
      await press(page, button("practise"));
      await practice.waitFor();
      await until(() => isFocused(practice.locator("h2")), "the panel has the focus");
      // Links that receive the focus are preloaded, as on any page.
      page.on("request", (request) => {
        const isPreload = request.method() === "GET" && request.url().startsWith(site.url("/"));
        if (!isPreload) requests.push(`${request.method()} ${request.url()}`);
      });
      await noted(visitor);
      await press(page, button("review"));
      await until(async () => (await practice.locator("h3").innerText()) === say("review-title"), "the review");
      assert.equal(await practice.locator("dd code").count(), 3);
      assert(!/0x[0-9a-f]{8}/i.test(await practice.innerText()), "no address that could be paid to");
      await noted(visitor);
      await press(page, button("review-sign"));
      const drawn = practice.getByRole("dialog");
      await drawn.waitFor();
      await until(() => isFocused(drawn), "the drawn wallet has the focus");
      await noted(visitor);
      await press(page, button("drawn-approve"));
      await until(
        async () =>
          (await practice
            .locator("h3")
            .innerText()
            .catch(() => "")) === say("practice-done"),
        "the end",
      );
      await noted(visitor);
      assert.equal(await practice.locator("tbody tr").count(), 12);
      assert.deepEqual(await keysShown(page), []);
      await press(page, button("leave"));
      await until(() => isFocused(button("practise")), "the focus is back on the button");
      assert(await island.locator("input[name=amount]").isVisible());
      assert.deepEqual(requests, [], "nothing is sent");
      const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join());
      assert(!kept.includes("purchase"), kept);
      assert.equal(await page.evaluate(() => JSON.stringify(window.dataLayer ?? []).includes("purchase")), false);
      assert.deepEqual(heard, []);
    });
});

test("on a phone the review begins at its heading, with the first lines in view and nothing covered", async (t) => {
  const visitor = await visit(t, "en", { viewport: { width: 390, height: 844 } });
  const { say, button, practice } = visitor;
  /** Whether an element is completely visible, below the header and not covered. */
  const isClear = (locator) =>
    locator.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (bottom > innerHeight) return false;
      const points = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
      return points.every((found) => element === found || element.contains(found));
    });
  await button("practise").click();
  await button("review").click();
  const heading = practice.locator("h3");
  await until(async () => (await heading.count()) > 0 && (await isFocused(heading)), "the heading has the focus");
  assert.equal(await heading.innerText(), say("review-title"));
  for (const part of [
    practice.locator(".practice-badge"),
    heading,
    ...(await practice.locator("dd").all()).slice(0, 3),
  ])
    assert(await isClear(part), await part.innerText());
  assert.equal(
    await practice.locator(".practice-badge").evaluate((badge) => getComputedStyle(badge).position),
    "static",
  );
});

test("on a phone it fails as the visitor chooses, and leads back to the choice", async (t) => {
  const visitor = await visit(t, "en", { viewport: { width: 390, height: 844 } });
  const { say, button, practice } = visitor;
  await button("practise").click();
  for (const scenario of ["no-gas", "wrong-network"]) {
    await practice.locator(`input[value=${scenario}]`).check();
    await button("review").click();
    const said = say(`problem-${scenario}`, { network: "Ethereum", coin: "ETH" });
    await until(
      async () =>
        (
          await practice
            .locator(".error-msg")
            .innerText()
            .catch(() => "")
        ).trim() === said,
      said,
    );
    await noted(visitor);
    await button("practice-again").click();
  }
});
