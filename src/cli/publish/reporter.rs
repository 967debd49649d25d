//! The confirmation and the progress of a publish on the terminal.

use std::io::IsTerminal as _;
use std::sync::Arc;

use anyhow::ensure;

use crate::cli::progress::{Clock, StatusLine, format_duration};
use crate::cli::publish::plan::print_plan;
use crate::cli::terminal::{Common, ask, is_terminal, paint, size};
use crate::deploy::publish::{Plan, Progress, Sent};

/// Whether a plan is confirmed.
pub(super) enum Consent {
    /// Confirmed by an option.
    Given,
    /// Declined by an option: the plan is only shown.
    Refused,
    /// Confirmed interactively; contains the name of the target.
    Asked(String),
}

/// Reports to the terminal.
pub(super) struct Reporter {
    clock: Clock,
    line: StatusLine,
    consent: Consent,
    /// Shown with the plan.
    warning: Option<String>,
    is_quiet: bool,
    is_json: bool,
}

impl Reporter {
    pub(super) fn new(common: &Common, consent: Consent, warning: Option<String>) -> Arc<Reporter> {
        let is_quiet = common.quiet || common.json;
        let line = StatusLine::new(!is_quiet && is_terminal());
        let (clock, is_json) = (Clock::start(), common.json);
        Arc::new(Reporter { clock, line, consent, warning, is_quiet, is_json })
    }

    /// Clears the status line.
    pub(super) fn clear(&self) {
        self.line.clear();
    }

    /// Returns the elapsed time, for display.
    pub(super) fn elapsed(&self) -> String {
        format_duration(self.clock.elapsed())
    }
}

/// The width of the progress bar, in characters.
const BAR_WIDTH: usize = 24;

impl Progress for Reporter {
    fn confirm(&self, plan: &Plan) -> anyhow::Result<bool> {
        self.line.clear();
        let is_asked = matches!(self.consent, Consent::Asked(_));
        ensure!(
            !is_asked || (std::io::stdin().is_terminal() && !self.is_json),
            "can't confirm the plan without a terminal; add --yes"
        );
        if !self.is_quiet || is_asked {
            print_plan(plan);
            if let Some(warning) = &self.warning {
                say!("{}: {warning}", paint("warning", "1;33"));
            }
        }
        let target = match &self.consent {
            Consent::Given => return Ok(true),
            Consent::Refused => return Ok(false),
            Consent::Asked(target) => target,
        };
        ask(&format!("Publish to {target}?"))
    }

    fn waiting(&self) {
        self.line.clear();
        if !self.is_quiet {
            say!(
                "another publish holds the target; waiting up to a minute for it to finish or \
                 expire"
            );
        }
    }

    fn doing(&self, what: &str) {
        self.line.write(self.clock.elapsed(), || format!("{what} …"));
    }

    fn sent(&self, sent: Sent) {
        let Sent { objects, all_objects, bytes, all_bytes } = sent;
        let elapsed = self.clock.elapsed();
        self.line.write(elapsed, || {
            let filled = BAR_WIDTH * objects / all_objects.max(1);
            let bar = format!("{}{}", "█".repeat(filled), "░".repeat(BAR_WIDTH - filled));
            let rest = all_objects.saturating_sub(objects) as f64 / objects.max(1) as f64;
            let left = elapsed.as_secs_f64() * rest;
            let amount = match all_bytes {
                0 => String::new(),
                all => format!(", {} of {}", size(bytes), size(all)),
            };
            format!("{bar} {objects} of {all_objects}{amount}, {left:.0} s left")
        });
    }
}
