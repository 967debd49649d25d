/** The styles of the panel that edits texts, and of the list of changes. */
export const editorStyles = /* css */ `
.editor {
  position: fixed;
  inset: 24px auto auto 24px;
  width: min(520px, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  margin: 0;
  border: 0;
  padding: 0;
  border-radius: 14px;
  color: inherit;
  background: var(--ground);
  box-shadow: var(--shadow);
  overflow: hidden;
}
.editor[open] { display: flex; flex-direction: column; }
.editor.wide { inset: 0; width: min(1240px, calc(100vw - 32px)); margin: auto; }
.editor::backdrop { background: rgb(10 12 16 / 0.18); }
.editor .head, .editor .foot { display: flex; align-items: center; gap: 8px; padding: 12px 12px 10px 18px; }
.editor .head { justify-content: space-between; align-items: flex-start; border-block-end: 1px solid var(--line); }
.editor .head > div { min-width: 0; }
.editor h2 { font: 600 14px/1.4 var(--mono); overflow-wrap: anywhere; }
.editor .place { color: var(--quiet); font: 500 12px/1.5 var(--mono); overflow-wrap: anywhere; }
.editor .foot { justify-content: flex-end; padding-block: 10px 12px; border-block-start: 1px solid var(--line); }
.editor .control { --control: 34px; flex: none; }
.editor .foot .control, .editor .head .control, .editor .error .control { border: 1px solid var(--edge); }
.editor .control.main { border-color: transparent; background: var(--link); color: var(--ground); font-weight: 600; }
.editor .control.main[aria-disabled=true] { opacity: 0.6; cursor: default; }
.editor .foot p { margin-inline-end: auto; }
.editor .main kbd { color: inherit; border-color: currentColor; }
.editor kbd { border: 1px solid var(--line); border-radius: 4px; padding: 1px 5px; color: var(--quiet); font: 500 11px/1.3 var(--mono); }
.editor .content { overflow: auto; overscroll-behavior: contain; padding: 12px 18px 16px; }
.editor .notes { margin-block-end: 12px; padding: 8px 12px; border-radius: 8px; background: var(--raised); white-space: pre-line; overflow-wrap: anywhere; }
.editor .notes:empty { display: none; }
.editor .texts { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr)); }
.editor fieldset { min-width: 0; margin: 0; border: 0; padding: 0; }
.editor legend { display: flex; gap: 8px; align-items: baseline; padding: 0; margin-block-end: 6px; font-weight: 600; }
.editor .code { color: var(--quiet); font: 500 12px/1 var(--mono); }
.editor .quiet { color: var(--quiet); font-weight: 400; }
.editor .part + .part { margin-block-start: 12px; }
.editor .name { margin-block-end: 4px; font: 500 12px/1.5 var(--mono); }
.editor .source { margin-block-end: 6px; color: var(--quiet); font-weight: 400; white-space: pre-wrap; overflow-wrap: anywhere; }
.editor .field {
  display: block;
  width: 100%;
  min-height: 42px;
  max-height: 40dvh;
  overflow: auto;
  border: 1px solid var(--edge);
  border-radius: 8px;
  padding: 9px 12px;
  color: inherit;
  background: var(--ground);
  font: 400 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.editor textarea.field { font: 400 13px/1.5 var(--mono); resize: vertical; }
.editor .field:focus-visible { outline-offset: -1px; border-color: var(--link); }
.editor .chip { display: inline-block; margin-inline: 1px; padding: 0 6px; border-radius: 6px; background: var(--pressed); color: var(--link); font: 500 12px/1.6 var(--mono); user-select: all; }
.editor .inserts { display: flex; flex-wrap: wrap; gap: 6px; }
.editor .insert { --control: 28px; margin-block-start: 6px; border: 1px solid var(--edge); padding: 0 8px; font: 500 12px/1 var(--mono); }
.editor input.field, .editor select.field { font-variant-numeric: tabular-nums; }
.editor .field:disabled { color: var(--quiet); background: var(--raised); }
.editor .value { margin-block-start: 14px; }
.editor .value dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 14px; margin: 0; }
.editor .value dt { color: var(--quiet); font: 500 12px/1.6 var(--mono); }
.editor .value dd { margin: 0; overflow-wrap: anywhere; }
.editor .value .locked { margin-block-end: 12px; padding: 8px 12px; border-radius: 8px; background: var(--raised); overflow-wrap: anywhere; }
.editor .value details { margin-block-start: 12px; border-block-start: 1px solid var(--line); padding-block-start: 10px; }
.editor .value summary { cursor: pointer; font-weight: 600; }
.editor .value ul { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 8px 0 0; padding: 0; list-style: none; }
.editor .value a { color: var(--link); }
.editor .value details p { margin-block-start: 6px; }
.editor .counter { display: block; margin-block-start: 4px; color: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; text-align: end; }
.editor .counter:empty { display: none; }
.editor .counter.over { color: var(--bad); font-weight: 600; }
.editor .tabs { display: flex; flex-wrap: wrap; gap: 2px; margin-block-end: 6px; }
.editor .tabs [role=tab] { min-height: 30px; padding: 0 10px; border-radius: 8px; color: var(--quiet); font: 500 12px/1 var(--mono); }
.editor .tabs [aria-selected=true] { background: var(--pressed); color: var(--link); box-shadow: inset 0 0 0 1px var(--link); }
.editor .error { max-height: 30dvh; overflow: auto; padding: 10px 18px; border-block-start: 1px solid var(--line); color: var(--bad); overflow-wrap: anywhere; }
.editor .error:empty { display: none; }
.editor .error .control { margin-block-start: 8px; color: var(--text); }
.editor .error li + li { margin-block-start: 6px; }

.menu.changes { width: min(440px, calc(100vw - 16px)); padding: 6px; }
.changes ol { max-height: 46dvh; margin: 0; padding: 6px 10px; overflow: auto; list-style: none; }
.changes li + li { margin-block-start: 10px; border-block-start: 1px solid var(--line); padding-block-start: 10px; }
.changes .id { font: 600 12px/1.5 var(--mono); overflow-wrap: anywhere; }
.changes p { font-weight: 400; overflow-wrap: anywhere; }
.changes p .code { margin-inline-end: 8px; }
.changes .none { padding: 8px 10px; color: var(--quiet); }
.changes del { color: var(--quiet); }
.changes ins { color: light-dark(#126d42, #3ecb8c); text-decoration: none; }
.changes .foot { display: flex; flex-wrap: wrap; gap: 6px; padding: 8px 6px 4px; border-block-start: 1px solid var(--line); }
.changes .foot .control { --control: 34px; border: 1px solid var(--edge); }

.menu.additions { width: min(400px, calc(100vw - 16px)); padding: 14px 16px; }
.additions fieldset { display: flex; flex-wrap: wrap; gap: 6px 16px; margin: 0 0 12px; border: 0; padding: 0; }
.additions label { display: flex; align-items: center; gap: 6px; min-height: 28px; font-weight: 500; }
.additions .field { display: block; width: 100%; min-height: 38px; border: 1px solid var(--edge); border-radius: 8px; padding: 6px 10px; color: inherit; background: var(--ground); font: 400 14px/1.5 var(--mono); }
.additions .quiet { margin-block-start: 4px; color: var(--quiet); font-weight: 400; }
.additions .error { margin-block-start: 8px; color: var(--bad); overflow-wrap: anywhere; }
.additions .error:empty, .additions .done:empty { display: none; }
.additions .foot { display: flex; justify-content: flex-end; margin-block-start: 12px; }
.additions .main { --control: 34px; background: var(--link); color: var(--ground); font-weight: 600; }
.additions .done { margin-block-start: 12px; max-height: 40dvh; overflow: auto; border-block-start: 1px solid var(--line); padding-block-start: 12px; overflow-wrap: anywhere; }
.additions .done ul { margin: 4px 0 0; padding-inline-start: 18px; list-style: disc; font-weight: 400; }
.additions .done a { padding: 0; color: var(--link); }

@media (pointer: coarse) {
  .editor .control, .changes .foot .control, .editor .tabs [role=tab] { --control: 44px; min-height: 44px; }
  .editor .insert { --control: 44px; }
}
@media (max-width: 699px) {
  .editor, .editor.wide { inset: auto 0 0; width: 100vw; max-width: 100vw; max-height: 88dvh; margin: 0; border-radius: 14px 14px 0 0; }
  .editor kbd { display: none; }
  .editor .foot .control { flex: 1; }
}
`;
