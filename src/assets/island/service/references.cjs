/** References of code to files by `import.meta.url`, and by the names of workers. */
const { readFile, stat } = require("node:fs/promises");
const { SourceMap } = require("node:module");
const { dirname, extname, resolve, sep } = require("node:path");

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

/** The path of the file at a relative URL, from the file that contains it. */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns whether there is a file at a path. */
const isFile = (path) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * A source in which every `new URL("./file", import.meta.url)` refers to a file of the site; `undefined` if there is none.
 * Programs have no URL, so other uses of `import.meta.url` are refused in them.
 */
async function namedFiles({ esbuild, browser, nameOf, loose, places }, path, build) {
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

module.exports = { ADDRESS, META, NAMES, WORKER, decoded, isFile, namedFiles };
