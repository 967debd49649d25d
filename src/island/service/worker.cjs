/** A thread that renders the islands of one program. */
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

let code = "";
let program;
let map;

/** The stack with places in the site's sources, relative to the site. */
function readable(stack) {
  map ??= new SourceMap(JSON.parse(Buffer.from(code.slice(code.lastIndexOf("base64,") + 7), "base64").toString()));
  return stack
    .replace(/\bprogram\.js:(\d+):(\d+)/g, (place, line, column) => {
      const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1);
      return originalSource ? `islands/${originalSource}:${originalLine + 1}:${originalColumn + 1}` : place;
    })
    .replaceAll(`${workerData.folder}/`, "islands/");
}

function load(source) {
  const module = { exports: {} };
  code = source;
  compileFunction(code, ["require", "module", "exports"], { filename: PROGRAM })(resolve, module, module.exports);
  program = module.exports;
}

function answer(request) {
  const response = program.prerender(request);
  return response.stack ? { ...response, stack: readable(response.stack) } : response;
}

parentPort.on("message", (message) => {
  if (message.code !== undefined) load(message.code);
  else parentPort.postMessage(answer(message.request));
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
