import { type RefObject, useEffect, useRef, useState } from "react";
import { beatAt, beats, LENGTH } from "./story";

/** Milliseconds between two frames, and between two states of the controls. */
const FRAME = 33;
const STATE = 200;

/** A film that can be played and paused, and whose position can be set. */
export interface Player {
  readonly time: number;
  readonly playing: boolean;
  /** Plays or pauses; at the end it starts again. */
  toggle(): void;
  seek(time: number): void;
}

/**
 * Plays the film on a canvas that `draw` fills, while it is visible and its tab is active. If reduced motion is
 * requested, one still represents each caption.
 */
export function usePlayer(
  canvas: RefObject<HTMLCanvasElement | null>,
  draw: (canvas: HTMLCanvasElement, time: number) => void,
): Player {
  const [time, setTime] = useState(0);
  const [playing, setPlaying] = useState(false);
  const now = useRef(0);
  const show = useRef(() => {});

  show.current = () => {
    if (!canvas.current) return;
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    fitCanvas(canvas.current);
    draw(canvas.current, isReduced ? (beats[beatAt(now.current)]?.still ?? 0) : now.current);
  };

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const redraw = () => show.current();
    const size = new ResizeObserver(redraw);
    size.observe(element);
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const scheme = matchMedia("(prefers-color-scheme: light)");
    scheme.addEventListener("change", redraw);
    const view = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) setPlaying(false);
    });
    view.observe(element);
    const leave = () => document.hidden && setPlaying(false);
    document.addEventListener("visibilitychange", leave);
    return () => {
      for (const observer of [size, theme, view]) observer.disconnect();
      scheme.removeEventListener("change", redraw);
      document.removeEventListener("visibilitychange", leave);
    };
  }, [canvas.current]);

  useEffect(() => {
    if (!playing) return;
    let request: number;
    let drawn = performance.now();
    let told = 0;
    const step = (moment: number) => {
      request = requestAnimationFrame(step);
      if (moment - drawn < FRAME - 4) return;
      now.current = Math.min(LENGTH, now.current + Math.max(0, moment - drawn) / 1000);
      drawn = moment;
      show.current();
      if (moment - told > STATE || now.current === LENGTH) {
        told = moment;
        setTime(now.current);
      }
      if (now.current === LENGTH) setPlaying(false);
    };
    request = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(request);
      setTime(now.current);
    };
  }, [playing]);

  const seek = (to: number) => {
    now.current = Math.min(LENGTH, Math.max(0, to));
    setTime(now.current);
    show.current();
  };
  const toggle = () => {
    if (!playing && now.current === LENGTH) seek(0);
    setPlaying(!playing);
  };
  return { time, playing, toggle, seek };
}

/** Sets a canvas to the resolution of the screen. */
function fitCanvas(canvas: HTMLCanvasElement): void {
  const ratio = Math.min(devicePixelRatio, 2);
  const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
