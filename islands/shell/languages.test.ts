// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { followLanguages } from "./languages";
import { find, pages, press } from "./testing";

const endPage = pages();
const menu = () => find<HTMLDetailsElement>(".languages");
const link = () => find<HTMLAnchorElement>("a");

beforeEach(() => {
  document.body.innerHTML =
    `<main><button>Page</button></main><details class="languages"><summary tabindex="0">EN</summary>` +
    `<ul><li><a href="/ru/tokenomics/">Русский</a></li></ul></details>`;
  history.replaceState(null, "", "/en/tokenomics/?amount=5&r=a#plans");
  followLanguages();
});
afterEach(endPage);

/** Opens the menu; browsers dispatch the event later, and jsdom does not. */
function open() {
  menu().open = true;
  menu().dispatchEvent(new Event("toggle"));
}

test("another language keeps the query and the anchor", () => {
  open();
  expect(link().getAttribute("href")).toMatch(/\/ru\/tokenomics\/\?amount=5&r=a#plans$/);
});

test.each(["menu", "skip"])("the address #%s is no place to keep", (anchor) => {
  history.replaceState(null, "", `/en/#${anchor}`);
  open();
  expect(link().hash).toBe("");
  expect(link().search).toBe("");
});

test.each([
  ["/de/x/", ["/de/x/", "/fr/x/"]],
  ["/whatever", ["/whatever", "/fr/not-found/"]],
  ["/de/not-found/", ["/de/not-found/", "/fr/not-found/"]],
])("the page for unknown addresses keeps %s in another language", (address, expected) => {
  endPage();
  find("ul").innerHTML =
    `<li><a href="/de/not-found/" aria-current="true">Deutsch</a></li><li><a href="/fr/not-found/">Français</a></li>`;
  history.replaceState(null, "", `${address}?r=a`);
  followLanguages();
  for (let times = 0; times < 2; times += 1) {
    open();
    const links = [...document.querySelectorAll("a")];
    expect(links.map(({ pathname }) => pathname)).toEqual(expected);
    expect(links[1]!.search).toBe("?r=a");
  }
});

test("a menu that was open before keeps the place too", () => {
  endPage();
  menu().open = true;
  link().setAttribute("href", "/ru/");
  followLanguages();
  expect(link().hash).toBe("#plans");
});

test("Escape closes and gives the focus back", () => {
  open();
  link().focus();
  press("Escape");
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(find("summary"));
  find("button").focus();
  press("Escape");
  expect(document.activeElement).toBe(find("button"));
});

test("arrows move the focus between languages and do not scroll the page", () => {
  endPage();
  const links = ["de", "fr", "it"].map((tag) => `<li><a href="/${tag}/">${tag}</a></li>`).join("");
  menu().outerHTML = `<details class="languages"><summary tabindex="0">EN</summary><ul>${links}</ul></details>`;
  followLanguages();
  find("summary").focus();
  const keys = ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "End", "ArrowDown", "Home"];
  const focused = () => document.activeElement?.textContent;
  expect(press("ArrowDown")).toBe(false);
  open();
  const path = keys.map((key) => [press(key), focused()]);
  expect(path).toEqual(["de", "fr", "de", "de", "it", "it", "de"].map((tag) => [true, tag]));
  expect(press("ArrowDown", { altKey: true })).toBe(false);
  expect(focused()).toBe("de");
});

test("a press elsewhere closes, one inside does not", () => {
  open();
  find("ul").click();
  expect(menu().open).toBe(true);
  find("main").click();
  expect(menu().open).toBe(false);
});

test("the focus leaving closes, also into nothing only if it went somewhere", () => {
  open();
  link().focus();
  link().blur();
  expect(menu().open).toBe(true);
  link().focus();
  find("button").focus();
  expect(menu().open).toBe(false);
});

test("a page without the menu is fine", () => {
  document.body.innerHTML = "";
  followLanguages();
});
