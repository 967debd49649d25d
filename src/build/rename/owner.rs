//! Finds the files that have a message to rename, and checks that its new name is free.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use anyhow::bail;
use memchr::memmem::Finder;

use crate::base::parallel;
use crate::engine::diagnostic::{Report, nearest, position};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::message::{LOCALES, MessageFile, entry_name};

/// A message or a term and its new name.
#[derive(Clone, Copy)]
pub struct Renaming<'a> {
    /// The path below the folder of a locale; required if several files have such a message.
    pub file: Option<&'a str>,
    /// The old id: `id` of a message, `-id` of a term.
    pub old: &'a str,
    /// The new id, in the same notation.
    pub new: &'a str,
    /// Whether literals outside of calls in templates and islands are also renamed.
    pub with_literals: bool,
}

/// The part of the site that can use a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Owner {
    /// All pages and islands.
    Shared,
    /// The page of that id.
    Page(String),
    /// The island of that name.
    Island(String),
}

impl Owner {
    /// Returns the owner of the messages in a file below the folder of a locale.
    pub fn of(below: &str) -> Owner {
        let name = |folder| below.strip_prefix(folder)?.strip_suffix(".ftl").map(str::to_owned);
        let page = || name("pages/").map(Owner::Page);
        page().or_else(|| name("islands/").map(Owner::Island)).unwrap_or(Owner::Shared)
    }
}

/// Checks that the new name is valid for a message or a term.
pub(super) fn check_names(Renaming { old, new, .. }: Renaming<'_>) -> anyhow::Result<()> {
    let (old_name, new_name) = (old.trim_start_matches('-'), new.trim_start_matches('-'));
    if old.starts_with('-') != new.starts_with('-') {
        bail!("a term is renamed to a term: `-{old_name}` and `-{new_name}`");
    }
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    if !new_name.starts_with(|c: char| c.is_ascii_alphabetic()) || !new_name.chars().all(is_name) {
        bail!("`{new}` can't be an id: use letters from `a` to `z`, digits, `-` and `_`");
    }
    if old == new {
        bail!("the message already has the id `{new}`");
    }
    Ok(())
}

/// The message files of all locales that have part in a renaming, by the file below the folder of
/// their locale.
pub(super) struct MessageFiles(pub(super) Vec<(String, MessageFile)>);

impl MessageFiles {
    /// Reads the files whose text contains the old or the new name: the others have no part in a
    /// renaming.
    pub(super) fn read(snapshot: &Snapshot, renaming: Renaming<'_>) -> MessageFiles {
        let names = [renaming.old, renaming.new].map(|name| name.trim_start_matches('-'));
        let names = names.map(Finder::new);
        MessageFiles::matching(snapshot, |text| {
            names.iter().any(|name| name.find(text.as_bytes()).is_some())
        })
    }

    fn matching(snapshot: &Snapshot, has_part: impl Fn(&str) -> bool + Sync) -> MessageFiles {
        let paths = snapshot.under(LOCALES).filter(|path| path.as_str().ends_with(".ftl"));
        let paths: Vec<&SourcePath> = paths.collect();
        let files = parallel::map(&paths, |path| {
            let text = snapshot.read_text(path.as_str()).ok()?;
            let rest = &path.as_str()[LOCALES.len()..];
            let below = rest.split_once('/').map_or(rest, |(_, below)| below).to_owned();
            let parse = || MessageFile::read(snapshot, path, &mut Report::new());
            has_part(&text).then(|| (below, parse()))
        });
        MessageFiles(files.into_iter().flatten().collect())
    }

    /// Returns the owner of the message, and whether no other owner has a message of that id.
    pub(super) fn owner(
        &self,
        snapshot: &Snapshot,
        renaming: Renaming<'_>,
    ) -> anyhow::Result<(Owner, bool)> {
        let Renaming { file, old, .. } = renaming;
        let having = |(below, file): &(String, MessageFile)| {
            file.entry(old).is_some().then(|| (Owner::of(below), below.clone()))
        };
        let found: BTreeMap<Owner, String> = self.0.iter().filter_map(having).collect();
        if let Some(file) = file {
            let owner = Owner::of(file);
            if !found.contains_key(&owner) {
                bail!("`{file}` has no message `{old}`");
            }
            return Ok((owner, found.len() == 1));
        }
        let mut owners = found.into_iter();
        match (owners.next(), owners.next()) {
            (Some((owner, _)), None) => Ok((owner, true)),
            (None, _) => {
                let all = MessageFiles::matching(snapshot, |_| true);
                let known: BTreeSet<&str> = all.0.iter().flat_map(|(_, file)| file.ids()).collect();
                let hint = nearest(old, known).map(|id| format!("; did you mean `{id}`?"));
                bail!("the site has no message `{old}`{}", hint.unwrap_or_default())
            }
            (Some((_, first)), Some((_, second))) => bail!(
                "`{first}` and `{second}` have a message `{old}`; name one of them, such as \
                 `{first}#{old}`"
            ),
        }
    }

    /// Checks that the new id is free where the message can be used.
    pub(super) fn check_new(&self, renaming: Renaming<'_>, owner: &Owner) -> anyhow::Result<()> {
        let Renaming { new, .. } = renaming;
        for (below, file) in &self.0 {
            let other = Owner::of(below);
            let is_visible = *owner == Owner::Shared || other == Owner::Shared || other == *owner;
            let name = file.entry(new).filter(|_| is_visible).and_then(entry_name);
            if let Some(span) = name.and_then(|name| file.span_of(name)) {
                bail!("{} already has a message `{new}`", place(&file.path, file.source(), &span));
            }
        }
        Ok(())
    }
}

/// Formats a span as `file:line:column`.
pub(super) fn place(path: &SourcePath, text: &str, span: &Range<usize>) -> String {
    let (line, column) = position(text, span.start);
    format!("{path}:{line}:{column}")
}
