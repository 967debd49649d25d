//! A plan, carried out so that visitors find a whole site at every instant.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context as _, bail};
use futures_util::StreamExt as _;

use crate::digest::Digest;
use crate::dist::Finished;
use crate::output::OutputPath;
use crate::publish::claim::{Claim, Intent};
use crate::publish::encode::Encoder;
use crate::publish::encoding::Encoding;
use crate::publish::plan::{Action, Plan};
use crate::publish::record::{KEPT, Object, Record, kept_name};
use crate::publish::stop::Stop;
use crate::publish::store::Store;
use crate::publish::wanted::{self, Stage, stage};

/// The user, who hears how a publish goes on.
pub trait Progress: Send + Sync {
    /// Whether the plan is to be carried out.
    fn confirm(&self, plan: &Plan) -> anyhow::Result<bool>;
    /// Somebody else has claimed the target, and may have died: it is waited for.
    fn waiting(&self);
    /// Something begins that takes a while.
    fn doing(&self, what: &str);
    /// So many of all objects and bytes are sent.
    fn sent(&self, objects: (usize, usize), bytes: (u64, u64));
}

/// Where the content of objects comes from.
pub(super) enum Source {
    /// A finished build.
    Build(Arc<Finished>),
    /// The store itself, which has kept it.
    Kept,
}

/// What carrying out a plan needs.
pub(super) struct Work {
    pub(super) store: Arc<Store>,
    pub(super) source: Source,
    pub(super) encoder: Encoder,
    pub(super) concurrency: usize,
    /// The release that is current when it begins.
    pub(super) old: Arc<Record>,
    pub(super) progress: Arc<dyn Progress>,
    pub(super) stop: Stop,
    /// Objects and bytes that were sent so far.
    pub(super) sent: Mutex<(usize, u64)>,
}

/// In what state a failed publish has left the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// Nothing that visitors see has changed.
    Unchanged,
    /// The release before is whole again.
    Previous,
    /// Pages of both releases, each whole.
    Mixed,
    /// The new release, with files of the old one that were to be removed.
    Published,
    /// The new release, which a CDN was not told of.
    Untold,
}

/// A publish that did not come to its end.
#[derive(Debug)]
pub(super) struct Failed {
    pub(super) cause: anyhow::Error,
    pub(super) left: Left,
}

impl Work {
    /// Carries `plan` out under `claim`. Each stage ends before the next one begins; what is
    /// removed is removed last, and only after everything else.
    pub(super) async fn carry_out(
        self: &Arc<Self>,
        plan: &Plan,
        claim: Claim,
        traces: Vec<String>,
        limit: Duration,
    ) -> Result<(), Failed> {
        let touched = Arc::new(Mutex::new(Vec::new()));
        self.store.traffic.heed(Some(self.stop.clone()));
        // What has begun by then is waited for: a request that is only forgotten may still arrive
        // after the old page was put back.
        let expiry = async {
            tokio::time::sleep(limit).await;
            self.stop.expire(limit);
            std::future::pending().await
        };
        let sending = async {
            tokio::select! {
                sent = self.send(plan, &touched) => sent,
                never = expiry => never,
            }
        };
        let sent = claim.during(sending).await;
        // From here on the target is brought into a state that can be told, whoever waits.
        self.store.traffic.heed(None);
        if let Err(cause) = sent {
            // A wish to stop is why requests were given up, not the other way round.
            let cause = self.stop.check().err().unwrap_or(cause);
            let take = |touched: &mut Vec<OutputPath>| std::mem::take(touched);
            let touched = take(&mut touched.lock().unwrap_or_else(PoisonError::into_inner));
            return Err(self.step_back(plan, claim, touched, cause).await);
        }
        self.encoder.prune(plan.next.live.values());
        self.progress.doing("removing what is not needed any more");
        let removals = plan.removals.iter().cloned().chain(traces).chain([claim.key()]);
        let removed = claim.during(self.store.delete(removals.collect())).await;
        let Err(cause) = removed else { return Ok(()) };
        let removals = plan.removals.clone();
        let intent = Intent { number: plan.next.number, removals, ..Intent::default() };
        // What can't be told now, the claim itself tells when it is too old.
        let _ = claim.abandon(&intent).await;
        let words = "the release is published, but old files could not be removed";
        Err(Failed { cause: cause.context(words), left: Left::Published })
    }

    /// Everything up to the record that makes the release current.
    async fn send(
        self: &Arc<Self>,
        plan: &Plan,
        touched: &Arc<Mutex<Vec<OutputPath>>>,
    ) -> anyhow::Result<()> {
        if !plan.copies.is_empty() {
            self.progress.doing("keeping what will be replaced");
        }
        let copies = plan.copies.iter().cloned();
        self.each(copies, |work, (from, to)| async move {
            // What is gone already can't be kept; it is not what was published either.
            work.store.copy(&from, &to).await.map(drop)
        })
        .await?;
        let all = plan.steps.iter().filter(|step| step.action.sends()).count();
        let bytes = plan.bytes();
        let live = &plan.next.live;
        for at in [Stage::Fingerprinted, Stage::Assets, Stage::Pages, Stage::Listings] {
            for is_new in [true, false] {
                let steps = plan.steps.iter().filter(|step| step.action.sends());
                let steps = steps.filter(|step| {
                    stage(&step.key, &live[&step.key]) == at
                        && (step.action == Action::Put) == is_new
                });
                let steps = steps.map(|step| (step.key.clone(), live[&step.key].clone()));
                self.each(steps, |work, (key, object): (OutputPath, Object)| {
                    let touched = Arc::clone(touched);
                    async move {
                        let content = work.content(&key, &object).await?;
                        work.stop.check()?;
                        let note = |touched: &mut Vec<OutputPath>| touched.push(key.clone());
                        note(&mut touched.lock().unwrap_or_else(PoisonError::into_inner));
                        work.put(&key, content, &object).await?;
                        let mut sent = work.sent.lock().unwrap_or_else(PoisonError::into_inner);
                        *sent = (sent.0 + 1, sent.1 + object.size);
                        work.progress.sent((sent.0, all), (sent.1, bytes));
                        Ok(())
                    }
                })
                .await?;
            }
        }
        if plan.steps.is_empty() {
            return Ok(());
        }
        self.progress.doing("writing the record of the release");
        self.stop.check()?;
        self.commit(&plan.next).await
    }

    /// Writes the record. When no answer came, the store is asked whether it is there.
    async fn commit(&self, record: &Record) -> anyhow::Result<()> {
        let key = record.key();
        match self.store.put(&key, record.to_bytes(), None).await {
            Ok(()) => Ok(()),
            Err(error) => match self.store.get(&key).await {
                Ok(Some(_)) => Ok(()),
                _ => Err(error),
            },
        }
    }

    /// Does `one` for all items, several at once, and stops at the first failure; what has begun
    /// is waited for.
    async fn each<T, F>(
        self: &Arc<Self>,
        items: impl Iterator<Item = T>,
        one: impl Fn(Arc<Self>, T) -> F,
    ) -> anyhow::Result<()>
    where
        F: Future<Output = anyhow::Result<()>> + Send + 'static,
    {
        let failure: Mutex<Option<anyhow::Error>> = Mutex::default();
        let has_failed = || failure.lock().unwrap_or_else(PoisonError::into_inner).is_some();
        let fail = |error| {
            failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        };
        let items = items.take_while(|_| match self.stop.check() {
            Ok(()) => !has_failed(),
            Err(stopped) => {
                fail(stopped);
                false
            }
        });
        let tasks = futures_util::stream::iter(items);
        let tasks = tasks.map(|item| tokio::spawn(one(Arc::clone(self), item)));
        let mut tasks = tasks.buffer_unordered(self.concurrency);
        while let Some(done) = tasks.next().await {
            match done {
                Ok(Ok(())) => {}
                Ok(Err(error)) => fail(error),
                Err(panic) => std::panic::resume_unwind(panic.into_panic()),
            }
        }
        drop(tasks);
        failure.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }

    /// Sends an object, compressed as its headers say.
    async fn put(&self, key: &OutputPath, content: Vec<u8>, object: &Object) -> anyhow::Result<()> {
        let bytes = match object.headers.content_encoding {
            // The best ratio takes its time, and claims are renewed meanwhile.
            Some(encoding) => tokio::task::block_in_place(|| {
                self.encoder.encode(&content, &object.digest, encoding)
            }),
            None => content,
        };
        self.store.put(key.as_str(), bytes, Some((&object.headers, &object.digest))).await
    }

    /// The content of a wanted object.
    async fn content(&self, key: &OutputPath, object: &Object) -> anyhow::Result<Vec<u8>> {
        match &self.source {
            Source::Build(dist) => dist.read(&wanted::source(dist, key)),
            Source::Kept => self.kept(key, object).await,
        }
    }

    /// Content that the store has: kept, or served at this key.
    async fn kept(&self, key: &OutputPath, object: &Object) -> anyhow::Result<Vec<u8>> {
        let kept = format!("{KEPT}/{}", kept_name(object));
        for from in [kept.as_str(), key.as_str()] {
            let Some(fetched) = self.store.get(from).await? else { continue };
            if let Some(content) = content_of(fetched.bytes, object) {
                return Ok(content);
            }
        }
        bail!("the store has no content of `{key}` with the digest of that release any more")
    }

    /// Puts back what was replaced, and says in what state the target is.
    async fn step_back(
        self: &Arc<Self>,
        plan: &Plan,
        claim: Claim,
        touched: Vec<OutputPath>,
        cause: anyhow::Error,
    ) -> Failed {
        self.progress.doing("putting back what was replaced");
        let actions: BTreeMap<&OutputPath, Action> =
            plan.steps.iter().map(|step| (&step.key, step.action)).collect();
        let replaced = touched.iter().filter(|key| actions[key] != Action::Put);
        let replaced: Vec<OutputPath> = replaced.cloned().collect();
        // What refers to others first: no page may show files of the other release that are gone.
        let put_back = async {
            let mut outcome = anyhow::Ok(());
            for key in replaced.iter().rev() {
                // One that can't be put back is no reason to leave the others.
                outcome = outcome.and(self.put_back(plan, key).await);
            }
            outcome
        };
        let outcome = claim.during(put_back).await;
        let left = match (&outcome, touched.is_empty(), replaced.is_empty()) {
            (_, true, _) => Left::Unchanged,
            (_, _, true) | (Ok(()), ..) => Left::Previous,
            (Err(_), ..) => Left::Mixed,
        };
        let copies = plan.copies.iter().map(|(_, to)| to.clone());
        let changes = touched.iter().map(|key| key.as_str().to_owned()).chain(copies);
        let intent =
            Intent { number: plan.next.number, changes: changes.collect(), ..Intent::default() };
        // What can't be told now, the claim itself tells when it is too old.
        let _ = match (&left, intent.changes.is_empty()) {
            (Left::Mixed, _) => Ok(()),
            (_, true) => claim.release().await,
            (_, false) => claim.abandon(&intent).await,
        };
        Failed { cause, left }
    }

    async fn put_back(&self, plan: &Plan, key: &OutputPath) -> anyhow::Result<()> {
        let Some(object) = self.old.live.get(key) else {
            let copy = plan.copies.iter().find(|(from, _)| from == key.as_str());
            let (_, copy) = copy.context("it was not kept")?;
            return self.store.copy(copy, key.as_str()).await.map(drop);
        };
        // Where the store has refused to write, nothing has changed.
        if let Some(found) = self.store.get(key.as_str()).await?
            && found.headers.is_none_or(|headers| headers == *object.headers)
            && content_of(found.bytes, object).is_some()
        {
            return Ok(());
        }
        let kept = format!("{KEPT}/{}", kept_name(object));
        // A file is put back by a link, which a full disk has room for.
        if !self.store.has_headers() && self.store.copy(&kept, key.as_str()).await? {
            return Ok(());
        }
        let content = self.kept(key, object).await?;
        self.put(key, content, object).await
    }
}

/// The content of an object from bytes that may be compressed: the release that they are of may
/// have been stored in another form.
fn content_of(bytes: Vec<u8>, object: &Object) -> Option<Vec<u8>> {
    if Digest::of(&bytes) == object.digest {
        return Some(bytes);
    }
    let mut forms = Encoding::ALL.iter().filter_map(|form| form.decode(&bytes));
    forms.find(|content| Digest::of(content) == object.digest)
}
