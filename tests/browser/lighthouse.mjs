/** Lighthouse as a phone, with its own browser and server. */
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { launch, wholeChromium } from "./browser.mjs";
import { serve } from "./server.mjs";
import { dist, require } from "./site.mjs";

const { default: lighthouse } = await import(pathToFileURL(require.resolve("lighthouse")).href);

/**
 * Lighthouse slows the processor down four times, so that a desktop with a benchmark index of 1,500 to 2,000 simulates a
 * mid-range phone. If the index of this machine is lower, so is the factor, as its docs/throttling.md recommends.
 */
const slowdown = 4;
const desktopIndex = 1750;

/** Starts both; `run(url, categories)` returns the report of a page. */
export async function startLighthouse() {
  const server = await serve(dist);
  // With port 0, the browser chooses a free one and writes it to its folder; Playwright only returns the port that was
  // passed.
  const port = await freePort();
  const browser = await launch({ executablePath: wholeChromium, args: [`--remote-debugging-port=${port}`] });
  let cpuSlowdownMultiplier = slowdown;
  return {
    async run(url, onlyCategories, settings = {}) {
      const result = await lighthouse(server.origin + url, {
        port,
        onlyCategories,
        output: "json",
        logLevel: "error",
        throttling: { cpuSlowdownMultiplier },
        ...settings,
      });
      assert(!result.lhr.runtimeError, result.lhr.runtimeError?.message);
      const { benchmarkIndex } = result.lhr.environment;
      cpuSlowdownMultiplier = Math.min(slowdown, (slowdown * benchmarkIndex) / desktopIndex);
      return result.lhr;
    },
    async stop() {
      await browser.close();
      await server.close();
    },
  };
}

async function freePort() {
  const { createServer } = await import("node:net");
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
