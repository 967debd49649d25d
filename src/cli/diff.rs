//! The command `diff`: what changes between two built folders, as Markdown for a pull request.

mod build_diff;
mod files;
mod markdown;
mod page;

use std::path::PathBuf;

use clap::Args;

use crate::build::dist::Finished;
use crate::cli::diff::build_diff::compare;
use crate::cli::diff::markdown::markdown;
use crate::cli::terminal::{Common, SITE_ERRORS, SUCCESS, print, print_json};

/// The arguments of `diff`.
#[derive(Args)]
pub(super) struct DiffArguments {
    /// The folder of the earlier build
    before: PathBuf,
    /// The folder of the later build
    after: PathBuf,
    /// End with exit code 1 if the builds differ
    #[arg(long)]
    exit_code: bool,
}

/// Prints the difference of two builds: Markdown, or JSON with `--json`.
pub(super) fn run(common: &Common, arguments: &DiffArguments) -> anyhow::Result<u8> {
    let (before, after) = (Finished::open(&arguments.before)?, Finished::open(&arguments.after)?);
    let diff = compare(&before, &after)?;
    match common.json {
        true => print_json(&diff),
        false => print(&markdown(&diff)),
    }
    Ok(if arguments.exit_code && !diff.is_empty() { SITE_ERRORS } else { SUCCESS })
}
