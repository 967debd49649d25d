//! The Node process that bundles and prerenders, one request at a time. It is started on demand,
//! and restarted when it has exited.

mod process;
mod publish;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use include_dir::{Dir, include_dir};
use parking_lot::{Mutex, MutexGuard};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::assets::island::bundle::Program;
use crate::assets::island::service::process::{Lost, Process};
use crate::assets::node::BUILD_PACKAGES;
use crate::assets::node::limit::{HEARTBEAT_TIMEOUT, PRERENDER_TIMEOUT};
use crate::assets::node::runtime;
use crate::base::digest::{Digest, DigestBuilder};

/// The number of times that Node may exit during a request before the request counts as the cause:
/// once, it may have been killed.
const MAX_NODE_EXITS: usize = 2;

/// A notice for the user.
const NODE_RESTARTED: &str = "Node had ended and was started again";

/// The script that Node runs.
const MAIN: &str = include_str!("service/main.cjs");

/// The modules of that script, by name.
const MODULES: [(&str, &str); 11] = [
    ("bundler.cjs", include_str!("service/bundler.cjs")),
    ("files.cjs", include_str!("service/files.cjs")),
    ("image-set.cjs", include_str!("service/image-set.cjs")),
    ("modules.cjs", include_str!("service/modules.cjs")),
    ("output.cjs", include_str!("service/output.cjs")),
    ("react.cjs", include_str!("service/react.cjs")),
    ("references.cjs", include_str!("service/references.cjs")),
    ("renderer.cjs", include_str!("service/renderer.cjs")),
    ("shared.cjs", include_str!("service/shared.cjs")),
    ("worker.cjs", include_str!("service/worker.cjs")),
    ("world.cjs", include_str!("service/world.cjs")),
];

/// The package `archipel`, which islands import, with its tests.
static RUNTIME: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/assets/island/runtime");

/// Its types, for editors and `tsc`.
static PACKAGE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/assets/island/package");

/// Files by their paths.
type ServiceFiles = BTreeMap<&'static str, &'static str>;

/// The files of the package `archipel` that editors and `tsc` read.
pub(super) fn types() -> Vec<(&'static str, &'static str)> {
    files(&PACKAGE).into_iter().collect()
}

fn files(folder: &Dir<'static>) -> ServiceFiles {
    let own =
        folder.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
    let all = own.chain(folder.dirs().flat_map(files));
    all.filter(|(path, _)| !path.contains(".test.")).collect()
}

/// Time limits of the service.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// The limit for one island.
    pub(super) render: Duration,
    /// The limit between two lines: Node sends one every second while it works.
    pub(super) silence: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { render: PRERENDER_TIMEOUT, silence: HEARTBEAT_TIMEOUT }
    }
}

/// The reason why a request failed.
pub(super) enum Failure {
    /// Node can't be used at all.
    Unavailable(String),
    /// Node exited during this request.
    Died {
        /// The end of its standard error.
        words: String,
    },
}

/// The service.
pub(super) struct NodeService {
    /// The site's `islands/`.
    folder: PathBuf,
    root: PathBuf,
    limits: Limits,
    running: Mutex<Option<Process>>,
    /// Notices that are not reported yet.
    notices: Mutex<Vec<&'static str>>,
}

/// Exclusive access of a thread to Node.
pub(super) struct NodeSession<'s> {
    service: &'s NodeService,
    running: MutexGuard<'s, Option<Process>>,
}

impl NodeService {
    /// A service for the project at `root`. Node is not started.
    pub(super) fn new(root: &Path, limits: Limits) -> NodeService {
        NodeService {
            folder: root.join("islands"),
            root: root.to_owned(),
            limits,
            running: Mutex::default(),
            notices: Mutex::default(),
        }
    }

    /// The digest of everything that the service uses for bundling, except the site's packages.
    pub(super) fn identity() -> Digest {
        let tools = DigestBuilder::new().digest(&BUILD_PACKAGES.digest());
        // The program itself publishes pictures and prints style sheets.
        let tools = tools.field(env!("CARGO_PKG_VERSION"));
        let sources = files(&RUNTIME).into_iter();
        let sources = sources.fold(tools, |digest, (path, text)| digest.field(path).field(text));
        let scripts = MODULES.iter().map(|(_, text)| text);
        scripts.fold(sources.field(MAIN), DigestBuilder::field).finish()
    }

    /// Waits until no other thread uses Node, and locks it.
    pub(super) fn turn(&self) -> NodeSession<'_> {
        NodeSession { service: self, running: self.running.lock() }
    }

    /// Adds a sentence for the user, unless it is pending already.
    pub(super) fn add_notice(&self, sentence: &'static str) {
        let mut notices = self.notices.lock();
        if !notices.contains(&sentence) {
            notices.push(sentence);
        }
    }

    /// Removes and returns all sentences for the user.
    pub(super) fn notices(&self) -> Vec<&'static str> {
        std::mem::take(&mut self.notices.lock())
    }

    /// The process id of Node, if it runs.
    #[cfg(test)]
    pub(super) fn id(&self) -> Option<u32> {
        let process = &mut *self.running.lock();
        process.as_mut().and_then(|process| process.is_running().then(|| process.id()))
    }

    fn start(&self) -> Result<Process, Failure> {
        #[derive(Serialize)]
        struct Init<'a> {
            token: &'a str,
            folder: &'a Path,
            packages: &'a Path,
            limit: u128,
            runtime: ServiceFiles,
            scripts: ServiceFiles,
        }
        // Cached bundles do not need packages.
        BUILD_PACKAGES
            .ensure(&self.root)
            .map_err(|error| Failure::Unavailable(format!("{error:#}")))?;
        let process = Process::start(MAIN, &self.folder);
        let process = process.map_err(Failure::Unavailable)?;
        let init = Init {
            token: &process.token,
            folder: &self.folder,
            packages: &BUILD_PACKAGES.folder(&self.root),
            limit: self.limits.render.as_millis(),
            runtime: files(&RUNTIME),
            scripts: MODULES.into(),
        };
        let init = serde_json::to_string(&init).expect("texts are JSON");
        process.send_line(format!("{{\"init\":{init}}}\n"));
        Ok(process)
    }
}

/// Explains why Node exited before it accepted requests; most likely its version is too old.
fn unusable(words: &str) -> String {
    match runtime::outdated(OsStr::new("node")) {
        Some(version) => runtime::unusable(&format!("and `node` is {version}")),
        None => format!("Node ended before it could compile islands:\n{words}"),
    }
}

impl NodeSession<'_> {
    /// Sends the request `what` (JSON) and waits for its response. A `program` that the request
    /// needs is sent before it.
    pub(super) fn request<T: DeserializeOwned>(
        &mut self,
        what: &str,
        json: &str,
        program: Option<&Program>,
    ) -> Result<T, Failure> {
        let service = self.service;
        let mut deaths = 0;
        loop {
            let process = self.process()?;
            if let Some(program) = program {
                process.load(program);
            }
            let Lost { words, was_silent } =
                match process.request(what, json, service.limits.silence) {
                    Ok(answer) => {
                        if deaths > 0 {
                            self.service.add_notice(NODE_RESTARTED);
                        }
                        return Ok(answer);
                    }
                    Err(lost) => lost,
                };
            let was_ready = process.is_ready;
            self.end();
            deaths += 1;
            if was_silent || deaths == MAX_NODE_EXITS && was_ready {
                return Err(Failure::Died { words });
            }
            if deaths == MAX_NODE_EXITS {
                return Err(Failure::Unavailable(unusable(&words)));
            }
        }
    }

    /// Makes Node prepare for the next bundle of a plan (JSON).
    pub(super) fn idle(&mut self, plan: &str) {
        // An error occurs again when a build needs Node, and is reported then.
        if let Ok(process) = self.process() {
            process.send_line(format!("{{\"idle\":{{\"plan\":{plan}}}}}\n"));
        }
    }

    /// Ends Node if `is_stale`.
    pub(super) fn end_if(&mut self, is_stale: bool) {
        if is_stale {
            self.end();
        }
    }

    /// Ends Node. The next request starts it again.
    pub(super) fn end(&mut self) {
        *self.running = None;
    }

    fn process(&mut self) -> Result<&mut Process, Failure> {
        if self.running.as_mut().is_some_and(|process| !process.is_running()) {
            self.service.add_notice(NODE_RESTARTED);
            self.end();
        }
        let process = match self.running.take() {
            Some(process) => process,
            None => self.service.start()?,
        };
        Ok(self.running.insert(process))
    }
}
