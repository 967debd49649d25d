//! The plan of a publish, made before anything is changed.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Serialize;

use crate::deploy::publish::desired::{is_fingerprinted, is_variant, stage};
use crate::deploy::publish::record::{BACKUPS, Object, Objects, ReleaseRecord, kept_name};
use crate::engine::output::OutputPath;

/// The folder for copies of foreign files before they are replaced. The copies are never removed.
pub(super) const ADOPTED: &str = ".archipel/adopted";

/// An action on an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Write a new object.
    Put,
    /// Replace its content.
    Replace,
    /// Replace its headers.
    Headers,
    /// No longer used by any page; still served to visitors who loaded their page earlier.
    Retire,
    /// Remove it.
    Delete,
}

/// A step of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The action.
    pub action: Action,
    /// The object.
    pub key: OutputPath,
    /// The size of its content.
    pub bytes: u64,
    /// The reason.
    pub reason: Cow<'static, str>,
}

impl Action {
    /// Returns whether the object is sent.
    pub fn sends(self) -> bool {
        matches!(self, Action::Put | Action::Replace | Action::Headers)
    }
}

/// The reason that an object may differ from the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DirtyReason {
    /// An unfinished publish may have changed it.
    Unfinished,
    /// It was verified, and differs.
    Differs,
}

/// The state of a store apart from its newest record.
#[derive(Debug, Default)]
pub(super) struct StoreContents {
    /// The objects that may differ from the record.
    pub(super) dirty: BTreeMap<String, DirtyReason>,
    /// Objects of the store that no release created. Before the first release, all of them.
    pub(super) stored: BTreeSet<String>,
    /// The names of the content kept for rollbacks, if it was listed.
    pub(super) kept: Option<BTreeSet<String>>,
    /// All records: number and key.
    pub(super) records: Vec<(u32, String)>,
}

/// The plan of a publish.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The steps, sorted by stage and key; removals are last.
    pub steps: Vec<Step>,
    /// The number of unchanged objects.
    pub unchanged_count: usize,
    /// The current release.
    pub previous: Option<u32>,
    /// The number of objects of the current release.
    pub previous_count: usize,
    /// The number of its objects that are deleted. Fingerprinted ones are retired first and not
    /// counted.
    pub deleted_count: usize,
    /// The foreign objects that are replaced.
    pub adopts: Vec<OutputPath>,
    /// Copies within the store, made first: from, to.
    pub(super) copies: Vec<(String, String)>,
    /// The objects to be removed last, including those that are not served.
    pub(super) removals: Vec<String>,
    /// The record that makes the release current.
    pub(super) next: ReleaseRecord,
}

impl Plan {
    /// The URLs of pages and files whose content changes.
    pub(super) fn changed_urls(&self) -> Vec<String> {
        let steps = self.steps.iter().filter(|step| step.action != Action::Retire);
        let steps = steps.filter(|step| {
            let object = self.next.live.get(&step.key);
            !object.is_some_and(is_fingerprinted) && !is_variant(&step.key)
        });
        let url = |step: &Step| format!("{}/{}", self.next.base_url, step.key.page_url());
        steps.map(url).collect()
    }

    /// The number of the new release.
    pub fn number(&self) -> u32 {
        self.next.number
    }

    /// The number of steps with this action.
    pub fn count(&self, action: Action) -> usize {
        self.steps.iter().filter(|step| step.action == action).count()
    }

    /// The number of bytes to be sent.
    pub fn bytes(&self) -> u64 {
        self.steps.iter().filter(|step| step.action.sends()).map(|step| step.bytes).sum()
    }
}

/// Plans the changes of a store from the release `old` (number 0 if there is none) to `desired`.
pub(super) fn plan(
    old: &ReleaseRecord,
    desired: &Arc<Objects>,
    base_url: &str,
    keep_releases: u32,
    found: &StoreContents,
) -> Plan {
    let number = old.number + 1;
    // The oldest release that remains restorable.
    let oldest = (number + 1).saturating_sub(keep_releases);
    let mut plan = Plan {
        previous: (old.number > 0).then_some(old.number),
        previous_count: old.live.len(),
        steps: Vec::with_capacity(desired.len()), // Unused capacity takes no memory.
        ..Plan::default()
    };
    let live = Arc::clone(desired);
    let mut next =
        ReleaseRecord { number, base_url: base_url.to_owned(), live, ..ReleaseRecord::default() };
    let mut kept = old.kept.clone();
    for (key, object) in &**desired {
        let at = key.as_str();
        let before = old.live.get(key).or_else(|| old.retired.get(key).map(|(object, _)| object));
        let Some((action, reason)) = change(at, object, before, found) else {
            plan.unchanged_count += 1;
            continue;
        };
        let live = old.live.get(key).filter(|before| before.digest != object.digest);
        if let Some(before) = live {
            back_up(at, before, old.number, &mut kept, &mut plan.copies, found);
        }
        if before.is_none() && action == Action::Replace {
            plan.copies.push((at.to_owned(), format!("{ADOPTED}/{at}")));
            plan.adopts.push(key.clone());
        }
        plan.steps.push(Step { action, key: key.clone(), bytes: object.size, reason });
    }
    // New files come first in each stage, since replaced ones may refer to them.
    plan.steps.sort_unstable_by_key(|step| {
        (stage(&step.key, &desired[&step.key]), step.action != Action::Put, step.key.clone())
    });
    for (key, object) in old.live.iter().filter(|(key, _)| !desired.contains_key(*key)) {
        let (action, reason) = if is_fingerprinted(object) {
            next.retired.insert(key.clone(), (object.clone(), old.number));
            let until = old.number + keep_releases;
            let reason = format!("no longer used by any page; stays until release {until}");
            (Action::Retire, reason.into())
        } else {
            back_up(key.as_str(), object, old.number, &mut kept, &mut plan.copies, found);
            plan.removals.push(key.as_str().to_owned());
            plan.deleted_count += 1;
            (Action::Delete, "no longer part of the site".into())
        };
        plan.steps.push(Step { action, key: key.clone(), bytes: object.size, reason });
    }
    for (key, (object, last)) in &old.retired {
        if desired.contains_key(key) {
            continue;
        }
        if *last >= oldest {
            next.retired.insert(key.clone(), (object.clone(), *last));
            continue;
        }
        plan.removals.push(key.as_str().to_owned());
        let reason = format!("last used by release {last}").into();
        let (action, key) = (Action::Delete, key.clone());
        plan.steps.push(Step { action, key, bytes: object.size, reason });
    }
    remove_leftovers(old, desired, &kept, found, &mut plan);
    for (name, last) in kept {
        if last >= oldest {
            next.kept.insert(name, last);
        } else {
            plan.removals.push(format!("{BACKUPS}/{name}"));
        }
    }
    let old_records = found.records.iter().filter(|(number, _)| *number < oldest);
    plan.removals.extend(old_records.map(|(_, key)| key.clone()));
    plan.next = next;
    plan
}

/// Returns the action for an object, and its reason; `None` if the object is up to date.
fn change(
    key: &str,
    object: &Object,
    before: Option<&Object>,
    found: &StoreContents,
) -> Option<(Action, Cow<'static, str>)> {
    let reason = found.dirty.get(key);
    let Some(before) = before else {
        return Some(match reason.is_none() && found.stored.contains(key) {
            true => (Action::Replace, "not created by Archipel".into()),
            false => (Action::Put, "new".into()),
        });
    };
    if before.digest != object.digest {
        return Some((Action::Replace, "content changed".into()));
    }
    if before.headers != object.headers {
        let reason = format!("headers changed: {}, was {}", object.headers, before.headers);
        return Some((Action::Headers, reason.into()));
    }
    let reason = match reason? {
        DirtyReason::Unfinished => "an unfinished publish may have changed it",
        DirtyReason::Differs => "differs from the published file",
    };
    Some((Action::Replace, reason.into()))
}

/// Backs up the content of an object that is about to be replaced or removed.
///
/// Every publish, finished or not, copies an object before changing it. An existing copy is
/// therefore valid, and an object without a copy is unchanged.
fn back_up(
    key: &str,
    object: &Object,
    last: u32,
    kept: &mut BTreeMap<String, u32>,
    copies: &mut Vec<(String, String)>,
    found: &StoreContents,
) {
    if is_fingerprinted(object) || found.dirty.get(key) == Some(&DirtyReason::Differs) {
        return;
    }
    let name = kept_name(object);
    let is_present = found.kept.as_ref().is_some_and(|kept| kept.contains(&name));
    if kept.insert(name.clone(), last).is_none() && !is_present {
        copies.push((key.to_owned(), format!("{BACKUPS}/{name}")));
    }
}

/// Plans the removal of objects of unfinished publishes.
fn remove_leftovers(
    old: &ReleaseRecord,
    desired: &Objects,
    kept: &BTreeMap<String, u32>,
    found: &StoreContents,
    plan: &mut Plan,
) {
    for key in found.dirty.keys() {
        if let Some(name) = key.strip_prefix(BACKUPS).and_then(|rest| rest.strip_prefix('/')) {
            if !kept.contains_key(name) {
                plan.removals.push(key.clone());
            }
            continue;
        }
        let Some(path) = OutputPath::new(key).filter(|_| !key.starts_with(".archipel/")) else {
            continue;
        };
        let is_known = old.live.contains_key(&path) || old.retired.contains_key(&path);
        if is_known || desired.contains_key(&path) {
            continue;
        }
        plan.removals.push(key.clone());
        let reason = "left by an unfinished publish".into();
        plan.steps.push(Step { action: Action::Delete, key: path, bytes: 0, reason });
    }
}
