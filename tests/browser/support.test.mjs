/** The diagnosis on the support page: the content that its two questions show, by style sheet alone. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { useBrowser } from "./browser.mjs";
import { require, root } from "./site.mjs";

const { parse } = require("yaml");
const content = (file) => parse(readFileSync(join(root, "content", file), "utf8"));

const site = useBrowser();
const { answers } = content("pages/support.yaml").sections.find(({ type }) => type === "diagnosis");
const networks = content("data/chains.yaml").networks;
const { card_network: cardNetwork } = content("data/presale.yaml");
const { list: wallets } = content("data/wallets.yaml");

/** The texts of a step about a network, next to its name. */
const said = {
  networks: () => "",
  coins: ([, { currency }]) => currency.symbol,
  wallets: ([key]) =>
    wallets
      .filter((wallet) => wallet.networks.includes(key))
      .map(({ name }) => name)
      .join(" · "),
  explorers: ([, { explorer }]) => explorer.replace("https://", ""),
};

/** The remaining steps, each with its texts about networks, as in the content. */
function expected(problem, place) {
  const left = Object.entries(networks).filter(
    ([key]) => !(place in networks || place === "card") || key === (place === "card" ? cardNetwork : place),
  );
  const steps = answers.find(({ id }) => id === problem).steps ?? [];
  return steps
    .filter(({ shows }) => !(place === "card" && shows === "coins"))
    .map(({ shows, card }) => ({
      byCard: Boolean(card) && !(place in networks),
      lines: shows ? left.map((network) => [network[1].name, said[shows](network)].filter(Boolean).join(": ")) : [],
    }));
}

/** The parts that an answer may show: its own steps, and sections of the page. */
const parts = [...new Set(answers.flatMap(({ id, steps, then }) => (steps ? [id, ...then] : then)))];
const shownParts = (page) =>
  page.evaluate((ids) => ids.filter((id) => document.getElementById(id).checkVisibility()), parts);

test("every pair of answers shows the steps that apply, without script", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  await page.goto(site.url("/en/support/"));
  const choose = (name, value) => page.locator(`label:has([name="${name}"][value="${value}"])`).click();
  assert.deepEqual(await shownParts(page), [], "without an answer only the questions are shown");
  for (const { id: anchor, steps, then } of answers) {
    await choose("problem", anchor);
    const expectedParts = parts.filter((id) => then.includes(id) || (steps && id === anchor));
    assert.deepEqual(await shownParts(page), expectedParts, "only what applies is shown");
    assert.equal(
      await page.locator("[name=place]").first().isVisible(),
      Boolean(steps),
      "the place is asked for steps",
    );
    if (!steps) continue;
    for (const place of [...Object.keys(networks), "card", "unsure"]) {
      await choose("place", place);
      const shown = await page
        .locator(`#${anchor} .steps > li`)
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((step) => ({
            byCard: step.querySelector("p[data-at=card]")?.checkVisibility() ?? false,
            lines: [...step.querySelectorAll(".nets li")]
              .filter((line) => line.checkVisibility())
              .map((line) => line.textContent.trim()),
          })),
        );
      assert.deepEqual(shown, expected(anchor, place), `${anchor}, ${place}`);
    }
  }
});

test("an address with an anchor shows what it names before any answer", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  for (const id of parts) {
    await page.goto(site.url("/en/digest/"));
    await page.goto(site.url(`/en/support/#${id}`));
    assert.deepEqual(await shownParts(page), [id]);
  }
});

test("the keyboard answers, and the steps follow", async (t) => {
  const page = await site.page(t, { javaScriptEnabled: false });
  await page.goto(site.url("/en/support/"));
  await page.locator("[name=problem]").first().focus();
  await page.keyboard.press("ArrowDown");
  assert(!(await page.locator("#payment").isVisible()));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  const [network] = Object.keys(networks);
  assert.equal(await page.locator("[name=place]:checked").getAttribute("value"), network);
  await page.keyboard.press("Tab");
  const next = await page.evaluate(() => document.activeElement.closest("#token, #payment")?.id);
  assert.equal(next, "token", "what takes the focus next belongs to the answer");
});
