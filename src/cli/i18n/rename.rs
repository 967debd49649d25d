//! Runs `i18n rename`, which renames a message in all languages and at all uses.

use std::sync::Arc;

use clap::Args;
use serde_json::json;

use crate::build::dry_run::DryRun;
use crate::build::rename::{RenamePlan, Renaming, plan_rename};
use crate::cli::i18n::open::open;
use crate::cli::rename::carry_out;
use crate::cli::terminal::{Common, SITE_ERRORS, SUCCESS, counted, print_json, print_report};
use crate::engine::diagnostic::Report;
use crate::engine::source::Snapshot;
use crate::i18n::message::split_locale;

/// The arguments of `i18n rename`.
#[derive(Args)]
pub(super) struct Arguments {
    /// The id of the message, -id of a term; with its file, such as pages/home.ftl#title, if
    /// several files have it
    #[arg(value_name = "OLD | FILE#OLD", allow_hyphen_values = true)]
    old: String,
    /// The new id
    #[arg(value_name = "NEW", allow_hyphen_values = true)]
    new: String,
    /// Also rename in other texts of templates and islands that are equal to the id, such as in a
    /// list of ids
    #[arg(long)]
    literals: bool,
    /// Check the change and print the files, without writing
    #[arg(long)]
    dry_run: bool,
}

/// Runs `i18n rename`.
pub(super) fn run(common: &Common, arguments: &Arguments) -> anyhow::Result<u8> {
    let (snapshot, _) = open(common)?;
    let snapshot = Arc::new(snapshot);
    let (file, old) = match arguments.old.split_once('#') {
        Some((file, old)) => (Some(below(file)), old),
        None => (None, &*arguments.old),
    };
    let new = &*arguments.new;
    let renaming = Renaming { file, old, new, with_literals: arguments.literals };
    let before = DryRun::run(&snapshot)?;
    let plan = plan_rename(&before.site, renaming)?;
    let (errors, checked) =
        carry_out(common, &snapshot, &before, &plan, [old, new], arguments.dry_run)?;
    let is_refused = errors.has_errors();
    print_report(common, &errors, &checked);
    print_plan(common, arguments, &plan, &errors, &checked);
    Ok(if is_refused { SITE_ERRORS } else { SUCCESS })
}

/// Returns the path of a message file below the folder of its locale.
fn below(file: &str) -> &str {
    split_locale(file).map_or(file, |(_, below)| below)
}

fn print_plan(
    common: &Common,
    arguments: &Arguments,
    plan: &RenamePlan,
    errors: &Report,
    changed: &Snapshot,
) {
    let RenamePlan { definitions, uses, doubtful, files, .. } = plan;
    let is_refused = errors.has_errors();
    if common.json {
        print_json(&json!({
            "ok": !is_refused,
            "diagnostics": common.shown(errors).records(changed),
            "definitions": definitions,
            "uses": uses,
            "doubtful": doubtful,
            "files": files.keys().map(|path| path.as_str()).collect::<Vec<_>>(),
        }));
        return;
    }
    if common.quiet && !is_refused {
        return;
    }
    let Arguments { old, new, .. } = arguments;
    if is_refused {
        say!("failed: with the new name, the site would have these errors; nothing was changed");
    } else {
        let verb = if arguments.dry_run { "to rename" } else { "renamed" };
        let definitions = counted(*definitions, "definition", "definitions");
        let uses = counted(*uses, "use", "uses");
        let count = counted(files.len(), "file", "files");
        say!("{verb}: `{old}` to `{new}`: {definitions} and {uses} in {count}");
        for path in files.keys() {
            say!("  {path}");
        }
    }
    if !doubtful.is_empty() {
        say!(
            "not changed: texts that may be the id of another message, or no id; see `--literals`"
        );
        for place in doubtful {
            say!("  {place}");
        }
    }
}
