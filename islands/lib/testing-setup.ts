/** Setup of all tests of the islands, listed in `vitest.config.ts`. */
import { vi } from "vitest";

const { waitFor } = vi;

// The default, a second, is not enough on a busy machine.
vi.waitFor = (check, options = 20_000) => waitFor(check, options);
