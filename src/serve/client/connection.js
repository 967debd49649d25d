/** The stream of states from the server. Each message is the whole state, so lost messages do no harm. */

/** The pauses before reconnecting, in ms; the last one is repeated. */
const PAUSES = [200, 400, 800, 1500];

/**
 * Calls `onState` with every state of the page at `path`, and `onLoss` when the connection is lost.
 *
 * A hidden page disconnects, since browsers limit connections to a server. When it is shown again, it reconnects and
 * receives the state immediately.
 */
export function connect(path, onState, onLoss) {
  let source;
  let timer;
  let failures = 0;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    if (document.hidden) return;
    source = new EventSource(`/@archipel/events?page=${encodeURIComponent(path)}`);
    source.onmessage = ({ data }) => {
      failures = 0;
      onState(JSON.parse(data));
    };
    source.onerror = () => {
      close();
      onLoss();
      timer = setTimeout(open, PAUSES[Math.min(failures, PAUSES.length - 1)]);
      failures += 1;
    };
  };

  document.addEventListener("visibilitychange", open);
  // A page with a connection would not enter the back/forward cache.
  addEventListener("pagehide", close);
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  open();
}
