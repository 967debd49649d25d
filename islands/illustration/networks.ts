import { folds, smoothstep } from "../lib/art/noise";
import { rounded, wave } from "../lib/art/path";
import { groupInk } from "../lib/art/spectrum";
import { breadth, length, middle, ranks, type Strand } from "./frame";

/** One colour for each network, from those of the allocation: the five of the spectrum mean feelings. */
const inks = [1, 3, 2, 5].map(groupInk);
const bundle = 7;

/**
 * One bundle, the wallet, that splits into one for each network; each ends in the middle of its quarter of the height.
 */
export function networks(): Strand[] {
  const fold = folds(5);
  return inks.flatMap((stroke, network) =>
    ranks(bundle).map((rank, index): Strand => {
      const start = ((network + (index + 0.5) / bundle) / inks.length - 0.5) * 0.3 * breadth;
      const end = ((network + 0.5) / inks.length - 0.5) * breadth + rank * 13;
      const path = wave({ from: 0, to: length - 1 }, (x) => {
        const time = x / length;
        const parted = smoothstep(0.16, 0.74, time);
        const unrest =
          (1 - smoothstep(0.3, 0.8, time)) * 0.14 * breadth * fold(time * 7, rank * 0.5 + network * 0.6 + 3);
        return middle + start + (end - start) * parted + unrest + 9 * parted * Math.sin(time * 24 + network);
      });
      return { path, stroke, opacity: rounded(1 - 0.55 * Math.abs(rank)) };
    }),
  );
}
