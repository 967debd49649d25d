/** Reads the body of a response without trusting it. */

/** The maximum number of bytes that are read of a body: far above any list this site could show. */
export const largestBody = 1024 * 1024;

/** A body that can't be used: larger than `largestBody`, not UTF-8, not JSON. */
export class BodyError extends Error {}

/** Reads a response as JSON. Rejects with `BodyError` if it can't be used, or with the error of the connection. */
export async function readJson(response: Response): Promise<unknown> {
  const reader = response.body?.getReader();
  if (!reader) throw new BodyError("the response has no body");
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    size += value?.length ?? 0;
    if (size > largestBody) {
      reader.cancel().catch(() => {});
      throw new BodyError("the response is too large");
    }
    try {
      text += decoder.decode(value, { stream: !done });
      if (done) return JSON.parse(text);
    } catch {
      reader.cancel().catch(() => {});
      throw new BodyError("the response is not JSON");
    }
  }
}
