import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "archipel";
import { Cross, TypeIcon } from "./icons";
import * as looks from "./looks";
import { swipe } from "./swipe";
import { dismissToast, onToasts, POSITION, type Toast, type ToastPosition, toasts } from "./toast";

/** The number of visible notifications (content/docs/constants.md). */
const VISIBLE = 3;
/**
 * The time from adding a notification to filling it, in milliseconds: screen readers announce changes of existing elements.
 */
const ARRIVAL = 60;
const KEYS = "Alt+T";
const none: readonly Toast[] = [];

/** The notifications of the page: one stack for each position in use. */
export default function Toasts() {
  const list = useSyncExternalStore(onToasts, toasts, () => none);
  // An empty stack is preserved, since it has to restore the focus.
  const [positions] = useState(() => new Set([POSITION]));
  for (const { position } of list) positions.add(position);
  return [...positions].map((position) => (
    <Stack
      key={position}
      position={position}
      list={list.filter((one) => one.position === position)}
      hasNewest={list[0]?.position === position}
    />
  ));
}

interface StackProps {
  position: ToastPosition;
  list: readonly Toast[];
  /** Whether it contains the newest notification, which the keys focus. */
  hasNewest: boolean;
}

/**
 * The notifications at one position, newest first. Three are visible, one on top of the other; hovering or focusing
 * them expands them and pauses their time, as does leaving the tab. Alt+T focuses them and Escape restores the focus.
 */
function Stack({ position, list, hasNewest }: StackProps) {
  const { t } = useMessages();
  const region = useRef<HTMLElement>(null);
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const away = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const dialog = useOpenDialog(list);
  const isEmpty = !list.length;
  /** The element that had the focus before the region. */
  const before = useRef<HTMLElement>(null);

  useEffect(() => {
    setTimeout(() => setArrived(toasts().map(({ id }) => id)), ARRIVAL);
    if (list.length) return;
    setHovered(false);
    if (region.current?.contains(document.activeElement)) before.current?.focus();
  }, [list]);

  // Above everything, modal dialogs included, but not upon the header's controls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that opens covers the region until it is shown again
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    if (isEmpty) return current.hidePopover?.();
    const end = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
    current.style.setProperty("--top", `${Math.max(0, end)}px`);
    current.showPopover?.();
  }, [isEmpty, dialog]);

  useEffect(() => {
    if (!hasNewest) return;
    const lead = (event: globalThis.KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
      if (!altKey || ctrlKey || metaKey || shiftKey || code !== "KeyT") return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, [hasNewest]);

  const expanded = hovered || focused;
  const inside = (target: EventTarget | null) => !!region.current?.contains(target as Node | null);

  function focus({ relatedTarget }: FocusEvent) {
    setFocused(true);
    if (!inside(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
  }

  function goBack(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // A surrounding dialog stays open.
    event.preventDefault();
    event.stopPropagation();
    leave();
  }

  /** Restores the previous focus. */
  function leave() {
    if (before.current) before.current.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement).blur();
  }

  /**
   * Closes a notification. The focus in it moves to the others; with a pointer, it is removed, as it would pause their
   * time.
   */
  function close(id: string, byKey: boolean) {
    if (inside(document.activeElement)) {
      if (byKey) region.current?.focus();
      else leave();
    }
    dismissToast(id);
  }

  let place = 0;
  const content = (
    <section
      className={expanded ? "toasts is-expanded" : "toasts"}
      style={isEmpty ? undefined : looks.region(position)}
      popover="manual"
      aria-label={t("region", { keys: KEYS })}
      tabIndex={-1}
      ref={region}
      onFocus={focus}
      onBlur={({ relatedTarget }) => setFocused(inside(relatedTarget))}
      onKeyDown={goBack}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <ol style={isEmpty ? undefined : looks.list(position)}>
        {list.map((one) => {
          const at = arrived.includes(one.id) ? place++ : -1;
          return <Item key={one.id} {...one} at={at} expanded={expanded} paused={expanded || away} onClose={close} />;
        })}
      </ol>
    </section>
  );
  return dialog ? createPortal(content, dialog) : content;
}

interface ItemProps extends Toast {
  /** Its position from the edge of the window; -1 before its arrival. */
  at: number;
  expanded: boolean;
  paused: boolean;
  /** `byKey` distinguishes a key from a pointer. */
  onClose(id: string, byKey: boolean): void;
}

/** One notification and its timer. */
function Item({ id, type, title, description, duration, dismissible, version, leaving, ...rest }: ItemProps) {
  const { position, at, expanded, paused, onClose, action, cancel } = rest;
  const { t } = useMessages();
  const left = useRef(duration);
  const still = paused || leaving || at < 0 || at >= VISIBLE || duration === Infinity;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a notification that replaces another has its time from the start
  useEffect(() => {
    left.current = duration;
  }, [duration, version]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same for the timer
  useEffect(() => {
    if (still) return;
    const since = Date.now();
    const timer = setTimeout(dismissToast, left.current, id);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [still, id, duration, version]);

  const away = useMemo(() => (dismissible ? swipe(position, () => dismissToast(id)) : {}), [dismissible, position, id]);
  const behind = at > 0 && !expanded;
  const hasIcon = type !== "message";
  return (
    <li
      className={leaving ? "is-leaving" : undefined}
      style={looks.item(position, at, behind, leaving, type === "error")}
      hidden={at >= VISIBLE}
      {...away}
    >
      <div style={looks.row(behind)}>
        {hasIcon && <TypeIcon type={type} />}
        <div role={type === "error" ? "alert" : "status"} aria-atomic="true" style={looks.words(hasIcon)}>
          {at >= 0 && (
            <>
              {hasIcon && <span className="sr">{t(type)}: </span>}
              <p>{title}</p>
              {description && <p className="note">{description}</p>}
            </>
          )}
        </div>
        {dismissible && (
          <button
            className="icon-btn"
            type="button"
            aria-label={t("close")}
            onClick={({ detail }) => onClose(id, !detail)}
          >
            <Cross />
          </button>
        )}
        {(action || cancel) && (
          <div style={looks.buttons(hasIcon)}>
            {[action, cancel].map(
              (button, at) =>
                button && (
                  <button
                    className={at ? "btn btn-text" : "btn btn-outline"}
                    // biome-ignore lint/suspicious/noArrayIndexKey: there are two, each with its place
                    key={at}
                    type="button"
                    onClick={({ detail }) => {
                      onClose(id, !detail);
                      button.onClick?.();
                    }}
                  >
                    {button.label}
                  </button>
                ),
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function onVisibility(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** The open dialog, if any: everything outside of a modal one is inert. */
function useOpenDialog(list: readonly Toast[]): Element | undefined {
  const [dialog, setDialog] = useState<Element>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that opened is looked for at each notification
  useEffect(() => {
    const look = () => setDialog([...document.querySelectorAll("dialog[open]")].at(-1));
    look();
    document.addEventListener("close", look, true);
    return () => document.removeEventListener("close", look, true);
  }, [list]);
  return dialog;
}
