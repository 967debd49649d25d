//! The configuration as a query.

use std::collections::BTreeSet;

use crate::content::config::{Config, config};
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Place, file_ending, read};
use crate::engine::query::{Description, Query, Reader, Versioned};
use crate::engine::source::SourcePath;

/// The base URL of the command, which overrides that of `site.toml`.
pub static BASE_URL: Query<Option<String>> = Query::with_cutoff(|_, _, _| None);

/// The tags of the locales without a fallback of their own that borrow messages from the default
/// locale.
pub static SKIPPING_LOCALES: Query<BTreeSet<String>> =
    Query::with_cutoff(|_, _, _| BTreeSet::new());

/// The configuration; `None` if `site.toml` cannot be used.
pub static CONFIG: Query<Option<Versioned<Config>>> = Query::new(|reader, _: &str, report| {
    let path = SourcePath::new("site.toml");
    let misnamed = reader.snapshot().misnamed(path.as_str());
    if !reader.snapshot().contains(path.as_str()) {
        let absent = Diagnostic::new(Code::InvalidConfig, "there is no site.toml in this folder")
            .at(Place::file(&path))
            .hint("run the command in the folder of the site, or name it with --root")
            // Something else of that name may exist, which is reported.
            .caused_by(DiagnosticCause::AnyError);
        report.add(misnamed.map_or(absent, |misnamed| file_ending(&misnamed, &path)));
        return None;
    }
    if let Some(other) = misnamed {
        report.add(
            Diagnostic::new(Code::StrayFile, format!("nothing reads `{other}`"))
                .at(Place::file(&other))
                .hint("`site.toml` is read; remove one of the two"),
        );
    }
    let base_url = reader.get(&BASE_URL, "");
    let text = read(reader.snapshot(), &path, report)?;
    let mut config = config(&path, &text, base_url.as_deref(), report)?;
    config.set_borrowing(&reader.get(&SKIPPING_LOCALES, ""));
    Some(Versioned::new(config))
})
.described(|_, _| Description::Shared("site.toml"));

/// The configuration, for queries. They only run if it can be used.
pub fn current(reader: &Reader) -> Versioned<Config> {
    let config = reader.get(&CONFIG, "");
    (*config).clone().expect("a build without a configuration ends before it asks for more")
}
