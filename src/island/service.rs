//! The Node process that bundles and prerenders. It is started when it is needed, and again when
//! it has exited.

mod process;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::digest::{Digest, DigestBuilder};
use crate::island::bundle::Program;
use crate::island::notices::Notices;
use crate::island::service::process::{Lost, OLDEST_NODE, Process, too_old};
use crate::node::limit::{PRERENDER, SILENCE};
use crate::node::packages;

pub(super) use crate::island::service::process::lock;

/// The number of times that Node may exit because of other requests before a request fails.
const MOST_TRIES: usize = 16;

/// The number of times that Node may exit at a request before the request is taken for the cause:
/// once, something else may have killed it.
const MOST_DEATHS: usize = 2;

/// The number of programs that stay loaded.
const PROGRAMS: usize = 256;

/// A notice for the user.
const NODE_RESTARTED: &str = "Node had ended and was started again";

/// The script that Node runs.
const MAIN: &str = include_str!("service/main.cjs");

/// Modules of that script.
const BUNDLER: &str = include_str!("service/bundler.cjs");
const RENDERER: &str = include_str!("service/renderer.cjs");
const WORKER: &str = include_str!("service/worker.cjs");

/// The package `archipel`, which islands import: its modules by their paths.
const RUNTIME: [(&str, &str); 16] = [
    ("bring.ts", include_str!("runtime/bring.ts")),
    ("error-view.tsx", include_str!("runtime/error-view.tsx")),
    ("hydrate.tsx", include_str!("runtime/hydrate.tsx")),
    ("loader.ts", include_str!("runtime/loader.ts")),
    ("messages.tsx", include_str!("runtime/messages.tsx")),
    ("prerender.tsx", include_str!("runtime/prerender.tsx")),
    ("reload.ts", include_str!("runtime/reload.ts")),
    ("search.ts", include_str!("runtime/search.ts")),
    ("wake.ts", include_str!("runtime/wake.ts")),
    ("when/call.ts", include_str!("runtime/when/call.ts")),
    ("when/directive.ts", include_str!("runtime/when/directive.ts")),
    ("when/idle.ts", include_str!("runtime/when/idle.ts")),
    ("when/interaction.ts", include_str!("runtime/when/interaction.ts")),
    ("when/load.ts", include_str!("runtime/when/load.ts")),
    ("when/media.ts", include_str!("runtime/when/media.ts")),
    ("when/visible.ts", include_str!("runtime/when/visible.ts")),
];

/// The types of the package `archipel`, for editors and `tsc`.
pub(super) const TYPES: [(&str, &str); 6] = [
    ("package.json", include_str!("package/package.json")),
    ("index.d.ts", include_str!("package/index.d.ts")),
    ("bring.d.ts", include_str!("package/bring.d.ts")),
    ("reload.d.ts", include_str!("package/reload.d.ts")),
    ("search.d.ts", include_str!("package/search.d.ts")),
    ("wake.d.ts", include_str!("package/wake.d.ts")),
];

/// Time limits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// For one island.
    pub(super) render: Duration,
    /// Between two lines: Node tells every second that it works.
    pub(super) silence: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { render: PRERENDER, silence: SILENCE }
    }
}

/// Why a request failed.
pub(super) enum Failure {
    /// Node can't be used at all.
    Unavailable(String),
    /// Node exited at this request.
    Died {
        /// The end of its standard error.
        words: String,
    },
}

/// The service.
pub(super) struct Service {
    node: PathBuf,
    /// The site's `islands/`.
    folder: PathBuf,
    /// Where the program's own packages are found.
    packages: PathBuf,
    limits: Limits,
    running: Mutex<Option<Arc<Process>>>,
    notices: Arc<Notices>,
}

impl Service {
    /// A service for the project at `root`. Node is not started.
    pub(super) fn new(root: &Path, notices: &Arc<Notices>) -> Service {
        Service::with(root, notices, Path::new("node"), Limits::default())
    }

    /// The same with another `node` or other limits.
    pub(super) fn with(
        root: &Path,
        notices: &Arc<Notices>,
        node: &Path,
        limits: Limits,
    ) -> Service {
        Service {
            node: node.to_path_buf(),
            folder: root.join("islands"),
            packages: packages::folder(root),
            limits,
            running: Mutex::default(),
            notices: Arc::clone(notices),
        }
    }

    /// The digest of what the service bundles with, except the site's packages.
    pub(super) fn identity() -> Digest {
        let tools = DigestBuilder::new().digest(&packages::digest());
        let sources =
            RUNTIME.iter().fold(tools, |digest, (path, source)| digest.field(path).field(source));
        [MAIN, BUNDLER, RENDERER, WORKER].iter().fold(sources, DigestBuilder::field).finish()
    }

    /// Sends the request `what` (JSON) and waits for its answer. A `program` that the request needs
    /// is sent before it. A request that is lost because another one ends Node is sent again.
    pub(super) fn ask<T: DeserializeOwned>(
        &self,
        what: &str,
        json: &str,
        program: Option<&Program>,
    ) -> Result<T, Failure> {
        let (mut deaths, mut lost, mut was_idle) = (0, String::new(), false);
        for _ in 0..MOST_TRIES {
            let process = self.process()?;
            if let Some(program) = program {
                load(&process, program);
            }
            match process.ask(what, json, self.limits.silence) {
                Ok(answer) => {
                    if was_idle || deaths > 0 {
                        self.notices.add(NODE_RESTARTED);
                    }
                    if let Ok(answer) = serde_json::from_slice(&answer) {
                        return Ok(answer);
                    }
                    self.forget(&process);
                    lost = "it does not answer what it was asked".to_owned();
                    deaths += 1;
                }
                Err(Lost { words, is_guilty, was_idle: idle, was_silent }) => {
                    self.forget(&process);
                    was_idle |= idle;
                    deaths += usize::from(is_guilty || !process.was_ready());
                    if deaths == MOST_DEATHS && !process.was_ready() {
                        return Err(Failure::Unavailable(self.unusable(&words)));
                    }
                    lost = words;
                    if is_guilty && was_silent {
                        break;
                    }
                }
            }
            if deaths == MOST_DEATHS {
                break;
            }
        }
        Err(Failure::Died { words: lost })
    }

    /// Lets Node prepare for the next bundle of a plan (JSON).
    pub(super) fn idle(&self, plan: &str) {
        if let Some(process) = &*lock(&self.running)
            && !process.is_running()
        {
            self.notices.add(NODE_RESTARTED);
        }
        // An error occurs again when a build needs Node, and is reported then.
        if let Ok(process) = self.process() {
            process.tell(format!("{{\"idle\":{{\"plan\":{plan}}}}}\n"));
        }
    }

    /// Ends Node, which the next request starts again.
    pub(super) fn end(&self) {
        if let Some(process) = lock(&self.running).take() {
            process.end();
        }
    }

    /// The process id of Node, if it runs.
    #[cfg(test)]
    pub(super) fn id(&self) -> Option<u32> {
        self.running().map(|process| process.id())
    }

    /// Closes the standard input of Node, as the end of the program does.
    #[cfg(test)]
    pub(super) fn hang_up(&self) {
        if let Some(process) = self.running() {
            process.hang_up();
        }
    }

    #[cfg(test)]
    fn running(&self) -> Option<Arc<Process>> {
        lock(&self.running).clone().filter(|process| process.is_running())
    }

    fn process(&self) -> Result<Arc<Process>, Failure> {
        let mut running = lock(&self.running);
        if let Some(process) = running.as_ref().filter(|process| process.is_running()) {
            return Ok(Arc::clone(process));
        }
        if running.is_some() {
            self.notices.add(NODE_RESTARTED);
        }
        let process =
            Process::start(&self.node, MAIN, &self.folder).map_err(Failure::Unavailable)?;
        process.tell(format!("{{\"init\":{}}}\n", self.init()));
        Ok(Arc::clone(running.insert(Arc::new(process))))
    }

    fn init(&self) -> String {
        #[derive(Serialize)]
        struct Init<'a> {
            folder: &'a Path,
            packages: &'a Path,
            limit: u128,
            runtime: std::collections::BTreeMap<&'a str, &'a str>,
            bundler: &'a str,
            renderer: &'a str,
            worker: &'a str,
        }
        let init = Init {
            folder: &self.folder,
            packages: &self.packages,
            limit: self.limits.render.as_millis(),
            runtime: RUNTIME.into(),
            bundler: BUNDLER,
            renderer: RENDERER,
            worker: WORKER,
        };
        serde_json::to_string(&init).unwrap_or_default()
    }

    /// Explains why Node exited before it took requests; most likely it is too old.
    fn unusable(&self, words: &str) -> String {
        match too_old(&self.node) {
            Some(version) => {
                format!("islands need Node {OLDEST_NODE} or newer, and this is {version}")
            }
            None => format!("Node ended before it could compile islands:\n{words}"),
        }
    }

    /// Ends `process`, unless another one has replaced it.
    fn forget(&self, process: &Arc<Process>) {
        process.end();
        let mut running = lock(&self.running);
        running.take_if(|running| Arc::ptr_eq(running, process));
    }
}

/// Loads a program into a process, and unloads the oldest one.
fn load(process: &Process, program: &Program) {
    let mut programs = lock(&process.programs);
    if programs.contains(&program.digest) {
        return;
    }
    programs.push_back(program.digest);
    let code = serde_json::Value::from(&*program.code);
    let id = program.digest.hex();
    process.tell(format!("{{\"load\":{{\"program\":\"{id}\",\"code\":{code}}}}}\n"));
    if programs.len() > PROGRAMS
        && let Some(old) = programs.pop_front()
    {
        process.tell(format!("{{\"unload\":{{\"program\":\"{}\"}}}}\n", old.hex()));
    }
}
