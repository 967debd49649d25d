//! One Node process: requests are lines of JSON on its standard input, answers lines on its output.
#![expect(clippy::disallowed_methods, reason = "the one door to the Node that compiles islands")]

use std::collections::{BTreeMap, VecDeque};
use std::io::{BufRead as _, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use serde::Deserialize;

use crate::digest::Digest;

/// The oldest Node that islands are compiled with.
pub(super) const OLDEST_NODE: u32 = 20;

/// How much of Node's standard error is kept for the report of its death, in bytes.
const TAIL: usize = 4096;

/// Why there is no answer.
pub(super) enum Lost {
    /// Nothing has come for too long.
    Silent,
    /// The process has ended.
    Died {
        /// The end of what it wrote on its standard error.
        words: String,
        /// Whether this was the oldest request, which it most likely worked on.
        is_guilty: bool,
        /// Whether there was no request, so that somebody else must have ended it.
        was_idle: bool,
    },
}

/// A running process.
pub(super) struct Process {
    child: Mutex<Child>,
    requests: Mutex<Option<Sender<String>>>,
    shared: Arc<Mutex<Shared>>,
    /// The programs that it has, the oldest first.
    pub(super) programs: Mutex<VecDeque<Digest>>,
}

#[derive(Default)]
struct Shared {
    next: u64,
    ready: bool,
    /// How many answers have come.
    heard: u64,
    /// Who waits for which answer.
    waiting: BTreeMap<u64, SyncSender<Vec<u8>>>,
    /// Set when no answer can come any more.
    end: Option<End>,
    /// Whether we have ended it ourselves.
    retired: bool,
}

struct End {
    words: String,
    /// The oldest request at that time.
    culprit: Option<u64>,
}

/// What every answer begins with.
#[derive(Deserialize)]
struct Head {
    seq: Option<u64>,
    #[serde(default)]
    ready: bool,
}

impl Shared {
    fn death(&self, seq: Option<u64>) -> Option<Lost> {
        let end = self.end.as_ref()?;
        let is_guilty = seq.is_some() && end.culprit == seq && !self.retired;
        let was_idle = end.culprit.is_none() && !self.retired;
        Some(Lost::Died { words: end.words.clone(), is_guilty, was_idle })
    }
}

impl Process {
    /// Starts `node` with `script` in `folder`.
    pub(super) fn start(node: &Path, script: &str, folder: &Path) -> Result<Process, String> {
        let child = Command::new(node)
            // It would tidy up for half a minute after all work is done.
            .args(["--no-memory-reducer", "--eval", script])
            .current_dir(folder)
            .env_remove("NODE_OPTIONS")
            .env_remove("NODE_PATH")
            .env("TZ", "UTC")
            // esbuild is written in Go, whose garbage collector takes a fourth of a rebuild by
            // default.
            .env("GOGC", "400")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = child.map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => {
                format!("islands need Node {OLDEST_NODE} or newer, and there is none")
            }
            _ => format!("Node can't be started: {error}"),
        })?;
        let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err("Node was started without its pipes".to_owned());
        };
        let (requests, queue) = channel::<String>();
        let shared = Arc::new(Mutex::new(Shared::default()));
        std::thread::spawn(move || send(stdin, &queue));
        let tail = std::thread::spawn(move || tail(stderr));
        let answers = Arc::clone(&shared);
        std::thread::spawn(move || receive(stdout, &answers, tail));
        Ok(Process {
            child: Mutex::new(child),
            requests: Mutex::new(Some(requests)),
            shared,
            programs: Mutex::default(),
        })
    }

    /// Sends a line that has no answer. When the process has ended, the next answer tells.
    pub(super) fn tell(&self, line: String) {
        if let Some(requests) = &*lock(&self.requests) {
            let _ = requests.send(line);
        }
    }

    /// Whether it has not ended yet, as far as is known.
    pub(super) fn is_running(&self) -> bool {
        lock(&self.shared).end.is_none()
    }

    /// Whether it ever got as far as taking requests.
    pub(super) fn was_ready(&self) -> bool {
        lock(&self.shared).ready
    }

    /// Sends the request `what` (JSON) and waits for its answer, as long as any answers come within
    /// `silence`.
    pub(super) fn ask(&self, what: &str, json: &str, silence: Duration) -> Result<Vec<u8>, Lost> {
        let (sender, answer) = sync_channel(1);
        let (seq, mut heard) = {
            let mut shared = lock(&self.shared);
            if let Some(lost) = shared.death(None) {
                return Err(lost);
            }
            shared.next += 1;
            let seq = shared.next;
            shared.waiting.insert(seq, sender);
            (seq, shared.heard)
        };
        self.tell(format!("{{\"seq\":{seq},\"{what}\":{json}}}\n"));
        loop {
            match answer.recv_timeout(silence) {
                Ok(answer) => return Ok(answer),
                Err(error) => {
                    let shared = lock(&self.shared);
                    if let Some(lost) = shared.death(Some(seq)) {
                        return Err(lost);
                    }
                    if error == RecvTimeoutError::Timeout && shared.heard == heard {
                        return Err(Lost::Silent);
                    }
                    heard = shared.heard;
                }
            }
        }
    }

    /// Its process id.
    #[cfg(test)]
    pub(super) fn id(&self) -> u32 {
        lock(&self.child).id()
    }

    /// Closes its standard input.
    #[cfg(test)]
    pub(super) fn hang_up(&self) {
        lock(&self.requests).take();
    }

    /// Ends it at once.
    pub(super) fn end(&self) {
        lock(&self.shared).retired = true;
        lock(&self.requests).take();
        let mut child = lock(&self.child);
        let _ = child.kill();
        let _ = child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

/// Writes requests on a thread of their own: a process that hangs stops reading, and whoever waits
/// for it must still be able to give up.
fn send(mut stdin: impl Write, queue: &Receiver<String>) {
    while let Ok(line) = queue.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn receive(stdout: impl Read, shared: &Mutex<Shared>, tail: JoinHandle<String>) {
    for line in BufReader::new(stdout).split(b'\n') {
        let Ok(line) = line else { break };
        let Ok(head) = serde_json::from_slice::<Head>(&line) else { continue };
        let mut shared = lock(shared);
        shared.heard += 1;
        shared.ready |= head.ready;
        if let Some(waiting) = head.seq.and_then(|seq| shared.waiting.remove(&seq)) {
            // Who has given up does not listen any more.
            let _ = waiting.send(line);
        }
    }
    let words = tail.join().unwrap_or_default();
    let mut shared = lock(shared);
    let culprit = shared.waiting.keys().next().copied();
    shared.end = Some(End { words, culprit });
    shared.waiting.clear();
}

/// Reads everything and keeps the end.
fn tail(mut stderr: impl Read) -> String {
    let mut kept = Vec::new();
    let mut buffer = [0; TAIL];
    while let Ok(length @ 1..) = stderr.read(&mut buffer) {
        kept.extend_from_slice(&buffer[..length]);
        kept.drain(..kept.len().saturating_sub(TAIL));
    }
    String::from_utf8_lossy(&kept).trim().to_owned()
}

/// The version of a Node that has ended before it was ready, if that is why.
pub(super) fn too_old(node: &Path) -> Option<String> {
    let output = Command::new(node).arg("--version").output().ok()?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let major: u32 = version.strip_prefix('v')?.split('.').next()?.parse().ok()?;
    (major < OLDEST_NODE).then_some(version)
}

/// A thread that panicked leaves nothing half-done behind these locks.
pub(in crate::island) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
