import { dots } from "../lib/art/path";
import { ink } from "../lib/art/spectrum";
import { draw, height, type Moods, now, width } from "./drawing";

export default function Mood(moods: Moods) {
  const { crowd, reader, rule, ends } = draw(moods);
  return (
    <svg
      className="mood"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      strokeLinecap="round"
      aria-hidden
    >
      <linearGradient id="mood" gradientUnits="userSpaceOnUse" x2={width * now}>
        <stop offset={0.1} stopColor={ink("calm")} />
        <stop offset={0.55} stopColor={ink("greed")} />
        <stop offset={0.85} stopColor={ink("fomo")} />
      </linearGradient>
      <path d={`M0 ${rule}H${width}`} stroke="var(--line-strong)" strokeDasharray="2 6" strokeWidth={1.5} />
      <g stroke="url(#mood)" strokeWidth={1.2}>
        {crowd.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
      </g>
      <path d={reader} stroke="var(--text)" strokeWidth={1.8} />
      <path d={dots([ends.crowd])} stroke={ink("fomo")} strokeWidth={11} />
      <path d={dots([ends.reader])} stroke="var(--text)" strokeWidth={9} />
    </svg>
  );
}
