/**
 * Firefox and a server for the tests of one file. Playwright does not support Debian's Firefox, but WebDriver BiDi
 * does.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before } from "node:test";
import { serve } from "./server.mjs";
import { dist, PATIENCE, require } from "./site.mjs";

const executablePath = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

export function launchFirefox() {
  assert(existsSync(executablePath), `there is no Firefox at ${executablePath}: bash tests/run installs it`);
  const options = { browser: "firefox", executablePath, headless: true, acceptInsecureCerts: true };
  return require("puppeteer-core").launch(options);
}

/** `prepare` returns the folder of another site than the default one: a variant. */
export function useFirefox(prepare = () => dist) {
  let server;
  let browser;
  before(async () => {
    server = await serve(await prepare());
    browser = await launchFirefox();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    url: (path) => server.origin + path,
    /** A page in its own session, closed with the test `t`; `heard` contains its complaints. */
    async page(t, viewport = { width: 1440, height: 900 }) {
      const context = await browser.createBrowserContext();
      t.after(() => context.close());
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      await page.setViewport(viewport);
      const heard = [];
      page.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => heard.push(`thrown: ${error.message}`));
      return { page, heard };
    },
  };
}

/** Opens a URL. Firefox sometimes reports that it was aborted, if the previous page was still fetching something. */
export async function open(page, url) {
  await page.goto(url).catch((error) => {
    if (!error.message.includes("NS_BINDING_ABORTED")) throw error;
    return page.goto(url);
  });
}

/** The object that the wallet fixtures use as a browser context: here it has only one page. */
export const contextOf = (page) => ({
  exposeFunction: (name, answer) => page.exposeFunction(name, answer),
  addInitScript: (script, argument) => page.evaluateOnNewDocument(script, argument),
  pages: () => [page],
});
