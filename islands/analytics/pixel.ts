/** The Meta pixel: a function on the page that queues its calls until its script is loaded. */
import { addScript } from "../lib/services";

/** The function `fbq`, with the properties that its script expects. */
interface Pixel {
  (...call: unknown[]): void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
  push: Pixel;
  /** Set by the script; handles the calls from then on. */
  callMethod?: (...call: unknown[]) => void;
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** The names of the pixel's standard events. */
export type PixelEvent = "ViewContent" | "Lead" | "AddToCart" | "InitiateCheckout" | "Purchase";

/** Loads the pixel `id`. It only reports explicit events: automatic collection is switched off. */
export function startPixel(id: string): void {
  if (!window.fbq) {
    const pixel: Pixel = Object.assign(
      (...call: unknown[]) => {
        if (pixel.callMethod) pixel.callMethod(...call);
        else pixel.queue.push(call);
      },
      { queue: [], loaded: true, version: "2.0", disablePushState: true },
    ) as never;
    window.fbq = window._fbq = pixel.push = pixel;
    addScript("https://connect.facebook.net/en_US/fbevents.js");
  }
  window.fbq("set", "autoConfig", false, id);
  window.fbq("init", id);
}

/** Reports a standard event. */
export function pixelEvent(event: PixelEvent, values: object): void {
  window.fbq?.("track", event, values);
}
