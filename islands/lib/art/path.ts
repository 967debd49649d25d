/** A point in the units of a drawing. */
export type Point = readonly [x: number, y: number];

/**
 * A pen that writes SVG path data in whole units. All coordinates are relative to the actual position of the rounded
 * pen, so that rounding errors do not add up, and signs replace the separators.
 */
class Pen {
  data = "";

  write(command: string, ...numbers: number[]): void {
    this.data += command;
    numbers.forEach((number, index) => {
      this.data += index > 0 && number >= 0 ? ` ${number}` : `${number}`;
    });
  }

  /** Continues the last command. */
  more(...numbers: number[]): void {
    for (const number of numbers) this.data += number >= 0 ? ` ${number}` : `${number}`;
  }
}

const whole = (value: number): number => Math.round(value) + 0;

/**
 * A smooth curve along `guides`, a uniform quadratic B-spline. It starts and ends half-way between the outer two guides
 * at each end. A `t` segment reflects the last control point, which for this spline is exactly the next guide, so a
 * segment only needs its end. Each end is chosen so that the reflected control point stays within one unit of its
 * guide.
 */
export function curve(guides: readonly Point[]): string {
  const [first, second] = guides;
  if (first === undefined || second === undefined) return "";
  const pen = new Pen();
  let [penX, penY] = [whole((first[0] + second[0]) / 2), whole((first[1] + second[1]) / 2)];
  let [controlX, controlY] = [whole(second[0]), whole(second[1])];
  pen.write("M", penX, penY);
  guides.slice(2).forEach(([x, y], index) => {
    const [endX, endY] = [whole((controlX + x) / 2), whole((controlY + y) / 2)];
    if (index === 0) {
      pen.write("q", controlX - penX, controlY - penY, endX - penX, endY - penY);
    } else if (index === 1) {
      pen.write("t", endX - penX, endY - penY);
    } else {
      pen.more(endX - penX, endY - penY);
    }
    [controlX, controlY] = [2 * endX - controlX, 2 * endY - controlY];
    [penX, penY] = [endX, endY];
  });
  return pen.data;
}

/** The range of a wave. Guides are two units apart, so it may extend up to two units beyond `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A curve that runs along x, its height given by `height(x)`. */
export function wave({ from, to }: Span, height: (x: number) => number): string {
  return curve(guides({ from, to }, height));
}

/** The guides of a wave, for drawings that turn or measure it first. */
export function guides({ from, to }: Span, height: (x: number) => number): Point[] {
  const points: Point[] = [];
  for (let x = from - 1; x < to + 3; x += 2) points.push([x, height(x)]);
  return points;
}

/** Dots as strokes of no length; with round caps each is a disc, about eight bytes. */
export function dots(points: readonly Point[]): string {
  const pen = new Pen();
  let [penX, penY] = [0, 0];
  points.forEach(([x, y], index) => {
    const [dotX, dotY] = [whole(x), whole(y)];
    pen.write(index === 0 ? "M" : "m", dotX - penX, dotY - penY);
    pen.write("h", 0);
    [penX, penY] = [dotX, dotY];
  });
  return pen.data;
}

/** A number with at most `digits` decimals, for an attribute. */
export function rounded(value: number, digits = 2): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale + 0;
}

/** A full circle as a path, clockwise from three o’clock: paths may be given a length of their own, circles only since SVG 2. */
export function ring(x: number, y: number, radius: number): string {
  return `M${rounded(x + radius)} ${y}a${radius} ${radius} 0 1 1${rounded(-2 * radius)} 0a${radius} ${radius} 0 1 1 ${rounded(2 * radius)} 0`;
}
