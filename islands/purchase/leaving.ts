/** Asks the visitor before the page is left, while that might lose sight of a payment. */

const reasons = new Set<() => boolean>();

function warn(event: BeforeUnloadEvent) {
  if ([...reasons].some((holds) => holds())) event.preventDefault();
}

/** Has the browser ask before the page is left whenever `holds` says so; answers how to end that. */
export function guardLeaving(holds: () => boolean): () => void {
  // Browsers keep pages without such a listener for the way back.
  if (!reasons.size) addEventListener("beforeunload", warn);
  reasons.add(holds);
  return () => {
    reasons.delete(holds);
    if (!reasons.size) removeEventListener("beforeunload", warn);
  };
}
