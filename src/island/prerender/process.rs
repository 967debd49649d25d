//! One Node process: requests go in by its standard input, answers come out by its output.
#![expect(clippy::disallowed_methods, reason = "the one door to Node")]

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use serde::Deserialize;

use crate::island::prerender::{PrerenderFailure, lock};

/// The oldest Node that islands are drawn with.
const OLDEST_NODE: u32 = 20;

/// How much of Node's standard error is kept for the report of its death, in bytes.
const TAIL: usize = 4096;

/// What the process answers.
#[derive(Debug, Deserialize)]
pub(super) struct Answer {
    seq: Option<u64>,
    #[serde(default)]
    ready: bool,
    /// The markup; absent when there is none.
    pub(super) html: Option<String>,
    /// Whether there is no component.
    #[serde(default)]
    pub(super) missing: bool,
    #[serde(default)]
    pub(super) warnings: Vec<String>,
    #[serde(default)]
    pub(super) error: String,
    #[serde(default)]
    pub(super) stack: String,
}

/// Why there is no answer.
pub(super) enum Lost {
    /// It took too long.
    TimedOut,
    /// The process has ended.
    Died {
        /// The end of what it wrote on its standard error.
        words: String,
        /// Whether it was this request that it worked on.
        guilty: bool,
        /// Whether it had nothing to do, so that somebody else must have ended it.
        unasked: bool,
    },
}

/// A running process.
pub(super) struct Process {
    child: Mutex<Child>,
    requests: Mutex<Option<Sender<String>>>,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Default)]
struct Shared {
    next: u64,
    ready: bool,
    /// Who waits for which answer.
    waiting: BTreeMap<u64, SyncSender<Answer>>,
    /// Set when no answer can come any more.
    end: Option<End>,
    /// Whether we have ended it ourselves.
    retired: bool,
}

struct End {
    words: String,
    /// The oldest request at that time, which is the one that it worked on.
    culprit: Option<u64>,
}

impl Shared {
    fn death(&self, seq: Option<u64>) -> Option<Lost> {
        let end = self.end.as_ref()?;
        let guilty = seq.is_some() && end.culprit == seq && !self.retired;
        let unasked = end.culprit.is_none() && !self.retired;
        Some(Lost::Died { words: end.words.clone(), guilty, unasked })
    }
}

impl Process {
    /// Starts `node` with `script`, which waits for [`Process::load`]. It is told our own process
    /// id, to end when we are gone.
    pub(super) fn start(node: &Path, script: &Path) -> Result<Process, String> {
        let child = Command::new(node)
            // It would tidy up for half a minute after all work is done.
            .arg("--no-memory-reducer")
            .arg(script)
            .arg(std::process::id().to_string())
            .env_remove("NODE_OPTIONS")
            .env_remove("NODE_PATH")
            .env("TZ", "UTC")
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
        Ok(Process { child: Mutex::new(child), requests: Mutex::new(Some(requests)), shared })
    }

    /// Tells it which program to run; it answers requests from then on.
    pub(super) fn load(&self, program: &Path) {
        let path = serde_json::Value::from(program.to_string_lossy());
        if let Some(requests) = &*lock(&self.requests) {
            let _ = requests.send(format!("{path}\n"));
        }
    }

    /// Sends a request that nobody waits for: it makes the next one for this island quick.
    pub(super) fn rehearse(&self, json: &str) {
        if let Some(requests) = &*lock(&self.requests) {
            let json = json.strip_prefix('{').unwrap_or(json);
            let _ = requests.send(format!("{{\"seq\":0,\"rehearsal\":true,{json}\n"));
        }
    }

    /// Whether it has not ended yet, as far as is known.
    pub(super) fn is_running(&self) -> bool {
        lock(&self.shared).end.is_none()
    }

    /// Sends a request (a JSON object) and waits for its answer.
    pub(super) fn ask(&self, json: &str, timeout: Duration) -> Result<Answer, Lost> {
        let (sender, answer) = sync_channel(1);
        let seq = {
            let mut shared = lock(&self.shared);
            if let Some(lost) = shared.death(None) {
                return Err(lost);
            }
            shared.next += 1;
            let seq = shared.next;
            shared.waiting.insert(seq, sender);
            seq
        };
        let line = format!("{{\"seq\":{seq},{}\n", json.strip_prefix('{').unwrap_or(json));
        if let Some(requests) = &*lock(&self.requests) {
            // It fails when the process has ended, which the answer then tells.
            let _ = requests.send(line);
        }
        loop {
            match answer.recv_timeout(timeout) {
                Ok(answer) => return Ok(answer),
                Err(_) => {
                    let shared = lock(&self.shared);
                    if let Some(lost) = shared.death(Some(seq)) {
                        return Err(lost);
                    }
                    // Whoever waits behind an endless island is not to blame; the process will be
                    // ended for the one in front, which therefore stays in the list.
                    if shared.waiting.keys().next().is_none_or(|oldest| *oldest == seq) {
                        return Err(Lost::TimedOut);
                    }
                }
            }
        }
    }

    /// Whether it ever got as far as waiting for requests.
    pub(super) fn was_ready(&self) -> bool {
        lock(&self.shared).ready
    }

    /// Its process id.
    #[cfg(test)]
    pub(super) fn id(&self) -> u32 {
        lock(&self.child).id()
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
fn send(mut stdin: impl std::io::Write, queue: &Receiver<String>) {
    while let Ok(line) = queue.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn receive(stdout: impl Read, shared: &Mutex<Shared>, tail: JoinHandle<String>) {
    for line in BufReader::new(stdout).split(b'\n') {
        let Ok(line) = line else { break };
        let Ok(answer) = serde_json::from_slice::<Answer>(&line) else { continue };
        let mut shared = lock(shared);
        shared.ready |= answer.ready;
        if let Some(waiting) = answer.seq.and_then(|seq| shared.waiting.remove(&seq)) {
            // Who no longer waits has timed out.
            let _ = waiting.send(answer);
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

/// Says why the process ended. Before it was ready, its age is the likely reason.
pub(super) fn death(node: &Path, words: String, was_ready: bool) -> PrerenderFailure {
    if was_ready {
        return PrerenderFailure::Died { words };
    }
    let output = Command::new(node).arg("--version").output().ok();
    let version = output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    PrerenderFailure::Unavailable(match version {
        Some(version) if major(&version).is_some_and(|major| major < OLDEST_NODE) => {
            format!("islands need Node {OLDEST_NODE} or newer, and this is {version}")
        }
        _ => format!("Node ended before it could draw an island:\n{words}"),
    })
}

/// The first number of `v20.11.0`.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}
