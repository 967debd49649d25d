//! One publisher at a time, on any store that shows at once what was written.
//!
//! No store need honour conditional writes: some ignore them without a word. A publisher writes a
//! claim of its own and lists all claims afterwards. Of two that do so at once, the later listing
//! shows both claims, so at most one publisher ever finds itself alone. A claim is renewed while
//! it is held, and counts for nothing when it was not renewed for [`LEASE`]; ages are told by the
//! store's clock only. Whoever could not renew its own claim for [`FENCE`] begins no request that
//! changes anything.

use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context as _, bail};
use serde::{Deserialize, Serialize};

use crate::digest::DigestBuilder;
use crate::publish::record::STATE;
use crate::publish::stop::Stop;
use crate::publish::store::Store;

/// How long a claim counts that is not renewed.
const LEASE: Duration = Duration::from_mins(1);
/// How often a claim is renewed.
const RENEWAL: Duration = Duration::from_secs(10);
/// How long after a renewal requests may begin: with the time that each may take, they end before
/// the lease does.
const FENCE: Duration = Duration::from_secs(25);
/// How often a claim of somebody else is looked at.
const LOOK: Duration = Duration::from_secs(2);

/// What is said to a publisher that another one is at work beside.
pub(super) const RUNNING: &str =
    "another publish to this target is running, and this one has changed nothing";

/// What lies beside the site: records, claims, and marks of unfinished publishes.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Releases: number, name, when it was written.
    pub(super) records: Vec<(u32, String, SystemTime)>,
    claims: Vec<Seen>,
    marks: Vec<String>,
}

#[derive(Clone, Debug)]
struct Seen {
    name: String,
    modified: SystemTime,
}

impl State {
    /// Asks the store.
    pub(super) async fn read(store: &Store) -> anyhow::Result<State> {
        let mut state = State::default();
        let each = |listed: crate::publish::store::Listed| {
            let name = listed.key.strip_prefix(STATE).unwrap_or_default();
            let name = name.trim_start_matches('/').to_owned();
            let modified = listed.modified;
            if let Some(rest) = name.strip_prefix("release-") {
                if let Some(number) = rest.split('-').next().and_then(|text| text.parse().ok()) {
                    state.records.push((number, name, modified));
                }
            } else if name.starts_with("claim-") {
                state.claims.push(Seen { name, modified });
            } else if name.starts_with("unfinished-") {
                state.marks.push(name);
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

    /// Whether nobody publishes, and every publish came to its end.
    pub(super) fn is_quiet(&self) -> bool {
        self.claims.is_empty() && self.marks.is_empty()
    }

    /// Whether there are claims or marks but `own`.
    pub(super) fn has_others(&self, own: &str) -> bool {
        self.traces().any(|name| name != own)
    }

    /// Whether somebody has begun to publish, or has published, since the state was `before`.
    pub(super) fn has_more_than(&self, before: &State) -> bool {
        self.newest() != before.newest()
            || self.traces().any(|name| before.traces().all(|other| other != name))
    }

    /// The names of marks and claims.
    fn traces(&self) -> impl Iterator<Item = &String> {
        self.marks.iter().chain(self.claims.iter().map(|claim| &claim.name))
    }

    /// What publishes that did not come to their end may have changed: claims and marks, but not
    /// the claim `own`.
    pub(super) async fn doubts(&self, store: &Store, own: &str) -> anyhow::Result<Doubts> {
        let mut doubts = Doubts::default();
        for name in self.traces().filter(|name| *name != own) {
            let key = format!("{STATE}/{name}");
            let Some(fetched) = store.get(&key).await? else { continue };
            let intent = Intent::from_bytes(&fetched.bytes).with_context(|| {
                format!("`{key}` can't be understood; delete it, and publish with --verify")
            })?;
            // Also when its release is there: what was put back later is not told by the record.
            doubts.keys.extend(intent.changes);
            doubts.keys.extend(intent.removals);
            doubts.traces.push(key);
        }
        Ok(doubts)
    }
}

/// What unfinished publishes have left.
#[derive(Debug, Default)]
pub(super) struct Doubts {
    /// Keys that they may have changed.
    pub(super) keys: BTreeSet<String>,
    /// Their claims and marks.
    pub(super) traces: Vec<String>,
}

/// What a publisher is about to do, written before it does it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Intent {
    /// The release that it makes.
    pub(super) number: u32,
    /// Machine and process.
    pub(super) by: String,
    /// Keys of objects that it writes.
    pub(super) changes: Vec<String>,
    /// Keys of objects that it removes.
    pub(super) removals: Vec<String>,
}

impl Intent {
    fn to_bytes(&self) -> Vec<u8> {
        let json = serde_json::to_vec(self).expect("texts and numbers are JSON");
        let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        out.write_all(&json).and_then(|()| out.finish()).expect("memory can be written")
    }

    fn from_bytes(bytes: &[u8]) -> anyhow::Result<Intent> {
        let mut json = Vec::new();
        flate2::read::GzDecoder::new(bytes).read_to_end(&mut json)?;
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

/// How a claim was answered.
pub(super) enum Answer {
    /// The target is ours, in this state.
    Held(State),
    /// Somebody else had it for a moment; the state may be another one now.
    Again,
}

impl Claim {
    /// Writes a claim for what `intent` says.
    pub(super) async fn write(store: &Arc<Store>, intent: &Intent) -> anyhow::Result<Claim> {
        let claim = Claim {
            store: Arc::clone(store),
            name: format!("claim-{}", unique()),
            bytes: intent.to_bytes(),
        };
        store.traffic.allow_until(Instant::now() + FENCE);
        claim.renew().await?;
        Ok(claim)
    }

    /// Its name among the claims.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Its key in the store.
    pub(super) fn key(&self) -> String {
        format!("{STATE}/{}", self.name)
    }

    /// Writes it again, which makes it younger, and lets requests begin for a while.
    async fn renew(&self) -> anyhow::Result<()> {
        let start = Instant::now();
        self.store.put(&self.key(), self.bytes.clone(), None).await?;
        self.store.traffic.allow_until(start + FENCE);
        Ok(())
    }

    /// Renews the claim for as long as the work takes.
    pub(super) async fn during<T>(&self, work: impl Future<Output = T>) -> T {
        let renewing = async {
            loop {
                tokio::time::sleep(RENEWAL).await;
                // A failure is told by the requests that may not begin any more.
                let _ = self.renew().await;
            }
        };
        tokio::select! {
            done = work => done,
            () = renewing => unreachable!("a claim is renewed until the work is done"),
        }
    }

    /// Says anew what is about to be done.
    pub(super) async fn restate(&mut self, intent: &Intent) -> anyhow::Result<()> {
        self.bytes = intent.to_bytes();
        self.renew().await
    }

    /// Gives the target back.
    pub(super) async fn release(self) -> anyhow::Result<()> {
        self.store.delete(vec![self.key()]).await
    }

    /// Ends a publish that has changed something: what it says is in doubt.
    pub(super) async fn abandon(self, intent: &Intent) -> anyhow::Result<()> {
        let mark = self.name.replacen("claim-", "unfinished-", 1);
        self.store.put(&format!("{STATE}/{mark}"), intent.to_bytes(), None).await?;
        self.store.delete(vec![self.key()]).await
    }

    /// Waits until it is clear whose the target is. Of publishers that begin at once, the one
    /// whose claim has the lowest name stays.
    pub(super) async fn settle(&self, stop: &Stop, waiting: impl Fn()) -> anyhow::Result<Answer> {
        let state = State::read(&self.store).await?;
        let Some(own) = state.claims.iter().find(|claim| claim.name == self.name) else {
            bail!(
                "the store does not show what was just written to it, so two publishers could \
                 not see each other; use a store with consistent listings"
            );
        };
        let age = |other: &Seen| own.modified.duration_since(other.modified).unwrap_or_default();
        let live: Vec<(Seen, Duration)> = state
            .claims
            .iter()
            .filter(|claim| claim.name != self.name && age(claim) < LEASE)
            .map(|claim| (claim.clone(), age(claim)))
            .collect();
        if live.is_empty() {
            return Ok(Answer::Held(state));
        }
        let is_first = live.iter().all(|(other, _)| self.name < other.name);
        if !is_first {
            self.store.delete(vec![self.key()]).await?;
        }
        waiting();
        self.watch(live, is_first, state.newest().map(|(number, _)| number), stop).await
    }

    /// Looks at the claims of others until they are gone, renewed or too old.
    async fn watch(
        &self,
        mut others: Vec<(Seen, Duration)>,
        is_first: bool,
        release: Option<u32>,
        stop: &Stop,
    ) -> anyhow::Result<Answer> {
        let start = Instant::now();
        let mut renewed = start;
        loop {
            tokio::time::sleep(LOOK).await;
            stop.check()?;
            if is_first && renewed.elapsed() > RENEWAL {
                self.renew().await?;
                renewed = Instant::now();
            }
            let state = State::read(&self.store).await?;
            let newest = state.newest().map(|(number, _)| number);
            if newest != release {
                bail!("{}", overtaken(newest));
            }
            let find = |other: &Seen| state.claims.iter().find(|claim| claim.name == other.name);
            if others
                .iter()
                .any(|(other, _)| find(other).is_some_and(|claim| claim.modified != other.modified))
            {
                bail!(RUNNING);
            }
            others.retain(|(other, age)| find(other).is_some() && *age + start.elapsed() < LEASE);
            if others.is_empty() {
                return Ok(if is_first { Answer::Held(state) } else { Answer::Again });
            }
        }
    }
}

/// What is said to a publisher that another one was faster than.
pub(super) fn overtaken(number: Option<u32>) -> String {
    format!(
        "another publish made release {} meanwhile, and this one has changed nothing; run it again \
         if its files are the newer ones",
        number.unwrap_or_default()
    )
}

/// A name that no other publisher has: made from machine, process and time.
pub(super) fn unique() -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    DigestBuilder::new().field(publisher()).field(now.as_nanos().to_le_bytes()).finish().short()
}

/// This machine and process, as others read it.
pub(super) fn publisher() -> String {
    let host = rustix::system::uname();
    format!("{} ({})", host.nodename().to_string_lossy(), std::process::id())
}
