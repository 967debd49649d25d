//! Numbers in the texts of templates and islands that equal a fact.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::base::text::{line_start, span_of};
use crate::content::{DATA_FILES, config};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::query::{Build, Query};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::glossary::SITE_GLOSSARY;
use crate::i18n::message::{FORMATTER, fact_text};
use crate::template::without_tags;

/// The attributes whose values are read by visitors.
const READ: [&str; 4] = [" alt=\"", " title=\"", " aria-label=\"", " placeholder=\""];

/// Checks the texts in the markup of templates and islands. Without a glossary, typed numbers are
/// not checked.
pub(super) fn check_literals(snapshot: &Snapshot, build: &Build) {
    let is_island = |path: &str| {
        path.ends_with(".tsx") && !path.contains("/node_modules/") && !path.contains(".test.")
    };
    let islands = snapshot.under("islands/").filter(|path| is_island(path.as_str()));
    for path in snapshot.under("templates/").chain(islands) {
        if [".html", ".tsx"].iter().any(|end| path.as_str().ends_with(end)) {
            build.reader().get(&LITERALS, path.as_str());
        }
    }
}

/// Checks the file at that path.
static LITERALS: Query<()> = Query::new(|reader, path, report| {
    let glossary = reader.get(&SITE_GLOSSARY, "");
    let config = config::current(reader);
    let tag = &config.locales[config.default_locale].tag;
    let Some(text) = reader.snapshot().read_text(path).ok().filter(|_| !glossary.is_empty()) else {
        return;
    };
    let (text, mut found) = (without_tags(&text), Report::new());
    glossary.check_spans(&SourcePath::new(path), &text, &read_texts(&text), tag, &mut found);
    let is_number = |one: &&Diagnostic| one.code == Code::TypedNumber;
    for place in found.iter().filter(is_number).filter_map(|one| one.place.clone()) {
        let number = &text[place.start..place.end];
        let facts = reader.get(&FACT_NUMBERS, "");
        let Some(fact) = facts.get(number).filter(|_| !is_in_word(&text, &place)) else { continue };
        let message = format!("`{number}` is the fact `{fact}`");
        let hint = match path.ends_with(".html") {
            true => format!("write `{{{{ fact(\"{fact}\") }}}}`"),
            false => format!(
                "pass it as a prop: `fact(\"{fact}\")` in the call of the island, or use \
                 `${}` in a message",
                fact.replace('.', "-")
            ),
        };
        report.add(Diagnostic::new(Code::TypedNumber, message).at(place).hint(hint));
    }
});

/// The names of facts by their numbers: as they are written, and as texts show them in the default
/// language.
static FACT_NUMBERS: Query<BTreeMap<String, String>> = Query::with_cutoff(|reader, _, _| {
    let config = config::current(reader);
    let formatter = reader.get(&FORMATTER, &config.locales[config.default_locale].tag);
    let data_files = reader.get(&DATA_FILES, "");
    let mut facts = BTreeMap::new();
    for path in data_files.paths() {
        let text = data_files.fact(&path).and_then(|fact| fact_text(fact, None, &formatter).ok());
        if let Some((shown, Some((number, _)))) = text {
            for number in [shown, number.to_string()] {
                facts.entry(number).or_insert_with(|| path.clone());
            }
        }
    }
    facts
});

/// The spans of the texts in markup: between tags, and in attributes that visitors read. In code,
/// only parts that are surely no code.
fn read_texts(plain: &str) -> Vec<Range<usize>> {
    let is_delimiter = |c: char| matches!(c, '<' | '>' | '{' | '}');
    let is_text = |part: &&str| {
        let at = span_of(plain, part).map_or(0, |span| span.start);
        let (before, after) = (&plain[..at], &plain[at + part.len()..]);
        let is_between = before.strip_suffix('>').is_some_and(is_tag) && !after.starts_with('}')
            || before.ends_with('}') && after.starts_with("</");
        let is_code = part.contains([';', '=', '"', '`', '&', '|', '?']);
        is_between && !is_code && part.matches('(').count() == part.matches(')').count()
    };
    let between = plain.split(is_delimiter).filter(is_text);
    let values = READ.iter().flat_map(|name| {
        let starts = plain.match_indices(name).map(|(at, name)| at + name.len());
        starts.filter_map(|start| plain[start..].split('"').next())
    });
    between.chain(values).filter_map(|part| span_of(plain, part)).collect()
}

/// Returns whether the sign `>` after a text ends a tag: it is no arrow and no comparison.
fn is_tag(before: &str) -> bool {
    let line = &before[line_start(before, before.len())..];
    !before.ends_with('=') && (!before.ends_with(' ') || line.trim().is_empty())
}

/// Returns whether a number is part of a name, such as that of a standard, or of a longer number.
fn is_in_word(text: &str, place: &Place) -> bool {
    let (before, after) = (&text[..place.start], &text[place.end..]);
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '#');
    let rest = after.strip_prefix('-').unwrap_or(after);
    before.ends_with(is_part) || rest.starts_with(|c: char| c.is_numeric())
}
