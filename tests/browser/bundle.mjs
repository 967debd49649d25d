/** Bundles a module as a script for a page; its exports are in the global variable `name`. */
import { require, root } from "./site.mjs";

/** `source` is a path below islands/, or the text of a module that may import packages of the tests. */
export function bundle(name, source) {
  const input = source.includes("\n")
    ? { stdin: { contents: source, resolveDir: `${root}tests` } }
    : { entryPoints: [`${root}islands/${source}`] };
  const { outputFiles } = require("esbuild").buildSync({
    ...input,
    bundle: true,
    write: false,
    format: "iife",
    globalName: name,
  });
  return outputFiles[0].text;
}
