/** Brings an island's prerendered HTML to life. The loader fetches it, and React with it. */
import { Component, type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createMessages, type MessageTable, MessagesProvider } from "./messages";

/** What the build writes beside an island's HTML. */
export interface IslandData {
  /** Names this island on its page; the prefix of the ids that `useId` makes. */
  id: string;
  props: object;
  messages: MessageTable;
}

/**
 * Hydrates `container` and answers once the island can be used.
 *
 * An island that cannot be rendered gets its server HTML back: at first the promise is rejected,
 * later `onError` is told.
 */
export function hydrate(
  container: HTMLElement,
  Island: ComponentType<any>,
  locale: string,
  { id, props, messages }: IslandData,
  onError: (error: unknown) => void,
): Promise<void> {
  const server = container.innerHTML;
  const words = createMessages(locale, messages, (problem) => {
    console.error(`island ${id}: ${problem}`);
    return "";
  });
  return new Promise((resolve, reject) => {
    let fail = reject;
    const ready = () => {
      fail = onError;
      resolve();
    };
    const restore = (error: unknown) => {
      container.innerHTML = server;
      fail(error);
    };
    // One child at each level, as in the prerenderer: siblings would change what `useId` answers.
    hydrateRoot(
      container,
      <Root onReady={ready}>
        <Boundary onError={restore}>
          <MessagesProvider value={words}>
            <Island {...props} />
          </MessagesProvider>
        </Boundary>
      </Root>,
      { identifierPrefix: id },
    );
  });
}

/** Tells when its children are in the page and their effects have run. */
function Root({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  useEffect(onReady, []);
  return children;
}

/** Renders nothing once its children have failed. */
class Boundary extends Component<{ children: ReactNode; onError: (error: unknown) => void }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
