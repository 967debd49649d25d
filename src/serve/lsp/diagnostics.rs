//! The diagnostics of a build as the client shows them.

use std::collections::BTreeMap;
use std::sync::Arc;

use lsp_server::Notification;
use lsp_types::notification::{Notification as _, PublishDiagnostics};
use lsp_types::{
    Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString,
    PublishDiagnosticsParams,
};

use crate::engine::diagnostic::{self, Place, Report, Severity};
use crate::engine::source::{Snapshot, SourcePath};
use crate::serve::lsp::fixes::FileFixes;
use crate::serve::lsp::server::Server;

/// Diagnostics by file.
type ByFile = BTreeMap<SourcePath, Vec<Diagnostic>>;

/// The diagnostics that the client has.
#[derive(Default)]
pub(super) struct Published {
    shown: ByFile,
    /// Those of the last build that are known before pages are rendered.
    first: ByFile,
    /// The others of the last complete build.
    rest: ByFile,
    /// The rules that finished pages broke when a file was saved.
    pages: ByFile,
    /// Those of all pages together.
    site: ByFile,
}

impl Published {
    /// Returns the notifications about the files whose diagnostics differ from those of the client.
    /// A diagnostic without a place is one of `site.toml`.
    pub(super) fn update(
        &mut self,
        server: &Server,
        report: &Report,
        snapshot: &Snapshot,
    ) -> Vec<Notification> {
        let (all, fixes) = convert(server, report, snapshot);
        server.set_fixes(fixes);
        let is_of = |files: &ByFile, path: &SourcePath, one: &Diagnostic| {
            files.get(path).is_some_and(|known| known.contains(one))
        };
        self.first.retain(|path, diagnostics| {
            diagnostics.retain(|one| is_of(&all, path, one));
            !diagnostics.is_empty()
        });
        self.rest = all.clone();
        self.rest.retain(|path, diagnostics| {
            diagnostics.retain(|one| !is_of(&self.first, path, one));
            !diagnostics.is_empty()
        });
        self.show(server, all)
    }

    /// Like [`Published::update`] for the diagnostics that are known before pages are rendered. The
    /// others are those of the last complete build.
    pub(super) fn update_first(
        &mut self,
        server: &Server,
        report: &Report,
        snapshot: &Snapshot,
    ) -> Vec<Notification> {
        let (first, fixes) = convert(server, report, snapshot);
        server.add_fixes(fixes);
        self.first = first;
        let mut all = self.first.clone();
        add(&mut all, &self.rest);
        self.show(server, all)
    }

    /// Like [`Published::update`] for the rules that finished pages break.
    pub(super) fn update_pages(
        &mut self,
        server: &Server,
        report: &Report,
        snapshot: &Snapshot,
    ) -> Vec<Notification> {
        let (pages, fixes) = convert(server, report, snapshot);
        server.set_page_fixes(fixes);
        self.pages = pages;
        self.show_last(server)
    }

    /// Like [`Published::update`] for the rules that compare all pages. They have no fixes.
    pub(super) fn update_site(
        &mut self,
        server: &Server,
        report: &Report,
        snapshot: &Snapshot,
    ) -> Vec<Notification> {
        self.site = convert(server, report, snapshot).0;
        self.show_last(server)
    }

    /// Sets the diagnostics of the last build.
    fn show_last(&mut self, server: &Server) -> Vec<Notification> {
        let mut all = self.first.clone();
        add(&mut all, &self.rest);
        self.show(server, all)
    }

    /// Sets the diagnostics of the client.
    fn show(&mut self, server: &Server, mut current: ByFile) -> Vec<Notification> {
        add(&mut current, &self.pages);
        add(&mut current, &self.site);
        let mut messages = Vec::new();
        let gone = self.shown.keys().filter(|path| !current.contains_key(*path));
        let gone = gone.map(|path| (path, Vec::new()));
        let changed = current.iter().filter(|(path, all)| self.shown.get(*path) != Some(*all));
        let changed = changed.map(|(path, all)| (path, all.clone()));
        for (path, diagnostics) in gone.chain(changed) {
            let Some(uri) = server.uri(path) else { continue };
            let params = PublishDiagnosticsParams { uri, diagnostics, version: None };
            messages.push(Notification::new(PublishDiagnostics::METHOD.to_owned(), params));
        }
        self.shown = current;
        messages
    }
}

/// Adds the diagnostics that are not there.
fn add(all: &mut ByFile, more: &ByFile) {
    for (path, diagnostics) in more {
        let of_file = all.entry(path.clone()).or_default();
        let is_new = |one: &&Diagnostic| !of_file.contains(one);
        let new: Vec<Diagnostic> = diagnostics.iter().filter(is_new).cloned().collect();
        of_file.extend(new);
    }
}

/// Converts a report; returns its diagnostics and their fixes.
fn convert(
    server: &Server,
    report: &Report,
    snapshot: &Snapshot,
) -> (ByFile, BTreeMap<SourcePath, Arc<FileFixes>>) {
    let mut files = ByFile::new();
    let mut fixes: BTreeMap<SourcePath, FileFixes> = BTreeMap::new();
    for one in report.limited().iter() {
        let file = one.place.as_ref().map(|place| place.path.clone());
        let file = file.unwrap_or_else(|| SourcePath::new("site.toml"));
        let diagnostic = converted(server, one, snapshot);
        if let Some(fix) = one.fix(snapshot) {
            let of_file = fixes.entry(file.clone()).or_insert_with(|| FileFixes {
                text: snapshot.read_text(file.as_str()).unwrap_or_default(),
                fixes: Vec::new(),
            });
            of_file.fixes.push((diagnostic.clone(), fix));
        }
        files.entry(file).or_default().push(diagnostic);
    }
    let fixes = fixes.into_iter().map(|(path, fixes)| (path, Arc::new(fixes)));
    (files, fixes.collect())
}

fn converted(server: &Server, one: &diagnostic::Diagnostic, snapshot: &Snapshot) -> Diagnostic {
    let hint = one.hint_text();
    let message = match hint.is_empty() {
        true => one.message.clone(),
        false => format!("{}\n{hint}", one.message),
    };
    let related = one.related.iter().filter_map(|(place, label)| {
        Some(DiagnosticRelatedInformation {
            location: location(server, place, snapshot)?,
            message: label.clone(),
        })
    });
    let related: Vec<_> = related.collect();
    let place = one.place.as_ref();
    Diagnostic {
        range: place
            .and_then(|place| location(server, place, snapshot))
            .map_or_else(lsp_types::Range::default, |location| location.range),
        severity: Some(match one.severity {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
        }),
        code: Some(NumberOrString::String(one.code.as_str().to_owned())),
        source: Some("archipel".to_owned()),
        message,
        related_information: (!related.is_empty()).then_some(related),
        ..Diagnostic::default()
    }
}

/// The location of a place.
pub(super) fn location(server: &Server, place: &Place, snapshot: &Snapshot) -> Option<Location> {
    let text = snapshot.read_text(place.path.as_str()).unwrap_or_default();
    Some(Location::new(
        server.uri(&place.path)?,
        server.encoding.range(&text, place.start..place.end),
    ))
}
