//! Mutual exclusion of publishers, on any store with consistent listings.
//!
//! It does not rely on conditional writes, which some stores silently ignore. A publisher writes a
//! claim and then lists all claims. Of two that do so at once, the later listing shows both claims,
//! so at most one publisher finds itself alone. A claim is renewed while it is held, and expires
//! when it is not renewed for [`LEASE`]; ages are measured by the store's clock only. A publisher
//! that could not renew its own claim for [`FENCE`] starts no request with side effects.

use std::collections::BTreeSet;
use std::io::{BufWriter, Read as _};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context as _, bail};
use serde::{Deserialize, Serialize};

use crate::base::digest::DigestBuilder;
use crate::base::os;
use crate::deploy::publish::cancellation::Cancellation;
use crate::deploy::publish::record::STATE;
use crate::deploy::publish::store::Store;

/// The duration for which a claim is valid without a renewal.
const LEASE: Duration = Duration::from_mins(1);
/// The interval at which a claim is renewed.
const RENEWAL: Duration = Duration::from_secs(10);
/// The duration after a renewal in which requests may start: with their time limits, they end
/// before the lease.
const FENCE: Duration = Duration::from_secs(25);
/// The interval at which the claims of others are checked.
const POLL_INTERVAL: Duration = Duration::from_secs(2);

/// The error of a publisher when another one is running.
pub(super) const RUNNING: &str = "another publish to this target is running; nothing was changed";

/// The state next to the site: records, claims, and markers of unfinished publishes.
#[derive(Debug, Default)]
pub(super) struct StoreState {
    /// Releases: number, name, and modification time.
    pub(super) records: Vec<(u32, String, SystemTime)>,
    claims: Vec<ListedClaim>,
    markers: Vec<String>,
}

#[derive(Clone, Debug)]
struct ListedClaim {
    name: String,
    modified: SystemTime,
}

impl StoreState {
    /// Reads the state from the store.
    pub(super) async fn read(store: &Store) -> anyhow::Result<StoreState> {
        let mut state = StoreState::default();
        let each = |listed: crate::deploy::publish::store::Listed| {
            let name = listed.key.strip_prefix(STATE).unwrap_or_default();
            let name = name.trim_start_matches('/').to_owned();
            if name.contains('/') {
                return;
            }
            let modified = listed.modified;
            if let Some(rest) = name.strip_prefix("release-") {
                if let Some(number) = rest.split('-').next().and_then(|text| text.parse().ok()) {
                    state.records.push((number, name, modified));
                }
            } else if name.starts_with("claim-") {
                state.claims.push(ListedClaim { name, modified });
            } else if name.starts_with("unfinished-") {
                state.markers.push(name);
            }
        };
        store.list(STATE, each).await?;
        state.records.sort();
        state.claims.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(state)
    }

    /// The newest release: number and name.
    pub(super) fn newest(&self) -> Option<(u32, &str)> {
        self.records.last().map(|(number, name, _)| (*number, &**name))
    }

    /// Returns whether no publish is running or unfinished.
    pub(super) fn is_idle(&self) -> bool {
        self.claims.is_empty() && self.markers.is_empty()
    }

    /// Returns whether there are claims or markers other than `own`.
    pub(super) fn has_others(&self, own: &str) -> bool {
        self.claims_and_markers().any(|name| name != own)
    }

    /// Returns whether a publish has started or finished since the state was `before`.
    pub(super) fn has_advanced_since(&self, before: &StoreState) -> bool {
        self.newest() != before.newest()
            || self
                .claims_and_markers()
                .any(|name| before.claims_and_markers().all(|other| other != name))
    }

    /// The names of all markers and claims.
    fn claims_and_markers(&self) -> impl Iterator<Item = &String> {
        self.markers.iter().chain(self.claims.iter().map(|claim| &claim.name))
    }

    /// The keys that unfinished publishes may have changed, from all claims and markers other than
    /// `own`.
    pub(super) async fn dirty_keys(&self, store: &Store, own: &str) -> anyhow::Result<DirtyKeys> {
        let mut dirty_keys = DirtyKeys::default();
        for name in self.claims_and_markers().filter(|name| *name != own) {
            let key = format!("{STATE}/{name}");
            let Some(fetched) = store.get(&key).await? else { continue };
            let intent = Intent::from_bytes(&fetched.bytes).with_context(|| {
                format!("can't read `{key}`; delete it, and publish with --verify")
            })?;
            // Also if its release exists: the record does not list objects that were restored
            // later.
            dirty_keys.keys.extend(intent.changes);
            dirty_keys.keys.extend(intent.removals);
            dirty_keys.stale.push(key);
        }
        Ok(dirty_keys)
    }
}

/// The objects that unfinished publishes may have changed.
#[derive(Debug, Default)]
pub(super) struct DirtyKeys {
    /// The keys that they may have changed.
    pub(super) keys: BTreeSet<String>,
    /// The keys of their claims and markers.
    pub(super) stale: Vec<String>,
}

/// The maximum size of an intent in bytes: it lists the keys of a site.
const MAX_INTENT: u64 = 1 << 30;

/// The planned changes of a publisher, written in advance.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Intent {
    /// The number of the new release.
    pub(super) number: u32,
    /// The machine and process.
    pub(super) by: String,
    /// The keys of the objects that it writes.
    pub(super) changes: Vec<String>,
    /// The keys of the objects that it removes.
    pub(super) removals: Vec<String>,
}

impl Intent {
    fn to_bytes(&self) -> Vec<u8> {
        let out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        let mut out = BufWriter::new(out);
        serde_json::to_writer(&mut out, self).expect("texts and numbers are JSON");
        let out = out.into_inner().expect("memory can be written");
        out.finish().expect("memory can be written")
    }

    fn from_bytes(bytes: &[u8]) -> anyhow::Result<Intent> {
        let mut json = Vec::new();
        flate2::read::GzDecoder::new(bytes).take(MAX_INTENT).read_to_end(&mut json)?;
        Ok(serde_json::from_slice(&json)?)
    }
}

/// A claim on a target.
#[derive(Debug)]
pub(super) struct Claim {
    store: Arc<Store>,
    name: String,
    bytes: Vec<u8>,
}

/// The result of an attempt to acquire a target.
pub(super) enum Acquisition {
    /// Acquired; the target is in this state.
    Acquired(StoreState),
    /// Another publisher held it in the meantime; the state may have changed.
    Retry,
}

impl Claim {
    /// Writes a claim with this intent.
    pub(super) async fn write(store: &Arc<Store>, intent: &Intent) -> anyhow::Result<Claim> {
        let claim = Claim {
            store: Arc::clone(store),
            name: format!("claim-{}", unique_name()),
            bytes: intent.to_bytes(),
        };
        store.requests.set_deadline(Instant::now() + FENCE);
        claim.renew().await?;
        Ok(claim)
    }

    /// The name of the claim.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Its key in the store.
    pub(super) fn key(&self) -> String {
        format!("{STATE}/{}", self.name)
    }

    /// Writes the claim again, and extends the deadline of requests.
    async fn renew(&self) -> anyhow::Result<()> {
        let start = Instant::now();
        self.store.put(&self.key(), self.bytes.clone(), None).await?;
        self.store.requests.set_deadline(start + FENCE);
        Ok(())
    }

    /// Renews the claim until `work` is done.
    pub(super) async fn renew_during<T>(&self, work: impl Future<Output = T>) -> T {
        let renewing = async {
            loop {
                tokio::time::sleep(RENEWAL).await;
                // After a failure, requests past their deadline report it.
                let _ = self.renew().await;
            }
        };
        tokio::select! {
            done = work => done,
            () = renewing => unreachable!("a claim is renewed until the work is done"),
        }
    }

    /// Updates the intent.
    pub(super) async fn update_intent(&mut self, intent: &Intent) -> anyhow::Result<()> {
        self.bytes = intent.to_bytes();
        self.renew().await
    }

    /// Releases the target.
    pub(super) async fn release(self) -> anyhow::Result<()> {
        self.store.delete(vec![self.key()]).await
    }

    /// Releases the target with a marker that its objects may be inconsistent.
    pub(super) async fn release_as_unfinished(self, intent: &Intent) -> anyhow::Result<()> {
        let marker = self.name.replacen("claim-", "unfinished-", 1);
        self.store.put(&format!("{STATE}/{marker}"), intent.to_bytes(), None).await?;
        self.store.delete(vec![self.key()]).await
    }

    /// Waits until the target is acquired or lost. Of publishers that start at once, the one whose
    /// claim has the lowest name wins.
    pub(super) async fn acquire(
        &self,
        cancellation: &Cancellation,
        waiting: impl Fn(),
    ) -> anyhow::Result<Acquisition> {
        let state = StoreState::read(&self.store).await?;
        let Some(own) = state.claims.iter().find(|claim| claim.name == self.name) else {
            bail!(
                "the store does not list an object that was just written; use a store with \
                 consistent listings"
            );
        };
        let age =
            |other: &ListedClaim| own.modified.duration_since(other.modified).unwrap_or_default();
        let live: Vec<(ListedClaim, Duration)> = state
            .claims
            .iter()
            .filter(|claim| claim.name != self.name && age(claim) < LEASE)
            .map(|claim| (claim.clone(), age(claim)))
            .collect();
        if live.is_empty() {
            return Ok(Acquisition::Acquired(state));
        }
        let is_first = live.iter().all(|(other, _)| self.name < other.name);
        if !is_first {
            self.store.delete(vec![self.key()]).await?;
        }
        waiting();
        self.wait_for_others(live, is_first, state.newest().map(|(number, _)| number), cancellation)
            .await
    }

    /// Waits until the claims of others are removed, renewed or expired.
    async fn wait_for_others(
        &self,
        mut others: Vec<(ListedClaim, Duration)>,
        is_first: bool,
        release: Option<u32>,
        cancellation: &Cancellation,
    ) -> anyhow::Result<Acquisition> {
        let start = Instant::now();
        let mut renewed = start;
        loop {
            tokio::time::sleep(POLL_INTERVAL).await;
            cancellation.check()?;
            if is_first && renewed.elapsed() > RENEWAL {
                self.renew().await?;
                renewed = Instant::now();
            }
            let state = StoreState::read(&self.store).await?;
            let newest = state.newest().map(|(number, _)| number);
            if newest != release {
                bail!("{}", overtaken(newest));
            }
            let find =
                |other: &ListedClaim| state.claims.iter().find(|claim| claim.name == other.name);
            if others
                .iter()
                .any(|(other, _)| find(other).is_some_and(|claim| claim.modified != other.modified))
            {
                bail!(RUNNING);
            }
            others.retain(|(other, age)| find(other).is_some() && *age + start.elapsed() < LEASE);
            if others.is_empty() {
                return Ok(if is_first {
                    Acquisition::Acquired(state)
                } else {
                    Acquisition::Retry
                });
            }
        }
    }
}

/// Returns the error of a publisher when another one has finished first.
pub(super) fn overtaken(number: Option<u32>) -> String {
    format!(
        "another publish has made release {}; nothing was changed; publish again if this build is \
         newer",
        number.unwrap_or_default()
    )
}

/// A unique name, derived from machine, process and time.
pub(super) fn unique_name() -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    DigestBuilder::new().field(publisher()).field(now.as_nanos().to_le_bytes()).finish().short()
}

/// A readable name of this machine and process.
pub(super) fn publisher() -> String {
    format!("{} ({})", os::host_name(), std::process::id())
}
