import { folds, noise } from "../lib/art/noise";
import { curve, type Point, rounded } from "../lib/art/path";
import { type Feeling, ink } from "../lib/art/spectrum";

const size = 840;
const rings = 26;
const turn = 2 * Math.PI;

function feelingAt(share: number): Feeling {
  if (share < 0.24) return "fear";
  if (share < 0.46) return "doubt";
  if (share < 0.72) return "calm";
  return share < 0.88 ? "greed" : "fomo";
}

/** A closed contour displaced by noise and slightly open, like the ridge of a finger. */
function ring(index: number): string {
  const push = folds(294);
  const cut = noise(295);
  const share = index / rings;
  const reach = 18 + share * (size * 0.49 - 18);
  const steps = Math.round(12 + 34 * share);
  const open = turn * cut(index * 0.7, 1.3);
  const gap = Math.min(1.6, (0.16 + 0.5 * Math.abs(cut(index * 0.9, 4.1))) / (0.3 + share));
  const points: Point[] = [];
  for (let step = -1; step <= steps + 1; step++) {
    const angle = open + (step / steps) * (turn - gap);
    const fold = push(Math.cos(angle) * 1.15 + 3 + share, Math.sin(angle) * 1.15 + 3 + share * 0.7);
    const distance = reach * (1 + (0.07 + 0.17 * share) * fold);
    points.push([size / 2 + distance * Math.cos(angle) * 0.86, size / 2 + distance * Math.sin(angle)]);
  }
  return curve(points);
}

export default function Print() {
  return (
    <svg className="print" viewBox={`0 0 ${size} ${size}`} strokeWidth={3.2} strokeLinecap="round" aria-hidden>
      {Array.from({ length: rings }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: rings never change places
          key={index}
          d={ring(index)}
          stroke={ink(feelingAt(index / rings))}
          opacity={rounded(0.95 - 0.35 * (index / rings))}
        />
      ))}
    </svg>
  );
}
