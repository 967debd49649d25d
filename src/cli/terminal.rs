//! What all commands take and answer, and how they speak on a terminal.

use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;

use clap::Args;

use crate::diagnostic::Report;
use crate::source::Snapshot;

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
}

/// It worked.
pub(super) const FINE: u8 = 0;
/// The site has errors; nothing was written.
pub(super) const WRONG: u8 = 1;
/// The command could not run.
pub(super) const FAILED: u8 = 2;

/// Prints the mistakes for people, unless programs read them.
pub(super) fn print_report(common: &Common, report: &Report, snapshot: &Snapshot) {
    let shown = if common.quiet || common.json { report.errors_only() } else { report.clone() };
    if !common.json && shown.counts() != (0, 0) {
        say!("{}", shown.human(snapshot, colour()).trim_end());
        say!("");
    }
}

/// Bytes as people read them: three digits are enough.
pub(super) fn size(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..1_000_000 => format!("{:.1} KB", bytes as f64 / 1e3),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

/// Whether words on standard error are coloured: on a terminal, unless NO_COLOR is set
/// (no-color.org).
pub(super) fn colour() -> bool {
    std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty())
}

/// A word in a colour, where words are coloured.
pub(super) fn paint(word: &str, code: &str) -> String {
    if colour() { format!("\x1b[{code}m{word}\x1b[0m") } else { word.to_owned() }
}
