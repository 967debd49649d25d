/**
 * Files that the code of islands refers to: style sheets, pictures and other files, and scripts of workers. Each gets a name with
 * a digest of its content, in the folder of the chunks.
 */
const { createHash } = require("node:crypto");
const { existsSync, readFileSync } = require("node:fs");
const { readFile } = require("node:fs/promises");
const { basename, dirname, extname, join, posix: posixPath, relative, sep } = require("node:path");
const { sourceColumn, withUrls } = require("./image-set.cjs");
const { ADDRESS, META, NAMES, WORKER, decoded, isFile, namedFiles } = require("./references.cjs");

/** Files whose import returns their URL. */
const FILE =
  /\.(avif|bin|eot|flac|gif|glb|gltf|ico|jpe?g|m4a|mp3|mp4|oga|ogg|ogv|opus|otf|pdf|png|svg|ttf|vtt|wasm|wav|webm|webp|woff2?)$/i;

/** Style sheets that browsers do not support. */
const PREPROCESSED = /\.(less|pcss|postcss|sass|scss|styl|stylus)$/i;

const posix = (path) => path.split(sep).join("/");

/**
 * `base` is the URL of the chunks on the site, `origin` the URL of the site without its path. `kept` are the files and folders of
 * the project that are published with their metadata; `publish` returns the published bytes of any other file.
 */
module.exports.createFiles = function createFiles({ esbuild, folder, browser, base, origin, kept, publish }) {
  /** The content of emitted files by name: bytes, or a text. */
  const emitted = new Map();
  /** The names of the files that a source adds to the site. */
  const names = new Map();
  /** The inputs of nested builds, by the source that they are part of. */
  const inputs = new Map();
  /** The sources of packages that make addresses of files from `import.meta.url`. */
  const loose = new Set();
  /** The places where a source refers to files, in the order of the imports that are added to it. */
  const places = new Map();
  /** The files of CSS modules, by their names in messages of esbuild. */
  const modules = new Map();
  /** Nested builds, by their sources, and the nested builds that each of them waits for. */
  let nested = new Map();
  let waits = new Map();

  /** The column in the source of a style sheet. */
  function columnOf(file, location) {
    const path = join(folder, file);
    return existsSync(path) ? sourceColumn(readFileSync(path, "utf8"), location) : location.column;
  }

  const nameOf = (path) => posix(relative(folder, path));
  /** For the references in code. */
  const code = { esbuild, browser, nameOf, loose, places };
  const add = (map, key, value) => map.set(key, (map.get(key) ?? new Set()).add(value));

  function emit(path, content, source, extension = extname(path)) {
    const digest = createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
    const stem = basename(path, extname(path)).replace(/[^A-Za-z0-9._-]+/g, "-");
    const name = `${stem}-${digest}${extension.toLowerCase()}`;
    emitted.set(name, content);
    add(names, source, name);
    return name;
  }

  /** Emits a file as it is published: a picture has no metadata. Returns its name, or errors. */
  async function emitFile(file, source) {
    const path = posixPath.join("islands", nameOf(file));
    const isKept = kept.some((one) => one === path || (one.endsWith("/") && path.startsWith(one)));
    const content = await readFile(file);
    const { content: published, fault } = isKept ? { content } : await publish(path, content);
    if (fault) return { errors: [{ text: fault, detail: { picture: path } }] };
    return { name: emit(file, published, source) };
  }

  function once(key, work) {
    if (!nested.has(key)) nested.set(key, work());
    return nested.get(key);
  }

  /** Whether a nested build waits for another one, so that both would deadlock. */
  const isWaiting = (key, other) => key === other || [...(waits.get(key) ?? [])].some((next) => isWaiting(next, other));

  /** A nested build with its sources; rejects with esbuild's messages. */
  async function build(source, options) {
    const result = await esbuild.build({ ...browser, splitting: false, absWorkingDir: folder, ...options });
    for (const input of Object.keys(result.metafile.inputs)) {
      if (/^(archipel|module):/.test(input)) continue;
      add(inputs, source, input);
      for (const one of inputs.get(input) ?? []) add(inputs, source, one);
      for (const name of names.get(input) ?? []) add(names, source, name);
    }
    return result;
  }

  /** Bundles a script or a style sheet to one file. */
  const bundled = (path, format, source) =>
    once(path, async () => {
      const meta = format === "iife" ? { "import.meta.url": "self.location.href" } : {};
      const { outputFiles } = await build(source, {
        entryPoints: [path],
        format,
        define: { ...browser.define, ...meta },
        plugins: [...plugins(/\.[cm]?[jt]sx?$/, path), ...browser.plugins],
      });
      const isStyle = /\.css$/i.test(path);
      const output = outputFiles.find((file) => file.path.endsWith(isStyle ? ".css" : ".js"));
      return emit(path, output.text, source, isStyle ? ".css" : ".js");
    });

  /** A CSS module: its class names, and its rules. They are the same in every bundle. */
  const styleModule = (path) =>
    once(`module ${path}`, async () => {
      const local = {
        name: "module",
        setup(build) {
          build.onResolve({ filter: /\.module\.css$/ }, async ({ path, kind, resolveDir, pluginData }) => {
            if (pluginData === META) return;
            const found = await build.resolve(path, { kind, resolveDir, pluginData: META });
            if (found.errors.length) return { errors: found.errors };
            const digest = createHash("sha256").update(nameOf(found.path)).digest("hex").slice(0, 6);
            const stem = basename(found.path, ".module.css");
            const named = join(dirname(found.path), `${stem}_${digest}.css`);
            modules.set(`module:${named}`, nameOf(found.path));
            return {
              path: named,
              namespace: "module",
              pluginData: found.path,
            };
          });
          build.onLoad({ filter: /^/, namespace: "module" }, async ({ pluginData }) => {
            add(inputs, nameOf(path), nameOf(pluginData));
            const contents = withUrls(await readFile(pluginData, "utf8"));
            return { contents, loader: "local-css", resolveDir: dirname(pluginData) };
          });
        },
      };
      const contents = `export * from ${JSON.stringify(path)}; export { default } from ${JSON.stringify(path)};`;
      const { outputFiles } = await build(nameOf(path), {
        stdin: { contents, resolveDir: folder, sourcefile: "archipel:module" },
        format: "cjs",
        // Short names of classes would be the same in several modules. Comments with the folder of the site, which whitespace
        // includes, would have an effect on names of variables.
        minify: false,
        minifySyntax: true,
        minifyWhitespace: true,
        outdir: "out",
        plugins: [local, styleFiles(nameOf(path))],
      });
      const text = (end) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? "";
      const module = { exports: {} };
      new Function("module", "exports", text(".js"))(module, module.exports);
      return { classes: module.exports.default ?? {}, css: text(".css") };
    });

  /** Resolves references of style sheets; the files become part of the source `of`, or of the style sheet. */
  const styleFiles = (of) => ({
    name: "style files",
    setup(build) {
      build.onResolve({ filter: /^/, namespace: "archipel-css" }, ({ path }) => ({ path, external: true }));
      build.onLoad({ filter: /\.css$/, namespace: "file" }, async ({ path }) => {
        if (/\.module\.css$/.test(path)) return;
        return { contents: withUrls(await readFile(path, "utf8")), loader: "css" };
      });
      build.onResolve({ filter: /\.\w+([?#].*)?$/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== "url-token" || pluginData === META || /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(path)) return;
        const [plain] = path.split(/[?#]/);
        const inside = plain.startsWith("/") ? join(folder, "..", decoded(plain)) : decoded(plain);
        const found = await build.resolve(inside, { kind, resolveDir, pluginData: META });
        const file = found.path;
        if (found.errors.length || !(await isFile(file)))
          return {
            errors: [
              {
                text: `there is no file \`${plain}\``,
                notes: [{ text: "write its path from the folder of this style sheet: `./picture.svg`" }],
              },
            ],
          };
        const source = of ?? nameOf(importer);
        add(inputs, source, nameOf(file));
        const { name, errors } = await emitFile(file, source);
        return errors ? { errors } : { path: `./${name}${path.slice(plain.length)}`, external: true };
      });
    },
  });

  /**
   * Plugins for a build; `marked` are the scripts that refer to files by `import.meta.url`, `parent` is the source of a nested
   * build.
   */
  const plugins = (marked, parent) => [
    styleFiles(),
    {
      name: "files",
      setup(build) {
        const isServer = Boolean(build.initialOptions.globalName);
        build.onResolve({ filter: PREPROCESSED }, ({ path }) => ({
          errors: [
            {
              text: `an island can't import \`${path}\`, which is for a preprocessor`,
              notes: [{ text: "compile it to CSS, and import the `.css` file" }],
            },
          ],
        }));
        build.onResolve({ filter: /\.\w+\?[\w&=-]*$/ }, ({ path, kind }) => {
          if (kind === "url-token") return;
          const [plain, query] = path.split("?");
          return {
            errors: [
              {
                text: `\`?${query}\` has no meaning in an import`,
                notes: [
                  {
                    text:
                      `import \`${plain}\`: of a picture or another file an import is the address, of a \`.txt\` file the text; a ` +
                      `worker is ${WORKER}`,
                  },
                ],
              },
            ],
          };
        });
        build.onResolve({ filter: /^archipel-css:/ }, ({ path }) => ({ path, namespace: "archipel-css" }));
        build.onLoad({ filter: /^/, namespace: "archipel-css" }, async ({ path }) => ({
          contents: (await styleModule(join(folder, path.slice("archipel-css:".length)))).css,
          loader: "css",
        }));
        build.onLoad({ filter: /\.module\.css$/, namespace: "file" }, async ({ path }) => {
          try {
            const { classes } = await styleModule(path);
            const exports = Object.keys(classes).filter((name) => name !== "default");
            const lines = exports.map((name, at) => `const c${at} = ${JSON.stringify(classes[name])};`);
            const list = exports.map((name, at) => `c${at} as ${JSON.stringify(name)}`);
            const contents =
              `import ${JSON.stringify(`archipel-css:${nameOf(path)}`)};\n${lines.join("\n")}\n` +
              `export { ${list.join(", ")} };\nexport default ${JSON.stringify(classes)};`;
            return { contents, loader: "js", resolveDir: dirname(path) };
          } catch (error) {
            return { errors: error.errors ?? [{ text: String(error) }] };
          }
        });
        build.onLoad({ filter: FILE, namespace: "file" }, async ({ path }) => {
          const { name, errors } = await emitFile(path, nameOf(path));
          return errors ? { errors } : { contents: `export default ${JSON.stringify(base + name)};`, loader: "js" };
        });
        build.onResolve({ filter: /^archipel-url:/ }, ({ path, pluginData }) => ({
          path: path.slice(ADDRESS.length),
          namespace: "archipel-url",
          pluginData,
        }));
        build.onLoad({ filter: /^/, namespace: "archipel-url" }, async ({ path }) => {
          const [format, ...rest] = path.split(" ");
          const name = rest.join(" ");
          const file = join(folder, name);
          const source = `${ADDRESS}${path}`;
          add(inputs, source, name);
          if (format !== "copy" && parent) {
            if (isWaiting(file, parent))
              return {
                errors: [
                  {
                    text: `the worker \`${name}\` starts itself`,
                    notes: [{ text: "start it from a script that it does not start" }],
                  },
                ],
              };
            add(waits, parent, file);
          }
          try {
            const copied = format === "copy" ? await emitFile(file, source) : {};
            if (copied.errors) return { errors: copied.errors };
            const named = copied.name ?? (await bundled(file, format, source));
            add(names, source, named);
            return { contents: `export default ${JSON.stringify(isServer ? origin + base + named : `./${named}`)};` };
          } catch (error) {
            return { errors: error.errors ?? [{ text: String(error) }] };
          }
        });
        if (marked) build.onLoad({ filter: marked, namespace: "file" }, ({ path }) => namedFiles(code, path, build));
      },
    },
  ];

  return {
    plugins,
    /** Converts the location of a message of esbuild to the original source. */
    placeOf(location) {
      const added = /^import archipelUrl(\d+) /.exec(location?.lineText ?? "");
      const styles = modules.get(location?.file) ?? (/\.css$/i.test(location?.file) && location.file);
      if (styles) return { ...location, file: styles, column: columnOf(styles, location) };
      return added ? places.get(location.file)?.[added[1]] : location;
    },
    /** Begins a build after these files were edited; without a list, any may have been edited. */
    begin(edited) {
      nested = new Map();
      waits = new Map();
      const isCurrent = (source) =>
        edited && ![source, ...(inputs.get(source) ?? [])].some((one) => edited.includes(one));
      const stale = [...names.keys(), ...inputs.keys()].filter((source) => !isCurrent(source));
      for (const source of stale) {
        names.delete(source);
        inputs.delete(source);
      }
    },
    /** The files that sources add to the site, with the names for each source. */
    emitted() {
      const wanted = new Set([...names.values()].flatMap((all) => [...all]));
      const contents = [...emitted].filter(([name]) => wanted.has(name));
      return {
        contents: Object.fromEntries(
          contents.map(([name, content]) => [name, Buffer.from(content).toString("base64")]),
        ),
        sources: Object.fromEntries([...names].map(([source, all]) => [source, [...all].sort()])),
      };
    },
    /** Whether a source makes addresses of files from its own. */
    isLoose: (source) => loose.has(source),
    /** The files that a style sheet shows. */
    of: (sheet) => [...(inputs.get(sheet) ?? [])].sort(),
    /** The sources, and the inputs of their nested builds. */
    all: (sources) => [...new Set([...sources].flatMap((source) => [source, ...(inputs.get(source) ?? [])]))],
    /** The sources that may refer to files by `import.meta.url`, or start workers. */
    async naming(sources) {
      const found = [];
      for (const source of sources) {
        if (source.includes(":")) continue;
        const text = await readFile(join(folder, source), "utf8").catch(() => "");
        if (NAMES.test(text)) found.push(source);
      }
      return found;
    },
    /** A filter for these sources. */
    filter: (sources) =>
      new RegExp(
        `^(${sources.map((source) => join(folder, source).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$`,
      ),
  };
};
