//! System calls that fail: of each kind, the first, the second and so on, once in every run.
//!
//! Memory that runs out ends the process, as in every program whose allocator can't say so, and is
//! left out.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::site::{self, MORE, Run, Site, TempDir};
use crate::strace::traced;

/// The kinds of calls, and how they fail.
const KINDS: [(&str, &str); 15] = [
    ("openat", "EMFILE"),
    ("read", "EIO"),
    ("pread64", "EIO"),
    ("getdents64", "EIO"),
    ("statx", "EIO"),
    ("newfstatat", "EACCES"),
    ("write", "ENOSPC"),
    ("mkdir", "ENOSPC"),
    ("link,linkat", "EMLINK"),
    ("rename,renameat,renameat2", "EIO"),
    ("unlink,unlinkat,rmdir", "EIO"),
    ("flock,fcntl", "ENOLCK"),
    ("syncfs", "EIO"),
    ("close", "EIO"),
    ("clone3,clone", "EAGAIN"),
];

/// What the standard library panics with where a folder can't be closed. It takes that for a bug,
/// as no file system of Linux can answer so: only files have something left to write then.
const CLOSED_FOLDER: &str = "unexpected error during closedir";

/// How many calls of a kind fail in an everyday run of the tests, spread over all of them.
const SAMPLE: usize = 12;

/// No build of these sites takes longer, even one whose calls are traced.
const LIMIT: Duration = Duration::from_mins(1);

/// A site with an old output, ready for a build that writes, links and removes files.
fn edited() -> Site {
    let site = Site::new(MORE);
    site.build().fine();
    site.edit("-- assets/main.css\nb { top: 7px }\n-- static/new.txt\nnew\n");
    site.edit("-- content/pages/terms.yaml (absent)\n");
    site
}

/// How many calls of a kind the build of such a site makes in a thread; `None` where it can't be
/// traced.
fn count(kind: &str) -> Option<usize> {
    let site = edited();
    let folder = TempDir::new();
    let file = folder.path().join("record");
    let trace = format!("trace={kind}");
    let options = ["-e", &trace, "-o", file.to_str().unwrap()];
    Run::of(&mut traced(&site, &options, &["build"])?).fine();
    let record = std::fs::read_to_string(&file).unwrap();
    let mut threads = std::collections::BTreeMap::new();
    for line in record.lines().filter(|line| line.contains('(')) {
        *threads.entry(line.split(' ').next()).or_default() += 1;
    }
    threads.into_values().max()
}

/// What is wrong with a build whose call number `at` of a kind fails, if anything.
fn complaint(kind: &str, error: &str, at: usize) -> Option<String> {
    let site = edited();
    let old = contents(&site);
    let inject = format!("inject={kind}:error={error}:when={at}");
    let trace = format!("trace={kind}");
    let options = ["-e", &trace, "-e", &inject, "-o", "/dev/null"];
    let run = run_with_limit(&mut traced(&site, &options, &["build"])?);
    let found = contents(&site);
    // The loader of programs ends them when it can't read a library.
    let is_not_begun = run.err.contains("error while loading shared libraries");
    let errors: Vec<&str> = run.err.lines().filter(|line| line.starts_with("error")).collect();
    let is_unread = |line: &&str| line.starts_with("error[unreadable-file]");
    // What it has to say is written, too.
    let is_mute = kind == "write" && run.err.is_empty();
    let wrong = match run.code {
        0 if found == old => "nothing was built",
        1 if errors.is_empty() || !errors.iter().all(is_unread) => "it names consequences",
        2 if errors.len() != 1 && !is_mute => "it does not say once what failed",
        101 if run.err.contains(CLOSED_FOLDER) => return None,
        _ if run.err.contains("panicked") => "it panicked",
        0..=2 => match site.build().fine().code {
            0 if found != old && found != contents(&site) => "the output is neither old nor new",
            _ if site.at(".dist.staging").exists() => "the staging folder is left",
            _ => return None,
        },
        127 if is_not_begun => return None,
        _ => "it ended otherwise",
    };
    Some(format!("{kind} {at}, {error}: {wrong}; exit code {}\n{}", run.code, run.err))
}

fn contents(site: &Site) -> Vec<(String, Vec<u8>)> {
    site.dist().into_iter().map(|(path, file)| (path, file.bytes)).collect()
}

/// Runs a command; it and everything that it started must end in time.
fn run_with_limit(command: &mut Command) -> Run {
    let start = Instant::now();
    let output = command.output().expect("strace can be started");
    assert!(start.elapsed() < LIMIT, "{command:?} took {:?}", start.elapsed());
    Run::from(output)
}

#[test]
fn any_call_may_fail() {
    let mut complaints = Vec::new();
    for (kind, error) in KINDS {
        let Some(count) = count(kind) else { return };
        assert!(count > 0, "the build makes no call {kind}");
        let step = if site::is_whole() { 1 } else { count.div_ceil(SAMPLE) };
        let calls: Vec<usize> = (1..=count).step_by(step).collect();
        complaints.extend(calls.into_iter().filter_map(|at| complaint(kind, error, at)));
    }
    assert!(complaints.is_empty(), "{} complaints\n{}", complaints.len(), complaints.join("\n"));
}
