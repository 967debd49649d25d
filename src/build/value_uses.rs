//! The routes that show each value of the data, by the recorded reads of their last rendering.

use std::collections::{BTreeMap, BTreeSet};

use crate::build::pipeline::{ROUTE, RouteName};
use crate::build::symbols::variables;
use crate::engine::query::{Computation, Database};
use crate::i18n::message::island_messages;
use crate::page::render::{DATA, DATA_VALUE, ISLAND, LoadedSite};
use crate::page::route::{LocaleIndex, PageIndex};

/// A page in a language.
pub type RouteIndex = (PageIndex, LocaleIndex);

/// The routes that read the data.
#[derive(Debug, Default)]
pub struct DataReads {
    /// By the key of [`DATA_VALUE`]: the routes that show the value by a message or by `fact()`.
    values: BTreeMap<String, BTreeSet<RouteIndex>>,
    /// By data file: the routes of which a template reads the whole file.
    files: BTreeMap<String, BTreeSet<RouteIndex>>,
}

impl DataReads {
    /// Collects the reads of all routes.
    pub fn collect(site: &LoadedSite, database: &Database) -> DataReads {
        let mut reads = DataReads::default();
        for (number, page) in site.pages.iter().enumerate() {
            for locale in site.routes.locales(number) {
                let name = site.config.locales[locale].name();
                let route: RouteName = ((&*page.id).into(), name.into());
                if let Some(computation) = database.computation(&ROUTE, &route) {
                    reads.add(site, (number, locale), computation);
                }
            }
        }
        reads
    }

    fn add(&mut self, site: &LoadedSite, route: RouteIndex, computation: Computation) {
        for read in computation.described_reads() {
            if let Some(key) = DATA_VALUE.key_of(&read) {
                self.values.entry(key.clone()).or_default().insert(route);
            } else if let Some(name) = DATA.key_of(&read) {
                self.files.entry(name.clone()).or_default().insert(route);
            } else if let Some((name, locale)) = ISLAND.key_of(&read) {
                self.add_island(site, route, name, *locale);
            }
        }
    }

    /// Adds the values in the messages of an island, whose reads belong to its bundle.
    fn add_island(
        &mut self,
        site: &LoadedSite,
        route: RouteIndex,
        name: &str,
        locale: LocaleIndex,
    ) {
        let used = BTreeSet::from([name.to_owned()]);
        let shared = site.islands.shared_messages(&used).filter_map(|id| {
            let (_, file, message) = site.catalogs[locale].message(id)?;
            Some(file.entry_text(message.id.name).to_owned())
        });
        let locales = site.config.with_fallback(locale);
        let own = locales.filter_map(|locale| {
            let path = island_messages(&site.config.locales[locale].tag, name);
            site.snapshot.read_text(&path).ok()
        });
        for text in shared.chain(own) {
            for (variable, _) in variables(&text) {
                self.values.entry(format!("${variable}")).or_default().insert(route);
            }
        }
    }

    /// The routes that show the value at a path.
    pub fn shown(&self, path: &str) -> BTreeSet<RouteIndex> {
        let path = path.strip_suffix(".value").unwrap_or(path);
        let paths = [path.to_owned(), format!("{path}.value")];
        let variables = paths.clone().map(|path| format!("${}", path.replace('.', "-")));
        let keys = paths.iter().chain(&variables);
        keys.filter_map(|key| self.values.get(key)).flatten().copied().collect()
    }

    /// The other routes of which a template reads the whole file of a path, and may show the value.
    pub fn readers(&self, path: &str) -> BTreeSet<RouteIndex> {
        let file = path.split('.').next().and_then(|name| self.files.get(name));
        &file.cloned().unwrap_or_default() - &self.shown(path)
    }
}
