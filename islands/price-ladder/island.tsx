import { picture } from "../art/picture";
import { rounded } from "../art/path";

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
  const column = (x: number, price: number): string =>
    `M${x} ${height}v${-tall(price)}h${bar}V${height}`;
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
          <path className="price-ladder-hatch" d="M1.5 0V9" />
        </pattern>
      </defs>
      <path d={column(0, start)} fill="url(#price-ladder-start)" />
      <path className="price-ladder-start" d={`M0 ${height - tall(start)}h${bar}`} />
      <path
        className="price-ladder-ground"
        d={between.map(({ x, price }) => column(x, price)).join("")}
      />
      <path
        className="price-ladder-step"
        d={between
          .map(({ x, price }) => `M${x} ${rounded(height - tall(price), 1)}h${bar}`)
          .join("")}
      />
      <path className="price-ladder-gap" d={`M${last - 14} ${height}V0`} />
      <path d={column(last, listing)} fill="url(#price-ladder-hatch)" />
      <path
        className="price-ladder-listing"
        d={`M${last} ${rounded(height - tall(listing), 1)}h${bar}`}
      />
      <path className="price-ladder-base" d={`M0 ${height}H${width}`} />
    </svg>
  );
}
