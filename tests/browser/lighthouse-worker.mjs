/**
 * Tests the pages that it receives, one after the other: Lighthouse measures with marks of its process, so that two
 * concurrent runs need two processes. The response to a message `{ url, categories }` is `{ url, report }` or `{ url, error
 * }`.
 */
import { startLighthouse } from "./lighthouse.mjs";

const lighthouse = await startLighthouse();
process.on("message", async ({ url, categories }) => {
  try {
    // The network speed does not affect these categories, and simulated throttling is the fastest method.
    const { categories: scores, audits } = await lighthouse.run(url, categories, { disableFullPageScreenshot: true });
    process.send({ url, report: { categories: scores, audits } });
  } catch (error) {
    process.send({ url, error: String(error) });
  }
});
process.on("disconnect", () => void lighthouse.stop().then(() => process.exit()));
