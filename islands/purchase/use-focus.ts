import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the last element with `data-focus` in `root` when `view` changes, so that the visitor continues at the new content.
 */
export function useFocus(root: RefObject<HTMLElement | null>, view: unknown): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const targets = root.current?.querySelectorAll<HTMLElement>("[data-focus]:not([hidden] *)") ?? [];
    [...targets].at(-1)?.focus();
  }, [root, view]);
}
