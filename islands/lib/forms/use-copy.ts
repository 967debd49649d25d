/** Copies a text, and returns the result. */
import { useEffect, useRef, useState } from "react";
import { copyText } from "../clipboard/copy";

/** The time for which the success is shown, in milliseconds. */
const COPIED_FOR = 2_000;

export type CopyState = "idle" | "done" | "failed";

/**
 * The result of the last copying, and the function that copies. "done" lasts 2 seconds, "failed" until the next
 * copying.
 */
export function useCopy(): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function copy(text: string) {
    clearTimeout(timer.current);
    const isDone = await copyText(text);
    setState(isDone ? "done" : "failed");
    if (isDone) timer.current = setTimeout(() => setState("idle"), COPIED_FOR);
  }
  return [state, copy];
}
