/** The address of a worker's script, as pages with `trusted_types` take it: it is one that the bundler has written. */
interface Policy {
  createScriptURL(url: string): URL;
}
interface Factory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
let policy: Policy | undefined;

/** Marks the address of a worker's script as trusted. */
export function archipelScript(url: URL): URL {
  policy ??= factory?.createPolicy("archipel", { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url.href) : url;
}
