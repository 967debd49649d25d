/** A browser and a server for the tests of one file; both end with them. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before } from "node:test";
import { serve } from "./server.mjs";
import { dist, PATIENCE, require } from "./site.mjs";

export const { chromium } = require("playwright-core");
/** The whole browser, as visitors have it: time is measured in it. */
export const wholeChromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
/** The same engine without a process for graphics: it draws the same pages in a third of the processor time. */
const shell = "/usr/bin/chromium-headless-shell";
const defaultPath = process.env.CHROMIUM ?? (existsSync(shell) ? shell : wholeChromium);

export function launch({ executablePath = defaultPath, args = [], ...options } = {}) {
  assert(existsSync(executablePath), `there is no Chromium at ${executablePath}: bash tests/run installs it`);
  // Letters as wide as on phones and screens of today: by itself the shell rounds them to whole pixels.
  return chromium.launch({ executablePath, args: ["--font-render-hinting=none", ...args], ...options });
}

/** `prepare` answers the folder of another site than the default one: a variant. `options` are those of the browser. */
export function useBrowser(prepare = () => dist, options) {
  let server;
  let browser;
  before(async () => {
    server = await serve(await prepare());
    browser = await launch(options);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    url: (path) => server.origin + path,
    /** A page of a session of its own, closed with the test `t`. Motion is reduced unless said otherwise. */
    async page(t, options) {
      const context = await browser.newContext({ reducedMotion: "reduce", ...options });
      t.after(() => context.close());
      context.setDefaultTimeout(PATIENCE);
      return context.newPage();
    },
  };
}

/**
 * Collects what a page should not do: complain in the console, throw, or ask for what cannot be had. `expected` are texts that
 * the console may have, and beginnings of addresses elsewhere that may be asked.
 */
export function complaints(page, expected = []) {
  const heard = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !expected.includes(message.text()))
      heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`thrown: ${error.message}`));
  page.on("requestfailed", (request) => {
    const { errorText } = request.failure();
    // What the next navigation cuts off has not failed.
    if (errorText !== "net::ERR_ABORTED") heard.push(`failed: ${request.url()} (${errorText})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "127.0.0.1" && !expected.some((start) => request.url().startsWith(start)))
      heard.push(`asked elsewhere: ${request.url()}`);
  });
  return heard;
}

/** Waits until the shell answers: menus, the theme, links. Before it has come they are plain HTML. */
export const shellHydrated = (page) => page.locator(":root[hydrated]").waitFor({ state: "attached" });

/** Hydrates every island of the page, whatever it waits for, and waits until it is hydrated. */
export async function hydrateAll(page) {
  const islands = page.locator("archipel-island");
  await islands.evaluateAll((all) => {
    for (const island of new Set(all.map((element) => element.getAttribute("name"))))
      document.dispatchEvent(new CustomEvent("archipel:hydrate", { detail: { island } }));
  });
  for (const island of await islands.all()) await island.and(page.locator("[hydrated]")).waitFor({ state: "attached" });
}

/** Waits for the fonts and pictures a page shows, wherever it was scrolled to, and goes back to its top. */
export async function settle(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
