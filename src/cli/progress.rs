//! How long it takes, and the line that says how far it is.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::pipeline::{Progress, Stage};

/// When the command began.
pub(super) struct Clock(Instant);

impl Clock {
    pub(super) fn start() -> Clock {
        Clock(Instant::now())
    }

    /// The time since then.
    pub(super) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The line at the bottom of a terminal.
pub(super) struct Line {
    shown: bool,
    /// Milliseconds since the start, when it was last written.
    last: AtomicU64,
}

/// So often the line changes, at most: faster is not read.
const LINE_PAUSE_MS: u64 = 80;

impl Line {
    pub(super) fn new(shown: bool) -> Line {
        Line { shown, last: AtomicU64::new(0) }
    }

    /// Writes it anew, unless that was done a moment ago.
    pub(super) fn write(&self, at: Duration, words: impl FnOnce() -> String) {
        if !self.shown {
            return;
        }
        let now = at.as_millis() as u64;
        let last = self.last.load(Ordering::Relaxed);
        if now >= last + LINE_PAUSE_MS
            && self.last.compare_exchange(last, now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
        {
            let _ = write!(std::io::stderr(), "\r\x1b[2K{}", words());
            let _ = std::io::stderr().flush();
        }
    }

    /// Takes the line away.
    pub(super) fn clear(&self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[2K");
        }
    }
}

/// Hears of the stages and measures them.
pub(super) struct Times<'a> {
    clock: &'a Clock,
    line: &'a Line,
    quiet: bool,
    starts: Mutex<Vec<(Stage, Duration)>>,
}

impl<'a> Times<'a> {
    pub(super) fn new(clock: &'a Clock, line: &'a Line, quiet: bool) -> Times<'a> {
        Times { clock, line, quiet, starts: Mutex::default() }
    }

    /// The times of the stages; what comes after the last one began belongs to writing.
    pub(super) fn finish(&self) -> Took {
        let total = self.clock.0.elapsed();
        let starts = self.starts.lock().expect("no thread panics while it holds the lock");
        let ends = starts.iter().skip(1).map(|(_, start)| *start).chain([total]);
        let stages = starts
            .iter()
            .zip(ends)
            .map(|((stage, start), end)| (name(*stage), end.saturating_sub(*start)))
            .collect();
        Took { total, stages }
    }
}

impl Progress for Times<'_> {
    fn stage(&self, stage: Stage) {
        let at = self.clock.0.elapsed();
        self.starts.lock().expect("no thread panics while it holds the lock").push((stage, at));
        self.line.write(at, || format!("{} …", name(stage)));
    }

    fn installing(&self) {
        if !self.quiet {
            say!("installing the islands' packages (npm ci in islands/) …");
        }
    }

    fn routes(&self, done: usize, all: usize) {
        self.line.write(self.clock.0.elapsed(), || format!("render {done} of {all}"));
    }
}

fn name(stage: Stage) -> &'static str {
    match stage {
        Stage::Read => "read",
        Stage::Render => "render",
        Stage::Finish => "finish",
    }
}

/// A time as people read it.
pub(super) fn shown(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds < 1.0 => format!("{:.0} ms", seconds * 1e3),
        seconds => format!("{seconds:.2} s"),
    }
}

/// Measured times.
pub(super) struct Took {
    total: Duration,
    stages: Vec<(&'static str, Duration)>,
}

impl Took {
    /// The whole, as people read it.
    pub(super) fn total(&self) -> String {
        shown(self.total)
    }

    /// By stage, in milliseconds.
    pub(super) fn milliseconds(&self) -> BTreeMap<&'static str, f64> {
        let milliseconds = |time: &Duration| (time.as_secs_f64() * 1e5).round() / 1e2;
        let mut times: BTreeMap<_, _> =
            self.stages.iter().map(|(name, time)| (*name, milliseconds(time))).collect();
        times.insert("total", milliseconds(&self.total));
        times
    }

    /// One line a stage.
    pub(super) fn print(&self) {
        for (name, time) in self.milliseconds() {
            say!("       {name:<8} {time:>9.1} ms");
        }
    }
}
