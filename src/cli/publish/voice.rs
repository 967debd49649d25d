//! What a publish asks in the terminal, and the line that says how far it is.

use std::io::{IsTerminal as _, Write as _};
use std::sync::Arc;

use anyhow::{Context as _, ensure};

use crate::cli::progress::{Clock, Line, shown};
use crate::cli::publish::plan::print_plan;
use crate::cli::terminal::{Common, size};
use crate::publish::{Plan, Progress};

/// Whether a plan is to be carried out.
pub(super) enum Consent {
    /// The user has said so with the command.
    Given,
    /// The user wants to see the plan only.
    Refused,
    /// The user is asked about this target.
    Asked(String),
}

/// Speaks with the user.
pub(super) struct Voice {
    clock: Clock,
    line: Line,
    consent: Consent,
    is_silent: bool,
    is_json: bool,
}

impl Voice {
    pub(super) fn new(common: &Common, consent: Consent) -> Arc<Voice> {
        let is_silent = common.quiet || common.json;
        let line = Line::new(!is_silent && std::io::stderr().is_terminal());
        Arc::new(Voice { clock: Clock::start(), line, consent, is_silent, is_json: common.json })
    }

    /// Takes the line away.
    pub(super) fn clear(&self) {
        self.line.clear();
    }

    /// How long it has taken, as people read it.
    pub(super) fn took(&self) -> String {
        shown(self.clock.elapsed())
    }
}

/// The width of the progress bar, in characters.
const BAR: usize = 24;

impl Progress for Voice {
    fn confirm(&self, plan: &Plan) -> anyhow::Result<bool> {
        self.line.clear();
        let is_asked = matches!(self.consent, Consent::Asked(_));
        ensure!(
            !is_asked || (std::io::stdin().is_terminal() && !self.is_json),
            "there is nobody to ask whether this is meant; add --yes"
        );
        if !self.is_silent || is_asked {
            print_plan(plan);
        }
        let target = match &self.consent {
            Consent::Given => return Ok(true),
            Consent::Refused => return Ok(false),
            Consent::Asked(target) => target,
        };
        let mut out = std::io::stderr();
        let _ = write!(out, "Publish to {target}? [y/N] ");
        let _ = out.flush();
        let mut answer = String::new();
        std::io::stdin().read_line(&mut answer).context("can't read the answer")?;
        Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes"))
    }

    fn waiting(&self) {
        self.line.clear();
        if !self.is_silent {
            say!(
                "another publish holds the target; waiting a minute at most, until it goes on or \
                 counts as dead"
            );
        }
    }

    fn doing(&self, what: &str) {
        self.line.write(self.clock.elapsed(), || format!("{what} …"));
    }

    fn sent(&self, (objects, all_objects): (usize, usize), (bytes, all_bytes): (u64, u64)) {
        let elapsed = self.clock.elapsed();
        self.line.write(elapsed, || {
            let filled = BAR * objects / all_objects.max(1);
            let bar = format!("{}{}", "█".repeat(filled), "░".repeat(BAR - filled));
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
