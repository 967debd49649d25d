//! Builds after each change, the pages in view first.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::build::pipeline::{self, BuildSession, Built, Options};
use crate::engine::source::Snapshot;
use crate::serve::findings::FinishedSite;
use crate::serve::observer::{Observer, Outcome};
use crate::serve::preview::Preview;
use crate::serve::status::{Status, Times};
use crate::serve::watch::{Watch, WatchHandle};

/// The maximum time during which changes cancel builds; after it, a build runs to completion.
const MAX_CANCELLING: Duration = Duration::from_secs(2);

/// Builds the site after each change.
pub(super) struct Builder<'a> {
    preview: &'a Preview,
    observer: &'a dyn Observer,
    session: BuildSession,
    options: Options,
    handle: Option<WatchHandle>,
    /// The start of the first build that was cancelled since the last completed one.
    cancelled_since: Option<Instant>,
}

impl<'a> Builder<'a> {
    pub(super) fn new(
        preview: &'a Preview,
        session: BuildSession,
        options: Options,
        observer: &'a dyn Observer,
    ) -> Builder<'a> {
        Builder { preview, observer, session, options, handle: None, cancelled_since: None }
    }

    /// Builds after each change, until the watch ends or nobody observes it.
    pub(super) fn follow(mut self, mut watch: Watch) {
        self.handle = Some(watch.handle());
        while let Some(snapshot) = watch.wait() {
            self.once(&snapshot, watch.notice());
            if self.observer.is_gone() {
                return;
            }
            if self.cancelled_since.is_some() {
                watch.redeliver();
            }
            if !watch.handle().has_changes() {
                self.session.idle();
            }
        }
    }

    /// Builds once; returns whether there are no errors.
    pub(super) fn once(&mut self, snapshot: &Arc<Snapshot>, notice: Option<&str>) -> bool {
        let start = Instant::now();
        self.options.order = self.preview.in_view();
        let must_complete =
            self.cancelled_since.is_some_and(|since| since.elapsed() > MAX_CANCELLING);
        let handle = self.handle.as_ref().filter(|_| !must_complete);
        let is_cancelled = || handle.is_some_and(WatchHandle::has_changes);
        let files = &self.preview.files;
        let mut first = None;
        let mut site = None;
        let built =
            pipeline::start(snapshot, &self.options, &mut self.session, files, self.observer)
                .and_then(|started| {
                    if let Some(loaded) = started.site() {
                        self.preview.show_first(loaded);
                        site = Some(Arc::clone(loaded));
                        first = Some(milliseconds(start));
                    }
                    started.finish(&is_cancelled)
                });
        let Some(built) = built.transpose() else {
            self.cancelled_since.get_or_insert(start);
            return false;
        };
        self.cancelled_since = None;
        let all = milliseconds(start);
        let times = Times { first: first.unwrap_or(all), all };
        let status = Status { times, notice: self.notice(notice), ..self.status(&built, snapshot) };
        let sound = built.as_ref().ok().filter(|built| !built.report.has_errors());
        let before = sound.map(|built| files.show_all(&built.manifest));
        if let Some((site, built)) = site.zip(sound) {
            self.preview.findings.set_site(FinishedSite::new(site, built.heads.clone()));
        }
        self.preview.set_status(status.clone());
        drop(before);
        let is_valid = status.errors == 0;
        self.observer.built(&match &built {
            Ok(built) => Outcome::Built { status: &status, built, snapshot },
            Err(failure) => Outcome::Failed { status: &status, failure },
        });
        is_valid
    }

    /// Returns notices about the preview itself, such as that it polls, or that a process was
    /// restarted.
    fn notice(&self, watch: Option<&str>) -> Option<String> {
        let mut notices: Vec<&str> = watch.into_iter().collect();
        notices.extend(self.session.notices());
        (!notices.is_empty()).then(|| notices.join("; "))
    }

    fn status(&self, built: &anyhow::Result<Built>, snapshot: &Snapshot) -> Status {
        let build = self.session.builds();
        match built {
            Ok(built) => {
                let report = built.report.limited();
                let (errors, warnings) = report.counts();
                Status {
                    build,
                    complete: true,
                    errors,
                    warnings,
                    rendered: built.counts.rendered,
                    reused: built.counts.reused,
                    diagnostics: report.records(snapshot),
                    left_out: report.left_out(),
                    ..Status::default()
                }
            }
            Err(failure) => Status {
                build,
                complete: true,
                errors: 1,
                failure: Some(format!("{failure:#}")),
                ..Status::default()
            },
        }
    }
}

fn milliseconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1e3
}
