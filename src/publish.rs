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
mod store;
mod target;
mod verify;
mod wanted;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail, ensure};

use crate::dist::Finished;
use crate::output::OutputPath;
use crate::publish::claim::{Answer, Claim, Doubts, Intent, State, publisher};
use crate::publish::encode::Encoder;
use crate::publish::plan::Found;
use crate::publish::record::{KEPT, Objects, Record, STATE, digest, short};
use crate::publish::run::{Failed, Source, Work};
use crate::publish::store::Store;

pub use crate::publish::plan::{Action, Plan, Step};
pub use crate::publish::run::{Left, Progress, Stop};
pub use crate::publish::target::Target;
pub use crate::publish::verify::{Difference, Verified};

/// How a publish is to go about it.
pub struct Options {
    /// Plan, and change nothing.
    pub dry_run: bool,
    /// List the store, and mend what differs from the record.
    pub verify: bool,
    /// Replace files that others made.
    pub adopt: bool,
    /// Publish a site that was built for an address that nobody can reach.
    pub allow_placeholder_url: bool,
    /// How long it may take.
    pub limit: Duration,
    /// Asked before anything is changed; `false` ends it.
    pub confirm: Box<dyn Fn(&Plan) -> anyhow::Result<bool>>,
    /// Hears how it goes on.
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
    /// Addresses whose answer is another one now, without those that are new under new names.
    pub changed_urls: Vec<String>,
    /// What went wrong, and in which state the target is.
    pub failure: Option<(anyhow::Error, Left)>,
    /// Whether it was ended before anything was changed, because the user said so.
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
    let wanted = wanted::wanted(&dist, target);
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

/// What a target is to hold in the end.
enum Goal {
    /// A finished build.
    Build { dist: Arc<Finished>, wanted: Objects, base_url: String },
    /// An earlier release.
    Release(Option<u32>),
}

/// One run of publish or rollback.
struct Session<'a> {
    target: &'a Target,
    root: &'a Path,
    options: &'a Options,
}

/// A plan, and what it was made from.
struct Planned {
    plan: Plan,
    old: Record,
    traces: Vec<String>,
}

impl Session<'_> {
    fn block_on(
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
                    "interrupted twice: what was begun is not put back; publish again, which mends it"
                ),
            }
        })
    }

    async fn run(&self, goal: Goal) -> anyhow::Result<Outcome> {
        let store = Arc::new(Store::open(self.target)?);
        self.options.progress.doing("asking the store what it holds");
        let state = State::read(&store).await?;
        if let Some(outcome) = self.nothing_to_do(&goal, &state, &store) {
            return Ok(outcome);
        }
        let mut planned = self.plan(&goal, &store, &state, "").await?;
        self.check(&planned.plan)?;
        let is_nothing = planned.plan.steps.is_empty() && state.is_quiet();
        if self.options.dry_run || is_nothing {
            return Ok(self.told(planned, &store, None));
        }
        if !(self.options.confirm)(&planned.plan)? {
            let told = self.told(planned, &store, None);
            return Ok(Outcome { is_declined: true, ..told });
        }
        let (mut claim, state) = loop {
            let claim = Claim::write(&store, &intent(&planned.plan)).await?;
            match claim.settle().await? {
                Answer::Held(state) => break (claim, state),
                Answer::Again => {}
            }
        };
        let base = state.newest().map(|(number, _)| number);
        if base != planned.plan.previous || state.has_others(claim.name()) {
            planned = match self.again(&goal, &store, &state, &mut claim).await {
                Ok(planned) => planned,
                Err(error) => {
                    claim.release().await?;
                    return Err(error);
                }
            };
        }
        let work = Arc::new(Work {
            store: Arc::clone(&store),
            source: match goal {
                Goal::Build { dist, .. } => Source::Build(dist),
                Goal::Release(_) => Source::Kept,
            },
            encoder: Encoder::new(self.root),
            concurrency: self.target.concurrency,
            old: Arc::new(std::mem::take(&mut planned.old)),
            progress: Arc::clone(&self.options.progress),
            stop: self.options.stop.clone(),
        });
        let traces = std::mem::take(&mut planned.traces);
        let done = work.carry_out(&planned.plan, claim, traces, self.options.limit).await;
        let mut outcome = self.told(planned, &store, done.err());
        let is_published =
            outcome.failure.as_ref().is_none_or(|(_, left)| *left == Left::Published);
        if is_published && let Err(error) = self.invalidate(&outcome.changed_urls).await {
            outcome.failure.get_or_insert((error, Left::Published));
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
        let old = newest(store, state).await?;
        let Doubts { keys, traces } = state.doubts(store, own).await?;
        let mut found = Found {
            doubtful: keys,
            records: state
                .records
                .iter()
                .map(|(number, name, _)| (*number, format!("{STATE}/{name}")))
                .collect(),
            ..Found::default()
        };
        if !traces.is_empty() || self.options.verify {
            let mut kept = std::collections::BTreeSet::new();
            store
                .list(KEPT, |listed| {
                    kept.extend(listed.key.strip_prefix(KEPT).map(|name| name[1..].to_owned()));
                })
                .await?;
            found.kept = Some(kept);
        }
        if old.number == 0 || self.options.verify {
            self.options.progress.doing("listing the store");
            let mut stored = BTreeMap::new();
            store
                .list("", |listed| {
                    if !listed.key.starts_with(".archipel/") {
                        stored.insert(listed.key, listed.size);
                    }
                })
                .await?;
            found.stored = Some(stored);
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
        Ok(Planned { plan, old, traces })
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
        let deleted = plan.count(Action::Delete);
        let limit = self.target.max_delete.unwrap_or((plan.before / 10).max(20));
        ensure!(
            deleted <= limit,
            "{deleted} of {} files would be deleted, and {limit} may be; if that is meant, add \
             --max-delete {deleted}",
            plan.before
        );
        Ok(())
    }

    /// What is told of a run.
    fn told(&self, planned: Planned, store: &Store, failed: Option<Failed>) -> Outcome {
        let Planned { plan, old, .. } = planned;
        let is_current = match &failed {
            Some(Failed { left, .. }) => *left == Left::Published,
            None => !self.options.dry_run && !plan.steps.is_empty(),
        };
        let release = match is_current {
            true => Some((plan.number(), short(&plan.next.digest()))),
            false => plan.previous.map(|number| (number, short(&old.digest()))),
        };
        Outcome {
            changed_urls: changed_urls(&plan),
            release,
            requests: store.traffic.requests(),
            failure: failed.map(|Failed { cause, left }| (cause, left)),
            plan: Some(plan),
            is_declined: false,
        }
    }

    async fn invalidate(&self, urls: &[String]) -> anyhow::Result<()> {
        match &self.target.cdn {
            Some(distribution) => cdn::invalidate(distribution, urls).await,
            None => Ok(()),
        }
    }
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
    let (mut interrupt, mut terminate) =
        match (signal(SignalKind::interrupt()), signal(SignalKind::terminate())) {
            (Ok(interrupt), Ok(terminate)) => (interrupt, terminate),
            _ => return std::future::pending().await,
        };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}
