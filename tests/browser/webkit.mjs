/** WebKitGTK and a server for the tests of one file, driven by its own WebDriver on a screen in memory. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { after, before } from "node:test";
import { serve } from "./server.mjs";
import { dist, require } from "./site.mjs";
import { until } from "./visitor.mjs";

const { Builder, By, Key } = require("selenium-webdriver");
export { By, Key };

/** A port that was free a moment ago. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The engine costs half a gigabyte to install, so only `tests/run all` has it. */
export const skip = process.env.ARCHIPEL_TESTS !== "all" && !process.env.WEBKIT && "tests/run all tries WebKitGTK";

/** A browser for all tests of the file, with the complaints of pages. */
export function useWebKit() {
  let server;
  let driver;
  let screen;
  before(async () => {
    if (skip) return;
    const binary = ["x86_64", "aarch64"]
      .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
      .find(existsSync);
    assert(binary && existsSync("/usr/bin/WebKitWebDriver"), "there is no WebKitGTK: bash tests/run all installs it");
    const port = await freePort();
    const command = ["-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver", "--host=127.0.0.1", `--port=${port}`];
    screen = spawn("xvfb-run", command, { detached: true, stdio: "ignore" });
    server = await serve(dist);
    const options = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
    await until(
      () =>
        fetch(`http://127.0.0.1:${port}/status`).then(
          () => true,
          () => false,
        ),
      "WebKitWebDriver answers",
    );
    driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(options).build();
    await driver.manage().setTimeouts({ pageLoad: 30_000, script: 15_000 });
  });
  after(async () => {
    await driver?.quit();
    if (screen?.pid) process.kill(-screen.pid);
    await server?.close();
  });
  return {
    url: (path) => server.origin + path,
    /** Opens a URL at a size, in a clean session. */
    async open(path, { width = 1440, height = 900 } = {}) {
      await driver.manage().window().setRect({ width, height });
      await driver.get(server.origin + path);
      await driver.executeScript(() => localStorage.clear());
      await driver.get(server.origin + path);
      await driver.executeScript(() => {
        window.heard = [];
        addEventListener("error", ({ message }) => window.heard.push(message));
        addEventListener("unhandledrejection", ({ reason }) => window.heard.push(String(reason)));
        const refused = ({ blockedURI, violatedDirective }) => window.heard.push(`${violatedDirective}: ${blockedURI}`);
        document.addEventListener("securitypolicyviolation", refused);
      });
      return driver;
    },
    heard: () => driver.executeScript(() => window.heard),
  };
}

/** Waits for the result of a function in the page. */
export const answered = (driver, run, what, ...given) => until(() => driver.executeScript(run, ...given), what);

/**
 * Scrolls an element to the middle of the window: WebKit's driver does not scroll elements out from under a fixed
 * header.
 */
export async function found(driver, selector) {
  const element = await driver.findElement(By.css(selector));
  await driver.executeScript((target) => target.scrollIntoView({ block: "center", behavior: "instant" }), element);
  return element;
}
