/** The stream of states from the server. It heals itself: each message is the whole state, so none is missed for long. */

/** The pauses before connecting again, in ms; the last one holds until it works. */
const PAUSES = [200, 400, 800, 1500];

/**
 * Tells `onState` of every state of the page at `path`, and `onLoss` when the server has gone.
 *
 * A hidden page does not listen: a browser opens few connections to one server, and an editor many tabs. Shown again, it is
 * sent the state at once.
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
  // A page with a connection would not be kept for the way back.
  addEventListener("pagehide", close);
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  open();
}
