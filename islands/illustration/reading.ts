import { folds, smoothstep } from "../lib/art/noise";
import { rounded, wave } from "../lib/art/path";
import { ink, spectrum } from "../lib/art/spectrum";
import { breadth, length, middle, ranks, type Strand } from "./frame";

/** Shares of the length: where strands begin to be sorted, are sorted, begin to agree, and have merged. */
const sorting = 0.16;
const sorted = 0.4;
const agreeing = 0.5;
const one = 0.76;

const breath = (time: number): number => 26 * smoothstep(one - 0.1, one + 0.06, time) * Math.sin((time - one) * 44);

/** Signals of all feelings, unordered; then by feeling; then one reading. */
export function reading(): Strand[] {
  const fold = folds(36);
  const all = ranks(30);
  const signals = all.map((rank, index): Strand => {
    const place = index % spectrum.length;
    const row = Math.floor(index / spectrum.length) / (all.length / spectrum.length - 1) - 0.5;
    const home = (place - (spectrum.length - 1) / 2) * 0.17 * breadth + row * 0.075 * breadth;
    const path = wave({ from: 0, to: length * one }, (x) => {
      const time = x / length;
      const order = smoothstep(sorting, sorted, time);
      const unrest = 1 - 0.85 * order;
      const apart = 1 - smoothstep(agreeing, one, time);
      const height = (1 - order) * rank * 0.34 * breadth + order * home;
      const folded = unrest * 0.3 * breadth * fold(time * 15, rank * 1.3 + 4) + 12 * Math.sin(time * 20 + place * 1.3);
      return middle + apart * (height + folded) + breath(time);
    });
    return { path, stroke: ink(spectrum[place] ?? "calm"), opacity: rounded(0.55 + 0.4 * ((index % 3) / 2)) };
  });
  const calm = wave({ from: length * (one - 0.02), to: length - 1 }, (x) => middle + breath(x / length));
  return [...signals, { path: calm, stroke: ink("calm"), opacity: 1, isMain: true }];
}
