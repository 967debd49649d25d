//! What esbuild is asked for, and where its program is.
#![expect(clippy::disallowed_methods, reason = "the one door to esbuild")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde::Deserialize;

use crate::island::bundle::graph::Graph;
use crate::island::bundle::program::{SHARED_REACT, START, WAIT};
use crate::island::bundle::service::Order;

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

/// React's development code is the one that complains about mistakes. A module has an address in
/// browsers alone.
const NODE: [&str; 5] = [
    "--platform=node",
    "--format=cjs",
    "--target=node20",
    "--define:process.env.NODE_ENV=\"development\"",
    "--define:import.meta.url=\"file:\"",
];

/// The map leads from a stack trace back to the island's source. React is left out, because it is
/// twice as large as all islands together and never changes with them.
const SERVER: [&str; 6] = [
    "--sourcefile=server.ts",
    "--loader=ts",
    "--sourcemap=inline",
    "--sources-content=false",
    "--external:react",
    "--external:react-dom",
];

/// For a module by itself: what it imports stays as it is.
const MODULE: [&str; 7] = [
    "--sourcemap=inline",
    "--sources-content=false",
    "--packages=external",
    "--external:./*",
    "--external:../*",
    "--external:/*",
    "--supported:dynamic-import=false",
];

const REACT: [&str; 2] = ["--sourcefile=react.ts", "--loader=ts"];

/// Begins the generated entry of the server's program, which has a line for each island: its module
/// runs when it is drawn, so that one that does not run harms no other.
pub(super) const SERVER_HEAD: &str =
    "import { serve } from \"./runtime/prerender\";\nvoid serve({\n";

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
        let options = [&COMMON[..], &BROWSER, &NODE, &SERVER, &MODULE, &REACT].concat();
        let generated = [SHARED_REACT, SERVER_HEAD, START, WAIT].concat();
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
        Order { entries, flags, ..Order::default() }
    }

    /// The loader. Split with the others, it would begin with a chunk of helpers that only they
    /// use.
    pub(super) fn loader(&self) -> Order {
        let entries = vec![("loader".to_owned(), LOADER.to_owned())];
        Order { entries, flags: self.browser_flags(), ..Order::default() }
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
        let mut order = generated(entry, &SERVER);
        order.flags.push(format!("--banner:js={SHARED_REACT}"));
        order
    }

    /// The module `name` by itself, which has this text; `None` when it is not written in
    /// JavaScript or TypeScript.
    pub(super) fn module(name: &str, text: String) -> Option<Order> {
        let (folder, file) = name.rsplit_once('/').unwrap_or((".", name));
        let loader = match file.rsplit_once('.')?.1 {
            "ts" | "mts" => "ts",
            "tsx" => "tsx",
            "js" | "mjs" => "js",
            "jsx" => "jsx",
            _ => return None,
        };
        let mut order = generated(text, &MODULE);
        order.flags.extend([format!("--loader={loader}"), format!("--sourcefile={file}")]);
        Some(Order { folder: folder.to_owned(), ..order })
    }

    /// The program that Node starts with: React, with `more` of its modules than are always used.
    pub(super) fn react(more: &BTreeSet<String>) -> Order {
        let mut entry = START.to_owned();
        let always: BTreeSet<&str> = REACT_MODULES.into();
        for name in always.into_iter().chain(more.iter().map(String::as_str)) {
            entry.push_str(&format!("react.set(\"{name}\", () => require(\"{name}\"));\n"));
        }
        entry.push_str(WAIT);
        generated(entry, &REACT)
    }
}

/// The modules of React that the sources of the islands import, but those that are always there.
pub(super) fn react_modules(graph: &Graph) -> BTreeSet<String> {
    let imports = graph.all_imports().filter(|import| import.external);
    let names = imports.map(|import| import.path.as_str()).filter(|name| {
        let package = name.split('/').next().unwrap_or(name);
        matches!(package, "react" | "react-dom") && !REACT_MODULES.contains(name)
    });
    names.map(str::to_owned).collect()
}

fn generated(entry: String, options: &[&str]) -> Order {
    let flags = COMMON.iter().chain(&NODE).chain(options).map(|flag| (*flag).to_owned());
    Order { stdin: Some(entry), flags: flags.collect(), ..Order::default() }
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
