//! The results of all stages before rendering.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use crate::assets::asset::{Assets, StaticFiles};
use crate::assets::font::Fonts;
use crate::assets::island::Islands;
use crate::base::path::parent;
use crate::content::config::{Config, Locale};
use crate::content::schema::RefKind;
use crate::content::{
    ALL_PAGES, Absence, AbsentPage, DataFiles, LACKS_VALUES, PAGES, Page, Row, misnamed_page_id,
    page_id,
};
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Names, Place};
use crate::engine::query::{Reader, Versioned};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::glossary::Glossary;
use crate::i18n::message::{Catalog, MessageFile, PAGE_MESSAGES, Scope, find_text, page_messages};
use crate::page::markdown::Highlighter;
use crate::page::policy::Allowances;
use crate::page::route::{LocaleIndex, PageIndex, Routes};
use crate::page::texts::{PageTexts, TextIds};
use crate::template::{LAYOUT, TemplateValue, Templates};

/// The results of all stages before rendering. It does not change during a build.
pub struct LoadedSite {
    /// The input tree, for assets that are inlined.
    pub snapshot: Arc<Snapshot>,
    /// The configuration.
    pub config: Versioned<Config>,
    /// All pages.
    pub pages: Vec<Versioned<Page>>,
    /// The ids of valid pages that are not included, with the reasons.
    pub absent: BTreeMap<Arc<str>, AbsentPage>,
    /// The URLs of all routes.
    pub routes: Versioned<Routes>,
    /// All data.
    pub data_files: Versioned<DataFiles>,
    /// The shared messages, by locale.
    pub catalogs: Vec<Versioned<Catalog>>,
    /// The shared messages that are copies of those of the default locale, by locale.
    pub copies: Vec<Versioned<BTreeSet<usize>>>,
    /// The glossary, which messages are checked against.
    pub glossary: Versioned<Glossary>,
    /// All assets.
    pub assets: Versioned<Assets>,
    /// The files of `static/`.
    pub static_files: Versioned<StaticFiles>,
    /// All fonts.
    pub fonts: Versioned<Fonts>,
    /// All islands.
    pub islands: Islands,
    /// All templates.
    pub templates: Versioned<Templates>,
    /// Highlights the code of bodies.
    pub highlighter: Versioned<Highlighter>,
    /// The origins that pages may load from; `None` if pages have no policy.
    pub allowances: Option<Allowances>,
    /// Values of templates that are the same on all pages.
    pub values: SharedValues,
    /// Indexes of names, each computed on first use.
    pub names: KnownNames,
}

/// Values of templates that are the same on all pages.
pub struct SharedValues {
    pub(super) data: BTreeMap<Arc<str>, TemplateValue>,
    pub(super) locales: Vec<TemplateValue>,
    /// The site, by locale.
    pub(super) sites: Vec<TemplateValue>,
}

impl SharedValues {
    /// The values of data, locales and the site.
    pub fn new(config: &Config, data_files: &DataFiles) -> SharedValues {
        let data = data_files.files.iter();
        let data = data.map(|(name, file)| (name.clone(), TemplateValue::data(&file.data)));
        let locales = config.locales.iter().map(|locale| locale_item(config, locale));
        let sites = (0..config.locales.len()).map(|locale| site_item(config, locale));
        SharedValues { data: data.collect(), locales: locales.collect(), sites: sites.collect() }
    }
}

/// Indexes of names, each computed on first use.
#[derive(Default)]
pub struct KnownNames {
    /// The ids of all pages.
    pages: OnceLock<Names>,
    /// The first place where content names each asset.
    asset_values: OnceLock<BTreeMap<Arc<str>, Place>>,
    /// The first page of each page file with `each`, by the id of the file.
    first_rows: OnceLock<BTreeMap<Arc<str>, PageIndex>>,
    /// The names that content and the defaults in `site.toml` refer to.
    mentioned: OnceLock<BTreeSet<Arc<str>>>,
    /// The paths of the texts of the data, by the addresses of the texts.
    pub(super) value_texts: OnceLock<BTreeMap<usize, String>>,
}

impl LoadedSite {
    /// Returns whether a page is part of the search index: if search engines may index it, except
    /// drafts and the page for unknown addresses.
    pub fn is_searched(&self, page: PageIndex) -> bool {
        let not_found = self.config.not_found.as_ref().map(|id| &*id.value);
        self.config.search.is_some()
            && self.routes.is_indexed(page)
            && !self.pages[page].draft
            && not_found != Some(&*self.pages[page].id)
    }

    /// The row of the data that a page shows.
    pub fn row(&self, page: PageIndex) -> Option<&Row> {
        self.pages.get(page)?.row.as_deref()
    }

    /// The page whose texts are in the files of that id; the first one of a page file with `each`.
    pub fn page_with_texts(&self, id: &str) -> Option<&Page> {
        let first = || {
            let first = self.names.first_rows.get_or_init(|| {
                let mut first = BTreeMap::new();
                for (at, page) in self.pages.iter().enumerate() {
                    if let Some(row) = &page.row {
                        first.entry(Arc::clone(&row.of)).or_insert(at);
                    }
                }
                first
            });
            first.get(id).copied()
        };
        self.routes.page(id).or_else(first).map(|page| &*self.pages[page])
    }

    /// Returns whether the rows of the page file with that id have a field for an argument of that
    /// name.
    pub fn has_row_field(&self, id: &str, argument: &str) -> bool {
        let row = self.page_with_texts(id).and_then(|page| page.row.as_ref());
        row.is_some_and(|row| {
            let of = &row.of;
            let rows = self.pages.iter().filter_map(|page| page.row.as_ref());
            rows.filter(|row| row.of == *of)
                .any(|row| row.data.keys().any(|key| key.replace('-', "_") == argument))
        })
    }

    /// The message files of pages that show the rows of a data file, in the original language of
    /// each page, drafts included.
    pub fn row_messages(&self, reader: &Reader, data: &SourcePath) -> Vec<Arc<MessageFile>> {
        let mut named = self.data_files.files.iter().filter(|(_, file)| file.source == *data);
        let Some((name, _)) = named.next() else { return Vec::new() };
        let pages = reader.get(&ALL_PAGES, "");
        let files = pages.row_files.iter().filter(|(_, file)| ***file == **name);
        let messages = |(id, _): (&Arc<str>, _)| {
            let page = self.page_with_texts(id).and_then(|page| self.routes.page(&page.id));
            let original =
                page.map_or(self.config.default_locale, |page| self.routes.original(page));
            let tag = &self.config.locales[original].tag;
            let path = find_text(&self.snapshot, &page_messages(tag, id))?;
            Some(reader.get(&PAGE_MESSAGES, path.as_str()).share())
        };
        files.filter_map(messages).collect()
    }

    /// The names of the templates that a page renders, without those that they include.
    pub fn entry_templates(&self, page: PageIndex) -> BTreeSet<String> {
        let page = &self.pages[page];
        let kinds: BTreeSet<&str> = page.sections.iter().map(|section| &*section.kind).collect();
        let sections = kinds.into_iter().map(|kind| format!("sections/{kind}.html"));
        let social = self.config.social.iter().map(|social| social.template.value.clone());
        let own = [LAYOUT.to_owned(), page.template.value.clone()];
        sections.chain(social).chain(own).collect()
    }

    /// Returns whether a message that no rendering used may be used after a change of data: a
    /// template or content names it, or it is a default in `site.toml`.
    pub fn is_mentioned(&self, id: &str) -> bool {
        let mentioned = self.names.mentioned.get_or_init(|| {
            let pages = self.pages.iter().flat_map(|page| &page.references);
            let data = self.data_files.references.iter().flat_map(|(_, references)| references);
            let defaults = self.config.defaults.values().map(|message| Arc::from(&*message.value));
            pages.chain(data).map(|one| Arc::clone(&one.name)).chain(defaults).collect()
        });
        self.templates.mentions(id) || mentioned.contains(id)
    }

    /// The first place where content names an asset, whether or not it is rendered.
    pub fn asset_value(&self, name: &str) -> Option<Place> {
        let values = self.names.asset_values.get_or_init(|| {
            let pages = self.pages.iter().map(|page| (&page.source, &page.references));
            let data =
                self.data_files.references.iter().map(|(source, references)| (source, references));
            let mut values = BTreeMap::new();
            for (source, references) in pages.chain(data) {
                for one in references.iter().filter(|one| one.kind == RefKind::Asset) {
                    let name = Arc::clone(&one.name);
                    values.entry(name).or_insert_with(|| Place::new(source, one.span()));
                }
            }
            values
        });
        values.get(name).cloned()
    }

    /// The ids of all pages, absent ones, and files of pages that have mistakes, for suggestions.
    pub fn page_names(&self) -> Names {
        let ids = || {
            let unread = self.snapshot.under(PAGES).filter_map(page_id);
            let ids = self.routes.ids().chain(self.absent.keys().map(|id| &**id)).chain(unread);
            ids.collect::<BTreeSet<&str>>().into_iter().map(Box::from).collect()
        };
        Arc::clone(self.names.pages.get_or_init(ids))
    }

    /// The diagnostic for an unknown page, if there is no such page.
    pub fn unknown_page(&self, name: &str) -> Option<Diagnostic> {
        self.routes.page(name).is_none().then(|| unknown_page(self, name))
    }

    /// The diagnostic for an unknown asset, if there is no such asset.
    pub fn unknown_asset(&self, name: &str) -> Option<Diagnostic> {
        self.assets.get(name).is_none().then(|| self.assets.unknown(name))
    }

    /// The diagnostic of a template, with its cause: a value may be undefined because its data file
    /// does not exist, or because of a mistake in a schema or a data file, which is reported.
    pub(super) fn explained(&self, reader: &Reader, diagnostic: Diagnostic) -> Diagnostic {
        match diagnostic.code {
            Code::UndefinedValue | Code::UnknownFact => match self.absent_data(&diagnostic) {
                Some(absent) => absent,
                None if *reader.get(&LACKS_VALUES, "") => {
                    diagnostic.caused_by(DiagnosticCause::AnyError)
                }
                None => diagnostic,
            },
            _ => diagnostic,
        }
    }

    /// The diagnostic for a value that is undefined because its data file does not exist.
    fn absent_data(&self, undefined: &Diagnostic) -> Option<Diagnostic> {
        let place = undefined.place.as_ref().filter(|_| undefined.code == Code::UndefinedValue)?;
        let template = self.snapshot.read_text(place.path.as_str()).ok()?;
        let absent = self.data_files.absent_data(template.get(place.start..place.end)?)?;
        Some(absent.at(place.clone()))
    }

    /// Reads the texts that a page is rendered with in a locale; `names` are those of its bodies.
    pub fn route_texts(
        &self,
        reader: &Reader,
        page: PageIndex,
        locale: LocaleIndex,
        names: impl IntoIterator<Item = Arc<str>>,
    ) -> PageTexts {
        let (config, ids) = (&self.config, TextIds::of(&self.pages[page]));
        let locales: Vec<LocaleIndex> = config.with_fallback(locale).collect();
        let mut texts = PageTexts::read(reader, config, ids, names, &locales);
        texts.add_original(reader, config, ids, self.routes.original(page));
        texts
    }

    /// The locale whose texts a page can have in a locale in place of its own: the fallback, or the
    /// one that the page is written in, if the page is in that locale.
    pub fn lender(&self, page: PageIndex, locale: LocaleIndex) -> Option<LocaleIndex> {
        let lender = self.config.locales[locale].fallback;
        let lender = lender.unwrap_or_else(|| self.routes.original(page));
        Some(lender).filter(|lender| *lender != locale && self.routes.exists(page, *lender))
    }

    /// The scope of a page in a locale. `file` returns the message file of the page in a locale.
    pub fn scope<'a>(
        &'a self,
        locale: LocaleIndex,
        file: impl Fn(LocaleIndex) -> Option<&'a MessageFile>,
    ) -> Scope<'a> {
        let fallback_file = self.config.locales[locale].fallback.and_then(&file);
        Scope { own: file(locale), fallback_file, catalog: &self.catalogs[locale] }
    }
}

pub(super) fn unknown_page(site: &LoadedSite, name: &str) -> Diagnostic {
    if let Some(absent) = site.absent.get(name) {
        let (words, hint) = match &absent.absence {
            Absence::Draft => (
                "is a draft".to_owned(),
                "publish the page: take `draft: true` out of its file".to_owned(),
            ),
            Absence::Until(day) => (
                format!("is not published before {day}"),
                format!("build the site with `--day {day}` or a later day"),
            ),
            Absence::Since(day) => (
                format!("expired after {day}"),
                "change `expires_at` in the file of the page".to_owned(),
            ),
        };
        return Diagnostic::new(Code::UnknownPage, format!("the page `{name}` {words}"))
            .about(name)
            .hint(format!("remove the link, or {hint}"));
    }
    if let Some(row) = site.page_with_texts(name) {
        let message = format!("`{name}` makes a page of each row, and is not a page itself");
        return Diagnostic::new(Code::UnknownPage, message)
            .about(name)
            .hint(format!("write the id of a row's page, such as `{}`", row.id));
    }
    let wrong = Diagnostic::new(Code::UnknownPage, format!("there is no page `{name}`"))
        .did_you_mean(
            name,
            [site.page_names()],
            "the id of a page is the path of its file below content/pages, without `.yaml`",
        );
    // The rows of a page file with mistakes are unknown.
    let file = parent(name);
    let is_unread = !file.is_empty()
        && site.snapshot.contains(&format!("{PAGES}{file}.yaml"))
        && site.page_with_texts(file).is_none();
    let has_file = is_unread
        || site.snapshot.under(&format!("{PAGES}{name}.")).any(|path| {
            page_id(path).or_else(|| misnamed_page_id(path)).is_some_and(|id| id == name)
        });
    if has_file { wrong.caused_by(DiagnosticCause::AnyError) } else { wrong }
}

fn locale_item(config: &Config, locale: &Locale) -> TemplateValue {
    let mut folder = String::from("/");
    locale.push_folder(&mut folder);
    let folder = folder.trim_end_matches('/');
    let below = |base: &str| TemplateValue::text(format!("{base}{folder}"));
    TemplateValue::record([
        ("base_url", below(&config.base_url)),
        ("base_path", below(&config.base_path)),
        ("segment", TemplateValue::text(&*locale.segment)),
        ("tag", TemplateValue::text(&*locale.tag)),
        ("label", TemplateValue::text(&*locale.label)),
        ("flag", TemplateValue::text(&*locale.flag)),
        ("direction", TemplateValue::text(locale.direction.as_str())),
        ("open_graph", TemplateValue::text(&*locale.open_graph)),
    ])
}

fn site_item(config: &Config, locale: LocaleIndex) -> TemplateValue {
    let zone = config.time_zone.as_ref();
    TemplateValue::record([
        ("base_url", TemplateValue::text(&*config.base_url)),
        ("base_path", TemplateValue::text(&*config.base_path)),
        ("name", TemplateValue::text(config.site_name(locale))),
        ("default_locale", TemplateValue::text(&*config.locales[config.default_locale].segment)),
        ("time_zone", TemplateValue::text(zone.map_or("UTC", |zone| zone.value.as_str()))),
    ])
}
