//! The Node in use: its version and platform, on which results and packages depend.
#![expect(clippy::disallowed_methods, reason = "asks Node for its version")]

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::bail;
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};

use crate::assets::cache;
use crate::assets::node::environment;
use crate::assets::node::files::Stamp;
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

/// Returns the Node that `node` runs; `None` if there is none, or it does not respond. Each
/// executable is queried once.
pub(crate) fn current(root: &Path) -> Option<Runtime> {
    static KNOWN: Mutex<BTreeMap<Digest, Runtime>> = Mutex::new(BTreeMap::new());
    let path = std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join("node"))
        .find(|path| path.is_file())?
        .canonicalize()
        .ok()?;
    let key = Digest::of(format!("{} {:?}", path.display(), Stamp::of(&path)?).as_bytes());
    if let Some(known) = KNOWN.lock().get(&key) {
        return Some(known.clone());
    }
    let folder = cache::folder(root).join("node");
    let entry = folder.join(key.hex());
    let cached = cache::read(&entry).and_then(|bytes| serde_json::from_slice(&bytes).ok());
    let runtime: Runtime = match cached {
        Some(runtime) => runtime,
        None => {
            let answer =
                environment::command(OsStr::new("node")).args(["--eval", SCRIPT]).output().ok()?;
            let runtime: Runtime = serde_json::from_slice(&answer.stdout).ok()?;
            // If it is a script, it may run another Node the next time.
            if runtime.path.canonicalize().ok()? != path {
                return Some(runtime);
            }
            cache::write(&entry, &serde_json::to_vec(&runtime).ok()?);
            cache::prune(&folder, KEPT);
            runtime
        }
    };
    KNOWN.lock().insert(key, runtime.clone());
    Some(runtime)
}

/// The Node that runs islands. The error explains why there is none.
pub(crate) fn required(root: &Path) -> anyhow::Result<Runtime> {
    if let Some(runtime) = current(root) {
        return Ok(runtime);
    }
    match outdated(OsStr::new("node")) {
        Some(version) => bail!("islands need Node {OLDEST} or newer, and this is {version}"),
        None => bail!("islands need Node {OLDEST} or newer, which is not installed"),
    }
}

/// The version of a Node that is too old.
pub(crate) fn outdated(node: &OsStr) -> Option<String> {
    let answer = environment::command(node).arg("--version").output().ok()?;
    let version = String::from_utf8(answer.stdout).ok()?.trim().to_owned();
    let major: u32 = version.strip_prefix('v')?.split('.').next()?.parse().ok()?;
    (major < OLDEST).then_some(version)
}

/// The oldest major version of Node that supports the scripts.
pub(crate) const OLDEST: u32 = 20;

/// The platform of the Node that runs; see [`Runtime::platform`].
pub(super) fn platform(root: &Path) -> String {
    current(root).map_or_else(String::new, |runtime| runtime.platform)
}
