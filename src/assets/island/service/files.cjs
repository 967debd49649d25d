/**
 * Files that the code of islands refers to: style sheets, pictures and other files, and scripts of workers. Each gets a name with
 * a digest of its content, in the folder of the chunks.
 */
const { createHash } = require("node:crypto");
const { readFile, stat } = require("node:fs/promises");
const { SourceMap } = require("node:module");
const { basename, dirname, extname, join, posix: posixPath, relative, resolve, sep } = require("node:path");

/** Files whose import returns their URL. */
const FILE =
  /\.(avif|bin|eot|flac|gif|glb|gltf|ico|jpe?g|m4a|mp3|mp4|oga|ogg|ogv|opus|otf|pdf|png|svg|ttf|vtt|wasm|wav|webm|webp|woff2?)$/i;

/** Style sheets that browsers do not support. */
const PREPROCESSED = /\.(less|pcss|postcss|sass|scss|styl|stylus)$/i;

/** How a worker is started. */
const WORKER = '`new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })`';

/** Whether a source may refer to files by `import.meta.url`, or start a worker. */
const NAMES = /import\.meta\.url|\b(?:Shared)?Worker\(|\.addModule\(/;

/** The name of a script as text, where browsers resolve it from the address of the page. */
const SCRIPT = /^(?![a-z][a-z0-9+.-]*:|\/)[^?#]*\.[cm]?[jt]sx?([?#]|$)/i;

/** Code that makes an address of other parts than texts. */
const BUILDS_URL = /\bnew (?:[\w$]+\.)?URL\(\s*(?!["'])/;

/** Files that are bundled when code refers to them by `new URL(…)`. */
const BUNDLED = /\.([cm]?[jt]sx?|css)$/i;

const LOADERS = { ".ts": "ts", ".mts": "ts", ".cts": "ts", ".tsx": "tsx", ".jsx": "jsx" };

/** Stands for `import.meta.url` while its uses are searched for. */
const META = "ARCHIPEL_IMPORT_META_URL";

/** The prefix of the names of modules that export the URL of a file. */
const ADDRESS = "archipel-url:";

const posix = (path) => path.split(sep).join("/");

/** The path of the file at a relative URL, from the file that contains it. */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

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

  const nameOf = (path) => posix(relative(folder, path));
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

  const isFile = (path) =>
    stat(path).then(
      (found) => found.isFile(),
      () => false,
    );

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
            return { contents: await readFile(pluginData), loader: "local-css", resolveDir: dirname(pluginData) };
          });
        },
      };
      const contents = `export * from ${JSON.stringify(path)}; export { default } from ${JSON.stringify(path)};`;
      const { outputFiles } = await build(nameOf(path), {
        stdin: { contents, resolveDir: folder, sourcefile: "archipel:module" },
        format: "cjs",
        // The names of classes stay. Comments with the folder of the site would have an effect on other names.
        minifyIdentifiers: false,
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
        if (marked) build.onLoad({ filter: marked, namespace: "file" }, ({ path }) => namedFiles(path, build));
      },
    },
  ];

  /**
   * A source in which every `new URL("./file", import.meta.url)` refers to a file of the site; `undefined` if there is none.
   * Programs have no URL, so other uses of `import.meta.url` are refused in them.
   */
  async function namedFiles(path, build) {
    const isServer = Boolean(build.initialOptions.globalName);
    const text = await readFile(path, "utf8");
    if (!NAMES.test(text)) return undefined;
    const loader = LOADERS[extname(path)] ?? "js";
    let made;
    try {
      made = await esbuild.transform(text, {
        loader,
        jsx: "automatic",
        jsxImportSource: browser.jsxImportSource,
        sourcemap: "external",
        charset: "utf8",
        define: { "import.meta.url": META },
      });
    } catch {
      // esbuild reports it when it reads the file itself.
      return undefined;
    }
    const isOwn = !path.includes(`${sep}node_modules${sep}`);
    const lines = lineStarts(text);
    const map = new SourceMap(JSON.parse(made.map));
    const errors = [];
    const edits = [];
    /** The original place of a place in the code, and a function that refuses it. */
    const locate = ({ line, column }, length) => {
      const place = map.findEntry(line, column);
      const offset = place.originalLine === undefined ? -1 : lines[place.originalLine] + place.originalColumn;
      const lineText = text.slice(lines[place.originalLine]).split("\n", 1)[0];
      const location = {
        file: nameOf(path),
        line: place.originalLine + 1,
        column: Buffer.byteLength(lineText.slice(0, place.originalColumn)),
        length,
        lineText,
      };
      const refuse = (message, hint) => {
        if (isOwn) errors.push({ text: message, location, notes: hint ? [{ text: hint }] : [] });
      };
      return { offset, location, refuse };
    };
    for (const { name, call, ...place } of scriptNames(made.code)) {
      const hint = `write ${call === "addModule" ? '`addModule(new URL("./worker.js", import.meta.url))`' : WORKER}`;
      const { refuse } = locate(place, call === "addModule" ? 0 : "new".length);
      refuse(
        `\`${name}\` is not bundled: browsers load it from the address of the page`,
        `${hint}; the address of a script of static/ begins with a slash: \`/worker.js\``,
      );
    }
    if (!isServer && !isOwn && BUILDS_URL.test(made.code) && !otherUses(made.code).next().done) loose.add(nameOf(path));
    // The words of esbuild about other properties.
    for (const place of isServer ? otherUses(made.code) : [])
      locate(place, "import.meta.url".length).refuse('"import.meta" is not available');
    for (const use of uses(made.code)) {
      const { offset, location, refuse } = locate(use, "new URL".length);
      const written =
        /new\s+(?:[\w$]+\s*\.\s*)?URL\s*\(\s*(?:\/\*[\s\S]*?\*\/\s*)*(["'`])((?:\\.|(?!\1)[^\\])*)\1\s*,\s*import\s*\.\s*meta\s*\.\s*url\s*,?\s*\)/y;
      written.lastIndex = offset;
      const found = offset < 0 ? null : written.exec(text);
      if (!found || use.name === undefined) {
        refuse(
          "the bundler can't know which file this names",
          'write the name as text, `new URL("./file.bin", import.meta.url)`, once for each file; for an address of the site ' +
            "write `location.href` instead of `import.meta.url`",
        );
        continue;
      }
      const { name, worker, isService } = use;
      if (/^([a-z][a-z0-9+.-]*:|\/|#|\?)/i.test(name)) continue;
      const [plain] = name.split(/[?#]/);
      const target =
        (await existing(resolve(dirname(path), decoded(plain)))) ?? (await inPackage(build, decoded(plain), path));
      if (!target) {
        refuse(
          `there is no file \`${plain}\``,
          "write its path from the folder of this file, `./file.bin`, or that in a package",
        );
        continue;
      }
      if (isService) {
        refuse(
          "a service worker can't be bundled: it is for the folder that its file is in",
          'put its script into static/, and register it by its address: `register("/worker.js")`',
        );
        continue;
      }
      const format = !BUNDLED.test(target) || target.endsWith(".json") ? "copy" : worker === "classic" ? "iife" : "esm";
      const rest = name.slice(plain.length);
      edits.push({ start: offset, end: offset + found[0].length, target, format, isWorker: !!worker, rest, location });
    }
    if (errors.length) return { errors };
    if (!edits.length) return undefined;
    places.set(
      nameOf(path),
      edits.map(({ location }) => location),
    );
    let contents = "";
    let done = 0;
    const imports = [];
    for (const [at, { start, end, target, format, isWorker, rest }] of edits.entries()) {
      const url = `new URL(archipelUrl${at}${rest ? ` + ${JSON.stringify(rest)}` : ""}, import.meta.url)`;
      contents += text.slice(done, start) + (isWorker ? `archipelScript(${url})` : url);
      done = end;
      imports.push(`import archipelUrl${at} from ${JSON.stringify(`${ADDRESS}${format} ${nameOf(target)}`)};`);
    }
    if (edits.some(({ isWorker }) => isWorker)) imports.push('import { archipelScript } from "archipel/script-url";');
    return { contents: `${contents}${text.slice(done)}\n${imports.join("\n")}`, loader, resolveDir: dirname(path) };
  }

  /** The file of a package by its name, as in an import. */
  async function inPackage(build, name, importer) {
    if (/^[./]/.test(name)) return undefined;
    const found = await build.resolve(name, { kind: "import-statement", importer, resolveDir: dirname(importer) });
    return found.errors.length || found.namespace !== "file" ? undefined : found.path;
  }

  /** The file at a path; TypeScript sources may also be named like the scripts that they are compiled to. */
  async function existing(path) {
    for (const one of [path, path.replace(/\.([cm]?)js(x?)$/, ".$1ts$2"), path.replace(/\.js$/, ".tsx")])
      if (await isFile(one)) return one;
    return undefined;
  }

  return {
    plugins,
    /** Converts the location of a message of esbuild to the original source. */
    placeOf(location) {
      const added = /^import archipelUrl(\d+) /.exec(location?.lineText ?? "");
      const styles = modules.get(location?.file);
      if (styles) return { ...location, file: styles };
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

/** The offsets of the starts of lines. */
function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** Every `new URL(…, import.meta.url)` in code printed by esbuild: its place, and the name in it if it is a string. */
function* uses(code) {
  const starts = lineStarts(code);
  for (const found of code.matchAll(/\bnew (?:[\w$]+\.)?URL\(/g)) {
    const open = found.index + found[0].length;
    const end = closing(code, open);
    const last = new RegExp(`,\\s*${META}\\s*$`).exec(code.slice(open, end));
    if (!last) continue;
    const first = code.slice(open, open + last.index).trim();
    // A call may return the URL of a chunk.
    if (!/^(["'`]|[\w$.]+$)/.test(first)) continue;
    const isText = /^("(\\.|[^"\\])*"|'(\\.|[^'\\])*'|`(\\.|(?!\$\{)[^`\\])*`)$/s.test(first);
    const before = code.slice(0, found.index);
    const isWorker = /\bnew (?:[\w$]+\.)?(?:Shared)?Worker\(\s*$/.test(before);
    const options = isWorker ? code.slice(end, closing(code, end + 1)) : "";
    yield {
      ...placeAt(starts, found.index),
      name: isText ? new Function(`return ${first}`)() : undefined,
      worker: isWorker ? (/\btype: "module"/.test(options) ? "module" : "classic") : undefined,
      isService: /\bserviceWorker\??\.register\(\s*$/.test(before),
    };
  }
}

/** Every `import.meta.url` in code printed by esbuild that is not the last argument of `new URL(…)` or `loadChunk(…)`. */
function* otherUses(code) {
  const starts = lineStarts(code);
  const inside = new Set();
  for (const found of code.matchAll(/\b(?:new (?:[\w$]+\.)?URL|loadChunk)\(/g)) {
    const end = closing(code, found.index + found[0].length);
    const last = new RegExp(`,\\s*${META}\\s*$`).exec(code.slice(found.index, end));
    if (last) inside.add(found.index + last.index + last[0].indexOf(META));
  }
  for (const { index } of code.matchAll(new RegExp(`\\b${META}\\b`, "g")))
    if (!inside.has(index)) yield placeAt(starts, index);
}

/** The scripts of workers and worklets that code printed by esbuild names as text. */
function* scriptNames(code) {
  const starts = lineStarts(code);
  const calls =
    /(?:\bnew (?:[\w$]+\.)?(?:Shared)?Worker|\.(addModule))\(\s*("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|(?!\$\{)[^`\\])*`)/gs;
  for (const { index, 1: call, 2: written } of code.matchAll(calls)) {
    const name = new Function(`return ${written}`)();
    if (SCRIPT.test(name)) yield { name, call, ...placeAt(starts, index + (call ? 1 : 0)) };
  }
}

/** The line and the column of an offset, both from 0. */
function placeAt(starts, at) {
  const line = starts.findLastIndex((start) => start <= at);
  return { line, column: at - starts[line] };
}

/** The offset of the bracket that closes the bracket before `from`. */
function closing(code, from) {
  let depth = 1;
  for (let at = from; at < code.length; at += 1) {
    const sign = code[at];
    if (sign === '"' || sign === "'" || sign === "`") {
      for (at += 1; at < code.length && code[at] !== sign; at += 1) if (code[at] === "\\") at += 1;
    } else if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign) && --depth === 0) return at;
  }
  return code.length;
}
