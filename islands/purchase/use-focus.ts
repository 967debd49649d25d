import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the last element with `data-focus` in `root` when `view` changes: the visitor goes on at what has just appeared. */
export function useFocus(root: RefObject<HTMLElement | null>, view: unknown): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    [...root.current!.querySelectorAll<HTMLElement>("[data-focus]:not([hidden] *)")].at(-1)?.focus();
  }, [view]);
}
