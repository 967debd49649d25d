/** The drawings of the six types; a neutral message has none. */
import { icon } from "./looks";
import type { ToastType } from "./toast";

const shapes: Record<Exclude<ToastType, "message">, { tone: string; path: string }> = {
  success: { tone: "calm", path: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M8 12l3 3 5-6" },
  info: { tone: "g-doubt", path: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 16v-5M12 8h.01" },
  warning: { tone: "greed", path: "M12 3 2 20.5h20zM12 10v4.5M12 17.5h.01" },
  error: { tone: "fomo", path: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 7.5v5M12 16h.01" },
  loading: { tone: "text-3", path: "M12 2a10 10 0 1 0 10 10" },
};

/** The drawing for a type, in its colour; its meaning is stated in the adjacent text. */
export function TypeIcon({ type }: { type: keyof typeof shapes }) {
  const { tone, path } = shapes[type];
  return (
    <svg
      className="i"
      style={icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke={`var(--${tone})`}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path}>
        {type === "loading" && matchMedia("(prefers-reduced-motion: no-preference)").matches && (
          <animateTransform
            attributeName="transform"
            type="rotate"
            from="0 12 12"
            to="360 12 12"
            dur="1s"
            repeatCount="indefinite"
          />
        )}
      </path>
    </svg>
  );
}

/** The drawing of the close button. */
export function Cross() {
  return (
    <svg
      className="i"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M18 6 6 18M6 6l12 12" />
    </svg>
  );
}
