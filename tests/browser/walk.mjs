/**
 * The parts of a random walk through the purchase panel: repeatable random numbers, the state of the chain, and the state of
 * the page.
 */
import assert from "node:assert/strict";
import { until } from "./visitor.mjs";

/** Numbers from a seed, the same each time (mulberry32). */
export function chance(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { happens: (probability) => next() < probability, pick: (list) => list[Math.floor(next() * list.length)] };
}

/** The content of the panel of a page: the current view, and the list of payments. */
export function read(page) {
  return page.evaluate(() => {
    const shown = (element) => element?.checkVisibility() === true;
    const hashOf = (element) => /0x[0-9a-f]{64}$/.exec(element?.querySelector("a[href*='/tx/']")?.href ?? "")?.[0];
    const panel = document.querySelector("archipel-island[name=purchase] .purchase");
    const buttons = [...panel.querySelectorAll("button")].filter((button) => shown(button) && !button.closest("li"));
    const title = [...panel.querySelectorAll("h3[data-focus], h3#purchase-now")].find(shown)?.textContent;
    const place = panel.cloneNode(true);
    for (const list of place.querySelectorAll("ul.purchase-payments")) list.remove();
    return {
      form: shown(panel.querySelector("form")),
      warned: shown(panel.querySelector("[name=again]")),
      title,
      hash: hashOf(place),
      buttons: buttons.map((button) => button.textContent),
      list: [...panel.querySelectorAll(".purchase-payments > li")].map((item) => ({
        status: item.dataset.status,
        hash: hashOf(item),
      })),
      kept: Object.keys(localStorage).filter((name) => name.startsWith("purchase:")).length,
    };
  });
}

/**
 * The first false statement of a page: `paid` are the hashes of the transfers on the chain, `seen` those that the visitor has
 * removed from the list, and `waiting` is the number of requests of the wallet that may still be approved, as far as the
 * visitor has stated.
 */
export function lie({ form, list, title, hash }, { paid, seen, waiting }, say) {
  const isSuccess = title === say("success-title");
  const confirmed = [
    ...list.filter(({ status }) => status === "confirmed").map(({ hash }) => hash),
    ...(isSuccess ? [hash] : []),
  ];
  const unseen = paid.filter((one) => !confirmed.includes(one) && !seen.has(one));
  if (unseen.length) return `paid and not shown: ${unseen}`;
  const invented = confirmed.filter((one) => !paid.includes(one));
  if (invented.length) return `shown and not paid: ${invented}`;
  if (new Set(confirmed).size < confirmed.length) return `shown twice: ${confirmed}`;
  // A payment that is being requested is shown in place of the form, not in the list.
  const asked = list.filter(({ status }) => status === "asked").length + (form ? 0 : 1);
  if (asked < waiting) return `${waiting} requests may be approved, and ${asked} are shown`;
  return undefined;
}

/** Waits until a page makes no false statement. */
export async function honest(page, world, say, what) {
  let said;
  const isHonest = async () => {
    said = lie(await read(page), await world(), say);
    return !said;
  };
  await until(isHonest, what, 40_000).catch(async () => {
    assert.fail(`${what}: ${said}\n${JSON.stringify(await read(page), null, 1)}`);
  });
}
