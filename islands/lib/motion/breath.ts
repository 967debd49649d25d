import { present } from "../present";
import type { Moving } from "./moving";

/** Frames per second: the fastest line moves less than one pixel per frame. */
const RATE = 6;
/** The movement of a line away from the calm axis and towards it, as a share of its distance. */
const DEPTH = 0.055;
/** The period of each layer in seconds. They start together, as in the server's drawing. */
const BREATHS = [20, 26, 33];

/** The drawing in its displayed size. */
interface Sheet {
  readonly svg: SVGSVGElement;
  readonly context: CanvasRenderingContext2D;
  /** Canvas pixels per unit of the drawing. */
  readonly scale: readonly [x: number, y: number];
  /** The positions of the drawing's origin and its calm axis, in canvas pixels. */
  readonly origin: number;
  readonly axis: number;
  /** The colours of the lines, from edge to edge. */
  readonly colours: HTMLCanvasElement;
  readonly layers: readonly (readonly Line[])[];
}

interface Line {
  readonly path: Path2D;
  readonly opacity: number;
}

/**
 * Animates the lines of the hero. They are drawn for every frame at the screen's resolution, so that hairlines stay sharp,
 * on a canvas over the server's drawing; the style and layout of the page do not change. At rest, the server's drawing is
 * shown again, in the same position.
 */
export function breath(host: HTMLElement): Moving {
  let sheet: Sheet | undefined;
  let key = "";
  let stretches = BREATHS.map(() => 1);

  const clear = () => {
    if (!sheet) return;
    sheet.context.canvas.remove();
    present(sheet.svg.querySelector("g")).removeAttribute("visibility");
    sheet = undefined;
  };

  return {
    element: host,
    pause: 1000 / RATE,
    draw(frames) {
      const svg = [...host.querySelectorAll("svg")].find((svg) => svg.getClientRects().length);
      if (!svg) return;
      const { left, width, height } = svg.getBoundingClientRect();
      const ink = getComputedStyle(present(svg.querySelector("stop"))).stopColor;
      const now = [left, width, height, host.clientWidth, devicePixelRatio, ink].join();
      if (now !== key) {
        clear();
        key = now;
        sheet = prepare(host, svg);
        host.append(sheet.context.canvas);
        present(svg.querySelector("g")).setAttribute("visibility", "hidden");
      }
      stretches = BREATHS.map((breath) => 1 + DEPTH * Math.sin((2 * Math.PI * frames) / RATE / breath));
      if (sheet) paint(sheet, stretches);
    },
    rest() {
      clear();
      key = "";
      for (const svg of host.querySelectorAll("svg")) {
        const axis = svg.viewBox.baseVal.height / 2;
        for (const [layer, stretch] of stretches.entries()) {
          layersOf(svg)[layer]?.setAttribute("transform", `matrix(1 0 0 ${stretch} 0 ${axis * (1 - stretch)})`);
        }
      }
    },
  };
}

const layersOf = (svg: SVGSVGElement): readonly Element[] => [...svg.querySelectorAll(".field-layer")];

/** A canvas over the visible part of the lines of `svg`, and all values that are constant between frames. */
function prepare(host: HTMLElement, svg: SVGSVGElement): Sheet {
  const view = svg.viewBox.baseVal;
  const lines = present(svg.querySelector("g")).getBBox();
  const place = svg.getBoundingClientRect();
  const frame = host.getBoundingClientRect();
  const ratio = devicePixelRatio;
  const across = place.width / view.width;
  const down = place.height / view.height;
  const axis = view.height / 2;
  const reach = Math.max(axis - lines.y, lines.y + lines.height - axis) * (1 + DEPTH) * down + 2;
  const start = place.left - frame.left;
  const left = Math.max(0, start + lines.x * across);
  const right = Math.min(frame.width, start + (lines.x + lines.width) * across + 2);
  const top = place.top - frame.top + axis * down - reach;

  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((right - left) * ratio);
  canvas.height = Math.ceil(2 * reach * ratio);
  const offset = Math.round(top * ratio) / ratio;
  canvas.style.cssText = `position:absolute;left:${left}px;top:${offset}px;width:${canvas.width / ratio}px;height:${canvas.height / ratio}px`;
  canvas.ariaHidden = "true";
  const context = present(canvas.getContext("2d"));
  context.lineWidth = ratio;
  context.lineCap = "round";

  const origin = (start - left) * ratio;
  const colours = canvas.cloneNode() as HTMLCanvasElement;
  const wash = present(colours.getContext("2d"));
  const gradient = wash.createLinearGradient(origin, 0, origin + place.width * ratio, 0);
  for (const stop of svg.querySelectorAll("stop"))
    gradient.addColorStop(stop.offset.baseVal, getComputedStyle(stop).stopColor);
  wash.fillStyle = gradient;
  wash.fillRect(0, 0, colours.width, colours.height);

  const layers = layersOf(svg).map((layer) =>
    [...layer.children].map((line) => ({
      path: new Path2D(line.getAttribute("d") ?? ""),
      opacity: Number(line.getAttribute("opacity")),
    })),
  );
  const scale = [across * ratio, down * ratio] as const;
  return { svg, context, scale, origin, axis: (place.top - frame.top + axis * down - offset) * ratio, colours, layers };
}

/**
 * Draws the lines in one colour and then applies the colours to them, which yields the same picture as lines with a
 * gradient in a third of the time.
 */
function paint(
  { svg, context, scale: [across, down], origin, axis, colours, layers }: Sheet,
  stretches: readonly number[],
): void {
  const { canvas } = context;
  const middle = svg.viewBox.baseVal.height / 2;
  context.globalCompositeOperation = "source-over";
  context.clearRect(0, 0, canvas.width, canvas.height);
  layers.forEach((lines, layer) => {
    const tall = down * (stretches[layer] ?? 1);
    const place = new DOMMatrix([across, 0, 0, tall, origin, axis - middle * tall]);
    for (const { path, opacity } of lines) {
      const line = new Path2D();
      line.addPath(path, place);
      context.globalAlpha = opacity;
      context.stroke(line);
    }
  });
  context.globalAlpha = 1;
  context.globalCompositeOperation = "source-in";
  context.drawImage(colours, 0, 0);
}
