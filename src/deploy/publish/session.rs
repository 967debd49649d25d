//! A run of publish or rollback: reads the state of the target, plans, and executes the plan.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use anyhow::{bail, ensure};
use parking_lot::Mutex;
use tokio::sync::Semaphore;

use crate::base::digest::Digest;
use crate::base::os;
use crate::build::dist::Finished;
use crate::deploy::publish::claim::{
    self, Acquisition, Claim, DirtyKeys, Intent, StoreState, publisher,
};
use crate::deploy::publish::compression::Encoder;
use crate::deploy::publish::execute::{
    CONTENT_IN_MEMORY, Execution, FailedExecution, Source, TargetState,
};
use crate::deploy::publish::options::{Options, Outcome};
use crate::deploy::publish::plan::{self, DirtyReason, Plan, StoreContents};
use crate::deploy::publish::record::{self, BACKUPS, Objects, ReleaseRecord, STATE, digest, short};
use crate::deploy::publish::store::{Store, block_on};
use crate::deploy::publish::target::Target;
use crate::deploy::publish::{cdn, conflicts, verify};
use crate::engine::output::OutputPath;

/// The desired content of a target.
pub(super) enum Goal {
    /// A finished build.
    Build { dist: Arc<Finished>, desired: Arc<Objects>, base_url: String },
    /// An earlier release.
    Release(Option<u32>),
}

/// One run of publish or rollback.
pub(super) struct Session<'a> {
    pub(super) target: &'a Target,
    pub(super) root: &'a Path,
    pub(super) options: &'a Options,
}

/// A plan and its inputs.
struct PlannedSession {
    plan: Plan,
    old: Arc<ReleaseRecord>,
    /// The digest of `old`.
    digest: Digest,
    stale: Vec<String>,
    /// The keys that an unfinished publish may have been writing.
    dirty: Vec<String>,
}

impl Session<'_> {
    /// Runs `work` until it ends, or until the second signal to terminate.
    pub(super) fn block_on(
        &self,
        work: impl Future<Output = anyhow::Result<Outcome>>,
    ) -> anyhow::Result<Outcome> {
        let cancellation = self.options.cancellation.clone();
        block_on(async {
            let interrupted = async move {
                os::termination_signal().await;
                cancellation.cancel();
                // The work stops at the next check; a second signal does not wait for it.
                os::termination_signal().await;
            };
            tokio::select! {
                outcome = work => outcome,
                () = interrupted => bail!(
                    "interrupted twice, without a rollback of the changes; publish again to repair \
                     the target"
                ),
            }
        })
    }

    /// Publishes the goal.
    pub(super) async fn run(&self, goal: Goal) -> anyhow::Result<Outcome> {
        let store = Arc::new(Store::open(self.target)?);
        self.options.progress.doing("reading the state of the store");
        let state = StoreState::read(&store).await?;
        if let Some(outcome) = self.unchanged_outcome(&goal, &state, &store) {
            return Ok(outcome);
        }
        let mut planned = self.plan(&goal, &store, &state, "").await?;
        if let Err(error) = self.check(&planned.plan) {
            // Files that appear foreign may belong to a publisher that has started since.
            let now = StoreState::read(&store).await?;
            ensure!(!now.has_advanced_since(&state), claim::RUNNING);
            return Err(error);
        }
        let is_nothing = planned.plan.steps.is_empty() && state.is_idle();
        if is_nothing || !self.options.progress.confirm(&planned.plan)? {
            let outcome = outcome(planned, &store, RunResult::Nothing);
            return Ok(Outcome { is_declined: !is_nothing, ..outcome });
        }
        let (mut claim, state) = self.acquire(&store, &planned.plan).await?;
        let base = state.newest().map(|(number, _)| number);
        if base != planned.plan.previous {
            claim.release().await?;
            bail!("{}", claim::overtaken(base));
        }
        // Keys may no longer be dirty, if another publisher has finished since.
        if state.has_others(claim.name()) || !planned.stale.is_empty() {
            planned = match self.replan(&goal, &store, &state, &mut claim).await {
                Ok(planned) => planned,
                Err(error) => {
                    let _ = claim.release().await;
                    return Err(error);
                }
            };
        }
        if planned.plan.steps.is_empty() && planned.stale.is_empty() {
            claim.release().await?;
            return Ok(outcome(planned, &store, RunResult::Nothing));
        }
        let work = Arc::new(Execution {
            store: Arc::clone(&store),
            source: match goal {
                Goal::Build { dist, .. } => Source::Build(dist),
                Goal::Release(_) => Source::Store,
            },
            encoder: Encoder::new(self.root),
            concurrency: self.target.concurrency,
            old: Arc::clone(&planned.old),
            progress: Arc::clone(&self.options.progress),
            cancellation: self.options.cancellation.clone(),
            sent: Mutex::default(),
            memory: Semaphore::new(CONTENT_IN_MEMORY as usize),
        });
        let stale = std::mem::take(&mut planned.stale);
        let done = work.execute(&planned.plan, claim, stale, self.options.limit).await;
        let result = done.err().map_or(RunResult::Done, RunResult::Failed);
        let sent = work.sent.lock().bytes;
        drop(work); // Frees its lists before the outcome allocates others.
        let mut outcome = Outcome { sent, ..outcome(planned, &store, result) };
        let is_published =
            outcome.failure.as_ref().is_none_or(|(_, state)| *state == TargetState::Published);
        if is_published && let Err(error) = self.invalidate(&outcome.changed_urls).await {
            outcome.failure.get_or_insert((error, TargetState::CdnStale));
        }
        Ok(outcome)
    }

    /// Acquires the target, as soon as no other publisher holds it.
    async fn acquire(
        &self,
        store: &Arc<Store>,
        plan: &Plan,
    ) -> anyhow::Result<(Claim, StoreState)> {
        loop {
            let claim = Claim::write(store, &intent(plan)).await?;
            let waiting = || self.options.progress.waiting();
            match claim.acquire(&self.options.cancellation, waiting).await {
                Ok(Acquisition::Acquired(state)) => return Ok((claim, state)),
                Ok(Acquisition::Retry) => {}
                Err(error) => {
                    // So that the next publisher does not wait for the claim. If it can't be
                    // removed, it expires.
                    let _ = claim.release().await;
                    return Err(error);
                }
            }
        }
    }

    /// Plans again, now that the target is acquired.
    async fn replan(
        &self,
        goal: &Goal,
        store: &Arc<Store>,
        state: &StoreState,
        claim: &mut Claim,
    ) -> anyhow::Result<PlannedSession> {
        let planned = self.plan(goal, store, state, claim.name()).await?;
        store.remove_partial_files(&planned.dirty)?;
        self.check(&planned.plan)?;
        claim.update_intent(&intent(&planned.plan)).await?;
        Ok(planned)
    }

    /// Returns the outcome if the newest record shows that nothing has changed.
    fn unchanged_outcome(&self, goal: &Goal, state: &StoreState, store: &Store) -> Option<Outcome> {
        let Goal::Build { desired, .. } = goal else { return None };
        let digest = digest(desired.iter());
        let (number, name) = state.newest()?;
        let is_same = name == record::name(number, &digest);
        if !is_same || !state.is_idle() || self.options.verify {
            return None;
        }
        let unchanged_count = desired.len();
        Some(Outcome {
            plan: Some(Plan { unchanged_count, previous: Some(number), ..Plan::default() }),
            release: Some((number, short(&digest))),
            requests: store.requests.count(),
            ..Outcome::default()
        })
    }

    /// Makes the plan. `own` is the name of the held claim.
    async fn plan(
        &self,
        goal: &Goal,
        store: &Arc<Store>,
        state: &StoreState,
        own: &str,
    ) -> anyhow::Result<PlannedSession> {
        let mut old = record::newest(store, state).await?;
        let DirtyKeys { keys, stale } = state.dirty_keys(store, own).await?;
        let mut found = StoreContents {
            dirty: keys.into_iter().map(|key| (key, DirtyReason::Unfinished)).collect(),
            records: state
                .records
                .iter()
                .map(|(number, name, _)| (*number, format!("{STATE}/{name}")))
                .collect(),
            ..StoreContents::default()
        };
        if self.options.verify && old.number > 0 {
            self.verify_store(store, &mut old, &mut found).await?;
        }
        if !found.dirty.is_empty() {
            let mut kept = BTreeSet::new();
            let name = |key: &str| key.strip_prefix(BACKUPS).map(|name| name[1..].to_owned());
            store.list(BACKUPS, |listed| kept.extend(name(&listed.key))).await?;
            found.kept = Some(kept);
        }
        let keep = self.target.keep_releases;
        let plan = match goal {
            Goal::Build { desired, base_url, .. } => {
                conflicts::add_stored(store, &old, desired, self.target, &mut found).await?;
                plan::plan(&old, desired, base_url, keep, &found)
            }
            Goal::Release(number) => {
                let earlier = self.earlier_record(store, state, *number).await?;
                let known =
                    |key: &OutputPath| old.live.contains_key(key) || old.retired.contains_key(key);
                let is_gone = |(key, object): &(&OutputPath, &record::Object)| {
                    !known(key) && !old.kept.contains_key(&record::kept_name(object))
                };
                if let Some((key, _)) = earlier.live.iter().find(is_gone) {
                    bail!(
                        "the content of `{}` in release {} is missing in the store",
                        key.as_str(),
                        earlier.number
                    );
                }
                conflicts::add_stored(store, &old, &earlier.live, self.target, &mut found).await?;
                plan::plan(&old, &earlier.live, &earlier.base_url, keep, &found)
            }
        };
        if let Some((before, after)) = conflicts::file_and_folder(&plan, &old)
            && !store.has_headers()
        {
            bail!(
                "a folder can't have `{after}` and `{before}` of the last release at once: publish \
                 without `{after}` first"
            );
        }
        let digest = old.digest();
        let dirty = found.dirty.into_keys().collect();
        Ok(PlannedSession { plan, old: Arc::new(old), digest, stale, dirty })
    }

    /// Verifies every object. Objects that differ from the record are dirty; if they are not
    /// served, they are dropped from the record.
    async fn verify_store(
        &self,
        store: &Arc<Store>,
        old: &mut ReleaseRecord,
        found: &mut StoreContents,
    ) -> anyhow::Result<()> {
        let Options { progress, .. } = self.options;
        let verified = verify::store(store, old, self.target.concurrency, progress).await?;
        for difference in verified.differences {
            let key = difference.key;
            if let Some(name) = key.strip_prefix(BACKUPS) {
                old.kept.remove(name.trim_start_matches('/'));
            }
            if let Some(path) = OutputPath::new(&key) {
                old.retired.remove(&path);
            }
            found.dirty.insert(key, DirtyReason::Differs);
        }
        Ok(())
    }

    /// Reads the record of the release to restore.
    async fn earlier_record(
        &self,
        store: &Store,
        state: &StoreState,
        number: Option<u32>,
    ) -> anyhow::Result<ReleaseRecord> {
        let known: Vec<u32> = state.records.iter().map(|(number, ..)| *number).collect();
        let Some(current) = known.last().copied() else {
            bail!("nothing is published to `{}`", self.target.url);
        };
        let wanted = match number {
            Some(number) => Some(number),
            None => known.iter().rev().nth(1).copied(),
        };
        let found = state.records.iter().find(|(number, ..)| Some(*number) == wanted);
        let Some((_, name, _)) = found else {
            let list: Vec<String> = known.iter().map(u32::to_string).collect();
            match wanted {
                Some(wanted) => {
                    bail!("there is no release {wanted}; use one of {}", list.join(", "))
                }
                None => bail!("can't roll back: release {current} is the only one"),
            }
        };
        record::read_record(store, name).await
    }

    /// Rejects plans that are probably a mistake.
    fn check(&self, plan: &Plan) -> anyhow::Result<()> {
        if let Some(first) = plan.adopts.first()
            && !self.options.adopt
        {
            let others = match plan.adopts.len() - 1 {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            bail!(
                "can't replace `{}`{others} in `{}`, which Archipel did not create; add --adopt to \
                 replace it and store a copy under {}",
                first.as_str(),
                self.target.url,
                plan::ADOPTED
            );
        }
        let deleted = plan.deleted_count;
        let limit = self.target.max_delete.unwrap_or((plan.previous_count / 10).max(20));
        ensure!(
            deleted <= limit,
            "{deleted} of {} files would be deleted, but the limit is {limit}; to delete them, add \
             --max-delete {deleted}",
            plan.previous_count
        );
        Ok(())
    }

    async fn invalidate(&self, urls: &[String]) -> anyhow::Result<()> {
        match &self.target.cdn {
            Some(distribution) => cdn::invalidate(distribution, urls).await,
            None => Ok(()),
        }
    }
}

/// Returns the outcome of a run.
fn outcome(planned: PlannedSession, store: &Store, result: RunResult) -> Outcome {
    let PlannedSession { plan, digest: old, .. } = planned;
    let is_current = match &result {
        RunResult::Nothing => false,
        RunResult::Done => !plan.steps.is_empty(),
        RunResult::Failed(failed) => failed.state == TargetState::Published,
    };
    let release = match is_current {
        true => Some((plan.number(), short(&plan.next.digest()))),
        false => plan.previous.map(|number| (number, short(&old))),
    };
    Outcome {
        changed_urls: plan.changed_urls(),
        release,
        requests: store.requests.count(),
        sent: 0,
        failure: match result {
            RunResult::Failed(FailedExecution { cause, state }) => Some((cause, state)),
            RunResult::Nothing | RunResult::Done => None,
        },
        plan: Some(plan),
        is_declined: false,
    }
}

/// The result of a run.
enum RunResult {
    /// Nothing was changed.
    Nothing,
    Done,
    Failed(FailedExecution),
}

/// Returns the intent of a plan, in case the publish does not finish.
fn intent(plan: &Plan) -> Intent {
    let sent = plan.steps.iter().filter(|step| step.action.sends());
    let sent = sent.map(|step| step.key.as_str().to_owned());
    let copies = plan.copies.iter().map(|(_, to)| to.clone());
    Intent {
        number: plan.number(),
        by: publisher(),
        changes: sent.chain(copies).collect(),
        removals: plan.removals.clone(),
    }
}
