/**
 * Lighthouse, as a phone: 98 or more for performance and a layout shift below 0.01 on the heaviest pages in English. The tests run one
 * after the other, and no other test may run at the same time, since they measure time. Other load only makes a page slower, so the
 * best of a few runs counts, and the first good one suffices; in `tests/run all` it is the median of five.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startLighthouse } from "../lighthouse.mjs";
import { isWhole, nameOf, pages } from "../site.mjs";

const measured = ["home", "tokenomics", "how-to-buy", "platform/referral-hub"];
const wanted = 98;
const turns = isWhole ? 5 : 6;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const best = (values) => Math.max(...values);
let lighthouse;

before(async () => (lighthouse = await startLighthouse()));
after(() => lighthouse?.stop());

describe("Lighthouse finds quick", () => {
  for (const { url } of pages.filter(({ locale, path }) => locale.tag === "en" && measured.includes(nameOf(path))))
    test(url, async (t) => {
      const runs = [];
      const scores = [];
      while (runs.length < turns && (isWhole || best(scores) < wanted)) {
        const run = await lighthouse.run(url, ["performance"]);
        runs.push(run);
        scores.push(run.categories.performance.score * 100);
      }
      const score = isWhole ? median(scores) : best(scores);
      const shifts = runs.map(({ audits }) => audits["cumulative-layout-shift"].numericValue);
      const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index"];
      const told = times
        .map((id) => `${id} ${runs.map(({ audits }) => Math.round(audits[id].numericValue)).join("/")} ms`)
        .join(", ");
      const factors = runs.map(({ configSettings }) => configSettings.throttling.cpuSlowdownMultiplier.toFixed(1));
      t.diagnostic(
        `the processor slowed down by ${factors.join("/")}: performance ${scores.map(Math.round).join("/")}, shift ${shifts.map((shift) => shift.toFixed(4)).join("/")}, ${told}`,
      );
      const slow = Object.values(runs[0].audits).filter(
        ({ score, details }) => score !== null && score < 0.9 && details?.type === "opportunity",
      );
      assert(score >= wanted, `performance ${scores}: ${told}; ${slow.map(({ title }) => title).join("; ")}`);
      assert(median(shifts) < 0.01, `the layout shifts by ${shifts}`);
    });
});
