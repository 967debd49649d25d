//! One Node process: requests are lines of JSON on its standard input, responses lines on its
//! output.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::hash::{BuildHasher as _, RandomState};
use std::io::{BufRead as _, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread::Builder;
use std::time::Duration;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::assets::island::bundle::Program;
use crate::assets::island::service::publish::PublishRequest;
use crate::assets::node::environment;
use crate::assets::node::runtime;
use crate::base::digest::Digest;

/// The number of bytes of Node's standard error that are stored to explain its exit.
const TAIL: usize = 4096;

/// The maximum number of loaded programs.
const PROGRAMS: usize = 256;

/// The longest line in bytes: a bundle is one line. Longer lines are from another program.
pub(super) const MAX_LINE: u64 = 1 << 30;

/// The number of lines that are buffered; when it is reached, Node waits.
const LINES: usize = 16;

/// The reason why a request has no response.
pub(super) struct Lost {
    /// The end of its standard error, or the error in its response.
    pub(super) words: String,
    /// Whether it was silent for too long.
    pub(super) was_silent: bool,
}

/// A running process. It ends when it is dropped.
pub(super) struct Process {
    child: Child,
    requests: Option<Sender<String>>,
    lines: Receiver<Vec<u8>>,
    /// The prefix of its responses. Code of islands can't read it, so its output is not a response.
    pub(super) token: String,
    tail: Receiver<String>,
    /// The number of the last request.
    seq: u64,
    /// Whether it is known to be ready for requests.
    pub(super) is_ready: bool,
    /// The loaded programs, the oldest first.
    programs: VecDeque<Digest>,
}

/// The fields that identify a line: the response to a request, or a question about a file.
#[derive(Deserialize)]
struct ResponseHead {
    seq: Option<u64>,
    #[serde(default)]
    ready: bool,
    publish: Option<PublishRequest>,
}

impl Process {
    /// Starts Node with `script` in `folder`.
    pub(super) fn start(script: &str, folder: &Path) -> Result<Process, String> {
        let child = environment::command(OsStr::new("node"))
            // The memory reducer would use the processor for half a minute after the last request.
            .args(["--no-memory-reducer", "--eval", script])
            .current_dir(folder)
            // esbuild is written in Go, whose garbage collector takes a fourth of a rebuild by
            // default.
            .env("GOGC", "400")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = child.map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => runtime::unusable("which is not installed"),
            _ => format!("Node can't be started: {error}"),
        })?;
        let (stdin, stdout, stderr) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (requests, queue) = channel();
        let (sender, lines) = sync_channel(LINES);
        let token = format!("{:016x} ", RandomState::new().hash_one("token"));
        let (last, tail) = sync_channel(1);
        // From here on, any error ends the child.
        let process = Process {
            child,
            requests: Some(requests),
            lines,
            token: token.clone(),
            tail,
            seq: 0,
            is_ready: false,
            programs: VecDeque::new(),
        };
        let (Some(stdin), Some(stdout), Some(stderr)) = (stdin, stdout, stderr) else {
            return Err("Node was started without its pipes".to_owned());
        };
        let no_thread = |error| format!("can't read the output of Node: {error}");
        Builder::new().spawn(move || send(stdin, &queue)).map_err(no_thread)?;
        Builder::new()
            .spawn(move || receive(stdout, &token, MAX_LINE, &sender))
            .map_err(no_thread)?;
        Builder::new().spawn(move || keep_tail(stderr, &last)).map_err(no_thread)?;
        Ok(process)
    }

    /// Sends a line without a response. If the process has exited, the next request fails.
    pub(super) fn send_line(&self, line: String) {
        if let Some(requests) = &self.requests {
            let _ = requests.send(line);
        }
    }

    /// Loads a program, and unloads the oldest one if there are too many.
    pub(super) fn load(&mut self, program: &Program) {
        if self.programs.contains(&program.digest) {
            return;
        }
        self.programs.push_back(program.digest);
        let code = serde_json::Value::from(&*program.code);
        let id = program.digest.hex();
        self.send_line(format!("{{\"load\":{{\"program\":\"{id}\",\"code\":{code}}}}}\n"));
        if self.programs.len() > PROGRAMS
            && let Some(old) = self.programs.pop_front()
        {
            self.send_line(format!("{{\"unload\":{{\"program\":\"{}\"}}}}\n", old.hex()));
        }
    }

    /// Sends the request `what` (JSON) and waits for its response, as long as lines arrive within
    /// `silence`. Without a response the process has to be dropped, since later lines would be
    /// taken for the response to another request.
    pub(super) fn request<T: DeserializeOwned>(
        &mut self,
        what: &str,
        json: &str,
        silence: Duration,
    ) -> Result<T, Lost> {
        self.seq += 1;
        self.send_line(format!("{{\"seq\":{},\"{what}\":{json}}}\n", self.seq));
        loop {
            let line = self.lines.recv_timeout(silence).map_err(|error| match error {
                RecvTimeoutError::Timeout => {
                    let words = format!("it was silent for {} s", silence.as_secs());
                    Lost { words, was_silent: true }
                }
                RecvTimeoutError::Disconnected => {
                    self.end();
                    let words = self.tail.recv_timeout(silence).unwrap_or_default();
                    Lost { words, was_silent: false }
                }
            })?;
            let Ok(head) = serde_json::from_slice::<ResponseHead>(&line) else { continue };
            self.is_ready |= head.ready;
            if let Some(file) = head.publish {
                self.send_line(file.reply());
            }
            if head.seq == Some(self.seq) {
                let words = "it sent a response of another type".to_owned();
                let lost = Lost { words, was_silent: false };
                return serde_json::from_slice(&line).map_err(|_| lost);
            }
        }
    }

    /// Returns whether it has not exited.
    pub(super) fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Its process id.
    #[cfg(test)]
    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Closes its standard input, as the end of this program does.
    #[cfg(test)]
    pub(super) fn hang_up(&mut self) {
        self.requests = None;
    }

    fn end(&mut self) {
        self.requests = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
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

/// Forwards the lines that begin with the token, until one is longer than `max` bytes.
pub(super) fn receive(stdout: impl Read, token: &str, max: u64, lines: &SyncSender<Vec<u8>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(max).read_until(b'\n', &mut line) {
            Ok(1..) if line.ends_with(b"\n") => {}
            _ => return,
        }
        line.pop();
        if let Some(line) = line.strip_prefix(token.as_bytes())
            && lines.send(line.to_vec()).is_err()
        {
            return;
        }
    }
}

/// Reads to the end and sends the last bytes.
fn keep_tail(mut stderr: impl Read, tail: &SyncSender<String>) {
    let mut kept = Vec::new();
    let mut buffer = [0; TAIL];
    while let Ok(length @ 1..) = stderr.read(&mut buffer) {
        kept.extend_from_slice(&buffer[..length]);
        kept.drain(..kept.len().saturating_sub(TAIL));
    }
    // The receiver is gone if the process was ended.
    let _ = tail.send(String::from_utf8_lossy(&kept).trim().to_owned());
}
