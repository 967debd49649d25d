/** Places in source files, and their way into the editor. */

/** Reads `locales/en/pages/about.ftl:12:1`; line and column may be missing. */
export function parsePlace(text) {
  const [, file, line, column] = /^(.*?)(?::(\d+))?(?::(\d+))?$/.exec(text);
  return { file, line: Number(line ?? 1), column: Number(column ?? 1) };
}

const sentence = (words) => `${words[0].toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}`;

/** Opens a place in the editor; answers a sentence on how that went. */
export async function open({ file, line = 1, column = 1 }) {
  try {
    const response = await fetch("/@archipel/open", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ file, line, column }),
    });
    if (response.ok) return { isOpen: true, words: `Opened ${file}:${line}.` };
    const { error } = await response.json();
    return { isOpen: false, words: sentence(error) };
  } catch {
    return { isOpen: false, words: `${file}:${line} was not opened: the server does not answer.` };
  }
}
