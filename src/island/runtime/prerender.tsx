/** Renders islands to markup, for the build. It runs React's development code, which reports mistakes. */
import { format } from "node:util";
import type { ComponentType } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createMessages, type MessageTable, MessagesProvider } from "./messages";

/** One rendering the build asks for. */
export interface Request {
  island: string;
  /** The prefix of the ids that `useId` makes, the same as in the browser. */
  id: string;
  locale: string;
  /** True for an island that is never hydrated: its markup carries no marks for hydration. */
  static: boolean;
  props: object;
  messages: MessageTable;
}

/** The answer to a request. */
export type Response = { warnings?: string[] } & (
  | { html: string }
  | { missing: true }
  | { error: string; stack?: string }
);

// A problem of a message is below the frames of i18next, and is reported where the island asks for it.
Error.stackTraceLimit = 50;

/** Renders the island whose module `load` returns; whatever goes wrong in it is part of the answer. */
export function render(load: () => { default?: ComponentType<any> }, request: Request): Response {
  const { id, locale, props, messages } = request;
  const warnings = new Set<string>();
  const print = console.error;
  console.error = (...parts) => void warnings.add(format(...parts));
  const answer = (): Response => {
    try {
      const Island = load().default;
      if (!Island) return { missing: true };
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
      return { html };
    } catch (error) {
      return error instanceof Error ? { error: error.message, stack: error.stack ?? "" } : { error: String(error) };
    }
  };
  const response = answer();
  console.error = print;
  return warnings.size ? { ...response, warnings: [...warnings] } : response;
}
