//! One run of publish or rollback: what is there, what is to be, and what is done about it.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{bail, ensure};

use crate::digest::Digest;
use crate::dist::Finished;
use crate::output::OutputPath;
use crate::publish::claim::{self, Answer, Claim, Doubts, Intent, State, publisher};
use crate::publish::current::{newest, read_record};
use crate::publish::encode::Encoder;
use crate::publish::options::{Options, Outcome};
use crate::publish::plan::{self, Action, Doubt, Found, Plan, Step};
use crate::publish::record::{self, KEPT, Objects, Record, STATE, digest, short};
use crate::publish::run::{Failed, Left, Source, Work};
use crate::publish::store::{Store, runtime};
use crate::publish::target::Target;
use crate::publish::{cdn, verify, wanted};

/// What a target is to hold in the end.
pub(super) enum Goal {
    /// A finished build.
    Build { dist: Arc<Finished>, wanted: Arc<Objects>, base_url: String },
    /// An earlier release.
    Release(Option<u32>),
}

/// One run of publish or rollback.
pub(super) struct Session<'a> {
    pub(super) target: &'a Target,
    pub(super) root: &'a Path,
    pub(super) options: &'a Options,
}

/// A plan, and what it was made from.
struct Planned {
    plan: Plan,
    old: Arc<Record>,
    /// The digest of `old`.
    digest: Digest,
    traces: Vec<String>,
    /// Keys of objects that an unfinished publish may have been writing.
    doubtful: Vec<String>,
}

impl Session<'_> {
    /// Runs `work` until it ends, or the process is asked to end twice.
    pub(super) fn block_on(
        &self,
        work: impl Future<Output = anyhow::Result<Outcome>>,
    ) -> anyhow::Result<Outcome> {
        let stop = self.options.stop.clone();
        runtime()?.block_on(async {
            let interrupted = async move {
                end_of_process().await;
                stop.ask();
                // The work ends by itself; a second signal does not wait for it.
                end_of_process().await;
            };
            tokio::select! {
                outcome = work => outcome,
                () = interrupted => bail!(
                    "interrupted twice: what was begun is not put back; publishing again mends it"
                ),
            }
        })
    }

    /// Brings the target to hold the goal.
    pub(super) async fn run(&self, goal: Goal) -> anyhow::Result<Outcome> {
        let store = Arc::new(Store::open(self.target)?);
        self.options.progress.doing("asking the store what it holds");
        let state = State::read(&store).await?;
        if let Some(outcome) = self.nothing_to_do(&goal, &state, &store) {
            return Ok(outcome);
        }
        let mut planned = self.plan(&goal, &store, &state, "").await?;
        if let Err(error) = self.check(&planned.plan) {
            // What seems to be files of others may be those of a publisher that began meanwhile.
            let now = State::read(&store).await?;
            ensure!(!now.has_more_than(&state), claim::RUNNING);
            return Err(error);
        }
        let is_nothing = planned.plan.steps.is_empty() && state.is_quiet();
        if is_nothing || !self.options.progress.confirm(&planned.plan)? {
            let told = told(planned, &store, Told::Nothing);
            return Ok(Outcome { is_declined: !is_nothing, ..told });
        }
        let (mut claim, state) = loop {
            let claim = Claim::write(&store, &intent(&planned.plan)).await?;
            match claim.settle(&self.options.stop, || self.options.progress.waiting()).await {
                Ok(Answer::Held(state)) => break (claim, state),
                Ok(Answer::Again) => {}
                Err(error) => {
                    // The next publisher need not wait for a claim of nobody. One that can't be
                    // removed counts for nothing after its lease.
                    let _ = claim.release().await;
                    return Err(error);
                }
            }
        };
        let base = state.newest().map(|(number, _)| number);
        if base != planned.plan.previous {
            claim.release().await?;
            bail!("{}", claim::overtaken(base));
        }
        // What was in doubt because of somebody who came to an end meanwhile is not any more.
        if state.has_others(claim.name()) || !planned.traces.is_empty() {
            planned = match self.again(&goal, &store, &state, &mut claim).await {
                Ok(planned) => planned,
                Err(error) => {
                    let _ = claim.release().await;
                    return Err(error);
                }
            };
        }
        if planned.plan.steps.is_empty() && planned.traces.is_empty() {
            claim.release().await?;
            return Ok(told(planned, &store, Told::Nothing));
        }
        let work = Arc::new(Work {
            store: Arc::clone(&store),
            source: match goal {
                Goal::Build { dist, .. } => Source::Build(dist),
                Goal::Release(_) => Source::Kept,
            },
            encoder: Encoder::new(self.root),
            concurrency: self.target.concurrency,
            old: Arc::clone(&planned.old),
            progress: Arc::clone(&self.options.progress),
            stop: self.options.stop.clone(),
            sent: Mutex::default(),
        });
        let traces = std::mem::take(&mut planned.traces);
        let done = work.carry_out(&planned.plan, claim, traces, self.options.limit).await;
        let mut outcome = told(planned, &store, done.err().map_or(Told::Done, Told::Failed));
        outcome.sent = work.sent.lock().unwrap_or_else(PoisonError::into_inner).1;
        let is_published =
            outcome.failure.as_ref().is_none_or(|(_, left)| *left == Left::Published);
        if is_published && let Err(error) = self.invalidate(&outcome.changed_urls).await {
            outcome.failure.get_or_insert((error, Left::Untold));
        }
        Ok(outcome)
    }

    /// Plans anew what was planned before the target was ours.
    async fn again(
        &self,
        goal: &Goal,
        store: &Arc<Store>,
        state: &State,
        claim: &mut Claim,
    ) -> anyhow::Result<Planned> {
        let planned = self.plan(goal, store, state, claim.name()).await?;
        store.remove_halves(&planned.doubtful)?;
        self.check(&planned.plan)?;
        claim.restate(&intent(&planned.plan)).await?;
        Ok(planned)
    }

    /// When the newest record says that all is there, nothing more is asked.
    fn nothing_to_do(&self, goal: &Goal, state: &State, store: &Store) -> Option<Outcome> {
        let Goal::Build { wanted, .. } = goal else { return None };
        let digest = digest(wanted.iter());
        let (number, name) = state.newest()?;
        let is_same = name == record::name(number, &digest);
        if !is_same || !state.is_quiet() || self.options.verify {
            return None;
        }
        Some(Outcome {
            plan: Some(Plan { keep: wanted.len(), previous: Some(number), ..Plan::default() }),
            release: Some((number, short(&digest))),
            requests: store.traffic.requests(),
            ..Outcome::default()
        })
    }

    /// Plans. `own` is the name of the claim that is held.
    async fn plan(
        &self,
        goal: &Goal,
        store: &Arc<Store>,
        state: &State,
        own: &str,
    ) -> anyhow::Result<Planned> {
        let mut old = newest(store, state).await?;
        let Doubts { keys, traces } = state.doubts(store, own).await?;
        let mut found = Found {
            doubtful: keys.into_iter().map(|key| (key, Doubt::Unfinished)).collect(),
            records: state
                .records
                .iter()
                .map(|(number, name, _)| (*number, format!("{STATE}/{name}")))
                .collect(),
            ..Found::default()
        };
        if self.options.verify && old.number > 0 {
            self.look_closer(store, &mut old, &mut found).await?;
        }
        if !found.doubtful.is_empty() {
            let mut kept = BTreeSet::new();
            let name = |key: &str| key.strip_prefix(KEPT).map(|name| name[1..].to_owned());
            store.list(KEPT, |listed| kept.extend(name(&listed.key))).await?;
            found.kept = Some(kept);
        }
        if old.number == 0 {
            self.options.progress.doing("listing the store");
            store
                .list("", |listed| {
                    if !listed.key.starts_with(".archipel/") {
                        found.stored.insert(listed.key);
                    }
                })
                .await?;
        }
        let keep = self.target.keep_releases;
        let plan = match goal {
            Goal::Build { wanted, base_url, .. } => {
                plan::plan(&old, wanted, (base_url, keep), &found)
            }
            Goal::Release(number) => {
                let earlier = self.earlier(store, state, *number).await?;
                let known =
                    |key: &OutputPath| old.live.contains_key(key) || old.retired.contains_key(key);
                let is_gone = |(key, object): &(&OutputPath, &record::Object)| {
                    !known(key) && !old.kept.contains_key(&record::kept_name(object))
                };
                if let Some((key, _)) = earlier.live.iter().find(is_gone) {
                    bail!("`{key}` of release {} is not kept any more", earlier.number);
                }
                plan::plan(&old, &earlier.live, (&earlier.base_url, keep), &found)
            }
        };
        let digest = old.digest();
        let doubtful = found.doubtful.into_keys().collect();
        Ok(Planned { plan, old: Arc::new(old), digest, traces, doubtful })
    }

    /// Reads every object again. What is not as the record says is in doubt; of what no visitor is
    /// served, the record forgets it.
    async fn look_closer(
        &self,
        store: &Arc<Store>,
        old: &mut Record,
        found: &mut Found,
    ) -> anyhow::Result<()> {
        let Options { progress, .. } = self.options;
        let seen = verify::store(store, old, self.target.concurrency, progress).await?;
        for difference in seen.differences {
            let key = difference.key;
            if let Some(name) = key.strip_prefix(KEPT) {
                old.kept.remove(name.trim_start_matches('/'));
            }
            if let Some(path) = OutputPath::new(&key) {
                old.retired.remove(&path);
            }
            found.doubtful.insert(key, Doubt::Differs);
        }
        Ok(())
    }

    /// The record of the release to be restored.
    async fn earlier(
        &self,
        store: &Store,
        state: &State,
        number: Option<u32>,
    ) -> anyhow::Result<Record> {
        let known: Vec<u32> = state.records.iter().map(|(number, ..)| *number).collect();
        let Some(current) = known.last().copied() else {
            bail!("nothing has been published to `{}` yet", self.target.url);
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
                    bail!("there is no release {wanted}; there are {}", list.join(", "))
                }
                None => bail!("release {current} is the only one; there is none to go back to"),
            }
        };
        read_record(store, name).await
    }

    /// Refuses plans that look like a mistake.
    fn check(&self, plan: &Plan) -> anyhow::Result<()> {
        if let Some(first) = plan.adopts.first()
            && !self.options.adopt
        {
            let others = match plan.adopts.len() - 1 {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            bail!(
                "Archipel did not make `{first}`{others} in `{}`, which would be replaced; add \
                 --adopt if that is meant (they are kept under {})",
                self.target.url,
                plan::ADOPTED
            );
        }
        let deleted = plan.lost;
        let limit = self.target.max_delete.unwrap_or((plan.before / 10).max(20));
        ensure!(
            deleted <= limit,
            "{deleted} of {} files would be deleted, and {limit} may be; if that is meant, add \
             --max-delete {deleted}",
            plan.before
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

/// What is told of a run.
fn told(planned: Planned, store: &Store, told: Told) -> Outcome {
    let Planned { plan, digest: old, .. } = planned;
    let is_current = match &told {
        Told::Nothing => false,
        Told::Done => !plan.steps.is_empty(),
        Told::Failed(failed) => failed.left == Left::Published,
    };
    let release = match is_current {
        true => Some((plan.number(), short(&plan.next.digest()))),
        false => plan.previous.map(|number| (number, short(&old))),
    };
    Outcome {
        changed_urls: changed_urls(&plan),
        release,
        requests: store.traffic.requests(),
        sent: 0,
        failure: match told {
            Told::Failed(Failed { cause, left }) => Some((cause, left)),
            Told::Nothing | Told::Done => None,
        },
        plan: Some(plan),
        is_declined: false,
    }
}

/// How far a run came.
enum Told {
    /// Nothing was changed.
    Nothing,
    Done,
    Failed(Failed),
}

/// What a plan will touch, for others to know if it does not come to its end.
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

/// The addresses of pages and files whose answer is another one now.
fn changed_urls(plan: &Plan) -> Vec<String> {
    let steps = plan.steps.iter().filter(|step| step.action != Action::Retire);
    let is_variant = |key: &str| key.ends_with(".br") || key.ends_with(".gz");
    let steps = steps.filter(|step| {
        let object = plan.next.live.get(&step.key);
        !object.is_some_and(wanted::is_fingerprinted) && !is_variant(step.key.as_str())
    });
    let url = |step: &Step| format!("{}/{}", plan.next.base_url, verify::address(&step.key));
    steps.map(url).collect()
}

/// Comes back when the process is asked to end.
async fn end_of_process() {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    let (Ok(mut interrupt), Ok(mut terminate)) = signals else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}
