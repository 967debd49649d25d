/** Messages that an island fetches when it wakes. */
import type { MessageTable } from "./messages";

/** How often a table that could not be had is asked for again, and the first pause in ms; each next one is twice as long. */
const retries = 5;
const firstPause = 350;

/** The messages at `url`; rejects with the last failure when all retries have failed. */
export async function fetchWords(url: string): Promise<MessageTable> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
      return (await response.json()) as MessageTable;
    } catch (error) {
      if (attempt === retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** attempt));
    }
  }
}
