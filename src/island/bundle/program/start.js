// Begins the program that Node starts with; React's modules follow, and what waits for islands.
import { readFileSync, readSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, isAbsolute } from "node:path";
import { Worker } from "node:worker_threads";

// Too old a Node ends before it is ready.
if (parseInt(process.versions.node) < 20) process.exit(1);

// A thread of its own ends the process when its parent is gone, even while an island keeps this one busy.
new Worker(
  `const { workerData } = require("node:worker_threads");
   setInterval(() => process.ppid === workerData || process.kill(process.pid, "SIGKILL"), 5_000);`,
  { eval: true, workerData: Number(process.argv[2]) },
).unref();

/** The source maps of scripts: where each begins, and what it says. They are read when something is thrown. */
const maps = new Map();

function read(script) {
  let lines = [];
  try {
    lines = readFileSync(`${script}.map`, "latin1").trimEnd().split("\n");
  } catch {
    // React has none.
  }
  return lines.map((line) => line.split(" ")).map(([before, map]) => ({ before: Number(before), map }));
}

function source(script, line, column) {
  if (!maps.has(script)) maps.set(script, read(script));
  const part = maps.get(script).findLast(({ before }) => before < line);
  if (!part?.map) return {};
  part.read ??= new SourceMap(JSON.parse(Buffer.from(part.map, "base64").toString()));
  return part.read.findEntry(line - part.before - 1, column - 1);
}

/** A line of a stack trace, as a place in the project. */
function place(frame) {
  const [script, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  if (!script || !isAbsolute(script)) return String(frame);
  const { originalSource: name, originalLine, originalColumn } = source(script, line, column);
  const known = name
    ? `islands/${name}:${originalLine + 1}:${originalColumn + 1}`
    : `${basename(script)}:${line}:${column}`;
  return String(frame).replace(`${script}:${line}:${column}`, known);
}

Error.prepareStackTrace = (error, frames) => [error, ...frames.map(place)].join("\n    at ");

const react = new Map();
globalThis[Symbol.for("archipel.react")] = react;
