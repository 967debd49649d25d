// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followMenu } from "./menu";
import { fakeMedia, find, pages, press } from "./testing";

const endPage = pages();
let wide = false;
let media: ReturnType<typeof fakeMedia>;

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
/** jsdom does not support `inert`, and stores it as a property. */
const isOpen = () => ["main", "header", "footer"].every((part) => find(part).inert === true);

beforeEach(() => {
  wide = false;
  media = fakeMedia(() => wide);
  history.replaceState(null, "", "/en/?r=a");
  document.body.className = "";
  document.body.innerHTML =
    `<a class="skip" id="skip" href="#main">Skip</a>` +
    `<header class="site-header"><a class="menu-open" href="#menu">Menu</a></header>` +
    `<main id="main" tabindex="-1"><h2 id="faq">FAQ</h2></main><footer class="site-footer"></footer>` +
    `<a class="scrim" href="#skip"></a>` +
    `<nav class="drawer" id="menu"><a class="menu-close" href="#skip">Close</a><a id="there" href="#faq">FAQ</a></nav>`;
});
afterEach(async () => {
  endPage();
  vi.unstubAllGlobals();
  await settle();
});

/** Follows the link that opens the menu. */
async function open() {
  find(".menu-open").focus();
  find(".menu-open").click();
  await vi.waitFor(() => expect(find("main").inert).toBe(true));
}

test("opening makes the page behind inert and moves the focus in", async () => {
  followMenu();
  expect(isOpen()).toBe(false);
  await open();
  expect(isOpen()).toBe(true);
  expect(find(".skip").inert).toBe(true);
  expect(document.activeElement).toBe(find(".menu-close"));
});

test.each([
  ["Escape", () => void press("Escape")],
  ["the close button", () => find(".menu-close").click()],
  ["the scrim", () => find(".scrim").click()],
  ["the back button", () => history.back()],
])("%s closes it, gives the focus back and leaves the address as it was", async (_, close) => {
  followMenu();
  await open();
  close();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  expect(document.activeElement).toBe(find(".menu-open"));
  expect(location.pathname + location.search + location.hash).toBe("/en/?r=a");
});

test("a page that is opened with the menu closes it without leaving the page", async () => {
  history.replaceState(null, "", "/en/?r=a#menu");
  const steps = history.length;
  followMenu();
  expect(isOpen()).toBe(true);
  press("Escape");
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  expect(location.href).toMatch(/\/en\/\?r=a$/);
  expect(history.length).toBe(steps);
});

test("a chosen place on the page closes the menu and keeps the focus there", async () => {
  followMenu();
  await open();
  find("#there").click();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  expect(location.hash).toBe("#faq");
  expect(document.activeElement).not.toBe(find(".menu-open"));
  history.back();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});

test("a link opened in a new tab leaves the menu", async () => {
  followMenu();
  await open();
  find("#there").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  await settle();
  expect(location.hash).not.toBe("");
});

test("a screen that becomes wide has no menu to close", async () => {
  followMenu();
  await open();
  wide = true;
  media.change();
  expect(isOpen()).toBe(false);
});

test("the platform has its own width", () => {
  const asked = vi.fn(() => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("matchMedia", asked);
  document.body.className = "platform";
  followMenu();
  expect(asked).toHaveBeenCalledWith("(min-width: 48rem)");
});

test("a page without the menu is fine", () => {
  document.body.innerHTML = "";
  followMenu();
});
