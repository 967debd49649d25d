import { join } from "node:path";
import { defineConfig } from "vitest/config";

const here = import.meta.dirname;
const runtime = join(here, "../src/assets/island/runtime");
const installed = (name: string) => join(here, "node_modules", name);

/** Tests of the islands, and of the package `archipel`, which is part of the program and finds its imports here. */
export default defineConfig({
  cacheDir: installed(".vite"),
  define: { HAS_BORROWED: "true", HAS_FORMAT_DATA: "true" },
  resolve: {
    alias: [
      { find: /^archipel$/, replacement: join(runtime, "messages.tsx") },
      { find: /^archipel\//, replacement: `${runtime}/` },
      { find: /^minisearch$/, replacement: installed("minisearch/dist/es/index.js") },
      ...["i18next", "react", "react-dom", "vitest"].map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: installed(name),
      })),
    ],
  },
  test: {
    setupFiles: join(here, "lib/testing-setup.ts"),
    // More than the longest wait in it.
    testTimeout: 30_000,
    include: ["islands/**/*.test.{ts,tsx}", "src/assets/island/runtime/**/*.test.{ts,tsx}"],
    // All processors: by default one of them is not used, which on two takes twice as long.
    maxWorkers: "100%",
    pool: "threads",
  },
});
