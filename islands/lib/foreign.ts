/** Reads values of external code: wallets, nodes and payment services. Their types are unknown. */

/** A property of any value; `undefined` if it does not exist. A getter may throw. */
export function property(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[name];
}
