//! What a publish will do, decided before anything is changed.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Serialize;

use crate::output::OutputPath;
use crate::publish::record::{KEPT, Object, Objects, Record, kept_name};
use crate::publish::wanted::{is_fingerprinted, stage};

/// Where files of others are copied to before they are replaced. They stay there.
pub(super) const ADOPTED: &str = ".archipel/adopted";

/// What happens to an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// It is new.
    Put,
    /// It gets other content.
    Replace,
    /// It gets other headers.
    Headers,
    /// No page uses it any more; it stays for visitors who loaded their page before.
    Retire,
    /// It is removed.
    Delete,
}

/// One line of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// What happens.
    pub action: Action,
    /// To which object.
    pub key: OutputPath,
    /// The size of its content.
    pub bytes: u64,
    /// Why.
    pub reason: Cow<'static, str>,
}

impl Action {
    /// Whether the object is sent.
    pub fn sends(self) -> bool {
        matches!(self, Action::Put | Action::Replace | Action::Headers)
    }
}

/// Why an object may not be what the record says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doubt {
    /// A publish that may have changed it did not come to its end.
    Unfinished,
    /// It was read, and differs.
    Differs,
}

/// What is known of a store, besides its newest record.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// Keys of objects that may not be what the record says.
    pub(super) doubtful: BTreeMap<String, Doubt>,
    /// Every object of the store, listed when there is no record.
    pub(super) stored: BTreeSet<String>,
    /// The content that is kept, by name, if it was listed.
    pub(super) kept: Option<BTreeSet<String>>,
    /// The records there are: number and key.
    pub(super) records: Vec<(u32, String)>,
}

/// What a publish will do.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// By stage, and by key in each; what is removed is last.
    pub steps: Vec<Step>,
    /// How many objects stay as they are.
    pub keep: usize,
    /// The release that is current now.
    pub previous: Option<u32>,
    /// How many objects there were before.
    pub before: usize,
    /// How many of them visitors lose: fingerprinted files stay for a while, and do not count.
    pub lost: usize,
    /// Objects that others made and that are replaced.
    pub adopts: Vec<OutputPath>,
    /// Copies within the store that come first: from, to.
    pub(super) copies: Vec<(String, String)>,
    /// Objects to be removed in the end, with those that no visitor is served.
    pub(super) removals: Vec<String>,
    /// The record that makes the release current.
    pub(super) next: Record,
}

impl Plan {
    /// The number of the release that it makes.
    pub fn number(&self) -> u32 {
        self.next.number
    }

    /// How many steps do this.
    pub fn count(&self, action: Action) -> usize {
        self.steps.iter().filter(|step| step.action == action).count()
    }

    /// The bytes of content that are sent.
    pub fn bytes(&self) -> u64 {
        self.steps.iter().filter(|step| step.action.sends()).map(|step| step.bytes).sum()
    }
}

/// Plans how a store with the release `old` (none has the number 0) comes to hold `wanted`.
pub(super) fn plan(
    old: &Record,
    wanted: &Arc<Objects>,
    (base_url, keep_releases): (&str, u32),
    found: &Found,
) -> Plan {
    let number = old.number + 1;
    // The oldest release that can still be restored.
    let oldest = (number + 1).saturating_sub(keep_releases);
    let mut plan = Plan {
        previous: (old.number > 0).then_some(old.number),
        before: old.live.len(),
        ..Plan::default()
    };
    let live = Arc::clone(wanted);
    let mut next = Record { number, base_url: base_url.to_owned(), live, ..Record::default() };
    let mut kept = old.kept.clone();
    for (key, object) in &**wanted {
        let at = key.as_str();
        let before = old.live.get(key).or_else(|| old.retired.get(key).map(|(object, _)| object));
        let Some((action, reason)) = change(at, object, before, found) else {
            plan.keep += 1;
            continue;
        };
        let live = old.live.get(key).filter(|before| before.digest != object.digest);
        if let Some(before) = live {
            keep(at, before, old.number, (&mut kept, &mut plan.copies), found);
        }
        if before.is_none() && action == Action::Replace {
            plan.copies.push((at.to_owned(), format!("{ADOPTED}/{at}")));
            plan.adopts.push(key.clone());
        }
        plan.steps.push(Step { action, key: key.clone(), bytes: object.size, reason });
    }
    // What is new comes first in each stage: what is replaced may refer to it.
    plan.steps.sort_by_key(|step| {
        (stage(&step.key, &wanted[&step.key]), step.action != Action::Put, step.key.clone())
    });
    for (key, object) in old.live.iter().filter(|(key, _)| !wanted.contains_key(*key)) {
        let (action, reason) = if is_fingerprinted(object) {
            next.retired.insert(key.clone(), (object.clone(), old.number));
            let until = old.number + keep_releases;
            let reason = format!("no page uses it any more; stays until release {until}");
            (Action::Retire, reason.into())
        } else {
            keep(key.as_str(), object, old.number, (&mut kept, &mut plan.copies), found);
            plan.removals.push(key.as_str().to_owned());
            plan.lost += 1;
            (Action::Delete, "not part of the site any more".into())
        };
        plan.steps.push(Step { action, key: key.clone(), bytes: object.size, reason });
    }
    for (key, (object, last)) in &old.retired {
        if wanted.contains_key(key) {
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
    strays(old, wanted, &kept, found, &mut plan);
    for (name, last) in kept {
        if last >= oldest {
            next.kept.insert(name, last);
        } else {
            plan.removals.push(format!("{KEPT}/{name}"));
        }
    }
    let gone = found.records.iter().filter(|(number, _)| *number < oldest);
    plan.removals.extend(gone.map(|(_, key)| key.clone()));
    plan.next = next;
    plan
}

/// What has to happen to an object, and why; nothing when it is there already.
fn change(
    key: &str,
    object: &Object,
    before: Option<&Object>,
    found: &Found,
) -> Option<(Action, Cow<'static, str>)> {
    let doubt = found.doubtful.get(key);
    let Some(before) = before else {
        return Some(match doubt.is_none() && found.stored.contains(key) {
            true => (Action::Replace, "not made by Archipel".into()),
            false => (Action::Put, "new".into()),
        });
    };
    if before.digest != object.digest {
        return Some((Action::Replace, "other content".into()));
    }
    if before.headers != object.headers {
        let reason = format!("other headers: {}, not {}", object.headers, before.headers);
        return Some((Action::Headers, reason.into()));
    }
    let reason = match doubt? {
        Doubt::Unfinished => "an unfinished publish may have changed it",
        Doubt::Differs => "not as it was published",
    };
    Some((Action::Replace, reason.into()))
}

/// Keeps the content of an object that is about to be replaced or removed, for a rollback.
///
/// Content is copied before its object is changed, also by a publish that did not come to its end.
/// So what was kept already is right, and an object whose content was not kept was not changed.
fn keep(
    key: &str,
    object: &Object,
    last: u32,
    (kept, copies): (&mut BTreeMap<String, u32>, &mut Vec<(String, String)>),
    found: &Found,
) {
    if is_fingerprinted(object) || found.doubtful.get(key) == Some(&Doubt::Differs) {
        return;
    }
    let name = kept_name(object);
    let is_there = found.kept.as_ref().is_some_and(|kept| kept.contains(&name));
    if kept.insert(name.clone(), last).is_none() && !is_there {
        copies.push((key.to_owned(), format!("{KEPT}/{name}")));
    }
}

/// Removes what unfinished publishes have left and nobody wants.
fn strays(
    old: &Record,
    wanted: &Objects,
    kept: &BTreeMap<String, u32>,
    found: &Found,
    plan: &mut Plan,
) {
    for key in found.doubtful.keys() {
        if let Some(name) = key.strip_prefix(KEPT).and_then(|rest| rest.strip_prefix('/')) {
            if !kept.contains_key(name) {
                plan.removals.push(key.clone());
            }
            continue;
        }
        let Some(path) = OutputPath::new(key).filter(|_| !key.starts_with(".archipel/")) else {
            continue;
        };
        let is_known = old.live.contains_key(&path) || old.retired.contains_key(&path);
        if is_known || wanted.contains_key(&path) {
            continue;
        }
        plan.removals.push(key.clone());
        let reason = "left by an unfinished publish".into();
        plan.steps.push(Step { action: Action::Delete, key: path, bytes: 0, reason });
    }
}
