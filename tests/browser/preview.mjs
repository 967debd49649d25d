/** A copy of the site's sources, served by `serve --watch`, and a browser for the tests of one file. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { launch } from "./browser.mjs";
import { archipel, PATIENCE } from "./site.mjs";
import { copySources } from "./variants.mjs";
import { until } from "./visitor.mjs";

/** `options` are those of the browser's sessions; `languages` are the segments of the site's languages, by default all. */
export function usePreview({ languages, ...options } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "archipel-preview-"));
  const tree = join(folder, "tree");
  let server;
  let browser;
  before(async () => {
    copySources(tree, languages);
    server = await start(tree);
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  });

  const state = async () => (await fetch(`${server.origin}/@archipel/state`)).json();
  /**
   * Restores a file at the end of the test `t`; returns a function that restores it earlier. The next test begins when the server
   * has built it.
   */
  const restore = (t, file) => {
    const path = join(tree, file);
    const text = readFileSync(path, "utf8");
    let restored;
    const undo = async () => {
      if (readFileSync(path, "utf8") === text) return;
      const { build } = await state();
      writeFileSync(path, text);
      // Rebuilding a file that every page depends on takes as long as a build.
      const isBuilt = async () => {
        const now = await state();
        return now.build > build && now.complete;
      };
      await until(isBuilt, `${file} is built as it was`);
    };
    t.after(async () => {
      await restored;
      await undo();
    });
    return () => (restored = undo());
  };
  return {
    url: (path) => server.origin + path,
    /** Stops the server without starting another one. */
    stop: () => stop(server),
    /** Starts the server again on the same port. */
    async start() {
      server = await start(tree, new URL(server.origin).port);
    },
    restore,
    /** The text of a source file. */
    read: (file) => readFileSync(join(tree, file), "utf8"),
    /**
     * Rewrites a source file until the test `t` ends; returns a function that restores it earlier. `change` gets the text.
     */
    edit(t, file, change) {
      const path = join(tree, file);
      const text = readFileSync(path, "utf8");
      const undo = restore(t, file);
      const changed = change(text);
      assert.notEqual(changed, text, `the edit finds its place in ${file}`);
      writeFileSync(path, changed);
      return undo;
    },
    /**
     * The page at `path` in its own session, connected to the server. `page.isSame()` returns whether it has not been
     * reloaded.
     */
    async open(t, path, more) {
      const context = await browser.newContext({
        reducedMotion: "reduce",
        viewport: { width: 1440, height: 900 },
        ...options,
        ...more,
      });
      t.after(() => context.close());
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      await page.goto(server.origin + path);
      await page
        .locator("archipel-preview .connected, archipel-preview .failed")
        .first()
        .waitFor({ state: "attached" });
      await page.evaluate(() => (window.isLoaded = true));
      page.isSame = () => page.evaluate(() => window.isLoaded === true);
      return page;
    },
  };
}

/** Resolves when the server prints its address. */
async function start(tree, port = 0) {
  const child = spawn(archipel, ["serve", "--watch", "--root", tree, "--port", String(port)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.on("exit", () => child.kill());
  let said = "";
  const origin = await new Promise((resolve, reject) => {
    const hear = (text) => {
      said += text;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout.setEncoding("utf8").on("data", hear);
    child.stderr.setEncoding("utf8").on("data", hear);
    child.on("exit", (code) => reject(new Error(`serve ended with ${code}: ${said}`)));
  });
  return { child, origin };
}

async function stop({ child } = {}) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}
