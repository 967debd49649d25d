//! What the commands that change a target take.

use clap::Args;

use crate::cli::publish::voice::Consent;

/// What changes a target.
#[derive(Args)]
pub(super) struct Changing {
    /// The name of a target in site.toml, or a place: s3://bucket/folder, gs://…, az://…,
    /// file:///folder, ./folder
    pub(super) target: String,
    /// Say what would be done, and do nothing
    #[arg(long)]
    pub(super) dry_run: bool,
    /// Do it without asking
    #[arg(short, long)]
    pub(super) yes: bool,
    /// How many files may be deleted; without it, a tenth of those there are, and 20 at least
    #[arg(long, value_name = "N")]
    pub(super) max_delete: Option<usize>,
    /// How many releases can be restored, the new one among them [default: 5]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) keep_releases: Option<u32>,
    /// How many requests are under way at once [default: 32]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) concurrency: Option<u16>,
    /// How long it may take
    #[arg(long, value_name = "SECONDS", default_value_t = 1800)]
    pub(super) timeout: u64,
}

impl Changing {
    /// What the answer to a plan is.
    pub(super) fn consent(&self) -> Consent {
        match (self.dry_run, self.yes) {
            (true, _) => Consent::Refused,
            (false, true) => Consent::Given,
            (false, false) => Consent::Asked(self.target.clone()),
        }
    }
}
