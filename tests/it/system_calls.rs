//! Failing system calls: of each kind, the first, the second and so on, once in every run.
//!
//! Calls are counted per thread, so that one run may try several. Outside of `tests/run all` one
//! call of each kind fails; `SEED=7` selects others.
//!
//! Running out of memory ends the process, as in every program with an infallible allocator, and is
//! not tested.

use std::fs;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use parking_lot::Mutex;

use crate::extent::is_whole;
use crate::random::Random;
use crate::site::{MORE, Run, Site, TempDir};
use crate::strace::traced;

/// The kinds of calls of every build, and how they fail.
const KINDS: [(&str, &str); 20] = [
    ("open,openat", "EMFILE"),
    ("openat", "EIO"),
    ("read", "EIO"),
    ("pread64", "EIO"),
    ("getdents64", "EIO"),
    ("statx", "EIO"),
    ("newfstatat", "EACCES"),
    ("readlink", "EIO"),
    ("getcwd", "ENOENT"),
    ("lseek", "EIO"),
    ("write", "ENOSPC"),
    ("write", "EIO"),
    ("mkdir", "ENOSPC"),
    ("link,linkat", "EMLINK"),
    ("rename,renameat,renameat2", "EIO"),
    ("unlink,unlinkat,rmdir", "EIO"),
    ("flock,fcntl", "ENOLCK"),
    ("syncfs", "EIO"),
    ("close", "EIO"),
    ("clone3,clone", "EAGAIN"),
];

/// Further kinds in a build that runs other programs. The calls fail in these programs, too.
const PROGRAM_KINDS: [(&str, &str); 7] = [
    ("execve", "EACCES"),
    ("pipe2,pipe,socketpair", "EMFILE"),
    ("clone3,clone,vfork", "EAGAIN"),
    ("wait4,waitid", "EINVAL"),
    ("rename,renameat,renameat2", "EIO"),
    ("mkdir,link,linkat", "ENOSPC"),
    ("unlink,unlinkat,rmdir", "EIO"),
];

/// The limit in seconds after which a build counts as hanging, even if its calls are traced.
const LIMIT: &str = "90";

/// An island that any page can show.
const ISLAND: &str = "\
-- islands/counter/island.toml
description = \"Counts.\"
when = \"load\"
-- islands/counter/island.tsx
export default function Counter() { return <b/>; }
-- templates/page.html
{{ island(\"counter\") }}<p>{{ page.title }}</p>
";

/// A site that is ready to be built. Tests copy it.
struct Original {
    site: Site,
    /// The output of the last build.
    old: Contents,
    /// The output of the next build.
    new: Contents,
}

type Contents = Vec<(String, Vec<u8>)>;

fn contents(site: &Site) -> Contents {
    site.dist().into_iter().map(|(path, file)| (path, file.bytes)).collect()
}

impl Original {
    fn of(site: Site) -> Original {
        let mut original = Original { old: contents(&site), new: Vec::new(), site };
        let copy = original.site.copy();
        copy.build().fine();
        original.new = contents(&copy);
        original
    }

    /// A site without an output and a cache.
    fn cold(files: &str) -> Original {
        Original::of(Site::new(files))
    }

    /// A site with an old output, ready for a build that writes, links and removes files.
    fn warm(files: &str) -> Original {
        let site = Site::new(files);
        site.edit(MORE).build().fine();
        site.edit("-- assets/main.css\nb { top: 7px }\n-- static/new.txt\nnew\n");
        site.edit("-- content/pages/terms.yaml (absent)\n");
        Original::of(site)
    }

    /// The number of calls of a kind that a thread of the build makes; `None` if it can't be
    /// traced.
    fn count(&self, kind: &str) -> Option<usize> {
        let site = self.site.copy();
        let folder = TempDir::new();
        let file = folder.path().join("record");
        let trace = format!("trace={kind}");
        let options = ["-e", &trace, "-o", file.to_str().unwrap()];
        Run::of(&mut traced(&site, &options, &["build"])?).fine();
        let record = fs::read_to_string(&file).unwrap();
        let mut threads = std::collections::BTreeMap::new();
        for line in record.lines().filter(|line| line.contains('(')) {
            *threads.entry(line.split(' ').next()).or_default() += 1;
        }
        Some(threads.into_values().max().unwrap_or_default())
    }

    /// The complaint about a build whose call number `at` of a kind fails, if any.
    fn complaint(&self, Fault { kind, error, at }: Fault) -> Option<String> {
        let site = self.site.copy();
        let inject = format!("inject={kind}:error={error}:when={at}");
        let trace = format!("trace={kind}");
        let options = ["-e", &trace, "-e", &inject, "-o", "/dev/null"];
        let traced = traced(&site, &options, &["build"])?;
        let mut limited = Command::new("timeout");
        limited.args(["--signal=KILL", LIMIT]).arg(traced.get_program()).args(traced.get_args());
        limited.current_dir(site.root()).stdin(std::process::Stdio::null());
        let run = Run::of(limited.env_remove("NO_COLOR").env("RUST_BACKTRACE", "0"));
        let found = contents(&site);
        // The loader ends programs if it can't read a library.
        let is_not_begun = run.err.contains("error while loading shared libraries")
            || run.err.starts_with("strace: exec");
        let errors: Vec<&str> = run.err.lines().filter(|line| line.starts_with("error")).collect();
        // esbuild itself reports files that it can't read.
        let is_unread = |line: &&str| {
            line.starts_with("error[unreadable-file]") || line.starts_with("error[bundle-error]")
        };
        // The error message is written, too.
        let is_mute = kind == "write" && run.err.is_empty();
        let left = processes_in(&site);
        let wrong = match run.code {
            _ if is_not_begun => return None,
            _ if !left.is_empty() => "a process is left",
            _ if run.err.contains("panicked") => "it panicked",
            _ if found != self.old && found != self.new => "the output is neither old nor new",
            0 if found == self.old => "nothing was built",
            1 if errors.is_empty() || !errors.iter().all(is_unread) => "it names consequences",
            2 if errors.len() != 1 && !is_mute => "it does not say once what failed",
            0..=2 => self.next_build(&site)?,
            _ => "it ended otherwise",
        };
        for process in left {
            let _ = Command::new("kill").args(["-KILL", &process]).status();
        }
        let code = run.code;
        Some(format!("{kind} {at}, {error}: {wrong}; exit code {code}\n{}", run.err))
    }

    /// The complaint about the next build, if any.
    fn next_build(&self, site: &Site) -> Option<&'static str> {
        let files = || walkdir::WalkDir::new(site.root()).into_iter().map(Result::unwrap);
        let is_temporary = |entry: walkdir::DirEntry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            name.contains("tmp-") || name.contains(".staging")
        };
        if site.build().code != 0 {
            Some("the next build fails")
        } else if contents(site) != self.new {
            Some("the next build makes something else")
        } else if files().any(is_temporary) {
            Some("the next build leaves temporary files")
        } else {
            None
        }
    }

    /// Makes calls of these kinds fail: one of each, or all of them in `tests/run all`.
    fn any_call_may_fail(&self, kinds: &[(&'static str, &'static str)]) {
        let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok());
        let mut random = Random::new(seed.unwrap_or(1));
        let mut faults = Vec::new();
        for &(kind, error) in kinds {
            let Some(count) = self.count(kind) else { return };
            let step = if is_whole() { 1 } else { count.max(1) };
            let calls = (0..count).step_by(step).map(|from| from + 1 + random.below(step));
            faults.extend(calls.map(|at| Fault { kind, error, at }));
        }
        let (next, complaints) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        let work = || {
            while let Some(fault) = faults.get(next.fetch_add(1, Ordering::Relaxed)) {
                let complaint = self.complaint(*fault);
                complaints.lock().extend(complaint);
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(work);
            }
        });
        let complaints = complaints.into_inner();
        let (found, all) = (complaints.len(), complaints.join("\n"));
        assert!(found == 0, "{found} complaints of {} faults\n{all}", faults.len());
    }
}

/// A call that fails.
#[derive(Clone, Copy)]
struct Fault {
    kind: &'static str,
    error: &'static str,
    /// The number of the call in its thread, from 1.
    at: usize,
}

/// The processes that run in a folder of the site.
fn processes_in(site: &Site) -> Vec<String> {
    let root = fs::canonicalize(site.root()).unwrap();
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let runs_here = |entry: &fs::DirEntry| {
        fs::read_link(entry.path().join("cwd")).is_ok_and(|folder| folder.starts_with(&root))
    };
    let here = processes.filter(runs_here);
    here.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn any_call_of_a_first_build_may_fail() {
    Original::cold(MORE).any_call_may_fail(&KINDS);
}

#[test]
fn any_call_of_a_later_build_may_fail() {
    Original::warm("").any_call_may_fail(&KINDS);
}

#[test]
fn any_call_around_other_programs_may_fail() {
    Original::cold(ISLAND).any_call_may_fail(&PROGRAM_KINDS);
}

/// Everything is cached; other programs only run for results that can't be cached.
#[test]
fn any_call_of_a_cached_build_may_fail() {
    let kinds = match is_whole() {
        true => &[&KINDS[..], &PROGRAM_KINDS].concat()[..],
        false => &PROGRAM_KINDS[..2],
    };
    Original::warm(ISLAND).any_call_may_fail(kinds);
}
