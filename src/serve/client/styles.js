/** The styles of the preview's own elements. */
export const styles = /* css */ `
:host {
  all: initial;
  direction: ltr;
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #17191e);
  --raised: light-dark(#f3f4f6, #23262d);
  --pressed: light-dark(#e3ecfd, #1d3050);
  --line: light-dark(#d9dce1, #363a43);
  --edge: light-dark(#868d98, #767d89);
  --text: light-dark(#1b1f24, #e9ebee);
  --quiet: light-dark(#565e69, #a7aeb9);
  --link: light-dark(#0b53c5, #8db8ff);
  --good: light-dark(#178a53, #3ecb8c);
  --busy: light-dark(#9a6700, #e3b341);
  --bad: light-dark(#b3261e, #ff8f87);
  --lost: light-dark(#747b86, #8b929d);
  --shadow: 0 0 0 1px var(--line), 0 8px 28px light-dark(rgb(20 24 32 / 0.16), rgb(0 0 0 / 0.55));
  --mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  color: var(--text);
  font: 500 13px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
@media print {
  :host { display: none !important; }
}
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
h2, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
svg { display: block; flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
button, a { color: inherit; font: inherit; cursor: pointer; }
button { margin: 0; border: 0; padding: 0; background: none; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

/* The bar: above the page, except its modal dialogs. */
.dock {
  position: fixed;
  z-index: 2147483646;
  inset: auto 12px 12px;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  pointer-events: none;
}
.dock.end { align-items: flex-end; }
.dock > * { pointer-events: auto; }
.bar {
  --control: 32px;
  display: flex;
  align-items: center;
  gap: 2px;
  max-width: 100%;
  padding: 4px;
  border-radius: 12px;
  background: var(--ground);
  box-shadow: var(--shadow);
}
.bar .group { display: flex; flex: none; align-items: center; gap: 2px; }
.bar .first { flex: 0 1 auto; min-width: 0; }
.bar .strip { display: flex; min-width: 0; }
.bar .group + *, .bar .strip + .group { margin-inline-start: 4px; border-inline-start: 1px solid var(--line); padding-inline-start: 5px; }
.control {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: var(--control);
  min-height: var(--control);
  padding: 0 10px;
  border-radius: 8px;
  white-space: nowrap;
}
.control.mere { padding: 0; color: var(--quiet); }
@media (hover: hover) {
  .control:hover { background: var(--raised); color: var(--text); }
}
.control:focus-visible { outline-offset: -2px; }
.control[aria-disabled=true] { background: none; color: var(--quiet); opacity: 0.6; cursor: default; }
.control[aria-pressed=true] { background: var(--pressed); color: var(--link); box-shadow: inset 0 0 0 1px var(--link); }
.control.problems { color: var(--bad); font-weight: 600; }
.control.mild { color: var(--busy); }
.control .code { color: var(--quiet); font: 500 12px/1 var(--mono); }
.control .clip { max-width: 22ch; overflow: hidden; text-overflow: ellipsis; }
.state { display: inline-flex; align-items: center; gap: 8px; min-height: var(--control); padding: 0 10px; }
.dot { flex: none; width: 8px; height: 8px; border-radius: 50%; background: var(--lost); }
.connected .dot { background: var(--good); }
.building .dot { background: var(--busy); }
.failed .dot { background: var(--bad); border-radius: 2px; }
.disconnected .dot { background: none; box-shadow: inset 0 0 0 2px var(--lost); }
.folded { gap: 8px; min-width: 36px; min-height: 36px; border-radius: 18px; background: var(--ground); box-shadow: var(--shadow); }
.said {
  max-width: min(560px, 100%);
  padding: 8px 12px;
  border-radius: 10px;
  background: var(--ground);
  box-shadow: var(--shadow);
  overflow-wrap: anywhere;
}
.said:empty { display: none; }

/* Scrollable content: a shadow on each side with more content. */
.sideways {
  --shade: light-dark(rgb(20 24 32 / 0.16), rgb(255 255 255 / 0.2));
  overflow-x: auto;
  background:
    linear-gradient(90deg, var(--ground) 40%, transparent) left / 40px 100% no-repeat local,
    linear-gradient(270deg, var(--ground) 40%, transparent) right / 40px 100% no-repeat local,
    linear-gradient(90deg, var(--shade), transparent) left / 14px 100% no-repeat scroll,
    linear-gradient(270deg, var(--shade), transparent) right / 14px 100% no-repeat scroll;
}
.strip.sideways { scrollbar-width: none; overscroll-behavior-x: contain; }

.menu {
  position: fixed;
  inset: auto;
  margin: 0;
  border: 0;
  padding: 4px;
  max-height: calc(100dvh - 96px);
  overflow: auto;
  border-radius: 12px;
  color: inherit;
  background: var(--ground);
  box-shadow: var(--shadow);
}
.menu a { display: flex; justify-content: space-between; gap: 24px; min-height: 32px; align-items: center; padding: 0 10px; border-radius: 8px; text-decoration: none; }
.menu a:hover { background: var(--raised); }
.menu a:focus-visible { outline-offset: -2px; }
.menu a[aria-current] { background: var(--pressed); color: var(--link); }
.menu .code { color: var(--quiet); font: 500 12px/1 var(--mono); }

@media (pointer: coarse) {
  .bar { --control: 44px; }
  .menu a { min-height: 44px; }
  .folded { min-width: 44px; min-height: 44px; border-radius: 22px; }
}
@media (max-width: 1040px) {
  .bar { flex-wrap: wrap; width: min(100%, 640px); }
  .bar .first { flex: 1 1 0; }
  .bar .strip { flex: 1 0 100%; order: 1; margin: 2px 0 0; border-inline-start: 0; border-block-start: 1px solid var(--line); padding: 4px 0 0; }
  .bar .strip + .ends { margin: 0; border: 0; padding: 0; }
}
@media (max-width: 700px) {
  .bar .first .control { flex: 0 1 auto; min-width: var(--control); }
  .bar .first .problems { flex: none; }
  .bar .strip .control:not(.mere) { padding: 0 8px; }
  .spare { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
}

/* The source of a text. */
.mark { position: fixed; z-index: 2147483644; border-radius: 3px; background: light-dark(rgb(11 83 197 / 0.1), rgb(141 184 255 / 0.16)); box-shadow: 0 0 0 1.5px var(--link); pointer-events: none; }
.tip {
  position: fixed;
  z-index: 2147483645;
  max-width: min(480px, calc(100vw - 16px));
  padding: 6px 10px;
  border-radius: 8px;
  background: var(--ground);
  box-shadow: var(--shadow);
  overflow-wrap: anywhere;
  pointer-events: none;
}
.tip .place { font: 500 12px/1.5 var(--mono); }
.tip .id { color: var(--link); }
.tip .hint { color: var(--quiet); font-size: 12px; }

/* The report of a build. */
.report {
  inset: 0;
  width: min(1040px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  margin: 16px auto auto;
  border: 0;
  padding: 0;
  border-radius: 14px;
  color: inherit;
  background: var(--ground);
  box-shadow: var(--shadow), inset 0 3px 0 var(--bad);
  overflow: hidden;
}
.report:focus-visible { outline: none; }
.report[open] { display: flex; flex-direction: column; }
.report.mild { box-shadow: var(--shadow), inset 0 3px 0 var(--busy); }
.report::backdrop { background: rgb(10 12 16 / 0.42); }
.report .head { display: flex; align-items: flex-start; justify-content: space-between; gap: 16px; padding: 18px 16px 14px 22px; border-block-end: 1px solid var(--line); }
.report h2 { font: 650 17px/1.35 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.report .head p { color: var(--quiet); }
.report .head button { --control: 36px; flex: none; border: 1px solid var(--edge); }
.report kbd { border: 1px solid var(--line); border-radius: 4px; padding: 1px 5px; color: var(--quiet); font: 500 11px/1.3 var(--mono); }
.report .list { overflow: auto; overscroll-behavior: contain; padding: 6px 22px 18px; }
.report .list:focus-visible { outline-offset: -2px; }
.report .problem { padding-block: 14px; font: 400 13px/1.55 var(--mono); overflow-wrap: anywhere; }
.report .problem + .problem { border-block-start: 1px solid var(--line); }
.report .first { font-weight: 600; }
.report .error { color: var(--bad); }
.report .warning { color: var(--busy); }
.report .place { margin-block: 6px; }
.report pre { margin: 4px 0 0; padding: 6px 10px; border-radius: 8px; background: var(--raised); font: inherit; tab-size: 4; white-space: pre-wrap; }
.report code { font: inherit; }
.report :is(p, span) > code { padding: 1px 4px; border-radius: 4px; background: var(--raised); box-decoration-break: clone; }
.report .frame, .report .note { color: var(--quiet); }
.report .frame { user-select: none; }
.report mark { border-block-end: 2px solid var(--bad); color: inherit; background: light-dark(rgb(179 38 30 / 0.12), rgb(255 143 135 / 0.18)); }
.report mark:empty { border-inline-start: 2px solid var(--bad); }
.report .mildly mark { border-color: var(--busy); background: light-dark(rgb(154 103 0 / 0.14), rgb(227 179 65 / 0.18)); }
.report .help { color: light-dark(#126d42, #3ecb8c); }
.report .jump { color: var(--link); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
.report .jump:hover { text-decoration-thickness: 2px; }
.report .foot { min-height: 0; padding: 10px 22px; border-block-start: 1px solid var(--line); overflow-wrap: anywhere; }
.report .foot:empty { display: none; }
@media (pointer: coarse) {
  .report .head button { --control: 44px; }
  .report .jump { position: relative; }
  .report .jump::after { content: ""; position: absolute; inset: -12px 0; }
}
@media (max-width: 700px) {
  .report { width: 100vw; max-width: 100vw; max-height: 88dvh; margin: auto 0 0; border-radius: 14px 14px 0 0; }
  .report .head { padding: 16px 12px 12px 16px; }
  .report .list { padding-inline: 16px; }
  .report kbd { display: none; }
}
@media (prefers-reduced-motion: no-preference) {
  .building .dot { animation: breathe 1s ease-in-out infinite alternate; }
  @keyframes breathe { to { opacity: 0.35; } }
}
`;
