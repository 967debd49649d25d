//! Prints a plan.

use crate::cli::terminal::size;
use crate::deploy::publish::{Action, Plan};

/// The number of steps that are printed.
pub(super) const MAX_STEPS: usize = 40;

pub(super) fn print_plan(plan: &Plan) {
    for step in plan.steps.iter().take(MAX_STEPS) {
        let (action, key, reason) = (name(step.action), step.key.as_str(), &step.reason);
        say!("  {action:<8} {key}  {} ({reason})", size(step.bytes));
    }
    if plan.steps.len() > MAX_STEPS {
        say!("  … and {} more; use --json to list all", plan.steps.len() - MAX_STEPS);
    }
    say!("  {} to send", totals(plan));
}

pub(super) fn name(action: Action) -> &'static str {
    match action {
        Action::Put => "new",
        Action::Replace => "replace",
        Action::Headers => "headers",
        Action::Retire => "retire",
        Action::Delete => "delete",
    }
}

pub(super) fn totals(plan: &Plan) -> String {
    let counts = [Action::Put, Action::Replace, Action::Headers, Action::Retire, Action::Delete];
    let counts = counts.iter().filter(|action| plan.count(**action) > 0);
    let counts: Vec<String> =
        counts.map(|action| format!("{} {}", plan.count(*action), name(*action))).collect();
    let unchanged = format!("{} unchanged, {}", plan.unchanged_count, size(plan.bytes()));
    match counts.is_empty() {
        true => unchanged,
        false => format!("{}, {unchanged}", counts.join(", ")),
    }
}
