/** Reads values of code that is not the site's: wallets, nodes and payment services. Their types are unknown. */

/** A property of a value, whatever the value is; `undefined` where there is none. A getter may throw. */
export function property(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[name];
}
