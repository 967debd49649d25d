/** Adds an island to the page of a test, rendered as by the build and hydrated as by the loader. */
import { act, type ComponentType } from "react";
import { expect } from "vitest";
import type { MessageTable } from "archipel";
import { hydrate } from "archipel/hydrate";
import { render } from "archipel/prerender";

/** An island on the page. */
export interface PlacedIsland {
  /** Its container element. */
  container: HTMLElement;
  /** The HTML that the server sent. */
  html: string;
}

/** Options for placing an island. */
export interface Placing {
  name: string;
  locale: string;
  props: object;
  messages: MessageTable;
  /** Receives complaints of hydration. */
  complain: (...what: unknown[]) => void;
  /** Changes the server's HTML before hydration, as a visitor may. */
  before?: (container: HTMLElement) => void;
}

/**
 * Places an island; the page contains nothing else. Effects have run when it resolves, if the test enables that in
 * React with `IS_REACT_ACT_ENVIRONMENT`.
 */
export async function place(
  // biome-ignore lint/suspicious/noExplicitAny: the build checks the props of an island
  island: ComponentType<any>,
  { name, locale, props, messages, complain, before }: Placing,
): Promise<PlacedIsland> {
  const data = { id: name, props, messages };
  const response = render(() => ({ default: island }), { island: name, locale, static: false, ...data });
  expect(response).toEqual({ html: expect.any(String) });
  document.body.innerHTML = `<div data-island>${(response as { html: string }).html}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  const html = container.innerHTML;
  before?.(container);
  let hydrated: Promise<void> | undefined;
  const begin = async () => {
    hydrated = hydrate(container, island, locale, data, complain);
  };
  // It resolves in an effect, which only runs at the end of `act`.
  await ("IS_REACT_ACT_ENVIRONMENT" in globalThis ? act(begin) : begin());
  await hydrated;
  return { container, html };
}

/** HTML without `<noscript>`: React renders it on servers only. */
export const withoutNoscript = (html: string) => html.replace(/<noscript>.*?<\/noscript>/g, "");
