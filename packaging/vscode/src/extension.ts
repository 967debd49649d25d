// The extension: one language server for each site with an open file.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { commands, type ExtensionContext, extensions, Uri, window, workspace } from "vscode";
import { offerSchemas } from "./schemas";
import { Servers } from "./servers";
import { siteOf } from "./site";

let servers: Servers;

export async function activate(context: ExtensionContext): Promise<void> {
  const output = window.createOutputChannel("Archipel", { log: true });
  servers = new Servers(output, Uri.joinPath(context.extensionUri, "readme.md"));
  context.subscriptions.push(
    output,
    commands.registerCommand("archipel.restart", restart),
    workspace.onDidOpenTextDocument((document) => open(document.uri)),
    workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("archipel.path") && restart()),
    workspace.onDidChangeWorkspaceFolders(({ removed }) => {
      for (const { uri } of removed) servers.stopIn(uri.fsPath);
      openAll();
    }),
  );
  openAll();
  await offerSchemas(extensions.getExtension("redhat.vscode-yaml"));
}

export async function deactivate(): Promise<void> {
  await servers.stopIn("");
}

/** Starts the server of the site that a file belongs to. */
function open(file: Uri): void {
  const folder = siteOf(file);
  if (folder) servers.start(folder);
}

/** Starts the servers of the sites that the folders of the workspace and the open files belong to. */
function openAll(): void {
  for (const { uri } of workspace.workspaceFolders ?? []) {
    if (uri.scheme === "file" && existsSync(join(uri.fsPath, "site.toml"))) servers.start(uri.fsPath);
  }
  for (const { uri } of workspace.textDocuments) open(uri);
}

async function restart(): Promise<void> {
  await servers.stopIn("");
  openAll();
}
