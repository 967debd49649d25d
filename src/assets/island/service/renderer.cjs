/** Renders islands in a worker thread, which loads React in advance. */
const { Worker } = require("node:worker_threads");
const { PURE } = require("./modules.cjs");

/** The number of characters of a worker's output that are stored to explain its exit. */
const TAIL = 4096;

/** The maximum heap of a worker, in MB. */
const MEMORY = 512;

/** The number of programs that a worker loads before it is replaced, to free the memory of their modules. */
const LOADS = 200;

/**
 * Runs the code of a worker in a function: declarations at the top level of a script are visible to every function of the
 * thread.
 */
const START = `
const { workerData } = require("node:worker_threads");
require("node:vm").compileFunction(workerData.worker, ["require"], { filename: "worker.cjs" })(require);
`;

/** Renders islands, one at a time. A worker that exits, or that an island blocks for longer than `limit` milliseconds, is replaced. */
class Renderer {
  #setup;
  #worker;
  #printed = "";
  #isReady = false;
  /** The code of programs by id. */
  #programs = new Map();
  /** The ids of the worker's programs, and their number so far. */
  #loaded = new Set();
  #loads = 0;
  /** Resolves the current rendering. */
  #answer;
  #isLate = false;

  constructor(setup) {
    this.#setup = setup;
  }

  /** Starts a worker if there is none, and replaces one that has loaded many programs. */
  prepare() {
    if (this.#loads > LOADS) {
      this.#worker?.removeAllListeners("exit");
      void this.#worker?.terminate();
      this.#worker = undefined;
    }
    if (!this.#worker) this.#start();
  }

  load(id, code) {
    this.#programs.set(id, code);
  }

  unload(id) {
    this.#programs.delete(id);
    if (this.#loaded.delete(id)) this.#worker?.postMessage({ unload: id });
  }

  /** Renders an island with the program `id`, which is loaded. */
  async render(id, request) {
    if (!this.#worker) this.#start();
    this.#isLate = false;
    const timer = setTimeout(() => {
      this.#isLate = true;
      void this.#worker.terminate();
    }, this.#setup.limit);
    const isLoaded = this.#loaded.has(id);
    this.#worker.postMessage({ id, code: isLoaded ? undefined : this.#programs.get(id), request });
    this.#loaded.add(id);
    this.#loads += isLoaded ? 0 : 1;
    const answer = await new Promise((resolve) => (this.#answer = resolve));
    clearTimeout(timer);
    return answer;
  }

  #start() {
    this.#printed = "";
    this.#isReady = false;
    this.#loaded.clear();
    this.#loads = 0;
    const worker = new Worker(START, {
      eval: true,
      workerData: this.#setup,
      // Only React's development code reports mistakes.
      env: { NODE_ENV: "development" },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
      stdout: true,
      stderr: true,
    });
    const print = (text) => {
      this.#printed = (this.#printed + text).slice(-TAIL);
      process.stderr.write(text);
    };
    for (const stream of [worker.stdout, worker.stderr]) stream.setEncoding("utf8").on("data", print);
    worker.on("error", (error) => print(`${error?.message ?? error}\n`));
    worker.on("message", (answer) => {
      this.#isReady = true;
      if (!answer.ready) this.#answer?.(answer);
    });
    worker.on("exit", () => this.#replace());
    this.#worker = worker;
  }

  /** Replaces the worker, unless it could not even start. */
  #replace() {
    const words = this.#printed.trim();
    this.#worker = undefined;
    if (!this.#isReady) return this.#answer?.({ failure: { unavailable: words } });
    this.#start();
    this.#answer?.({ failure: this.#isLate ? "timedOut" : { died: { words } } });
  }
}

/**
 * `folder` is the site's `islands/`, `packages` the folder of the program's own packages, `scripts` are the scripts beside this one, and
 * `limit` is the time limit of an island, in milliseconds.
 */
module.exports.createRenderer = ({ folder, packages, scripts, limit }) => {
  const { "worker.cjs": worker, "shared.cjs": shared, "world.cjs": world } = scripts;
  return new Renderer({ folder, packages, worker, shared, world, pure: PURE, limit });
};
