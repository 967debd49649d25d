/** Brings an island's prerendered HTML to life. The loader fetches it, and React with it. */
import { Component, type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot, type Root as ReactRoot } from "react-dom/client";
import { showError } from "./error-view";
import { createMessages, type MessageTable, MessagesProvider } from "./messages";

/** What the build writes beside an island's HTML. */
export interface IslandData {
  /** Names this island on its page; the prefix of the ids that `useId` makes. */
  id: string;
  props: object;
  /** The island's messages, or the address they are at. */
  messages: MessageTable | string;
}

/** The containers that have been hydrated; with its root a preview of the site can take an island out of the page. */
export const roots = new WeakMap<Element, ReactRoot>();

/**
 * Hydrates `container` and answers once the island can be used. A container that has been hydrated is rendered anew, with the
 * state it has: that is how a preview shows an edited island.
 *
 * An island that throws, then or later, is removed from the page. The error view replaces it, or its server HTML where its
 * messages have no words for the view. The promise rejects; once it has resolved, `onError` is called instead.
 */
export async function hydrate(
  container: HTMLElement,
  // biome-ignore lint/suspicious/noExplicitAny: the build checks the props of an island
  Island: ComponentType<any>,
  locale: string,
  { id, props, messages }: IslandData,
  onError: (error: unknown) => void,
): Promise<void> {
  const table = typeof messages === "string" ? ((await (await fetch(messages)).json()) as MessageTable) : messages;
  const server = container.innerHTML;
  const words = createMessages(locale, table, (problem) => {
    console.error(`island ${id}: ${problem}`);
    return "";
  });
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
      // React can't take out what it is rendering.
      setTimeout(() => {
        roots.get(container)?.unmount();
        if (!showError(container, error, table)) container.innerHTML = server;
        if (isReady) onError(error);
        else reject(error);
      });
    };
    // One child at each level, as in the prerenderer: siblings would change what `useId` answers.
    const tree = (
      <Root onReady={ready}>
        <MessagesProvider value={words}>
          <Boundary onError={fail}>
            <Island {...props} />
          </Boundary>
        </MessagesProvider>
      </Root>
    );
    const root = roots.get(container);
    if (root) root.render(tree);
    else roots.set(container, hydrateRoot(container, tree, { identifierPrefix: id }));
  });
}

/** Tells when its children are in the page and their effects have run. */
function Root({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return children;
}

interface BoundaryProps {
  children: ReactNode;
  onError: (error: unknown) => void;
}

/** Catches what its children throw, and shows nothing then. */
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
