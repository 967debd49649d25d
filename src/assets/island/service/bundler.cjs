/** Bundles islands with esbuild: in chunks for browsers, and as one program per island for the renderer. */
const { readFile } = require("node:fs/promises");
const { createRequire } = require("node:module");
const { join, posix } = require("node:path");
const { createFiles } = require("./files.cjs");
const modules = require("./modules.cjs");
const { PROGRAM_ENTRY, collect, filesOf, sender, sheetsOf, siteFiles, styles, told } = require("./output.cjs");
const { reactChunk, renderingFiles } = require("./react.cjs");

/**
 * The packages with which all islands and the package `archipel` are rendered. Workers load them, and i18next, before the
 * first program.
 */
const SHARED = ["react", "react-dom"];

const COMMON = {
  bundle: true,
  write: false,
  metafile: true,
  // The result must not depend on the target of a linked `node_modules`.
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
  outdir: "out",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
};

/** The options for the server, where modules have no URLs. Packages provide their code for browsers or for workers, which have no DOM. */
const SERVER = {
  ...COMMON,
  platform: "browser",
  conditions: ["worker", "module"],
  // As in browsers, `module` and `exports` do not exist.
  format: "iife",
  globalName: "program",
  target: "node20",
  external: SHARED,
  sourcemap: "inline",
  sourcesContent: false,
  outfile: "program.js",
  // As modules are in browsers.
  banner: { js: '"use strict";' },
};

/** The loader of a site that does not import that module itself. */
const HYDRATING_LOADER = `
import "archipel/loader";
import { hydrateIslands } from "archipel/hydrate-islands";
hydrateIslands();
`;

/** Stands for `import.meta.url` in programs; `worker.cjs` provides it. A name is not folded like a text. */
const NO_URL = "archipelFileUrl";

/** The code, as printed by esbuild, that may refer to a file, or to the script of a worker. */
const NAMES_FILES =
  /\bURL\((["'`]|[\w$.]+\s*,)[^;]{0,500}?(import\.meta\.url|archipelFileUrl)\)|(\bWorker|\bSharedWorker|\.addModule)\(\s*["'`]/;

/** The time limit of esbuild, in milliseconds: large packages on a busy machine need minutes. */
const PATIENCE = 300_000;

const programEntry = (island) => `
import { render } from "archipel/prerender";
export const prerender = (request, signal) => render(() => require("./${island}/island"), request, signal);
`;

/**
 * A plugin for the package `archipel`: `sources` are its modules by their paths. They import i18next and MiniSearch from
 * `packages`, everything else from the site's `folder`.
 */
function runtimePackage({ folder, packages, runtime: sources }) {
  const found = (name) => {
    const path = [`${name}.ts`, `${name}.tsx`].find((path) => Object.hasOwn(sources, path));
    return path && { path, namespace: "archipel", sideEffects: name === "loader" };
  };
  return {
    name: "archipel",
    setup(build) {
      build.onResolve({ filter: /^archipel(\/|$)/ }, ({ path }) => found(path.slice("archipel/".length) || "messages"));
      build.onResolve({ filter: /^\./, namespace: "archipel" }, ({ path, importer }) =>
        found(posix.join(posix.dirname(importer), path)),
      );
      build.onResolve({ filter: /^(i18next|minisearch)$/, namespace: "archipel" }, async ({ path, kind }) => {
        if (build.initialOptions.globalName && path === "i18next") return { path, external: true };
        const { errors, path: file, sideEffects } = await build.resolve(path, { kind, resolveDir: packages });
        if (errors.length) return { errors };
        // Names of chunks are derived from the paths in them, which must not contain the path of packages, so the site's folder
        // is used. With this detour, it is another module than the site's own i18next.
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

/** A plugin for sites with islands in two languages: their elements are created by the package `archipel`. */
const markedElements = {
  name: "elements",
  setup(build) {
    build.onResolve(
      { filter: /^(react|archipel\/elements)\/jsx-runtime$/ },
      ({ kind, importer, namespace, resolveDir }) => {
        if (namespace === "react" || importer === "elements.ts") return undefined;
        return build.resolve("archipel/elements", { kind, resolveDir });
      },
    );
  },
};

/**
 * Creates a bundler for the islands of `plan` that can be run repeatedly. `marked` are the sources that refer to files by
 * `import.meta.url`.
 */
async function prepare(esbuild, setup, plan, { lateNames, isWhole, marked }) {
  const { folder } = setup;
  const { target, islands, hydrated, scripts } = plan;
  const jsx = plan.has_borrowed ? { jsxImportSource: "archipel/elements" } : {};
  const flags = { HAS_BORROWED: `${plan.has_borrowed}`, HAS_FORMAT_DATA: `${plan.has_format_data}` };
  const define = { ...modules.defines(plan.env, plan.site, isWhole), ...flags };
  const archipel = runtimePackage(setup);
  // Code that is the same for all sites contains no variables of the site.
  const browser = { ...BROWSER, target, define: modules.defines({}, "/", false) };
  const react = reactChunk(esbuild, folder, browser);
  const files = createFiles({
    esbuild,
    folder,
    browser: {
      ...BROWSER,
      ...jsx,
      target,
      define: { ...modules.defines(plan.env, plan.site, true), ...flags },
      plugins: [modules.nodeModules(true), archipel],
    },
    base: plan.base,
    origin: plan.origin,
    kept: plan.kept,
    publish: setup.publish,
  });
  const marks = plan.has_borrowed ? [markedElements] : [];
  const ofFiles = [...marks, ...files.plugins(marked.length ? files.filter(marked) : undefined)];
  const named = [...ofFiles, modules.nodeModules(true)];
  const context = (options) =>
    esbuild.context({ plugins: [...named, archipel], absWorkingDir: folder, ...jsx, ...options });
  const program = (island) =>
    context({
      ...SERVER,
      plugins: [...ofFiles, modules.nodeModules(hydrated.includes(island)), archipel],
      define: { ...define, "import.meta.url": NO_URL },
      stdin: { contents: programEntry(island), resolveDir: folder, sourcefile: PROGRAM_ENTRY },
    });
  const entries = [
    ...hydrated.map((name) => ({ in: `./${name}/island.tsx`, out: name })),
    ...scripts.map((name) => ({ in: `./${name}/script.ts`, out: name })),
  ];
  const chunks = () =>
    context({
      ...browser,
      define,
      plugins: [...named, react.plugin, archipel, modules.lateCommonJs(folder, lateNames)],
      splitting: true,
      entryPoints: [{ in: "archipel/hydrate", out: "hydrate" }, ...entries],
    });
  // If it were split with the other chunks, it would begin with a chunk of helpers that only they use. Edits of a site
  // do not change it.
  const loader = () =>
    esbuild.build({
      ...browser,
      plugins: [archipel],
      absWorkingDir: folder,
      entryPoints: [{ in: "archipel/loader", out: "loader" }],
    });
  const hydratingLoader = () =>
    esbuild.build({
      ...browser,
      plugins: [archipel],
      absWorkingDir: folder,
      stdin: { contents: HYDRATING_LOADER, resolveDir: folder, sourcefile: "archipel:hydrating-loader" },
      entryNames: "loader-[hash]",
    });
  // The inline script of pages.
  const press = () =>
    esbuild.build({
      ...browser,
      plugins: [archipel],
      absWorkingDir: folder,
      format: "iife",
      entryPoints: [{ in: "archipel/press", out: "press" }],
    });
  const contexts = await Promise.all([...(entries.length ? [chunks()] : []), ...islands.map(program)]);
  const unchanging = entries.length ? [loader(), hydratingLoader(), react.make(), press()] : [];
  const rendering = renderingFiles(esbuild, COMMON, folder);
  // The error is reported when the promise is awaited.
  rendering.catch(() => {});
  const programs = contexts.slice(-islands.length || contexts.length);
  /** The result of each island's program. */
  const made = new Map();

  /** Builds the program of an island again, unless it depends on none of the edited files. */
  async function remake(island, at, edited) {
    const before = made.get(island);
    if (edited && before?.sources && !edited.some((file) => before.sources.has(file))) return;
    try {
      const { outputFiles, metafile, warnings } = await programs[at].rebuild();
      const text = (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text;
      const sources = new Set(files.all(Object.keys(metafile.inputs)));
      const sheet = Object.keys(metafile.outputs).find((path) => path.endsWith(".css"));
      const style = sheet && { text: text(".css"), sources: sheetsOf(files, metafile.outputs[sheet]) };
      made.set(island, { code: text(".js"), style, sources, objections: warnings });
    } catch (error) {
      if (!error.errors?.length) throw error;
      made.set(island, { objections: [...error.errors, ...error.warnings] });
    }
  }

  return {
    key: JSON.stringify([plan, marked]),
    isPlain: !isWhole && !lateNames.length,
    /**
     * Bundles again after these files were edited; without a list, any may have been edited. `problems` are those of
     * the code.
     */
    async rebuild(edited) {
      files.begin(edited);
      const remade = islands.map((island, at) => remake(island, at, edited));
      const browser = entries.length ? [contexts[0].rebuild(), ...unchanging] : [];
      const results = await Promise.allSettled([...browser, ...remade]);
      const lost = results.find(({ reason }) => reason && !reason.errors?.length);
      if (lost) throw lost.reason;
      // Otherwise, every module that imports React would repeat its errors.
      const ofReact = browser.length ? results.slice(3, 4).filter(({ reason }) => reason) : [];
      const objections = (ofReact.length ? ofReact : results).flatMap(({ value, reason }) => {
        const { errors = [], warnings = [] } = reason ?? value ?? {};
        return [...errors, ...warnings].map((one) => told(files, one));
      });
      for (const [island, one] of ofReact.length ? [] : made)
        objections.push(...one.objections.map((objection) => told(files, objection, island)));
      if (objections.length) return { problems: objections };
      const [chunks, ...rest] = results.slice(0, browser.length).map(({ value }) => value);
      const found = chunks ? modules.lateNames(chunks.metafile).filter((name) => !lateNames.includes(name)) : [];
      const texts = [
        ...(chunks?.outputFiles ?? []).map(({ text }) => text),
        ...[...made.values()].map(({ code }) => code),
      ];
      const needsWhole = !isWhole && modules.needsWhole(texts);
      if (found.length || needsWhole)
        return { again: { lateNames: [...lateNames, ...found], isWhole: isWhole || needsWhole } };
      const sources = [...files.all(Object.keys(chunks?.metafile.inputs ?? {}))];
      for (const one of made.values()) sources.push(...one.sources);
      const mayName = (text) => NAMES_FILES.test(text) || text?.includes(NO_URL);
      const unmarked = texts.some(mayName)
        ? await files.naming([...new Set(sources)].filter((source) => !marked.includes(source)))
        : [];
      const rendered = await rendering.catch((error) => error);
      if (rendered.errors?.length) return { problems: rendered.errors.map((one) => told(files, one)) };
      if (!Array.isArray(rendered)) throw rendered;
      const textOf = (source) => readFile(join(folder, source), "utf8");
      const sought = await modules.soughtFiles(chunks?.metafile.inputs ?? {}, files, textOf);
      const read = [...siteFiles(sources), ...rest.flatMap(({ metafile }) => filesOf(metafile)), ...rendered];
      const bundle = { ...collect(made, chunks, ...rest), read: [...new Set(read)], rendered, sought };
      return {
        unmarked,
        bundle: { ...bundle, emitted: files.emitted(), styles: styles(made, scripts, chunks, files) },
      };
    },
    dispose: () => contexts.forEach((context) => void context.dispose()),
  };
}

/** The result of `work`; rejects if it exceeds the time limit. */
async function inTime(work) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`esbuild did not answer within ${PATIENCE / 1000} s`)), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `folder` is the site's `islands/`, `packages` the folder of the program's own packages, `runtime` the modules of the package
 * `archipel`, and `publish` returns the published bytes of a file.
 */
module.exports.createBundler = function createBundler(setup) {
  const esbuild = createRequire(join(setup.packages, "package.json"))("esbuild");
  const send = sender();
  let prepared;
  /** The work of `warm`. A rebuild that began during it would return its result, in which an edit may be missing. */
  let ahead = Promise.resolve();
  /** Whether the last bundle was built by `warm`, so that the edits since then are unknown. */
  let isAhead = false;
  /** The sources that are known to refer to files by `import.meta.url`. */
  const marked = [];

  /**
   * Code whose requirements are not in the plan is bundled again with `known`. The requirements may change with each
   * edit.
   */
  async function attempt(plan, edited, known) {
    const before = await prepared;
    if (before?.key !== JSON.stringify([plan, marked]) || !before.isPlain || known) {
      before?.dispose();
      prepared = prepare(esbuild, setup, plan, { lateNames: [], isWhole: false, ...known, marked: [...marked] });
    }
    const { again, unmarked = [], ...result } = await (await prepared).rebuild(isAhead ? undefined : edited);
    marked.push(...unmarked);
    return again || unmarked.length ? attempt(plan, undefined, again ?? known) : result;
  }

  return {
    /**
     * Bundles the islands of a plan, after these files were edited; without a list, any may have been edited. If esbuild has exited, it
     * is restarted, once.
     */
    async bundle(plan, edited) {
      for (let restarted = false; ; restarted = true) {
        try {
          const { bundle, problems } = await inTime(ahead.then(() => attempt(plan, edited)));
          isAhead = false;
          return { restarted, problems, bundle: bundle && send(bundle) };
        } catch (error) {
          prepared = undefined;
          if (error?.isReactMissing) return { isReactMissing: true };
          await esbuild.stop();
          if (restarted) return { failure: String(error?.message ?? error) };
        }
      }
    },
    /** Reads the sources in advance of the next `bundle`. */
    warm(plan) {
      if (!plan || prepared) return;
      isAhead = true;
      // An error occurs again in `bundle`, which reports it.
      ahead = attempt(plan).catch(() => {});
    },
  };
};
