/** Asks the visitor before the page is left, and keeps it from reloading by itself, while that might lose sight of a payment. */

const reasons = new Set<() => boolean>();

function warn(event: Event) {
  if ([...reasons].some((holds) => holds())) event.preventDefault();
}

/** Has the browser ask before the page is left whenever `holds` says so; answers how to end that. */
export function guardLeaving(holds: () => boolean): () => void {
  // Browsers keep pages without such a listener for the way back.
  if (!reasons.size) {
    addEventListener("beforeunload", warn);
    document.addEventListener("archipel:leaving", warn);
  }
  reasons.add(holds);
  return () => {
    reasons.delete(holds);
    if (reasons.size) return;
    removeEventListener("beforeunload", warn);
    document.removeEventListener("archipel:leaving", warn);
  };
}
