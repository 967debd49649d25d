/** Everything on a page that moves by itself. The shell loads it where there is a button to pause it. */
import { breath } from "./breath";
import { keepMoving } from "./moving";
import { Permit } from "./permit";
import { sweep } from "./sweep";

/** Lets the page's drawings move; `button` pauses them. */
export function startMotion(button: HTMLElement): void {
  const permit = new Permit();
  // Where nothing may move there is nothing to pause. The button's place stays, so that nothing around it shifts.
  permit.follow(() => (button.style.visibility = permit.open ? "" : "hidden"));
  for (const field of document.querySelectorAll<HTMLElement>(".field")) keepMoving(breath(field), permit);
  for (const radar of document.querySelectorAll<SVGSVGElement>(".radar")) keepMoving(sweep(radar), permit);
}
