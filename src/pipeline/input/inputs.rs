//! The caches of the first stage.

use crate::asset::{AssetCache, Assets, CssTargets};
use crate::cache::{Cache, Version, Versioned};
use crate::config::Config;
use crate::content::{self, Facts, Page, Schemas};
use crate::diagnostic::Report;
use crate::digest::Digest;
use crate::font::{CodepointUsage, Fonts, UsageCache};
use crate::format::Formatter;
use crate::glossary::Glossary;
use crate::island::IslandCache;
use crate::message::{Catalog, MessageFile};
use crate::route::Routes;
use crate::source::{Revision, Snapshot, SourcePath};
use crate::template::Templates;

/// The folder of the messages.
pub(super) const LOCALES: &str = "locales/";

/// The caches of the first stage. A key covers everything that a value depends on.
#[derive(Default)]
pub(in crate::pipeline) struct Inputs {
    pub(super) config: Cache<ConfigKey, Option<Versioned<Config>>>,
    pub(super) templates: Cache<Revision, Templates>,
    pub(super) schemas: Cache<Revision, Schemas>,
    pub(super) facts: Cache<(Version, Version, Revision), Facts>,
    pub(super) page_files: Cache<(Revision, Version), Vec<SourcePath>>,
    pub(super) pages: Cache<(Option<Revision>, Version), Option<Versioned<Page>>>,
    pub(super) targets: Cache<Version, Result<CssTargets, String>>,
    pub(super) assets: Cache<(Version, Revision), Assets>,
    pub(super) known_assets: AssetCache,
    pub(super) formatters: Cache<(), Versioned<Formatter>>,
    pub(super) files: Cache<Option<Revision>, Versioned<MessageFile>>,
    pub(super) catalogs: Cache<(Version, Vec<Version>), Catalog>,
    pub(super) glossary: Cache<Option<Revision>, Glossary>,
    pub(super) fonts: Cache<FontsKey, Fonts>,
    pub(super) usage: UsageCache,
    pub(super) routes: Cache<(Version, Vec<Version>, Vec<bool>), Routes>,
    pub(super) translated: Cache<(Version, Vec<Option<Revision>>), Vec<bool>>,
    pub(super) islands: IslandCache,
    pub(super) checks: Cache<Vec<Version>, ()>,
    pub(super) folders: Cache<(Revision, Version), ()>,
}

/// The configuration, the digests of the font files, and what they are subset to.
pub(super) type FontsKey = (Version, Vec<Option<Digest>>, Option<CodepointUsage>);

/// The revision of `site.toml`, and the base URL that a command overrides it with.
pub(super) type ConfigKey = (Option<Revision>, Option<String>);

impl Inputs {
    /// Removes what the last build did not ask for.
    pub(in crate::pipeline) fn sweep(&self) {
        self.config.sweep();
        self.templates.sweep();
        self.schemas.sweep();
        self.facts.sweep();
        self.page_files.sweep();
        self.pages.sweep();
        self.targets.sweep();
        self.assets.sweep();
        self.known_assets.sweep();
        self.formatters.sweep();
        self.files.sweep();
        self.catalogs.sweep();
        self.glossary.sweep();
        self.fonts.sweep();
        self.usage.sweep();
        self.routes.sweep();
        self.translated.sweep();
        self.islands.sweep();
        self.checks.sweep();
        self.folders.sweep();
    }
}

pub(super) fn message_file(
    snapshot: &Snapshot,
    path: &SourcePath,
    inputs: &Inputs,
    report: &mut Report,
) -> Versioned<MessageFile> {
    let revision = snapshot.revision(path.as_str());
    let file = inputs.files.get(path.as_str(), revision, report, |report| {
        Versioned::new(match content::read(snapshot, path, report) {
            Some(text) => MessageFile::parse(path.clone(), text, report),
            None => MessageFile::unreadable(path.clone()),
        })
    });
    (*file).clone()
}

/// The path of a page's own messages.
pub(in crate::pipeline) fn page_file(config: &Config, locale: usize, id: &str) -> String {
    format!("{LOCALES}{}/pages/{id}.ftl", config.locales[locale].tag)
}
