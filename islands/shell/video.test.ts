// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { find } from "./testing";
import { followVideo } from "./video";

const player = "https://player.example/embed/1";

beforeEach(() => {
  document.body.innerHTML =
    `<div><div class="video-art"></div><p id="words">` +
    `<a class="video-play" href="https://films.example/1" data-embed="${player}" data-title="A film">Watch</a></p>` +
    `<p id="caption">Drawing</p></div>`;
});

const click = (more: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
  find(".video-play").dispatchEvent(event);
  return event.defaultPrevented;
};

test("nothing of the host is there before a click; then its player is, in the drawing's place", () => {
  followVideo();
  expect(document.querySelector("iframe")).toBeNull();
  expect(click()).toBe(true);
  const frame = find<HTMLIFrameElement>("iframe");
  expect([frame.src, frame.title, frame.hasAttribute("credentialless")]).toEqual([player, "A film", true]);
  expect(document.querySelector(".video-art")).toBeNull();
  expect(document.querySelector("#caption")).toBeNull();
  expect(find("#words").textContent).toBe("Watch");
  expect(document.activeElement).toBe(frame);
});

test("afterwards the link leads to the host's page", () => {
  followVideo();
  click();
  let prevented: boolean | undefined;
  addEventListener(
    "click",
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  find("a").click();
  expect(prevented).toBe(false);
  expect(document.querySelectorAll("iframe")).toHaveLength(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])("%j opens the host's page", (more) => {
  followVideo();
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  click(more);
  expect(document.querySelector("iframe")).toBeNull();
});

test("a film without a player stays a link", () => {
  find(".video-play").removeAttribute("data-embed");
  followVideo();
  let prevented: boolean | undefined;
  addEventListener(
    "click",
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  click();
  expect(prevented).toBe(false);
});
