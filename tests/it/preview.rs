//! The fixture of a preview: the program serves a site, and requests are sent to it, byte by byte.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::site::{self, NOBODY, Site};

/// The time limit of all waits, also on a busy machine.
pub const TIMEOUT: Duration = Duration::from_secs(40);

/// The program, which serves a site until the end of a test.
pub struct Preview {
    child: Child,
    /// The address that it listens on.
    pub address: SocketAddr,
    /// The URL that sets the token in a browser on another machine.
    pub link: Option<String>,
    /// Its output: an object for each build.
    lines: Receiver<Value>,
}

impl Preview {
    /// Serves `site` and watches it.
    pub fn watching(site: &Site) -> Preview {
        Preview::with(site, &["--watch"])
    }

    /// Serves `site` with these arguments; the first build is done.
    pub fn with(site: &Site, arguments: &[&str]) -> Preview {
        Preview::with_editor(site, arguments, "true")
    }

    /// Serves `site` and watches it, as a user for whom file permissions apply.
    pub fn as_unprivileged_user(site: &Site) -> Preview {
        let mut command = Preview::command(site, &["--watch"], "true");
        if site::is_root() {
            site::change_owner(site.root().parent().unwrap(), NOBODY);
            command.uid(NOBODY).gid(NOBODY);
        }
        Preview::start(command)
    }

    /// Serves `site` and watches it; exceeding the limit of file sizes does not end the process.
    pub fn outliving_file_limits(site: &Site) -> Preview {
        let plain = Preview::command(site, &["--watch"], "true");
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(plain.get_program());
        shell.args(plain.get_args()).current_dir(site.root()).env("EDITOR", "true");
        Preview::start(shell)
    }

    /// Serves `site` and watches it as from a terminal. A process that runs the tests may ignore
    /// signals, like a background job, and its children would inherit that.
    pub fn with_default_signals(site: &Site) -> Preview {
        let plain = Preview::command(site, &["--watch"], "true");
        let mut env = Command::new("env");
        env.arg("--default-signal=INT,TERM").arg(plain.get_program()).args(plain.get_args());
        env.current_dir(site.root()).env("EDITOR", "true");
        Preview::start(env)
    }

    /// The same for a user with this editor.
    pub fn with_editor(site: &Site, arguments: &[&str], editor: &str) -> Preview {
        Preview::start(Preview::command(site, arguments, editor))
    }

    fn command(site: &Site, arguments: &[&str], editor: &str) -> Command {
        let all: Vec<&str> =
            ["serve", "--port", "0", "--json"].iter().chain(arguments).copied().collect();
        let mut command = site.command(&all);
        command.env("EDITOR", editor).env_remove("VISUAL");
        command
    }

    fn start(mut command: Command) -> Preview {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program can be started");
        let out = child.stdout.take().map(BufReader::new);
        let (tell, lines) = channel();
        let mut preview = Preview { child, address: ([127, 0, 0, 1], 0).into(), link: None, lines };
        let out = out.expect("it is piped");
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                let line: Value = serde_json::from_str(&line).expect("every line is an object");
                if tell.send(line).is_err() {
                    return;
                }
            }
        });
        while preview.address.port() == 0 {
            let line = preview.lines.recv_timeout(TIMEOUT).expect("the preview listens");
            if let Some(url) = line["listening"].as_str() {
                let address = url.trim_start_matches("http://").split('/').next().unwrap_or(url);
                preview.address = address.parse().expect("an address and a port");
                preview.link = line["link"].as_str().map(str::to_owned);
            }
        }
        preview
    }

    /// Sends the process a signal, such as `-STOP`.
    pub fn signal(&self, name: &str) {
        signal(self.child.id(), name);
    }

    /// The exit status of the process, if it has exited.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().expect("it is our process")
    }

    /// The running child processes of the process: id and name.
    pub fn children(&self) -> Vec<(u32, String)> {
        let processes = fs::read_dir("/proc").expect("the system has /proc");
        let parents: BTreeMap<u32, (u32, String)> = processes
            .filter_map(|entry| {
                let process = entry.ok()?.file_name().to_str()?.parse().ok()?;
                let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
                let parent = status.lines().find_map(|line| line.strip_prefix("PPid:\t"))?;
                let line = fs::read_to_string(format!("/proc/{process}/cmdline")).ok()?;
                let name = line.split('\0').next()?.rsplit('/').next()?.to_owned();
                Some((process, (parent.parse().ok()?, name)))
            })
            .collect();
        let parent = |process: &u32| parents.get(process).map(|(parent, _)| *parent);
        let is_ours = |process: u32| {
            std::iter::successors(parent(&process), parent).any(|above| above == self.child.id())
        };
        let ours =
            parents.iter().filter(|(process, (_, name))| !name.is_empty() && is_ours(**process));
        ours.map(|(process, (_, name))| (*process, name.clone())).collect()
    }

    /// The memory of the process, in kilobytes.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// The processor time of the process, in hundredths of a second.
    pub fn ticks(&self) -> u64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
    }

    /// The number of open files and connections of the process.
    pub fn handles(&self) -> usize {
        fs::read_dir(format!("/proc/{}/fd", self.child.id())).unwrap().count()
    }

    /// Sets a limit of the process, such as `nofile=840`.
    pub fn limit(&self, limit: &str) {
        let (process, limit) = (format!("--pid={}", self.child.id()), format!("--{limit}"));
        let set = Command::new("prlimit").args([process, limit]).status().unwrap();
        assert!(set.success(), "the limit is set");
    }

    /// The builds since the last call.
    pub fn builds(&self) -> Vec<Value> {
        self.lines.try_iter().collect()
    }

    /// The output of the next build.
    #[track_caller]
    pub fn next_build(&self) -> Value {
        self.lines.recv_timeout(TIMEOUT).expect("a change leads to a build")
    }

    /// Asserts that nothing is built for a while.
    #[track_caller]
    pub fn is_quiet(&self) {
        match self.lines.recv_timeout(Duration::from_millis(900)) {
            Err(RecvTimeoutError::Timeout) => {}
            other => panic!("something was built: {other:?}"),
        }
    }

    /// Requests a path, like a program.
    pub fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[])
    }

    /// Sends a request with more headers.
    pub fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = format!("{method} {path} HTTP/1.1\r\n");
        if !headers.iter().any(|(name, _)| *name == "Host") {
            request.push_str(&format!("Host: {}\r\n", self.address));
        }
        for (name, value) in headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        request.push_str("Connection: close\r\n\r\n");
        self.say(request.as_bytes(), method == "HEAD")
    }

    /// Sends a body, like a script of the page.
    pub fn post(&self, path: &str, kind: &str, body: &str) -> Answer {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        self.say((head + body).as_bytes(), false)
    }

    /// Opens the stream of events of a page.
    pub fn events(&self, page: &str) -> Events {
        let mut stream = self.connect();
        let path = format!("/@archipel/events?page={page}");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        Events(BufReader::new(stream))
    }

    /// Sends these bytes and reads the response until the connection is closed.
    pub fn say(&self, request: &[u8], has_no_body: bool) -> Answer {
        let mut stream = self.connect();
        // The server may reject it before it has read everything.
        let _ = stream.write_all(request);
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        Answer::read(&bytes, has_no_body)
    }

    /// An open connection without a request.
    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("the preview listens");
        stream.set_read_timeout(Some(TIMEOUT)).expect("a time is set");
        stream
    }

    /// The status of the newest build.
    pub fn state(&self) -> Value {
        serde_json::from_slice(&self.get("/@archipel/state").body).expect("an object")
    }

    /// Waits until the response for `path` contains these words.
    #[track_caller]
    pub fn shows(&self, path: &str, words: &str) {
        self.until(&format!("{path} shows {words:?}"), || self.get(path).text().contains(words));
    }

    /// Waits until a condition holds.
    #[track_caller]
    pub fn until(&self, what: &str, mut holds: impl FnMut() -> bool) {
        let start = Instant::now();
        while !holds() {
            assert!(start.elapsed() < TIMEOUT, "{} in {TIMEOUT:?} not: {what}", self.address);
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Preview {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends a process a signal, such as `-KILL`.
pub fn signal(process: u32, name: &str) {
    let sent = Command::new("kill").arg(name).arg(process.to_string()).status().unwrap();
    assert!(sent.success(), "{process} runs");
}

/// An open stream of events.
pub struct Events(BufReader<TcpStream>);

impl Events {
    /// Reads until a matching message.
    #[track_caller]
    pub fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let mut line = String::new();
            let count = self.0.read_line(&mut line).expect("a message comes");
            assert!(count > 0, "the stream goes on");
            let message = line.strip_prefix("data: ").map(serde_json::from_str::<Value>);
            if let Some(Ok(message)) = message
                && fits(&message)
            {
                return message;
            }
        }
    }
}

/// A response.
#[derive(Debug)]
pub struct Answer {
    /// Its status; 0 when the connection was closed without one.
    pub status: u16,
    /// Its headers, in lower case.
    pub headers: BTreeMap<String, String>,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// Parses the bytes of a response.
    pub fn read(bytes: &[u8], has_no_body: bool) -> Answer {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(bytes.len());
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok());
        let headers: BTreeMap<String, String> = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
            .collect();
        let mut body = bytes.get(end + 4..).unwrap_or_default().to_vec();
        if headers.get("transfer-encoding").is_some_and(|it| it == "chunked") && !has_no_body {
            body = whole(&body);
        }
        Answer { status: status.unwrap_or(0), headers, body }
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// A header; empty if it is missing.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

/// Joins chunks (RFC 9112, section 7.1).
fn whole(mut chunks: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = chunks.windows(2).position(|two| two == b"\r\n") {
        let size = String::from_utf8_lossy(&chunks[..end]).into_owned();
        let size = usize::from_str_radix(size.trim(), 16).expect("the size of a chunk");
        let Some(chunk) = chunks.get(end + 2..end + 2 + size).filter(|_| size > 0) else { break };
        whole.extend_from_slice(chunk);
        chunks = &chunks[end + 4 + size..];
    }
    whole
}
