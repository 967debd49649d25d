/** The last steps before an error: clicks and failures, but never typed or read text. */
import { place } from "./scrub";

/** The number of stored steps (content/docs/constants.md). */
export const limit = 100;

export interface Step {
  /** Milliseconds since the page began to load. */
  at: number;
  what: "press" | "error" | "offline" | "online";
  /** The clicked element, or the message of the error; at most 100 characters. */
  on?: string;
}

const steps: Step[] = [];

/** The steps so far, the oldest first. */
export const lastSteps = (): readonly Step[] => steps;

/** Records a step; removes the oldest if necessary. */
export function note({ at, what, on }: Step): void {
  steps.push({ at: Math.round(at), what, ...(on && { on: on.slice(0, 100) }) });
  if (steps.length > limit) steps.shift();
}

/** Describes an element by its kind, id and classes, a link by its target; its text is omitted. */
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
