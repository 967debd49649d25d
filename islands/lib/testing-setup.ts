/** What holds for every test of the islands: `vitest.config.ts` names this file. */
import { vi } from "vitest";

const { waitFor } = vi;

// A second, which is the default, is not enough on a busy machine.
vi.waitFor = (check, options = 20_000) => waitFor(check, options);
