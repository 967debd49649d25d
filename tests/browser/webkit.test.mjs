/** The main stories of the site in WebKitGTK, as a third engine. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { pages } from "./site.mjs";
import { told, words } from "./visitor.mjs";
import { answered, By, found, Key, skip, useWebKit } from "./webkit.mjs";

const site = useWebKit();
const textOf = async (driver, selector) => (await driver.findElement(By.css(selector))).getText();
const isShown = () => document.querySelector("#menu").checkVisibility({ visibilityProperty: true });
const isHidden = () => !document.querySelector("#menu").checkVisibility({ visibilityProperty: true });
const spaced = (text) => text.replace(/\s+/g, " ").trim();

/** Replaces the content of a field by `text`, and presses a key. */
async function write(field, text, key) {
  await field.clear();
  await field.sendKeys(text, key);
}

describe("in WebKit", { skip }, () => {
  for (const segment of told)
    describe(segment, () => {
      test("every page stands without a sideways scrollbar, and nothing is refused or thrown", async () => {
        for (const { url } of pages.filter(({ locale }) => locale.segment === segment))
          for (const width of [1440, 500]) {
            const driver = await site.open(url, { width });
            const wide = await driver.executeScript(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            assert(wide <= 0, `${url} at ${width}: ${wide} px too wide`);
            assert.deepEqual(await site.heard(), [], url);
          }
      });

      const [typed, earned] = { in: ["12,34,567.5", "4,87,654.16"], ru: ["1 234 567,5", "487 654,16"] }[segment] ?? [
        "1,234,567.5",
        "487,654.16",
      ];
      test("the stake calculator works by keyboard, in the numbers of the language", async () => {
        const driver = await site.open(`/${segment}/tokenomics/`);
        const amount = await found(driver, "input[name=amount]");
        await answered(
          driver,
          () => !!document.querySelector("archipel-island[name=stake-calculator][hydrated]"),
          "the calculator is hydrated",
        );
        await write(amount, typed, Key.TAB);
        await write(await driver.switchTo().activeElement(), "6", Key.ENTER);
        await answered(
          driver,
          (text) => document.querySelector("[role=status] dd").innerText.replace(/\s/g, " ").startsWith(text),
          earned,
          earned,
        );
        assert.deepEqual(await site.heard(), []);
      });

      test("the wallet's dialog opens, says that there is no wallet, and closes by Escape", async () => {
        const driver = await site.open(`/${segment}/about/`);
        await driver.findElement(By.css(".wallet-open")).sendKeys(Key.ENTER);
        await answered(driver, () => document.querySelector("dialog.wallet")?.open === true, "the dialog");
        assert(spaced(await textOf(driver, "dialog.wallet")).includes(spaced(words(segment, "wallet")("none"))));
        await driver.switchTo().activeElement().sendKeys(Key.ESCAPE);
        await answered(driver, () => !document.querySelector("dialog.wallet[open]"), "it is closed");
        assert.deepEqual(await site.heard(), []);
      });
    });

  test("the language menu opens by keyboard and leads on", async () => {
    const driver = await site.open("/en/tokenomics/");
    await driver.findElement(By.css(".languages summary")).sendKeys(Key.ENTER);
    await driver.findElement(By.css('.languages a[hreflang="hi"]')).sendKeys(Key.ENTER);
    await answered(driver, () => location.pathname === "/in/tokenomics/", "the page in Hindi");
    assert.equal(await driver.executeScript(() => document.documentElement.lang), "hi");
  });

  test("the menu of small screens opens, and closes by Escape", async () => {
    const driver = await site.open("/ru/tokenomics/", { width: 500 });
    await answered(driver, () => document.documentElement.hasAttribute("hydrated"), "the page's script");
    assert(await driver.executeScript(isHidden));
    await driver.findElement(By.css(".menu-open")).sendKeys(Key.ENTER);
    await answered(driver, isShown, "the menu");
    await driver.switchTo().activeElement().sendKeys(Key.ESCAPE);
    await answered(driver, isHidden, "it is closed");
  });

  test("a purchase is estimated", async () => {
    const driver = await site.open("/en/how-to-buy/");
    const amount = await found(driver, "archipel-island[name=estimator] input[name=amount]");
    await amount.click();
    await answered(
      driver,
      () => !!document.querySelector("archipel-island[name=estimator][hydrated]"),
      "the estimator is hydrated",
    );
    await write(amount, "1,234,567.5", Key.ENTER);
    await answered(
      driver,
      () => document.querySelector("#purchase [role=status] .num").innerText.startsWith("20,576,125"),
      "the estimate",
    );
    assert.deepEqual(await site.heard(), []);
  });

  test("two answers leave the steps that apply", async () => {
    const driver = await site.open("/en/support/");
    await (await found(driver, 'label:has([name="problem"])')).click();
    const left = () =>
      [...document.querySelectorAll(".diagnosis div[data-of]")].filter((part) => part.checkVisibility()).length;
    assert.equal(await driver.executeScript(left), 1);
  });

  test("the film plays", async () => {
    const driver = await site.open("/en/");
    await (await found(driver, ".film .video-lens")).click();
    await answered(driver, () => document.querySelector(".film input")?.value > 0.5, "it plays");
    assert.deepEqual(await site.heard(), []);
  });

  test("what moves is paused by its button, and stays paused on the next page", async () => {
    const driver = await site.open("/en/");
    await (await found(driver, "button.motion")).click();
    await answered(driver, () => document.documentElement.dataset.motion === "paused", "paused");
    await driver.get(site.url("/en/about/"));
    assert.equal(await driver.executeScript(() => document.documentElement.dataset.motion), "paused");
  });

  test("an unknown address answers in its language", async () => {
    const driver = await site.open("/de/nowhere/");
    assert(spaced(await textOf(driver, "main")).length > 40);
    assert.equal(await driver.executeScript(() => document.documentElement.lang), "de");
  });
});
