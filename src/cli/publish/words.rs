//! What is said of a publish: the plan, how it ended, and the same as data.

use std::io::{BufWriter, Write as _};

use serde::Serialize;

use crate::cli::publish::changing::Changing;
use crate::cli::publish::plan::sums;
use crate::cli::publish::voice::Voice;
use crate::cli::terminal::{Common, FAILED, FINE, paint};
use crate::publish::{Action, Left, Outcome, Plan, Step};

/// Says how a publish or rollback ended.
pub(super) fn told(
    common: &Common,
    command: &str,
    changing: &Changing,
    outcome: &Outcome,
    voice: &Voice,
) -> u8 {
    voice.clear();
    let undo = undo(changing, outcome);
    if common.json {
        print_line(&report(command, changing, outcome, undo.as_deref()));
    } else if let Some((cause, left)) = &outcome.failure {
        say!("{}: {cause:#}", paint("error", "1;31"));
        say!("       {}", left_words(*left, outcome, changing));
    } else if !common.quiet {
        summary(command, changing, outcome, undo.as_deref(), voice);
    }
    match &outcome.failure {
        Some(_) => FAILED,
        None => FINE,
    }
}

/// Says that a publish could not begin: as data in the same form as any other end.
pub(super) fn failed(
    common: &Common,
    command: &str,
    changing: &Changing,
    error: anyhow::Error,
) -> anyhow::Result<u8> {
    if !common.json {
        return Err(error);
    }
    let failure = Some((error, Left::Unchanged));
    let outcome = Outcome { failure, ..Outcome::default() };
    print_line(&report(command, changing, &outcome, None));
    Ok(FAILED)
}

fn summary(
    command: &str,
    changing: &Changing,
    outcome: &Outcome,
    undo: Option<&str>,
    voice: &Voice,
) {
    let (Some(plan), target) = (&outcome.plan, &changing.target) else { return };
    let requests = format!("{} requests in {}", outcome.requests, voice.took());
    if outcome.is_declined {
        let word = if changing.dry_run { "dry run" } else { "declined" };
        say!("{}: nothing was changed ({requests})", paint(word, "1;36"));
    } else if plan.steps.is_empty() {
        let number = outcome.release.as_ref().map_or(0, |(number, _)| *number);
        say!(
            "{}: {target} holds this site as release {number} ({} files, {requests})",
            paint("unchanged", "1;32"),
            plan.keep
        );
    } else {
        let verb = if command == "rollback" { "restored" } else { "published" };
        say!(
            "{}: release {} at {target}: {} sent ({requests})",
            paint(verb, "1;32"),
            plan.number(),
            sums(plan)
        );
        if let Some(first) = outcome.changed_urls.first() {
            let more = match outcome.changed_urls.len() - 1 {
                0 => String::new(),
                more => format!(" and {more} more addresses"),
            };
            say!("       changed: {first}{more}");
        }
        if let Some(undo) = undo {
            say!("       to undo it: {undo}");
        }
    }
}

/// The command that undoes a publish.
fn undo(changing: &Changing, outcome: &Outcome) -> Option<String> {
    let plan = outcome.plan.as_ref()?;
    let is_published = match &outcome.failure {
        Some((_, left)) => matches!(left, Left::Published | Left::Untold),
        None => !plan.steps.is_empty() && !outcome.is_declined,
    };
    let previous = plan.previous.filter(|_| is_published)?;
    Some(format!("archipel rollback {} --to {previous}", changing.target))
}

fn left_words(left: Left, outcome: &Outcome, changing: &Changing) -> String {
    let previous = outcome.plan.as_ref().and_then(|plan| plan.previous);
    let before = match previous {
        Some(number) => format!("release {number}"),
        None => "nothing of this site".to_owned(),
    };
    match left {
        Left::Unchanged => format!("nothing was changed: {} holds {before}", changing.target),
        Left::Previous => {
            format!("visitors see {before}, whole; publishing again also mends what was begun")
        }
        Left::Mixed => format!(
            "some pages of the new release stand beside those of {before}, each of them whole; \
             publish again, or run `archipel rollback {}`",
            changing.target
        ),
        Left::Untold => "visitors who are served by the CDN may see the old release".to_owned(),
        Left::Published => "visitors see the new release; publishing again finishes it".to_owned(),
    }
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    ok: bool,
    failure: Option<String>,
    command: &'a str,
    target: &'a str,
    dry_run: bool,
    release: Option<Current<'a>>,
    previous: Option<u32>,
    plan: &'a [Step],
    counts: Counts,
    bytes: Bytes,
    requests: u64,
    changed_urls: &'a [String],
    undo: Option<&'a str>,
    state: &'static str,
}

#[derive(Serialize)]
struct Current<'a> {
    number: u32,
    digest: &'a str,
}

#[derive(Serialize)]
struct Counts {
    put: usize,
    replace: usize,
    headers: usize,
    keep: usize,
    retire: usize,
    delete: usize,
}

#[derive(Serialize)]
struct Bytes {
    planned: u64,
    sent: u64,
}

fn report<'a>(
    command: &'a str,
    changing: &'a Changing,
    outcome: &'a Outcome,
    undo: Option<&'a str>,
) -> Report<'a> {
    let plan = outcome.plan.as_ref();
    let count = |action| plan.map_or(0, |plan| plan.count(action));
    let has_changed = plan.is_some_and(|plan| !plan.steps.is_empty());
    let is_done = has_changed && !outcome.is_declined;
    let state = match &outcome.failure {
        Some((_, Left::Unchanged)) => "unchanged",
        Some((_, Left::Previous)) => "previous",
        Some((_, Left::Mixed)) => "mixed",
        Some((_, Left::Published | Left::Untold)) => "published",
        None if is_done => "published",
        None => "unchanged",
    };
    Report {
        ok: outcome.failure.is_none(),
        failure: outcome.failure.as_ref().map(|(cause, _)| format!("{cause:#}")),
        command,
        target: &changing.target,
        dry_run: changing.dry_run,
        release: outcome
            .release
            .as_ref()
            .map(|(number, digest)| Current { number: *number, digest }),
        previous: plan.and_then(|plan| plan.previous),
        plan: plan.map_or(&[], |plan| &plan.steps),
        counts: Counts {
            put: count(Action::Put),
            replace: count(Action::Replace),
            headers: count(Action::Headers),
            keep: plan.map_or(0, |plan| plan.keep),
            retire: count(Action::Retire),
            delete: count(Action::Delete),
        },
        bytes: Bytes { planned: plan.map_or(0, Plan::bytes), sent: outcome.sent },
        requests: outcome.requests,
        changed_urls: &outcome.changed_urls,
        undo,
        state,
    }
}

pub(super) fn print_line(value: &impl Serialize) {
    // Written as it is made: the plan of a large site is long. A reader that has gone away is no
    // failure.
    let mut out = BufWriter::new(std::io::stdout());
    let _ = serde_json::to_writer(&mut out, value).map(|()| writeln!(out));
}
