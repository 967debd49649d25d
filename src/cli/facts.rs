//! Runs `facts`, which lists the facts of `content/data/`.

use std::collections::BTreeSet;
use std::sync::Arc;

use anyhow::bail;
use clap::Args;
use serde::Serialize;
use serde_json::json;

use crate::build::pipeline::{BuildSession, Options, start};
use crate::build::value_uses::DataReads;
use crate::cli::day::parse_day;
use crate::cli::terminal::{
    Common, SITE_ERRORS, SUCCESS, aligned, counted, print, print_json, print_report,
};
use crate::content::Days;
use crate::content::schema::Data;
use crate::engine::diagnostic::{Code, Report, position};
use crate::engine::output::NullSink;
use crate::engine::source::Snapshot;
use crate::i18n::message::{fact_text, split_locale};
use crate::page::render::LoadedSite;

/// The arguments of `facts`.
#[derive(Args)]
pub(super) struct FactsArguments {
    /// Only the facts at this path or below it, such as offer or offer.price
    path: Option<String>,
    /// Only the dates that have passed on this day, such as 2026-11-30
    #[arg(long, value_name = "DATE", value_parser = parse_day)]
    as_of: Option<String>,
}

/// A value of the data.
#[derive(Serialize)]
struct Fact {
    name: String,
    value: String,
    unit: Option<String>,
    source: Option<String>,
    as_of: Option<String>,
    is_date: bool,
    file: String,
    line: usize,
    /// The ids of the pages that show it by a message or by `fact()`.
    pages: BTreeSet<String>,
    /// The ids of the other pages of which a template reads the whole file.
    readers: BTreeSet<String>,
    /// The places of numbers in texts that equal it: `file:line`.
    typed: Vec<String>,
    /// The names of facts of the same unit that have another value by another source.
    conflicts: Vec<String>,
}

impl Fact {
    /// Returns whether it is the same fact by another source: beside it, or with the same key in
    /// another file.
    fn is_by_other_source(&self, other: &Fact) -> bool {
        let names = [&self.name, &other.name].map(|name| name.rsplit_once('.'));
        let [Some((record, key)), Some((others, other_key))] = names else { return false };
        let is_same = record == others || self.file != other.file && key == other_key;
        is_same && self.source.is_some() && other.source.is_some() && self.source != other.source
    }
}

/// Prints the facts.
pub(super) fn run(common: &Common, arguments: &FactsArguments) -> anyhow::Result<u8> {
    let snapshot = Arc::new(Snapshot::scan(&common.root));
    let options = Options { drafts: true, days: Days::All, ..Options::default() };
    // A session of several builds records which pages read a value.
    let mut session = BuildSession::new();
    let started = start(&snapshot, &options, &mut session, &NullSink, &())?;
    let site = started.site().cloned();
    let report = started.finish(&|| false)?.expect("nothing cancels it").report;
    let errors = report.errors_only();
    print_report(common, &errors, &snapshot);
    let Some(site) = site else { bail!("the facts are known once site.toml has no errors") };
    let reads = DataReads::collect(&site, &session.database());
    let mut facts = facts(&site, &reads);
    add_typed(&mut facts, &site, &report);
    if let Some(path) = &arguments.path {
        let is_below = |name: &str| {
            name.strip_prefix(&**path).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        facts.retain(|fact| is_below(&fact.name));
        if facts.is_empty() && !errors.has_errors() {
            bail!("there is no fact at `{path}`; `archipel facts` lists all");
        }
    }
    if let Some(day) = &arguments.as_of {
        facts.retain(|fact| fact.is_date && fact.value.get(..day.len()) <= Some(day));
    }
    if common.json {
        let diagnostics = common.shown(&errors).records(&snapshot);
        let is_ok = !errors.has_errors();
        print_json(&json!({
            "ok": is_ok, "failure": null, "diagnostics": diagnostics, "facts": facts,
        }));
    } else {
        print(&table(&facts));
        print(&typed(&facts));
        print(&conflicts(&facts));
    }
    Ok(if errors.has_errors() { SITE_ERRORS } else { SUCCESS })
}

/// The numbers, dates and records with a value, and the texts that a page shows.
fn facts(site: &LoadedSite, reads: &DataReads) -> Vec<Fact> {
    let mut found = Vec::new();
    for (name, file) in &site.data_files.files {
        collect(&file.data, &mut name.to_string(), &mut |path, data, about| {
            let Some(value) = written(data) else { return };
            let Some(place) = site.data_files.place(path) else { return };
            let pages = |routes: BTreeSet<(usize, usize)>| -> BTreeSet<String> {
                routes.iter().map(|(page, _)| site.pages[*page].id.to_string()).collect()
            };
            let shown = reads.shown(path);
            if matches!(data, Data::Text(_)) && about.is_none() && shown.is_empty() {
                return;
            }
            let text = site.snapshot.read_text(place.path.as_str()).unwrap_or_default();
            let beside = |keys: &[&str]| keys.iter().find_map(|key| written(about?.get(key)?));
            found.push(Fact {
                name: path.to_owned(),
                value,
                unit: beside(&["unit"]),
                source: beside(&["source"]),
                as_of: beside(&["as_of", "as-of"]),
                is_date: matches!(data, Data::Date(_)),
                file: place.path.to_string(),
                line: position(&text, place.start).0,
                pages: pages(shown),
                readers: pages(reads.readers(path)),
                typed: Vec::new(),
                conflicts: Vec::new(),
            });
        });
    }
    let conflicts = |fact: &Fact| -> Vec<String> {
        let others = found.iter().filter(|other| {
            fact.unit == other.unit && fact.value != other.value && fact.is_by_other_source(other)
        });
        others.map(|other| other.name.clone()).collect()
    };
    let all: Vec<_> = found.iter().map(conflicts).collect();
    for (fact, conflicts) in found.iter_mut().zip(all) {
        fact.conflicts = conflicts;
    }
    found
}

/// Visits the values of a tree: a record with a `value` is one value, with the record about it.
fn collect(data: &Data, path: &mut String, visit: &mut dyn FnMut(&str, &Data, Option<&Data>)) {
    let mut below = |key: &str, data: &Data, path: &mut String| {
        let length = path.len();
        path.push('.');
        path.push_str(key);
        collect(data, path, visit);
        path.truncate(length);
    };
    match data {
        Data::Record(fields) => match data.get("value") {
            Some(value) => visit(path, value, Some(data)),
            None => fields.iter().for_each(|(key, item)| below(key, item, path)),
        },
        Data::List(items) => {
            for (at, item) in items.iter().enumerate() {
                below(&at.to_string(), item, path);
            }
        }
        _ => visit(path, data, None),
    }
}

/// A text, a number or a date as it is written.
fn written(data: &Data) -> Option<String> {
    match data {
        Data::Text(text) | Data::Integer(text, _) | Data::Number(text, _) | Data::Date(text) => {
            Some(text.to_string())
        }
        _ => None,
    }
}

/// Adds the places of numbers in texts that equal a fact as it is formatted in their language.
fn add_typed(facts: &mut [Fact], site: &LoadedSite, report: &Report) {
    for one in report.iter().filter(|one| one.code == Code::TypedNumber) {
        let Some(place) = &one.place else { continue };
        let text = site.snapshot.read_text(place.path.as_str()).unwrap_or_default();
        let Some(number) = text.get(place.start..place.end) else { continue };
        let tag = split_locale(place.path.as_str()).map(|(tag, _)| tag);
        let locale = site.config.locales.iter().position(|locale| Some(&*locale.tag) == tag);
        let locale = locale.unwrap_or(site.config.default_locale);
        let formatter = &site.catalogs[locale].formatter;
        let line = position(&text, place.start).0;
        for fact in facts.iter_mut() {
            let value = site.data_files.fact(&fact.name);
            let shown = value.and_then(|value| fact_text(value, None, formatter).ok());
            let is_same = |(shown, decimal): (String, Option<_>)| {
                decimal.is_some() && (shown == number || fact.value == number)
            };
            if shown.is_some_and(is_same) {
                fact.typed.push(format!("{}:{line}", place.path));
            }
        }
    }
}

fn table(facts: &[Fact]) -> String {
    let rows = facts.iter().map(|fact| {
        [
            fact.name.clone(),
            first_line(&fact.value),
            fact.unit.clone().unwrap_or_default(),
            fact.as_of.clone().unwrap_or_default(),
            fact.pages.len().to_string(),
            fact.readers.len().to_string(),
            format!("{}:{}", fact.file, fact.line),
            fact.source.clone().unwrap_or_default(),
        ]
    });
    let head = ["fact", "value", "unit", "as of", "pages", "readers", "place", "source"];
    aligned(head, &[0, 2, 3, 6, 7], rows)
}

fn first_line(text: &str) -> String {
    match text.split_once('\n') {
        Some((line, rest)) if !rest.trim().is_empty() => format!("{line} …"),
        Some((line, _)) => line.to_owned(),
        None => text.to_owned(),
    }
}

/// The numbers in texts that equal a fact.
fn typed(facts: &[Fact]) -> String {
    let lines: Vec<String> = facts
        .iter()
        .flat_map(|fact| fact.typed.iter().map(|place| format!("{place}: {}\n", fact.name)))
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    let count = counted(lines.len(), "number in a text equals", "numbers in texts equal");
    format!("\n{count} a fact:\n{}", lines.concat())
}

/// The facts that differ by their source.
fn conflicts(facts: &[Fact]) -> String {
    let lines: Vec<String> = facts
        .iter()
        .filter(|fact| !fact.conflicts.is_empty())
        .map(|fact| {
            let Fact { name, value, file, line, .. } = fact;
            let unit = fact.unit.as_ref().map(|unit| format!(" {unit}")).unwrap_or_default();
            let source = fact.source.as_deref().unwrap_or_default();
            format!("{file}:{line}: {name} is {value}{unit} by {source}\n")
        })
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    let count = counted(lines.len(), "fact has", "facts have");
    format!("\n{count} another value by another source:\n{}", lines.concat())
}
