// The schemas of `.archipel/schemas/` for YAML files without a `$schema` line, in the extension YAML by Red Hat.
import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Extension, Uri } from "vscode";
import { siteOf } from "./site";

/** The interface of the extension YAML. */
interface Yaml {
  registerContributor(
    name: string,
    schemaOf: (file: string) => string | undefined,
    textOf: (schema: string) => string | undefined,
  ): boolean;
}

/** Offers the schemas, if the extension is installed. */
export async function offerSchemas(extension: Extension<Yaml> | undefined): Promise<void> {
  const yaml = await extension?.activate();
  yaml?.registerContributor("archipel", schemaOf, () => undefined);
}

/** Returns the URI of the schema of a file in a site. */
function schemaOf(file: string): string | undefined {
  const uri = Uri.parse(file);
  const site = siteOf(uri);
  const name = site && schemaName(relative(site, uri.fsPath).replaceAll(sep, "/"));
  if (!name) return undefined;
  const schema = join(site, ".archipel/schemas", name);
  return existsSync(schema) ? Uri.file(schema).toString() : undefined;
}

/** Returns the schema of a path in a site. */
export function schemaName(path: string): string | undefined {
  if (!/\.yaml$/.test(path)) return undefined;
  if (path.startsWith("content/pages/")) return "page.json";
  if (path.startsWith("templates/")) return "schema.json";
  const data = /^content\/data\/(.+)\.yaml$/.exec(path);
  return data ? `data/${data[1]}.json` : undefined;
}
