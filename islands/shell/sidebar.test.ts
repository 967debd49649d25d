// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followSidebar } from "./sidebar";
import { fakeMedia, find, pages, press } from "./testing";

const endPage = pages();
const root = document.documentElement;
let wide = true;
let cookie: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  wide = true;
  fakeMedia(() => wide);
  delete root.dataset.sidebar;
  cookie = vi.spyOn(document, "cookie", "set");
  document.body.innerHTML =
    `<a class="menu-open" href="#menu">Menu</a>` +
    `<button class="side-toggle" data-path="/site/" aria-expanded="true">Menu</button><kbd class="side-key">Ctrl+B</kbd>` +
    `<nav class="side"><a class="menu-close" href="#skip">Close</a>` +
    `<ul><li><a href="/hub"><svg></svg><span> Hub </span></a></li></ul></nav>` +
    `<input id="text"><input id="box" type="checkbox"><textarea></textarea><div contenteditable="true"><b>x</b></div>`;
});
afterEach(() => {
  endPage();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const collapsed = () => root.dataset.sidebar === "collapsed";
const toggle = () => find(".side-toggle");

test("the button folds and unfolds, and a cookie keeps it for seven days", () => {
  followSidebar();
  expect(cookie).not.toHaveBeenCalled();
  toggle().click();
  expect(collapsed()).toBe(true);
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
  expect(cookie).toHaveBeenLastCalledWith("sidebar=collapsed; max-age=604800; path=/site/; SameSite=Lax");
  toggle().click();
  expect(collapsed()).toBe(false);
  expect(toggle().getAttribute("aria-expanded")).toBe("true");
  expect(cookie).toHaveBeenLastCalledWith("sidebar=expanded; max-age=604800; path=/site/; SameSite=Lax");
});

test("over https the cookie is sent over https only", () => {
  followSidebar();
  vi.stubGlobal("location", { protocol: "https:" });
  toggle().click();
  expect(cookie).toHaveBeenLastCalledWith("sidebar=collapsed; max-age=604800; path=/site/; SameSite=Lax; Secure");
});

test.each([
  ["Linux x86_64", "Ctrl+B"],
  ["MacIntel", "⌘B"],
])("on %s the shortcut reads %s", (platform, key) => {
  vi.stubGlobal("navigator", { platform });
  followSidebar();
  expect(find(".side-key").textContent).toBe(key);
});

test("folded entries have their names as tooltips", () => {
  root.dataset.sidebar = "collapsed";
  followSidebar();
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
  expect(find("li a").dataset.tooltip).toBe("Hub");
  toggle().click();
  expect(find("li a").dataset.tooltip).toBeUndefined();
});

test.each([
  ["Ctrl + B", "b", { ctrlKey: true }],
  ["Cmd + B", "b", { metaKey: true }],
  ["with caps lock", "B", { ctrlKey: true }],
  ["on a Russian keyboard", "и", { ctrlKey: true, code: "KeyB" }],
  ["on a Dvorak keyboard", "b", { ctrlKey: true, code: "KeyN" }],
])("%s folds", (_, key, more) => {
  followSidebar();
  expect(press(key, more)).toBe(true);
  expect(collapsed()).toBe(true);
});

test.each([
  ["B alone", "b", {}],
  ["with Shift", "B", { ctrlKey: true, shiftKey: true }],
  ["with Alt", "b", { ctrlKey: true, altKey: true }],
  ["both Ctrl and Cmd", "b", { ctrlKey: true, metaKey: true }],
  ["held down", "b", { ctrlKey: true, repeat: true }],
  ["another key", "v", { ctrlKey: true, code: "KeyB" }],
])("%s does not", (_, key, more) => {
  followSidebar();
  expect(press(key, more)).toBe(false);
  expect(collapsed()).toBe(false);
});

test.each(["#text", "textarea", "b"])("in %s it makes text bold, or nothing", (field) => {
  followSidebar();
  expect(press("b", { ctrlKey: true }, find(field))).toBe(false);
  expect(collapsed()).toBe(false);
});

test("a box to tick is no field to type in", () => {
  followSidebar();
  press("b", { ctrlKey: true }, find("#box"));
  expect(collapsed()).toBe(true);
});

test("on small screens the keys open and close the drawer", () => {
  wide = false;
  followSidebar();
  const opened = vi.fn();
  const closed = vi.fn();
  find(".menu-open").addEventListener("click", opened);
  find(".menu-close").addEventListener("click", closed);
  press("b", { ctrlKey: true });
  expect(opened).toHaveBeenCalledTimes(1);
  history.replaceState(null, "", "#menu");
  press("b", { ctrlKey: true });
  expect(closed).toHaveBeenCalledTimes(1);
  expect(collapsed()).toBe(false);
});

test("blocked cookies are no error", () => {
  cookie.mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  followSidebar();
  toggle().click();
  expect(collapsed()).toBe(true);
});

test("a page without the side menu is fine", () => {
  document.body.innerHTML = "";
  followSidebar();
  press("b", { ctrlKey: true }, document.body);
  expect(collapsed()).toBe(false);
});
