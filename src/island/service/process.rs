//! One Node process: requests are lines of JSON on its standard input, answers lines on its output.
#![expect(clippy::disallowed_methods, reason = "the one door to the Node that compiles islands")]

use std::collections::{BTreeMap, VecDeque};
use std::io::{BufRead as _, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use serde::Deserialize;

use crate::digest::Digest;

/// The oldest Node that islands are compiled with.
pub(super) const OLDEST_NODE: u32 = 20;

/// The number of bytes of Node's standard error that are kept to explain its exit.
const TAIL: usize = 4096;

/// The process has exited before it answered.
pub(super) struct Lost {
    /// The end of its standard error.
    pub(super) words: String,
    /// Whether this was the oldest request, which most likely was being worked on.
    pub(super) is_guilty: bool,
    /// Whether there was no request, so that something else must have killed it.
    pub(super) was_idle: bool,
    /// Whether it was ended because it was silent.
    pub(super) was_silent: bool,
}

/// A running process.
pub(super) struct Process {
    child: Mutex<Child>,
    requests: Mutex<Option<Sender<String>>>,
    shared: Arc<Mutex<Shared>>,
    /// The loaded programs, the oldest first.
    pub(super) programs: Mutex<VecDeque<Digest>>,
}

#[derive(Default)]
struct Shared {
    next: u64,
    ready: bool,
    /// The number of answers so far.
    heard: u64,
    /// The threads that wait for answers.
    waiting: BTreeMap<u64, SyncSender<Vec<u8>>>,
    /// Set when no more answers can come.
    end: Option<End>,
    /// Whether this program has ended it for another reason than silence.
    retired: bool,
    /// For how long it was silent, if it was ended for that.
    silence: Option<Duration>,
}

struct End {
    words: String,
    /// The oldest request at that time.
    culprit: Option<u64>,
}

/// The fields that all answers have.
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
        let was_silent = self.silence.is_some();
        Some(Lost { words: end.words.clone(), is_guilty, was_idle, was_silent })
    }
}

impl Process {
    /// Starts `node` with `script` in `folder`.
    pub(super) fn start(node: &Path, script: &str, folder: &Path) -> Result<Process, String> {
        let child = Command::new(node)
            // The memory reducer would use the processor for half a minute after the last request.
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
        let (stdin, stdout, stderr) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (requests, queue) = channel::<String>();
        // From here on, whatever fails ends the child.
        let process = Process {
            child: Mutex::new(child),
            requests: Mutex::new(Some(requests)),
            shared: Arc::default(),
            programs: Mutex::default(),
        };
        let (Some(stdin), Some(stdout), Some(stderr)) = (stdin, stdout, stderr) else {
            return Err("Node was started without its pipes".to_owned());
        };
        let no_thread = |error| format!("Node can't be listened to: {error}");
        Builder::new().spawn(move || send(stdin, &queue)).map_err(no_thread)?;
        let tail = Builder::new().spawn(move || tail(stderr)).map_err(no_thread)?;
        let answers = Arc::clone(&process.shared);
        Builder::new().spawn(move || receive(stdout, &answers, tail)).map_err(no_thread)?;
        Ok(process)
    }

    /// Sends a line that has no answer. If the process has exited, the next request fails.
    pub(super) fn tell(&self, line: String) {
        if let Some(requests) = &*lock(&self.requests) {
            let _ = requests.send(line);
        }
    }

    /// Whether it has not exited, as far as is known.
    pub(super) fn is_running(&self) -> bool {
        lock(&self.shared).end.is_none()
    }

    /// Whether it ever took requests.
    pub(super) fn was_ready(&self) -> bool {
        lock(&self.shared).ready
    }

    /// Sends the request `what` (JSON) and waits for its answer, as long as any lines come within
    /// `silence`; otherwise the process is ended.
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
                    let mut shared = lock(&self.shared);
                    if let Some(lost) = shared.death(Some(seq)) {
                        return Err(lost);
                    }
                    if error == RecvTimeoutError::Timeout && shared.heard == heard {
                        shared.silence = Some(silence);
                        drop(shared);
                        self.kill();
                        continue;
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
        self.kill();
    }

    fn kill(&self) {
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

/// Writes requests in a thread of their own: a process that hangs stops reading, and callers must
/// still be able to time out.
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
            // The receiver is gone if the caller timed out.
            let _ = waiting.send(line);
        }
    }
    let words = tail.join().unwrap_or_default();
    let mut shared = lock(shared);
    let words = match shared.silence {
        Some(silence) => format!("it was silent for {} s", silence.as_secs()),
        None => words,
    };
    let culprit = shared.waiting.keys().next().copied();
    shared.end = Some(End { words, culprit });
    shared.waiting.clear();
}

/// Reads to the end and returns the last bytes.
fn tail(mut stderr: impl Read) -> String {
    let mut kept = Vec::new();
    let mut buffer = [0; TAIL];
    while let Ok(length @ 1..) = stderr.read(&mut buffer) {
        kept.extend_from_slice(&buffer[..length]);
        kept.drain(..kept.len().saturating_sub(TAIL));
    }
    String::from_utf8_lossy(&kept).trim().to_owned()
}

/// The version of `node` if it is too old.
pub(super) fn too_old(node: &Path) -> Option<String> {
    let output = Command::new(node).arg("--version").output().ok()?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let major: u32 = version.strip_prefix('v')?.split('.').next()?.parse().ok()?;
    (major < OLDEST_NODE).then_some(version)
}

/// Locks a mutex whose data is valid even if a thread has panicked.
pub(in crate::island) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
