//! Data files in YAML, JSON, TOML and CSV: all become the same tree, with spans.

use crate::base::limit::YAML_LEVELS;
use crate::content::csv;
use crate::content::folders::DATA;
use crate::content::yaml::{self, Node, Value};
use crate::engine::diagnostic::{Code, Diagnostic, Lookalike, Place, Report, offset_of, read};
use crate::engine::source::{Snapshot, SourcePath};

/// The endings of data files.
pub(super) const ENDINGS: [&str; 4] = ["yaml", "json", "toml", "csv"];

/// The key by which a JSON file names its schema; it is not part of the data.
const SCHEMA: &str = "$schema";

/// The name of a data file without its ending, and its ending.
pub(super) fn data_name(path: &SourcePath) -> Option<(&str, &'static str)> {
    let (name, ending) = path.as_str().strip_prefix(DATA)?.rsplit_once('.')?;
    let ending = ENDINGS.into_iter().find(|known| *known == ending)?;
    let is_one =
        !name.is_empty() && !name.contains('/') && path.with_intended_extension(&ENDINGS).is_none();
    is_one.then_some((name, ending))
}

/// The name of a data file with another extension, and the path that was probably intended.
pub(super) fn misnamed_data<'a>(
    snapshot: &Snapshot,
    path: &'a SourcePath,
) -> Option<(&'a str, SourcePath)> {
    let meant = path.with_intended_extension(&ENDINGS)?;
    let name = path.as_str().strip_prefix(DATA)?.get(..data_name(&meant)?.0.len())?;
    let exists = |ending: &str| snapshot.contains(&format!("{DATA}{name}.{ending}"));
    (!ENDINGS.into_iter().any(exists)).then_some((name, meant))
}

/// Reads a data file. All mistakes are reported.
pub(super) fn parse_data(
    snapshot: &Snapshot,
    path: &SourcePath,
    ending: &str,
    report: &mut Report,
) -> Option<Node> {
    let text = read(snapshot, path, report)?;
    parse_text(path, &text, ending, report)
}

/// Parses the text of a data file with that ending. All mistakes are reported.
pub(super) fn parse_text(
    path: &SourcePath,
    text: &str,
    ending: &str,
    report: &mut Report,
) -> Option<Node> {
    match ending {
        "json" => json(path, text, report),
        "toml" => {
            let (node, is_valid) = yaml::parse_toml(path, text, Code::DataSyntax, report);
            is_valid.then_some(node)
        }
        "csv" => csv::parse(path, text, report),
        _ => yaml::parse(path, text, report),
    }
}

/// JSON is parsed as YAML, of which it is a subset, since that parser provides the place of every
/// value.
fn json(path: &SourcePath, text: &str, report: &mut Report) -> Option<Node> {
    if let Err(error) = serde_json::from_str::<serde_json::Value>(text) {
        let words = error.to_string();
        let words = words.split(" at line ").next().unwrap_or_default();
        let at = offset_of(text, error.line(), error.column());
        if words == "recursion limit exceeded" {
            let message = format!("the file has {YAML_LEVELS}");
            let deep = Diagnostic::new(Code::DataSyntax, message).at(Place::new(path, at..at));
            report.add(deep.hint("flatten them"));
            return None;
        }
        let mistake = Diagnostic::new(Code::DataSyntax, format!("the JSON can't be read: {words}"))
            .at(Place::new(path, at..at))
            .hint(json_hint(&text[at..], words));
        report.add(match Lookalike::on_line(text, at) {
            Some(found) => mistake.lookalike(found),
            None => mistake,
        });
        return None;
    }
    // YAML does not allow tabs in indentation, and valid JSON has no others.
    let mut read = Report::new();
    let node = yaml::parse(path, &text.replace('\t', " "), &mut read);
    for mistake in read.iter().cloned() {
        report.add(match mistake.code {
            Code::YamlSyntax => of_json(mistake),
            _ => mistake,
        });
    }
    let mut node = node?;
    if let Value::Map(entries) = &mut node.value {
        entries.retain(|(key, _)| &*key.text != SCHEMA);
    }
    Some(node)
}

/// The instruction for an error of the JSON parser, before `rest`.
fn json_hint(rest: &str, error: &str) -> &'static str {
    let begins = |words: &[&str]| words.iter().any(|word| rest.starts_with(word));
    if error == "invalid escape" {
        return "write `\\\\` for a backslash";
    }
    if error.contains("escape") {
        return "write the character itself: half of a pair is no character";
    }
    if error == "number out of range" {
        return "write a number that fits into 64 bits, or the digits as text in double quotes";
    }
    if begins(&["//", "/*", "#"]) {
        return "JSON has no comments: remove it, or write the file as YAML";
    }
    if begins(&["NaN", "Infinity", "-Infinity", "undefined"]) {
        return "JSON has only numbers that are finite; a value that is absent is `null`";
    }
    "keys and text are in double quotes, and commas only between values"
}

/// The diagnostic of the YAML parser with the code and words for JSON.
fn of_json(mistake: Diagnostic) -> Diagnostic {
    let message = mistake.message.replace("the YAML can't be read", "the JSON can't be read");
    Diagnostic { code: Code::DataSyntax, message, ..mistake }
        .hint("write control characters as `\\u0085`, and keys with at most 1,024 characters")
}
