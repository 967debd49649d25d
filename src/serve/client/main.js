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

const page = new Page();
const overlay = new Overlay();
const bar = new Bar(page, () => overlay.open());
let known;

page.begin();
appear();
connect(
  page.path,
  async (state) => {
    overlay.show(state);
    bar.show(state);
    const isOther = known?.server !== state.server || known.page !== state.page;
    known = state;
    await bar.during(page.follow(state));
    // After the update of the page, which other requests would delay.
    if (isOther) bar.loadDetails();
  },
  () => bar.showDisconnected(),
);
