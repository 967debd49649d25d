//! Runs `rename`, which renames a page, an asset, a value of the data or a section type at all its
//! uses.

use std::sync::Arc;

use anyhow::Context as _;
use clap::{Args, ValueEnum};
use serde_json::json;

use crate::build::dry_run::DryRun;
use crate::build::rename::{RenamePlan, plan_symbol_rename};
use crate::build::symbols::SymbolKind;
use crate::build::write::{Changes, with_mark};
use crate::cli::terminal::{Common, SITE_ERRORS, SUCCESS, counted, print_json, print_report};
use crate::engine::diagnostic::Report;
use crate::engine::source::{Snapshot, SourcePath};

/// The kind of a name.
#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    /// The id of a page: about, docs/start
    Page,
    /// The name of a file in assets/: images/team.jpg
    Asset,
    /// A data file, or the path of a value: offer, offer.price
    Data,
    /// A section type: hero
    Section,
}

/// The arguments of `rename`.
#[derive(Args)]
pub(super) struct Arguments {
    /// The kind of the name
    kind: Kind,
    /// The name
    old: String,
    /// The new name; for a value of the data, with the whole path
    new: String,
    /// Check the change and print the files, without writing
    #[arg(long)]
    dry_run: bool,
}

/// Runs `rename`.
pub(super) fn run(common: &Common, arguments: &Arguments) -> anyhow::Result<u8> {
    let snapshot = Arc::new(Snapshot::scan(&common.root));
    let Arguments { old, new, .. } = arguments;
    let kind = match arguments.kind {
        Kind::Page => SymbolKind::Page,
        Kind::Asset => SymbolKind::Asset,
        Kind::Data => SymbolKind::Data,
        Kind::Section => SymbolKind::Section,
    };
    let before = DryRun::run(&snapshot)?;
    let plan = plan_symbol_rename(&before.site, kind, old, new)?;
    let (errors, checked) =
        carry_out(common, &snapshot, &before, &plan, [old, new], arguments.dry_run)?;
    let is_refused = errors.has_errors();
    print_report(common, &errors, &checked);
    let moves = plan.moves.iter().map(|(old, new)| [old.as_str(), new.as_str()]);
    let mut changed = plan.files.keys().collect::<Vec<_>>();
    changed.retain(|path| plan.moves.iter().all(|(old, _)| old != *path));
    if common.json {
        print_json(&json!({
            "ok": !is_refused,
            "diagnostics": common.shown(&errors).records(&checked),
            "moves": moves.collect::<Vec<_>>(),
            "uses": plan.uses,
            "files": changed.iter().map(|path| path.as_str()).collect::<Vec<_>>(),
        }));
    } else if is_refused {
        say!("failed: with the new name, the site would have these errors; nothing was changed");
    } else if !common.quiet {
        let verb = if arguments.dry_run { "to rename" } else { "renamed" };
        let uses = counted(plan.uses, "use", "uses");
        say!("{verb}: `{old}` to `{new}`, with {uses}");
        for [old, new] in moves {
            say!("  {old} -> {new}");
        }
        for path in changed {
            say!("  {path}");
        }
        if kind == SymbolKind::Page {
            say!(
                "its URLs stay: `path` in its file changes them, and `aliases` redirects old ones"
            );
        }
    }
    Ok(if is_refused { SITE_ERRORS } else { SUCCESS })
}

/// Checks the site with a plan, and writes it, unless it has errors that the site did not have, or
/// `is_dry_run`. Returns the errors, and the tree that they are of.
pub(super) fn carry_out(
    common: &Common,
    snapshot: &Arc<Snapshot>,
    before: &DryRun,
    plan: &RenamePlan,
    [old, new]: [&str; 2],
    is_dry_run: bool,
) -> anyhow::Result<(Report, Arc<Snapshot>)> {
    let texts = plan.trial.iter().map(|(path, text)| (path, text.as_str()));
    let changed = Arc::new(snapshot.with_changes(texts, |_| false).with_moves(&plan.moves));
    let [old, new] = [old, new].map(|name| format!("`{name}`"));
    let new_errors = |changed: &Arc<Snapshot>| -> anyhow::Result<Report> {
        let trial = DryRun::run(changed)?;
        Ok(before.new_errors(&trial, |message| message.replace(&new, &old)))
    };
    let errors = new_errors(&changed)?;
    if errors.has_errors() || is_dry_run {
        return Ok((errors, changed));
    }
    let written = changes(common, snapshot, plan)?.apply()?;
    if !plan.has_islands() {
        return Ok((errors, changed));
    }
    // Islands are bundled from the disk.
    let checked = Arc::new(Snapshot::scan(&common.root));
    let found = new_errors(&checked);
    if found.as_ref().map_or(true, Report::has_errors) {
        written.undo()?;
    }
    Ok((found?, checked))
}

/// The changes of files on the disk.
fn changes(common: &Common, snapshot: &Snapshot, plan: &RenamePlan) -> anyhow::Result<Changes> {
    let mut changes = Changes::default();
    let at = |path: &str| common.root.join(path);
    let is_moved = |path: &SourcePath| plan.moves.iter().any(|(old, _)| old == path);
    for (path, text) in plan.files.iter().filter(|(path, _)| !is_moved(path)) {
        changes.write(at(path.as_str()), with_mark(snapshot, path.as_str(), text));
    }
    for (old, new) in &plan.moves {
        let bytes = match plan.files.get(old) {
            Some(text) => with_mark(snapshot, old.as_str(), text),
            None => {
                let bytes = snapshot.read(old.as_str()).ok();
                bytes.with_context(|| format!("can't read `{old}`"))?
            }
        };
        changes.create(at(new.as_str()), bytes);
        changes.remove(at(old.as_str()));
    }
    Ok(changes)
}
