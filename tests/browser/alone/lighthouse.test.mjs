/**
 * Lighthouse, as a phone: 100 for accessibility, best practices and SEO on every page in every language, without slowing the
 * network down, since these take no time; on the heaviest pages in English also 98 or more for performance and a layout
 * shift below 0.01, in the median of five runs.
 * The tests run one after the other and nothing may run beside them, for they measure time.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { launch } from "../browser.mjs";
import { serve } from "../server.mjs";
import { dist, isIndexed, nameOf, pages, require } from "../site.mjs";

const { default: lighthouse } = await import(pathToFileURL(require.resolve("lighthouse")).href);
const measured = ["home", "tokenomics", "how-to-buy", "platform/referral-hub"];
const categories = ["accessibility", "best-practices", "seo"];
const port = 9333;
let server;
let browser;

before(async () => {
  server = await serve(dist);
  browser = await launch({ args: [`--remote-debugging-port=${port}`] });
});
after(async () => {
  await browser?.close();
  await server?.close();
});

describe("Lighthouse gives 100 to", () => {
  for (const page of pages)
    test(page.url, async () => {
      const report = await run(page.url, categories, { throttlingMethod: "provided" });
      const faults = categories.flatMap((category) => faultsOf(report, category, page));
      assert.deepEqual(faults, []);
    });
});

describe("Lighthouse finds quick", () => {
  for (const { url } of pages.filter(({ locale, path }) => locale.tag === "en" && measured.includes(nameOf(path))))
    test(url, async (t) => {
      const runs = [];
      for (let turn = 0; turn < 5; turn += 1) runs.push(await run(url, ["performance"]));
      const median = (values) => values.sort((a, b) => a - b)[2];
      const scores = runs.map(({ categories }) => categories.performance.score * 100);
      const shifts = runs.map(({ audits }) => audits["cumulative-layout-shift"].numericValue);
      const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index"];
      const told = times.map((id) => `${id} ${runs.map(({ audits }) => Math.round(audits[id].numericValue)).join("/")} ms`).join(", ");
      t.diagnostic(`performance ${scores.map(Math.round).join("/")}, shift ${shifts.map((shift) => shift.toFixed(4)).join("/")}, ${told}`);
      const slow = Object.values(runs[0].audits).filter(({ score, details }) => score !== null && score < 0.9 && details?.type === "opportunity");
      assert(median(scores) >= 98, `performance ${scores}: ${told}; ${slow.map(({ title }) => title).join("; ")}`);
      assert(median(shifts) < 0.01, `the layout shifts by ${shifts}`);
    });
});

async function run(url, onlyCategories, settings = {}) {
  const result = await lighthouse(server.origin + url, { port, onlyCategories, output: "json", logLevel: "error", ...settings });
  assert(!result.lhr.runtimeError, result.lhr.runtimeError?.message);
  return result.lhr;
}

/**
 * The audits that cost points. A page that asks not to be indexed fails "is-crawlable" on purpose; the addresses of the site
 * are those of its host and not of this server, so "canonical" is judged where the files are read.
 */
function faultsOf({ categories, audits }, category, page) {
  const expected = ["canonical", ...(isIndexed(page) ? [] : ["is-crawlable"])];
  const failed = categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1);
  return failed.filter(({ id }) => !expected.includes(id)).map(({ id }) => `${category} ${page.url}: ${id}: ${audits[id].title}: ${elements(audits[id])}`);
}

function elements({ details }) {
  const items = details?.items ?? [];
  return items.slice(0, 5).map((item) => item.node?.snippet ?? item.source?.url ?? item.description ?? JSON.stringify(item)).join(" | ");
}
