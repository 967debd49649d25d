//! Executes a plan, so that visitors find a complete site at every moment.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use futures_util::StreamExt as _;
use parking_lot::Mutex;
use tokio::sync::Semaphore;

use crate::base::digest::Digest;
use crate::build::dist::Finished;
use crate::deploy::publish::cancellation::Cancellation;
use crate::deploy::publish::claim::{Claim, Intent};
use crate::deploy::publish::compression::Encoder;
use crate::deploy::publish::desired::{self, PublishStage, stage};
use crate::deploy::publish::encoding::Encoding;
use crate::deploy::publish::plan::{Action, Plan};
use crate::deploy::publish::record::{BACKUPS, Object, ReleaseRecord, kept_name};
use crate::deploy::publish::store::Store;
use crate::engine::output::OutputPath;

/// Reports the progress of a publish to the user.
pub trait Progress: Send + Sync {
    /// Confirms the plan; returns whether to execute it.
    fn confirm(&self, plan: &Plan) -> anyhow::Result<bool>;
    /// Another publisher holds the target; the publish waits for it.
    fn waiting(&self);
    /// A longer activity starts.
    fn doing(&self, what: &str);
    /// Objects were sent.
    fn sent(&self, sent: Sent);
}

/// The progress of a publish or a verification.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sent {
    /// The objects that are done.
    pub objects: usize,
    /// All objects.
    pub all_objects: usize,
    /// The bytes that are done.
    pub bytes: u64,
    /// All bytes; zero if they are not counted.
    pub all_bytes: u64,
}

/// The source of the content of objects.
pub(super) enum Source {
    /// A finished build.
    Build(Arc<Finished>),
    /// The store, which contains the content of earlier releases.
    Store,
}

/// The context of an execution.
pub(super) struct Execution {
    pub(super) store: Arc<Store>,
    pub(super) source: Source,
    pub(super) encoder: Encoder,
    pub(super) concurrency: usize,
    /// The release that was current at the start.
    pub(super) old: Arc<ReleaseRecord>,
    pub(super) progress: Arc<dyn Progress>,
    pub(super) cancellation: Cancellation,
    /// The number of objects and bytes sent so far.
    pub(super) sent: Mutex<Sent>,
    /// A permit for each byte of content that may be in memory, [`CONTENT_IN_MEMORY`] of them.
    pub(super) memory: Semaphore,
}

/// The maximum number of bytes of content in memory; a larger object is sent alone. Large objects
/// are rare, but are sent together: the sitemaps of all languages come last.
pub(super) const CONTENT_IN_MEMORY: u32 = 16 << 20;

/// The state in which a failed publish has left the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetState {
    /// The served files have not changed.
    Unchanged,
    /// The previous release was restored.
    Previous,
    /// Pages of both releases are served, each of them complete.
    Mixed,
    /// The new release is served, with files of the old one that should have been removed.
    Published,
    /// The new release is served, but a CDN was not invalidated.
    CdnStale,
}

/// A failed execution.
#[derive(Debug)]
pub(super) struct FailedExecution {
    pub(super) cause: anyhow::Error,
    pub(super) state: TargetState,
}

impl Execution {
    /// Executes `plan` under `claim`. Each stage ends before the next one starts; removals come
    /// last, after everything else.
    pub(super) async fn execute(
        self: &Arc<Self>,
        plan: &Plan,
        claim: Claim,
        stale: Vec<String>,
        limit: Duration,
    ) -> Result<(), FailedExecution> {
        let written = Arc::new(Mutex::new(Vec::new()));
        self.store.requests.set_cancellation(Some(self.cancellation.clone()));
        // Wait for running requests: an abandoned one might arrive after the old page is restored.
        let expiry = async {
            tokio::time::sleep(limit).await;
            self.cancellation.expire(limit);
            std::future::pending().await
        };
        let sending = async {
            tokio::select! {
                sent = self.send(plan, &written) => sent,
                never = expiry => never,
            }
        };
        let sent = claim.renew_during(sending).await;
        // From here on, cancellation is ignored until the target is in a known state.
        self.store.requests.set_cancellation(None);
        if let Err(cause) = sent {
            // A cancellation causes failed requests, so it is the error to report.
            let cause = self.cancellation.check().err().unwrap_or(cause);
            let take = |written: &mut Vec<OutputPath>| std::mem::take(written);
            let written = take(&mut written.lock());
            return Err(self.roll_back(plan, claim, written, cause).await);
        }
        self.encoder.prune(plan.next.live.values());
        self.progress.doing("removing unused objects");
        let removals = plan.removals.iter().cloned().chain(stale).chain([claim.key()]);
        let removed = claim.renew_during(self.store.delete(removals.collect())).await;
        let Err(cause) = removed else { return Ok(()) };
        let removals = plan.removals.clone();
        let intent = Intent { number: plan.next.number, removals, ..Intent::default() };
        // If this fails, the expired claim marks the same objects.
        let _ = claim.release_as_unfinished(&intent).await;
        let message = "the release is published, but old files could not be removed";
        Err(FailedExecution { cause: cause.context(message), state: TargetState::Published })
    }

    /// Sends everything up to and including the record that makes the release current.
    async fn send(
        self: &Arc<Self>,
        plan: &Plan,
        written: &Arc<Mutex<Vec<OutputPath>>>,
    ) -> anyhow::Result<()> {
        if !plan.copies.is_empty() {
            self.progress.doing("backing up objects that will be replaced");
        }
        let copies = plan.copies.iter().cloned();
        self.for_each(copies, |execution, (from, to)| async move {
            // A missing object can't be backed up; it already differs from the published one.
            execution.store.copy(&from, &to).await.map(drop)
        })
        .await?;
        let all_objects = plan.steps.iter().filter(|step| step.action.sends()).count();
        let all_bytes = plan.bytes();
        let live = &plan.next.live;
        for at in [
            PublishStage::Fingerprinted,
            PublishStage::Assets,
            PublishStage::Pages,
            PublishStage::Listings,
        ] {
            for is_new in [true, false] {
                let steps = plan.steps.iter().filter(|step| step.action.sends());
                let steps = steps.filter(|step| {
                    stage(&step.key, &live[&step.key]) == at
                        && (step.action == Action::Put) == is_new
                });
                let steps = steps.map(|step| (step.key.clone(), live[&step.key].clone()));
                self.for_each(steps, |execution, (key, object): (OutputPath, Object)| {
                    let written = Arc::clone(written);
                    async move {
                        let size = object.size.min(u64::from(CONTENT_IN_MEMORY)) as u32;
                        let memory = execution.memory.acquire_many(size).await;
                        let _memory = memory.expect("permits are not withdrawn");
                        let content = execution.content(&key, &object).await?;
                        execution.cancellation.check()?;
                        let note = |written: &mut Vec<OutputPath>| written.push(key.clone());
                        note(&mut written.lock());
                        execution.put(&key, content, &object).await?;
                        let mut sent = execution.sent.lock();
                        sent.objects += 1;
                        sent.bytes += object.size;
                        execution.progress.sent(Sent { all_objects, all_bytes, ..*sent });
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
        self.cancellation.check()?;
        self.commit(&plan.next).await
    }

    /// Writes the record. If there was no response, checks whether it was written.
    async fn commit(&self, record: &ReleaseRecord) -> anyhow::Result<()> {
        let key = record.key();
        match self.store.put(&key, record.to_bytes(), None).await {
            Ok(()) => Ok(()),
            Err(error) => match self.store.get(&key).await {
                Ok(Some(_)) => Ok(()),
                _ => Err(error),
            },
        }
    }

    /// Runs `one` for all items concurrently, and stops at the first error; waits for
    /// running tasks.
    async fn for_each<T, F>(
        self: &Arc<Self>,
        items: impl Iterator<Item = T>,
        one: impl Fn(Arc<Self>, T) -> F,
    ) -> anyhow::Result<()>
    where
        F: Future<Output = anyhow::Result<()>> + Send + 'static,
    {
        let failure: Mutex<Option<anyhow::Error>> = Mutex::default();
        let has_failed = || failure.lock().is_some();
        let fail = |error| {
            failure.lock().get_or_insert(error);
        };
        let items = items.take_while(|_| match self.cancellation.check() {
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
        failure.into_inner().map_or(Ok(()), Err)
    }

    /// Sends an object, compressed according to its headers.
    async fn put(&self, key: &OutputPath, content: Vec<u8>, object: &Object) -> anyhow::Result<()> {
        let bytes = match object.headers.content_encoding {
            // Compression is slow; other tasks, such as renewals of the claim, continue.
            Some(encoding) => tokio::task::block_in_place(|| {
                self.encoder.encode(&content, &object.digest, encoding)
            }),
            None => content,
        };
        self.store.put(key.as_str(), bytes, Some((&object.headers, &object.digest))).await
    }

    /// Reads the content of an object.
    async fn content(&self, key: &OutputPath, object: &Object) -> anyhow::Result<Vec<u8>> {
        match &self.source {
            Source::Build(dist) => dist.read(&desired::source(dist, key)),
            Source::Store => self.kept(key, object).await,
        }
    }

    /// Reads content from the store: a backup, or the object at this key.
    async fn kept(&self, key: &OutputPath, object: &Object) -> anyhow::Result<Vec<u8>> {
        let kept = format!("{BACKUPS}/{}", kept_name(object));
        for from in [kept.as_str(), key.as_str()] {
            let Some(fetched) = self.store.get(from).await? else { continue };
            if let Some(content) = content_of(fetched.bytes, object) {
                return Ok(content);
            }
        }
        bail!("the content of `{}` in that release is missing in the store", key.as_str())
    }

    /// Restores replaced objects, and returns the state of the target.
    async fn roll_back(
        self: &Arc<Self>,
        plan: &Plan,
        claim: Claim,
        written: Vec<OutputPath>,
        cause: anyhow::Error,
    ) -> FailedExecution {
        self.progress.doing("restoring replaced objects");
        let actions: BTreeMap<&OutputPath, Action> =
            plan.steps.iter().map(|step| (&step.key, step.action)).collect();
        let replaced = written.iter().filter(|key| actions[key] != Action::Put);
        let replaced: Vec<OutputPath> = replaced.cloned().collect();
        // In reverse order: no page may refer to files of the other release that are missing.
        let restore = async {
            let mut outcome = anyhow::Ok(());
            for key in replaced.iter().rev() {
                // A failure does not stop the restoration of the others.
                outcome = outcome.and(self.restore(plan, key).await);
            }
            outcome
        };
        let outcome = claim.renew_during(restore).await;
        let state = match (&outcome, written.is_empty(), replaced.is_empty()) {
            (_, true, _) => TargetState::Unchanged,
            (_, _, true) | (Ok(()), ..) => TargetState::Previous,
            (Err(_), ..) => TargetState::Mixed,
        };
        let copies = plan.copies.iter().map(|(_, to)| to.clone());
        let changes = written.iter().map(|key| key.as_str().to_owned()).chain(copies);
        let intent =
            Intent { number: plan.next.number, changes: changes.collect(), ..Intent::default() };
        // If this fails, the expired claim marks the same objects.
        let _ = match (&state, intent.changes.is_empty()) {
            (TargetState::Mixed, _) => Ok(()),
            (_, true) => claim.release().await,
            (_, false) => claim.release_as_unfinished(&intent).await,
        };
        FailedExecution { cause, state }
    }

    async fn restore(&self, plan: &Plan, key: &OutputPath) -> anyhow::Result<()> {
        let Some(object) = self.old.live.get(key) else {
            let copy = plan.copies.iter().find(|(from, _)| from == key.as_str());
            let (_, copy) = copy.context("it was not backed up")?;
            return self.store.copy(copy, key.as_str()).await.map(drop);
        };
        // If the store rejected the write, the object has not changed.
        if let Some(found) = self.store.get(key.as_str()).await?
            && found.headers.is_none_or(|headers| headers == *object.headers)
            && content_of(found.bytes, object).is_some()
        {
            return Ok(());
        }
        let kept = format!("{BACKUPS}/{}", kept_name(object));
        // A file is restored by a link, which works on a full disk.
        if !self.store.has_headers() && self.store.copy(&kept, key.as_str()).await? {
            return Ok(());
        }
        let content = self.kept(key, object).await?;
        self.put(key, content, object).await
    }
}

/// Decompresses the content of an object, whose release may have been stored with another encoding.
fn content_of(bytes: Vec<u8>, object: &Object) -> Option<Vec<u8>> {
    if Digest::of(&bytes) == object.digest {
        return Some(bytes);
    }
    let mut forms = Encoding::ALL.iter().filter_map(|form| form.decode(&bytes, object.size));
    forms.find(|content| Digest::of(content) == object.digest)
}
