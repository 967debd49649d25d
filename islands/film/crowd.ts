import { present } from "../lib/present";
import { folds, hill, smoothstep } from "../lib/art/noise";
import type { Point } from "../lib/art/path";
import { lattice } from "../lib/art/random";
import { spectrum } from "../lib/art/spectrum";
import type { Shape } from "./shapes";

/** The number of lines of one feeling. */
const VOICES = 8;
const count = spectrum.length * VOICES;
/** The number of guides of a line over the width of the picture. */
const STEPS = 84;

const fold = folds(36);
const grain = folds(41);
const voice = folds(77);

/** The movement of each feeling while it is alone: its pace and the height of its waves. */
const tempers = [
  { pace: 15, height: 0.05 },
  { pace: 7, height: 0.05 },
  { pace: 3, height: 0.03 },
  { pace: 5, height: 0.085 },
  { pace: 11, height: 0.09 },
];

/** The state of the crowd at one moment. Shares are from 0 to 1. */
export interface Crowd {
  readonly time: number;
  /** The progress of the first voice, as a share of the width; each next one is slightly behind. */
  readonly head: number;
  /** From five voices next to each other to one tangle. */
  readonly gathered: number;
  readonly loud: number;
  /** The lift of the crest. */
  readonly rush: number;
  /** The position of the reading, as a share of the width; beyond 1 it is outside of the picture. */
  readonly lens: number;
  readonly opacity: number;
}

/** The height of line `index` at `x`, a share of the width, with the axis at 0. */
function height(crowd: Crowd, index: number, x: number): number {
  const { time, gathered, lens } = crowd;
  const feeling = Math.floor(index / VOICES);
  const member = (index % VOICES) / (VOICES - 1) - 0.5;
  const rank = (index / (count - 1)) * 2 - 1;
  const temper = present(tempers[feeling]);
  let alone = 0;
  if (gathered < 1) {
    alone =
      (feeling - 2) * 0.17 +
      member * 0.07 +
      temper.height * voice((x - time * 0.05) * temper.pace + feeling * 9, member * 0.9 + time * 0.1);
  }
  let together = 0;
  if (gathered > 0) {
    const crest = lens > 1 ? 0.5 : lens * 0.71;
    const opened = 0.55 + 0.45 * smoothstep(0, crest, x);
    const folded =
      1.3 * fold((x - time * 0.018) * 3.9 + 1.15, rank * 1.1 + 2 + time * 0.035) +
      0.3 * grain((x - time * 0.02) * 9.5 + 4, rank * 1.5 + 9) +
      0.26 * Math.sin(x * 10.5 + 0.8 - time * 0.25) -
      crowd.rush * hill(crest, 0.085, x);
    together = opened * (rank * 0.22 + 0.21 * folded) * (0.35 + 0.65 * crowd.loud);
  }
  const open = 1 - smoothstep(lens - 0.2, lens, x);
  return (alone + (together - alone) * gathered) * open;
}

/** The lines of the crowd in a picture `width` wide. `camera` maps a point of the scene to the picture. */
export function crowdLines(crowd: Crowd, width: number, camera: (point: Point) => Point): Shape[] {
  if (crowd.opacity <= 0) return [];
  return Array.from({ length: count }, (_, index): Shape[] => {
    const feeling = Math.floor(index / VOICES);
    const rank = (index / (count - 1)) * 2 - 1;
    // Voices enter one after another, and no two lines of one feeling end at the same point.
    const end = Math.min(1.03, crowd.lens, crowd.head - feeling * 0.09 - 0.16 * lattice(5, index, 0) ** 2);
    const points: Point[] = [];
    for (let step = 0; ; step++) {
      const x = Math.min(end, -0.03 + step / STEPS);
      points.push(camera([x * width, 0.5 + height(crowd, index, x)]));
      if (x >= end) break;
    }
    if (points.length < 3) return [];
    const member = Math.abs((index % VOICES) / (VOICES - 1) - 0.5) * 2;
    const beside = 0.95 - 0.5 * member;
    const among = 0.3 + 0.6 * (1 - Math.abs(rank)) ** 0.7;
    const line = { kind: "line", points, width: 1.15 } as const;
    const own = crowd.opacity * beside * (1 - crowd.gathered);
    const shared = crowd.opacity * among * crowd.gathered;
    const calm = camera([Math.min(crowd.lens, 1.3) * width, 0])[0];
    return [
      ...(own > 0.01 ? [{ ...line, ink: present(spectrum[feeling]), opacity: own }] : []),
      ...(shared > 0.01 ? [{ ...line, ink: { calm }, opacity: shared }] : []),
    ];
  }).flat();
}
