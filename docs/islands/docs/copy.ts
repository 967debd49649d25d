/** A button on each block of code that copies the code. */
export function addCopyButtons(page: Document): void {
  const { copy = "", copied = "" } = page.body.dataset;
  for (const block of page.querySelectorAll<HTMLElement>(".text pre")) {
    const button = page.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = copy;
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(block.querySelector("code")?.textContent ?? "");
      } catch {
        return;
      }
      button.textContent = copied;
      setTimeout(() => (button.textContent = copy), 2000);
    });
    const frame = page.createElement("div");
    frame.className = "code";
    block.replaceWith(frame);
    frame.append(block, button);
  }
}
