//! The JSON output of a command: `--json`.

use std::collections::BTreeMap;
use std::ffi::OsString;

use clap::error::ErrorKind;
use serde::Serialize;

use crate::build::dist::FileCounts;
use crate::build::pipeline::{Built, HeldBack, LocaleFallback};
use crate::cli::progress::StageTimes;
use crate::cli::terminal::{Common, FAILURE, SUCCESS, has_printed, note_output, paint, print_json};
use crate::engine::diagnostic::{Record, Report};
use crate::engine::source::Snapshot;

/// The output of `--json`.
#[derive(Serialize, Default)]
pub(super) struct Outcome {
    ok: bool,
    /// The reason why the command could not run.
    failure: Option<String>,
    diagnostics: Vec<Record>,
    /// The number of diagnostics that are not listed, by code.
    left_out: BTreeMap<&'static str, usize>,
    counts: OutcomeCounts,
    /// The languages that lack texts.
    fallbacks: Vec<LocaleFallback>,
    /// The pages that are left out because of their dates.
    held_back: Vec<HeldBack>,
    /// The sizes of scripts after gzip, in bytes.
    scripts: Scripts,
    /// The durations of the stages, in milliseconds.
    times: BTreeMap<&'static str, f64>,
}

#[derive(Serialize, Default)]
struct Scripts {
    /// The size of the scripts that a page runs immediately, of the page with the largest.
    at_once: u64,
    /// The size of the code that all islands share, loaded with the first island.
    shared: u64,
    /// The size of each island's own code.
    islands: BTreeMap<String, u64>,
    /// The islands of the pages with a budget.
    pages: BTreeMap<String, u64>,
    /// The share of packages and folders in all files.
    origins: BTreeMap<String, u64>,
}

#[derive(Serialize, Default)]
struct OutcomeCounts {
    pages: usize,
    locales: usize,
    routes: usize,
    files: usize,
    bytes: u64,
    written: u64,
    unchanged: u64,
    removed: u64,
    errors: usize,
    warnings: usize,
    /// Diagnostics that `check-baseline.txt` lists, which are in no other number.
    baseline: usize,
}

impl Outcome {
    /// Describes a build.
    pub(super) fn new(
        built: &Built,
        report: &Report,
        snapshot: &Snapshot,
        written: Option<&FileCounts>,
        times: &StageTimes,
    ) -> Outcome {
        let (errors, warnings) = report.counts();
        Outcome {
            ok: errors == 0,
            failure: None,
            diagnostics: report.records(snapshot),
            left_out: report.left_out(),
            counts: OutcomeCounts {
                pages: built.counts.pages,
                locales: built.counts.locales,
                routes: built.counts.rendered + built.counts.reused,
                files: built.manifest.files.len(),
                bytes: built.manifest.files.values().map(|entry| entry.size).sum(),
                written: written.map_or(0, |written| written.written),
                unchanged: written.map_or(0, |written| written.unchanged),
                removed: written.map_or(0, |written| written.removed),
                errors,
                warnings,
                baseline: built.baselined,
            },
            fallbacks: built.fallbacks.clone(),
            held_back: built.held_back.clone(),
            scripts: Scripts {
                at_once: built.weights.at_once,
                shared: built.weights.bundle.shared,
                islands: built.weights.bundle.islands.clone(),
                pages: built.weights.islands.clone(),
                origins: built.weights.bundle.origins.clone(),
            },
            times: times.milliseconds(),
        }
    }

    /// Describes the diagnostics of a command without a build.
    pub(super) fn of_report(report: &Report, snapshot: &Snapshot) -> Outcome {
        let (errors, warnings) = report.counts();
        Outcome {
            diagnostics: report.records(snapshot),
            left_out: report.left_out(),
            counts: OutcomeCounts { errors, warnings, ..OutcomeCounts::default() },
            ..Outcome::default()
        }
    }

    /// Describes a command that could not run.
    fn failed(failure: &str) -> Outcome {
        Outcome { failure: Some(failure.to_owned()), ..Outcome::default() }
    }
}

/// Reports why the command could not run.
pub(super) fn fail(json: bool, failure: &str) {
    if json && !has_printed() {
        print_json(&Outcome::failed(failure));
    }
    say!("{}: {failure}", paint("error", "1;31"));
}

/// Ends a command, and returns its exit code: reports its failure. With `--json`, a command that
/// has printed nothing gets an object with the diagnostics that it reported.
pub(super) fn conclude(common: &Common, result: anyhow::Result<u8>) -> u8 {
    let (code, failure) = match result {
        Ok(code) => (code, None),
        Err(error) => (FAILURE, Some(format!("{error:#}"))),
    };
    if common.json && !has_printed() {
        let reported = common.take_reported();
        print_json(&Outcome { ok: code == SUCCESS, failure: failure.clone(), ..reported });
    }
    if let Some(failure) = failure {
        say!("{}: {failure}", paint("error", "1;31"));
    }
    code
}

/// Reports that the arguments are not those of a command; with `--json`, in an object, too.
pub(super) fn report_usage_error(arguments: &[OsString], error: &clap::Error) {
    if arguments.iter().take_while(|one| *one != "--").any(|one| one == "--json") {
        let text = error.to_string();
        let message = match error.kind() {
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                "the command is missing; --help lists all commands"
            }
            _ => text.strip_prefix("error: ").unwrap_or(&text),
        };
        let ends = ["\n\nUsage:", "\n\nFor more information"];
        let end = ends.iter().filter_map(|end| message.find(end)).min();
        print_json(&Outcome::failed(message[..end.unwrap_or(message.len())].trim_end()));
    }
    note_output(error.print());
}
