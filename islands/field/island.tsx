import { rounded } from "../art/path";
import { ink } from "../art/spectrum";
import { draw, narrow, type Plan, wide } from "./drawing";

function Picture({ plan }: { readonly plan: Plan }) {
  const { layers, calm, stops } = draw(plan);
  const paint = `field-${plan.name}`;
  return (
    <svg
      className={paint}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <linearGradient id={paint} gradientUnits="userSpaceOnUse" x2={plan.width}>
        {stops.map(([feeling, offset]) => (
          <stop key={offset} offset={rounded(offset)} stopColor={ink(feeling)} />
        ))}
      </linearGradient>
      <g className="field-crowd" stroke={`url(#${paint})`}>
        {layers.map((strands, layer) => (
          <g key={layer} className="field-layer">
            {strands.map(({ path, opacity }) => (
              <path key={path} d={path} opacity={opacity} />
            ))}
          </g>
        ))}
      </g>
      <path className="field-calm" d={calm} />
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
