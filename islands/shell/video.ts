/** A film behind a click: nothing is requested from its host before. Without script, the link opens the host's page. */

/** Makes `a.video-play[data-embed]` show the player in place of the poster's drawing. */
export function followVideo(): void {
  const link = document.querySelector<HTMLAnchorElement>(".video-play[data-embed]");
  if (!link) return;
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const frame = document.createElement("iframe");
    // Also prevents cookies that the host's player would set, in browsers that support the attribute.
    frame.setAttribute("credentialless", "");
    frame.title = link.dataset.title ?? "";
    frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    frame.referrerPolicy = "strict-origin";
    frame.src = link.dataset.embed ?? "";
    const art = document.querySelector(".video-art");
    // Removes the drawing and its caption; the link is preserved, in case the player fails.
    art?.parentElement?.lastElementChild?.remove();
    art?.replaceWith(frame);
    link.classList.remove("video-play");
    link.removeEventListener("click", play);
    frame.focus();
  };
  link.addEventListener("click", play);
}
