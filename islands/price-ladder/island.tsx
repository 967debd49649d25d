import { picture } from "../lib/art/picture";
import { rounded } from "../lib/art/path";

interface Props {
  readonly start: number;
  readonly listing: number;
  readonly label?: string;
}

const width = 640;
const height = 320;
const steps = 8;
const bar = 54;
const pitch = 62;

export default function PriceLadder({ start, listing, label }: Props) {
  const tall = (price: number): number => rounded((price / listing) * height * 0.96, 1);
  const last = width - bar;
  const between = Array.from({ length: steps }, (_, index) => ({
    x: (index + 1) * pitch,
    price: start + ((listing - start) * (index + 1)) / (steps + 1.6),
  }));
  const column = (x: number, price: number): string => `M${x} ${height}v${-tall(price)}h${bar}V${height}`;
  return (
    <svg className="price-ladder" viewBox={`0 0 ${width} ${height}`} {...picture(label)}>
      <defs>
        <linearGradient id="price-ladder-start" x2={0} y2={1}>
          <stop stopColor="var(--g-calm)" stopOpacity={0.42} />
          <stop offset={1} stopColor="var(--g-calm)" stopOpacity={0.06} />
        </linearGradient>
        <pattern
          id="price-ladder-hatch"
          patternUnits="userSpaceOnUse"
          width={9}
          height={9}
          patternTransform="rotate(45)"
        >
          <path d="M1.5 0V9" stroke="var(--g-greed)" strokeWidth={2} opacity={0.45} />
        </pattern>
      </defs>
      <path d={column(0, start)} fill="url(#price-ladder-start)" />
      <path d={`M0 ${height - tall(start)}h${bar}`} stroke="var(--g-calm)" strokeWidth={3} />
      <path d={between.map(({ x, price }) => column(x, price)).join("")} fill="var(--surface-2)" opacity={0.7} />
      <path
        d={between.map(({ x, price }) => `M${x} ${rounded(height - tall(price), 1)}h${bar}`).join("")}
        stroke="var(--line-strong)"
        strokeWidth={1.6}
        strokeDasharray="6 4"
      />
      <path d={`M${last - 14} ${height}V0`} stroke="var(--line-strong)" strokeDasharray="3 4" />
      <path d={column(last, listing)} fill="url(#price-ladder-hatch)" />
      <path d={`M${last} ${rounded(height - tall(listing), 1)}h${bar}`} stroke="var(--g-greed)" strokeWidth={3} />
      <path d={`M0 ${height}H${width}`} stroke="var(--line-strong)" />
    </svg>
  );
}
