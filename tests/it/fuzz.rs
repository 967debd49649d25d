//! Random inputs and requests: the result is always a diagnostic or a status.
//!
//! The seeds are the cases of `tests/bad-input/` and the site that they are laid over, so that a
//! new kind of input is tried as soon as a case contains it. An input is generated from its number
//! alone: `SEED=8123` begins with the input that a complaint names. The cache of earlier inputs is
//! missing in this run: if the complaint does not recur, its cause is the cache.

mod mutation;

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::extent::{Extent, extent, is_whole};
use crate::preview::Preview;
use crate::random::Random;
use crate::site::{self, BASE, ROOT, Site};

/// The number of inputs and requests in fast tests, and of requests in usual ones.
const FEW: u64 = 300;

/// The time for which one thread tries the inputs of each kind in a usual run.
const EACH_KIND: Duration = Duration::from_mins(1);

/// The time for which inputs are tried in a full run.
const LONG: Duration = Duration::from_hours(1);

/// The limit of processor time in seconds after which a check counts as hanging; one takes some
/// hundredths.
const PROCESSOR: &str = "--cpu=60";

/// The signal that ends processes that exceed it.
const SIGKILL: i32 = 9;

/// The limit of time in seconds after which a check counts as blocked: more than it takes on a busy
/// machine.
const LIMIT: &str = "600";

/// The limit of memory in bytes for a check of such a site.
const MEMORY: &str = "--as=4294967296";

/// The number of complaints after which the test stops.
const ENOUGH: usize = 5;

/// A file of a seed.
struct Seed {
    /// The files of the site that it belongs to.
    site: String,
    path: String,
    text: String,
}

/// The kind of a file: kinds are tried equally often.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "toml" if path.starts_with("islands/") => "settings of islands",
        "toml" => "settings",
        "yaml" if path.starts_with("templates/") => "schemas",
        "yaml" if path.starts_with("content/pages/") => "pages",
        "yaml" => "data",
        "ftl" if path.contains("/islands/") => "messages of islands",
        "ftl" => "messages",
        "md" => "bodies",
        "html" | "xml" => "templates",
        "css" => "styles",
        "svg" => "drawings",
        _ => "",
    }
}

fn seeds() -> BTreeMap<&'static str, Vec<Seed>> {
    let folder = Path::new(ROOT).join("tests/bad-input");
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let texts = paths.iter().map(|path| std::fs::read_to_string(path).unwrap());
    let mut seeds: BTreeMap<_, Vec<Seed>> = BTreeMap::new();
    for text in texts {
        let case = text.split("-- expected\n").next().unwrap_or_default();
        let files = site::parse(case);
        if files.iter().any(|file| file.kind.is_some()) {
            continue;
        }
        for file in site::parse(BASE).iter().chain(&files) {
            let (site, path, text) = (case.to_owned(), file.path.to_owned(), file.text.to_owned());
            seeds.entry(kind(file.path)).or_default().push(Seed { site, path, text });
        }
    }
    seeds.remove("");
    seeds
}

/// The sites of one thread by their files. Each has the cache of earlier checks, as for an editor,
/// so that only results that depend on the input are computed again: bundling takes longer than all
/// else.
type Sites<'s> = BTreeMap<&'s str, Site>;

/// The complaint about the result for input `number`, if any.
fn complaint<'s>(
    seeds: &'s BTreeMap<&'static str, Vec<Seed>>,
    sites: &mut Sites<'s>,
    number: u64,
) -> Option<String> {
    let mut random = Random::new(number);
    let kinds: Vec<_> = seeds.values().collect();
    let kind = kinds[random.below(kinds.len())];
    let seed = &kind[random.below(kind.len())];
    let others: Vec<&[u8]> = kind.iter().map(|seed| seed.text.as_bytes()).collect();
    let mutated = mutation::mutate(&mut random, seed.text.as_bytes(), &others);
    let site = sites.entry(&seed.site).or_insert_with(|| Site::new(&seed.site));
    let file = site.at(&seed.path);
    let original = std::fs::read(&file).unwrap();
    std::fs::write(&file, &mutated).unwrap();
    let mut command = Command::new("timeout");
    command.args([LIMIT, "prlimit", PROCESSOR]);
    // Node reserves far more memory than it uses.
    if !site.at("islands").exists() {
        command.arg(MEMORY);
    }
    command.arg(env!("CARGO_BIN_EXE_archipel")).args(["check", "--json"]).current_dir(site.root());
    let output = command.output().expect("GNU's programs are there");
    std::fs::write(&file, original).unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    let wrong = match output.status.code() {
        Some(code @ (0 | 1)) => wrong_report(&output.stdout, code == 1)?,
        Some(124) => "it hangs".to_owned(),
        Some(code) => format!("it ends with {code}"),
        None if output.status.signal() == Some(SIGKILL) => "it takes too long".to_owned(),
        None => format!("signal {:?} ends it", output.status.signal()),
    };
    let text = String::from_utf8_lossy(&mutated);
    let start = text.char_indices().nth(3_000).map_or(&*text, |(end, _)| &text[..end]);
    Some(format!("SEED={number}, `{}`: {wrong}\n{err}\n{start}\n", seed.path))
}

/// The complaint about a report, if any: each diagnostic must have a file and a message.
fn wrong_report(json: &[u8], has_failed: bool) -> Option<String> {
    let Ok(report) = serde_json::from_slice::<serde_json::Value>(json) else {
        return Some("the report is not JSON".to_owned());
    };
    let Some(diagnostics) = report["diagnostics"].as_array() else {
        return Some("the report has no list of diagnostics".to_owned());
    };
    let is_error = |one: &&serde_json::Value| one["severity"] == "error";
    if has_failed != diagnostics.iter().any(|one| is_error(&one)) {
        return Some("the exit code is not that of the report".to_owned());
    }
    let says = |one: &serde_json::Value, field: &str| {
        one[field].as_str().is_some_and(|text| !text.trim().is_empty())
    };
    let mute = diagnostics.iter().find(|one| !says(one, "message") || !says(one, "file"));
    mute.map(|one| format!("an error without a file or a message: {one}"))
}

/// Prints a finding immediately, since the rest may take an hour, and at the end the number of
/// inputs.
fn say(what: &str) {
    std::io::stderr().write_all(what.as_bytes()).expect("standard error is open");
}

fn first_number() -> u64 {
    std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1)
}

#[test]
fn no_input_ends_the_program() {
    let seeds = seeds();
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get) as u32;
    let (first, start) = (first_number(), Instant::now());
    let (next, complaints) = (AtomicU64::new(first), AtomicUsize::new(0));
    let is_over = |number: u64| match extent() {
        Extent::Fast => number - first >= FEW,
        Extent::Usual => start.elapsed() > EACH_KIND * seeds.len() as u32 / threads,
        Extent::All => start.elapsed() > LONG,
    };
    let work = || {
        let mut sites = Sites::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if is_over(number) || complaints.load(Ordering::Relaxed) >= ENOUGH {
                return;
            }
            if let Some(complaint) = complaint(&seeds, &mut sites, number) {
                complaints.fetch_add(1, Ordering::Relaxed);
                say(&complaint);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let tried = next.into_inner() - first;
    assert_eq!(complaints.into_inner(), 0, "complaints, of {tried} inputs");
    say(&format!("{tried} inputs of {} kinds\n", seeds.len()));
}

/// Templates may contain drawings and data without line breaks.
#[test]
fn a_template_has_lines_of_any_length() {
    let line = format!("<p>{}</p>{{{{ ! }}}}", "a".repeat(70_000));
    let run = Site::new(&format!("-- templates/page.html\n{line}\n")).check();
    assert!(run.err.contains("templates/page.html:1:70011"), "{}", run.err);
}

/// Requests of every kind that the preview supports.
const REQUESTS: [&str; 8] = [
    "GET /en/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "HEAD /de/?a=b HTTP/1.1\r\nHost: 127.0.0.1\r\nRange: bytes=0-9,20-\r\n\r\n",
    "GET /assets/main.css HTTP/1.1\r\nHost: [::1]\r\nIf-None-Match: \"a\", W/\"b\"\r\n\r\n",
    "GET /@archipel/events?page=/en/ HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: 7\r\n\r\n",
    "GET /@archipel/client/main.js HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip\r\n\r\n",
    "GET /@archipel/state HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\r\n",
    "POST /@archipel/open HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
     Content-Length: 41\r\n\r\n{\"file\":\"site.toml\",\"line\":1,\"column\":1}\n",
    "POST /@archipel/open HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n\
     5\r\n{\"a\":\r\n0\r\n\r\n",
];

#[test]
fn no_request_ends_the_preview() {
    let site = Site::new("");
    let mut preview = Preview::with(&site, &[]);
    let seeds: Vec<&[u8]> = REQUESTS.iter().map(|request| request.as_bytes()).collect();
    let count = if is_whole() { 40 * FEW } else { FEW };
    let mut answers = 0;
    for number in first_number()..first_number() + count {
        let mut random = Random::new(number);
        let seed = seeds[random.below(seeds.len())];
        let request = mutation::mutate(&mut random, seed, &seeds);
        let mut stream = preview.connect();
        // The server may have rejected it before its end.
        let _ = stream.write_all(&request);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let _ = stream.set_read_timeout(Some(Duration::from_millis(200)));
        let mut start = [0; 12];
        if stream.read_exact(&mut start).is_ok() {
            assert!(start.starts_with(b"HTTP/1."), "SEED={number}: {start:?}");
            answers += 1;
        }
        if number % 50 == 0 {
            assert_eq!(preview.get("/en/").status, 200, "SEED={number}");
        }
    }
    assert_eq!(preview.ended(), None);
    assert!(answers > count / 2, "{answers} of {count} requests were answered");
}
