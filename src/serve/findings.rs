//! The rules of `check --pages` that a page in the preview breaks.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;
use serde::Serialize;

use crate::build::pipeline::lint_pages;
use crate::engine::diagnostic::Record;
use crate::engine::output::OutputPath;
use crate::page::render::LoadedSite;
use crate::serve::memory_sink::Served;

/// Checks pages, one at a time.
#[derive(Default)]
pub(super) struct PageFindings {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The diagnostics of pages, by the tag of the content that was checked.
    known: BTreeMap<OutputPath, (Box<str>, Vec<Record>)>,
    /// The last failure, which is reported once.
    failure: Option<String>,
}

/// The result of checking a page.
#[derive(Default, Serialize)]
pub(super) struct Findings {
    diagnostics: Vec<Record>,
    /// Why the page was not checked.
    notice: Option<String>,
}

impl PageFindings {
    /// Checks the page at a path, unless its content has been checked.
    pub(super) fn check(
        &self,
        site: &Arc<LoadedSite>,
        path: OutputPath,
        page: &Served,
    ) -> Findings {
        let mut state = self.state.lock();
        if let Some((_, diagnostics)) = state.known.get(&path).filter(|(tag, _)| *tag == page.tag) {
            return Findings { diagnostics: diagnostics.clone(), notice: None };
        }
        match lint_pages(site, &[(path.clone(), page.bytes.to_vec())]) {
            Ok(reports) => {
                // The other one is that of the style sheets.
                let diagnostics = reports.first().map(|report| report.records(&site.snapshot));
                let diagnostics = diagnostics.unwrap_or_default();
                state.known.insert(path, (page.tag.clone(), diagnostics.clone()));
                Findings { diagnostics, notice: None }
            }
            Err(error) => {
                let failure = Some(format!("the page is not checked: {error:#}"));
                let is_new = state.failure != failure;
                state.failure.clone_from(&failure);
                Findings { diagnostics: Vec::new(), notice: failure.filter(|_| is_new) }
            }
        }
    }
}
