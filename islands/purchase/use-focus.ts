import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the last element with `data-focus` in `root` when `view` changes: the visitor goes on at what has just appeared. */
export function useFocus(root: RefObject<HTMLElement | null>, view: unknown): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const targets = root.current?.querySelectorAll<HTMLElement>("[data-focus]:not([hidden] *)") ?? [];
    [...targets].at(-1)?.focus();
  }, [root, view]);
}
