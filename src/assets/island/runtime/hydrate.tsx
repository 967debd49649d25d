/** Hydrates an island. The loader fetches this module and React. */
import { Component, type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot, type Root as ReactRoot } from "react-dom/client";
import type { FallbackLanguage } from "./borrowed";
import { showError } from "./error-view";
import { createMessages, type MessageTable, MessagesProvider, readProps } from "./messages";

/** Whether a locale of the site has formats that not all browsers have; set by the bundler. */
declare const HAS_FORMAT_DATA: boolean;

/** The data that the build writes next to an island's HTML. */
export interface IslandData {
  /** Identifies the island on its page; the prefix of the ids of `useId`. */
  id: string;
  props: object;
  /** The island's messages, or their URL. */
  messages: MessageTable | string;
  /** The language of the texts in props that are between marks. */
  lent?: FallbackLanguage;
}

/** The hydrated containers with their roots, with which a preview can remove an island from the page. */
export const roots = new WeakMap<Element, ReactRoot>();

/**
 * Hydrates `container`; resolves when the island can be used. A container that is already hydrated is rendered again, with
 * its state, which is how a preview shows an edited island.
 *
 * An island that throws, now or later, is removed from the page. It is replaced by the error view, or by its server HTML if
 * its messages have no text for the view. The promise rejects; after it has resolved, `onError` is called instead.
 */
export async function hydrate(
  container: HTMLElement,
  // biome-ignore lint/suspicious/noExplicitAny: the build checks the props of an island
  Island: ComponentType<any>,
  locale: string,
  { id, props, messages, lent }: IslandData,
  onError: (error: unknown) => void,
): Promise<void> {
  const table = typeof messages === "string" ? ((await (await fetch(messages)).json()) as MessageTable) : messages;
  const server = container.innerHTML;
  const report = (problem: string) => {
    console.error(`island ${id}: ${problem}`);
    return "";
  };
  const own = createMessages(locale, table, report, await formatReader(table));
  const words = readProps(own, props, lent);
  return new Promise((resolve, reject) => {
    let isReady = false;
    let isFailed = false;
    const ready = () => {
      if (isFailed) return;
      isReady = true;
      resolve();
    };
    const fail = (error: unknown) => {
      isFailed = true;
      // React can't unmount a root while it renders it.
      setTimeout(() => {
        roots.get(container)?.unmount();
        if (!showError(container, error, table)) container.innerHTML = server;
        if (isReady) onError(error);
        else reject(error);
      });
    };
    // One child at each level, as in the prerenderer: siblings would change the results of `useId`.
    const tree = (
      <Root onReady={ready}>
        <MessagesProvider value={words.messages}>
          <Boundary onError={fail}>
            <Island {...words.props} />
          </Boundary>
        </MessagesProvider>
      </Root>
    );
    const root = roots.get(container);
    if (root) root.render(tree);
    else roots.set(container, hydrateRoot(container, tree, { identifierPrefix: id }));
  });
}

/** Reads the formats of a language that not all browsers have. Sites without such a language do not ship its code. */
async function formatReader(table: MessageTable) {
  // Only inside of this condition, the bundler leaves the module out.
  if (HAS_FORMAT_DATA && (table["@formatData"] || table["@borrowed"]?.includes("@formatData")))
    return (await import("./format-data")).dataFormats;
}

/** Calls `onReady` when its children are in the page and their effects have run. */
function Root({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return children;
}

interface BoundaryProps {
  children: ReactNode;
  onError: (error: unknown) => void;
}

/** Catches errors of its children, and then renders nothing. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
