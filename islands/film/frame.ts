import { present } from "../lib/present";
import { hill, smoothstep } from "../lib/art/noise";
import type { Point } from "../lib/art/path";
import { crowdLines } from "./crowd";
import type { Ink, Shape, Word } from "./shapes";

/** The data that are drawn. */
export interface Facts {
  /** Minutes for which the order of the example waits: one tick each. */
  readonly pause: number;
  /** The total supply of tokens: one dot for each million. */
  readonly supply: number;
  /** Shares of the groups, in percent, in the published order. */
  readonly shares: readonly number[];
}

/** A value that passes through `stops` of [time, value], eased between them. */
function along(time: number, ...stops: readonly (readonly [time: number, value: number])[]): number {
  let [, value] = present(stops[0]);
  stops.forEach(([until, next], index) => {
    const since = stops[index - 1]?.[0] ?? until;
    if (index > 0) value += (next - value) * smoothstep(since, until, time);
  });
  return value;
}

/** Visible from `from` to `to`, with `fade` seconds at each end. */
const shown = (time: number, from: number, to: number, fade = 0.6): number =>
  smoothstep(from, from + fade, time) * (1 - smoothstep(to - fade, to, time));

/** The entries of past trades, as shares of the distance to the reading. */
const entries = [0.27, 0.52, 0.78];

/** The picture at `time`, `width` times as wide as high: a pure function of its arguments. */
export function frame(time: number, width: number, facts: Facts): Shape[] {
  const lens = along(
    time,
    [9, 1.3],
    [12.4, 0.64],
    [24, 0.64],
    [25.6, 0.56],
    [29.5, 0.56],
    [31.5, 0.3],
    [33.6, 0.3],
    [35.4, -0.15],
  );
  const zoom = along(time, [23.8, 1], [25.6, 1.3], [29.3, 1.3], [31.5, 1]);
  const camera = ([x, y]: Point): Point => [lens * width + (x - lens * width) * zoom, 0.5 + (y - 0.5) * zoom];
  const shapes: Shape[] = [];

  shapes.push(
    ...crowdLines(
      {
        time,
        head: along(time, [0, 0.2], [3.6, 1.5]),
        gathered: smoothstep(4, 6.6, time),
        loud: along(time, [4, 0.45], [8.4, 1], [14, 0.95], [19, 0.85], [21.6, 1], [24.8, 0.95], [28.8, 0.12]),
        rush: along(time, [5, 0.1], [8.4, 0.5], [14, 0.62], [19, 0.5], [21.8, 1.15], [24.8, 1], [28.8, 0.1]),
        lens,
        opacity: along(
          time,
          [14, 1],
          [15, 0.34],
          [18.4, 0.34],
          [19.6, 1],
          [25, 1],
          [28.8, 0.5],
          [33.4, 0.5],
          [34.6, 0],
        ),
      },
      width,
      camera,
    ),
  );

  const say = (word: Word, at: Point, ink: Ink, opacity: number, centred = false): void => {
    if (opacity > 0.01) shapes.push({ kind: "word", word, at, ink, opacity, centred });
  };
  const named = (feeling: number): number => shown(time, 0.9 + feeling * 0.35, 4.6);
  say("fear", [0.05, 0.5 - 2 * 0.17 - 0.07], "fear", named(0));
  say("greed", [0.05, 0.5 + 1 * 0.17 - 0.085], "greed", named(3));
  say("fomo", [0.05, 0.5 + 2 * 0.17 + 0.11], "fomo", named(4));

  shapes.push(...past(time, width, lens), ...reading(time, width, lens, zoom, facts.pause));
  say("reading", [lens * width + 0.03, 0.575], "calm", shown(time, 12, 18.8));
  say("fomo", [lens * 0.71 * width, 0.07], "fomo", shown(time, 20.6, 24.2), true);
  say("decision", [0.62 * width, 0.575], "muted", shown(time, 31.6, 34.4));
  shapes.push(...token(time, width, facts));
  return shapes;
}

/** The visitor's own line through the crowd: three entries at the height of a mood, and their results. */
function past(time: number, width: number, lens: number): Shape[] {
  const opacity = shown(time, 14.3, 19.8);
  if (opacity <= 0.01) return [];
  const height = (share: number): number =>
    0.58 -
    entries.reduce(
      (sum, entry) => sum + 0.3 * (share < entry ? hill(entry, 0.1, share) : hill(entry, 0.045, share)),
      0,
    );
  const close = (share: number): number => 0.5 + (height(share) - 0.5) * (1 - smoothstep(0.86, 1, share));
  const head = smoothstep(14.3, 18, time);
  const points: Point[] = [];
  for (let step = -3; ; step++) {
    const share = Math.min(head, step / 110);
    points.push([share * lens * width, close(share)]);
    if (share >= head) break;
  }
  const passed = entries.filter((entry) => entry <= head);
  const at = (entry: number): Point => [entry * lens * width, close(entry)];
  return [
    { kind: "line", points, ink: "text", opacity, width: 2 },
    ...passed.map((entry): Shape => ({ kind: "dots", points: [at(entry)], radius: 0.011, ink: "text", opacity })),
    ...passed.map((entry): Shape => {
      const grown = smoothstep(entry, entry + 0.12, head);
      return {
        kind: "arc",
        at: at(entry),
        radius: 0.011 + 0.02 * grown,
        from: 0,
        to: 1,
        ink: "fomo",
        opacity: opacity * grown,
        width: 1.5,
      };
    }),
  ];
}

/** The reading, the calm line behind it, the alert around it, and the order that waits at it. */
function reading(time: number, width: number, lens: number, zoom: number, pause: number): Shape[] {
  const x = lens * width;
  if (lens > 1.1) return [];
  const shapes: Shape[] = [];
  const calm = (at: number): number => {
    const since = at - x;
    return 0.5 + 0.021 * zoom * smoothstep(0, 0.16, since) * Math.sin(since * 7.5 - (time - 9) * 0.5);
  };
  const line = (from: number, to: number, opacity: number): void => {
    const points: Point[] = [];
    for (let at = from; ; at = Math.min(to, at + 0.022)) {
      points.push([at, calm(at)]);
      if (at >= to) break;
    }
    if (points.length > 2 && opacity > 0.01) shapes.push({ kind: "line", points, ink: "calm", opacity, width: 2.4 });
  };
  const edge = width + 0.05;
  const gone = 1 - smoothstep(33.8, 34.9, time);
  const order = along(time, [29.9, x], [33.4, edge]);
  line(x, edge, gone * along(time, [12, 1], [24, 1], [25.2, 0.22]));
  if (time > 29.9) line(x, order, gone);

  const stem = shown(time, 10.6, 24.6, 1.2);
  if (stem > 0.01)
    shapes.push({
      kind: "line",
      points: [
        [x, 0.02],
        [x, 0.25],
        [x, 0.5 - 0.02],
      ],
      ink: "muted",
      opacity: 0.8 * stem,
      width: 1,
    });

  for (const start of [19.9, 21.2, 22.5]) {
    const grown = (time - start) / 1.9;
    if (grown > 0 && grown < 1)
      shapes.push({
        kind: "arc",
        at: [x, 0.5],
        radius: 0.02 + 0.2 * Math.sqrt(grown),
        from: 0,
        to: 1,
        ink: "fomo",
        opacity: (1 - grown) ** 1.5,
        width: 2,
      });
  }

  const waiting = shown(time, 24.4, 30.4, 0.8);
  if (waiting > 0.01) {
    const passed = ((time - 25.4) / 3.8) * pause;
    for (let minute = 0; minute < pause; minute++) {
      const middle = (minute + 0.5) / pause;
      const isOver = minute < passed;
      shapes.push({
        kind: "arc",
        at: [x, 0.5],
        radius: 0.2,
        from: middle - 0.3 / pause,
        to: middle + 0.3 / pause,
        ink: isOver ? "calm" : "muted",
        opacity: waiting * (isOver ? 1 : 0.45),
        width: isOver ? 4 : 2,
      });
    }
  }
  const ring = smoothstep(11.6, 12.6, time) * gone;
  if (ring > 0.01)
    shapes.push({
      kind: "arc",
      at: [x, 0.5],
      radius: 0.014 * zoom,
      from: 0,
      to: 1,
      ink: "calm",
      opacity: ring,
      width: 2,
    });

  const come = along(time, [24, x - 0.5], [25.3, x]);
  const sent = time < 29.9 ? come : order;
  const seen = shown(time, 24, 34.2, 0.5);
  if (seen > 0.01)
    shapes.push({
      kind: "dots",
      points: [[sent, time < 29.9 ? 0.5 : calm(sent)]],
      radius: 0.014,
      ink: "text",
      opacity: seen,
    });
  return shapes;
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** The calm line splits into the total supply of tokens, in the order of the allocation, and they fade. */
function token(time: number, width: number, { supply, shares }: Facts): Shape[] {
  const seen = smoothstep(33.4, 34.4, time);
  if (seen <= 0) return [];
  const dots = Math.round(supply / 1e6);
  const radius = Math.min(0.44, width * 0.42);
  const turned = 0.02 * (time - 33);
  const groups: Point[][] = shares.map(() => []);
  const ends = shares.map(
    (_, index) => (shares.slice(0, index + 1).reduce((sum, share) => sum + share, 0) / 100) * dots,
  );
  for (let dot = 0; dot < dots; dot++) {
    const share = (dot + 0.5) / dots;
    const start = 34 + 1.4 * Math.abs(((dot * 0.618) % 1) - 0.5) * 2;
    const settled = smoothstep(start, start + 2.2, time);
    const angle = dot * GOLDEN + turned + 1.6 * (1 - settled);
    const from: Point = [((dot * 0.618034) % 1) * width, 0];
    const line = 0.5 + 0.021 * Math.sin((from[0] - 0.3 * width) * 7.5 - (time - 9) * 0.5);
    const to: Point = [
      width / 2 + Math.cos(angle) * radius * Math.sqrt(share),
      0.5 + Math.sin(angle) * radius * Math.sqrt(share),
    ];
    groups[ends.findIndex((end) => dot < end)]?.push([
      from[0] + (to[0] - from[0]) * settled,
      line + (to[1] - line) * settled,
    ]);
  }
  const size = 0.0022 + 0.0026 * smoothstep(34.2, 36.4, time);
  const left = along(time, [39.4, 1], [42.4, 0]);
  return groups.flatMap((points, index): Shape[] => {
    const dot = { kind: "dots", points, radius: size } as const;
    return [
      ...(left < 1 ? [{ ...dot, ink: "muted" as const, opacity: 0.4 * (1 - left) }] : []),
      ...(left > 0 ? [{ ...dot, ink: index + 1, opacity: seen * left }] : []),
    ];
  });
}
