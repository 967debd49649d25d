/** The picture of the film, which the island fetches when the film is started. */
import { type Facts, frame } from "./frame";
import { paint } from "./painter";
import type { Word } from "./shapes";

/** Draws the film at `time` over the whole of `canvas`. */
export function draw(
  canvas: HTMLCanvasElement,
  time: number,
  facts: Facts,
  words: Readonly<Record<Word, string>>,
): void {
  paint(canvas, frame(time, canvas.width / canvas.height, facts), words);
}
