/** A browser and a server for the tests of one file; both are closed at the end. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before } from "node:test";
import { serve } from "./server.mjs";
import { dist, PATIENCE, require } from "./site.mjs";

export const { chromium } = require("playwright-core");
/** The full browser, as visitors use it: performance is measured in it. */
export const wholeChromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
/** The same engine without a graphics process: it renders the same pages in a third of the processor time. */
const shell = "/usr/bin/chromium-headless-shell";
const defaultPath = process.env.CHROMIUM ?? (existsSync(shell) ? shell : wholeChromium);

export function launch({ executablePath = defaultPath, args = [], ...options } = {}) {
  assert(existsSync(executablePath), `there is no Chromium at ${executablePath}: bash tests/run installs it`);
  // Without this option, the shell rounds the widths of letters to whole pixels, unlike current phones and screens.
  return chromium.launch({ executablePath, args: ["--font-render-hinting=none", ...args], ...options });
}

/** `prepare` returns the folder of another site than the default one: a variant. `options` are those of the browser. */
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
    /** A page in its own session, closed with the test `t`. Motion is reduced by default. */
    async page(t, options) {
      const context = await browser.newContext({ reducedMotion: "reduce", ...options });
      t.after(() => context.close());
      context.setDefaultTimeout(PATIENCE);
      return context.newPage();
    },
  };
}

/**
 * Collects console messages, uncaught errors and failed requests of a page. `expected` are texts that the console may contain,
 * and prefixes of external URLs that may be requested.
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
    // A request that the next navigation cancels has not failed.
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

/** Waits until the shell is hydrated: menus, the theme, links. Before that, they are plain HTML. */
export const shellHydrated = (page) => page.locator(":root[hydrated]").waitFor({ state: "attached" });

/** Hydrates every island of the page, whatever its directive, and waits until it is hydrated. */
export async function hydrateAll(page) {
  const islands = page.locator("archipel-island");
  await islands.evaluateAll((all) => {
    for (const island of new Set(all.map((element) => element.getAttribute("name"))))
      document.dispatchEvent(new CustomEvent("archipel:hydrate", { detail: { island } }));
  });
  for (const island of await islands.all()) await island.and(page.locator("[hydrated]")).waitFor({ state: "attached" });
}

/**
 * Waits for the fonts and pictures that a page shows, at any scroll position, and for what its scripts do when sizes change; returns
 * to its top.
 */
export async function settle(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** A page whose shell is hydrated; `init` is a script that runs before those of the page. */
export async function openHydrated(site, t, path, { init, ...options } = {}) {
  const page = await site.page(t, options);
  const heard = complaints(page);
  if (init) await page.addInitScript(init);
  await page.goto(site.url(path));
  await shellHydrated(page);
  return { page, heard };
}
