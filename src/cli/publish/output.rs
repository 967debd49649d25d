//! Prints the outcome of a publish, as text or JSON.

use serde::Serialize;

use crate::cli::publish::arguments::TargetArguments;
use crate::cli::publish::plan::totals;
use crate::cli::publish::reporter::Reporter;
use crate::cli::terminal::{Common, FAILURE, SUCCESS, paint, print_json};
use crate::deploy::publish::{Action, Outcome, Plan, Step, TargetState};

/// Prints the outcome of a publish or rollback; returns the exit code.
pub(super) fn print_outcome(
    common: &Common,
    command: &str,
    arguments: &TargetArguments,
    outcome: &Outcome,
    reporter: &Reporter,
) -> u8 {
    reporter.clear();
    let undo = undo(arguments, outcome);
    if common.json {
        print_json(&report(command, arguments, outcome, undo.as_deref()));
    } else if let Some((cause, state)) = &outcome.failure {
        say!("{}: {cause:#}", paint("error", "1;31"));
        say!("       {}", state_message(*state, outcome, arguments));
    } else if !common.quiet {
        summary(command, arguments, outcome, undo.as_deref(), reporter);
    }
    match &outcome.failure {
        Some(_) => FAILURE,
        None => SUCCESS,
    }
}

/// Reports that a publish could not start; with `--json`, as an outcome.
pub(super) fn print_failure(
    common: &Common,
    command: &str,
    arguments: &TargetArguments,
    error: anyhow::Error,
) -> anyhow::Result<u8> {
    if !common.json {
        return Err(error);
    }
    let failure = Some((error, TargetState::Unchanged));
    let outcome = Outcome { failure, ..Outcome::default() };
    print_json(&report(command, arguments, &outcome, None));
    Ok(FAILURE)
}

fn summary(
    command: &str,
    arguments: &TargetArguments,
    outcome: &Outcome,
    undo: Option<&str>,
    reporter: &Reporter,
) {
    let (Some(plan), target) = (&outcome.plan, &arguments.target) else { return };
    let requests = format!("{} requests in {}", outcome.requests, reporter.elapsed());
    if outcome.is_declined {
        let word = if arguments.dry_run { "dry run" } else { "declined" };
        say!("{}: nothing was changed ({requests})", paint(word, "1;36"));
    } else if plan.steps.is_empty() {
        let number = outcome.release.as_ref().map_or(0, |(number, _)| *number);
        say!(
            "{}: {target} already has this site as release {number} ({} files, {requests})",
            paint("unchanged", "1;32"),
            plan.unchanged_count
        );
    } else {
        let verb = if command == "rollback" { "restored" } else { "published" };
        say!(
            "{}: release {} at {target}: {} sent ({requests})",
            paint(verb, "1;32"),
            plan.number(),
            totals(plan)
        );
        if let Some(first) = outcome.changed_urls.first() {
            let more = match outcome.changed_urls.len() - 1 {
                0 => String::new(),
                more => format!(" and {more} more URLs"),
            };
            say!("       changed: {first}{more}");
        }
        if let Some(undo) = undo {
            say!("       to undo: {undo}");
        }
    }
}

/// Returns the command that undoes a publish.
fn undo(arguments: &TargetArguments, outcome: &Outcome) -> Option<String> {
    let plan = outcome.plan.as_ref()?;
    let is_published = match &outcome.failure {
        Some((_, state)) => matches!(state, TargetState::Published | TargetState::CdnStale),
        None => !plan.steps.is_empty() && !outcome.is_declined,
    };
    let previous = plan.previous.filter(|_| is_published)?;
    Some(format!("archipel rollback {} --to {previous}", arguments.target))
}

fn state_message(state: TargetState, outcome: &Outcome, arguments: &TargetArguments) -> String {
    let previous = outcome.plan.as_ref().and_then(|plan| plan.previous);
    let before = match previous {
        Some(number) => format!("release {number}"),
        None => "nothing of this site".to_owned(),
    };
    match state {
        TargetState::Unchanged => {
            format!("nothing was changed: {} still has {before}", arguments.target)
        }
        TargetState::Previous => {
            format!("visitors see all of {before}; publish again to repair the target")
        }
        TargetState::Mixed => format!(
            "visitors see some pages of the new release and others of {before}; publish again, or \
             run `archipel rollback {}`",
            arguments.target
        ),
        TargetState::CdnStale => {
            "visitors may see the old release until the CDN is invalidated".to_owned()
        }
        TargetState::Published => {
            "visitors see the new release; publish again to remove the old files".to_owned()
        }
    }
}

/// The output of `--json`.
#[derive(Serialize)]
struct PublishReport<'a> {
    ok: bool,
    failure: Option<String>,
    command: &'a str,
    target: &'a str,
    dry_run: bool,
    release: Option<CurrentRelease<'a>>,
    previous: Option<u32>,
    plan: &'a [Step],
    counts: PublishCounts,
    bytes: PublishBytes,
    requests: u64,
    changed_urls: &'a [String],
    undo: Option<&'a str>,
    state: &'static str,
}

#[derive(Serialize)]
struct CurrentRelease<'a> {
    number: u32,
    digest: &'a str,
}

#[derive(Serialize)]
struct PublishCounts {
    put: usize,
    replace: usize,
    headers: usize,
    keep: usize,
    retire: usize,
    delete: usize,
}

#[derive(Serialize)]
struct PublishBytes {
    planned: u64,
    sent: u64,
}

fn report<'a>(
    command: &'a str,
    arguments: &'a TargetArguments,
    outcome: &'a Outcome,
    undo: Option<&'a str>,
) -> PublishReport<'a> {
    let plan = outcome.plan.as_ref();
    let count = |action| plan.map_or(0, |plan| plan.count(action));
    let has_changed = plan.is_some_and(|plan| !plan.steps.is_empty());
    let is_done = has_changed && !outcome.is_declined;
    let state = match &outcome.failure {
        Some((_, TargetState::Unchanged)) => "unchanged",
        Some((_, TargetState::Previous)) => "previous",
        Some((_, TargetState::Mixed)) => "mixed",
        Some((_, TargetState::Published | TargetState::CdnStale)) => "published",
        None if is_done => "published",
        None => "unchanged",
    };
    PublishReport {
        ok: outcome.failure.is_none(),
        failure: outcome.failure.as_ref().map(|(cause, _)| format!("{cause:#}")),
        command,
        target: &arguments.target,
        dry_run: arguments.dry_run,
        release: outcome
            .release
            .as_ref()
            .map(|(number, digest)| CurrentRelease { number: *number, digest }),
        previous: plan.and_then(|plan| plan.previous),
        plan: plan.map_or(&[], |plan| &plan.steps),
        counts: PublishCounts {
            put: count(Action::Put),
            replace: count(Action::Replace),
            headers: count(Action::Headers),
            keep: plan.map_or(0, |plan| plan.unchanged_count),
            retire: count(Action::Retire),
            delete: count(Action::Delete),
        },
        bytes: PublishBytes { planned: plan.map_or(0, Plan::bytes), sent: outcome.sent },
        requests: outcome.requests,
        changed_urls: &outcome.changed_urls,
        undo,
        state,
    }
}
