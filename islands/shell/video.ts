/** A film behind a click: nothing of its host is loaded before. Without script the link opens the host's page. */

/** Lets `a.video-play[data-embed]` show the player in place of the poster's drawing. */
export function followVideo(): void {
  const link = document.querySelector<HTMLAnchorElement>(".video-play[data-embed]");
  if (!link) return;
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const frame = document.createElement("iframe");
    // Without cookies also where the host's player would set some, in browsers that know the attribute.
    frame.setAttribute("credentialless", "");
    frame.title = link.dataset.title ?? "";
    frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    frame.referrerPolicy = "strict-origin";
    frame.src = link.dataset.embed ?? "";
    const art = document.querySelector(".video-art");
    // Neither the drawing nor its caption; the link stays, for a player that fails.
    art?.parentElement?.lastElementChild?.remove();
    art?.replaceWith(frame);
    link.classList.remove("video-play");
    link.removeEventListener("click", play);
    frame.focus();
  };
  link.addEventListener("click", play);
}
