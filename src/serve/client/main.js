/**
 * The preview in the browser: updates the page from the server, shows diagnostics over it and a bar below it.
 *
 * `serve` adds this script to the pages that a browser shows. The published site does not contain it.
 */
import { Bar } from "./bar.js";
import { connect } from "./connection.js";
import { Overlay } from "./overlay.js";
import { Page } from "./page.js";
import { appear } from "./surface.js";

// Text from the server becomes elements and scripts here, as in the page that the browser parsed.
if (window.trustedTypes && !trustedTypes.defaultPolicy) {
  const pass = (text) => text;
  trustedTypes.createPolicy("default", { createHTML: pass, createScript: pass, createScriptURL: pass });
}

const page = new Page();
const overlay = new Overlay();
const bar = new Bar(page, () => overlay.open());
let known;
/** The rules that the page breaks. */
let broken = [];

page.begin();
appear();
connect(
  page.path,
  async (state) => {
    show(state);
    const isOther = known?.server !== state.server || known.page !== state.page;
    const isBuilt = known?.server !== state.server || known.build !== state.build;
    known = state;
    await bar.during(page.follow(state));
    // After the update of the page, which other requests would delay.
    if (isOther) bar.loadDetails();
    if (isBuilt && !state.errors) loadBroken();
  },
  () => bar.showDisconnected(),
);

/** Shows a state, with the rules that the page breaks unless there are errors. */
function show(state) {
  const diagnostics = state.errors ? [] : broken;
  const all = {
    ...state,
    diagnostics: [...state.diagnostics, ...diagnostics],
    warnings: state.warnings + diagnostics.length,
  };
  overlay.show(all);
  bar.show(all);
}

/** Loads the rules that the page breaks, which takes a second. Another page may have the same title, so each build may change them. */
async function loadBroken() {
  const response = await fetch(`/@archipel/findings?path=${encodeURIComponent(page.path)}`).catch(() => undefined);
  if (!response?.ok) return;
  const { diagnostics, notice } = await response.json();
  if (notice) bar.showMessage(`${notice[0].toUpperCase()}${notice.slice(1)}.`);
  if (JSON.stringify(diagnostics) === JSON.stringify(broken)) return;
  broken = diagnostics;
  show(known);
}
