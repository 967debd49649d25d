/**
 * Notifications in the upper right corner: their kinds, durations and positions, and how they are announced and
 * dismissed.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { complaints, useBrowser } from "./browser.mjs";
import { files, read, sample } from "./site.mjs";
import { isFocused, keysShown, reach, told, until, words } from "./visitor.mjs";

const site = useBrowser();
/** The chunk that the site's islands use to show notifications. */
const source = files.find(
  (file) =>
    /^\/islands\/chunk-.*\.js$/.test(file) &&
    /["']archipel:hydrate["']/.test(read(file)) &&
    /["']toasts["']/.test(read(file)),
);
const kinds = ["message", "success", "info", "warning", "error", "loading"];
const viewport = { width: 1440, height: 900 };

describe("one that an island raises is seen at the top right, heard politely, reached by Alt+T, and closed by keyboard", {
  concurrency: 3,
}, () => {
  for (const segment of sample(told, 0, 3))
    test(segment, async (t) => {
      const page = await site.page(t, { viewport });
      const heard = complaints(page, ["[MetaPixel] Pixel ID not found"]);
      await page.addInitScript(() => {
        const info = { uuid: "1", name: "Any", rdns: "example.any", icon: "data:image/png;base64,AA" };
        const answers = { eth_requestAccounts: ["0x52908400098527886e0f7030069857d2e4169ee7"], eth_chainId: "0x1" };
        const provider = { request: async ({ method }) => answers[method] ?? null };
        addEventListener("eip6963:requestProvider", () =>
          dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: { info, provider } })),
        );
      });
      await page.goto(site.url(`/${segment}/not-found/`));
      const [opener, region] = [page.locator(".wallet-open"), page.locator(".toasts")];
      const [say, toasts] = [words(segment, "wallet"), words(segment, "toasts")];
      await opener.click();
      await page.locator("dialog.wallet").getByRole("button", { name: "Any", exact: true }).click();
      const status = region.getByRole("status");
      await status.getByText(say("toast-connected"), { exact: true }).waitFor();
      // The pointer pauses it.
      await region.locator("li").hover();
      assert.equal(await status.textContent(), `${toasts("success")}: ${say("toast-connected")}0x5290…9ee7`);
      assert.equal(await region.getAttribute("aria-label"), toasts("region", { keys: "Alt+T" }));
      await opener.focus();
      await page.keyboard.press("Alt+t");
      assert(await isFocused(region));
      await page.keyboard.press("Escape");
      assert(await isFocused(opener), "Escape leads back");
      await page.keyboard.press("Alt+t");
      await reach(page, region.getByRole("button", { name: toasts("close"), exact: true }));
      await page.keyboard.press("Enter");
      await region.locator("li").waitFor({ state: "detached" });
      assert(await isFocused(opener), "the focus goes back when the last one is closed");
      assert.deepEqual(await keysShown(page), []);
      assert.deepEqual(heard, []);
    });
});

/** A page with a stopped clock, and the parts of its notifications. */
async function visit(t, { segment = "en", ...options } = {}) {
  const page = await site.page(t, { viewport, ...options });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const heard = complaints(page);
  await page.goto(site.url(`/${segment}/not-found/`));
  const region = page.locator("section.toasts");
  const all = region.locator("li");
  const one = (title) => all.filter({ has: page.getByText(title, { exact: true }) });
  /** Shows a notification as the islands do; clicks on its action are counted in `window.pressed`. */
  const raise = (options) =>
    page.evaluate(
      async ([source, { action, forever, ...options }]) => {
        const toast = Object.values(await import(source)).find((member) => String(member).includes("archipel:hydrate"));
        if (action) options.action = { label: action, onClick: () => (window.pressed = (window.pressed ?? 0) + 1) };
        return toast({ ...options, ...(forever && { duration: Infinity }) });
      },
      [source, options],
    );
  /** Advances the time, and waits for the page. */
  const pass = async (time) => {
    await page.clock.runFor(time);
    await page.waitForTimeout(60);
  };
  /** Shows a notification and waits until it is visible. */
  const show = async (options) => {
    await raise(options);
    await page.locator("archipel-island[name=toasts][hydrated]").waitFor({ state: "attached" });
    await one(options.title).or(all.first()).first().waitFor({ state: "attached" });
    await page.waitForTimeout(60);
    await pass(60);
    await one(options.title).waitFor({ state: "attached" });
  };
  return {
    page,
    heard,
    region,
    all,
    one,
    raise,
    pass,
    show,
    shown: region.locator("li:not([hidden])"),
    say: words(segment, "toasts"),
    leaves: (title) =>
      until(async () => (await one(title).getAttribute("class")) === "is-leaving", `“${title}” leaves`),
    stays: async (title) => assert.equal(await one(title).getAttribute("class"), null, `“${title}” stays`),
    gone: () => until(async () => (await all.count()) === 0, "all are gone"),
  };
}

describe("each of the six kinds says what it is; an error at once, the others politely", { concurrency: 3 }, () => {
  for (const segment of sample(told, 1, 2))
    test(segment, async (t) => {
      const { page, heard, one, say, show } = await visit(t, { segment });
      for (const type of kinds)
        await show({ type, title: `title ${type}`, description: `text ${type}`, forever: true });
      for (const type of kinds) {
        const spoken = await one(`title ${type}`)
          .locator("[role]")
          .evaluate((element) => `${element.role}|${element.textContent}`);
        const kind = type === "message" ? "" : `${say(type)}: `;
        assert.equal(spoken, `${type === "error" ? "alert" : "status"}|${kind}title ${type}text ${type}`);
        assert.equal(await one(`title ${type}`).locator("button").getAttribute("aria-label"), say("close"));
        assert.equal(
          await one(`title ${type}`).locator("svg").count(),
          type === "message" ? 1 : 2,
          "a cross, and an icon where there is a kind",
        );
      }
      assert.deepEqual(await keysShown(page), []);
      assert.deepEqual(heard, []);
    });
});

test("one closes by itself after 4000 ms and is removed 200 ms later", async (t) => {
  const { all, heard, show, pass, leaves, stays, gone } = await visit(t);
  await show({ type: "success", title: "Saved" });
  await pass(3999);
  await stays("Saved");
  await pass(1);
  await leaves("Saved");
  await pass(199);
  assert.equal(await all.count(), 1);
  await pass(1);
  await gone();
  assert.deepEqual(heard, []);
});

test("a loading one never closes by itself; what replaces it does", async (t) => {
  const { all, one, show, pass, leaves, stays } = await visit(t);
  await show({ type: "loading", title: "Sending", id: "x", duration: 1000 });
  await pass(3_600_000);
  await stays("Sending");
  await show({ type: "success", title: "Sent", id: "x" });
  assert.equal(await all.count(), 1);
  assert.equal(await one("Sending").count(), 0);
  await pass(3900);
  await stays("Sent");
  await pass(100);
  await leaves("Sent");
});

test("of many three are seen, 356 px wide, 14 px apart, in the upper right corner, the newest first", async (t) => {
  const { page, region, all, shown, one, show, pass } = await visit(t);
  for (const title of ["first", "second", "third", "fourth", "fifth"])
    await show({ type: "info", title, forever: true });
  assert.equal(await all.count(), 5);
  const titles = async () => (await shown.locator("p").allTextContents()).join();
  const boxes = async () => Promise.all((await shown.all()).map((toast) => toast.boundingBox()));
  assert.equal(await titles(), "fifth,fourth,third");
  const folded = await boxes();
  const bottoms = folded.map(({ y, height }) => Math.round(y + height));
  assert.deepEqual(
    bottoms.map((bottom) => bottom - bottoms[0]),
    [0, 14, 28],
    "of each that is behind, 14 px look out",
  );

  await shown.first().hover();
  await until(async () => (await region.getAttribute("class")).includes("is-expanded"), "they are laid out");
  const laid = await boxes();
  const edge = await page.evaluate(() => document.documentElement.clientWidth);
  for (const { x, width } of laid) assert.deepEqual([width, edge - x - width], [356, 16]);
  assert.deepEqual(
    laid.slice(1).map(({ y }, at) => Math.round(y - laid[at].y - laid[at].height)),
    [14, 14],
  );
  const header = await page.locator(".site-header").boundingBox();
  assert.equal(Math.round(laid[0].y - header.y - header.height), 12, "under the header");

  await one("fifth").locator("button").click();
  await pass(200);
  await until(async () => (await titles()) === "fourth,third,second", "the next one is seen");
});

test("one that waits behind three others has its whole time once it is seen", async (t) => {
  const { page, shown, one, show, pass, leaves, stays } = await visit(t);
  await show({ type: "info", title: "waiting" });
  for (const title of ["a", "b", "c"]) await show({ type: "info", title, forever: true });
  await until(async () => (await shown.count()) === 3 && !(await one("waiting").isVisible()), "it is behind");
  await pass(60_000);
  await stays("waiting");
  await one("c").locator("button").click();
  await page.mouse.move(10, 800);
  await pass(200);
  await one("waiting").waitFor();
  await pass(3_500);
  await stays("waiting");
  await pass(500);
  await leaves("waiting");
});

test("the pointer on one stops the time, and away from it the rest passes", async (t) => {
  const { page, one, show, pass, leaves, stays } = await visit(t);
  await show({ type: "info", title: "Note" });
  await pass(3000);
  await one("Note").hover();
  await pass(60_000);
  await stays("Note");
  await page.mouse.move(10, 800);
  await pass(0);
  await pass(990);
  await stays("Note");
  await pass(10);
  await leaves("Note");
});

test("the focus in one stops the time too; Alt+T leads to it, Escape back", async (t) => {
  const { page, region, show, pass, leaves, stays } = await visit(t);
  const before = page.locator("main a").first();
  await before.focus();
  await page.keyboard.press("Alt+t");
  assert(await isFocused(before), "without any, the keys are the browser's");
  await show({ type: "warning", title: "Mind" });
  await pass(2000);
  await page.keyboard.press("Alt+t");
  await until(() => isFocused(region), "the focus is there");
  await pass(0);
  await pass(60_000);
  await stays("Mind");
  await page.keyboard.press("Escape");
  await until(() => isFocused(before), "the focus is back");
  await pass(0);
  await pass(1990);
  await stays("Mind");
  await pass(10);
  await leaves("Mind");
});

test("by keyboard one is closed and the button of another pressed, and the focus is not lost", async (t) => {
  const { page, region, all, one, say, show, pass, gone, heard } = await visit(t);
  const before = page.locator("main a").first();
  await before.focus();
  await show({ type: "error", title: "Failed", description: "Nothing was sent.", action: "Once more", forever: true });
  await show({ type: "info", title: "Second", forever: true });
  await page.keyboard.press("Alt+t");
  await reach(page, one("Second").getByRole("button", { name: say("close") }));
  await page.keyboard.press("Enter");
  await pass(200);
  await until(async () => (await all.count()) === 1, "it is closed");
  assert(await isFocused(region));
  await reach(page, one("Failed").getByRole("button", { name: "Once more" }));
  await page.keyboard.press("Enter");
  await pass(200);
  await gone();
  assert.equal(await page.evaluate(() => window.pressed), 1);
  await until(() => isFocused(before), "the focus is back");
  assert.deepEqual(heard, []);
});

test("a swipe of 45 px puts one away, to the side or upwards; a shorter one or another way does not", async (t) => {
  const { page, one, show, pass, leaves, stays, gone } = await visit(t);
  async function swipe(title, right, down) {
    const box = await one(title).boundingBox();
    const [x, y] = [box.x + 100, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right / 2, y + down / 2);
    await page.mouse.move(x + right, y + down);
    await page.mouse.up();
    await page.waitForTimeout(60);
  }
  await show({ type: "info", title: "Note", forever: true });
  const { x, y } = await one("Note").boundingBox();
  for (const [right, down] of [
    [44, 0],
    [-200, 0],
    [0, 200],
    [0, -44],
  ]) {
    await swipe("Note", right, down);
    await stays("Note");
    const now = await one("Note").boundingBox();
    assert.deepEqual([now.x, now.y], [x, y], "it is back in its place");
  }
  await swipe("Note", 45, 0);
  await leaves("Note");
  await pass(200);
  await gone();
  await show({ type: "info", title: "Other", forever: true });
  await swipe("Other", 0, -45);
  await leaves("Other");
  await pass(200);
  await gone();
  await show({ type: "loading", title: "Firm", dismissible: false });
  await swipe("Firm", 200, 0);
  await stays("Firm");
  assert.equal(await one("Firm").locator("button").count(), 0, "only its caller may close it");
});

test("it moves for 200 ms, and not at all where less motion is wanted", async (t) => {
  for (const [reducedMotion, least, most] of [
    ["no-preference", 0.2, 0.2],
    ["reduce", 0, 0.001],
  ]) {
    const { one, show } = await visit(t, { reducedMotion });
    await show({ type: "info", title: "Note", forever: true });
    const seconds = await one("Note").evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration));
    assert(seconds >= least && seconds <= most, `${reducedMotion}: ${seconds} s`);
  }
});

describe("on a screen of 320 px one is read in full", { concurrency: 3 }, () => {
  for (const segment of sample(told, 0, 3))
    test(segment, async (t) => {
      const { page, all, say, show } = await visit(t, { segment, viewport: { width: 320, height: 568 } });
      await show({
        type: "error",
        title: `${say("error")} 0x1234567890abcdef1234567890abcdef12345678`,
        description: "word ".repeat(30),
        action: say("close"),
        cancel: { label: say("close") },
        forever: true,
      });
      const box = await all.boundingBox();
      assert.deepEqual([box.x, box.width], [16, 288]);
      assert(box.y + box.height <= 568, "it ends on the screen");
      for (const part of await all.locator("p:not(.sr), button").all()) {
        const { left, right, inner, room } = await part.evaluate((element) => ({
          ...element.getBoundingClientRect().toJSON(),
          inner: element.scrollWidth,
          room: element.clientWidth,
        }));
        assert(
          left >= 16 && right <= 304 && inner <= room,
          `${await part.textContent()}: from ${left} to ${right}, ${inner} px in ${room}`,
        );
      }
      assert.equal(
        await page.evaluate(() => document.documentElement.scrollWidth),
        320,
        "the page does not scroll sideways",
      );
    });
});

test("one is above an open dialog, and can be closed there", async (t) => {
  const { page, one, show, pass, gone } = await visit(t);
  await page.locator(".wallet-open").click();
  const dialog = page.locator("dialog.wallet[open]");
  await dialog.waitFor();
  await show({ type: "info", title: "Note", forever: true });
  await one("Note").locator("button").click();
  await pass(200);
  await gone();
  assert(await dialog.isVisible());
});
