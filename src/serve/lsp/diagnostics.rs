//! The diagnostics of a build as the client shows them.

use std::collections::BTreeMap;

use lsp_server::Notification;
use lsp_types::notification::{Notification as _, PublishDiagnostics};
use lsp_types::{
    Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString,
    PublishDiagnosticsParams,
};

use crate::engine::diagnostic::{self, Place, Report, Severity};
use crate::engine::source::{Snapshot, SourcePath};
use crate::serve::lsp::desk::Desk;

/// The diagnostics that the client has, by file.
#[derive(Default)]
pub(super) struct Published(BTreeMap<SourcePath, Vec<Diagnostic>>);

impl Published {
    /// Returns the notifications about the files whose diagnostics differ from those of the last
    /// build. A diagnostic without a place is one of `site.toml`.
    pub(super) fn update(
        &mut self,
        desk: &Desk,
        report: &Report,
        snapshot: &Snapshot,
    ) -> Vec<Notification> {
        let mut current: BTreeMap<SourcePath, Vec<Diagnostic>> = BTreeMap::new();
        for one in report.limited().iter() {
            let file = one.place.as_ref().map(|place| place.path.clone());
            let file = file.unwrap_or_else(|| SourcePath::new("site.toml"));
            current.entry(file).or_default().push(converted(desk, one, snapshot));
        }
        let mut messages = Vec::new();
        let gone = self.0.keys().filter(|path| !current.contains_key(*path));
        let gone = gone.map(|path| (path, Vec::new()));
        let changed = current.iter().filter(|(path, all)| self.0.get(*path) != Some(*all));
        let changed = changed.map(|(path, all)| (path, all.clone()));
        for (path, diagnostics) in gone.chain(changed) {
            let Some(uri) = desk.uri(path) else { continue };
            let params = PublishDiagnosticsParams { uri, diagnostics, version: None };
            messages.push(Notification::new(PublishDiagnostics::METHOD.to_owned(), params));
        }
        self.0 = current;
        messages
    }
}

fn converted(desk: &Desk, one: &diagnostic::Diagnostic, snapshot: &Snapshot) -> Diagnostic {
    let hint = one.hint_text();
    let message = match hint.is_empty() {
        true => one.message.clone(),
        false => format!("{}\n{hint}", one.message),
    };
    let related = one.related.iter().filter_map(|(place, label)| {
        Some(DiagnosticRelatedInformation {
            location: location(desk, place, snapshot)?,
            message: label.clone(),
        })
    });
    let related: Vec<_> = related.collect();
    let place = one.place.as_ref();
    Diagnostic {
        range: place
            .and_then(|place| location(desk, place, snapshot))
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
pub(super) fn location(desk: &Desk, place: &Place, snapshot: &Snapshot) -> Option<Location> {
    let text = snapshot.read_text(place.path.as_str()).unwrap_or_default();
    Some(Location::new(desk.uri(&place.path)?, desk.encoding.range(&text, place.start..place.end)))
}
