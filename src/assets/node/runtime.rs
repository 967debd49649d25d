//! The Node in use: its version and platform, on which results and packages depend.
#![expect(clippy::disallowed_methods, reason = "asks Node for its version")]

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};

use crate::assets::cache;
use crate::assets::node::environment;
use crate::assets::node::files::Stamp;
use crate::assets::node::limit::{self, VERSION_TIMEOUT};
use crate::base::digest::Digest;

/// The properties of a Node, as it reports them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Runtime {
    /// The path of its executable.
    path: PathBuf,
    /// Its version and those of the libraries in it, such as ICU.
    pub versions: String,
    /// The platform for which npm installs packages: system, processor and C library.
    pub platform: String,
}

/// The script that prints the properties.
const SCRIPT: &str = "\
process.report.excludeNetwork = true;
const isLinux = process.platform === 'linux';
const libc = isLinux && (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');
console.log(JSON.stringify({
  path: process.execPath,
  versions: JSON.stringify(process.versions),
  platform: [process.platform, process.arch, libc || 'libc'].join('-'),
}));
";

/// The maximum number of cached records.
const KEPT: usize = 4;

/// The time after which a Node that did not answer is queried again.
const SILENCE: Duration = Duration::from_mins(1);

/// Returns the Node that `node` runs. Each executable is queried once, and again if it did not
/// answer for [`VERSION_TIMEOUT`].
pub(crate) fn current(root: &Path) -> anyhow::Result<Runtime> {
    static KNOWN: Mutex<BTreeMap<Digest, Runtime>> = Mutex::new(BTreeMap::new());
    static SILENT: Mutex<BTreeMap<Digest, Instant>> = Mutex::new(BTreeMap::new());
    let Some((path, stamp)) = executable() else { bail!(unusable("which is not installed")) };
    let key = Digest::of(format!("{} {stamp:?}", path.display()).as_bytes());
    if let Some(known) = KNOWN.lock().get(&key) {
        return Ok(known.clone());
    }
    let folder = cache::folder(root).join("node");
    let entry = folder.join(key.hex());
    let cached = cache::read(&entry).and_then(|bytes| serde_json::from_slice(&bytes).ok());
    let runtime: Runtime = match cached {
        Some(runtime) => runtime,
        None => {
            let seconds = VERSION_TIMEOUT.as_secs();
            let silent = || format!("`node` did not answer within {seconds} s and was stopped");
            if SILENT.lock().get(&key).is_some_and(|since| since.elapsed() < SILENCE) {
                bail!(silent());
            }
            let node = OsStr::new("node");
            let answer = output(node, &["--eval", SCRIPT]).context("Node can't be started")?;
            let Some(answer) = answer else {
                SILENT.lock().insert(key, Instant::now());
                bail!(silent());
            };
            let Ok(runtime) = serde_json::from_slice::<Runtime>(&answer.stdout) else {
                bail!(match outdated(node) {
                    Some(version) => unusable(&format!("and `node` is {version}")),
                    None => unusable("and `node` does not run"),
                });
            };
            // If it is a script, it may run another Node the next time.
            if runtime.path.canonicalize().ok().as_ref() != Some(&path) {
                return Ok(runtime);
            }
            cache::write(&entry, &serde_json::to_vec(&runtime)?);
            cache::prune(&folder, KEPT);
            runtime
        }
    };
    KNOWN.lock().insert(key, runtime.clone());
    Ok(runtime)
}

/// The file that `node` runs.
fn executable() -> Option<(PathBuf, Stamp)> {
    let path = std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join("node"))
        .find(|path| path.is_file())?
        .canonicalize()
        .ok()?;
    let stamp = Stamp::of(&path)?;
    Some((path, stamp))
}

/// The output of Node; `None` if it did not answer in time.
fn output(node: &OsStr, arguments: &[&str]) -> io::Result<Option<Output>> {
    let mut command = environment::command(node);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    limit::output(command.spawn()?, Vec::new(), VERSION_TIMEOUT, &|| false)
}

/// The error for a Node that can't be used, for this reason.
pub(crate) fn unusable(reason: &str) -> String {
    format!("fonts, islands and page checks need Node {OLDEST} or newer, {reason}")
}

/// The version of a Node that is too old.
pub(crate) fn outdated(node: &OsStr) -> Option<String> {
    let answer = output(node, &["--version"]).ok()??;
    let version = String::from_utf8(answer.stdout).ok()?.trim().to_owned();
    let major: u32 = version.strip_prefix('v')?.split('.').next()?.parse().ok()?;
    (major < OLDEST).then_some(version)
}

/// The oldest major version of Node that supports the scripts.
const OLDEST: u32 = 20;

/// The platform of the Node that runs, see [`Runtime::platform`]; empty if none does.
pub(super) fn platform(root: &Path) -> String {
    current(root).map_or_else(|_| String::new(), |runtime| runtime.platform)
}
