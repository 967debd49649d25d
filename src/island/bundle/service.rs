//! esbuild's own program, running as the service that its JavaScript interface talks to.
//!
//! It keeps what it has parsed, so that bundling again after an edit costs what the edit costs. The
//! answers hold the files: nothing is written to disk. It ends with its standard input, hence with
//! us, however we end.
#![expect(clippy::disallowed_methods, reason = "the one door to esbuild")]

use std::collections::BTreeMap;
use std::io::{Read, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Context as _;

use crate::island::bundle::packet::{Packet, Value};

/// What esbuild is asked to bundle.
#[derive(Clone, Debug, Default)]
pub(super) struct Order {
    /// The entries: the name of each output, and its source.
    pub(super) entries: Vec<(String, String)>,
    /// The text of an entry that is no file.
    pub(super) stdin: Option<String>,
    /// The folder that such an entry seems to be in, below the one that all names are seen from.
    pub(super) folder: String,
    /// The options, as on the command line.
    pub(super) flags: Vec<String>,
}

/// esbuild has ended, or says what can't be understood.
#[derive(Debug)]
pub(super) struct Gone {
    /// Its last words.
    pub(super) words: String,
}

/// The running service.
pub(super) struct Service {
    child: Mutex<Child>,
    stdin: Arc<Mutex<Option<ChildStdin>>>,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Default)]
struct Shared {
    next: u32,
    /// Who waits for which answer.
    waiting: BTreeMap<u32, SyncSender<Value>>,
    /// What came out of the last run of an order.
    results: BTreeMap<u32, Value>,
    /// Set when no answer can come any more.
    end: Option<String>,
}

impl Service {
    /// Starts `program`, which must be of this `version`.
    pub(super) fn start(program: &Path, version: &str) -> anyhow::Result<Service> {
        let mut child = Command::new(program)
            .arg(format!("--service={version}"))
            .env_remove("NODE_PATH")
            // Half the time of a run goes to the collector otherwise; there is little to collect.
            .env("GOGC", "400")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .context("esbuild can't be started; `npm ci` in islands/ installs it anew")?;
        let stdout = child.stdout.take().context("esbuild has no standard output")?;
        let stderr = child.stderr.take().context("esbuild has no standard error")?;
        let stdin = Arc::new(Mutex::new(child.stdin.take()));
        let shared = Arc::new(Mutex::new(Shared::default()));
        let (answers, results) = (Arc::clone(&stdin), Arc::clone(&shared));
        std::thread::spawn(move || receive(stdout, stderr, &answers, &results));
        Ok(Service { child: Mutex::new(child), stdin, shared })
    }

    /// Prepares to run `order` again and again under the number `key`; returns esbuild's answer.
    pub(super) fn prepare(&self, key: u32, order: &Order, folder: &Path) -> Result<Value, Gone> {
        self.ask(build(key, order, folder, true))
    }

    /// Runs what was prepared under `key`.
    pub(super) fn run(&self, key: u32) -> Result<Value, Gone> {
        self.ask(Value::map([("command", Value::text("rebuild")), ("key", Value::Number(key))]))?;
        let result = lock(&self.shared).results.remove(&key);
        result.ok_or_else(|| Gone { words: "esbuild gave no result".to_owned() })
    }

    /// Runs `order` once.
    pub(super) fn run_once(&self, key: u32, order: &Order, folder: &Path) -> Result<Value, Gone> {
        self.ask(build(key, order, folder, false))
    }

    /// Its process id.
    #[cfg(test)]
    pub(super) fn id(&self) -> u32 {
        lock(&self.child).id()
    }

    fn ask(&self, request: Value) -> Result<Value, Gone> {
        let (sender, answer) = sync_channel(1);
        let id = {
            let mut shared = lock(&self.shared);
            if let Some(words) = &shared.end {
                return Err(Gone { words: words.clone() });
            }
            let id = shared.next;
            shared.next += 1;
            shared.waiting.insert(id, sender);
            id
        };
        send(&self.stdin, &Packet { id, answer: false, value: request });
        let mut answer = answer
            .recv()
            .map_err(|_| Gone { words: lock(&self.shared).end.clone().unwrap_or_default() })?;
        match answer.take("error").and_then(Value::into_text) {
            Some(words) => Err(Gone { words }),
            None => Ok(answer),
        }
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        lock(&self.stdin).take();
        let mut child = lock(&self.child);
        let _ = child.kill();
        let _ = child.wait();
    }
}

fn build(key: u32, order: &Order, folder: &Path, again: bool) -> Value {
    let own_folder = Value::text(folder.join(&order.folder).to_string_lossy());
    let folder = Value::text(folder.to_string_lossy());
    let entries = order.entries.iter().map(|(name, source)| {
        Value::List(vec![Value::text(name.as_str()), Value::text(source.as_str())])
    });
    let stdin = order.stdin.as_deref();
    Value::map([
        ("command", Value::text("build")),
        ("key", Value::Number(key)),
        ("entries", Value::List(entries.collect())),
        ("flags", Value::List(order.flags.iter().map(Value::text).collect())),
        ("write", Value::Bool(false)),
        ("stdinContents", stdin.map_or(Value::Null, |text| Value::Bytes(text.into()))),
        ("stdinResolveDir", stdin.map_or(Value::Null, |_| own_folder)),
        ("absWorkingDir", folder),
        ("nodePaths", Value::List(Vec::new())),
        ("context", Value::Bool(again)),
    ])
}

/// Whoever waits for the answer learns from the reader that the process has ended.
fn send(stdin: &Mutex<Option<ChildStdin>>, packet: &Packet) {
    if let Some(stdin) = &mut *lock(stdin) {
        let _ = stdin.write_all(&packet.encode()).and_then(|()| stdin.flush());
    }
}

/// Hands out answers until the output ends.
fn receive(
    mut stdout: impl Read,
    mut stderr: impl Read + Send + 'static,
    stdin: &Mutex<Option<ChildStdin>>,
    shared: &Mutex<Shared>,
) {
    let words = std::thread::spawn(move || {
        let mut words = Vec::new();
        let _ = stderr.read_to_end(&mut words);
        String::from_utf8_lossy(&words).trim().to_owned()
    });
    // The first packet is the version.
    if packet(&mut stdout).is_some() {
        while let Some(bytes) = packet(&mut stdout) {
            let Some(packet) = Packet::decode(&bytes) else { break };
            deliver(packet, stdin, shared);
        }
    }
    // Without its input it ends, should it still be there.
    lock(stdin).take();
    let words = words.join().unwrap_or_default();
    let mut shared = lock(shared);
    shared.end = Some(words);
    shared.waiting.clear();
}

/// Reads the bytes of a packet.
fn packet(stdout: &mut impl Read) -> Option<Vec<u8>> {
    let mut length = [0; 4];
    stdout.read_exact(&mut length).ok()?;
    let length = u64::from(u32::from_le_bytes(length));
    let mut bytes = Vec::new();
    stdout.take(length).read_to_end(&mut bytes).ok()?;
    (bytes.len() as u64 == length).then_some(bytes)
}

fn deliver(packet: Packet, stdin: &Mutex<Option<ChildStdin>>, shared: &Mutex<Shared>) {
    let Packet { id, answer, value } = packet;
    if answer {
        if let Some(waiting) = lock(shared).waiting.remove(&id) {
            let _ = waiting.send(value);
        }
        return;
    }
    // A run that was prepared tells its result in a request, before the answer.
    if let Value::Map(map) = &value
        && let Some(key) = map.get("key").and_then(Value::number)
    {
        lock(shared).results.insert(key, value);
    }
    let none = || Value::List(Vec::new());
    let value = Value::map([("errors", none()), ("warnings", none())]);
    send(stdin, &Packet { id, answer: true, value });
}

/// A thread that panicked leaves nothing half-done behind these locks.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
