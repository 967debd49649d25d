//! Renames messages, terms, pages, assets, values of the data and section types: finds definitions
//! and uses, and plans the changes of the files.

mod code;
mod default;
mod doubts;
mod lock;
mod moved;
mod owner;
mod plan;
mod sections;
mod symbol;
mod target;
mod uses;
mod values;

use std::collections::BTreeSet;
use std::ops::Range;
use std::{iter, slice};

use anyhow::bail;

use crate::base::text::apply_edits;
use crate::build::rename::code::{id_literals, placeables};
use crate::build::rename::default::named_default;
use crate::build::rename::lock::relock;
use crate::build::rename::owner::{MessageFiles, check_names, place};
use crate::content::schema::{RefKind, Reference};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::lock::LOCK;
use crate::i18n::message::{LOCALES, entry_name, id_spans};
use crate::page::render::LoadedSite;
use crate::template::code_spans;

pub use crate::build::rename::owner::{Owner, Renaming};
pub use crate::build::rename::plan::RenamePlan;
pub use crate::build::rename::uses::plan_symbol_rename;

/// The functions of templates and islands whose first argument is the id of a message.
const FUNCTIONS: [&str; 2] = ["t", "rich"];

/// The extensions of the code of islands.
const CODE: [&str; 4] = [".tsx", ".ts", ".jsx", ".js"];

/// Plans the renaming of a message or a term of the site.
///
/// # Errors
///
/// If there is no such message, or more than one; if the new name is not free; if a use can't be
/// changed, with its place.
pub fn plan_rename(site: &LoadedSite, renaming: Renaming<'_>) -> anyhow::Result<RenamePlan> {
    let snapshot = &*site.snapshot;
    check_names(renaming)?;
    let messages = MessageFiles::read(snapshot, renaming);
    let (owner, is_only) = messages.owner(snapshot, renaming)?;
    messages.check_new(renaming, &owner)?;
    let search = Search { site, snapshot, renaming, owner, is_only };
    let mut plan = RenamePlan::default();
    search.messages(&messages, &mut plan)?;
    search.bodies(&mut plan);
    search.pages(&messages, &mut plan)?;
    if !renaming.old.starts_with('-') {
        search.templates(&mut plan)?;
        search.islands(&mut plan);
    }
    plan.apply(&search, &messages)?;
    Ok(plan)
}

struct Search<'a> {
    site: &'a LoadedSite,
    snapshot: &'a Snapshot,
    renaming: Renaming<'a>,
    owner: Owner,
    is_only: bool,
}

impl Search<'_> {
    fn old_name(&self) -> &str {
        self.renaming.old.trim_start_matches('-')
    }

    /// Collects the spans in message files: the files of the owner, or all files that do not define
    /// the id themselves.
    fn messages(&self, files: &MessageFiles, plan: &mut RenamePlan) -> anyhow::Result<()> {
        let old = self.renaming.old;
        for (below, file) in &files.0 {
            let owner = Owner::of(below);
            let is_shadowed = owner != self.owner && file.entry(old).is_some();
            if is_shadowed || owner != self.owner && self.owner != Owner::Shared {
                continue;
            }
            if !file.is_valid() && file.source().contains(self.old_name()) {
                bail!(
                    "`{}` has mistakes, so not all uses of `{old}` are known; correct them first",
                    file.path
                );
            }
            let spans = id_spans(file, old);
            plan.definitions += if owner == self.owner { spans.definitions.len() } else { 0 };
            plan.uses += spans.references.len();
            if owner == self.owner {
                plan.add(&file.path, spans.definitions);
            }
            plan.add(&file.path, spans.references);
        }
        Ok(())
    }

    /// Collects the spans of placeables in the Markdown bodies of pages.
    fn bodies(&self, plan: &mut RenamePlan) {
        let is_body = |path: &&SourcePath| path.as_str().ends_with(".md");
        for path in self.snapshot.under(LOCALES).filter(is_body) {
            let rest = &path.as_str()[LOCALES.len()..];
            let name = rest.split_once("/pages/").and_then(|(_, name)| name.split('.').next());
            let is_wanted = match (&self.owner, name) {
                (Owner::Shared, Some(_)) => true,
                (Owner::Page(id), Some(name)) => id == name,
                _ => false,
            };
            let Ok(text) = self.snapshot.read_text(path.as_str()) else { continue };
            if is_wanted {
                let spans = placeables(&text, self.renaming.old);
                plan.uses += spans.len();
                plan.add(path, spans);
            }
        }
    }

    /// Collects the spans in pages, data, and the defaults and functions of `site.toml`.
    fn pages(&self, files: &MessageFiles, plan: &mut RenamePlan) -> anyhow::Result<()> {
        let has_own = |id: &str| {
            let owner = Owner::Page(id.to_owned());
            let mut own = files.0.iter().filter(|(below, _)| Owner::of(below) == owner);
            own.any(|(_, file)| file.entry(self.renaming.old).is_some())
        };
        for page in self.site.pages.iter().filter(|page| page.part.is_none()) {
            let is_user = match &self.owner {
                Owner::Shared => !has_own(&page.id),
                Owner::Page(id) => **id == *page.id,
                Owner::Island(_) => false,
            };
            if is_user {
                self.references(&page.source, &page.references, plan);
            }
        }
        if self.owner == Owner::Shared {
            for (source, references) in &self.site.data_files.references {
                self.references(source, references, plan);
            }
        }
        let config = &self.site.config;
        let text = self.snapshot.read_text(config.path.as_str()).unwrap_or_default();
        for default in config.defaults.values().filter(|one| self.names(&one.value)) {
            self.require_only(&config.path, &text, &default.span)?;
            self.value(&config.path, &text, default.span.clone(), plan);
        }
        if self.owner == Owner::Shared {
            for (_, function) in &config.messages.functions {
                let start = function.span.start;
                let code = text.get(function.span.clone()).unwrap_or_default();
                let found = placeables(code, self.renaming.old);
                plan.uses += found.len();
                let spans = found.into_iter().map(|span| start + span.start..start + span.end);
                plan.add(&config.path, spans);
            }
        }
        Ok(())
    }

    /// Returns whether a name refers to the message, or to one of its attributes.
    fn names(&self, name: &str) -> bool {
        let rest = name.strip_prefix(self.renaming.old);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }

    fn references(&self, path: &SourcePath, references: &[Reference], plan: &mut RenamePlan) {
        let is_use = |one: &&Reference| one.kind == RefKind::Message && self.names(&one.name);
        let mut uses = references.iter().filter(is_use).peekable();
        if uses.peek().is_none() {
            return;
        }
        let text = self.snapshot.read_text(path.as_str()).unwrap_or_default();
        for one in uses {
            if let Some(key) = &one.default_of {
                plan.uses += 1;
                let named = named_default(&text, one.span(), key, self.renaming.new);
                plan.named.entry(path.clone()).or_default().push(named);
                continue;
            }
            self.value(path, &text, one.span(), plan);
        }
    }

    /// Adds the span of the id in a value, which can be quoted.
    fn value(&self, path: &SourcePath, text: &str, span: Range<usize>, plan: &mut RenamePlan) {
        let Some(at) = text.get(span.clone()).and_then(|value| value.find(self.renaming.old))
        else {
            return;
        };
        let start = span.start + at;
        plan.uses += 1;
        plan.add(path, iter::once(start..start + self.renaming.old.len()));
    }

    /// Fails at a place that applies to all pages, if another owner has a message of that id.
    fn require_only(
        &self,
        path: &SourcePath,
        text: &str,
        span: &Range<usize>,
    ) -> anyhow::Result<()> {
        if self.is_only {
            return Ok(());
        }
        bail!(
            "{} names `{}` of more than one file; rename it there by hand",
            place(path, text, span),
            self.renaming.old
        )
    }

    fn templates(&self, plan: &mut RenamePlan) -> anyhow::Result<()> {
        if matches!(self.owner, Owner::Island(_)) {
            return Ok(());
        }
        for path in self.snapshot.under("templates/") {
            let Ok(text) = self.snapshot.read_text(path.as_str()) else { continue };
            if path.as_str().ends_with(".yaml") || !text.contains(self.renaming.old) {
                continue;
            }
            for literal in id_literals(&text, &code_spans(&text), self.renaming.old, &FUNCTIONS) {
                if literal.is_argument {
                    self.require_only(path, &text, &literal.span)?;
                }
                self.literal(path, &text, literal.span, literal.is_argument, plan);
            }
        }
        Ok(())
    }

    fn literal(
        &self,
        path: &SourcePath,
        text: &str,
        span: Range<usize>,
        is_argument: bool,
        plan: &mut RenamePlan,
    ) {
        if is_argument || self.renaming.with_literals && self.is_only {
            plan.uses += 1;
            plan.add(path, iter::once(span));
        } else {
            plan.doubtful.push(place(path, text, &span));
        }
    }

    /// Collects the spans in the code of the islands that have the message, and in the files that
    /// islands share.
    fn islands(&self, plan: &mut RenamePlan) {
        let old = self.renaming.old;
        let specs = || self.site.islands.specs();
        let users: BTreeSet<&str> = match &self.owner {
            Owner::Page(_) => return,
            Owner::Island(name) => [name.as_str()].into(),
            Owner::Shared => {
                let listing = specs().filter(|spec| spec.messages.iter().any(|it| it.value == old));
                listing.map(|spec| &*spec.name).collect()
            }
        };
        for spec in specs().filter(|spec| users.contains(&*spec.name)) {
            let text = self.snapshot.read_text(spec.path.as_str()).unwrap_or_default();
            for named in spec.messages.iter().filter(|named| named.value == old) {
                self.value(&spec.path, &text, named.span.clone(), plan);
            }
        }
        if users.is_empty() {
            return;
        }
        let is_code = |path: &&SourcePath| CODE.iter().any(|end| path.as_str().ends_with(end));
        for path in self.snapshot.under("islands/").filter(is_code) {
            let folder = path.as_str().split('/').nth(1).unwrap_or_default();
            let is_of_island = specs().any(|spec| *spec.name == *folder);
            let Ok(text) = self.snapshot.read_text(path.as_str()) else { continue };
            if is_of_island && !users.contains(folder) {
                continue;
            }
            for literal in id_literals(&text, slice::from_ref(&(0..text.len())), old, &FUNCTIONS) {
                let is_certain = literal.is_argument && (is_of_island || self.is_only);
                self.literal(path, &text, literal.span, is_certain, plan);
            }
        }
    }
}

impl RenamePlan {
    /// Computes the new texts.
    fn apply(&mut self, search: &Search<'_>, messages: &MessageFiles) -> anyhow::Result<()> {
        let Renaming { old, new, .. } = search.renaming;
        for (path, spans) in std::mem::take(&mut self.spans) {
            let text = search.snapshot.read_text(path.as_str()).unwrap_or_default();
            let edits = spans.into_iter().map(|span| {
                let has_dash = text[span.clone()].starts_with('-');
                let name = if has_dash { new } else { new.trim_start_matches('-') };
                (span, name.to_owned())
            });
            self.edits.entry(path).or_default().extend(edits);
        }
        for (path, named) in std::mem::take(&mut self.named) {
            self.edits.entry(path).or_default().extend(named);
        }
        for (path, edits) in &mut self.edits {
            let Ok(text) = search.snapshot.read_text(path.as_str()) else { continue };
            edits.sort_by_key(|(span, _)| span.start);
            edits.dedup();
            self.files.insert(path.clone(), apply_edits(&text, edits.iter().cloned()));
        }
        let is_of_island = |path: &SourcePath| path.as_str().starts_with("islands/");
        let has_islands = self.files.keys().any(is_of_island);
        let files = self.files.iter().filter(|(path, _)| !is_of_island(path));
        self.trial = files.map(|(path, text)| (path.clone(), text.clone())).collect();
        if has_islands {
            for (below, file) in &messages.0 {
                let entry = file.entry(old).filter(|_| Owner::of(below) == search.owner);
                let text = self.trial.get_mut(&file.path);
                if let (Some(name), Some(text)) = (entry.and_then(entry_name), text) {
                    text.push_str(&format!("\n{}\n", file.entry_text(name).trim_end()));
                }
            }
        }
        let lines = messages.0.iter().filter(|(below, _)| Owner::of(below) == search.owner);
        let lines = lines.map(|(below, _)| ((below.clone(), old.to_owned()), new.to_owned()));
        self.ids = lines.collect();
        relock(search.snapshot, self)?;
        let lock = self.files.get_key_value(LOCK).map(|(path, text)| (path.clone(), text.clone()));
        self.trial.extend(lock);
        Ok(())
    }
}
