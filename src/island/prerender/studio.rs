//! The Node processes that draw islands.
//!
//! Islands share nothing with those of an earlier edit: each bundle has a process of its own, as in
//! a clean build. What takes long, starting Node and loading React, is done ahead by a spare
//! process, which has only the islands left to load.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::digest::Digest;
use crate::island::bundle::Program;
use crate::island::notices::Notices;
use crate::island::prerender::drawings::Drawings;
use crate::island::prerender::process::{self, Answer, Lost, Process};
use crate::island::prerender::{PrerenderFailure, Rendered, lock, stack};
use crate::node::cache;

/// How long one island may take, the start of Node included.
pub(super) const TIMEOUT: Duration = Duration::from_secs(20);

/// How often Node may go down because of other requests before one is given up.
const MOST_TRIES: usize = 16;

/// How often Node may go down at the same request before that is to blame: once, somebody else may
/// have ended it.
const MOST_DEATHS: usize = 2;

/// How many programs are drawn from at the same time: the two of the last bundle, and those of the
/// one before as long as somebody still draws from it.
const AT_ONCE: usize = 4;

/// How many files of programs the cache folder keeps.
const KEPT: usize = 16;

/// What draws the islands of one bundle after the other.
pub(in crate::island) struct Studio {
    node: PathBuf,
    timeout: Duration,
    /// Where the programs lie that Node runs.
    folder: PathBuf,
    stage: Mutex<Stage>,
    /// What each island was asked first since its code changed, and that code: the page in view
    /// comes first.
    asked: Mutex<BTreeMap<String, (Digest, String)>>,
    notices: Arc<Notices>,
    pub(in crate::island) drawings: Drawings,
}

#[derive(Default)]
struct Stage {
    /// Which program each process runs; the youngest comes last.
    playing: Vec<(Digest, Arc<Process>)>,
    spare: Option<Spare>,
}

/// A process that waits for islands.
struct Spare {
    /// The digest of the React that it has.
    react: Digest,
    process: Process,
}

/// What the user is told once.
const STARTED_AGAIN: &str = "Node had ended and was started again";

impl Spare {
    /// Whether it can run `program`.
    fn fits(&self, program: &Program) -> bool {
        self.react == program.react_digest && self.process.is_running()
    }
}

impl Studio {
    /// A studio for the project at `root`. Node is not started.
    pub(in crate::island) fn new(root: &Path, notices: &Arc<Notices>) -> Studio {
        Studio::with(root, notices, Path::new("node"), TIMEOUT)
    }

    /// The same with another `node` or `timeout`.
    pub(super) fn with(
        root: &Path,
        notices: &Arc<Notices>,
        node: &Path,
        timeout: Duration,
    ) -> Studio {
        let folder = cache::folder(root);
        Studio {
            node: node.to_path_buf(),
            timeout,
            folder: folder.join("server"),
            stage: Mutex::default(),
            asked: Mutex::default(),
            notices: Arc::clone(notices),
            drawings: Drawings::new(folder.join("prerender")),
        }
    }

    /// Tells that a new build begins.
    pub(in crate::island) fn begin(&self) {
        self.drawings.begin();
    }

    /// Lets the spare process load `program`, which will be needed soon, and rehearse the islands
    /// whose code is another one than when they were last drawn. Without a spare process nothing
    /// happens: all drawings may be known.
    pub(in crate::island) fn load(&self, program: &Program, code: &BTreeMap<String, Digest>) {
        let mut stage = lock(&self.stage);
        let is_ready = stage.spare.as_ref().is_some_and(|spare| spare.fits(program));
        if !is_ready || stage.find(program).is_some() {
            return;
        }
        // What goes wrong here goes wrong again when somebody waits for it.
        let Ok(process) = self.start(&mut stage, program) else { return };
        for (island, (before, request)) in &*lock(&self.asked) {
            if code.get(island).is_some_and(|now| now != before) {
                process.rehearse(request);
            }
        }
    }

    /// Keeps what an island with this `code` is asked for, to rehearse its next version with.
    pub(super) fn note(&self, island: &str, code: Digest, request: &str) {
        let mut asked = lock(&self.asked);
        if asked.get(island).is_none_or(|(before, _)| *before != code) {
            asked.insert(island.to_owned(), (code, request.to_owned()));
        }
    }

    /// Writes down what was drawn.
    pub(in crate::island) fn save(&self) {
        self.drawings.save();
        cache::prune(&self.folder, KEPT);
    }

    /// Gets ready for the next bundle while nobody waits: ends the processes of old ones, and
    /// starts a spare one for what comes after `program`.
    pub(in crate::island) fn rest(&self, program: &Program) {
        let mut stage = lock(&self.stage);
        let old = stage.playing.len().saturating_sub(1);
        let old: Vec<_> = stage.playing.drain(..old).collect();
        if !stage.spare.as_ref().is_some_and(|spare| spare.fits(program)) {
            self.miss(stage.spare.as_ref());
            let process = self.boot(program).ok();
            stage.spare = process.map(|process| Spare { react: program.react_digest, process });
        }
        drop(stage);
        // Waiting for their end takes a moment.
        drop(old);
    }

    /// Asks Node. A request that is lost because another one brings Node down is asked again.
    pub(in crate::island) fn ask(
        &self,
        program: &Program,
        json: &str,
    ) -> Result<Rendered, PrerenderFailure> {
        let (mut deaths, mut lost, mut unasked) = (0, String::new(), false);
        for _ in 0..MOST_TRIES {
            let process = self.process(program)?;
            match process.ask(json, self.timeout) {
                Ok(answer) => {
                    if unasked || deaths > 0 {
                        self.notices.add(STARTED_AGAIN);
                    }
                    return match answer {
                        Answer { html: Some(html), warnings, .. } => {
                            Ok(Rendered { html, warnings })
                        }
                        Answer { missing: true, .. } => Err(PrerenderFailure::Missing),
                        answer => Err(stack::thrown(answer)),
                    };
                }
                Err(Lost::TimedOut) => {
                    self.forget(&process);
                    return Err(PrerenderFailure::TimedOut);
                }
                Err(Lost::Died { words, guilty, unasked: idle }) => {
                    self.forget(&process);
                    unasked |= idle;
                    deaths += usize::from(guilty || !process.was_ready());
                    if deaths == MOST_DEATHS {
                        return Err(process::death(&self.node, words, process.was_ready()));
                    }
                    lost = words;
                }
            }
        }
        Err(PrerenderFailure::Died { words: lost })
    }

    /// The ids of the processes; the spare one comes last.
    #[cfg(test)]
    pub(in crate::island) fn processes(&self) -> Vec<u32> {
        let stage = lock(&self.stage);
        let spare = stage.spare.iter().map(|spare| spare.process.id());
        stage.playing.iter().map(|(_, process)| process.id()).chain(spare).collect()
    }

    /// The process that runs `program`.
    fn process(&self, program: &Program) -> Result<Arc<Process>, PrerenderFailure> {
        let mut stage = lock(&self.stage);
        match stage.find(program) {
            Some(process) => Ok(process),
            None => self.start(&mut stage, program).map_err(PrerenderFailure::Unavailable),
        }
    }

    fn start(&self, stage: &mut Stage, program: &Program) -> Result<Arc<Process>, String> {
        let script = self.write(&program.digest, "cjs", &program.islands)?;
        self.write(&program.digest, "cjs.map", &program.maps)?;
        let spare = stage.spare.take();
        self.miss(spare.as_ref());
        let process = match spare.filter(|spare| spare.fits(program)) {
            Some(spare) => spare.process,
            None => self.boot(program)?,
        };
        process.load(&script);
        let process = Arc::new(process);
        stage.playing.push((program.digest, Arc::clone(&process)));
        if stage.playing.len() > AT_ONCE {
            let (_, old) = stage.playing.remove(0);
            // Waiting for its end takes a moment, and somebody waits for the new one.
            std::thread::spawn(move || drop(old));
        }
        Ok(process)
    }

    /// Tells of a spare process that has ended before anyone needed it.
    fn miss(&self, spare: Option<&Spare>) {
        if spare.is_some_and(|spare| !spare.process.is_running()) {
            self.notices.add(STARTED_AGAIN);
        }
    }

    /// Starts Node with React.
    fn boot(&self, program: &Program) -> Result<Process, String> {
        let script = self.write(&program.react_digest, "cjs", &program.react)?;
        Process::start(&self.node, &script)
    }

    fn write(&self, digest: &Digest, extension: &str, bytes: &[u8]) -> Result<PathBuf, String> {
        let path = self.folder.join(digest.hex()).with_extension(extension);
        cache::replace(&path, bytes)
            .map_err(|error| format!("{} can't be written: {error}", path.display()))?;
        Ok(path)
    }

    /// Ends `process`, unless that has been done and another one runs by now.
    fn forget(&self, process: &Arc<Process>) {
        process.end();
        lock(&self.stage).playing.retain(|(_, other)| !Arc::ptr_eq(other, process));
    }
}

impl Stage {
    fn find(&self, program: &Program) -> Option<Arc<Process>> {
        let found = self.playing.iter().find(|(digest, _)| *digest == program.digest);
        found.map(|(_, process)| Arc::clone(process))
    }
}
