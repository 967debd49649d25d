/**
 * The page's notifications as a list to which any island or script may add. The island next to this file shows them; it
 * is hydrated at the first one. Texts are translated by the caller.
 */

/** The type of a notification; `message` is neutral, `loading` stays until it is replaced or dismissed. */
export type ToastType = "message" | "success" | "info" | "warning" | "error" | "loading";

/** A button of a notification. Pressing it also closes the notification. */
export interface ToastButton {
  label: string;
  onClick?: () => void;
}

/** The position of a notification in the window. */
export type ToastPosition = `${"top" | "bottom"}-${"left" | "center" | "right"}`;

/** The options of a notification. */
export interface ToastOptions {
  type: ToastType;
  title: string;
  description?: string;
  /** Milliseconds until it closes automatically, `Infinity` for never; 4000 by default. */
  duration?: number;
  /** Replaces the notification with the same id, and restarts its time. */
  id?: string;
  /** By default the upper right corner. */
  position?: ToastPosition;
  /** The action, and the way to cancel. */
  action?: ToastButton;
  cancel?: ToastButton;
  /** False if only the caller may close it: no close button, no swipe. */
  dismissible?: boolean;
}

/** A notification of the list. */
export interface Toast extends ToastOptions {
  id: string;
  /** Milliseconds; `Infinity` for one that stays. */
  duration: number;
  position: ToastPosition;
  dismissible: boolean;
  /** The number of times that it has been replaced. */
  version: number;
  /** Whether it is fading out, and is removed after `REMOVAL`. */
  leaving: boolean;
}

/** The default duration of a notification, in milliseconds (content/docs/constants.md). */
const DURATION = 4000;
/** The default position. */
export const POSITION: ToastPosition = "top-right";
/** The time from dismissal to removal, in milliseconds (content/docs/constants.md). */
const REMOVAL = 200;

/** The longest time a browser's timer can measure, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

let list: readonly Toast[] = [];
let made = 0;
const listeners = new Set<() => void>();

/**
 * Shows a notification and returns its id. Never throws. A `loading` one never closes automatically, whatever its
 * duration; a duration that is not a positive number is ignored.
 */
export function toast(options: ToastOptions): string {
  const id = options.id ?? `toast-${++made}`;
  const { type, duration = DURATION, position = POSITION, dismissible = true } = options;
  const old = list.find((other) => other.id === id);
  const next: Toast = {
    ...options,
    id,
    duration: type === "loading" || duration > LONGEST ? Infinity : duration > 0 ? duration : DURATION,
    position,
    dismissible,
    version: old ? old.version + 1 : 0,
    leaving: false,
  };
  change(old ? list.map((other) => (other === old ? next : other)) : [next, ...list]);
  document.dispatchEvent(new CustomEvent("archipel:hydrate", { detail: { island: "toasts" } }));
  return id;
}

/** Closes the notification `id`, or all of them. It fades out and is removed after `REMOVAL`. */
export function dismissToast(id?: string): void {
  const going = list.filter((one) => !one.leaving && (id === undefined || one.id === id));
  if (!going.length) return;
  change(list.map((one) => (going.includes(one) ? { ...one, leaving: true } : one)));
  // One that was replaced in the meantime is preserved.
  setTimeout(() => change(list.filter((one) => !(one.leaving && going.some((gone) => same(gone, one))))), REMOVAL);
}

/** The notifications, newest first. The same list until something changes. */
export function toasts(): readonly Toast[] {
  return list;
}

/** Calls `listener` after every change, until the returned function is called. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function same(a: Toast, b: Toast): boolean {
  return a.id === b.id && a.version === b.version;
}

function change(next: readonly Toast[]) {
  list = next;
  for (const listener of listeners) listener();
}
