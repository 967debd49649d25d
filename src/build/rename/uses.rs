//! Renames a page, an asset, a value of the data or a section type: moves its files, and changes
//! all its uses.

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::bail;

use crate::assets::asset::{address_between, file_beside};
use crate::base::text::apply_edits;
use crate::build::rename::doubts::first_doubt;
use crate::build::rename::lock::relock;
use crate::build::rename::moved::{moved_paths, own_addresses};
use crate::build::rename::plan::RenamePlan;
use crate::build::rename::sections::rename_default_ids;
use crate::build::rename::symbol::SymbolRename;
use crate::build::rename::target::{ASSETS, Target};
use crate::build::rename::values::check_values;
use crate::build::symbols::{Name, SymbolKind, all_names};
use crate::engine::source::SourcePath;
use crate::page::render::LoadedSite;

/// Plans the renaming of a page by its id, an asset by its name, a value of the data by its path,
/// or a section type: its files move, and all uses are changed.
///
/// # Errors
///
/// If there is nothing of that name, if the new name is invalid or not free, or if a place may use
/// the name and that is not certain.
pub fn plan_symbol_rename(
    site: &LoadedSite,
    kind: SymbolKind,
    old: &str,
    new: &str,
) -> anyhow::Result<RenamePlan> {
    let rename = SymbolRename { site, kind, old, new };
    if old == new {
        bail!("the new name is the old one, `{new}`");
    }
    let target = Target::of(rename)?;
    let mut plan = RenamePlan::default();
    rename.add_uses(&target, &mut plan);
    if let Some(sheet) = &target.sheet {
        let (old, new) = (&sheet.0[ASSETS.len()..], &sheet.1[ASSETS.len()..]);
        let sheet = SymbolRename { kind: SymbolKind::Asset, old, new, ..rename };
        let target = Target { moves: target.moves.clone(), ..Target::default() };
        sheet.add_uses(&target, &mut plan);
    }
    if let Some(place) = first_doubt(rename, &target, &plan.edits) {
        bail!(
            "not all uses of `{old}` are certain: {place} may name it; change that place first, or \
             rename by hand"
        );
    }
    if kind == SymbolKind::Section {
        plan.ids = rename_default_ids(rename, &mut plan.edits)?;
    }
    own_addresses(site, &target.moves, &mut plan.edits);
    moved_paths(site, &target.moves, &mut plan.edits);
    for edits in plan.edits.values_mut() {
        edits.sort_by_key(|(span, _)| (span.start, span.end));
        edits.dedup();
    }
    for (path, edits) in &plan.edits {
        let text = site.snapshot.read_text(path.as_str()).unwrap_or_default();
        plan.files.insert(path.clone(), apply_edits(&text, edits.iter().cloned()));
    }
    if kind == SymbolKind::Data {
        check_values(rename, &target, &plan.files)?;
    }
    plan.moves = target.moves;
    relock(&site.snapshot, &mut plan)?;
    plan.trial = plan.files.clone();
    Ok(plan)
}

impl SymbolRename<'_> {
    /// Adds the edits of all uses.
    fn add_uses(&self, target: &Target, plan: &mut RenamePlan) {
        let found = all_names(self.site, self.searched(), |_| true);
        for (path, names) in found {
            let text = self.snapshot().read_text(path.as_str()).unwrap_or_default();
            let names = names.into_iter().filter(|name| name.kind == self.kind);
            let edits: BTreeSet<(usize, usize, String)> = names
                .filter_map(|name| {
                    let is_definition = name.is_definition;
                    let (span, new) = self.edit(target, &path, &text, name)?;
                    *(if is_definition { &mut plan.definitions } else { &mut plan.uses }) += 1;
                    Some((span.start, span.end, new))
                })
                .collect();
            if !edits.is_empty() {
                let edits = edits.into_iter().map(|(start, end, new)| (start..end, new));
                plan.edits.entry(path).or_default().extend(edits);
            }
        }
    }

    /// A text that each file with a use contains.
    fn searched(&self) -> &str {
        match self.kind {
            SymbolKind::Data => self.old.rsplit('.').next().unwrap_or_default(),
            // An address in a style sheet is relative and may be encoded.
            SymbolKind::Asset => {
                let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
                let name = Some(self.old).filter(|name| name.chars().all(is_plain));
                name.and_then(|name| name.rsplit('/').next()).unwrap_or_default()
            }
            _ => self.old,
        }
    }

    /// The edit of a name, if it is or contains the old one.
    fn edit(
        &self,
        target: &Target,
        path: &SourcePath,
        text: &str,
        Name { name, span, .. }: Name,
    ) -> Option<(Range<usize>, String)> {
        match self.kind {
            SymbolKind::Page => {
                let is_it = target.ids.contains(&name);
                let rest = name.get(self.old.len()..).filter(|_| is_it)?;
                let new = format!("{}{rest}", self.new);
                // A slash can't be in a key of TOML without quotes.
                let is_bare_key = *path == self.site.config.path
                    && text[..span.start].ends_with(['\n', ' ', '.'])
                    && new.contains('/');
                Some((span, if is_bare_key { format!("\"{new}\"") } else { new }))
            }
            SymbolKind::Data => {
                let (written, old) = (target.pattern.span_in(&name, span)?, self.old);
                let new = self.new.rsplit('.').next().unwrap_or_default();
                let is_key = text.get(written.clone()) == old.rsplit('.').next();
                is_key.then(|| (written, new.to_owned()))
            }
            SymbolKind::Asset => {
                let is_it = name == self.old;
                let address = text.get(span.clone()).filter(|_| is_it)?;
                if address == name {
                    return Some((span, self.new.to_owned()));
                }
                let from = target.moved(path).unwrap_or(path);
                let (file, _) = file_beside(path.as_str(), address)?;
                let to = format!("{ASSETS}{}", self.new);
                (file == format!("{ASSETS}{name}"))
                    .then(|| (span, address_between(from.as_str(), &to, address)))
            }
            _ => (name == self.old).then(|| (span, self.new.to_owned())),
        }
    }
}
