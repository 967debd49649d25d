/** Positions in source files, and opening them in the editor. */

/** Reads `locales/en/pages/about.ftl:12:1`; line and column may be missing. */
export function parsePlace(text) {
  const [, file, line, column] = /^(.*?)(?::(\d+))?(?::(\d+))?$/.exec(text);
  return { file, line: Number(line ?? 1), column: Number(column ?? 1) };
}

/** Words as a sentence. */
export const sentence = (words) => `${words[0].toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}`;

/** Opens a position in the editor; returns the result as a sentence. */
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
    return { isOpen: false, words: `Can't open ${file}:${line}: the server does not respond.` };
  }
}
