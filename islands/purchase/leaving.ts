/** Asks for confirmation before the page is left, and prevents automatic reloads, while a payment might be lost. */

const reasons = new Set<() => boolean>();

function warn(event: Event) {
  if ([...reasons].some((holds) => holds())) event.preventDefault();
}

/**
 * Makes the browser ask for confirmation before the page is left while `holds` returns true; returns a function that
 * ends that.
 */
export function guardLeaving(holds: () => boolean): () => void {
  // Browsers only cache pages without such a listener for back navigation.
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
