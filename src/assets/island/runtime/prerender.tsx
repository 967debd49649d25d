/** Renders islands to markup, for the build. It runs React's development code, which reports mistakes. */
import { captureOwnerStack, type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server.edge";
import { prerender } from "react-dom/static.edge";
import type { FallbackLanguage } from "./borrowed";
import { dataFormats } from "./format-data";
import { createMessages, type MessageTable, MessagesProvider, readProps } from "./messages";
import { traceTexts, type Unmarked } from "./unmarked";

/** A request of the build. */
export interface Request {
  island: string;
  /** The prefix of the ids of `useId`, the same as in the browser. */
  id: string;
  locale: string;
  /** Whether the island is never hydrated: its markup contains no marks for hydration. */
  static: boolean;
  props: object;
  messages: MessageTable;
  /** The language of the texts in props that are between marks. */
  lent?: FallbackLanguage;
  /** Whether to find borrowed texts without a language of their own. The markup is then not that of the page. */
  traced?: boolean;
}

interface Unlike {
  kind: "english" | "unlike";
  text: string;
  stack: string;
}

/** The response to a request. */
export type Response =
  /**
   * `hoisted` are the tags that React moved to the head of a page, `unlike` the texts that are formatted otherwise than in
   * pages, in English if browsers lack the formats of the language, with stacks; `borrows` is whether the island has read borrowed messages,
   * `waited` whether it has waited for a promise, and `unmarked` are the texts that a traced request finds.
   */
  | {
      html: string;
      hoisted?: string[];
      unlike?: Unlike[];
      borrows?: boolean;
      waited?: boolean;
      unmarked?: Unmarked[];
    }
  | { missing: true }
  /** What was thrown, or its message. */
  | { error: unknown; stack: string }
  /** The island was still waiting when the signal was aborted. */
  | { stack: string };

// A problem of a message is below the frames of i18next, and is reported where the island calls it.
Error.stackTraceLimit = 50;

/** React's placeholder for an incomplete Suspense boundary. */
const INCOMPLETE = "<!--$!-->";

/** The marks that only hydration needs: between texts, and around the content of boundaries. */
const MARKS = /<!--(?: |\/?[$&])-->/g;

const PAGE = /^(?:<!DOCTYPE html>)?<html lang="[^"]*"><head>(.*)<\/head><body>(.*)<\/body><\/html>$/s;

/** Preloads of pictures are removed: the pictures themselves are in the markup. */
const PRELOADED_IMAGE = /^<link rel="preload"[^>]* as="image"/;

/** Renders the island whose module `load` returns. Returns a promise if the island waits for something. */
export function render(
  // biome-ignore lint/suspicious/noExplicitAny: the build checks the props of an island
  load: () => { default?: ComponentType<any> },
  { id, locale, props, messages, static: isStatic, lent, traced }: Request,
  signal?: AbortSignal,
): Response | Promise<Response> {
  const Island = load().default;
  if (!Island) return { missing: true };
  const refuse = (problem: string) => {
    throw new Error(problem);
  };
  const unlike: Unlike[] = [];
  const own = createMessages(locale, messages, refuse, dataFormats, (text, isEnglish) => {
    unlike.push({ kind: isEnglish ? "english" : "unlike", text, stack: new Error().stack ?? "" });
  });
  const words = readProps(own, props, lent);
  const trace = traced ? traceTexts(words.messages, messages, props, lent) : undefined;
  // One child at each level: siblings would change the results of `useId`. In a page, elements that React moves to the
  // head are separate.
  const page = (
    <html lang={locale}>
      <body>
        <MessagesProvider value={(trace ?? words).messages}>
          <Island {...(trace ?? words).props} />
        </MessagesProvider>
      </body>
    </html>
  );
  const finish = (text: string): Response => {
    const [, head, body] = PAGE.exec(text) ?? [];
    if (head === undefined || body === undefined || body.includes(INCOMPLETE))
      return { error: "React has not rendered all of it", stack: "" };
    const hoisted = (head.match(/<[a-z][^>]*>/g) ?? []).filter((tag) => !PRELOADED_IMAGE.test(tag));
    return {
      html: isStatic ? body.replace(MARKS, "") : body,
      ...(unlike.length > 0 && { unlike }),
      ...(words.messages.borrowed?.isEmpty === false && { borrows: true }),
      ...(trace && { unmarked: trace.find(body) }),
      ...(hoisted.length > 0 && { hoisted }),
    };
  };
  try {
    const text = renderToString(page, { identifierPrefix: id });
    if (!text.includes(INCOMPLETE)) return finish(text);
  } catch {
    // The island throws again, or waits.
  }
  return renderLate(page, id, signal).then((result) =>
    typeof result === "string" ? { ...finish(result), waited: true } : result,
  );
}

/**
 * Renders the page to text, or returns the reason why it can't. This function of React is slower, but it waits, and reports
 * the place of a failed boundary.
 */
async function renderLate(page: ReactNode, identifierPrefix: string, signal?: AbortSignal): Promise<string | Response> {
  const failures: { error: unknown; where: string }[] = [];
  const onError = (error: unknown, { componentStack }: { componentStack?: string }) =>
    // React before 19.1 has no stack of owners.
    void failures.push({ error, where: `${captureOwnerStack?.() ?? ""}\n${componentStack ?? ""}` });
  const options = { identifierPrefix, progressiveChunkSize: Infinity, onError, ...(signal && { signal }) };
  try {
    const { prelude } = await prerender(page, options);
    const text = await readText(prelude);
    if (!failures.length) return text;
  } catch (error) {
    if (!failures.length) failures.push({ error, where: "" });
  }
  const [{ error, where }] = failures as [(typeof failures)[0]];
  if (signal?.aborted && error === signal.reason) return { stack: where };
  if (error instanceof Error) return { error: error.message, stack: `${error.stack}\n${where}` };
  return { error, stack: where };
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
  }
}
