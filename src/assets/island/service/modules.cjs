/**
 * The imports and variables that the code of islands may use, besides its own files: modules of Node, variables of the environment,
 * CommonJS by `import()`, files that packages look for.
 */
const { readFile } = require("node:fs/promises");
const { builtinModules } = require("node:module");
const { basename, dirname, relative } = require("node:path");

/** Modules of Node that depend only on their arguments. Packages that use others fail when they call them. */
const PURE = ["assert", "buffer", "events", "path", "querystring", "stream", "string_decoder", "url", "util"];
module.exports.PURE = PURE;

/** Stands for the object of all variables until it is known whether code uses it. */
const ENV = "archipelEnv";

/**
 * The variables that code may read, the same in browsers and while prerendering; all others are undefined. `site` is the path of
 * the site, which `import.meta.env` has by the names that Vite documents. Code that uses the object of all variables needs
 * `isWhole`: esbuild then adds that object to every module.
 */
module.exports.defines = (env, site, isWhole) => {
  const node = { ...env, NODE_ENV: "production" };
  const vite = { BASE_URL: site, MODE: "production", PROD: true, DEV: false, ...node };
  const objects = Object.entries({ "process.env": node, "import.meta.env": vite });
  const each = objects.flatMap(([object, all]) =>
    Object.entries(all).map(([name, value]) => [`${object}.${name}`, JSON.stringify(value)]),
  );
  const whole = objects.map(([object, all]) => [object, isWhole ? JSON.stringify(all) : ENV]);
  return Object.fromEntries([...each, ...whole]);
};

/** Whether code uses the object of all variables without having been bundled with it. */
module.exports.needsWhole = (texts) => texts.some((text) => text?.includes(ENV));

/** Replaces a module of Node in a package: any use of it throws. */
const refusedModule = (name) => `
const refuse = function () { throw new Error("\`${name}\` is a module of Node, which islands can't use"); };
module.exports = Object.create(new Proxy({}, { get: (_, name) => typeof name === "string" && name !== "__esModule" ? refuse : undefined }));
`;

/** Replaces a module of Node that a package tries to load: browsers have no `require`, and esbuild's own throws this. */
const absentModule = (name) => `throw new Error(${JSON.stringify(`Dynamic require of "${name}" is not supported`)});`;

/** The kinds of imports that esbuild leaves to browsers if there is no such module, where they fail. */
const TRIED = ["require-call", "require-resolve", "dynamic-import"];

/**
 * A plugin for modules of Node: the site's own code can't import them, but packages may. An npm package with such a name takes precedence,
 * and a package may name another file for browsers, or none. `isHydrated` is whether the code also runs in browsers.
 */
module.exports.nodeModules = (isHydrated) => ({
  name: "node-modules",
  setup(build) {
    const names = builtinModules.filter((name) => !name.startsWith("_")).join("|");
    build.onResolve(
      { filter: new RegExp(`^(node:.*|(${names}))$`) },
      async ({ path, importer, kind, resolveDir, namespace, pluginData }) => {
        if (namespace === "node-module" || pluginData === "resolved") return;
        // A module that the package has turned off is known to esbuild alone.
        const found = await build.resolve(path, { kind, importer, resolveDir, namespace, pluginData: "resolved" });
        if (!found.errors.length) return;
        if (!/\/node_modules\//.test(importer)) {
          const text = `an island can't import \`${path}\`, a module of Node`;
          return {
            errors: [
              { text, notes: [{ text: "islands run in browsers, which have no files and no modules of Node" }] },
            ],
          };
        }
        if (!build.initialOptions.globalName) return;
        if (isHydrated && TRIED.includes(kind)) return { path, namespace: "absent-module" };
        const name = path.replace(/^node:/, "");
        return PURE.includes(name) ? { path: name, external: true } : { path: name, namespace: "node-module" };
      },
    );
    build.onLoad({ filter: /^/, namespace: "absent-module" }, ({ path }) => ({ contents: absentModule(path) }));
    build.onLoad({ filter: /^/, namespace: "node-module" }, ({ path }) => ({ contents: refusedModule(path) }));
  },
});

/** The specifiers by which `import()` imports CommonJS modules, in a metafile of esbuild. */
module.exports.lateNames = ({ inputs }) => {
  const imports = Object.values(inputs).flatMap(({ imports }) => imports);
  const isLate = ({ kind, path, original }) => kind === "dynamic-import" && original && inputs[path]?.format === "cjs";
  return [...new Set(imports.filter(isLate).map(({ original }) => original))];
};

/** An ES module with the exports of the CommonJS module in `file`. */
function wrapper(file, code) {
  const names = new Set(
    [
      ...code.matchAll(
        /\bexports\.([A-Za-z_$][\w$]*)\s*=(?!=)|\bdefineProperty\(exports,\s*["']([A-Za-z_$][\w$]*)["']/g,
      ),
    ]
      .map(([, assigned, defined]) => assigned ?? defined)
      .filter((name) => !["default", "then", "__esModule"].includes(name)),
  );
  return [
    `import * as all from ${JSON.stringify(file)};`,
    "export default all.default;",
    ...[...names].map((name, at) => `const export${at} = all.${name};\nexport { export${at} as ${name} };`),
    // Computed names can't be listed. `import()` calls `then`, which provides all of them.
    "export const then = (resolve) => resolve({ ...all });",
  ].join("\n");
}

/**
 * A plugin for `import()` of CommonJS modules by these names: in chunks, esbuild only provides a default export, while the prerenderer
 * provides every name.
 */
module.exports.lateCommonJs = (folder, names) => ({
  name: "late-commonjs",
  setup(build) {
    if (!names.length) return;
    const filter = new RegExp(`^(${names.map((name) => name.replace(/[^\w/]/g, "\\$&")).join("|")})$`);
    build.onResolve({ filter }, async ({ path, kind, importer, resolveDir, namespace, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData === "resolved") return;
      const found = await build.resolve(path, { kind, importer, resolveDir, namespace, pluginData: "resolved" });
      if (found.errors.length || found.namespace !== "file") return found;
      return { path: relative(folder, found.path), namespace: "late-commonjs", pluginData: found.path };
    });
    build.onLoad({ filter: /^/, namespace: "late-commonjs" }, async ({ pluginData }) => ({
      contents: wrapper(pluginData, await readFile(pluginData, "utf8")),
      resolveDir: dirname(pluginData),
    }));
  },
});

/** The folder of the package that a file is part of. */
const packageOf = (path) => /^(?:archipel-url:\w+ )?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

/**
 * The files that code of packages looks for in vain, each with the import of the site's own code that brings it in. A package makes
 * their addresses from that of a style sheet, or of its own code (then no file is named), but published files have other names.
 * Packages whose files are named by the site's code are told of their addresses. `inputs` are those of a metafile, `files` the files
 * that code refers to, and `read` returns the text of a source.
 */
module.exports.soughtFiles = async (inputs, files, read) => {
  const found = [];
  const names = Object.keys(inputs);
  const isTold = (owner) => names.some((name) => name.startsWith("archipel-url:") && packageOf(name) === owner);
  const all = Object.entries(inputs).flatMap(([importer, { imports }]) => imports.map((one) => ({ importer, ...one })));
  // The import of the site's own code that leads to a source, perhaps by way of other packages.
  const leading = (source) => {
    const waiting = [source];
    for (const one of waiting)
      for (const { importer, path, original } of all) {
        if (path !== one) continue;
        if (!packageOf(importer) && original) return { importer, import: original };
        if (!waiting.includes(importer)) waiting.push(importer);
      }
    return undefined;
  };
  const add = (path, sought) => {
    const leads = leading(path);
    const isKnown = found.some((one) => one.package === sought.package && one.file === sought.file);
    if (leads && !isKnown) found.push({ ...leads, ...sought });
  };
  const loose = new Set(names.filter(files.isLoose).map(packageOf));
  for (const { importer, path } of all) {
    const isStyle = path.endsWith(".css");
    if (!isStyle && !loose.size) continue;
    const owner = packageOf(path);
    if (!owner || owner === packageOf(importer) || isTold(owner)) continue;
    if (!isStyle) {
      if (loose.has(owner)) add(path, { package: owner });
      continue;
    }
    const sources = names.filter((name) => packageOf(name) === owner && /\.[cm]?jsx?$/.test(name));
    const shown = files.of(path).filter((file) => packageOf(file) === owner && !inputs[file]);
    if (!shown.length) continue;
    const texts = await Promise.all(sources.map(read));
    for (const file of shown) {
      const name = basename(file);
      const isNamed = texts.some((text) => text.includes(`"${name}"`) || text.includes(`'${name}'`));
      if (isNamed) add(path, { package: owner, file });
    }
  }
  return found;
};
