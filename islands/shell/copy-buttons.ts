/**
 * Copy buttons beside published addresses:
 *
 *     <span>address</span>
 *     <button class="icon-btn copy scripted" aria-label="…" data-done="…" data-failed="…">
 *       <span>icon</span><span hidden>tick</span>
 *     </button>
 *     <span class="sr" role="status"></span>
 */
import { copyText } from "../lib/clipboard/copy";

/** How long a button shows that it has copied, in milliseconds. */
const SHOWN = 2000;

/** Lets each button copy the text before it, and tells the result in the status after it. */
export function followCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button.copy")) follow(button);
}

function follow(button: HTMLButtonElement) {
  const { previousElementSibling: source, nextElementSibling: status } = button;
  const [copy, tick] = button.children;
  if (!source || !status) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (words: string, copied: boolean, failed: boolean) => {
    copy?.toggleAttribute("hidden", copied);
    tick?.toggleAttribute("hidden", !copied);
    // What went wrong is for all eyes.
    status.classList.toggle("sr", !failed);
    status.textContent = words;
  };
  button.addEventListener("click", async () => {
    clearTimeout(timer);
    const copied = await copyText((source.textContent ?? "").trim());
    tell((copied ? button.dataset.done : button.dataset.failed) ?? "", copied, !copied);
    if (copied) timer = setTimeout(() => tell("", false, false), SHOWN);
    else getSelection()?.selectAllChildren(source);
  });
}
