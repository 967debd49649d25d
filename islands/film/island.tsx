import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { loadChunk } from "archipel/load-chunk";
import { useMessages } from "archipel";
import { Icon } from "../lib/icons/icon";
import type { Facts } from "./frame";
import type { Word } from "./shapes";
import { beatAt, beats, clock, LENGTH } from "./story";
import { usePlayer } from "./use-player";

interface Props extends Facts {
  readonly words: Readonly<Record<Word, string>>;
}

/** The number of seconds of a step with an arrow key. */
const STEP = 2;

/* The styles of elements of the open film: not in a style sheet, which every page would load. */
const looks = {
  canvas: { position: "absolute", inlineSize: "100%", blockSize: "100%", background: "var(--surface-1)" },
  /** A caption has two lines. */
  caption: { minBlockSize: "2lh", marginBlockEnd: "var(--s-3)", fontSize: "clamp(1.1rem, 0.75rem + 1.6vw, 2rem)" },
  bar: { display: "flex", gap: "var(--s-3)", alignItems: "center" },
  position: { flex: 1, minInlineSize: 0, accentColor: "var(--accent)" },
  clock: { fontVariantNumeric: "tabular-nums" },
} satisfies Record<string, CSSProperties>;

/** The film: a poster with a button, then the film with its captions and controls, and always the transcript. */
export default function Film({ words, ...facts }: Props) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<typeof import("./picture")>();
  const player = usePlayer(canvas, (canvas, time) => picture?.draw(canvas, time, facts, words));
  const caption = (index: number): string => t(beats[index]?.caption ?? "", { count: facts.pause });
  const now = beatAt(player.time);

  useEffect(() => {
    if (!isOpen) return;
    button.current?.focus();
    loadChunk(() => import("./picture"), import.meta.url).then(setPicture, (error) =>
      setPicture(() => {
        throw error;
      }),
    );
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the film starts once, when its picture has come
  useEffect(() => {
    if (picture) player.toggle();
  }, [picture]);

  function press(event: KeyboardEvent) {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { time } = player;
    const moves: Record<string, number> = {
      ArrowLeft: time - STEP,
      ArrowDown: time - STEP,
      ArrowRight: time + STEP,
      ArrowUp: time + STEP,
      PageDown: beats[now - 1]?.from ?? 0,
      PageUp: beats[now + 1]?.from ?? LENGTH,
      Home: 0,
      End: LENGTH,
    };
    const to = moves[key];
    if (to !== undefined) player.seek(to);
    else if (key === " " && target !== button.current) player.toggle();
    else return;
    event.preventDefault();
  }

  return (
    <div className="film-player">
      <div className="film-stage">
        {isOpen ? (
          <canvas style={looks.canvas} ref={canvas} aria-hidden onClick={player.toggle} />
        ) : (
          <div className="scripted">
            <button
              className="video-lens video-ready"
              type="button"
              aria-label={t("play")}
              onClick={() => setOpen(true)}
            >
              <Icon name="play" />
            </button>
          </div>
        )}
      </div>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the controls in it
        <div className="film-controls" aria-busy={!picture} onKeyDown={press}>
          <p className="title" style={looks.caption}>
            {caption(now)}
          </p>
          <div style={looks.bar}>
            <button
              className="icon-btn"
              type="button"
              aria-label={t(player.playing ? "pause" : "play")}
              ref={button}
              onClick={player.toggle}
            >
              <Icon name={player.playing ? "pause" : "play"} />
            </button>
            <input
              type="range"
              style={looks.position}
              aria-label={t("position")}
              aria-valuetext={t("position-value", {
                time: clock(player.time),
                length: clock(LENGTH),
                caption: caption(now),
              })}
              min={0}
              max={LENGTH}
              step={0.1}
              value={player.time}
              onChange={(event) => player.seek(event.target.valueAsNumber)}
            />
            <span className="note" style={looks.clock}>
              {clock(player.time)} / {clock(LENGTH)}
            </span>
          </div>
        </div>
      ) : (
        <p className="note">{t("about", { count: LENGTH })}</p>
      )}
      <details className="note">
        <summary>{t("transcript")}</summary>
        <ol>
          {beats.map(({ caption: id, from }, index) => (
            <li key={id}>
              <span>{clock(from)}</span> {caption(index)}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
