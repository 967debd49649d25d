/**
 * The processor time of the home page without interaction: the time of all processes of a browser without a graphics card, as
 * a share of one core. The limits are wide, since machines differ; the values are printed.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { chromium, shellHydrated, wholeChromium } from "../browser.mjs";
import { serve } from "../server.mjs";
import { dist } from "../site.mjs";

/** Clock ticks of `/proc/<pid>/stat` per second, a constant of Linux for programs. */
const TICKS = 100;
let server;
let host;
let browser;

before(async () => {
  server = await serve(dist);
  host = await chromium.launchServer({ executablePath: wholeChromium, args: ["--disable-gpu"] });
  browser = await chromium.connect(host.wsEndpoint());
});
after(async () => {
  await browser?.close();
  await host?.close();
  await server?.close();
});

/** The user and kernel time of a process and all its descendants, in seconds. */
function spent(root) {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, rest] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/^.*\) /s);
        const fields = rest.split(" ");
        return [{ pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
      } catch {
        return []; // It has ended meanwhile.
      }
    });
  const below = (pid) =>
    processes.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + child.ticks + below(child.pid), 0);
  return (processes.find(({ pid }) => pid === root).ticks + below(root)) / TICKS;
}

/** The load over some seconds, in percent of one core. */
async function load(page, seconds) {
  const [start, used] = [performance.now(), spent(host.process().pid)];
  await page.waitForTimeout(seconds * 1000);
  return ((spent(host.process().pid) - used) / (performance.now() - start)) * 100_000;
}

describe("the idle home page takes of one core", () => {
  for (const [what, top, limit] of [
    ["with the hero in view", 0, 25],
    ["scrolled away", 6000, 5],
  ])
    test(`${what} at most ${limit} %`, async (t) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      t.after(() => page.close());
      await page.goto(`${server.origin}/en/`, { waitUntil: "networkidle" });
      await shellHydrated(page);
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
      await page.locator(".field canvas").waitFor({ state: top ? "detached" : "attached" });
      await page.waitForTimeout(2000);
      const shares = [await load(page, 5), await load(page, 10)];
      t.diagnostic(`over 5 s ${shares[0].toFixed(1)} %, over 10 s ${shares[1].toFixed(1)} %`);
      assert(Math.min(...shares) <= limit, `${shares.map(Math.round)} %`);
    });
});
