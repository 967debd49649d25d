//! The arguments of commands that change a target.

use clap::Args;

use crate::cli::publish::reporter::Consent;

/// The arguments of commands that change a target.
#[derive(Args)]
pub(super) struct TargetArguments {
    /// The name of a target in site.toml, or a URL or folder: s3://bucket/folder, gs://…, az://…,
    /// file:///folder, ./folder
    pub(super) target: String,
    /// Show the plan without executing it
    #[arg(long)]
    pub(super) dry_run: bool,
    /// Execute the plan without confirmation
    #[arg(short, long)]
    pub(super) yes: bool,
    /// The maximum number of files to delete [default: a tenth of all files, and at least 20]
    #[arg(long, value_name = "N")]
    pub(super) max_delete: Option<usize>,
    /// The number of releases to keep for rollbacks, including the new one [default: 5]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) keep_releases: Option<u32>,
    /// The number of concurrent requests [default: 32]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) concurrency: Option<u16>,
    /// The time limit of the command
    #[arg(long, value_name = "SECONDS", default_value_t = 1800)]
    pub(super) timeout: u64,
}

impl TargetArguments {
    /// Returns whether the plan is confirmed.
    pub(super) fn consent(&self) -> Consent {
        match (self.dry_run, self.yes) {
            (true, _) => Consent::Refused,
            (false, true) => Consent::Given,
            (false, false) => Consent::Asked(self.target.clone()),
        }
    }
}
