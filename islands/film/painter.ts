import { present } from "../lib/present";
import type { Point } from "../lib/art/path";
import type { Ink, Shape, Word } from "./shapes";

/** The names of the colours in the style sheet. */
function property(ink: Ink): string {
  if (typeof ink === "number") return `--a${ink}`;
  return ink === "text" ? "--text" : ink === "muted" ? "--text-3" : `--g-${ink}`;
}

/** The hero's colours, from the left edge to the reading. */
const stops = [
  ["fear", 0.06],
  ["doubt", 0.27],
  ["calm", 0.4],
  ["greed", 0.53],
  ["fomo", 0.69],
  ["fomo", 0.76],
  ["greed", 0.91],
  ["calm", 1],
] as const;

/** Cached resolved colours, by theme. */
const colours = new Map<string, string>();

/** Paints `shapes` over the whole of `canvas`, in the current colours of the page. */
export function paint(
  canvas: HTMLCanvasElement,
  shapes: readonly Shape[],
  words: Readonly<Record<Word, string>>,
): void {
  const context = present(canvas.getContext("2d"));
  const style = getComputedStyle(canvas);
  const ratio = canvas.width / canvas.clientWidth;
  const unit = canvas.height;
  const colour = (ink: Ink): string => {
    const name = property(ink);
    // The ground differs between the themes.
    const key = `${style.backgroundColor} ${name}`;
    const known = colours.get(key) ?? resolve(canvas, name);
    colours.set(key, known);
    return known;
  };

  context.globalAlpha = 1;
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.lineCap = "round";
  context.lineJoin = "round";
  let gradient: { readonly calm: number; readonly fill: CanvasGradient } | undefined;

  for (const shape of shapes) {
    context.globalAlpha = shape.opacity;
    if (shape.kind === "line") {
      const { ink } = shape;
      if (typeof ink === "object") {
        if (gradient?.calm !== ink.calm) {
          const fill = context.createLinearGradient(0, 0, ink.calm * unit, 0);
          for (const [feeling, offset] of stops) fill.addColorStop(offset, colour(feeling));
          gradient = { calm: ink.calm, fill };
        }
        context.strokeStyle = gradient.fill;
      } else context.strokeStyle = colour(ink);
      context.lineWidth = shape.width * ratio;
      context.beginPath();
      trace(context, shape.points, unit);
      context.stroke();
    } else if (shape.kind === "arc") {
      const { at, radius, from, to } = shape;
      context.strokeStyle = colour(shape.ink);
      context.lineWidth = shape.width * ratio;
      context.beginPath();
      context.arc(at[0] * unit, at[1] * unit, radius * unit, (from - 0.25) * 2 * Math.PI, (to - 0.25) * 2 * Math.PI);
      context.stroke();
    } else if (shape.kind === "dots") {
      context.fillStyle = colour(shape.ink);
      context.beginPath();
      const radius = Math.max(shape.radius * unit, 0.8 * ratio);
      for (const [x, y] of shape.points) {
        context.moveTo(x * unit + radius, y * unit);
        context.arc(x * unit, y * unit, radius, 0, 2 * Math.PI);
      }
      context.fill();
    } else {
      context.fillStyle = colour(shape.ink);
      context.font = `500 ${Math.max(13, Math.min(17, (unit / ratio) * 0.04)) * ratio}px ${style.fontFamily}`;
      context.textAlign = shape.centred ? "center" : "left";
      context.textBaseline = "middle";
      context.fillText(words[shape.word], shape.at[0] * unit, shape.at[1] * unit);
    }
  }
}

/** A smooth curve: it passes half-way between its guides. */
function trace(context: CanvasRenderingContext2D, points: readonly Point[], unit: number): void {
  const [left, top] = present(points[0]);
  context.moveTo(left * unit, top * unit);
  points.slice(1).forEach(([x, y], index) => {
    const next = points[index + 2];
    if (next) context.quadraticCurveTo(x * unit, y * unit, ((x + next[0]) / 2) * unit, ((y + next[1]) / 2) * unit);
    else context.lineTo(x * unit, y * unit);
  });
}

/** Resolves a colour of the style sheet for the canvas: in numbers, for the theme of the page. */
function resolve(canvas: HTMLCanvasElement, name: string): string {
  canvas.style.color = `var(${name})`;
  const { color } = getComputedStyle(canvas);
  canvas.style.removeProperty("color");
  return color;
}
