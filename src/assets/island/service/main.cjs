/**
 * The part of the island compiler that runs in Node: esbuild bundles islands, worker threads prerender them.
 *
 * Requests are lines of JSON on standard input, those with a response one at a time; responses are lines on standard output,
 * each after the token of the process:
 *
 *     {"init":{"token":"…","folder":"/site/islands","packages":"…","limit":20000,"runtime":{"messages.tsx":"…"},"scripts":{"bundler.cjs":"…"}}}
 *     {"seq":1,"bundle":{"plan":{"target":"es2022","islands":["a"],"hydrated":["a"],"scripts":[],"env":{},"settings":"…"},"edited":["a/island.tsx"]}}
 *     {"seq":1,"bundle":{…}}, {"seq":1,"problems":[…]} or {"seq":1,"failure":"…"}
 *     {"load":{"program":"…","code":"…"}}
 *     {"seq":2,"render":{"program":"…","request":{"island":"a","id":"a","locale":"de","static":false,"props":{},"messages":{}}}}
 *     {"seq":2,"html":"…","unstable":[{"kind":"clock","detail":"Date.now()","spot":{"file":"…","line":1,"column":1}}]} or
 *     {"seq":2,"failure":"missing"}; other failures are "timedOut", {"mistaken":[{"kind":"react","detail":"…"}]},
 *     {"thrown":{"message":"…","spot":{…}}}, {"died":{"words":"…"}} and {"unavailable":"…"}
 *     {"unload":{"program":"…"}}
 *     {"idle":{"plan":{"target":"es2022",…}}}
 *     {"alive":true}
 *     {"publish":{"id":1,"path":"islands/a/b.jpg","content":"…"}}
 *     {"reply":{"id":1,"content":"…","fault":null}}
 *
 * `render` is sent between `load` and `unload` of its program. `alive` is sent every second while a response is pending.
 * `idle` prepares for the next edit between requests. `publish` requests the published bytes of a file (Base64) while a request
 * is pending; the reply has no content if the file is published as it is, and a fault if it can't be published. The process exits at the end of standard input; output of islands is
 * written to standard error.
 */
const { createHash } = require("node:crypto");
const { compileFunction } = require("node:vm");

if (parseInt(process.versions.node, 10) < 20) process.exit(1);

/** The prefix of each response. Only this thread has it, so other output is not a response. */
let token = "";

/** Halves of surrogate pairs are replaced: they are not characters in UTF-8. */
const wellFormed = (_, value) => (typeof value === "string" ? value.toWellFormed() : value);

const send = (line) => process.stdout.write(`${token}${JSON.stringify(line, wellFormed)}\n`);

let bundler;
let renderer;

/** The replies that are pending, by their ids, and the results of the last ones: they depend only on the path and the content. */
const pending = new Map();
const published = new Map();

/** The published bytes of the file at a path of the project, as `content`, or the `fault` that prevents it. */
function publish(path, content) {
  const key = `${path} ${createHash("sha256").update(content).digest("hex")}`;
  if (!published.has(key)) {
    const reply = new Promise((resolve) => pending.set(key, resolve));
    published.set(key, reply);
    send({ publish: { id: key, path, content: content.toString("base64") } });
  }
  return published.get(key).then((reply) => ({ ...reply, content: reply.content ?? content }));
}

/** The scripts beside this one by their names, which `init` sends, and the exports of those that ran. */
let scripts;
const ran = new Map();

/** `require` of these scripts. */
function load(name) {
  if (!name.startsWith("./")) return require(name);
  const filename = name.slice(2);
  if (!ran.has(filename)) {
    const module = { exports: {} };
    ran.set(filename, module);
    compileFunction(scripts[filename], ["require", "module"], { filename })(load, module);
  }
  return ran.get(filename).exports;
}

const handlers = {
  init({ init }) {
    token = init.token;
    scripts = init.scripts;
    renderer = load("./renderer.cjs").createRenderer(init);
    bundler = load("./bundler.cjs").createBundler({ ...init, publish });
    send({ ready: true });
  },
  bundle({ bundle }) {
    renderer.prepare();
    return bundler.bundle(bundle.plan, bundle.edited);
  },
  load: ({ load }) => renderer.load(load.program, load.code),
  reply({ reply: { id, content, fault } }) {
    pending.get(id)?.({ content: content === null ? undefined : Buffer.from(content, "base64"), fault });
    pending.delete(id);
  },
  unload: ({ unload }) => renderer.unload(unload.program),
  render: ({ render }) => renderer.render(render.program, render.request),
  idle({ idle }) {
    renderer.prepare();
    bundler.warm(idle.plan);
  },
};

/** Responds to a request that has a number, and reports until then that this process is alive. */
async function handle(request) {
  const name = Object.keys(handlers).find((name) => name in request);
  const { seq } = request;
  const heartbeat = seq && setInterval(() => send({ alive: true }), 1000);
  const answer = await handlers[name](request);
  clearInterval(heartbeat);
  if (seq) send({ seq, ...answer });
}

// Node's readline also breaks lines at U+2028, which JSON may contain.
let rest = "";
process.stdin.setEncoding("utf8").on("data", (text) => {
  const lines = (rest + text).split("\n");
  rest = lines.pop();
  for (const line of lines) void handle(JSON.parse(line));
});
process.stdin.on("end", () => process.exit());
