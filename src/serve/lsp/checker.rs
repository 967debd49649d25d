//! Builds the site after each change, without output, and sends its diagnostics to the client.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use lsp_server::{Connection, Notification};
use lsp_types::notification::{LogMessage, Notification as _, ShowMessage};
use lsp_types::{LogMessageParams, MessageType, ShowMessageParams};
use parking_lot::Mutex;

use crate::build::check::PageHead;
use crate::build::pipeline::{BuildSession, Options, RouteIndex, site_report, start};
use crate::build::symbols::page_of;
use crate::content::Days;
use crate::page::render::LoadedSite;
use crate::serve::lsp::diagnostics::Published;
use crate::serve::lsp::page_checker::PageChecker;
use crate::serve::lsp::server::Server;

/// The maximum time during which changes cancel builds; after it, a build runs to completion.
const MAX_CANCELLING: Duration = Duration::from_secs(2);

/// A site with the titles and descriptions of its pages.
pub(super) type FinishedSite = (Arc<LoadedSite>, Vec<(RouteIndex, Arc<PageHead>)>);

/// Builds after each change.
pub(super) struct Checker {
    pub(super) server: Arc<Server>,
    pub(super) connection: Arc<Connection>,
    pub(super) pages: Arc<PageChecker>,
    pub(super) published: Mutex<Published>,
}

impl Checker {
    /// Builds after each change, until the server stops. Sends the sites without errors.
    pub(super) fn run(&self, finished: &Sender<FinishedSite>) {
        let options = Options { drafts: true, days: Days::All, ..Options::default() };
        let mut session = BuildSession::new();
        let (mut known, mut cancelled_since) = (0, None::<Instant>);
        let mut failure = None;
        while let Some((changes, snapshot)) = self.server.wait(known) {
            let begin = Instant::now();
            let must_complete =
                cancelled_since.is_some_and(|since| since.elapsed() > MAX_CANCELLING);
            let is_cancelled = || !must_complete && self.server.changes() != Some(changes);
            let mut site = None;
            let built =
                start(&snapshot, &options, &mut session, &*self.pages, &()).and_then(|started| {
                    site = started.site().cloned();
                    if let Some(site) = &site {
                        self.server.set_site(site.clone(), changes);
                    }
                    let page = self.server.changed().and_then(|path| page_of(&path));
                    let first = started.first_report(page.as_deref());
                    let mut published = self.published.lock();
                    self.send_all(published.update_first(&self.server, &first, &snapshot));
                    drop(published);
                    started.finish(&is_cancelled)
                });
            known = changes;
            match built {
                Ok(None) => drop(cancelled_since.get_or_insert(begin)),
                Ok(Some(built)) => {
                    cancelled_since = None;
                    failure = None;
                    let report = built.report;
                    let mut published = self.published.lock();
                    self.send_all(published.update(&self.server, &report, &snapshot));
                    drop(published);
                    if let Some(site) = site.filter(|_| !report.has_errors()) {
                        // Without the other thread, the server ends.
                        drop(finished.send((Arc::clone(&site), built.heads)));
                        self.pages.set_site(site);
                    }
                    session.idle();
                }
                Err(error) => {
                    cancelled_since = None;
                    let message = format!("{error:#}");
                    // The same failure after each key press is one.
                    if failure.as_ref() != Some(&message) {
                        self.show(message.clone());
                    }
                    failure = Some(message);
                }
            }
        }
    }

    /// Checks the last site that is received by the rules for all pages, until the sender is
    /// dropped. That takes longer than the build of a change.
    pub(super) fn check_sites(&self, finished: &Receiver<FinishedSite>) {
        while let Ok(first) = finished.recv() {
            let (site, heads) = finished.try_iter().last().unwrap_or(first);
            let report = site_report(&site, &heads);
            let mut published = self.published.lock();
            self.send_all(published.update_site(&self.server, &report, &site.snapshot));
        }
    }

    /// Checks the pages that have changed after each save, until the server stops.
    pub(super) fn check_pages(&self) {
        let mut failure = None;
        while let Some(checked) = self.pages.wait() {
            match checked {
                Ok((site, report)) => {
                    let mut published = self.published.lock();
                    self.send_all(published.update_pages(&self.server, &report, &site.snapshot));
                }
                Err(error) => {
                    let message = format!("finished pages are not checked: {error:#}");
                    // It is reported once.
                    if failure.as_ref() != Some(&message) {
                        let params = LogMessageParams {
                            typ: MessageType::WARNING,
                            message: message.clone(),
                        };
                        self.send(Notification::new(LogMessage::METHOD.to_owned(), params));
                    }
                    failure = Some(message);
                }
            }
        }
    }

    /// Shows a failure of the environment.
    fn show(&self, message: String) {
        let params = ShowMessageParams { typ: MessageType::ERROR, message };
        self.send(Notification::new(ShowMessage::METHOD.to_owned(), params));
    }

    fn send_all(&self, messages: Vec<Notification>) {
        for message in messages {
            self.send(message);
        }
    }

    fn send(&self, message: Notification) {
        // Without a client, the server ends.
        drop(self.connection.sender.send(message.into()));
    }
}
