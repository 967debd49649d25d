//! Options, exit codes and output that all commands share. Only this file writes to standard
//! output and standard error; that their other end is closed, as in `archipel explain | head -1`,
//! is not an error.

use std::fmt::Arguments;
use std::io::{BufWriter, IsTerminal as _, Write as _};
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use crate::diagnostic::Report;
use crate::source::Snapshot;

#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[derive(Args)]
pub(super) struct Common {
    /// The folder of the site: where site.toml is
    #[arg(long, global = true, value_name = "DIR", default_value = ".")]
    pub(super) root: PathBuf,
    /// Print one JSON object on standard output: diagnostics, counts, times
    #[arg(long, global = true)]
    pub(super) json: bool,
    /// Print nothing but errors
    #[arg(short, long, global = true, conflicts_with = "verbose")]
    pub(super) quiet: bool,
    /// Print the time of every stage
    #[arg(short, long, global = true)]
    pub(super) verbose: bool,
    /// Show every diagnostic; without it, at most 200 of one kind, and how many more there are
    #[arg(long, global = true)]
    pub(super) all: bool,
}

impl Common {
    /// What is to be shown of a report.
    pub(super) fn shown(&self, report: &Report) -> Report {
        if self.all { report.clone() } else { report.limited() }
    }
}

/// The exit code of success.
pub(super) const SUCCESS: u8 = 0;
/// The exit code when the site has errors; nothing was written.
pub(super) const SITE_ERRORS: u8 = 1;
/// The exit code when the command could not run.
pub(super) const FAILURE: u8 = 2;

/// Prints text on standard output, for programs and pipes.
pub(super) fn print(text: &str) {
    let mut out = std::io::stdout();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// Prints a value on standard output, as one line of JSON. It is written piece by piece, since the
/// plan of a large site is long.
pub(super) fn print_json(value: &impl Serialize) {
    let mut out = BufWriter::new(std::io::stdout());
    let _ =
        serde_json::to_writer(&mut out, value).map(|()| writeln!(out).and_then(|()| out.flush()));
}

/// Prints a line on standard error, for people.
pub(super) fn say(words: Arguments<'_>) {
    let _ = writeln!(std::io::stderr(), "{words}");
}

/// Prints the text on standard error without ending the line.
pub(super) fn say_inline(words: Arguments<'_>) {
    let mut out = std::io::stderr();
    let _ = out.write_fmt(words).and_then(|()| out.flush());
}

/// Returns whether standard error is a terminal.
pub(super) fn is_terminal() -> bool {
    std::io::stderr().is_terminal()
}

/// Prints the diagnostics for people, unless `--json` is set.
pub(super) fn print_report(common: &Common, report: &Report, snapshot: &Snapshot) {
    let shown = if common.quiet || common.json { report.errors_only() } else { report.clone() };
    let shown = common.shown(&shown);
    if !common.json && shown.counts() != (0, 0) {
        say!("{}", shown.human(snapshot, colour()).trim_end());
        say!("");
    }
}

/// Formats a number of bytes with about three digits.
pub(super) fn size(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..1_000_000 => format!("{:.1} KB", bytes as f64 / 1e3),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

/// Returns whether standard error is coloured: on a terminal, unless NO_COLOR is set
/// (no-color.org).
pub(super) fn colour() -> bool {
    is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty())
}

/// Colours a word, if output is coloured.
pub(super) fn paint(word: &str, code: &str) -> String {
    if colour() { format!("\x1b[{code}m{word}\x1b[0m") } else { word.to_owned() }
}
