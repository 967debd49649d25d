// Sites in the workspace.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Uri, workspace } from "vscode";

/** Returns the innermost folder of the workspace with a `site.toml` that contains a file. */
export function siteOf(file: Uri): string | undefined {
  const top = workspace.getWorkspaceFolder(file);
  if (!top || file.scheme !== "file") return undefined;
  for (let folder = dirname(file.fsPath); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "site.toml"))) return folder;
    if (folder.length <= top.uri.fsPath.length) return undefined;
  }
}
