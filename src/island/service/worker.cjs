/** A thread that renders islands. */
const { createRequire, SourceMap } = require("node:module");
const { join } = require("node:path");
const { compileFunction } = require("node:vm");
const { parentPort, workerData } = require("node:worker_threads");

/** What programs are called in stack traces. */
const PROGRAM = "program.js";

const find = createRequire(join(workerData.folder, "package.json"));
const findOwn = createRequire(join(workerData.packages, "package.json"));

/** What programs import: Archipel's i18next and the site's React. */
const resolve = (name) => (name === "i18next" ? findOwn : find)(name);

/** The most characters that the markup of an island may have. */
const MARKUP = 2 ** 24;

/** The loaded programs by id: their exports, and their code for the map in it. */
const programs = new Map();

/** The place in the site's own sources that a stack leads to: the runtime and packages only pass on what they are given. */
function spot(stack, program) {
  const { code } = program;
  program.map ??= new SourceMap(
    JSON.parse(Buffer.from(code.slice(code.lastIndexOf("base64,") + 7), "base64").toString()),
  );
  for (const [, line, column] of stack.matchAll(/^ +at .*\bprogram\.js:(\d+):(\d+)\)?$/gm)) {
    const { originalSource, originalLine, originalColumn } = program.map.findEntry(line - 1, column - 1);
    if (originalSource && !/node_modules\/|^archipel:/.test(originalSource))
      return { file: `islands/${originalSource}`, line: originalLine + 1, column: originalColumn + 1 };
  }
}

function load(code) {
  const module = { exports: {} };
  compileFunction(code, ["require", "module", "exports"], { filename: PROGRAM })(resolve, module, module.exports);
  return { code, prerender: module.exports.prerender };
}

function answer(program, request) {
  const { html, warnings, missing, error, stack } = program.prerender(request);
  if (missing) return { failure: "missing" };
  if (error !== undefined) return { failure: { thrown: { message: error, spot: stack && spot(stack, program) } } };
  if (html.length > MARKUP) {
    const size = Math.round(html.length / 2 ** 20);
    return { failure: { thrown: { message: `its markup has ${size} MB, and ${MARKUP / 2 ** 20} are allowed` } } };
  }
  return warnings ? { failure: { warned: warnings } } : { html };
}

parentPort.on("message", ({ id, code, request, unload }) => {
  if (unload !== undefined) return void programs.delete(unload);
  if (code !== undefined) programs.set(id, load(code));
  parentPort.postMessage(answer(programs.get(id), request));
});

// What takes longest comes before there is a program: loading React, and rendering for the first time.
try {
  const { createElement } = find("react");
  find("react/jsx-runtime");
  findOwn("i18next");
  find("react-dom/server").renderToString(createElement("p"));
} catch {
  // Who needs them reports it.
}
parentPort.postMessage({ ready: true });
