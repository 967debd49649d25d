/** A thread that renders islands. */
const { AsyncLocalStorage } = require("node:async_hooks");
const { createRequire, SourceMap } = require("node:module");
const { join } = require("node:path");
const { setImmediate: turn, setTimeout: pause } = require("node:timers/promises");
const { format } = require("node:util");
const { compileFunction } = require("node:vm");
const { parentPort, workerData } = require("node:worker_threads");

/** The name of programs in stack traces. No other text contains it, so markup with it has a stack trace. */
const PROGRAM = "archipel-program.js";

/** The name of the generated entry of programs in their source maps. */
const ENTRY = "program.js";

/** A line of the stack traces of programs. */
const FRAME = /^ +at (?:.*[( ])?archipel-program\.js:(\d+):(\d+)\)?$/gm;

const find = createRequire(join(workerData.folder, "package.json"));
const findOwn = createRequire(join(workerData.packages, "package.json"));

/** The maximum length of the markup of an island, in characters. */
const MARKUP = 2 ** 24;

/** The characters that a page can't contain: controls, noncharacters and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the regular expression finds them
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Noncharacter_Code_Point}\p{Surrogate}]/u;

/** The number of reads of the clock, of random numbers, of the locale or of the time zone that are traced in one rendering, of each. */
const MAX_READS = 20;

/**
 * The number of turns of the event loop that an island may wait without a timer, and the duration of a turn, in
 * milliseconds.
 */
const [TURNS, TURN] = [25, 20];

const AsyncFunction = (async () => {}).constructor;

// Islands can't access these.
const { process, Buffer, AbortController } = globalThis;

/** The rendering that code belongs to, even if it runs later. */
const renderings = new AsyncLocalStorage();

/** The loaded programs by id. */
const programs = new Map();

/** One rendering, and the problems found during it. */
class Rendering {
  /** The reports of React, with their stacks. */
  reports = new Map();
  /** The mistakes of the island, by kind and place. */
  mistakes = new Map();
  /** Uncaught errors and rejections, by the error or the promise. */
  uncaught = new Map();
  /** The reads of the clock, of random numbers, of the locale and of the time zone, by their kinds. */
  reads = new Map();

  /**
   * `isStatic` is whether browsers do not hydrate it, `checksResults` whether the results of components are checked. The markup
   * may then differ from that of the page.
   */
  constructor(program, isStatic, checksResults) {
    this.program = program;
    this.isStatic = isStatic;
    this.checksResults = checksResults;
  }

  /** Records a mistake of this kind, with the place in the stack. */
  add(kind, detail, stack) {
    const spot = this.program.spot(stack);
    this.mistakes.set(`${kind} ${detail} ${spot?.file} ${spot?.line}`, { kind, detail, spot });
  }

  /** Records a read of the clock, a random number, the locale or the time zone. Packages often read them without a visible effect. */
  read(kind, name) {
    const reads = this.reads.get(kind) ?? { count: 0 };
    this.reads.set(kind, reads);
    if (reads.isOwn || ++reads.count > MAX_READS) return;
    const { stack } = new Error();
    const [nearest] = this.program.frames(stack);
    if (!reads.name || this.program.spot(stack)) Object.assign(reads, { name, stack });
    reads.isOwn = nearest !== undefined && isOwn(nearest);
  }
}

/** The code of an island, which is run again for each rendering, so that renderings are independent. */
class Program {
  #code;
  #run;
  #map;
  /** Set if this version of Node does not support the syntax. */
  failure;

  constructor(code) {
    this.#code = code;
    const names = ["require", "archipelFileUrl"];
    try {
      this.#run = compileFunction(`${code}\nreturn program;`, names, { filename: PROGRAM });
    } catch ({ message, stack }) {
      // Node writes the place before the error.
      const [, line, before] = /:(\d+)\n.*\n( *)\^/.exec(stack) ?? [];
      const spot = before !== undefined && this.spot(`    at program (${PROGRAM}:${line}:${before.length + 1})`);
      this.failure = { syntax: { message, node: process.version, spot: spot || undefined } };
    }
  }

  run() {
    // Modules have no URL here. Packages that contain code for servers read it.
    return this.#run(resolve, "file:").prerender;
  }

  /** The places in the sources of the frames of a stack. */
  *frames(stack) {
    const encoded = this.#code.slice(this.#code.lastIndexOf("base64,") + 7);
    for (const [, line, column] of stack.matchAll(FRAME)) {
      this.#map ??= new SourceMap(JSON.parse(Buffer.from(encoded, "base64").toString()));
      const { originalSource, originalLine, originalColumn } = this.#map.findEntry(line - 1, column - 1);
      if (originalSource && originalSource !== ENTRY)
        yield { file: originalSource, line: originalLine + 1, column: originalColumn + 1 };
    }
  }

  /** The place in the site's own sources of a stack: the runtime and packages only pass on values. */
  spot(stack) {
    for (const frame of this.frames(stack)) if (isOwn(frame)) return { ...frame, file: `islands/${frame.file}` };
  }
}

/** Whether a source belongs to the site, not to a package. */
const isOwn = ({ file }) => !/node_modules\/|^[a-z-]+:|^</.test(file);

/** Modules of Node that depend only on their arguments; packages may import them. */
const PURE = new Set(workerData.pure);

/** Resolves the imports of programs: Archipel's i18next, the site's React, and pure modules of Node. */
function resolve(name) {
  const isReact = /^react(-dom)?(\/|$)/.test(name);
  const load = PURE.has(name) ? require : isReact ? find : name === "i18next" && findOwn;
  if (!load) throw new Error(`\`${name}\` can't be loaded while an island is prerendered`);
  const found = world.withNode(() => load(name));
  shared.keep(found);
  return found;
}

/** Records an operation of an island whose result differs between builds. */
function note(kind, name) {
  const rendering = renderings.getStore();
  if (kind === "fetch") rendering?.add(kind, name, new Error().stack);
  else rendering?.read(kind, name);
}

/** The function that a component calls: that of `memo` and `forwardRef` is in an object. */
const functionOf = (type) => (type && typeof type === "object" ? functionOf(type.type ?? type.render) : type);

const isPromise = (child) => typeof child?.then === "function";

/** Whether React renders something for a child. */
const isShown = (child) => child !== undefined && child !== null && child !== "" && typeof child !== "boolean";

/** Stands for components while results are checked, each in one version, so that React keeps their state. */
const checked = new WeakMap();

/** A component that does the same as `type`, and reports a promise as its result. */
function withCheckedResult(type, report) {
  // Those of `memo`, `forwardRef` and `lazy` are objects; async components are reported anyway.
  if (typeof type !== "function" || type.prototype?.isReactComponent || type instanceof AsyncFunction) return type;
  const { stack } = new Error();
  const made =
    checked.get(type) ??
    function component(...args) {
      const result = type.apply(this, args);
      if (isPromise(result)) report(`a component that returns a promise, \`${type.name}\``, stack);
      return result;
    };
  checked.set(type, made);
  return made;
}

/** Reports components, their results and children that only React's server components support. */
function watchElements() {
  const report = (name, stack = new Error().stack) => renderings.getStore()?.add("async", name, stack);
  const check = (make) =>
    function element(type, props, ...rest) {
      const called = functionOf(type);
      if (renderings.getStore()?.checksResults) type = withCheckedResult(type, report);
      if (called instanceof AsyncFunction) report(`an async component, \`${called.name}\``);
      const isComponent = typeof type !== "string" && typeof type !== "symbol";
      // The other arguments of `createElement` are children, too.
      const children = isComponent ? [] : [props?.children, rest].flat(Infinity);
      if (children.some(isPromise)) report("a promise as a child");
      if (type === "template" && (props?.shadowrootmode || children.some(isShown))) {
        const rendering = renderings.getStore();
        if (!rendering?.isStatic) rendering?.add("template", "", new Error().stack);
      }
      return make.call(this, type, props, ...rest);
    };
  const react = find("react");
  const { lazy } = react;
  react.lazy = (load) =>
    lazy(async () => {
      const module = await load();
      const called = functionOf(module?.default);
      if (called instanceof AsyncFunction) report(`an async component, \`${called.name}\``);
      return module;
    });
  for (const [module, name] of [
    ["react", "createElement"],
    ["react/jsx-runtime", "jsx"],
    ["react/jsx-runtime", "jsxs"],
  ]) {
    const found = find(module);
    found[name] = check(found[name]);
  }
}

/**
 * Runs `work` and everything that it starts to completion: timers run when nothing else is left to do. `stop` is called when there is no
 * progress.
 */
async function settle(work, stop) {
  let isDone = false;
  const done = () => (isDone = true);
  const result = work();
  result.then(done, done);
  for (let idle = 0; ; ) {
    await turn();
    if (isDone) return result;
    if (world.timers.runNext()) continue;
    // The remaining work is that of Node, which takes no time, or a promise that is never resolved.
    if (++idle > 1) await pause(TURN);
    if (idle === TURNS) stop();
    if (idle > TURNS + 2) return;
  }
}

/** Runs a callback of an island. */
function attempt(callback) {
  try {
    callback();
  } catch (error) {
    renderings.getStore()?.uncaught.set({}, error);
  }
}

/** Prints the stack traces that islands can read: without frames of Node and React, whose paths depend on the machine. */
function printStack(error, frames) {
  const own = frames.filter((frame) => frame.getFileName() === PROGRAM);
  let head = "Error";
  try {
    head = Error.prototype.toString.call(error);
  } catch {
    // It has no text.
  }
  return [head, ...own.map((frame) => `    at ${frame}`), `    at ${PROGRAM}`].join("\n");
}

/** Whether a program has called a function that runs now. */
function isCalledByProgram(called) {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, [caller]) => caller?.getFileName() === PROGRAM;
  const trace = {};
  Error.captureStackTrace(trace, called);
  const { stack } = trace;
  Error.prepareStackTrace = prepareStackTrace;
  return stack;
}

/** The message and the stack of an error. */
function describe(error) {
  return error instanceof Error ? [error.message, error.stack ?? ""] : [format("%s", error), ""];
}

/** Renders once; `changed` names the values that differ from other renderings, of those with that number: see {@link Rendering}. */
async function render(program, request, { changed, number, checksResults } = {}) {
  world.reset(changed, number);
  const rendering = new Rendering(program, request.static, checksResults);
  const controller = new AbortController();
  const print = console.error;
  console.error = function report(...parts) {
    // The code of the island and its packages write messages of their own.
    if (!isCalledByProgram(report)) rendering.reports.set(format(...parts), find("react").captureOwnerStack?.() ?? "");
  };
  const work = async () => program.run()(request, controller.signal);
  const response = await renderings.run(rendering, async () => {
    try {
      return await settle(work, () => controller.abort());
    } catch (error) {
      const [message, stack] = describe(error);
      return { error: message, stack };
    } finally {
      // After this, promises that are rejected without a timer are known.
      await turn();
    }
  });
  console.error = print;
  shared.restore();
  return { rendering, response: response ?? {} };
}

/** Whether the markup is another one for a visitor with other values of this kind. */
async function differs(program, request, kind, html) {
  for (let number = 0; number < world.others[kind]; number++)
    if ((await render(program, request, { changed: kind, number })).response.html !== html) return true;
  return false;
}

async function answer(program, request) {
  const { rendering, response } = await render(program, request);
  const { html, hoisted = [], unlike = [], borrows, waited, missing, error, stack = "" } = response;
  if (missing) return { failure: "missing" };
  // `undefined` can be thrown, too.
  const hasThrown = "error" in response;
  const isStuck = html === undefined && !hasThrown;
  if (waited || isStuck) {
    const { rendering: other } = await render(program, request, { checksResults: true });
    for (const [key, mistake] of other.mistakes) if (mistake.kind === "async") rendering.mistakes.set(key, mistake);
  }
  const thrown = (message, spot) => ({ failure: { thrown: { message, spot } } });
  const isCause = [...rendering.mistakes.values()].some(({ kind }) => kind === "fetch" || kind === "async");
  if (hasThrown && !isCause) return thrown(format("%s", error), program.spot(stack));
  for (const [report, stack] of rendering.reports) rendering.add("react", report, stack);
  for (const tag of hoisted) rendering.add("head", tag, "");
  for (const late of rendering.uncaught.values()) rendering.add("late", ...describe(late));
  if (isStuck) rendering.add("stuck", "", stack);
  if (html?.includes(PROGRAM)) rendering.add("stack", "", "");
  const forbidden = FORBIDDEN.exec(html)?.[0].codePointAt(0);
  if (forbidden !== undefined)
    rendering.add("character", `U+${forbidden.toString(16).toUpperCase().padStart(4, "0")}`, "");
  if (rendering.mistakes.size) return { failure: { mistaken: [...rendering.mistakes.values()] } };
  if (html.length > MARKUP) {
    const size = Math.round(html.length / 2 ** 20);
    return thrown(`its markup has ${size} MB, and ${MARKUP / 2 ** 20} are allowed`);
  }
  const clock = program.spot(rendering.reads.get("clock")?.stack ?? "");
  for (const [kind, { name, stack, isOwn }] of rendering.reads) {
    // `new Date().getHours()` is one mistake.
    const spot = kind === "zone" && clock && program.spot(stack);
    if (spot && spot.file === clock.file && spot.line === clock.line) continue;
    // Most uses of the locale and the time zone, such as of a date that is made and printed in the same zone, have no effect.
    const isDoubtful = isOwn && (kind === "clock" || kind === "random");
    if (isDoubtful || (await differs(program, request, kind, html))) rendering.add(kind, name, stack);
  }
  if (borrows || request.lent) {
    const { response } = await render(program, { ...request, traced: true });
    for (const { id, isProp, locale, stack } of response.unmarked ?? [])
      rendering.add(isProp ? "unmarkedProp" : "unmarked", `${id} ${locale}`, stack);
  }
  for (const { kind, text, stack } of unlike) rendering.add(kind, `${text} (${request.locale})`, stack);
  return { html, unstable: [...rendering.mistakes.values()] };
}

// The slowest steps run before the first program: loading React, and the first rendering.
try {
  const { createElement } = find("react");
  findOwn("i18next");
  find("react-dom/static.edge");
  find("react-dom/server.edge").renderToString(createElement("p"));
  watchElements();
} catch {
  // Errors are reported when the packages are needed.
}
// A form whose action is a function has no effect until it is hydrated.
// https://html.spec.whatwg.org/#form-submission-algorithm
Object.defineProperty(Function.prototype, "$$FORM_ACTION", {
  value: () => ({ name: null, action: "#", method: "dialog", data: null }),
  writable: true,
});
const load = (code, filename) => {
  const module = { exports: {} };
  compileFunction(code, ["module"], { filename })(module);
  return module.exports;
};
const world = load(workerData.world, "world.cjs").enter({ note, attempt, keep: (object) => shared.keep(object) });
Error.prepareStackTrace = printStack;
const shared = load(workerData.shared, "shared.cjs").share(world.values);

process.on("unhandledRejection", (reason, promise) => renderings.getStore()?.uncaught.set(promise, reason));
process.on("rejectionHandled", (promise) => renderings.getStore()?.uncaught.delete(promise));
process.on("uncaughtException", (error) => renderings.getStore()?.uncaught.set({}, error));

parentPort.on("message", async ({ id, code, request, unload }) => {
  if (unload !== undefined) return void programs.delete(unload);
  if (code !== undefined) programs.set(id, new Program(code));
  const program = programs.get(id);
  const { failure } = program;
  parentPort.postMessage(failure ? { failure } : await answer(program, request));
});
parentPort.postMessage({ ready: true });
