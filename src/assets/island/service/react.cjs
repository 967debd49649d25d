/** React in bundles: its chunk for browsers, and the files that Node loads for prerendering. */
const { createRequire } = require("node:module");
const { join, posix } = require("node:path");
const { filesOf } = require("./output.cjs");

/** The modules that make up React's chunk. */
const REACT = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

/** The modules that Node itself loads for prerendering, if the site has them: the markup depends on their code. */
const RENDERING = [...REACT, "react/compiler-runtime", "react-dom/server", "react-dom/static"];

/** Resolves a module of React. If the site has none, the error explains that. */
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
module.exports.reactChunk = (esbuild, folder, browser) => {
  let made;
  async function make() {
    const find = createRequire(join(folder, "package.json"));
    // Exports that are the same in two modules, such as `Fragment`, need only one name.
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
      ...browser,
      absWorkingDir: folder,
      stdin: { contents: contents.join("\n"), resolveDir: folder, sourcefile: "react:chunk" },
      entryNames: "react-[hash]",
    });
    const [[path, output]] = Object.entries(result.metafile.outputs);
    const address = `./${posix.basename(path)}`;
    // One statement for each, so that only used exports are imported.
    const stub = ({ module, exports }) => [
      module,
      exports.map(({ name, as }) => `export { ${as} as ${name} } from "${address}";`).join("\n"),
    ];
    const { metafile, outputFiles } = result;
    return { path, output, address, text: outputFiles[0].text, metafile, stubs: new Map(modules.map(stub)) };
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
};

/** The files that Node loads while it prerenders, in development and in production. */
module.exports.renderingFiles = async (esbuild, common, folder) => {
  const find = createRequire(join(folder, "package.json"));
  const isThere = (module) => {
    try {
      return Boolean(find.resolve(module));
    } catch {
      return false;
    }
  };
  const contents = RENDERING.filter(isThere).map((module) => `require(${JSON.stringify(module)});`);
  const { metafile } = await esbuild.build({
    ...common,
    platform: "node",
    absWorkingDir: folder,
    stdin: { contents: contents.join("\n"), resolveDir: folder, sourcefile: "react:rendering" },
  });
  return filesOf(metafile);
};
