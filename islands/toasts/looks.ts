/**
 * The styles of notifications: here and not in a style sheet, so that pages without one do not load them. Colours are
 * those of the site, which follow the theme; the site's style sheet also disables motion if reduced motion is
 * requested.
 */
import type { CSSProperties } from "react";
import type { ToastPosition } from "./toast";

/** Whether a position is at the bottom edge of the window. */
const isBottom = (position: ToastPosition) => position.startsWith("bottom");
const inwards = (position: ToastPosition) => (isBottom(position) ? -1 : 1);

/**
 * A corner of the window or the middle of an edge: at the top below the header, which ends at `--top`, at the bottom above
 * other fixed elements, which are `--room` high; 356 px wide (content/docs/constants.md).
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
 * The position of a notification: `at` counts from the newest and is -1 before its arrival; 14 px of each one behind
 * the first are visible.
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

/** Icon, text and button side by side; the text of a notification behind the first is hidden. */
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

/** The icon is aligned with the first line. */
export const icon: CSSProperties = { marginBlock: "0.75rem" };

/** The text; that of a neutral message also uses the space of the icon. */
export function words(hasIcon: boolean): CSSProperties {
  return {
    gridColumn: hasIcon ? 2 : "1 / 3",
    paddingBlock: "0.7rem",
    color: "var(--text)",
    fontSize: "var(--fs-small)",
    lineHeight: "var(--lh-snug)",
  };
}

/** The buttons, below the text. */
export function buttons(hasIcon: boolean): CSSProperties {
  return {
    gridColumn: hasIcon ? 2 : "1 / 3",
    display: "flex",
    flexWrap: "wrap",
    columnGap: "0.75rem",
    marginBlockEnd: "0.65rem",
  };
}
