/**
 * How notifications look: here and not in a style sheet, so that a page without one does not load it. Colours are
 * the site's,
 * which follow the theme; the site's style sheet also ends all motion where less of it is wanted.
 */
import type { CSSProperties } from "react";
import type { ToastPosition } from "./toast";

/** The edge of the window that a position is at, and what is towards the middle of the window from there. */
const isBottom = (position: ToastPosition) => position.startsWith("bottom");
const inwards = (position: ToastPosition) => (isBottom(position) ? -1 : 1);

/**
 * A corner of the window or the middle of an edge: at the top under the header, which ends at `--top`, at the bottom above what
 * stands there, which is `--room` high; 356 px wide (content/docs/constants.md).
 */
export function region(position: ToastPosition): CSSProperties {
  const [block, inline] = position.split("-");
  const side = (name: string) => (inline === name ? "1rem" : inline === "center" ? "0" : "auto");
  return {
    top: block === "top" ? "calc(var(--top) + 0.75rem)" : "auto",
    right: side("right"),
    bottom: block === "top" ? "auto" : "calc(1rem + var(--room, 0px))",
    left: side("left"),
    inlineSize: "min(356px, 100vw - 2rem)",
    margin: inline === "center" ? "0 auto" : 0,
    padding: 0,
    border: 0,
    background: "none",
    color: "inherit",
    overflow: "visible",
    outlineOffset: 6,
  };
}

/** A column with gaps of 14 px (content/docs/constants.md), the newest at the edge of the window. */
export function list(position: ToastPosition): CSSProperties {
  const flexDirection = isBottom(position) ? "column-reverse" : "column";
  return { position: "relative", display: "flex", flexDirection, gap: 14 };
}

/**
 * Where one stands: `at` counts from the newest and is -1 for one that arrives; behind the first, 14 px of it look
 * out.
 */
export function item(
  position: ToastPosition,
  at: number,
  behind: boolean,
  leaving: boolean,
  isError: boolean,
): CSSProperties {
  return {
    border: `1px solid var(--${isError ? "fomo" : "line-strong"})`,
    borderRadius: "var(--r-3)",
    background: "var(--surface-2)",
    boxShadow: "var(--shadow-3)",
    // A swipe neither scrolls nor selects.
    touchAction: "none",
    userSelect: "none",
    transition: "200ms var(--ease-out)",
    ...(at < 0 && {
      position: "absolute",
      inset: 0,
      zIndex: -1,
      opacity: 0,
      translate: `0 ${-12 * inwards(position)}px`,
    }),
    ...(behind && {
      position: "absolute",
      inset: 0,
      zIndex: -at,
      overflow: "hidden",
      translate: `0 ${14 * at * inwards(position)}px`,
      scale: `${1 - 0.06 * at} 1`,
    }),
    ...(leaving && { opacity: 0 }),
  };
}

/** Icon, words and button beside each other; the words of one that stands behind are not seen. */
export function row(behind: boolean): CSSProperties {
  return {
    display: "grid",
    gridTemplateColumns: "auto 1fr auto",
    columnGap: "0.75rem",
    alignItems: "start",
    padding: "0.35rem 0.35rem 0.35rem 1rem",
    ...(behind && { opacity: 0 }),
  };
}

/** The icon stands at the first line. */
export const icon: CSSProperties = { marginBlock: "0.75rem" };

/** The words; those of a neutral message take the place of an icon too. */
export function words(hasIcon: boolean): CSSProperties {
  return {
    gridColumn: hasIcon ? 2 : "1 / 3",
    paddingBlock: "0.7rem",
    color: "var(--text)",
    fontSize: "var(--fs-small)",
    lineHeight: "var(--lh-snug)",
  };
}

/** The buttons, under the words. */
export function buttons(hasIcon: boolean): CSSProperties {
  return {
    gridColumn: hasIcon ? 2 : "1 / 3",
    display: "flex",
    flexWrap: "wrap",
    columnGap: "0.75rem",
    marginBlockEnd: "0.65rem",
  };
}
