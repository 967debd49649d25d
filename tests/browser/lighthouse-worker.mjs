/**
 * Judges the pages it is sent, one after the other: Lighthouse measures by marks of its process, so that two of them at once
 * need two. A message `{ url, categories }` is answered by `{ url, report }` or `{ url, error }`.
 */
import { startLighthouse } from "./lighthouse.mjs";

const lighthouse = await startLighthouse();
process.on("message", async ({ url, categories }) => {
  try {
    // Slowing the network down would change nothing about these, and simulating it is the quickest way not to.
    const { categories: scores, audits } = await lighthouse.run(url, categories, { disableFullPageScreenshot: true });
    process.send({ url, report: { categories: scores, audits } });
  } catch (error) {
    process.send({ url, error: String(error) });
  }
});
process.on("disconnect", () => void lighthouse.stop().then(() => process.exit()));
