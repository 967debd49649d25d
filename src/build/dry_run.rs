//! Builds a changed site before its files are written.

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::Context as _;

use crate::build::pipeline::{BuildSession, Options, start};
use crate::content::Days;
use crate::engine::diagnostic::{Diagnostic, Report};
use crate::engine::output::NullSink;
use crate::engine::source::{Snapshot, SourcePath};
use crate::page::render::LoadedSite;

/// A build without output.
pub struct DryRun {
    /// The loaded site.
    pub site: Arc<LoadedSite>,
    report: Report,
}

impl DryRun {
    /// Builds the site, with its drafts.
    pub fn run(snapshot: &Arc<Snapshot>) -> anyhow::Result<DryRun> {
        DryRun::run_in(snapshot, &mut BuildSession::once(), false)
    }

    /// Builds the site with the results of earlier runs, and with complete fonts if
    /// `whole_fonts`.
    pub fn run_in(
        snapshot: &Arc<Snapshot>,
        session: &mut BuildSession,
        whole_fonts: bool,
    ) -> anyhow::Result<DryRun> {
        let options = Options {
            drafts: true,
            days: Days::All,
            whole_fonts,
            ignores_baseline: true,
            ..Options::default()
        };
        let started = start(snapshot, &options, session, &NullSink, &())?;
        let site = started.site().cloned();
        let report = started.finish(&|| false)?.expect("nothing cancels it").report;
        let site = site.context("site.toml has errors; run `archipel check` to list them")?;
        Ok(DryRun { site, report })
    }

    /// Returns whether the build has errors.
    pub fn has_errors(&self) -> bool {
        self.report.has_errors()
    }

    /// Returns the errors of another build that this build does not have, like
    /// [`DryRun::new_findings`].
    pub fn new_errors(&self, other: &DryRun, name: impl Fn(&str) -> String) -> Report {
        self.new_findings(other, name).errors_only()
    }

    /// Returns whether the build has errors, or warnings in certain files.
    pub fn has_findings(&self, is_checked: impl Fn(&SourcePath) -> bool) -> bool {
        let is_in = |one: &Diagnostic| one.place.as_ref().is_some_and(|it| is_checked(&it.path));
        self.report.iter().any(|one| one.is_error() || is_in(one))
    }

    /// Returns the errors and warnings of another build that this build does not have. `name`
    /// replaces names in the other build's messages that have changed between the two builds.
    pub fn new_findings(&self, other: &DryRun, name: impl Fn(&str) -> String) -> Report {
        let key = |one: &Diagnostic, message: String| {
            (one.code, message, one.place.as_ref().map(|place| place.path.clone()))
        };
        let mut known: BTreeMap<_, usize> = BTreeMap::new();
        for one in self.report.iter() {
            *known.entry(key(one, one.message.clone())).or_default() += 1;
        }
        let mut new = Report::new();
        for one in other.report.iter() {
            match known.get_mut(&key(one, name(&one.message))) {
                Some(count) if *count > 0 => *count -= 1,
                _ => new.add(one.clone()),
            }
        }
        new.normalize();
        new
    }
}
