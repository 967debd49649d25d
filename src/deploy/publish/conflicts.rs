//! Finds the objects that prevent a publish: those that Archipel did not create, and in a folder
//! also files of the last release where the new one has folders.

use std::collections::BTreeSet;
use std::sync::Arc;

use futures_util::StreamExt;

use crate::deploy::publish::desired::is_fingerprinted;
use crate::deploy::publish::plan::{Action, Plan, StoreContents};
use crate::deploy::publish::record::{Objects, ReleaseRecord};
use crate::deploy::publish::store::Store;
use crate::deploy::publish::target::Target;

/// The number of objects that a store lists in one request (S3, Google Cloud Storage, Azure).
const PAGE: usize = 1000;

/// Finds the objects of `desired` that the store has although no release created them. Those whose
/// names contain their digest are left out.
pub(super) async fn add_stored(
    store: &Arc<Store>,
    old: &ReleaseRecord,
    desired: &Objects,
    target: &Target,
    found: &mut StoreContents,
) -> anyhow::Result<()> {
    let is_new = |key: &&String| !found.dirty.contains_key(*key);
    let new: BTreeSet<String> = desired
        .iter()
        .filter(|(key, object)| {
            let is_known = old.live.contains_key(*key) || old.retired.contains_key(*key);
            !is_known && !is_fingerprinted(object)
        })
        .map(|(key, _)| key.as_str().to_owned())
        .filter(|key| is_new(&key))
        .collect();
    // Both cost as many requests as objects or pages of the list.
    let pages = (old.live.len() + old.retired.len() + old.kept.len()) / PAGE + 1;
    if old.number == 0 || new.len() > pages {
        let mut add = |key: String| {
            if (old.number == 0 && !key.starts_with(".archipel/")) || new.contains(&key) {
                found.stored.insert(key);
            }
        };
        return store.list("", |listed| add(listed.key)).await.map(drop);
    }
    let answers = futures_util::stream::iter(new).map(|key| async move {
        let is_there = store.exists(&key).await?;
        Ok::<_, anyhow::Error>(is_there.then_some(key))
    });
    let mut answers = answers.buffer_unordered(target.concurrency);
    while let Some(key) = answers.next().await {
        found.stored.extend(key?);
    }
    Ok(())
}

/// A key of the last release and one of the plan that a folder can't have at once: one is a file
/// and the other one below it.
pub(super) fn file_and_folder<'a>(
    plan: &'a Plan,
    old: &'a ReleaseRecord,
) -> Option<(&'a str, &'a str)> {
    let puts = plan.steps.iter().filter(|step| step.action == Action::Put);
    let new: BTreeSet<&str> = puts.map(|step| step.key.as_str()).collect();
    let known = old.live.keys().chain(old.retired.keys()).map(|key| key.as_str());
    let known: BTreeSet<&str> = known.collect();
    let above = |key: &'a str, files: &BTreeSet<&'a str>| {
        let mut folders = key.match_indices('/').map(|(at, _)| &key[..at]);
        folders.find(|folder| files.contains(folder))
    };
    let below_known = new.iter().find_map(|key| Some((above(key, &known)?, *key)));
    below_known.or_else(|| known.iter().find_map(|key| Some((*key, above(key, &new)?))))
}
