import { rounded } from "../lib/art/path";
import { ink } from "../lib/art/spectrum";
import { draw, narrow, type Plan, wide } from "./drawing";

function Picture({ plan }: { readonly plan: Plan }) {
  const { layers, calm, stops } = draw(plan);
  const paint = `field-${plan.name}`;
  return (
    <svg
      className={paint}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="none"
      strokeLinecap="round"
      aria-hidden
    >
      <linearGradient id={paint} gradientUnits="userSpaceOnUse" x2={plan.width}>
        {stops.map(([feeling, offset]) => (
          <stop key={offset} offset={rounded(offset)} stopColor={ink(feeling)} />
        ))}
      </linearGradient>
      <g stroke={`url(#${paint})`} strokeWidth={1}>
        {layers.map((strands, layer) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: layers never change places
          <g key={layer} className="field-layer">
            {strands.map(({ path, opacity }) => (
              <path key={path} d={path} opacity={opacity} />
            ))}
          </g>
        ))}
      </g>
      <path d={calm} stroke="var(--g-calm)" strokeWidth={2.2} />
    </svg>
  );
}

export default function Field() {
  return (
    <div className="field">
      <Picture plan={wide} />
      <Picture plan={narrow} />
    </div>
  );
}
