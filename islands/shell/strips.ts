/** Rows that scroll sideways on small screens: `<div class="strip" role="group" aria-labelledby="…">`. */

/** Makes each row a stop of the keyboard while it scrolls: some browsers do not do so by themselves. */
export function followStrips(): void {
  const strips = document.querySelectorAll<HTMLElement>(".strip");
  if (!strips.length) return;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) follow(target);
  });
  for (const strip of strips) observer.observe(strip);
}

function follow(strip: HTMLElement) {
  if (strip.scrollWidth > strip.clientWidth) strip.tabIndex = 0;
  else strip.removeAttribute("tabindex");
}
