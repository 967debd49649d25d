/**
 * The preview in the browser: keeps the page as the server has it, shows mistakes over it and a bar below it.
 *
 * `serve` adds this script to the pages that a browser shows. The published site has nothing of it.
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
    // The page comes first: what else is asked would keep it waiting.
    if (isOther) bar.learn();
  },
  () => bar.lose(),
);
