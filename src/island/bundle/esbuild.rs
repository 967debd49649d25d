//! Runs esbuild's own program, and reads what it complains about.
#![expect(clippy::disallowed_methods, reason = "the one door to esbuild")]

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use anyhow::{Context as _, bail};
use serde::Deserialize;

use crate::diagnostic::{Code, Diagnostic, Place, offset_of};
use crate::island::bundle::{Built, Made, file_name};
use crate::node::cache::{self, Scratch};
use crate::source::Snapshot;

/// The script that every page with islands runs.
pub(super) const LOADER: &str = "runtime/loader.ts";

/// What the loader fetches with the first island.
pub(super) const HYDRATE: &str = "runtime/hydrate.tsx";

/// The name that the generated entry of the server bundle goes by.
const SERVER_ENTRY: &str = "server.ts";

/// For both bundles. Links are kept as they are, so that the result does not depend on where a
/// linked `node_modules` lies.
const COMMON: [&str; 7] = [
    "--bundle",
    "--preserve-symlinks",
    "--jsx=automatic",
    "--charset=utf8",
    "--log-level=warning",
    "--log-limit=0",
    "--color=false",
];

const BROWSER: [&str; 5] = [
    "--format=esm",
    "--minify",
    "--define:process.env.NODE_ENV=\"production\"",
    "--entry-names=[name]-[hash]",
    "--chunk-names=[name]-[hash]",
];

/// React's development code is the one that complains about mistakes, and the map leads from a
/// stack trace back to the island's source.
const SERVER: [&str; 8] = [
    "--platform=node",
    "--format=cjs",
    "--target=node20",
    "--define:process.env.NODE_ENV=\"development\"",
    "--sourcemap=inline",
    "--sources-content=false",
    "--loader=ts",
    "--sourcefile=server.ts",
];

/// Begins the generated entry of the server bundle. Too old a Node ends before it is ready. The
/// second thread ends the process when its parent is gone, even while an island keeps the first
/// one busy.
const SERVER_HEAD: &str = r#"import { Worker } from "node:worker_threads";
import { serve } from "./runtime/prerender";
if (parseInt(process.versions.node) < 20) process.exit(1);
new Worker("const { workerData } = require('node:worker_threads'); setInterval(() => process.ppid === workerData || process.kill(process.pid, 'SIGKILL'), 1000);", { eval: true, workerData: Number(process.argv[2]) }).unref();
"#;

/// esbuild, and how it is called.
pub(super) struct Esbuild<'a> {
    root: &'a Path,
    program: PathBuf,
    version: String,
    target: &'a str,
}

impl<'a> Esbuild<'a> {
    /// Finds the program in the installed packages. The shim that npm links would start Node only
    /// to start this.
    pub(super) fn find(root: &'a Path, target: &'a str) -> anyhow::Result<Esbuild<'a>> {
        let platform = platform();
        let package = root.join("islands/node_modules/@esbuild").join(&platform);
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
        Ok(Esbuild { root, program, version, target })
    }

    /// Everything of the program and its options that a bundle depends on.
    pub(super) fn identity(&self) -> String {
        let options: Vec<&str> = [&COMMON[..], &BROWSER, &SERVER].concat();
        format!("{} {} {} {SERVER_HEAD}", self.version, self.target, options.join(" "))
    }

    /// Bundles the loader, `islands` and `scripts`; the inner error is what esbuild complains
    /// about.
    pub(super) fn browser(
        &self,
        islands: &[&str],
        scripts: &[&str],
    ) -> anyhow::Result<Result<Built, Vec<Complaint>>> {
        let mut entries = vec![format!("hydrate={HYDRATE}")];
        entries.extend(islands.iter().map(|name| format!("{name}={name}/island.tsx")));
        entries.extend(scripts.iter().map(|name| format!("{name}={name}/script.ts")));
        // Split with the others, the loader would begin with a chunk of helpers that only they use.
        let loader = [format!("loader={LOADER}")];
        let (rest, loader) = std::thread::scope(|scope| {
            let rest = scope.spawn(|| self.split(&entries, &["--splitting"]));
            let loader = self.split(&loader, &[]);
            (rest.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)), loader)
        });
        Ok(match (rest?, loader?) {
            (Ok(mut rest), Ok(loader)) => {
                rest.files.extend(loader.files);
                rest.outputs.extend(loader.outputs);
                Ok(rest)
            }
            (rest, loader) => Err(rest.err().into_iter().chain(loader.err()).flatten().collect()),
        })
    }

    /// Bundles `entries` (`name=file`) for the browser.
    fn split(
        &self,
        entries: &[String],
        options: &[&str],
    ) -> anyhow::Result<Result<Built, Vec<Complaint>>> {
        let scratch = Scratch::new(cache::folder(self.root).join(cache::unique("scratch")))
            .context("the cache folder can't be written")?;
        let folder = scratch.path().canonicalize().context("the cache folder has vanished")?;
        let outputs = folder.join("out");
        let metafile = folder.join("meta.json");
        let mut command = self.command();
        command.args(entries).args(options).args(BROWSER).arg(format!("--target={}", self.target));
        command.arg(with_path("--metafile=", &metafile)).arg(with_path("--outdir=", &outputs));
        if let Err(complaints) = judge(run(command, b"")?)? {
            return Ok(Err(complaints));
        }
        #[derive(Deserialize)]
        struct Meta {
            outputs: BTreeMap<String, Made>,
        }
        let meta = std::fs::read(&metafile).context("esbuild wrote no metafile")?;
        let meta: Meta =
            serde_json::from_slice(&meta).context("esbuild's metafile can't be read")?;
        let mut built = Built::default();
        for (path, output) in meta.outputs {
            let name = file_name(&path);
            let bytes = std::fs::read(outputs.join(name))
                .with_context(|| format!("esbuild did not write {name}"))?;
            built.files.insert(name.to_owned(), bytes);
            built.outputs.insert(name.to_owned(), output);
        }
        Ok(Ok(built))
    }

    /// Bundles the program that draws the islands `names`.
    pub(super) fn server(&self, names: &[&str]) -> anyhow::Result<Result<Vec<u8>, Vec<Complaint>>> {
        let mut entry = SERVER_HEAD.to_owned();
        for (at, name) in names.iter().enumerate() {
            entry.push_str(&format!("import i{at} from \"./{name}/island\";\n"));
        }
        entry.push_str("void serve({");
        for (at, name) in names.iter().enumerate() {
            entry.push_str(&format!(" \"{name}\": i{at},"));
        }
        entry.push_str(" });\n");
        let mut command = self.command();
        command.args(SERVER);
        Ok(judge(run(command, entry.as_bytes())?)?.map(|output| output.stdout))
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.current_dir(self.root.join("islands")).env_remove("NODE_PATH").args(COMMON);
        command
    }
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

fn with_path(option: &str, path: &Path) -> OsString {
    let mut argument = OsString::from(option);
    argument.push(path);
    argument
}

fn run(mut command: Command, input: &[u8]) -> anyhow::Result<Output> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context("esbuild can't be started; `npm ci` in islands/ installs it anew")?;
    if let Some(mut stdin) = child.stdin.take() {
        // It may stop before it has read everything; then its own words say why.
        let _ = stdin.write_all(input);
    }
    child.wait_with_output().context("esbuild can't be waited for")
}

/// A warning of esbuild counts as a mistake: in code of one's own it is one.
fn judge(output: Output) -> anyhow::Result<Result<Output, Vec<Complaint>>> {
    let words = String::from_utf8_lossy(&output.stderr);
    let complaints = complaints(&words);
    if !complaints.is_empty() {
        return Ok(Err(complaints));
    }
    if !output.status.success() {
        bail!("esbuild failed ({}): {}", output.status, words.trim());
    }
    Ok(Ok(output))
}

/// What the server bundle says of a style sheet: it has nowhere to write one.
const CSS_IMPORT: &str = "into a JavaScript file without an output path configured";

/// Something that esbuild does not like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Complaint {
    message: String,
    location: Option<Location>,
    note: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Location {
    /// Relative to `islands/`.
    file: String,
    /// From 1.
    line: usize,
    /// From 0, in bytes.
    column: usize,
    /// In characters.
    length: usize,
}

/// Reads esbuild's report: a headline, then the place and an excerpt (indented by four), then
/// notes (indented by two) with places of their own.
fn complaints(words: &str) -> Vec<Complaint> {
    let mut found: Vec<Complaint> = Vec::new();
    for line in words.lines() {
        let headline = ["[ERROR] ", "[WARNING] "]
            .iter()
            .filter(|_| !line.starts_with(' '))
            .find_map(|mark| line.split_once(mark));
        if let Some((_, message)) = headline {
            found.push(Complaint { message: message.trim().to_owned(), ..Complaint::default() });
            continue;
        }
        let Some(complaint) = found.last_mut() else { continue };
        match line.strip_prefix("    ") {
            Some(indented) if complaint.note.is_none() => match &mut complaint.location {
                None => complaint.location = location(indented),
                Some(location) if indented.contains('╵') && location.length == 0 => {
                    location.length = indented.matches('~').count();
                }
                Some(_) => {}
            },
            Some(_) => {}
            None if complaint.note.is_none() && line.starts_with("  ") => {
                complaint.note = Some(line.trim().trim_end_matches([':', '.']).to_owned());
            }
            None => {}
        }
    }
    found
}

/// Reads `island/island.tsx:12:4:`.
fn location(text: &str) -> Option<Location> {
    let mut parts = text.strip_suffix(':')?.rsplitn(3, ':');
    let column = parts.next()?.parse().ok()?;
    let line = parts.next()?.parse().ok()?;
    Some(Location { file: parts.next()?.to_owned(), line, column, length: 0 })
}

/// What an import names that esbuild can't find.
fn unresolved(message: &str) -> Option<&str> {
    message.strip_prefix("Could not resolve \"")?.split('"').next()
}

impl Complaint {
    /// The diagnostic; `islands` are the imports of the generated entry, in their order.
    pub(super) fn diagnostic(self, snapshot: &Snapshot, islands: &[&str]) -> Diagnostic {
        let mut diagnostic = Diagnostic::new(Code::BundleError, self.message);
        if diagnostic.message.ends_with(CSS_IMPORT) {
            diagnostic.message = "an island can't import a style sheet".to_owned();
            let hint = "import it in assets/css/main.css, so that it is there before any script";
            diagnostic = diagnostic.hint(hint);
        } else if let Some(target) = unresolved(&diagnostic.message) {
            let hint = match target.starts_with('.') {
                true => "check the file's name and folder".to_owned(),
                false => {
                    format!("add `{target}` to islands/package.json, and run npm install there")
                }
            };
            diagnostic = diagnostic.hint(hint);
        } else if let Some(note) = self.note {
            diagnostic = diagnostic.hint(note);
        } else if diagnostic.message.ends_with("for import \"default\"") {
            diagnostic = diagnostic.hint("write the component as `export default function …`");
        } else {
            diagnostic = diagnostic.hint("check the code at this place");
        }
        let Some(location) = self.location else { return diagnostic };
        let first = SERVER_HEAD.lines().count() + 1;
        let entry = location.file == SERVER_ENTRY;
        let file = match location.line.checked_sub(first).and_then(|at| islands.get(at)) {
            Some(island) if entry => format!("islands/{island}/island.tsx"),
            _ => format!("islands/{}", location.file),
        };
        let (Some(path), Ok(text)) = (snapshot.find(&file), snapshot.read_text(&file)) else {
            diagnostic.message =
                format!("{} ({}:{})", diagnostic.message, location.file, location.line);
            return diagnostic;
        };
        let start = offset_of(&text, location.line, 1) + location.column;
        let start = text.floor_char_boundary(start.min(text.len()));
        let length: usize = text[start..].chars().take(location.length).map(char::len_utf8).sum();
        let place = if entry { Place::file(path) } else { Place::new(path, start..start + length) };
        diagnostic.at(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = r#"✘ [ERROR] Could not resolve "./nothing"

    broken/island.tsx:2:20:
      2 │ import nothing from "./nothing";
        ╵                     ~~~~~~~~~~~

▲ [WARNING] Comparison using the "===" operator here is always false [equals-nan]

    broken/island.tsx:4:8:
      4 │   if (x === NaN) return
        ╵         ~~~

  Floating-point equality is defined such that NaN is never equal to anything:

    broken/island.tsx:9:9:

✘ [ERROR] Could not resolve "runtime/loader.ts"

2 errors
"#;

    #[test]
    fn complaints_are_read_with_their_places() {
        let location = |line, column, length| {
            Some(Location { file: "broken/island.tsx".to_owned(), line, column, length })
        };
        let found = complaints(WORDS);
        assert_eq!(found.len(), 3);
        assert_eq!(found[0].message, "Could not resolve \"./nothing\"");
        assert_eq!(found[0].location, location(2, 20, 11));
        assert_eq!(found[1].location, location(4, 8, 3));
        assert!(found[1].note.as_ref().unwrap().starts_with("Floating-point equality"));
        assert_eq!(found[2].location, None);
    }
}
