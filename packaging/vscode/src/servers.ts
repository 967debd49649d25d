// The running language servers.
import { execFile } from "node:child_process";
import { sep } from "node:path";
import { promisify } from "node:util";
import { commands, type LogOutputChannel, Uri, window, workspace } from "vscode";
import { LanguageClient, RevealOutputChannelOn } from "vscode-languageclient/node";

/** The language servers by the folder of their site. */
export class Servers {
  readonly #output: LogOutputChannel;
  readonly #instructions: Uri;
  readonly #clients = new Map<string, Promise<LanguageClient | undefined>>();
  /** Whether a message about the program is shown. */
  #hasMessage = false;

  /** `instructions` is a Markdown file that describes the installation of the program. */
  constructor(output: LogOutputChannel, instructions: Uri) {
    this.#output = output;
    this.#instructions = instructions;
  }

  /** Starts the server of a site, unless it has been started. */
  start(folder: string): void {
    if (!this.#clients.has(folder)) this.#clients.set(folder, this.#run(folder));
  }

  /** Stops the servers of the sites in a folder. */
  async stopIn(folder: string): Promise<void> {
    const stopped = [...this.#clients].filter(([site]) => `${site}${sep}`.startsWith(folder && `${folder}${sep}`));
    for (const [site] of stopped) this.#clients.delete(site);
    await Promise.all(stopped.map(async ([, client]) => (await client)?.dispose()));
  }

  async #run(folder: string): Promise<LanguageClient | undefined> {
    const command = workspace.getConfiguration("archipel", Uri.file(folder)).get("path", "archipel");
    const problem = await problemOf(command, folder);
    if (problem) {
      this.#output.error(problem);
      void this.#show(problem);
      return undefined;
    }
    const files = { baseUri: Uri.file(folder).toString(), pattern: "**" };
    const client = new LanguageClient(
      "archipel",
      "Archipel",
      { command, args: ["lsp"], options: { cwd: folder } },
      {
        documentSelector: [{ scheme: "file", pattern: files }],
        outputChannel: this.#output,
        revealOutputChannelOn: RevealOutputChannelOn.Never,
      },
    );
    try {
      await client.start();
      return client;
    } catch (error) {
      // The client has shown it.
      this.#output.error(`${folder}: ${error}`);
      return undefined;
    }
  }

  /** Shows a problem with the program, once until the message is closed. */
  async #show(problem: string): Promise<void> {
    if (this.#hasMessage) return;
    this.#hasMessage = true;
    const action = await window.showErrorMessage(problem, "Instructions", "Settings");
    this.#hasMessage = false;
    if (action === "Instructions") await commands.executeCommand("markdown.showPreview", this.#instructions);
    if (action === "Settings") await commands.executeCommand("workbench.action.openSettings", "archipel.path");
  }
}

/** Returns the reason why a program can't be the language server. */
async function problemOf(command: string, cwd: string): Promise<string | undefined> {
  try {
    await promisify(execFile)(command, ["lsp", "--help"], { cwd });
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") {
      return `The program \`${command}\` was not found. Install Archipel, or set \`archipel.path\`, then run "Archipel: Restart Language Servers".`;
    }
    return `The program \`${command}\` can't be the language server of Archipel: ${message}`;
  }
}
