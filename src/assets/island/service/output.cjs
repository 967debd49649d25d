/** Converts the results and messages of esbuild for the compiler. */
const { posix } = require("node:path");

/** The name of the generated entry of a program. */
const PROGRAM_ENTRY = "program.js";

/** The module that hydrates islands, by its name in a metafile. */
const HYDRATION = "archipel:hydrate-islands.ts";

/** The files that were read, relative to the site's `folder`, except files of this program. */
const filesOf = ({ inputs }) => siteFiles(Object.keys(inputs));

/** The sources that are files of the site and of its packages. */
const siteFiles = (paths) => paths.filter((path) => !/^(<|[\w-]+:|archipel\/\.\.\/)/.test(path));

/** Converts the output of esbuild for the compiler. */
function collect(made, chunks, waitingLoader, hydratingLoader, react, press) {
  const loader = chunks?.metafile.inputs[HYDRATION] ? waitingLoader : hydratingLoader;
  const outputs = { ...chunks?.metafile.outputs, ...loader?.metafile.outputs };
  const files = [chunks, loader]
    .flatMap((result) => result?.outputFiles ?? [])
    .filter(({ path }) => path.endsWith(".js"))
    .map(({ path, text }) => [posix.basename(path), text]);
  if (react) {
    for (const { imports } of Object.values(outputs))
      for (const one of imports)
        if (one.path === react.address) Object.assign(one, { path: react.path, external: false });
    outputs[react.path] = react.output;
    files.push([posix.basename(react.path), react.text]);
  }
  const programs = [...made].map(([island, { code, sources }]) => [island, { code, sources: [...sources] }]);
  const scripts = Object.fromEntries(Object.entries(outputs).filter(([path]) => path.endsWith(".js")));
  // Code that decides when islands are hydrated also queues events.
  const inline = loader && loader === hydratingLoader ? press.outputFiles[0].text.trim() : undefined;
  return { files: Object.fromEntries(files), outputs: scripts, programs: Object.fromEntries(programs), press: inline };
}

/** The style sheets that an output of esbuild consists of. Those of CSS modules are built on their own. */
const sheetsOf = (files, { inputs }) =>
  siteFiles(files.all(Object.keys(inputs).map((name) => name.replace(/^(archipel-css:)+/, "")))).filter((name) =>
    name.endsWith(".css"),
  );

/**
 * The style sheets that islands and scripts import, by their names, each with its sources. Pages link them from the start, including those of chunks that are loaded
 * later.
 */
function styles(made, scripts, chunks, files) {
  const found = Object.fromEntries(
    [...made].filter(([, { style }]) => style).map(([island, { style }]) => [island, style]),
  );
  const outputs = chunks?.metafile.outputs ?? {};
  const texts = new Map((chunks?.outputFiles ?? []).map(({ path, text }) => [posix.basename(path), text]));
  for (const name of scripts) {
    const entry = Object.keys(outputs).find((path) => outputs[path].entryPoint === `${name}/script.ts`);
    const sheet = outputs[entry]?.cssBundle ?? "";
    const text = texts.get(posix.basename(sheet));
    const before = found[name] ?? { text: "", sources: [] };
    if (text)
      found[name] = { text: before.text + text, sources: [...before.sources, ...sheetsOf(files, outputs[sheet])] };
  }
  return found;
}

/**
 * Replaces parts that the last response contained by `null`: a site has megabytes of code, and an edit changes little
 * of it.
 */
function sender() {
  let before = { files: {}, programs: {}, emitted: { contents: {} } };
  return (bundle) => {
    const { files, programs, emitted } = before;
    before = bundle;
    const isSent = ([name, text]) => [name, files[name] === text ? null : text];
    const isKnown = ([island, one]) => [island, programs[island]?.code === one.code ? { ...one, code: null } : one];
    return {
      ...bundle,
      files: Object.fromEntries(Object.entries(bundle.files).map(isSent)),
      emitted: {
        ...bundle.emitted,
        contents: Object.fromEntries(
          Object.entries(bundle.emitted.contents).map(([name, text]) => [name, name in emitted.contents ? null : text]),
        ),
      },
      programs: Object.fromEntries(Object.entries(bundle.programs).map(isKnown)),
    };
  };
}

/** Converts a message of esbuild, with its place in the site; `island` is the owner of the generated entry. */
function told(files, { id, text, location: found, notes, detail }, island) {
  const location = files.placeOf(found);
  return {
    text: id ? `${text} [${id}]` : text,
    place: location?.file === PROGRAM_ENTRY ? { file: `${island}/island.tsx` } : location,
    note: notes[0]?.text,
    picture: detail?.picture,
  };
}

module.exports = { PROGRAM_ENTRY, collect, filesOf, sender, sheetsOf, siteFiles, styles, told };
