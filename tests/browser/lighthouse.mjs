/** Lighthouse as a phone, with a browser and a server of its own. */
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { launch, wholeChromium } from "./browser.mjs";
import { serve } from "./server.mjs";
import { dist, require } from "./site.mjs";

const { default: lighthouse } = await import(pathToFileURL(require.resolve("lighthouse")).href);

/** Starts both; `run(url, categories)` answers with the report of a page. */
export async function startLighthouse() {
  const server = await serve(dist);
  // With port 0 the browser takes a free one and says which in its folder; Playwright only says the one it was given.
  const port = await freePort();
  const browser = await launch({ executablePath: wholeChromium, args: [`--remote-debugging-port=${port}`] });
  return {
    async run(url, onlyCategories, settings = {}) {
      const result = await lighthouse(server.origin + url, {
        port,
        onlyCategories,
        output: "json",
        logLevel: "error",
        ...settings,
      });
      assert(!result.lhr.runtimeError, result.lhr.runtimeError?.message);
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
