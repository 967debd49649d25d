//! The arguments that `build` and `check` share, and their goals.

use std::path::Path;

use clap::Args;

use crate::build::dist::Durability;
use crate::build::pipeline::Options;
use crate::cli::day::DayArguments;
use crate::cli::report_format::ReportFormat;
use crate::cli::today::today;
use crate::engine::diagnostic::{Level, LevelRule};

/// The arguments that `build` and `check` share.
#[derive(Args)]
pub(super) struct SiteArguments {
    /// The URL where the site is published, instead of site.toml's base_url
    #[arg(long, value_name = "URL")]
    pub(super) base_url: Option<String>,
    /// Include pages with `draft: true`
    #[arg(long)]
    drafts: bool,
    #[command(flatten)]
    days: DayArguments,
    /// Report diagnostics with these codes as errors, regardless of site.toml
    #[arg(long, value_name = "CODE", value_delimiter = ',')]
    deny: Vec<String>,
    /// Report them as warnings
    #[arg(long, value_name = "CODE", value_delimiter = ',')]
    warn: Vec<String>,
    /// Do not report them
    #[arg(long, value_name = "CODE", value_delimiter = ',')]
    allow: Vec<String>,
    /// Report all warnings as errors
    #[arg(long)]
    strict: bool,
}

impl SiteArguments {
    /// The levels that its options set.
    fn levels(&self) -> anyhow::Result<LevelRule> {
        let mut rule = LevelRule::default();
        for (level, names) in
            [(Level::Deny, &self.deny), (Level::Warn, &self.warn), (Level::Allow, &self.allow)]
        {
            for name in names {
                rule.set(name, level).map_err(|(wrong, hint)| {
                    anyhow::anyhow!("--{}: {wrong}; {hint}", level.name())
                })?;
            }
        }
        Ok(rule)
    }

    /// The options of a build.
    pub(super) fn options(&self, goal: &BuildGoal<'_>) -> anyhow::Result<Options> {
        let is_check = goal.folder().is_none();
        Ok(Options {
            base_url: self.base_url.clone(),
            drafts: self.drafts,
            days: self.days.days(),
            levels: self.levels()?,
            strict: self.strict,
            ignores_baseline: matches!(goal, BuildGoal::Baseline),
            today: match &self.days.day {
                Some(day) if is_check => Some(day.clone()),
                _ => is_check.then(today).transpose()?,
            },
            ..Options::default()
        })
    }
}

/// The use of a build's result.
pub(super) enum BuildGoal<'a> {
    /// Writes it into a folder.
    Build(&'a Path, Durability),
    /// Reports the diagnostics, for another program, too.
    Check(Option<ReportFormat>),
    /// Writes the baseline.
    Baseline,
}

impl BuildGoal<'_> {
    /// The output folder, if there is one.
    pub(super) fn folder(&self) -> Option<(&Path, Durability)> {
        match self {
            BuildGoal::Build(out, durability) => Some((out, *durability)),
            BuildGoal::Check(_) | BuildGoal::Baseline => None,
        }
    }
}
