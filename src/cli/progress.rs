//! Stage times and the status line.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::Builder;
use std::time::{Duration, Instant};

use parking_lot::Mutex;

use crate::base::wait::{DISPLAY_DELAY, watch};
use crate::build::pipeline::{Progress, Stage};
use crate::cli::terminal::{is_terminal, say_inline};

/// The start of the command.
pub(super) struct Clock(Instant);

impl Clock {
    pub(super) fn start() -> Clock {
        Clock(Instant::now())
    }

    /// The time since the start.
    pub(super) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The status line at the bottom of a terminal.
pub(super) struct StatusLine {
    is_shown: bool,
    /// The time of the last update, in milliseconds since the start.
    last: AtomicU64,
}

/// The shortest interval between two updates of the line.
const UPDATE_INTERVAL_MS: u64 = 80;
/// Moves to the start of the line and clears it.
const CLEAR: &str = "\r\x1b[2K";

impl StatusLine {
    pub(super) fn new(is_shown: bool) -> StatusLine {
        StatusLine { is_shown, last: AtomicU64::new(0) }
    }

    /// Updates the line, at most once per [`UPDATE_INTERVAL_MS`].
    pub(super) fn write(&self, at: Duration, words: impl FnOnce() -> String) {
        if !self.is_shown {
            return;
        }
        let now = at.as_millis() as u64;
        let last = self.last.load(Ordering::Relaxed);
        if now >= last + UPDATE_INTERVAL_MS
            && self.last.compare_exchange(last, now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
        {
            say_inline(format_args!("{CLEAR}{}", words()));
        }
    }

    /// Clears the line.
    pub(super) fn clear(&self) {
        if self.is_shown {
            say_inline(format_args!("{CLEAR}"));
        }
    }
}

/// Measures the stages of a build.
pub(super) struct StageTimer<'a> {
    clock: &'a Clock,
    line: &'a StatusLine,
    starts: Mutex<Vec<(Stage, Duration)>>,
}

impl<'a> StageTimer<'a> {
    pub(super) fn new(clock: &'a Clock, line: &'a StatusLine) -> StageTimer<'a> {
        StageTimer { clock, line, starts: Mutex::default() }
    }

    /// The durations of the stages; the last one includes writing the output.
    pub(super) fn finish(&self) -> StageTimes {
        let total = self.clock.elapsed();
        let starts = self.starts.lock();
        let ends = starts.iter().skip(1).map(|(_, start)| *start).chain([total]);
        let stages = starts
            .iter()
            .zip(ends)
            .map(|((stage, start), end)| (name(*stage), end.saturating_sub(*start)))
            .collect();
        StageTimes { total, stages }
    }
}

impl Progress for StageTimer<'_> {
    fn stage(&self, stage: Stage) {
        let at = self.clock.elapsed();
        self.starts.lock().push((stage, at));
        self.line.write(at, || format!("{} …", name(stage)));
    }

    fn routes(&self, done: usize, all: usize) {
        self.line.write(self.clock.elapsed(), || format!("render {done} of {all}"));
    }
}

/// The interval between two lines about a wait without a terminal, in seconds.
const PLAIN_INTERVAL: u64 = 10;

/// Shows waits until the program ends: on a terminal in the status line, elsewhere as a line every
/// [`PLAIN_INTERVAL`] seconds, so that the log of a build that hangs shows its cause.
pub(super) fn show_waits() {
    let is_terminal = is_terminal();
    let show = move |what: &str, length: Duration| {
        let seconds = length.as_secs();
        if is_terminal {
            say_inline(format_args!("{CLEAR}{what}, {seconds} s"));
        } else if seconds == DISPLAY_DELAY.as_secs() || seconds.is_multiple_of(PLAIN_INTERVAL) {
            say!("{what}, {seconds} s");
        }
    };
    // If the thread can't be started, waits are not shown.
    let _ = Builder::new().name("waits".to_owned()).spawn(move || watch(show));
}

fn name(stage: Stage) -> &'static str {
    match stage {
        Stage::Read => "read",
        Stage::Render => "render",
        Stage::Finish => "finish",
    }
}

/// Formats a duration for display.
pub(super) fn format_duration(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds < 1.0 => format!("{:.0} ms", seconds * 1e3),
        seconds => format!("{seconds:.2} s"),
    }
}

/// Measured durations.
pub(super) struct StageTimes {
    total: Duration,
    stages: Vec<(&'static str, Duration)>,
}

impl StageTimes {
    /// The total, for display.
    pub(super) fn total(&self) -> String {
        format_duration(self.total)
    }

    /// The durations by stage, in milliseconds.
    pub(super) fn milliseconds(&self) -> BTreeMap<&'static str, f64> {
        let milliseconds = |time: &Duration| (time.as_secs_f64() * 1e5).round() / 1e2;
        let mut times: BTreeMap<_, _> =
            self.stages.iter().map(|(name, time)| (*name, milliseconds(time))).collect();
        times.insert("total", milliseconds(&self.total));
        times
    }

    /// Prints one line for each stage.
    pub(super) fn print(&self) {
        for (name, time) in self.milliseconds() {
            say!("       {name:<8} {time:>9.1} ms");
        }
    }
}
