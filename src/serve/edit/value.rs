//! The values of data files and pages.

use serde::Deserialize;

use crate::base::digest::Digest;
use crate::build::value_uses::{DataReads, RouteIndex};
use crate::build::write::with_mark;
use crate::content::schema::{Shape, type_words};
use crate::content::{WrittenValue, schemas, written_value};
use crate::engine::diagnostic::{Report, forbidden, position};
use crate::engine::query::Database;
use crate::engine::source::{Snapshot, SourcePath};
use crate::page::render::LoadedSite;
use crate::page::route::LocaleIndex;
use crate::serve::edit::described::{
    DescribedForm, DescribedMessage, DescribedPart, DescribedText, DescribedValue, FieldKind,
    ShownPage,
};
use crate::serve::edit::history::{ChangedText, FileChange};
use crate::serve::edit::refusal::Refusal;
use crate::serve::edit::{NewChange, read_known, real_path, with_newlines};

/// The query that names a value.
#[derive(Deserialize)]
pub(in crate::serve) struct ValueQuery {
    /// Its file.
    file: String,
    /// Its path: `offer.price` in a data file, `sections.0.title` in a page.
    value: String,
    /// The URL path of the page.
    #[serde(default)]
    path: String,
}

/// A new text of a value.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::serve) struct SavedValue {
    file: String,
    value: String,
    /// The digest of the file.
    digest: String,
    text: String,
}

/// The most pages that are listed.
const MAX_SHOWN: usize = 50;

impl FieldKind {
    /// The field for a value, or the reason why it has none.
    fn of(value: &WrittenValue) -> Result<FieldKind, String> {
        let Some(shape) = &value.shape else {
            return Err("its schema does not describe it".to_owned());
        };
        let Some(text) = value.text.as_deref() else {
            return Err(format!("it is {}; change it in the file", type_words(shape)));
        };
        Ok(match shape {
            Shape::Integer(_) | Shape::Number => FieldKind::Number,
            Shape::Boolean | Shape::OneOf(_) => FieldKind::Choice,
            Shape::Date | Shape::Today => FieldKind::Date,
            Shape::Text | Shape::Link(_) | Shape::Pattern(_) | Shape::Either(_)
                if text.contains('\n') =>
            {
                FieldKind::Lines
            }
            Shape::Text
            | Shape::Link(_)
            | Shape::Pattern(_)
            | Shape::DateTime
            | Shape::Either(_) => FieldKind::Text,
            Shape::Message => {
                return Err(format!("`{text}` is the id of a message, which has the text"));
            }
            Shape::Page
            | Shape::Asset
            | Shape::Fact(_)
            | Shape::Markdown
            | Shape::Name(_)
            | Shape::List(_)
            | Shape::Record(_)
            | Shape::Map(_) => {
                return Err(format!(
                    "`{text}` is a reference ({}); change it in the file",
                    type_words(shape)
                ));
            }
        })
    }
}

/// The text of a file of the site, and one of its values.
fn find(
    snapshot: &Snapshot,
    source: &SourcePath,
    path: &str,
) -> Result<(String, WrittenValue), Refusal> {
    let unknown = || Refusal::unknown(format!("`{source}` has no value `{path}`"));
    if !snapshot.contains(source.as_str()) {
        return Err(unknown());
    }
    real_path(snapshot, source)?;
    let text = snapshot.read_text(source.as_str()).map_err(|_| unknown())?;
    let schemas = schemas(snapshot, &mut Report::new());
    let value = written_value(&schemas, source, &text, path).ok_or_else(unknown)?;
    Ok((text, value))
}

/// Describes a value.
pub(in crate::serve) fn describe(
    snapshot: &Snapshot,
    site: &LoadedSite,
    database: &Database,
    query: &ValueQuery,
) -> Result<DescribedMessage, Refusal> {
    let source = SourcePath::new(query.file.clone());
    let mut described = DescribedValue {
        field: FieldKind::Text,
        kind: String::new(),
        choices: Vec::new(),
        about: Vec::new(),
        locked: None,
        shown: Vec::new(),
        routes: 0,
        readers: 0,
    };
    let place = site.data_files.place(&query.value).filter(|place| place.path == source);
    let (text, line) = match find(snapshot, &source, &query.value) {
        Ok((text, value)) => {
            described.set_type(&value);
            let line = position(&text, value.span.start).0;
            described.about = value.about;
            (value.text.map(String::from), line)
        }
        Err(refusal) => {
            let Some(place) = place.filter(|place| place.path == site.config.path) else {
                return Err(refusal);
            };
            described.locked = Some("it is a setting; change it in site.toml".to_owned());
            let text = site.snapshot.read_text(source.as_str()).unwrap_or_default();
            let written = text.get(place.start..place.end).map(str::to_owned);
            (written, position(&text, place.start).0)
        }
    };
    let current = site.routes.parse(&site.config, &query.path).map(|(locale, _)| locale);
    described.set_uses(site, database, &source, &query.value, current);
    let bytes = snapshot.read(&query.file).unwrap_or_default();
    let form = DescribedForm { variant: None, source: String::new(), text, is_optional: false };
    Ok(DescribedMessage {
        id: query.value.clone(),
        notes: Vec::new(),
        max: None,
        texts: vec![DescribedText {
            tag: String::new(),
            label: String::new(),
            direction: "auto",
            is_original: true,
            is_current: true,
            file: source,
            line: Some(line),
            digest: Some(Digest::of(&bytes).hex()),
            parts: vec![DescribedPart { attribute: None, selector: None, forms: vec![form] }],
        }],
        block: None,
        value: Some(described),
    })
}

impl DescribedValue {
    fn set_type(&mut self, value: &WrittenValue) {
        self.kind = value.shape.as_ref().map(type_words).unwrap_or_default();
        match FieldKind::of(value) {
            Ok(field) => self.field = field,
            Err(reason) => self.locked = Some(reason),
        }
        self.choices = match &value.shape {
            Some(Shape::Boolean) => ["true", "false"].map(str::to_owned).to_vec(),
            Some(Shape::OneOf(words)) => words.iter().map(|word| word.to_string()).collect(),
            _ => Vec::new(),
        };
    }

    fn set_uses(
        &mut self,
        site: &LoadedSite,
        database: &Database,
        source: &SourcePath,
        path: &str,
        current: Option<LocaleIndex>,
    ) {
        let own = site.pages.iter().position(|page| page.source == *source);
        let (shown, read): (Vec<RouteIndex>, usize) = match own {
            Some(page) => (site.routes.locales(page).map(|locale| (page, locale)).collect(), 0),
            None => {
                let reads = DataReads::collect(site, database);
                (reads.shown(path).into_iter().collect(), reads.readers(path).len())
            }
        };
        (self.routes, self.readers) = (shown.len(), read);
        let locale = current.unwrap_or(site.config.default_locale);
        let here = shown.iter().filter(|(_, shown)| *shown == locale).take(MAX_SHOWN);
        let pages = here.map(|(page, locale)| ShownPage {
            page: site.pages[*page].id.to_string(),
            url: site.routes.url(&site.config, *locale, *page),
        });
        self.shown = pages.collect();
    }
}

/// Returns the change of the file for a new text of a value.
pub(in crate::serve) fn change(
    snapshot: &Snapshot,
    _: &LoadedSite,
    saved: &SavedValue,
) -> Result<NewChange, Refusal> {
    let source = SourcePath::new(saved.file.clone());
    let (text, value) = find(snapshot, &source, &saved.value)?;
    let field = FieldKind::of(&value).map_err(Refusal::Invalid)?;
    let before = read_known(snapshot, &source, Some(&saved.digest))?;
    if let Some((_, c)) = forbidden(&saved.text) {
        return Err(Refusal::invalid(format!(
            "the text has U+{:04X}, a control character",
            c as u32
        )));
    }
    let new = with_newlines(&saved.text);
    let old = value.text.as_deref().unwrap_or_default();
    let end = if old.ends_with('\n') { "\n" } else { "" };
    let new = match field {
        FieldKind::Lines => new.trim_end().to_owned() + end,
        _ => new.trim().to_owned(),
    };
    let name = saved.value.clone();
    if new == old {
        return Ok(NewChange { name, texts: Vec::new(), files: Vec::new() });
    }
    let after = value.replaced(&source, &text, &new).ok_or_else(|| {
        Refusal::invalid(format!("`{source}` can't have this text here; change it in the file"))
    })?;
    let after = with_mark(snapshot, &saved.file, &after);
    let texts = vec![ChangedText {
        tag: String::new(),
        file: source.clone(),
        before: old.to_owned(),
        after: new,
    }];
    Ok(NewChange { name, texts, files: vec![FileChange { path: source, before, after }] })
}
