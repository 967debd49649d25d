//! Builds after each change, the pages in view first.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::pipeline::{Built, Memory, Options, Progress, Stage, build};
use crate::render::World;
use crate::serve::outcome::{Host, Outcome};
use crate::serve::preview::Preview;
use crate::serve::status::{Status, Times};
use crate::source::Snapshot;
use crate::watch::{Bell, Watch};

/// However fast changes follow each other, after so long a build comes to its end.
const HURRY: Duration = Duration::from_secs(2);

/// Builds, and what they remember.
pub(super) struct Work<'a> {
    preview: &'a Preview,
    host: &'a dyn Host,
    memory: Memory,
    options: Options,
    bell: Option<Bell>,
    /// When the first of the builds began that were stopped since the last one that was not.
    stopped_since: Option<Instant>,
}

impl<'a> Work<'a> {
    pub(super) fn new(
        preview: &'a Preview,
        memory: Memory,
        options: Options,
        host: &'a dyn Host,
    ) -> Work<'a> {
        Work { preview, host, memory, options, bell: None, stopped_since: None }
    }

    /// Builds whenever something changes, until the watch is over.
    pub(super) fn follow(mut self, mut watch: Watch) {
        self.bell = Some(watch.bell());
        while let Some(snapshot) = watch.wait() {
            self.once(&snapshot, watch.notice());
            if self.stopped_since.is_some() {
                watch.give_back();
            }
            if !watch.bell().has_news() {
                self.memory.rest();
            }
        }
    }

    /// Builds once; whether the site is right.
    pub(super) fn once(&mut self, snapshot: &Arc<Snapshot>, notice: Option<&str>) -> bool {
        let start = Instant::now();
        self.options.order = self.preview.in_view();
        let is_hurried = self.stopped_since.is_some_and(|since| since.elapsed() > HURRY);
        let round = Round {
            preview: self.preview,
            host: self.host,
            bell: self.bell.as_ref().filter(|_| !is_hurried),
            start,
            first: Mutex::new(None),
        };
        let shelf = &self.preview.shelf;
        let built = build(snapshot, &self.options, &mut self.memory, shelf, &round);
        let first = *round.first.lock().unwrap_or_else(PoisonError::into_inner);
        match built {
            Ok(built) if !built.is_complete => {
                self.stopped_since.get_or_insert(start);
                return false;
            }
            _ => self.stopped_since = None,
        }
        let all = milliseconds(start);
        let times = Times { first: first.unwrap_or(all), all };
        let status = Status { times, notice: self.notice(notice), ..self.status(&built, snapshot) };
        let sound = built.as_ref().ok().filter(|built| !built.report.has_errors());
        let before = sound.map(|built| shelf.show_all(&built.manifest));
        self.preview.tell(status.clone());
        drop(before);
        let is_right = status.errors == 0;
        self.host.built(&match &built {
            Ok(built) => Outcome::Built { status: &status, built, snapshot },
            Err(failure) => Outcome::Failed { status: &status, failure },
        });
        is_right
    }

    /// What the user should know beside the site itself: that all files are looked at from time to
    /// time, and once, what was started again.
    fn notice(&self, watch: Option<&str>) -> Option<String> {
        let mut notices: Vec<String> = watch.map(str::to_owned).into_iter().collect();
        notices.extend(self.memory.notices());
        (!notices.is_empty()).then(|| notices.join("; "))
    }

    fn status(&self, built: &anyhow::Result<Built>, snapshot: &Snapshot) -> Status {
        let build = self.memory.builds();
        match built {
            Ok(built) => {
                let (errors, warnings) = built.report.counts();
                Status {
                    build,
                    complete: true,
                    errors,
                    warnings,
                    rendered: built.counts.rendered,
                    reused: built.counts.reused,
                    text: built.report.human(snapshot, false).trim_end().to_owned(),
                    diagnostics: built.report.records(snapshot),
                    ..Status::default()
                }
            }
            Err(failure) => Status {
                build,
                complete: true,
                errors: 1,
                text: format!("error: {failure:#}"),
                ..Status::default()
            },
        }
    }
}

/// One build, as it tells how it goes on.
struct Round<'a> {
    preview: &'a Preview,
    host: &'a dyn Host,
    bell: Option<&'a Bell>,
    start: Instant,
    /// When the pages in view were there.
    first: Mutex<Option<f64>>,
}

impl Progress for Round<'_> {
    fn stage(&self, stage: Stage) {
        self.host.stage(stage);
    }

    fn installing(&self) {
        self.host.installing();
    }

    fn routes(&self, done: usize, all: usize) {
        self.host.routes(done, all);
    }

    fn first(&self, world: &Arc<World>) {
        self.preview.set_world(world);
        let status = self.preview.status();
        // While there are errors, only the end of a build tells whether they are mended.
        if status.errors == 0 && self.preview.shelf.show() {
            self.preview.tell((*status).clone());
        }
        let mut first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert_with(|| milliseconds(self.start));
    }

    fn is_cancelled(&self) -> bool {
        self.bell.is_some_and(Bell::has_news)
    }
}

fn milliseconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1e3
}
