/** Converts events of a page to steps and reports. */
import { present } from "../lib/present";
import { services } from "../lib/services";
import { createReports } from "./reports";
import { describe, note } from "./steps";
import { readTrace } from "./trace";

/** An event and its time, in milliseconds since the page began to load. */
export interface Happening {
  event: Event;
  at: number;
}

/** The handler of events for the configured destination. It does not throw. */
export function createListener(): (happening: Happening) => void {
  const { add, trace } = createReports(present(services().errors).destination);
  return ({ event, at }) => {
    const { type } = event;
    if (type === "click") {
      const pressed = describe(event.target);
      if (pressed) note({ at, what: "press", on: pressed });
    } else if (type === "load") {
      trace(readTrace());
    } else if (type === "offline" || type === "online") {
      note({ at, what: type });
    } else if (type === "unhandledrejection") {
      add({ thrown: (event as PromiseRejectionEvent).reason, source: type, at });
    } else if (type === "error") {
      const { error, message } = event as ErrorEvent;
      add({ thrown: error ?? message, source: type, at });
    } else {
      const { island, error } = (event as CustomEvent).detail ?? {};
      add({ thrown: error, source: "island", island, at });
    }
  };
}
