import { present } from "../present";
import type { Moving } from "./moving";

/** Frames a second: the fastest line moves less than one pixel from one to the next. */
const RATE = 6;
/** How far a line moves away from the calm axis and towards it, as a share of its distance. */
const DEPTH = 0.055;
/** Seconds of a breath of each layer. They start together, as the server has drawn them. */
const BREATHS = [20, 26, 33];

/** What is drawn, in the size in which it is seen. */
interface Sheet {
  readonly svg: SVGSVGElement;
  readonly context: CanvasRenderingContext2D;
  /** Canvas pixels for a unit of the drawing. */
  readonly scale: readonly [x: number, y: number];
  /** Where the drawing's origin and its calm axis are, in canvas pixels. */
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
 * The lines of the hero breathe. They are drawn anew for every frame at the screen's own resolution, so that hairlines stay
 * sharp, on a canvas over the server's drawing; style and layout of the page are left alone. At rest the server's drawing
 * shows again, in the same pose.
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

/** A canvas over what is seen of the lines of `svg`, and all that does not change from frame to frame. */
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
 * Draws the lines in one colour and then lays the colours on them, which gives the same picture as lines in a gradient and
 * costs a third of the time.
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
