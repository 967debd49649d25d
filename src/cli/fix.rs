//! Runs `check --fix`, which applies the hints of diagnostics whose correction is certain.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, IsTerminal as _};
use std::sync::Arc;

use crate::build::pipeline::{BuildSession, Options, build};
use crate::build::write::{Changes, diff, with_mark};
use crate::cli::terminal::{Common, counted, paint, print};
use crate::engine::diagnostic::{Code, Diagnostic, FixEdits, Report, escape_commands};
use crate::engine::output::NullSink;
use crate::engine::source::{Snapshot, SourcePath};

/// The maximum number of builds: a fix can show a mistake that another one has hidden.
const MAX_BUILDS: usize = 20;

/// A mistake, regardless of its place in the file.
type Mistake = (Code, String, Option<SourcePath>);

/// Prints the changes of all files as a unified diff, then writes them unless `is_dry_run`.
///
/// # Errors
///
/// If a file has changed since it was read, or can't be written; then no file is changed.
pub(super) fn run(common: &Common, options: &Options, is_dry_run: bool) -> anyhow::Result<()> {
    let snapshot = Arc::new(Snapshot::scan(&common.root));
    let Fixed { texts, count } = fix(&snapshot, options)?;
    let mut changes = Changes::default();
    for (path, text) in &texts {
        let before = snapshot.read(path.as_str()).unwrap_or_default();
        let after = with_mark(&snapshot, path.as_str(), text);
        print(&shown(diff(path, Some(&before), &after)));
        changes.replace(common.root.join(path.as_str()), before, after);
    }
    if !is_dry_run {
        changes.apply()?;
    }
    if !common.quiet {
        let mistakes = counted(count, "mistake", "mistakes");
        let files = counted(texts.len(), "file", "files");
        match (count, is_dry_run) {
            (0, _) => say!("no mistake has a certain correction"),
            (_, true) => say!("{}: {mistakes} in {files}", paint("to fix", "1;33")),
            (_, false) => say!("{}: {mistakes} in {files}", paint("fixed", "1;32")),
        }
    }
    Ok(())
}

/// The corrected files.
struct Fixed {
    /// The new texts of the files that change, without byte order marks.
    texts: BTreeMap<SourcePath, String>,
    /// The number of corrected mistakes.
    count: usize,
}

/// Applies all certain fixes in memory, and those of mistakes that are found afterwards. A fix
/// after which its mistake is still reported is not applied.
fn fix(snapshot: &Arc<Snapshot>, options: &Options) -> anyhow::Result<Fixed> {
    let mut session = BuildSession::new();
    let mut check = |snapshot: &Arc<Snapshot>| {
        build(snapshot, options, &mut session, &NullSink, &()).map(|built| built.report)
    };
    let mut fixed = Fixed { texts: BTreeMap::new(), count: 0 };
    let mut refused = BTreeSet::new();
    let mut current = Arc::clone(snapshot);
    let mut report = check(&current)?;
    for _ in 1..MAX_BUILDS {
        let mut edits = FixEdits::default();
        let mut added: Vec<Mistake> = Vec::new();
        for one in report.iter().filter(|one| !refused.contains(&mistake(one))) {
            if let Some(fix) = one.fix(&current).filter(|fix| fix.is_certain)
                && edits.add(&fix)
            {
                added.push(mistake(one));
            }
        }
        if added.is_empty() {
            break;
        }
        let texts = edits.texts(&current);
        let changed = texts.iter().map(|(path, text)| (path, text.as_str()));
        let next = Arc::new(current.with_changes(changed, |_| false));
        let next_report = check(&next)?;
        let (before, after) = (numbers(&report), numbers(&next_report));
        let is_left = |one: &&Mistake| after.get(one) >= before.get(one);
        let left: Vec<Mistake> = added.iter().filter(is_left).cloned().collect();
        if left.is_empty() {
            fixed.count += added.len();
            fixed.texts.extend(texts);
            (current, report) = (next, next_report);
        }
        refused.extend(left);
    }
    Ok(fixed)
}

fn mistake(one: &Diagnostic) -> Mistake {
    (one.code, one.message.clone(), one.place.as_ref().map(|place| place.path.clone()))
}

/// How often each mistake is reported.
fn numbers(report: &Report) -> BTreeMap<Mistake, usize> {
    let mut numbers = BTreeMap::new();
    for one in report.iter() {
        *numbers.entry(mistake(one)).or_default() += 1;
    }
    numbers
}

/// Escapes the commands of a terminal in a diff that is printed to one.
fn shown(diff: String) -> String {
    if io::stdout().is_terminal() { escape_commands(&diff).into_owned() } else { diff }
}
