// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followMotion } from "../../shell/motion";
import { fakeMedia, find, pages } from "../../shell/testing";
import { keepMoving } from "./moving";
import { Permit } from "./permit";
import { sweep } from "./sweep";

const endPage = pages();
const root = document.documentElement;
let see: (isSeen: boolean) => void;
let reduced: boolean;
let media: ReturnType<typeof fakeMedia>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  reduced = false;
  media = fakeMedia(() => reduced);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
    },
  );
});
afterEach(() => {
  endPage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete root.dataset.motion;
  localStorage.clear();
  hide(false);
});

const hide = (hidden: boolean) => {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
};
/** Mutation observers and promises report after the current task. */
const settle = () => new Promise((done) => setTimeout(done));

function device(properties: object) {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), properties));
}

function start() {
  const moving = { element: document.body, pause: 100, draw: vi.fn(), rest: vi.fn() };
  const permit = new Permit();
  keepMoving(moving, permit);
  const moves = () => {
    const before = moving.draw.mock.calls.length;
    vi.advanceTimersByTime(200);
    return moving.draw.mock.calls.length > before;
  };
  return { ...moving, permit, moves };
}

test("a drawing moves only while it is seen, and goes on from where it stopped", () => {
  const { moves, draw, rest } = start();
  expect(moves()).toBe(false);
  see(true);
  expect(moves()).toBe(true);
  see(false);
  expect(rest).toHaveBeenCalledTimes(1);
  expect(moves()).toBe(false);
  see(true);
  moves();
  expect(draw.mock.calls).toEqual([[1], [2], [3], [4]]);
});

test("nothing moves in a background tab", () => {
  const { moves } = start();
  see(true);
  hide(true);
  expect(moves()).toBe(false);
  hide(false);
  expect(moves()).toBe(true);
});

test("nothing moves while the system asks for less motion, also when it asks later", () => {
  reduced = true;
  const { moves, permit } = start();
  see(true);
  expect([moves(), permit.open]).toEqual([false, false]);
  reduced = false;
  media.change();
  expect([moves(), permit.open]).toEqual([true, true]);
  reduced = true;
  media.change();
  expect(moves()).toBe(false);
});

test("nothing moves while data is saved", () => {
  const connection = Object.assign(new EventTarget(), { saveData: true });
  device({ connection });
  const { moves } = start();
  see(true);
  expect(moves()).toBe(false);
  connection.saveData = false;
  connection.dispatchEvent(new Event("change"));
  expect(moves()).toBe(true);
});

test("nothing moves on a low battery until it is charged", async () => {
  const battery = Object.assign(new EventTarget(), { charging: false, level: 0.5 });
  device({ getBattery: () => Promise.resolve(battery) });
  const { moves } = start();
  see(true);
  await settle();
  expect(moves()).toBe(true);
  battery.level = 0.2;
  battery.dispatchEvent(new Event("levelchange"));
  expect(moves()).toBe(false);
  battery.charging = true;
  battery.dispatchEvent(new Event("chargingchange"));
  expect(moves()).toBe(true);
});

test("a browser that does not tell of its battery is taken to be charged", async () => {
  device({ getBattery: () => Promise.reject(new Error("NotAllowedError")) });
  const { moves } = start();
  see(true);
  await settle();
  expect(moves()).toBe(true);
});

test("the button pauses every drawing, says so and keeps it", async () => {
  document.body.innerHTML = `<button class="motion"></button>`;
  followMotion();
  const { moves } = start();
  see(true);
  const button = find("button.motion");
  expect(button.ariaPressed).toBe("false");
  button.click();
  await settle();
  expect([moves(), button.ariaPressed, localStorage.getItem("motion")]).toEqual([false, "true", "paused"]);
  button.click();
  await settle();
  expect([moves(), button.ariaPressed, localStorage.getItem("motion")]).toEqual([true, "false", null]);
});

test("what was paused on another page is paused here", () => {
  root.dataset.motion = "paused";
  document.body.innerHTML = `<button class="motion"></button>`;
  followMotion();
  const { moves } = start();
  see(true);
  expect([moves(), find("button.motion").ariaPressed]).toEqual([false, "true"]);
});

test("the radar's hand goes from tick to tick and stays where it was stopped", () => {
  document.body.innerHTML = `<svg class="radar"><g class="radar-hand"></g></svg>`;
  const radar = document.querySelector<SVGSVGElement>(".radar")!;
  Object.defineProperty(radar, "viewBox", { value: { baseVal: { width: 460, height: 460 } } });
  const hand = document.querySelector(".radar-hand")!;
  const { draw, rest } = sweep(radar);
  draw(3);
  expect(hand.getAttribute("transform")).toBe("rotate(15 230 230)");
  draw(73);
  rest();
  expect(hand.getAttribute("transform")).toBe("rotate(5 230 230)");
});
