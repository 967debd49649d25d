//! The document of a page: its content, its template, its social image and its layout, in this
//! order, since each may use the results before it.

use std::sync::Arc;

use crate::assets::island::{Misplaced, place_islands};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::output::Artifact;
use crate::page::markdown::RenderedBody;
use crate::page::render::{Purpose, RouteContext};
use crate::template::{LAYOUT, TemplateValue};

/// The most misplaced islands of a page that are located: the page is rendered for each of them.
const MAX_LOCATED: usize = 20;

impl RouteContext {
    fn report_all(&self, diagnostics: Vec<Diagnostic>, report: &mut Report) {
        let site = &self.site;
        for diagnostic in diagnostics {
            let url = self.own_url();
            let explained = site.untracked().explained(&site.reader, diagnostic);
            let absent = self.absent_body(&explained);
            report.add(absent.unwrap_or(explained).on_page(url));
        }
    }

    /// Renders the page without its layout. Returns `None` if it has errors. Without errors, the
    /// diagnostics of its bodies are reported by [`RouteContext::html`].
    pub(super) fn render_body(self: &Arc<Self>, report: &mut Report) -> Option<()> {
        // Without it, the rest is rendered all the same, to report what is wrong there.
        let content = self.own_body().unwrap_or_else(|diagnostics| {
            self.body_findings.lock().extend(diagnostics);
            Some(RenderedBody::default())
        });
        if let Some(body) = content {
            self.set_content(body);
        }
        let template = &self.own_page().template.value;
        let body = self.site.untracked().templates.render(template, self.clone());
        let has_content = !self.body_findings.lock().iter().any(Diagnostic::is_error);
        match body {
            Ok(body) if has_content => {
                self.body.set(TemplateValue::html(body)).expect("the body is rendered once");
                return Some(());
            }
            Ok(_) => {}
            Err(diagnostics) => self.report_all(diagnostics, report),
        }
        self.report_all(self.take_body_findings(), report);
        None
    }

    /// Renders the page with its layout. Returns `None` if it has errors.
    pub(super) fn html(
        self: &Arc<Self>,
        report: &mut Report,
    ) -> Option<(String, Option<Artifact>)> {
        let site = &self.site;
        if self.body.get().is_none() {
            self.render_body(report)?;
        }
        if !self.is_published() {
            self.social_image.set(String::new()).expect("a page is rendered once");
        }
        let picture = match self.social_image() {
            Ok(picture) => picture,
            Err(diagnostics) => {
                self.report_all(self.take_body_findings(), report);
                self.report_all(diagnostics, report);
                return None;
            }
        };
        if let Some(picture) = &picture {
            let url = picture.path.url(&site.config.base_path);
            self.social_image.set(url).expect("the picture is drawn once");
        }
        let html = site.untracked().templates.render(LAYOUT, self.clone());
        let html = html.and_then(|html| self.insert_loads(LAYOUT, html));
        let html = html.and_then(|html| place_islands(html).map_err(|all| self.locate(all)));
        let findings = self.take_body_findings();
        let has_content = !findings.iter().any(Diagnostic::is_error);
        self.report_all(findings, report);
        match html {
            Ok(html) => has_content.then_some((html, picture)),
            Err(diagnostics) => {
                self.report_all(diagnostics, report);
                None
            }
        }
    }

    /// The errors of misplaced islands, each at the place where the island is called: the engine
    /// knows that place while it renders.
    fn locate(&self, misplaced: Vec<Misplaced>) -> Vec<Diagnostic> {
        let mut located = Vec::new();
        for misplaced in misplaced.into_iter().take(MAX_LOCATED) {
            let wrong = misplaced.diagnostic.clone();
            let mut report = Report::new();
            if wrong.place.is_none() && !matches!(self.purpose, Purpose::Locate(_)) {
                let route = Arc::new(RouteContext {
                    sections: self.sections.clone(),
                    purpose: Purpose::Locate(Box::new(misplaced)),
                    ..self.new_rendering()
                });
                route.html(&mut report);
            }
            let found = report.iter().find(|one| one.code == wrong.code && one.place.is_some());
            located.push(found.cloned().unwrap_or(wrong));
        }
        located
    }

    /// Inserts the style sheets of the page and the loader of its islands at the place that the
    /// template's `head()` marked.
    pub(super) fn insert_loads(
        &self,
        template: &str,
        mut html: String,
    ) -> Result<String, Vec<Diagnostic>> {
        let is_loaded = self.insert_into_head(template, &mut html);
        let islands = self.islands.lock();
        let file = self.site.untracked().templates.source(template);
        match islands.keys().next().zip(file).filter(|_| !is_loaded) {
            Some((island, file)) => {
                let message = format!("nothing loads the island `{island}`");
                let wrong = Diagnostic::new(Code::IncompleteLayout, message).at(Place::file(file));
                Err(vec![wrong.hint("write `{{ head() }}` within `<head>`")])
            }
            None => Ok(html),
        }
    }
}
