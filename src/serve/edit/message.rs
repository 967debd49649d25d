//! The texts of a message in all locales, and their edits.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::base::digest::Digest;
use crate::build::write::{existing, with_mark};
use crate::content::config::{Config, Locale};
use crate::engine::diagnostic::{Report, position};
use crate::engine::query::Database;
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::exchange::{NewForm, NewText, Unit, message_units, set_texts};
use crate::i18n::format::Formatter;
use crate::i18n::message::{LOCALES, MessageFile, entry_name, split_locale};
use crate::i18n::text_files::TextFiles;
use crate::page::render::LoadedSite;
use crate::serve::edit::described::{
    DescribedForm, DescribedMessage, DescribedPart, DescribedText,
};
use crate::serve::edit::history::{ChangedText, FileChange};
use crate::serve::edit::refusal::Refusal;
use crate::serve::edit::{NewChange, read_known, real_path, with_newlines};

/// The query that names a message.
#[derive(Deserialize)]
pub(in crate::serve) struct MessageQuery {
    /// A file that has it.
    file: String,
    /// Its id, which may be followed by the name of an attribute.
    message: String,
    /// The URL path of the page.
    #[serde(default)]
    path: String,
}

/// New texts of a message.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::serve) struct SavedMessage {
    file: String,
    message: String,
    texts: Vec<SavedText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedText {
    /// The tag of the locale; empty for a message of all locales.
    tag: String,
    /// The digest of the file; `None` if it did not exist.
    digest: Option<String>,
    parts: Vec<SavedPart>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPart {
    attribute: Option<String>,
    forms: Vec<SavedForm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedForm {
    variant: Option<String>,
    text: String,
}

/// A message with its files.
struct Located<'a> {
    id: &'a str,
    /// The path below the folders of all locales.
    below: &'a str,
    original: Version<'a>,
    translations: Vec<Version<'a>>,
}

/// The file of a message in a locale.
struct Version<'a> {
    /// `None` for a message of all locales.
    locale: Option<&'a Locale>,
    file: MessageFile,
    has_message: bool,
}

impl<'a> Version<'a> {
    fn tag(&self) -> &'a str {
        self.locale.map_or("", |locale| &*locale.tag)
    }

    fn of(snapshot: &Snapshot, locale: &'a Locale, below: &str, id: &str) -> Version<'a> {
        let reader = Database::default().begin(snapshot).reader();
        let files = TextFiles::of_translation(&reader, &locale.tag, below);
        let path = match files.file_of(id) {
            Some(file) => file.path.clone(),
            None => SourcePath::new(format!("{LOCALES}{}/{below}", locale.tag)),
        };
        Version::read(snapshot, Some(locale), path, id)
    }

    fn read(
        snapshot: &Snapshot,
        locale: Option<&'a Locale>,
        path: SourcePath,
        id: &str,
    ) -> Version<'a> {
        let text = snapshot.read_text(path.as_str()).unwrap_or_default();
        let file = MessageFile::parse(path, text, &mut Report::new());
        let has_message = file.entry(id).is_some();
        Version { locale, file, has_message }
    }

    fn units(&self, located: &Located<'_>, config: &Config) -> Result<Vec<Unit>, Refusal> {
        let default = &config.locales[config.default_locale].tag;
        let tag = self.locale.map_or(default, |locale| &locale.tag);
        let formatter = Formatter::new(tag).map_err(Refusal::conflict)?;
        let target = Some(&self.file).filter(|_| self.has_message);
        Ok(message_units(&located.original.file, target, located.below, located.id, &formatter))
    }
}

/// Finds the files of a message. Only message files of the site have messages.
fn locate<'a>(
    snapshot: &Snapshot,
    config: &'a Config,
    file: &'a str,
    id: &'a str,
) -> Result<Located<'a>, Refusal> {
    let unknown = || Refusal::unknown(format!("`{file}` has no message `{id}`"));
    if !file.starts_with(LOCALES) || !file.ends_with(".ftl") || !snapshot.contains(file) {
        return Err(Refusal::unknown(format!("the site has no message file `{file}`")));
    }
    let Some((tag, below)) = split_locale(file) else {
        let original = Version::read(snapshot, None, SourcePath::new(file), id);
        let below = &file[LOCALES.len()..];
        let is_known = original.has_message;
        let located = Located { id, below, original, translations: Vec::new() };
        return is_known.then_some(located).ok_or_else(unknown);
    };
    let own = config.locales.iter().position(|locale| locale.tag == tag).ok_or_else(unknown)?;
    let version = |at: usize| Version::of(snapshot, &config.locales[at], below, id);
    let candidates = [config.default_locale, own];
    let original = candidates.into_iter().map(|at| (at, version(at)));
    let mut original = original.filter(|(_, version)| version.has_message);
    let (first, original) = original.next().ok_or_else(unknown)?;
    let others = (0..config.locales.len()).filter(|at| *at != first);
    Ok(Located { id, below, original, translations: others.map(version).collect() })
}

/// Describes a message.
pub(in crate::serve) fn describe(
    snapshot: &Snapshot,
    site: &LoadedSite,
    query: &MessageQuery,
) -> Result<DescribedMessage, Refusal> {
    let config = &site.config;
    let id = query.message.split('.').next().unwrap_or_default();
    let located = locate(snapshot, config, &query.file, id)?;
    let page = site.routes.parse(config, &query.path);
    let current = page.map(|(locale, _)| config.locales[locale].tag.as_str());
    let originals = located.original.units(&located, config)?;
    let mut texts = Vec::new();
    for (at, version) in located.versions().enumerate() {
        let bytes = existing(&real_path(snapshot, &version.file.path)?);
        let bytes = bytes.map_err(|error| {
            Refusal::conflict(format!("can't read `{}`: {error}", version.file.path))
        })?;
        let name = version.file.entry(id).and_then(entry_name);
        let start = name.and_then(|name| version.file.span_of(name));
        texts.push(DescribedText {
            tag: version.tag().to_owned(),
            label: version.locale.map_or(String::new(), |locale| locale.label.clone()),
            direction: version.locale.map_or("ltr", |locale| locale.direction.as_str()),
            is_original: at == 0,
            is_current: version.locale.is_none() || current == Some(version.tag()),
            file: version.file.path.clone(),
            line: start.map(|span| position(version.file.source(), span.start).0),
            digest: bytes.map(|bytes| Digest::of(&bytes).hex()),
            parts: version.units(&located, config)?.into_iter().map(described_part).collect(),
        });
    }
    let first = originals.first();
    Ok(DescribedMessage {
        id: id.to_owned(),
        notes: first.map(|unit| unit.notes.clone()).unwrap_or_default(),
        max: first.and_then(Unit::max_length),
        texts,
        block: None,
        value: None,
    })
}

fn described_part(unit: Unit) -> DescribedPart {
    let forms = unit.forms.into_iter().map(|form| DescribedForm {
        variant: form.variant,
        source: form.source,
        text: form.target,
        is_optional: form.is_optional,
    });
    DescribedPart { attribute: unit.attribute, selector: unit.selector, forms: forms.collect() }
}

impl Located<'_> {
    fn versions(&self) -> impl Iterator<Item = &Version<'_>> {
        std::iter::once(&self.original).chain(&self.translations)
    }
}

/// Returns the change of files for new texts, if they are well-formed.
pub(in crate::serve) fn change(
    snapshot: &Snapshot,
    site: &LoadedSite,
    saved: &SavedMessage,
) -> Result<NewChange, Refusal> {
    let config = &site.config;
    let located = locate(snapshot, config, &saved.file, &saved.message)?;
    let mut files: BTreeMap<SourcePath, FileChange> = BTreeMap::new();
    let mut texts = Vec::new();
    for new in &saved.texts {
        let version = located.versions().find(|version| version.tag() == new.tag);
        let version = version
            .ok_or_else(|| Refusal::unknown(format!("the site has no locale `{}`", new.tag)))?;
        let path = &version.file.path;
        let before = read_known(snapshot, path, new.digest.as_deref())?;
        if files.contains_key(path) {
            return Err(Refusal::invalid(format!("two texts for `{path}`")));
        }
        let units = version.units(&located, config)?;
        let parts: Vec<NewText> = new.parts.iter().map(SavedPart::to_new).collect();
        let mut report = Report::new();
        let written = set_texts(&located.original.file, &version.file, &units, &parts, &mut report);
        let Some(written) = written else {
            return Err(Refusal::Mistakes(report.records(snapshot)));
        };
        let after = with_mark(snapshot, path.as_str(), &written);
        if before.as_deref().unwrap_or_default() == after {
            continue;
        }
        texts.extend(changed_texts(version, &units, new));
        files.insert(path.clone(), FileChange { path: path.clone(), before, after });
    }
    Ok(NewChange { name: saved.message.clone(), texts, files: files.into_values().collect() })
}

/// The texts that differ.
fn changed_texts(version: &Version<'_>, units: &[Unit], new: &SavedText) -> Vec<ChangedText> {
    let mut changed = Vec::new();
    for part in &new.parts {
        let unit = units.iter().find(|unit| unit.attribute == part.attribute);
        for form in &part.forms {
            let known = unit.and_then(|unit| {
                unit.forms.iter().find(|known| known.variant == form.variant)?.target.clone()
            });
            if known.as_ref() != Some(&form.text) {
                changed.push(ChangedText {
                    tag: new.tag.clone(),
                    file: version.file.path.clone(),
                    before: known.unwrap_or_default(),
                    after: form.text.clone(),
                });
            }
        }
    }
    changed
}

impl SavedPart {
    fn to_new(&self) -> NewText {
        let forms = self
            .forms
            .iter()
            .map(|form| NewForm { variant: form.variant.clone(), text: with_newlines(&form.text) });
        NewText { attribute: self.attribute.clone(), forms: forms.collect() }
    }
}
