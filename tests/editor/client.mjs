// A site in a temporary folder, and the reference client of the Language Server Protocol for it.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  LogMessageNotification,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";

/** The program under test. */
export const ARCHIPEL = process.env.ARCHIPEL ?? join(import.meta.dirname, "../../target/debug/archipel");

/** How long anything may take on a busy machine, in milliseconds. */
export const LIMIT = 120_000;

const folders = mkdtempSync(join(tmpdir(), "archipel-editor-"));
// Not after each test: a server that still runs writes into its folder.
process.on("exit", () => rmSync(folders, { recursive: true, force: true }));

/** Creates a folder, which is removed when this process ends. */
export const newFolder = () => mkdtempSync(join(folders, "folder-"));

/** Creates a site in English and German; returns its folder. */
export function newSite() {
  const folder = newFolder();
  execFileSync(ARCHIPEL, ["new", "site", "--locales", "en,de", "--quiet"], { cwd: folder });
  return join(folder, "site");
}

/** An editor with the language server of a site. */
export class Client {
  #connection;
  #child;
  #versions = new Map();
  /** The diagnostics by path below the site. */
  #diagnostics = new Map();
  #waiting = [];
  #logged;

  /** Starts the server with these abilities of the client. */
  static async start(t, root, general = {}, workspace = {}) {
    const client = new Client();
    client.root = root;
    client.#child = spawn(ARCHIPEL, ["lsp"], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
    client.exited = new Promise((resolve) => client.#child.once("exit", resolve));
    const { stdin, stdout } = client.#child;
    client.#connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    client.#connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      client.#diagnostics.set(uri, diagnostics);
      for (const retry of client.#waiting.splice(0)) retry();
    });
    client.#logged = new Promise((resolve) => {
      client.#connection.onNotification(LogMessageNotification.type, ({ message }) => resolve(message));
    });
    client.#connection.listen();
    t.after(() => client.#child.kill());
    const rootUri = pathToFileURL(root).href;
    const started = { processId: process.pid, rootUri, capabilities: { general, workspace }, workspaceFolders: null };
    client.server = await client.request(InitializeRequest, started);
    await client.#connection.sendNotification(InitializedNotification.type, {});
    return client;
  }

  uri(path) {
    return pathToFileURL(join(this.root, path)).href;
  }

  text(path) {
    return readFileSync(join(this.root, path), "utf8");
  }

  /** Sends a request. */
  request(request, params) {
    return this.#connection.sendRequest(request.type, params);
  }

  /** Sends a notification by its name. */
  notify(method, params) {
    return this.#connection.sendNotification(method, params);
  }

  /** Sends a request about the place of a text in a file, some characters after its start. */
  ask(request, path, text, after = 0, more = {}) {
    const document = this.#versions.get(path)?.text ?? this.text(path);
    const position = positionOf(document, text, after);
    return this.request(request, { textDocument: { uri: this.uri(path) }, position, ...more });
  }

  /** Opens a file with a text, or changes it. */
  async write(path, text) {
    const uri = this.uri(path);
    const version = (this.#versions.get(path)?.version ?? 0) + 1;
    this.#versions.set(path, { version, text });
    if (version === 1) {
      const textDocument = { uri, languageId: path.split(".").at(-1), version, text };
      await this.#connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    } else {
      const params = { textDocument: { uri, version }, contentChanges: [{ text }] };
      await this.#connection.sendNotification(DidChangeTextDocumentNotification.type, params);
    }
  }

  /** Says that the editor has saved a file. */
  saved(path) {
    return this.#connection.sendNotification(DidSaveTextDocumentNotification.type, {
      textDocument: { uri: this.uri(path) },
    });
  }

  /** Waits for the first message for the log. */
  logged() {
    return this.#logged;
  }

  /** Waits until the diagnostics of a file meet a condition; returns them. */
  async diagnostics(path, condition) {
    for (const end = Date.now() + LIMIT; Date.now() < end; ) {
      const found = this.#diagnostics.get(this.uri(path)) ?? [];
      if (condition(found)) return found;
      await new Promise((resolve) => {
        this.#waiting.push(resolve);
        setTimeout(resolve, 1000);
      });
    }
    throw new Error(`the diagnostics of ${path} are ${JSON.stringify(this.#diagnostics.get(this.uri(path)))}`);
  }

  /** Ends the server; returns its exit code. */
  async stop() {
    await this.request(ShutdownRequest, undefined);
    await this.#connection.sendNotification(ExitNotification.type);
    return this.exited;
  }
}

/** The position of a text in a document, some characters after its start. */
export function positionOf(document, text, after = 0) {
  const at = document.indexOf(text);
  if (at < 0) throw new Error(`no ${text} in ${document}`);
  const lines = document.slice(0, at + after).split("\n");
  return { line: lines.length - 1, character: lines.at(-1).length };
}
