//! `archipel explain`: more about a kind of mistake, or what a page is made from.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context as _, bail};
use serde::Serialize;

use crate::cli::terminal::{Common, FINE, WRONG, print_report};
use crate::diagnostic::{Code, nearest};
use crate::explain::explain;
use crate::output::Nowhere;
use crate::pipeline::{Memory, Options, Progress, Stage, build};
use crate::render::World;
use crate::source::Snapshot;

/// Explains a code, a page by its path, or a page of a running preview by its address.
pub(super) fn run(common: &Common, about: Option<&str>) -> anyhow::Result<u8> {
    match about {
        Some(url) if url.starts_with("http://") => ask(common, url),
        Some(url) if url.contains('/') => page(common, url),
        about => code(common, about),
    }
}

/// A kind of mistake, for programs.
#[derive(Serialize)]
struct Kind<'a> {
    code: &'a str,
    text: &'a str,
}

fn code(common: &Common, code: Option<&str>) -> anyhow::Result<u8> {
    let mut words = String::new();
    match code {
        Some(name) => {
            let known = Code::ALL.iter().find(|code| code.as_str() == name);
            let Some(code) = known else {
                let near = nearest(name, Code::ALL.iter().map(|code| code.as_str()));
                let near = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
                bail!("there is no code `{name}`{near}");
            };
            for line in code.explanation().lines() {
                words.push_str(line.trim());
                words.push('\n');
            }
            if common.json {
                words = line(&Kind { code: name, text: words.trim_end() });
            }
        }
        None if common.json => {
            let codes: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
            words = line(&codes);
        }
        None => {
            for code in Code::ALL {
                words.push_str(code.as_str());
                words.push('\n');
            }
        }
    }
    print(&words);
    Ok(FINE)
}

/// Builds the site without writing it, and explains one of its pages.
fn page(common: &Common, url: &str) -> anyhow::Result<u8> {
    let snapshot = Arc::new(Snapshot::take(&common.root));
    let mut memory = Memory::new();
    let memo = memory.memo();
    let seen = Seen::default();
    let built = build(&snapshot, &Options::default(), &mut memory, &Nowhere, &seen)?;
    let world = seen.0.into_inner().expect("no thread panics while it holds the lock");
    let explained =
        world.and_then(|world| explain(&world, url, |route| memo.trace(route), memory.builds()));
    let is_wrong = built.report.has_errors();
    if is_wrong {
        print_report(common, &built.report, &snapshot);
    }
    match explained {
        Some(explanation) if common.json => print(&line(&explanation)),
        Some(explanation) => print(&explanation.to_string()),
        None if is_wrong => {}
        None => bail!("the site has no page at `{url}`; write its address, such as /en/about/"),
    }
    Ok(if is_wrong { WRONG } else { FINE })
}

/// Keeps the world that was built.
#[derive(Default)]
struct Seen(Mutex<Option<Arc<World>>>);

impl Progress for Seen {
    fn stage(&self, _: Stage) {}
    fn installing(&self) {}
    fn routes(&self, _: usize, _: usize) {}
    fn first(&self, world: &Arc<World>) {
        *self.0.lock().expect("no thread panics while it holds the lock") = Some(Arc::clone(world));
    }
}

/// How long a preview may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Asks the preview that serves `url`: it knows what its last builds did.
fn ask(common: &Common, url: &str) -> anyhow::Result<u8> {
    let form = if common.json { "application/json" } else { "text/plain" };
    let rest = url.trim_start_matches("http://");
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let address = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    let answer = (|| -> std::io::Result<Vec<u8>> {
        let mut stream = TcpStream::connect(&address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let path = if path.is_empty() { "/" } else { path };
        let query: String = path.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let own = "/@archipel/explain";
        write!(
            stream,
            "GET {own}?path={query} HTTP/1.1\r\nHost: {host}\r\nAccept: {form}\r\n\
             Connection: close\r\n\r\n"
        )?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(answer)
    })()
    .with_context(|| format!("no preview answers at {host}; start it with `archipel serve`"))?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, words) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if head.starts_with("HTTP/1.1 200") && head.contains(form) {
        print(&format!("{}\n", words.trim_end()));
        return Ok(FINE);
    }
    bail!("the preview at {host} has no page at `{path}`");
}

/// One line of JSON.
fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("texts and numbers are JSON") + "\n"
}

fn print(words: &str) {
    // A reader that has gone away is no failure.
    let _ = std::io::stdout().write_all(words.as_bytes());
}
