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
  /** True for an island that never wakes: its markup carries no marks for hydration. */
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

/** The islands of a site by name. Their modules run when they are asked for. */
export type Islands = Record<string, () => { default?: ComponentType<any> }>;

/** Renders one island; whatever goes wrong in it is part of the answer. */
export function render(islands: Islands, request: Request): Response {
  const { island, id, locale, props, messages } = request;
  const warnings = new Set<string>();
  const print = console.error;
  console.error = (...parts) => void warnings.add(format(...parts));
  const answer = (): Response => {
    try {
      const module = islands[island];
      if (!module) throw new Error(`there is no island \`${island}\``);
      const Island = module().default;
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
