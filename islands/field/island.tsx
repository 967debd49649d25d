import type { CSSProperties } from "react";
import { rounded } from "../art/path";
import { ink } from "../art/spectrum";
import { draw, narrow, type Plan, wide } from "./drawing";

/** How a layer breathes: the time in or out, and how far it is ahead of the first one. */
const breaths = ["9s", "12s -4s", "15s -9s"];

function breath(layer: number): CSSProperties {
  return { "--breath": breaths[layer], transformOrigin: "50% 50%" } as CSSProperties;
}

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
      <g stroke={`url(#${paint})`} strokeWidth={1.15}>
        {layers.map((strands, layer) => (
          <g key={layer} className="field-layer" style={breath(layer)}>
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
