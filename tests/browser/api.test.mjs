/**
 * The client of the sales API against a test server: every row of the error table (content/docs/services.md), as the
 * caller and the console of the browser see it.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { useBrowser } from "./browser.mjs";
import { bundle } from "./bundle.mjs";
import { startServices } from "./services.mjs";

const site = useBrowser();
const client = bundle("api", "lib/api/client.ts");
let services;
before(async () => (services = await startServices()));
after(() => services?.close());

/** A page that can call the API, in which the test installs the client; errors in its console are collected in `logged`. */
async function caller(t) {
  const page = await site.page(t, { ignoreHTTPSErrors: true, bypassCSP: true });
  const logged = [];
  page.on("console", (message) => {
    // Messages of the browser about a failed request are not messages of the client.
    if (
      message.type() === "error" &&
      !message.text().startsWith("Failed to load resource") &&
      !message.text().includes("CORS policy")
    )
      logged.push(message.text());
  });
  await page.goto(site.url("/en/not-found/"));
  await page.addScriptTag({ content: client });
  const get = (path, base = services.origin) =>
    page.evaluate(
      async ([base_url, path]) => {
        const tell = (failure) => ({ ...failure, message: failure.message, isError: failure instanceof Error });
        return api.createClient({ base_url, version: "1", timeout: api.salesTimeout }).get(path).catch(tell);
      },
      [base, path],
    );
  return { page, get, logged };
}

const failure = (message, error, statusCode, data, code) => ({
  name: "ApiError",
  status: false,
  message,
  error,
  data,
  statusCode,
  code,
  isError: true,
});
const offers = { status: true, data: { offers: [1, 2] } };
const html = { type: "text/html", body: "<!doctype html><title>Maintenance</title>" };

describe("an answer that is not what was asked for is rejected in one shape and logged once", () => {
  for (const [what, answer, expected] of [
    [
      "the body of a good answer marks a failure",
      { json: { status: false, message: "Sold out", error: "SOLD_OUT", data: { left: 0 } } },
      failure("Sold out", "SOLD_OUT", 200, { left: 0 }, "ERR_BAD_RESPONSE"),
    ],
    [
      "a server error with a body",
      { status: 500, json: { message: "The database is away", code: "DB_AWAY", data: { retry: 5 } } },
      failure("The database is away", "DB_AWAY", 500, { retry: 5 }, "ERR_BAD_RESPONSE"),
    ],
    [
      "a server error with a body that says nothing",
      { status: 503, json: {} },
      failure("Server Error", "HTTP 503", 503, null, "ERR_BAD_RESPONSE"),
    ],
    [
      "a server error with a page as its body",
      { status: 502, ...html },
      failure("Server Error", "HTTP 502", 502, null, "ERR_BAD_RESPONSE"),
    ],
    [
      "a request that the server refuses",
      { status: 404, json: { message: "No such offer" } },
      failure("No such offer", "HTTP 404", 404, null, "ERR_BAD_REQUEST"),
    ],
    ["a good answer that is a page", html, failure("Server Error", "HTTP 200", 200, null, "ERR_BAD_RESPONSE")],
    [
      "a good answer without data",
      { json: { status: true } },
      failure("Server Error", "HTTP 200", 200, null, "ERR_BAD_RESPONSE"),
    ],
    [
      "a good answer of more than a megabyte",
      { body: `{"data":"${"x".repeat(1_100_000)}"}` },
      failure("Server Error", "HTTP 200", 200, null, "ERR_BAD_RESPONSE"),
    ],
    ["the connection breaks", "hang up", failure("Network Error", "NO_RESPONSE", 0, null, "ERR_NETWORK")],
    [
      "the server does not allow this site",
      { json: offers, blocked: true },
      failure("Network Error", "NO_RESPONSE", 0, null, "ERR_NETWORK"),
    ],
  ])
    test(what, async (t) => {
      const { get, logged } = await caller(t);
      services.answer("/v1/offers", answer);
      assert.deepEqual(await get("offers"), expected);
      assert.equal(logged.length, 1, `${logged}`);
      assert(logged[0].includes(expected.message), logged[0]);
    });

  test("nobody answers within 10 seconds", async (t) => {
    const { page, get, logged } = await caller(t);
    services.answer("/v1/offers", "silence");
    // From here on only the test moves the clock.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest("**/v1/offers");
    let answer;
    const call = get("offers").then((value) => (answer = value));
    await asked;
    await page.clock.fastForward(9_900);
    await page.waitForTimeout(50);
    assert.equal(answer, undefined, "it waits for 10 seconds");
    await page.clock.fastForward(200);
    await call;
    assert.deepEqual(answer, failure("Network Error", "NO_RESPONSE", 0, null, "ETIMEDOUT"));
    assert.equal(logged.length, 1, `${logged}`);
  });

  for (const [what, path, base] of [
    ["the address is none", "offers", "sales"],
    ["the path leads out of the API", "../../admin", undefined],
  ])
    test(`the request cannot be set up: ${what}`, async (t) => {
      const { get, logged } = await caller(t);
      const before = services.asked.length;
      const told = await get(path, base);
      assert(told.message);
      assert.deepEqual(told, failure(told.message, "REQUEST_SETUP_ERROR", 0, null, told.code));
      assert.equal(logged.length, 1, `${logged}`);
      assert.equal(services.asked.length, before, "nothing was sent");
    });
});

test("a good answer is its inner data, asked for as JSON, without cookies, and not twice within 5 seconds", async (t) => {
  const { page, get, logged } = await caller(t);
  services.forget();
  services.answer("/v1/offers", { json: offers });
  await page.clock.install();
  assert.deepEqual(await get("offers"), offers.data);
  assert.deepEqual(await get("/offers"), offers.data);
  await page.clock.fastForward(5_100);
  assert.deepEqual(await get("offers"), offers.data);
  assert.deepEqual(
    services.asked.map(({ method, path }) => `${method} ${path}`),
    ["GET /v1/offers", "GET /v1/offers"],
  );
  const { accept, cookie, "content-type": type } = services.asked[0].headers;
  assert.deepEqual(
    { accept, cookie, type },
    { accept: "application/json", cookie: undefined, type: "application/json" },
  );
  assert.deepEqual(logged, []);
});
