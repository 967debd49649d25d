//! Data files, and the data that messages use.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;
use std::sync::{Arc, OnceLock};

use crate::base::digest::Digest;
use crate::content::config::{Config, settings};
use crate::content::data::{data_name, misnamed_data, parse_data, parse_text};
use crate::content::folders::{DATA, DATA_SCHEMAS, canonical_bytes};
use crate::content::schema::{
    AllowedOrigin, Checker, Data, Day, Notation, RefKind, Reference, Shape,
};
use crate::content::schemas::Schemas;
use crate::content::yaml::Node;
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Names, Place, Report};
use crate::engine::source::{Snapshot, SourcePath};

/// All data files.
#[derive(Clone, Debug, Default)]
pub struct DataFiles {
    /// By file name without extension.
    pub files: BTreeMap<Arc<str>, DataFile>,
    /// The references of each file; of invalid ones as many as could be read.
    pub references: Vec<(SourcePath, Vec<Reference>)>,
    /// Files that are invalid, so that their data are unknown.
    broken: BTreeSet<Box<str>>,
    /// Files that have a schema and do not exist.
    absent: BTreeSet<Box<str>>,
    /// Whether a file refers to data that do not exist.
    has_unknown: bool,
    /// The paths of all data that messages can use, for suggestions; collected on first use.
    names: OnceLock<Names>,
}

/// A data file.
#[derive(Clone, Debug)]
pub struct DataFile {
    /// Its file.
    pub source: SourcePath,
    /// Its values.
    pub data: Data,
    /// The origins that its links add to policies.
    pub opened: Vec<AllowedOrigin>,
    /// Its dates.
    pub days: Vec<Day>,
    /// The digest of its values, without comments and layout.
    pub digest: Digest,
    /// The source nodes of the values, with their spans.
    pub(super) node: Arc<Node>,
}

/// The name under which `[settings]` of site.toml is available.
const SETTINGS: &str = "settings";

/// Reads all data files, and `[settings]` as a further one.
pub fn data_files(
    snapshot: &Snapshot,
    settings: Option<(&SourcePath, &Node)>,
    schemas: &Schemas,
    report: &mut Report,
) -> DataFiles {
    let mut data_files = DataFiles::default();
    let mut names: BTreeMap<&str, &SourcePath> = BTreeMap::new();
    for path in snapshot.under(DATA) {
        let misnamed = || {
            // The only mistake is the file name, which is reported with those of the pages.
            let (name, meant) = misnamed_data(snapshot, path)?;
            Some((name, data_name(&meant)?.1))
        };
        let Some((name, ending)) = data_name(path).or_else(misnamed) else { continue };
        if name == SETTINGS && settings.is_some() {
            report.add(
                Diagnostic::new(Code::StrayFile, "[settings] is also in site.toml")
                    .at(Place::file(path))
                    .hint("keep the file, or [settings] in site.toml"),
            );
            continue;
        }
        data_files.broken.insert(name.into());
        if let Some(first) = names.insert(name, path) {
            report.add(
                Diagnostic::new(Code::DuplicateData, format!("two data files are named `{name}`"))
                    .at(Place::file(path))
                    .related(Place::file(first), "the other file")
                    .hint("keep one of them, or rename it and its schema"),
            );
            continue;
        }
        if let Some(node) = parse_data(snapshot, path, ending, report) {
            data_files.add(name, path, node, schemas, report);
        }
    }
    if let Some((path, node)) = settings {
        data_files.broken.insert(SETTINGS.into());
        data_files.add(SETTINGS, path, node.clone(), schemas, report);
    }
    let absent =
        schemas.data.keys().filter(|name| *name != SETTINGS && !names.contains_key(name.as_str()));
    data_files.absent = absent.map(|name| name.as_str().into()).collect();
    let mut unknown = Report::new();
    for (source, references) in &data_files.references {
        check_fact_references(source, references, &data_files, &mut unknown);
    }
    data_files.has_unknown = unknown.has_errors();
    report.extend(unknown);
    data_files
}

/// The name of a data file with this text, and its values with their spans; `None` if it is no data
/// file, or can't be read.
pub fn data_tree<'a>(path: &'a SourcePath, text: &str) -> Option<(&'a str, Node)> {
    let (name, ending) = data_name(path)?;
    Some((name, parse_text(path, text, ending, &mut Report::new())?))
}

impl DataFiles {
    fn add(
        &mut self,
        name: &str,
        source: &SourcePath,
        node: Node,
        schemas: &Schemas,
        report: &mut Report,
    ) {
        let Some(shape) = schemas.data.get(name) else {
            if !schemas.broken.contains(name) {
                let message = format!("the data file `{name}` has no schema");
                let hint = format!("describe its keys in `{DATA_SCHEMAS}{name}.yaml`");
                report.add(
                    Diagnostic::new(Code::MissingSchema, message)
                        .at(Place::new(source, node.span().start..node.span().start))
                        .hint(hint),
                );
            }
            return;
        };
        let mut checker = Checker::new(source, report);
        if source.as_str().ends_with(".csv") {
            checker.notation = Notation::Csv;
        }
        let data = checker.check(shape, &node);
        self.references.push((source.clone(), std::mem::take(&mut checker.references)));
        let Some(data) = data else { return };
        let opened = std::mem::take(&mut checker.opened);
        let days = std::mem::take(&mut checker.days);
        let digest = Digest::of(&canonical_bytes(&node));
        self.broken.remove(name);
        let (source, node) = (source.clone(), Arc::new(node));
        let file = DataFile { source, data, opened, days, digest, node };
        self.files.insert(name.into(), file);
    }

    /// Returns whether a data file exists but is invalid, so that its data are unknown.
    pub fn is_broken(&self, name: &str) -> bool {
        self.broken.contains(name)
    }

    /// Returns a data file, the values at a path in it, and their source node. The error is the
    /// diagnostic for a path that does not exist; `None` if it is already reported.
    pub(super) fn located(
        &self,
        path: &str,
    ) -> Result<(&DataFile, &Data, &Node), Option<Diagnostic>> {
        let mut names = path.split('.');
        let name = names.next().unwrap_or_default();
        let Some(file) = self.files.get(name) else {
            if self.is_broken(name) {
                return Err(None);
            }
            return Err(Some(self.unknown_file(name)));
        };
        let (mut data, mut node) = (&file.data, &*file.node);
        for name in names {
            let (Some(below), Some(written)) = (data.get(name), node.get(name)) else {
                let message = format!("the data file `{}` has no `{path}`", file.source);
                let hint =
                    format!("the names there are {}", data.keys().collect::<Vec<_>>().join(", "));
                let unknown = Diagnostic::new(Code::UnknownFact, message);
                return Err(Some(unknown.did_you_mean(name, data.keys(), hint)));
            };
            (data, node) = (below, written);
        }
        Ok((file, data, node))
    }

    /// Returns whether any file is invalid or absent, or refers to data that do not exist.
    pub fn has_broken(&self) -> bool {
        self.has_unknown || !self.broken.is_empty() || !self.absent.is_empty()
    }

    /// The diagnostic for a path, below another path if there is one, that the data do not have.
    fn unknown(&self, name: &str, below: Option<&str>) -> Option<Diagnostic> {
        let path = below.map_or_else(|| name.to_owned(), |below| format!("{below}.{name}"));
        let file = path.split('.').next().unwrap_or_default();
        if self.at(&path).is_some() || self.is_broken(file) {
            return None;
        }
        let Some((below, data)) = below.and_then(|below| Some((below, self.at(below)?))) else {
            return Some(self.unknown_fact(&path));
        };
        let keys: Vec<&str> = data.keys().collect();
        let hint = format!("the names there are {}", keys.join(", "));
        let message = format!("the data `{below}` has no `{name}`");
        Some(Diagnostic::new(Code::UnknownFact, message).did_you_mean(name, keys, hint))
    }

    /// The diagnostic for data that do not exist.
    pub fn unknown_fact(&self, path: &str) -> Diagnostic {
        if let Some(absent) = self.absent_file(path.split('.').take(1)) {
            return absent;
        }
        Diagnostic::new(Code::UnknownFact, format!("there is no fact `{path}`")).did_you_mean(
            path,
            [self.names()],
            "facts are in content/data: `file.key.subkey`",
        )
    }

    /// The diagnostic if one of these data files has a schema but does not exist. Its cause is the
    /// schema, so that a missing file is reported once, however many of its values are in use.
    pub(super) fn absent_file<'n>(
        &self,
        mut names: impl Iterator<Item = &'n str>,
    ) -> Option<Diagnostic> {
        let name = names.find(|name| self.absent.contains(*name))?;
        let schema = format!("{DATA_SCHEMAS}{name}.yaml");
        let message = format!("the data file `{name}` has a schema, but is not there");
        let hint = format!("write `{DATA}{name}.yaml`, with the keys of `{schema}`");
        let cause = Place::file(&SourcePath::new(schema));
        Some(
            Diagnostic::new(Code::UnknownFact, message)
                .caused_by(DiagnosticCause::Unreported(cause))
                .hint(hint),
        )
    }

    /// The diagnostic for an expression of a template that reads a data file that does not exist.
    pub fn absent_data(&self, expression: &str) -> Option<Diagnostic> {
        let path = expression.strip_prefix("data.")?;
        let name = path.split(|c: char| !(c.is_alphanumeric() || c == '_')).next()?;
        if name == SETTINGS || self.files.contains_key(name) || self.is_broken(name) {
            return None;
        }
        Some(self.unknown_file(name))
    }

    /// The diagnostic for a data file that does not exist.
    fn unknown_file(&self, name: &str) -> Diagnostic {
        self.absent_file(iter::once(name)).unwrap_or_else(|| {
            let files = self.files.keys().map(|name| &**name);
            Diagnostic::new(Code::UnknownFact, format!("there is no data file `{name}`"))
                .did_you_mean(name, files, format!("data files are in `{DATA}`"))
        })
    }

    /// The hint for an unknown message: the variable of that name, without its `$`, if the data
    /// have it.
    pub fn hint_for_message(&self, id: &str) -> Option<String> {
        self.variable(id).map(|_| format!("did you mean the fact `${id}`?"))
    }

    /// The paths of all data that messages can use, for suggestions.
    pub fn names(&self) -> Names {
        let collect = || self.paths().into_iter().map(String::into_boxed_str).collect();
        Arc::clone(self.names.get_or_init(collect))
    }

    /// The paths of all data.
    pub fn paths(&self) -> Vec<String> {
        fn collect(data: &Data, path: &str, paths: &mut Vec<String>) {
            match data {
                Data::Record(fields) => {
                    if data.get("value").is_some() {
                        paths.push(path.to_owned());
                    }
                    for (name, value) in fields {
                        collect(value, &format!("{path}.{name}"), paths);
                    }
                }
                Data::Number(..) | Data::Integer(..) | Data::Text(_) | Data::Date(_) => {
                    paths.push(path.to_owned());
                }
                Data::List(items) if items.iter().all(Data::is_printable) => {
                    paths.push(path.to_owned());
                }
                _ => {}
            }
        }
        let mut paths = Vec::new();
        for (name, file) in &self.files {
            collect(&file.data, name, &mut paths);
        }
        paths
    }
}

/// Checks that the data that content refers to exist.
pub fn check_fact_references(
    path: &SourcePath,
    references: &[Reference],
    data_files: &DataFiles,
    report: &mut Report,
) {
    let references = references.iter().filter(|reference| reference.kind == RefKind::DataValue);
    for reference in references {
        if let Some(unknown) = data_files.unknown(&reference.name, reference.below.as_deref()) {
            report.add(unknown.at(Place::new(path, reference.span())));
        }
    }
}

/// Checks `[settings]` if the rest of `site.toml` can't be used.
pub fn check_settings(snapshot: &Snapshot, schemas: &Schemas, report: &mut Report) {
    let path = SourcePath::new("site.toml");
    let text = snapshot.read_text(path.as_str()).unwrap_or_default();
    if let Some(settings) = settings(&text) {
        DataFiles::default().add(SETTINGS, &path, settings, schemas, report);
    }
}

/// Checks that the settings of `[[security.services]]` exist.
pub fn check_services(config: &Config, schemas: &Schemas, report: &mut Report) {
    let services = config.security.iter().flat_map(|security| &security.services);
    let mut known = Vec::new();
    match schemas.data.get(SETTINGS) {
        Some(shape) => paths(shape, "", &mut known),
        None if schemas.broken.contains(SETTINGS) => return,
        None => {}
    }
    for service in services.filter(|service| !known.contains(&service.setting.value)) {
        let name = &service.setting.value;
        report.add(
            Diagnostic::new(Code::InvalidConfig, format!("there is no setting `{name}`"))
                .at(Place::new(&config.path, service.setting.span.clone()))
                .did_you_mean(
                    name,
                    known.iter().map(String::as_str),
                    format!("settings are described in `{DATA_SCHEMAS}{SETTINGS}.yaml`"),
                ),
        );
    }
}

/// Collects the paths of all values of a record.
fn paths(shape: &Shape, path: &str, known: &mut Vec<String>) {
    let Shape::Record(fields) = shape else { return };
    for field in fields {
        let path = format!("{path}{}", field.name);
        paths(&field.shape, &format!("{path}."), known);
        known.push(path);
    }
}
