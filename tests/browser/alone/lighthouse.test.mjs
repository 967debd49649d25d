/**
 * Lighthouse, as a phone: 100 for accessibility, best practices and SEO on a page of each template in English and the home page in
 * a language of each script; in `tests/run all`, on every page in every language.
 */
import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { told } from "../visitor.mjs";
import { dist, isIndexed, isWhole, nameOf, pages } from "../site.mjs";

const categories = ["accessibility", "best-practices", "seo"];
const ofEachTemplate = ["tokenomics", "how-to-buy", "techmap", "support", "risk-disclosure", "platform/stacking"];
const isJudged = ({ locale, path }) =>
  (nameOf(path) === "home" && told.includes(locale.segment)) ||
  (locale.tag === "en" && ofEachTemplate.includes(nameOf(path)));
const judged = isWhole ? pages : pages.filter(isJudged);
const workers = [];

before(() => {
  const program = fileURLToPath(new URL("../lighthouse-worker.mjs", import.meta.url));
  for (let worker = 0; worker < 2; worker += 1)
    workers.push(fork(program, { env: { ...process.env, ARCHIPEL_SITE: dist } }));
});
after(() => {
  for (const worker of workers) worker.disconnect();
});

describe("Lighthouse gives 100 to", { concurrency: 2 }, () => {
  for (const page of judged)
    test(page.url, async () => {
      const worker = workers.pop();
      const { report, error } = await judge(worker, page.url);
      workers.push(worker);
      assert(report, error);
      assert.deepEqual(
        categories.flatMap((category) => faultsOf(report, category, page)),
        [],
      );
    });
});

function judge(worker, url) {
  return new Promise((resolve) => {
    worker.once("message", resolve);
    worker.once("exit", (code) => resolve({ error: `Lighthouse ended with ${code}` }));
    worker.send({ url, categories });
  });
}

/**
 * The audits with a reduced score. A page with `noindex` fails "is-crawlable" on purpose; URLs of the site are those of its
 * host and not of this server, so "canonical" is checked where the files are read.
 */
function faultsOf({ categories, audits }, category, page) {
  const expected = ["canonical", ...(isIndexed(page) ? [] : ["is-crawlable"])];
  const failed = categories[category].auditRefs.filter(
    ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1,
  );
  return failed
    .filter(({ id }) => !expected.includes(id))
    .map(({ id }) => `${category} ${page.url}: ${id}: ${audits[id].title}: ${elements(audits[id])}`);
}

function elements({ details }) {
  const items = details?.items ?? [];
  return items
    .slice(0, 5)
    .map((item) => item.node?.snippet ?? item.source?.url ?? item.description ?? JSON.stringify(item))
    .join(" | ");
}
