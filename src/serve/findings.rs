//! The rules of `check --pages` that a page in the preview breaks.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use parking_lot::Mutex;
use serde::Serialize;

use crate::assets::page_rule::BrokenRule;
use crate::build::check::PageHead;
use crate::build::pipeline::{RouteIndex, broken_rules, page_report, site_report};
use crate::engine::diagnostic::{Record, Report};
use crate::engine::output::OutputPath;
use crate::page::render::LoadedSite;
use crate::serve::memory_sink::Served;

/// Checks pages, one at a time.
#[derive(Default)]
pub(super) struct PageFindings {
    last: Mutex<Option<Arc<FinishedSite>>>,
    /// Held while pages are checked.
    turn: Mutex<()>,
    state: Mutex<State>,
}

/// The site of the last complete build without errors.
pub(super) struct FinishedSite {
    site: Arc<LoadedSite>,
    /// The titles and descriptions of its pages.
    heads: Vec<(RouteIndex, Arc<PageHead>)>,
    /// The diagnostics that compare all pages, once a page is checked.
    report: OnceLock<Report>,
}

impl FinishedSite {
    pub(super) fn new(
        site: Arc<LoadedSite>,
        heads: Vec<(RouteIndex, Arc<PageHead>)>,
    ) -> FinishedSite {
        FinishedSite { site, heads, report: OnceLock::new() }
    }
}

#[derive(Default)]
struct State {
    /// The rules that pages break, by the tag of the content that was checked.
    known: BTreeMap<OutputPath, (Box<str>, Vec<BrokenRule>)>,
    /// The last failure, which is reported once.
    failure: Option<String>,
}

impl State {
    /// The rules that a page breaks, if its content has been checked.
    fn known(&self, path: &OutputPath, page: &Served) -> Option<Vec<BrokenRule>> {
        let (_, broken) = self.known.get(path).filter(|(tag, _)| *tag == page.tag)?;
        Some(broken.clone())
    }
}

/// The result of checking a page.
#[derive(Default, Serialize)]
pub(super) struct Findings {
    diagnostics: Vec<Record>,
    /// Why the page was not checked by html-validate.
    notice: Option<String>,
}

impl PageFindings {
    /// Sets the site of a complete build without errors.
    pub(super) fn set_site(&self, finished: FinishedSite) {
        *self.last.lock() = Some(Arc::new(finished));
    }

    /// Checks the page at a path and a URL: by html-validate, unless its content has been checked,
    /// and by the rules of the whole site.
    pub(super) fn check(&self, path: &OutputPath, url: &str, page: &Served) -> Findings {
        let Some(last) = self.last.lock().clone() else { return Findings::default() };
        let FinishedSite { site, heads, report: of_site } = &*last;
        let (broken, notice) = self.broken_rules(site, path, page);
        let mut report = page_report(site, [(path, &broken)]);
        let route = site.routes.parse(&site.config, url);
        let url = route.map(|(locale, page)| site.routes.url(&site.config, locale, page));
        let is_own = |pages: &[String]| {
            pages.is_empty() || url.as_deref().is_some_and(|url| pages.iter().any(|it| it == url))
        };
        let of_site = of_site.get_or_init(|| site_report(site, heads));
        for one in of_site.iter().filter(|one| is_own(&one.pages)) {
            report.add(one.clone());
        }
        report.normalize();
        Findings { diagnostics: report.records(&site.snapshot), notice }
    }

    /// The rules of html-validate that a page breaks, and why it was not checked, if that is new.
    fn broken_rules(
        &self,
        site: &LoadedSite,
        path: &OutputPath,
        page: &Served,
    ) -> (Vec<BrokenRule>, Option<String>) {
        if let Some(known) = self.state.lock().known(path, page) {
            return (known, None);
        }
        let _turn = self.turn.lock();
        if let Some(known) = self.state.lock().known(path, page) {
            return (known, None);
        }
        let checked = broken_rules(site, &[(path.clone(), page.bytes.to_vec())], &|| false);
        let mut state = self.state.lock();
        match checked {
            Ok(found) => {
                let broken: Vec<BrokenRule> = found.into_iter().flatten().collect();
                state.known.insert(path.clone(), (page.tag.clone(), broken.clone()));
                state.failure = None;
                (broken, None)
            }
            Err(error) => {
                let failure = Some(format!("the page is not checked by html-validate: {error:#}"));
                let is_new = state.failure != failure;
                state.failure.clone_from(&failure);
                (Vec::new(), failure.filter(|_| is_new))
            }
        }
    }
}
