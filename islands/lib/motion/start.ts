/** All animations of a page. The shell loads them if there is a button to pause them. */
import { breath } from "./breath";
import { keepMoving } from "./moving";
import { Permit } from "./permit";
import { sweep } from "./sweep";

/** Animates the page's drawings; `button` pauses them. */
export function startMotion(button: HTMLElement): void {
  const permit = new Permit();
  // Where no motion is permitted, there is nothing to pause. The space of the button is preserved, so that nothing
  // around it moves.
  permit.follow(() => (button.style.visibility = permit.open ? "" : "hidden"));
  for (const field of document.querySelectorAll<HTMLElement>(".field")) keepMoving(breath(field), permit);
  for (const radar of document.querySelectorAll<SVGSVGElement>(".radar")) keepMoving(sweep(radar), permit);
}
