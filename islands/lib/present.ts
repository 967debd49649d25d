/** Narrows a value that the site's own markup or data always has; throws if it is missing. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("a value is missing that the page should have");
  return value;
}
