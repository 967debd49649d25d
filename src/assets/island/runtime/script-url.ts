/** The URL of a worker's script, as required by pages with `trusted_types`: the bundler has written it. */
interface Policy {
  createScriptURL(url: string): URL;
}
interface Factory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
let policy: Policy | undefined;

/** Marks the URL of a worker's script as trusted. */
export function archipelScript(url: URL): URL {
  policy ??= factory?.createPolicy("archipel", { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url.href) : url;
}
