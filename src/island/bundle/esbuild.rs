//! What esbuild is asked for, and where its program is.
#![expect(clippy::disallowed_methods, reason = "the one door to esbuild")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde::Deserialize;

use crate::island::bundle::service::Order;
use crate::island::bundle::session::Graph;

/// The script that every page with islands runs.
pub(super) const LOADER: &str = "runtime/loader.ts";

/// What the loader fetches with the first island.
pub(super) const HYDRATE: &str = "runtime/hydrate.tsx";

/// What a folder of a plain script has instead of an `island.toml`.
pub(super) const SCRIPT: &str = "script.ts";

/// The name that the generated entry of the server's program goes by.
pub(super) const SERVER_ENTRY: &str = "server.ts";

/// The name that the generated entry with React goes by.
pub(super) const REACT_ENTRY: &str = "react.ts";

/// For all bundles. Links are kept as they are, so that the result does not depend on where a
/// linked `node_modules` lies.
const COMMON: [&str; 8] = [
    "--bundle",
    "--preserve-symlinks",
    "--jsx=automatic",
    "--charset=utf8",
    "--log-level=silent",
    "--log-limit=0",
    "--color=false",
    "--metafile",
];

const BROWSER: [&str; 6] = [
    "--format=esm",
    "--minify",
    "--define:process.env.NODE_ENV=\"production\"",
    "--entry-names=[name]-[hash]",
    "--chunk-names=[name]-[hash]",
    // Nothing is written; the name is needed all the same.
    "--outdir=out",
];

/// React's development code is the one that complains about mistakes.
const NODE: [&str; 5] = [
    "--platform=node",
    "--format=cjs",
    "--target=node20",
    "--define:process.env.NODE_ENV=\"development\"",
    "--loader=ts",
];

/// The map leads from a stack trace back to the island's source. React is left out, because it is
/// twice as large as all islands together and never changes with them.
const SERVER: [&str; 6] = [
    "--sourcefile=server.ts",
    "--sourcemap=inline",
    "--sources-content=false",
    "--external:react",
    "--external:react-dom",
    "--banner:js=require = (load => name => \
     globalThis[Symbol.for(\"archipel.react\")].get(name)?.() ?? load(name))(require);",
];

const REACT: [&str; 1] = ["--sourcefile=react.ts"];

/// Begins the generated entry of the server's program, which has a line for each island: its module
/// runs when it is drawn, so that one that does not run harms no other.
pub(super) const SERVER_HEAD: &str =
    "import { serve } from \"./runtime/prerender\";\nvoid serve({\n";

/// The program that Node starts with. Too old a Node ends before it is ready. The second thread
/// ends the process when its parent is gone, even while an island keeps the first one busy. A stack
/// trace names the places in the sources, with the map that lies beside a program.
const REACT_HEAD: &str = r#"import { Worker } from "node:worker_threads";
import { readFileSync, readSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, isAbsolute } from "node:path";
if (parseInt(process.versions.node) < 20) process.exit(1);
new Worker("const { workerData } = require('node:worker_threads'); setInterval(() => process.ppid === workerData || process.kill(process.pid, 'SIGKILL'), 5_000);", { eval: true, workerData: Number(process.argv[2]) }).unref();
const maps = new Map();
const map = (script) => {
  if (!maps.has(script)) {
    let map;
    try { map = new SourceMap(JSON.parse(Buffer.from(readFileSync(script + ".map", "latin1"), "base64"))); } catch {}
    maps.set(script, map);
  }
  return maps.get(script);
};
const place = (frame) => {
  const script = frame.getFileName(), line = frame.getLineNumber(), column = frame.getColumnNumber();
  if (!script || !isAbsolute(script)) return String(frame);
  const { originalSource: source, originalLine, originalColumn } = map(script)?.findEntry(line - 1, column - 1) ?? {};
  const known = source ? `islands/${source}:${originalLine + 1}:${originalColumn + 1}` : `${basename(script)}:${line}:${column}`;
  return String(frame).replace(`${script}:${line}:${column}`, known);
};
Error.prepareStackTrace = (error, frames) => [error, ...frames.map(place)].join("\n    at ");
const react = globalThis[Symbol.for("archipel.react")] = new Map();
"#;

/// Ends it: the first line that comes in names the program with the islands.
const REACT_TAIL: &str = r"for (const load of react.values()) load();
const line = [], byte = Buffer.alloc(1);
while (readSync(0, byte) && byte[0] !== 10) line.push(byte[0]);
if (line.length) require(JSON.parse(Buffer.from(line).toString()));
";

/// What the runtime and every island import of React, and what that imports.
const REACT_MODULES: [&str; 4] = ["react", "react/jsx-runtime", "react-dom", "react-dom/server"];

/// The names of what is bundled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Plan {
    /// All islands.
    pub(super) islands: Vec<String>,
    /// Those that come alive.
    pub(super) awake: Vec<String>,
    /// The plain scripts.
    pub(super) scripts: Vec<String>,
}

impl Plan {
    /// Whether browsers run anything.
    pub(super) fn has_browser(&self) -> bool {
        !self.awake.is_empty() || !self.scripts.is_empty()
    }
}

/// esbuild, and what it bundles for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Esbuild {
    /// `islands/`, from which all names are seen.
    pub(super) folder: PathBuf,
    /// The program.
    pub(super) program: PathBuf,
    /// Its version.
    pub(super) version: String,
    /// The browsers it bundles for, in its own words.
    target: String,
}

impl Esbuild {
    /// Finds the program in the installed packages. The shim that npm links would start Node only
    /// to start this.
    pub(super) fn find(root: &Path, target: &str) -> anyhow::Result<Esbuild> {
        let platform = platform();
        let folder = root.join("islands");
        let package = folder.join("node_modules/@esbuild").join(&platform);
        let program = package.join(if cfg!(windows) { "esbuild.exe" } else { "bin/esbuild" });
        let described = std::fs::read(package.join("package.json")).with_context(|| {
            format!("esbuild for {platform} is not installed; run `npm ci` in islands/")
        })?;
        #[derive(Deserialize)]
        struct Package {
            version: String,
        }
        let Package { version } =
            serde_json::from_slice(&described).context("esbuild's package.json can't be read")?;
        Ok(Esbuild { folder, program, version, target: target.to_owned() })
    }

    /// Everything of the program and its options that a bundle depends on.
    pub(super) fn identity(&self) -> String {
        let options = [&COMMON[..], &BROWSER, &NODE, &SERVER, &REACT].concat();
        let generated = [SERVER_HEAD, REACT_HEAD, REACT_TAIL].concat();
        format!("{} {} {} {generated}", self.version, self.target, options.join(" "))
    }

    /// The islands and scripts of `plan` for browsers, in chunks that they share.
    pub(super) fn browser(&self, plan: &Plan) -> Order {
        let mut entries = vec![("hydrate".to_owned(), HYDRATE.to_owned())];
        let islands = plan.awake.iter().map(|name| (name.clone(), format!("{name}/island.tsx")));
        entries.extend(islands);
        let scripts = plan.scripts.iter().map(|name| (name.clone(), format!("{name}/{SCRIPT}")));
        entries.extend(scripts);
        let mut flags = self.browser_flags();
        flags.push("--splitting".to_owned());
        Order { entries, stdin: None, flags }
    }

    /// The loader. Split with the others, it would begin with a chunk of helpers that only they
    /// use.
    pub(super) fn loader(&self) -> Order {
        let entries = vec![("loader".to_owned(), LOADER.to_owned())];
        Order { entries, stdin: None, flags: self.browser_flags() }
    }

    fn browser_flags(&self) -> Vec<String> {
        let target = format!("--target={}", self.target);
        let flags = COMMON.iter().chain(&BROWSER).map(|flag| (*flag).to_owned());
        flags.chain([target]).collect()
    }

    /// The program that draws the islands of `plan`.
    pub(super) fn server(plan: &Plan) -> Order {
        let mut entry = SERVER_HEAD.to_owned();
        for name in &plan.islands {
            entry.push_str(&format!("  \"{name}\": () => require(\"./{name}/island\"),\n"));
        }
        entry.push_str("});\n");
        generated(entry, &SERVER)
    }

    /// The program that Node starts with: React, with `more` of its modules than are always used.
    pub(super) fn react(more: &BTreeSet<String>) -> Order {
        let mut entry = REACT_HEAD.to_owned();
        let always: BTreeSet<&str> = REACT_MODULES.into();
        for name in always.into_iter().chain(more.iter().map(String::as_str)) {
            entry.push_str(&format!("react.set(\"{name}\", () => require(\"{name}\"));\n"));
        }
        entry.push_str(REACT_TAIL);
        generated(entry, &REACT)
    }
}

/// The modules of React that the sources of the islands import, but those that are always there.
pub(super) fn react_modules(graph: &Graph) -> BTreeSet<String> {
    let imports = graph.values().flatten().filter(|import| import.external);
    let names = imports.map(|import| import.path.as_str()).filter(|name| {
        let package = name.split('/').next().unwrap_or(name);
        matches!(package, "react" | "react-dom") && !REACT_MODULES.contains(name)
    });
    names.map(str::to_owned).collect()
}

fn generated(entry: String, options: &[&str]) -> Order {
    let flags = COMMON.iter().chain(&NODE).chain(options).map(|flag| (*flag).to_owned());
    Order { entries: Vec::new(), stdin: Some(entry), flags: flags.collect() }
}

/// The name of this machine in the names of esbuild's packages.
fn platform() -> String {
    let system = match std::env::consts::OS {
        "macos" => "darwin",
        "windows" => "win32",
        other => other,
    };
    let processor = match std::env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        "x86" => "ia32",
        "powerpc64" => "ppc64",
        "loongarch64" => "loong64",
        other => other,
    };
    format!("{system}-{processor}")
}
