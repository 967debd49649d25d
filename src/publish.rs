//! Publishing: a finished `dist/` on object storage, whole at every instant.
//!
//! What a target holds is written down in a record of each release ([`record`]); a publish compares
//! it with the files of `dist/`, decides what to do ([`plan`]), claims the target ([`claim`]), and
//! carries the plan out in stages ([`run`]): files whose names hold a digest, other assets, pages,
//! what leads to pages, the record, and removals. Before a file is replaced, the store copies it to
//! a place beside the site, so that a publish that fails puts it back, and an earlier release can
//! be restored without building it again.
#![expect(clippy::disallowed_methods, reason = "the door to stores, their environment and clock")]

mod cdn;
mod claim;
mod encode;
mod http;
mod plan;
mod record;
mod run;
mod session;
mod stop;
mod store;
mod target;
mod verify;
mod wanted;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail, ensure};

use crate::dist::Finished;
use crate::publish::claim::State;
use crate::publish::record::{Record, STATE};
use crate::publish::session::{Goal, Session};
use crate::publish::store::Store;

pub use crate::publish::plan::{Action, Plan, Step};
pub use crate::publish::run::{Left, Progress};
pub use crate::publish::stop::Stop;
pub use crate::publish::target::Target;
pub use crate::publish::verify::{Difference, Verified};

/// How a publish is to go about it.
pub struct Options {
    /// List the store, and mend what differs from the record.
    pub verify: bool,
    /// Replace files that others made.
    pub adopt: bool,
    /// Publish a site that was built for an address that nobody can reach.
    pub allow_placeholder_url: bool,
    /// How long it may take.
    pub limit: Duration,
    /// Is asked before anything is changed, and hears how it goes on.
    pub progress: Arc<dyn Progress>,
    /// Ends it early.
    pub stop: Stop,
}

/// What a publish did, or why it did not.
#[derive(Debug, Default)]
pub struct Outcome {
    /// What was planned, unless it failed before.
    pub plan: Option<Plan>,
    /// The release that is current now: its number, and the beginning of its digest.
    pub release: Option<(u32, String)>,
    /// Requests that were sent.
    pub requests: u64,
    /// The bytes of content that were sent.
    pub sent: u64,
    /// Addresses whose answer is another one now, without those that are new under new names.
    pub changed_urls: Vec<String>,
    /// What went wrong, and in which state the target is.
    pub failure: Option<(anyhow::Error, Left)>,
    /// Whether it was ended before anything was changed, because the answer was no.
    pub is_declined: bool,
}

/// A release that can be restored.
#[derive(Clone, Debug)]
pub struct Release {
    /// Its number.
    pub number: u32,
    /// The beginning of its digest.
    pub digest: String,
    /// When it was published, by the store's clock.
    pub at: SystemTime,
}

/// Publishes a finished build.
pub fn publish(
    dist: Finished,
    target: &Target,
    root: &Path,
    options: &Options,
) -> anyhow::Result<Outcome> {
    target.check(dist.folder(), &dist.site.base_url, options.allow_placeholder_url)?;
    dist.verify()?;
    let wanted = Arc::new(wanted::wanted(&dist, target));
    let base_url = dist.site.base_url.clone();
    let session = Session { target, root, options };
    session.block_on(session.run(Goal::Build { dist: Arc::new(dist), wanted, base_url }))
}

/// Restores an earlier release: `number`, or the one before the current one.
pub fn rollback(
    target: &Target,
    number: Option<u32>,
    root: &Path,
    options: &Options,
) -> anyhow::Result<Outcome> {
    let session = Session { target, root, options };
    session.block_on(session.run(Goal::Release(number)))
}

/// The releases that can be restored, the current one last.
pub fn releases(target: &Target) -> anyhow::Result<Vec<Release>> {
    runtime()?.block_on(async {
        let store = Store::open(target)?;
        let state = State::read(&store).await?;
        let digest = |name: &str| name.split(['-', '.']).nth(2).unwrap_or_default().to_owned();
        let release = |(number, name, at): &(u32, String, SystemTime)| Release {
            number: *number,
            digest: digest(name),
            at: *at,
        };
        Ok(state.records.iter().map(release).collect())
    })
}

/// Compares what a store holds, or what is served under `url`, with the record of the release.
pub fn verify(
    target: &Target,
    url: Option<&str>,
    progress: &Arc<dyn Progress>,
) -> anyhow::Result<Verified> {
    runtime()?.block_on(async {
        let store = Arc::new(Store::open(target)?);
        let state = State::read(&store).await?;
        let record = newest(&store, &state).await?;
        ensure!(record.number > 0, "nothing has been published to `{}` yet", target.url);
        match url {
            Some(url) => verify::public(url, &record, target.concurrency, progress).await,
            None => verify::store(&store, &record, target.concurrency, progress).await,
        }
    })
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("can't start the threads that talk to the store")
}

/// The record of the current release; an empty one when there is none.
async fn newest(store: &Store, state: &State) -> anyhow::Result<Record> {
    match state.newest() {
        Some((_, name)) => read_record(store, name).await,
        None => Ok(Record::default()),
    }
}

async fn read_record(store: &Store, name: &str) -> anyhow::Result<Record> {
    let key = format!("{STATE}/{name}");
    let Some(fetched) = store.get(&key).await? else {
        bail!("the record `{key}` was there a moment ago and is gone; try again");
    };
    Record::from_bytes(&fetched.bytes).with_context(|| format!("can't read the record `{key}`"))
}
