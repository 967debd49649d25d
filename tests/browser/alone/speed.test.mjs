/**
 * Lighthouse, as a phone: 98 or more for performance and a layout shift below 0.01 on the heaviest pages in English, in the
 * median of three runs, in `tests/run all` of five. The tests run one after the other and nothing may run beside them, for they measure time.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startLighthouse } from "../lighthouse.mjs";
import { isWhole, nameOf, pages } from "../site.mjs";

const measured = ["home", "tokenomics", "how-to-buy", "platform/referral-hub"];
const turns = isWhole ? 5 : 3;
let lighthouse;

before(async () => (lighthouse = await startLighthouse()));
after(() => lighthouse?.stop());

describe("Lighthouse finds quick", () => {
  for (const { url } of pages.filter(({ locale, path }) => locale.tag === "en" && measured.includes(nameOf(path))))
    test(url, async (t) => {
      const runs = [];
      for (let turn = 0; turn < turns; turn += 1) runs.push(await lighthouse.run(url, ["performance"]));
      const median = (values) => values.sort((a, b) => a - b)[(turns - 1) / 2];
      const scores = runs.map(({ categories }) => categories.performance.score * 100);
      const shifts = runs.map(({ audits }) => audits["cumulative-layout-shift"].numericValue);
      const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index"];
      const told = times
        .map((id) => `${id} ${runs.map(({ audits }) => Math.round(audits[id].numericValue)).join("/")} ms`)
        .join(", ");
      t.diagnostic(
        `performance ${scores.map(Math.round).join("/")}, shift ${shifts.map((shift) => shift.toFixed(4)).join("/")}, ${told}`,
      );
      const slow = Object.values(runs[0].audits).filter(
        ({ score, details }) => score !== null && score < 0.9 && details?.type === "opportunity",
      );
      assert(median(scores) >= 98, `performance ${scores}: ${told}; ${slow.map(({ title }) => title).join("; ")}`);
      assert(median(shifts) < 0.01, `the layout shifts by ${shifts}`);
    });
});
