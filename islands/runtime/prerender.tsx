/**
 * The build's renderer: reads requests as JSON lines on stdin, answers each with a line on stdout.
 *
 *     {"ready":true}
 *     {"seq":1,"island":"x","id":"x","locale":"de","static":false,"props":{…},"messages":{…}}
 *     {"seq":1,"html":"…"}    or {"seq":1,"error":"message","stack":"…"}, either with "warnings":["…"]
 *     {"seq":1,"missing":true}    when the island's file has no default export
 *
 * It ends with stdin. stdout belongs to the protocol: whatever code prints goes to stderr, and what
 * React reports during a render is part of the answer. A request with `"rehearsal":true` gets none.
 *
 * The build writes the entry that names the islands and calls `serve`. Bundle it for platform node as
 * CommonJS (react-dom requires Node's modules), with NODE_ENV "development": React's production code
 * is silent about mistakes.
 */
import { Console } from "node:console";
import { format } from "node:util";
import type { ComponentType } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createMessages, type MessageTable, MessagesProvider } from "./messages";

/** One rendering the build asks for. */
export interface Request {
  seq: number;
  island: string;
  /** The prefix of the ids that `useId` makes, the same as in the browser. */
  id: string;
  locale: string;
  /** True for an island that never wakes: its markup carries no marks for hydration. */
  static: boolean;
  props: object;
  messages: MessageTable;
  /** True when nobody waits for the answer: the island is drawn so that the next time is quick. */
  rehearsal?: boolean;
}

/** The answer to a request. */
export type Response = { seq: number; warnings?: string[] } & (
  | { html: string }
  | { missing: true }
  | { error: string; stack?: string }
);

/** The islands of a site by name. Their modules run when they are asked for. */
export type Islands = Record<string, () => { default?: ComponentType<any> }>;

/**
 * What React said of islands in rehearsals. It says some things only once, so they are passed on with
 * the first answer.
 */
const heard: Record<string, Set<string>> = {};

/** Renders one island; whatever goes wrong in it is part of the answer. */
export function render(islands: Islands, request: Request): Response {
  const { seq, island, id, locale, props, messages } = request;
  const warnings = heard[island] ?? new Set();
  delete heard[island];
  const print = console.error;
  console.error = (...parts) => void warnings.add(format(...parts));
  const answer = (): Response => {
    try {
      const module = islands[island];
      if (!module) throw new Error(`there is no island \`${island}\``);
      const Island = module().default;
      if (!Island) return { seq, missing: true };
      const words = createMessages(locale, messages, (problem) => {
        throw new Error(problem);
      });
      const renderTo = request.static ? renderToStaticMarkup : renderToString;
      const html = renderTo(
        <MessagesProvider value={words}>
          <Island {...props} />
        </MessagesProvider>,
        { identifierPrefix: id },
      );
      return { seq, html };
    } catch (error) {
      return error instanceof Error
        ? { seq, error: error.message, stack: error.stack ?? "" }
        : { seq, error: String(error) };
    }
  };
  const response = answer();
  console.error = print;
  if (request.rehearsal) heard[island] = warnings;
  return warnings.size ? { ...response, warnings: [...warnings] } : response;
}

/** Answers requests until stdin ends. */
export async function serve(islands: Islands): Promise<void> {
  globalThis.console = new Console(process.stderr, process.stderr);
  const send = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
  send({ ready: true });
  // Node's readline also breaks lines at U+2028, which JSON may hold.
  let rest = "";
  for await (const text of process.stdin.setEncoding("utf8")) {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    for (const line of lines) {
      const request: Request = JSON.parse(line);
      const response = render(islands, request);
      if (!request.rehearsal) send(response);
    }
  }
}
