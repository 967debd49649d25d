import { breadth, length, type Strand } from "./frame";
import { networks } from "./networks";
import { reading } from "./reading";
import { event, unlocks } from "./unlocks";

interface Props {
  readonly subject: "reading" | "unlocks" | "networks";
}

const subjects: Record<Props["subject"], () => Strand[]> = { reading, unlocks, networks };

export default function Illustration({ subject }: Props) {
  return (
    <svg
      className="illustration"
      viewBox={`0 0 ${length} ${breadth}`}
      preserveAspectRatio="none"
      strokeWidth={1.15}
      strokeLinecap="round"
      aria-hidden
    >
      {subject === "unlocks" && <path d={`M${length * event} 0V${breadth}`} stroke="var(--line-strong)" />}
      {subjects[subject]().map(({ path, stroke, opacity, isMain }) => (
        <path key={path} d={path} stroke={stroke} opacity={opacity} strokeWidth={isMain ? 2.2 : undefined} />
      ))}
    </svg>
  );
}
