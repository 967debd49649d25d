//! Publishes a finished `dist/` to object storage, so that visitors find a complete site at every
//! moment.
//!
//! A record of each release ([`record`]) lists the objects of a target. A publish compares it with
//! the files of `dist/`, makes a plan ([`plan`]), claims the target ([`claim`]), and executes the
//! plan in stages (`execute`): files whose names contain a digest, other assets, pages, files that
//! link to pages, the record, and removals. Before a file is replaced, the store copies it to a
//! folder next to the site, so that a failed publish restores it, and an earlier release can be
//! restored without building it again.
#![expect(
    clippy::disallowed_methods,
    reason = "the only module that accesses stores, their environment and the clock"
)]

mod cancellation;
mod cdn;
mod claim;
mod client;
mod cloud;
mod compression;
mod conflicts;
mod desired;
mod encoding;
mod environment;
mod execute;
mod http;
mod options;
mod parts;
mod plan;
mod record;
mod session;
mod store;
mod target;
mod verify;

use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

use anyhow::ensure;

use crate::build::dist::Finished;
use crate::deploy::publish::claim::StoreState;
use crate::deploy::publish::record::newest;
use crate::deploy::publish::session::{Goal, Session};
use crate::deploy::publish::store::{Store, block_on};

pub use crate::deploy::publish::cancellation::Cancellation;
pub use crate::deploy::publish::execute::{Progress, Sent, TargetState};
pub use crate::deploy::publish::options::{Options, Outcome};
pub use crate::deploy::publish::plan::{Action, Plan, Step};
pub use crate::deploy::publish::target::Target;
pub use crate::deploy::publish::verify::{Difference, Verified};

/// A release that can be restored.
#[derive(Clone, Debug)]
pub struct Release {
    /// Its number.
    pub number: u32,
    /// The prefix of its digest.
    pub digest: String,
    /// The time of its publication, by the store's clock.
    pub at: SystemTime,
}

/// Publishes a finished build.
pub fn publish(
    dist: Finished,
    target: &Target,
    root: &Path,
    options: &Options,
) -> anyhow::Result<Outcome> {
    target.check(root, dist.folder(), &dist.site.base_url, options.allow_placeholder_url)?;
    dist.verify()?;
    let desired = Arc::new(desired::desired(&dist, target));
    let base_url = dist.site.base_url.clone();
    let session = Session { target, root, options };
    session.block_on(session.run(Goal::Build { dist: Arc::new(dist), desired, base_url }))
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

/// Returns the releases that can be restored, the current one last.
pub fn releases(target: &Target) -> anyhow::Result<Vec<Release>> {
    block_on(async {
        let store = Store::open(target)?;
        let state = StoreState::read(&store).await?;
        let digest = |name: &str| name.split(['-', '.']).nth(2).unwrap_or_default().to_owned();
        let release = |(number, name, at): &(u32, String, SystemTime)| Release {
            number: *number,
            digest: digest(name),
            at: *at,
        };
        Ok(state.records.iter().map(release).collect())
    })
}

/// Compares the objects of a store, or the files served under `url`, with the record of the
/// release.
pub fn verify(
    target: &Target,
    url: Option<&str>,
    progress: &Arc<dyn Progress>,
) -> anyhow::Result<Verified> {
    block_on(async {
        let store = Arc::new(Store::open(target)?);
        let state = StoreState::read(&store).await?;
        let record = newest(&store, &state).await?;
        ensure!(record.number > 0, "nothing is published to `{}`", target.url);
        match url {
            Some(url) => verify::public(&store, url, &record, target.concurrency, progress).await,
            None => verify::store(&store, &record, target.concurrency, progress).await,
        }
    })
}
