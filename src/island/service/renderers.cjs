/** Worker threads that render islands: one for each program, and a spare one that has loaded React already. */
const { Worker } = require("node:worker_threads");

/** How many characters of what a worker printed are kept to explain its end. */
const TAIL = 4096;

/**
 * Renders the islands of one program, one after the other. Islands of another program share nothing with them. A worker that
 * ends, or that an island keeps busy for longer than `limit` milliseconds, is replaced.
 */
class Renderer {
  #setup;
  #worker;
  #code;
  #printed = "";
  #isReady = false;
  /** The first of them is being rendered. */
  #queue = [];
  #timer;
  #isLate = false;
  #isEnding = false;
  /** The islands that did not come to an end. They are not tried again. */
  #endless = new Set();

  constructor(setup) {
    this.#setup = setup;
    this.#start();
  }

  load(code) {
    if (code === this.#code) return;
    this.#code = code;
    this.#worker?.postMessage({ code });
  }

  has(code) {
    return code === this.#code;
  }

  render(request, answer) {
    if (this.#queue.push({ request, answer }) === 1) this.#begin();
  }

  /** Ends the worker when it has answered all requests. */
  end() {
    this.#isEnding = true;
    if (!this.#queue.length) this.#terminate();
  }

  #terminate() {
    this.#worker?.removeAllListeners("exit");
    void this.#worker?.terminate();
  }

  #start() {
    this.#printed = "";
    this.#isReady = false;
    const worker = new Worker(this.#setup.worker, {
      eval: true,
      workerData: { folder: this.#setup.folder, packages: this.#setup.packages },
      env: { ...process.env, NODE_ENV: "development" },
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
      if (!answer.ready) this.#answer(answer);
    });
    worker.on("exit", () => this.#replace());
    if (this.#code !== undefined) worker.postMessage({ code: this.#code });
    this.#worker = worker;
  }

  #replace() {
    const printed = this.#printed.trim();
    this.#worker = undefined;
    if (this.#isReady) {
      this.#start();
      if (this.#queue.length) this.#answer(this.#isLate ? { timedOut: true } : { died: printed });
    } else {
      for (const { answer } of this.#queue.splice(0)) answer({ failure: printed });
    }
  }

  #begin() {
    const { island } = this.#queue[0].request;
    if (!this.#worker) return this.#answer({ failure: this.#printed.trim() });
    if (this.#endless.has(island)) return this.#answer({ timedOut: true });
    this.#isLate = false;
    this.#timer = setTimeout(() => {
      this.#isLate = true;
      this.#endless.add(island);
      void this.#worker.terminate();
    }, this.#setup.limit);
    this.#worker.postMessage({ request: this.#queue[0].request });
  }

  #answer(answer) {
    clearTimeout(this.#timer);
    this.#queue.shift().answer(answer);
    if (this.#queue.length) setImmediate(() => this.#begin());
    else if (this.#isEnding) this.#terminate();
  }
}

/** `folder` is the site's `islands/`, `packages` where the program's own packages are found, `worker` the code of a worker, `limit` how long an island may take, in milliseconds. */
module.exports.createRenderers = function createRenderers(setup) {
  const running = new Map();
  let spare;
  /** What has a program that nobody has given a name yet. */
  let announced;

  /** A worker without a program. */
  function take() {
    const renderer = spare ?? new Renderer(setup);
    spare = undefined;
    return renderer;
  }

  return {
    /** Starts a worker that the next program will need. */
    prepare() {
      spare ??= new Renderer(setup);
    },
    /** Loads a program that will most likely get a name. */
    announce(code) {
      announced?.end();
      announced = take();
      announced.load(code);
    },
    /** Gives the program `id` a worker. */
    load(id, code) {
      const renderer = announced?.has(code) ? announced : take();
      if (renderer === announced) announced = undefined;
      renderer.load(code);
      running.set(id, renderer);
    },
    /** Ends the worker of a program when it has answered all requests. */
    unload(id) {
      running.get(id).end();
      running.delete(id);
    },
    /** Renders an island of the program `id`. */
    render(id, request, answer) {
      running.get(id).render(request, answer);
    },
  };
};
