//! Options, exit codes and output that all commands share. Only this file writes to standard
//! output and standard error. A closed pipe, as in `archipel explain | head -1`, is not an error.

use std::borrow::Cow;
use std::fmt::Arguments;
use std::io::{self, BufWriter, ErrorKind, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context as _;
use clap::Args;
use parking_lot::Mutex;
use serde::Serialize;
use serde_json::json;

use crate::cli::outcome::Outcome;
use crate::engine::diagnostic::{Report, escape_commands};
use crate::engine::source::Snapshot;

#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[derive(Args)]
pub(super) struct Common {
    /// The folder of the site, which contains site.toml
    #[arg(long, global = true, value_name = "DIR", default_value = ".")]
    pub(super) root: PathBuf,
    /// Print one JSON object on standard output: diagnostics, counts, times
    #[arg(long, global = true)]
    pub(super) json: bool,
    /// Print errors only
    #[arg(short, long, global = true, conflicts_with = "verbose")]
    pub(super) quiet: bool,
    /// Print the time of every stage
    #[arg(short, long, global = true)]
    pub(super) verbose: bool,
    /// Show all diagnostics [default: at most 200 of each code]
    #[arg(long, global = true)]
    pub(super) all: bool,
    /// The diagnostics of the last report, for a command that ends without an object.
    #[arg(skip)]
    reported: Mutex<Outcome>,
}

impl Common {
    /// Returns the diagnostics of a report that are shown.
    pub(super) fn shown(&self, report: &Report) -> Report {
        if self.all { report.clone() } else { report.limited() }
    }

    /// Returns and removes the diagnostics that [`print_report`] got with `--json`.
    pub(super) fn take_reported(&self) -> Outcome {
        std::mem::take(&mut *self.reported.lock())
    }
}

/// The exit code of success.
pub(super) const SUCCESS: u8 = 0;
/// The exit code when the site has errors; nothing was written.
pub(super) const SITE_ERRORS: u8 = 1;
/// The exit code when the command could not run.
pub(super) const FAILURE: u8 = 2;

/// The error of a failed write to standard output.
static LOST: OnceLock<String> = OnceLock::new();

/// Returns why standard output is incomplete; `None` if all was written, or the pipe was closed.
pub(super) fn lost_output() -> Option<&'static str> {
    LOST.get().map(String::as_str)
}

/// Whether the reader of standard output has closed it.
static CLOSED: AtomicBool = AtomicBool::new(false);

/// Returns whether standard output can't be written any more: a write failed, or the pipe was
/// closed.
pub(super) fn has_no_output() -> bool {
    CLOSED.load(Ordering::Relaxed) || lost_output().is_some()
}

/// Whether a command has written to standard output.
static PRINTED: AtomicBool = AtomicBool::new(false);

/// Returns whether the command has written to standard output, or has tried to.
pub(super) fn has_printed() -> bool {
    PRINTED.load(Ordering::Relaxed)
}

/// Records that something was written to standard output, and the error of a failed write.
pub(super) fn note_output(written: io::Result<()>) {
    PRINTED.store(true, Ordering::Relaxed);
    match written.and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {
            CLOSED.store(true, Ordering::Relaxed);
        }
        Err(error) => {
            LOST.get_or_init(|| error.to_string());
        }
        Ok(()) => {}
    }
}

/// Formats a table. The columns with these numbers are left-aligned, the others right-aligned.
pub(super) fn aligned<const N: usize>(
    head: [&str; N],
    left: &[usize],
    rows: impl Iterator<Item = [String; N]>,
) -> String {
    let rows: Vec<[String; N]> = std::iter::once(head.map(str::to_owned)).chain(rows).collect();
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..N).map(width).collect();
    let line = |row: &[String; N]| {
        let cells = row.iter().zip(&widths).enumerate().map(|(at, (cell, width))| {
            let gap = if at == 0 { "" } else { "  " };
            match left.contains(&at) {
                true => format!("{gap}{cell:<width$}"),
                false => format!("{gap}{cell:>width$}"),
            }
        });
        cells.collect::<String>().trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

/// Prints text on standard output, for programs and pipes.
pub(super) fn print(text: &str) {
    note_output(io::stdout().write_all(text.as_bytes()));
}

/// Prints text on standard output; with `--json`, as the value `text` of an object.
pub(super) fn print_text(common: &Common, text: &str) {
    match common.json {
        true => print_json(&json!({ "ok": true, "text": text })),
        false => print(text),
    }
}

/// Prints a value on standard output, as one line of JSON. It is streamed, since the plan of a
/// large site is long.
pub(super) fn print_json(value: &impl Serialize) {
    let mut out = BufWriter::new(io::stdout());
    let written = serde_json::to_writer(&mut out, value).map_err(io::Error::from);
    note_output(written.and_then(|()| writeln!(out)).and_then(|()| out.flush()));
}

/// Prints a line of text on standard error.
pub(super) fn say(words: Arguments<'_>) {
    let words = words.to_string();
    let _ = writeln!(io::stderr(), "{}", without_commands(&words));
}

/// Escapes the terminal control sequences of a text, except the colours of [`paint`].
fn without_commands(words: &str) -> Cow<'_, str> {
    if !colour() {
        return escape_commands(words);
    }
    let mut out = String::with_capacity(words.len());
    let mut rest = words;
    while let Some((before, after)) = rest.split_once(ESCAPE) {
        out.push_str(&escape_commands(before));
        let painted = PAINT.iter().find_map(|code| {
            let sequence = after.strip_prefix('[')?.strip_prefix(code)?;
            Some((code, sequence.strip_prefix('m')?))
        });
        rest = match painted {
            Some((code, after)) => {
                out.push_str(&format!("{ESCAPE}[{code}m"));
                after
            }
            None => {
                out.push_str(&escape_commands("\x1b"));
                after
            }
        };
    }
    out.push_str(&escape_commands(rest));
    out.into()
}

/// Prints diagnostics on standard error; they contain no control sequences except colours.
pub(super) fn say_excerpts(diagnostics: &str) {
    let _ = writeln!(io::stderr(), "{}\n", diagnostics.trim_end());
}

/// Prints the text on standard error without ending the line.
pub(super) fn say_inline(words: Arguments<'_>) {
    let mut out = io::stderr();
    let _ = out.write_fmt(words).and_then(|()| out.flush());
}

/// Asks a question on the terminal; returns whether the answer is yes.
pub(super) fn ask(question: &str) -> anyhow::Result<bool> {
    say_inline(format_args!("{question} [y/N] "));
    let mut input = String::new();
    io::stdin().read_line(&mut input).context("can't read the confirmation")?;
    Ok(matches!(input.trim().to_lowercase().as_str(), "y" | "yes"))
}

/// Returns whether standard error is a terminal that supports control sequences.
pub(super) fn is_terminal() -> bool {
    io::stderr().is_terminal() && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

/// Prints the diagnostics on standard error. With `--json`, errors are remembered for the object of
/// the command.
pub(super) fn print_report(common: &Common, report: &Report, snapshot: &Snapshot) {
    let shown = if common.quiet || common.json { report.errors_only() } else { report.clone() };
    let shown = if common.all { shown } else { common.shown(&shown.with_languages_once()) };
    if common.json {
        *common.reported.lock() = Outcome::of_report(&shown, snapshot);
    } else if shown.counts() != (0, 0) {
        say_excerpts(&shown.human(snapshot, colour()));
    }
}

/// Formats a number of bytes with a unit.
pub(super) fn size(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..1_000_000 => format!("{:.1} KB", bytes as f64 / 1e3),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

/// The first names of a long list, and the number of the others.
pub(super) fn some_of(names: impl ExactSizeIterator<Item = impl ToString>) -> Vec<String> {
    const SHOWN: usize = 5;
    let left = names.len().saturating_sub(SHOWN);
    let shown = if left > SHOWN { SHOWN } else { names.len() };
    let mut lines: Vec<String> = names.take(shown).map(|name| name.to_string()).collect();
    lines.extend((left > SHOWN).then(|| format!("and {left} more")));
    lines
}

/// Formats a number of things: `1 text`, `2 texts`.
pub(super) fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Formats a number of things whose plural ends with an s.
pub(super) fn plural(count: usize, one: &str) -> String {
    counted(count, one, &format!("{one}s"))
}

/// Returns whether standard error is coloured: on a terminal, unless the environment overrides it.
pub(super) fn colour() -> bool {
    is_coloured(|name| std::env::var(name).ok(), io::stderr().is_terminal())
}

/// Evaluates the common variables, in order of precedence: NO_COLOR (no-color.org), FORCE_COLOR
/// (force-color.org), CLICOLOR_FORCE and CLICOLOR (bixense.com/clicolors), TERM.
fn is_coloured(variable: impl Fn(&str) -> Option<String>, is_terminal: bool) -> bool {
    let is_set = |name| variable(name).is_some_and(|value| !value.is_empty());
    let is_off = |name| variable(name).is_some_and(|value| value == "0" || value == "false");
    let is_forced = |name| is_set(name) && !is_off(name);
    if is_set("NO_COLOR") || is_off("FORCE_COLOR") {
        return false;
    }
    if is_forced("FORCE_COLOR") || is_forced("CLICOLOR_FORCE") {
        return true;
    }
    is_terminal && !is_off("CLICOLOR") && variable("TERM").is_none_or(|term| term != "dumb")
}

const ESCAPE: char = '\x1b';

/// The codes of the colours in use, and the code of a reset.
const PAINT: [&str; 5] = ["1;31", "1;32", "1;33", "1;36", "0"];

/// Colours a word with a code of [`PAINT`], if output is coloured.
pub(super) fn paint(word: &str, code: &str) -> String {
    if colour() { format!("{ESCAPE}[{code}m{word}{ESCAPE}[0m") } else { word.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_follow_the_environment() {
        for (variables, on_terminal, in_pipe) in [
            (&[][..], true, false),
            (&[("TERM", "xterm-256color")], true, false),
            (&[("TERM", "dumb")], false, false),
            (&[("NO_COLOR", "1")], false, false),
            (&[("NO_COLOR", "")], true, false),
            (&[("FORCE_COLOR", "1"), ("TERM", "dumb")], true, true),
            (&[("FORCE_COLOR", "3")], true, true),
            (&[("FORCE_COLOR", "0")], false, false),
            (&[("FORCE_COLOR", "1"), ("NO_COLOR", "1")], false, false),
            (&[("CLICOLOR_FORCE", "1")], true, true),
            (&[("CLICOLOR_FORCE", "0")], true, false),
            (&[("CLICOLOR", "0")], false, false),
        ] {
            let variable = |name: &str| {
                let found = variables.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(is_coloured(variable, true), on_terminal, "{variables:?} on a terminal");
            assert_eq!(is_coloured(variable, false), in_pipe, "{variables:?} in a pipe");
        }
    }
}
