/** The last steps before an error: what was pressed, what failed. Never what was typed or read. */
import { place } from "./scrub";

/** How many steps are kept (content/docs/constants.md). */
export const limit = 100;

export interface Step {
  /** Milliseconds since the page began to load. */
  at: number;
  what: "press" | "error" | "offline" | "online";
  /** The element that was pressed, or the message of the error; at most 100 characters. */
  on?: string;
}

const steps: Step[] = [];

/** The steps so far, the oldest first. */
export const lastSteps = (): readonly Step[] => steps;

/** Notes a step; the oldest makes room. */
export function note({ at, what, on }: Step): void {
  steps.push({ at: Math.round(at), what, ...(on && { on: on.slice(0, 100) }) });
  if (steps.length > limit) steps.shift();
}

/** Names an element by its kind, id and classes, a link by where it leads; its words are left out. */
export function describe(target: EventTarget | null): string | undefined {
  const element =
    target instanceof Element ? target.closest("a, button, summary, label, input, select, textarea") : null;
  if (!element) return undefined;
  const names = [
    element.localName,
    element.id && `#${element.id}`,
    ...[...element.classList].map((name) => `.${name}`),
  ];
  const link = element instanceof HTMLAnchorElement && element.href ? ` ${place(element)}` : "";
  return names.join("") + link;
}
