//! The rules of `check --pages` that a page in the preview breaks.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;
use serde::Serialize;

use crate::assets::page_rule::BrokenRule;
use crate::build::check::PageHead;
use crate::build::pipeline::{RouteIndex, broken_rules, page_report, site_report};
use crate::engine::diagnostic::Record;
use crate::engine::output::OutputPath;
use crate::page::render::LoadedSite;
use crate::serve::memory_sink::Served;

/// Checks pages, one at a time.
#[derive(Default)]
pub(super) struct PageFindings {
    last: Mutex<Option<Arc<FinishedSite>>>,
    state: Mutex<State>,
}

/// The site of the last complete build without errors.
pub(super) struct FinishedSite {
    pub(super) site: Arc<LoadedSite>,
    /// The titles and descriptions of its pages.
    pub(super) heads: Vec<(RouteIndex, Arc<PageHead>)>,
}

#[derive(Default)]
struct State {
    /// The rules that pages break, by the tag of the content that was checked.
    known: BTreeMap<OutputPath, (Box<str>, Vec<BrokenRule>)>,
    /// The last failure, which is reported once.
    failure: Option<String>,
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
        let FinishedSite { site, heads } = &*last;
        let (broken, notice) = self.broken_rules(site, path, page);
        let mut report = page_report(site, [(path, &broken)]);
        let route = site.routes.parse(&site.config, url);
        let url = route.map(|(locale, page)| site.routes.url(&site.config, locale, page));
        let is_own = |pages: &[String]| {
            pages.is_empty() || url.as_deref().is_some_and(|url| pages.iter().any(|it| it == url))
        };
        for one in site_report(site, heads).iter().filter(|one| is_own(&one.pages)) {
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
        let mut state = self.state.lock();
        if let Some((_, broken)) = state.known.get(path).filter(|(tag, _)| *tag == page.tag) {
            return (broken.clone(), None);
        }
        let checked = broken_rules(site, &[(path.clone(), page.bytes.to_vec())], &|| false);
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
