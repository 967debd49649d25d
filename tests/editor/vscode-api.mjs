// The part of the interface of Visual Studio Code that the extension and its client for language servers need to run in a test.
import { pathToFileURL } from "node:url";

class Place {
  static file = (path) => new Place(pathToFileURL(path));
  static parse = (text) => new Place(new URL(text));
  static joinPath = (base, name) => new Place(new URL(`${base.url}/${name}`));
  constructor(url) {
    this.url = url;
    this.scheme = url.protocol.slice(0, -1);
    this.fsPath = decodeURIComponent(url.pathname);
  }
  toString() {
    return this.url.href;
  }
}

class EventEmitter {
  #listeners = new Set();
  event = (listener) => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };
  fire(value) {
    for (const listener of this.#listeners) listener(value);
  }
  dispose() {}
}

class CancellationTokenSource {
  token = { isCancellationRequested: false, onCancellationRequested: nothing };
  cancel() {}
  dispose() {}
}

/** The kind of a code action. */
class Kind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new Kind(this.value ? `${this.value}.${part}` : part);
  }
}

const nothing = () => ({ dispose() {} });

/** A namespace or class with these members; all others are functions that return an object to dispose of. */
const lenient = (members) => new Proxy(members, { get: (all, name) => (name in all ? all[name] : nothing) });

/**
 * Returns the interface for a workspace with one folder.
 * `settings` are those of the extension. `shown` receives the messages, `logged` the errors in the log, `diagnostics` the diagnostics by URI, `commands` the commands, and `executed` the
 * commands of VS Code that are run. A message with actions gets the answer `Instructions`.
 */
export function vscodeApi(folder, { settings, shown, logged, diagnostics, commands, executed, schemas }) {
  const listeners = {};
  const event = (name) => (listener) => {
    listeners[name] = listener;
    return nothing();
  };
  const top = { uri: Place.file(folder), name: "site", index: 0 };
  const collection = { set: (uri, list) => diagnostics(`${uri}`, list ?? []), delete() {}, clear() {}, dispose() {} };
  const yaml = { registerContributor: (_name, schemaOf) => schemas(schemaOf) };
  return {
    fire: (name, value) => listeners[name](value),
    api: lenientClasses({
      version: "1.91.0",
      Uri: Place,
      CancellationTokenSource,
      CodeActionKind: new Proxy({}, { get: (_, name) => new Kind(name === "Empty" ? "" : name) }),
      EventEmitter,
      env: { appName: "test", language: "en" },
      commands: lenient({
        registerCommand: (name, command) => {
          commands.set(name, command);
          return nothing();
        },
        executeCommand: async (name, ...values) => executed.push([name, ...values]),
      }),
      extensions: { getExtension: () => ({ activate: async () => yaml }) },
      languages: lenient({ createDiagnosticCollection: () => collection, match: () => 1 }),
      window: lenient({
        createOutputChannel: () => lenient({ error: (...words) => logged.push(words.join(" ")) }),
        showErrorMessage: async (text) => {
          shown.push(text);
          return "Instructions";
        },
        tabGroups: lenient({ all: [] }),
        visibleTextEditors: [],
      }),
      workspace: lenient({
        workspaceFolders: [top],
        textDocuments: [],
        notebookDocuments: [],
        getWorkspaceFolder: ({ fsPath }) => (fsPath.startsWith(`${folder}/`) ? top : undefined),
        getConfiguration: () => ({ get: (name, other) => settings[name] ?? other }),
        onDidChangeConfiguration: event("configuration"),
        isTrusted: true,
      }),
    }),
  };
}

/** Classes that the extension inherits from without use exist by their names. */
function lenientClasses(members) {
  return new Proxy(members, {
    get(all, name) {
      all[name] ??= lenient(class {});
      return all[name];
    },
  });
}
