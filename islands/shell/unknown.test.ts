// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { leadOn } from "./unknown";

/** Opens the English page for unknown addresses at `address`; returns the target, and the shown address. */
function open(
  address: string,
  markup = `<section class="not-found"><a class="btn btn-primary" href="/en/">Home</a></section>`,
) {
  document.body.innerHTML =
    `<details class="languages"><a href="/en/not-found/" aria-current="true">English</a>` +
    `<a href="/de/not-found/">Deutsch</a></details>${markup}`;
  const { pathname, search, hash } = new URL(address, "https://raa.example");
  const replace = vi.fn();
  const replaceState = vi.fn();
  leadOn({ location: { pathname, search, hash, replace }, history: { replaceState } } as unknown as Window);
  return [replace.mock.calls[0]?.[0], replaceState.mock.calls[0]?.[2]];
}

test.each([
  ["/de/x/?r=a#b", ["/de/not-found/#/de/x/?r=a#b", undefined]],
  ["/de/404.html", ["/de/not-found/#/de/404.html", undefined]],
  ["/xx/about/?r=a#b", ["/en/?r=a#b", undefined]],
  ["/en/x/", [undefined, undefined]],
  ["/picture.png", [undefined, undefined]],
  ["/en/not-found/#/en/x/?r=a", [undefined, "/en/x/?r=a"]],
  ["/en/not-found/#menu", [undefined, undefined]],
])("%s", (address, expected) => {
  expect(open(address)).toEqual(expected);
});

test("another page leads nowhere", () => {
  expect(open("/de/x/", "")).toEqual([undefined, undefined]);
});
