/**
 * Copy buttons next to published addresses:
 *
 *     <span>address</span>
 *     <button class="icon-btn copy scripted" aria-label="…" data-done="…" data-failed="…">
 *       <span>icon</span><span hidden>tick</span>
 *     </button>
 *     <span class="sr" role="status"></span>
 */
import { copyText } from "../lib/clipboard/copy";

/** The time for which a button shows its success, in milliseconds. */
const SHOWN = 2000;

/** Makes each button copy the text before it, and shows the result in the status after it. */
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
    // Failures are shown visually, too.
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
