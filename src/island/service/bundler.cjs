/** Bundles islands with esbuild: for browsers in chunks, and for the renderers as one program. */
const { readFile } = require("node:fs/promises");
const { createRequire } = require("node:module");
const { join, posix } = require("node:path");

/** The modules that make up React's chunk. */
const REACT = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

/** What all islands and the package `archipel` are rendered with. Workers load it, and i18next, before there is a program. */
const SHARED = ["react", "react-dom"];

const COMMON = {
  bundle: true,
  write: false,
  metafile: true,
  // The result does not depend on where a linked `node_modules` lies.
  preserveSymlinks: true,
  jsx: "automatic",
  charset: "utf8",
  logLevel: "silent",
  logLimit: 0,
};

const BROWSER = {
  ...COMMON,
  format: "esm",
  minify: true,
  define: { "process.env.NODE_ENV": '"production"' },
  outdir: "out",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
};

/** React's development code is the one that reports mistakes. Only in browsers do modules have addresses. */
const SERVER = {
  ...COMMON,
  platform: "node",
  format: "cjs",
  target: "node20",
  define: { "process.env.NODE_ENV": '"development"', "import.meta.url": '"file:"' },
  external: SHARED,
  sourcemap: "inline",
  sourcesContent: false,
  outfile: "server.js",
};

/** The name of the server's generated entry, and how many of its lines come before those of the islands. */
const SERVER_ENTRY = "server.js";
const SERVER_HEAD = 2;

const serverEntry = (islands) =>
  [
    'import { render } from "archipel/prerender";',
    "const islands = {",
    ...islands.map((name) => `  ${JSON.stringify(name)}: () => require("./${name}/island"),`),
    "};",
    "export const prerender = (request) => render(islands, request);",
  ].join("\n");

/**
 * A plugin for the package `archipel`: `sources` are its modules by their paths. They import i18next from `packages`, everything
 * else from the site's `folder`.
 */
function runtimePackage({ folder, packages, runtime: sources }) {
  const found = (name) => {
    const path = [`${name}.ts`, `${name}.tsx`].find((path) => Object.hasOwn(sources, path));
    return path && { path, namespace: "archipel", sideEffects: false };
  };
  return {
    name: "archipel",
    setup(build) {
      build.onResolve({ filter: /^archipel(\/|$)/ }, ({ path }) => found(path.slice("archipel/".length) || "messages"));
      build.onResolve({ filter: /^\./, namespace: "archipel" }, ({ path, importer }) =>
        found(posix.join(posix.dirname(importer), path)),
      );
      build.onResolve({ filter: /^i18next$/, namespace: "archipel" }, async ({ path, kind }) => {
        if (build.initialOptions.platform === "node") return { path, external: true };
        const { errors, path: file, sideEffects } = await build.resolve(path, { kind, resolveDir: packages });
        if (errors.length) return { errors };
        // Names of chunks are made from the paths in them, which must not tell where packages lie: it seems to lie in the site's
        // folder. By the detour it is another module than an i18next that the site has.
        return { path: `${folder}/archipel/..${file.slice(packages.length)}`, sideEffects, pluginData: file };
      });
      build.onLoad({ filter: /\/archipel\/\.\.\// }, async ({ pluginData }) => ({
        contents: await readFile(pluginData),
      }));
      build.onLoad({ filter: /^/, namespace: "archipel" }, ({ path }) => ({
        contents: sources[path],
        loader: path.endsWith("x") ? "tsx" : "ts",
        resolveDir: folder,
      }));
    },
  };
}

/** A plugin that refuses style sheets: a page has them before any script. */
const noStyles = {
  name: "styles",
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, () => ({
      errors: [
        {
          text: "an island can't import a style sheet",
          notes: [{ text: "import it in assets/css/main.css, so that it is there before any script" }],
        },
      ],
    }));
  },
};

/** A module of React. A site that has none is told so in its own words. */
function required(find, module) {
  try {
    return find(module);
  } catch (error) {
    throw error.code === "MODULE_NOT_FOUND" ? Object.assign(error, { isReactMissing: true }) : error;
  }
}

/**
 * React as a chunk of its own, whose name changes only with React, esbuild and the target, and a plugin that makes every other
 * chunk import it by that name. `make` has to be called before a build with the plugin.
 */
function reactChunk(esbuild, folder, target) {
  let made;
  async function make() {
    const find = createRequire(join(folder, "package.json"));
    // What is the same in two modules, as `Fragment` is, needs one name only.
    const names = new Map();
    const modules = REACT.map((module, at) => {
      const exports = Object.entries(required(find, module)).map(([name, value]) => {
        const known = names.get(name);
        return { name, value, as: known && known.value !== value ? `${name}$${at}` : name };
      });
      const fresh = exports.filter(({ as }) => !names.has(as));
      for (const one of fresh) names.set(one.as, one);
      const main = { name: "default", as: `default$${at}` };
      return { module, exports: [main, ...exports], fresh: [main, ...fresh] };
    });
    const contents = modules.map(
      ({ module, fresh }) => `export { ${fresh.map(({ name, as }) => `${name} as ${as}`)} } from "${module}";`,
    );
    const result = await esbuild.build({
      ...BROWSER,
      target,
      absWorkingDir: folder,
      stdin: { contents: contents.join("\n"), resolveDir: folder, sourcefile: "react:chunk" },
      entryNames: "react-[hash]",
    });
    const [[path, output]] = Object.entries(result.metafile.outputs);
    const address = `./${posix.basename(path)}`;
    // One statement for each, so that only what is used is imported.
    const stub = ({ module, exports }) => [
      module,
      exports.map(({ name, as }) => `export { ${as} as ${name} } from "${address}";`).join("\n"),
    ];
    return { path, output, address, text: result.outputFiles[0].text, stubs: new Map(modules.map(stub)) };
  }
  return {
    make: () => (made ??= make()),
    plugin: {
      name: "react",
      setup(build) {
        build.onResolve({ filter: new RegExp(`^(${REACT.join("|")})$`) }, ({ path }) => ({
          path,
          namespace: "react",
          sideEffects: false,
        }));
        build.onResolve({ filter: /^\.\/react-/, namespace: "react" }, ({ path }) => ({
          path,
          external: true,
          sideEffects: false,
        }));
        build.onLoad({ filter: /^/, namespace: "react" }, async ({ path }) => ({
          contents: (await made).stubs.get(path),
        }));
      },
    },
  };
}

/** Sets up what bundles the islands of `plan` again and again. */
async function prepare(esbuild, setup, plan) {
  const { folder } = setup;
  const { target, islands, hydrated, scripts } = plan;
  const archipel = runtimePackage(setup);
  const react = reactChunk(esbuild, folder, target);
  const context = (options) => esbuild.context({ plugins: [noStyles, archipel], absWorkingDir: folder, ...options });
  const server = context({
    ...SERVER,
    stdin: { contents: serverEntry(islands), resolveDir: folder, sourcefile: SERVER_ENTRY },
  });
  const entries = [
    ...hydrated.map((name) => ({ in: `./${name}/island.tsx`, out: name })),
    ...scripts.map((name) => ({ in: `./${name}/script.ts`, out: name })),
  ];
  const browser = { ...BROWSER, target };
  const chunks = () =>
    context({
      ...browser,
      plugins: [noStyles, react.plugin, archipel],
      splitting: true,
      entryPoints: [{ in: "archipel/hydrate", out: "hydrate" }, ...entries],
    });
  // Split with the others, it would begin with a chunk of helpers that only they use. No edit of a site changes it.
  const loader = () =>
    esbuild.build({
      ...browser,
      plugins: [archipel],
      absWorkingDir: folder,
      entryPoints: [{ in: "archipel/loader", out: "loader" }],
    });
  const contexts = await Promise.all([server, ...(entries.length ? [chunks()] : [])]);
  const unchanging = entries.length ? [loader(), react.make()] : [];
  return {
    key: JSON.stringify(plan),
    rebuild: (onProgram) => [
      ...contexts.map((context, at) =>
        context.rebuild().then((result) => {
          if (at === 0) onProgram(result.outputFiles[0].text);
          return result;
        }),
      ),
      ...unchanging,
    ],
    dispose: () => contexts.forEach((context) => void context.dispose()),
  };
}

/** What esbuild made, as the compiler reads it. */
function collect(server, chunks, loader, react) {
  const outputs = { ...chunks?.metafile.outputs, ...loader?.metafile.outputs };
  const files = [chunks, loader]
    .flatMap((result) => result?.outputFiles ?? [])
    .map(({ path, text }) => [posix.basename(path), text]);
  if (react) {
    for (const { imports } of Object.values(outputs))
      for (const one of imports)
        if (one.path === react.address) Object.assign(one, { path: react.path, external: false });
    outputs[react.path] = react.output;
    files.push([posix.basename(react.path), react.text]);
  }
  return {
    files: Object.fromEntries(files),
    outputs,
    program: server.outputFiles[0].text,
    sources: server.metafile.inputs,
  };
}

/** What esbuild objects to, with its place in the site; `islands` are those of the generated entry. */
function told({ id, text, location, notes }, islands) {
  const island = location?.file === SERVER_ENTRY ? islands[location.line - 1 - SERVER_HEAD] : undefined;
  return {
    text: id ? `${text} [${id}]` : text,
    place: island ? { file: `${island}/island.tsx` } : location,
    note: notes[0]?.text,
  };
}

/** `folder` is the site's `islands/`, `packages` where the program's own packages are found, `runtime` the modules of the package `archipel`; `onProgram` hears early of a program. */
module.exports.createBundler = function createBundler(setup, onProgram) {
  const esbuild = createRequire(join(setup.packages, "package.json"))("esbuild");
  let prepared;

  async function attempt(plan) {
    if ((await prepared)?.key !== JSON.stringify(plan)) {
      void prepared?.then((before) => before.dispose());
      prepared = prepare(esbuild, setup, plan);
    }
    const results = await Promise.allSettled((await prepared).rebuild(onProgram));
    const lost = results.find(({ reason }) => reason && !reason.errors?.length);
    if (lost) throw lost.reason;
    const objections = results.flatMap(({ value, reason }) => {
      const { errors = [], warnings = [] } = reason ?? value;
      return [...errors, ...warnings];
    });
    if (objections.length) return { problems: objections.map((one) => told(one, plan.islands)) };
    return { bundle: collect(...results.map(({ value }) => value)) };
  }

  return {
    /** Bundles the islands of a plan. An esbuild that has ended is started again, once. */
    async bundle(plan) {
      for (let restarted = false; ; restarted = true) {
        try {
          return { restarted, ...(await attempt(plan)) };
        } catch (error) {
          prepared = undefined;
          if (error?.isReactMissing) return { isReactMissing: true };
          await esbuild.stop();
          if (restarted) return { failure: String(error?.message ?? error) };
        }
      }
    },
    /** Reads the sources ahead of the next `bundle`. */
    async warm(plan) {
      if (plan && !prepared) await attempt(plan).catch(() => {});
    },
  };
};
