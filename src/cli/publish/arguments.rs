//! The arguments of commands that change a target.

use clap::Args;

use crate::cli::publish::reporter::Consent;

/// The arguments of commands that change a target.
#[derive(Args)]
pub(super) struct TargetArguments {
    /// The name of a target in site.toml, or a URL or folder: s3://bucket/folder, gs://…, az://…,
    /// file:///folder, ./folder
    pub(super) target: String,
    /// Show the plan, and do nothing
    #[arg(long)]
    pub(super) dry_run: bool,
    /// Do it without asking
    #[arg(short, long)]
    pub(super) yes: bool,
    /// How many files may be deleted [default: a tenth of all files, and at least 20]
    #[arg(long, value_name = "N")]
    pub(super) max_delete: Option<usize>,
    /// How many releases to keep for a rollback, including the new one [default: 5]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) keep_releases: Option<u32>,
    /// How many requests to send concurrently [default: 32]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) concurrency: Option<u16>,
    /// The time limit
    #[arg(long, value_name = "SECONDS", default_value_t = 1800)]
    pub(super) timeout: u64,
}

impl TargetArguments {
    /// Whether the plan is confirmed.
    pub(super) fn consent(&self) -> Consent {
        match (self.dry_run, self.yes) {
            (true, _) => Consent::Refused,
            (false, true) => Consent::Given,
            (false, false) => Consent::Asked(self.target.clone()),
        }
    }
}
